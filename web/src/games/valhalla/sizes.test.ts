import { expect, test } from 'vitest';
import { sizes, type Room } from './sizes';

const DESK: Room = { width: 940, height: 800, slots: 4, hand: 5, others: 1, battle: false };
const GAPS = 3 * 7;

test.each([360, 390, 700])('four warriors stand side by side on a screen of %i', (width) => {
  const { narrow, mine, theirs } = sizes({ ...DESK, width });
  expect(narrow).toBe(true);
  expect(4 * mine + GAPS).toBeLessThan(width - 40);
  expect(4 * theirs + GAPS).toBeLessThan(width - 30);
});

test('a battle on a low screen and a full hand make cards smaller', () => {
  const { mine, held } = sizes(DESK);
  expect(sizes({ ...DESK, battle: true }).mine).toBeLessThan(mine);
  expect(sizes({ ...DESK, battle: true }).aside.played).toBeLessThan(sizes(DESK).aside.played);
  expect(sizes({ ...DESK, battle: true, height: 1000 }).mine).toBe(mine);
  expect(sizes({ ...DESK, hand: 9 }).held).toBeLessThan(held);
  expect(sizes({ ...DESK, slots: 6 }).mine).toBeLessThan(mine);
});

test.each([5, 6, 7, 8])('a hand of %i lies in one row on a desk', (hand) => {
  const { held } = sizes({ ...DESK, hand });
  expect(held).toBeGreaterThanOrEqual(62);
  expect(hand * held + (hand - 1) * 8).toBeLessThanOrEqual(940 * 0.68 - 7 - 22);
});

test('five other boards crowd the side, unless one only watches', () => {
  expect(sizes({ ...DESK, others: 5 })).toMatchObject({ crowded: true, theirs: 48 });
  expect(sizes({ ...DESK, others: 6, slots: 0 }).crowded).toBe(false);
  expect(sizes({ ...DESK, others: 5, width: 1400, height: 1080 }).theirs).toBeGreaterThan(48);
});
