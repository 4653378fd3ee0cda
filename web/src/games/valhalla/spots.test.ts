import { expect, test } from 'vitest';
import { slotSpot } from './spots';
import { battle, player, table, view } from './testing';

const FOUR = [0, 1, 2, 3].map((seat) => player(seat, { companion: (seat + 2) % 4 }));
const FIGHT = battle(0, 1, { winner: 0 });

test('slots are those of the board that the question is about', () => {
  expect(slotSpot(table(view(FOUR), 0, 'dismiss'), 0, 2)).toBe('slot:2');
  expect(slotSpot(table(view(FOUR), 0, 'dismiss'), 1, 2)).toBeNull();
  const fight = view(FOUR, { fight: FIGHT });
  expect(slotSpot(table(fight, 0, 'block'), 1, 3), 'the attacker blocks the defender').toBe('slot:3');
  expect(slotSpot(table(fight, 0, 'block'), 0, 3)).toBeNull();
  expect(slotSpot(table(fight, 1, 'hold_back'), 0, 1), 'the loser holds back the winner').toBe('slot:1');
});

test("a companion's slots follow one's own", () => {
  const fight = view(FOUR, { fight: FIGHT });
  expect(slotSpot(table(fight, 0, 'fight'), 2, 1)).toBe('slot:7');
  expect(slotSpot(table(fight, 0, 'fight'), 3, 1)).toBeNull();
  expect(slotSpot(table(fight, 2, 'send'), 2, 0), 'asked about warriors lent to a companion').toBe('slot:6');
});
