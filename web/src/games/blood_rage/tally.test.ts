import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/game';
import { course, tally } from './tally';

const glory = (n: number, seat: number, because: string, gained: number, lost = 0): GameEvent => ({
  event: 'glory',
  n,
  seat,
  because,
  gained,
  lost,
});
const EVENTS: GameEvent[] = [
  { event: 'age', n: 0, age: 1 },
  glory(4, 0, 'battle', 3),
  glory(5, 1, 'theft', 2),
  glory(6, 0, 'theft', 0, 2),
  { event: 'age', n: 9, age: 2 },
  glory(12, 1, 'ragnarok', 4),
];

test('glory is told by its causes, losses with it', () => {
  const [first, second] = tally(EVENTS, 2);
  expect(first).toMatchObject({ battle: 3, theft: -2, ragnarok: 0 });
  expect(second).toMatchObject({ battle: 0, theft: 2, ragnarok: 4 });
});

test('what came at once is one step of the course', () => {
  expect(course(EVENTS, 2)).toEqual({
    steps: [
      [0, 0],
      [1, 2],
      [1, 6],
    ],
    ages: [0, 1],
  });
});
