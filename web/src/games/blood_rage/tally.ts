/** Where the glory of a game came from, and how it grew. */
import type { GameEvent } from '../../lib/game';
import { numberOf, textOf } from '../../lib/events';

/** Why glory is gained or lost, in the order of a game. */
export const CAUSES = [
  'battle',
  'reward',
  'card',
  'upgrade',
  'god',
  'theft',
  'quest',
  'ragnarok',
  'valhalla',
  'stats',
] as const;
export type Cause = (typeof CAUSES)[number];
export type Tally = Record<Cause, number>;

const isCause = (word: string): word is Cause => (CAUSES as readonly string[]).includes(word);
const net = (event: GameEvent): number => numberOf(event, 'gained') - numberOf(event, 'lost');
const ofGlory = (events: GameEvent[]): GameEvent[] => events.filter(({ event }) => event === 'glory');

/** One tally a seat. */
export function tally(events: GameEvent[], seats: number): Tally[] {
  const none = Object.fromEntries(CAUSES.map((cause) => [cause, 0])) as Tally;
  const found = Array.from({ length: seats }, () => ({ ...none }));
  for (const event of ofGlory(events)) {
    const row = found[numberOf(event, 'seat')];
    const cause = textOf(event, 'because');
    if (row && isCause(cause)) row[cause] += net(event);
  }
  return found;
}

export interface Course {
  /** the glory of every seat after each step; the first is the beginning */
  steps: number[][];
  /** at which step each age began */
  ages: number[];
}

/** Glory over the game; what came at once, by one answer, is one step. */
export function course(events: GameEvent[], seats: number): Course {
  const now = Array.from({ length: seats }, () => 0);
  const steps = [[...now]];
  const ages: number[] = [];
  let before = -Infinity;
  for (const event of events) {
    if (event.event === 'age') ages.push(steps.length - 1);
    if (event.event !== 'glory') continue;
    now[numberOf(event, 'seat')] = (now[numberOf(event, 'seat')] ?? 0) + net(event);
    if (event.n === before + 1) steps[steps.length - 1] = [...now];
    else steps.push([...now]);
    before = event.n;
  }
  return { steps, ages };
}
