/** The log as it is read: told lines, equal neighbours folded into one. */
import type { GameEvent } from './game';
import type { GameWords } from './words';

export interface LogLine {
  n: number;
  text: string;
  times: number;
  rule: string;
  spots: string[];
  quiet: boolean;
}

/** Sentences told already. What the seats are called is in them, so they hold as long as that does. */
interface Told {
  called: string;
  texts: WeakMap<GameEvent, string>;
}
const told = new WeakMap<GameWords, Told>();
const MOST_SEATS = 6;

function textsOf(words: GameWords, view: unknown): Told['texts'] {
  const called = Array.from({ length: MOST_SEATS }, (_, seat) => words.seat(view, seat)).join();
  const known = told.get(words);
  if (known?.called === called) return known.texts;
  const fresh = { called, texts: new WeakMap<GameEvent, string>() };
  told.set(words, fresh);
  return fresh.texts;
}

export function tell(events: GameEvent[], words: GameWords, view: unknown): LogLine[] {
  const texts = textsOf(words, view);
  const lines: LogLine[] = [];
  for (const event of events) {
    const text = texts.get(event) ?? words.event(event, view);
    texts.set(event, text);
    const last = lines.at(-1);
    if (last?.text === text) {
      last.times += 1;
      continue;
    }
    lines.push({
      n: event.n,
      text,
      times: 1,
      rule: words.eventRule(event),
      spots: words.eventSpots(event),
      quiet: words.kit.quiet.includes(event.event),
    });
  }
  return lines;
}
