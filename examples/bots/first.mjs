// The same bot in JavaScript:
//   meadhall arena blood_rage "program:node examples/bots/first.mjs" random
import { createInterface } from 'node:readline';

const LIKES = ['pillage', 'quest', 'upgrade', 'invade', 'send', 'attack', 'arm_best', 'add'];

function worth(option) {
  const rank = LIKES.indexOf(option.split(':')[0]);
  return (rank < 0 ? 0 : LIKES.length - rank) + Math.random();
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === 'welcome') {
    say({ type: 'ready', protocol: 1, name: 'First' });
  } else if (told.type === 'state') {
    const { number, options } = told.view.question;
    const rated = options.map((option) => [worth(option), option]);
    const [, best] = rated.reduce((one, other) => (one[0] >= other[0] ? one : other));
    say({ type: 'answer', seat: told.seat, number, option: best });
  }
}
