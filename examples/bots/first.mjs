// The same bot in JavaScript:
//   meadhall arena blood_rage "program:node examples/bots/first.mjs" random
import { createInterface } from 'node:readline';

const LIKES = ['pillage', 'quest', 'upgrade', 'invade', 'fight', 'send', 'attack', 'arm'];

function worth(option) {
  const rank = LIKES.indexOf(option.split(':')[0]);
  return (rank < 0 ? 0 : LIKES.length - rank) + Math.random();
}

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === 'welcome') say({ type: 'ready', protocol: 1, name: 'First' });
  const question = told.type === 'state' ? told.view.question : null;
  if (!question?.options?.length) continue;
  const rated = question.options.map((option) => [worth(option), option]);
  const [, best] = rated.reduce((a, b) => (a[0] >= b[0] ? a : b));
  say({ type: 'answer', id: crypto.randomUUID(), seat: told.seat, number: question.number, option: best });
}
