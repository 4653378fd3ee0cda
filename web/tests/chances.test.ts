import { expect, test } from 'vitest';
import { chancesAt, lineOf, nextSwing, signed, ticks } from '../src/lib/chances';
import type { Point, Swing } from '../src/lib/wire';

const points: Point[] = [
  { step: 2, chances: [0.5, 0.5] },
  { step: 5, chances: [0.75, 0.25] },
  { step: 9, chances: [1, 0] },
];
const swing = (step: number): Swing => ({ step, by: 'chance', answers: [], seat: 0, before: [0], after: [1] });

test('a chance holds until the next point, and the first one from the beginning', () => {
  expect(chancesAt(points, 0)).toEqual([0.5, 0.5]);
  expect(chancesAt(points, 4)).toEqual([0.5, 0.5]);
  expect(chancesAt(points, 5)).toEqual([0.75, 0.25]);
  expect(chancesAt(points, 12)).toEqual([1, 0]);
});

test('a line goes level and then up or down', () => {
  const path = lineOf(points, 1, (step) => step * 10, (chance) => 100 - chance * 100);
  expect(path).toBe('M20.0 50.0H50.0V75.0H90.0V100.0');
});

test('ticks are round and few', () => {
  for (const last of [1, 7, 48, 160, 333, 1251]) {
    const found = ticks(last);
    expect(found.length).toBeLessThanOrEqual(7);
    expect(found[0]).toBe(0);
    expect(found.at(-1)).toBeLessThanOrEqual(last);
  }
});

test('swings are gone through in the order of the game', () => {
  const swings = [swing(40), swing(7), swing(90)];
  expect(nextSwing(swings, 7, true)).toBe(40);
  expect(nextSwing(swings, 90, true)).toBe(90);
  expect(nextSwing(swings, 41, false)).toBe(40);
});

test('a change that rounds to nothing has no sign', () => {
  expect([0.123, -0.068, 0.002, -0.002].map(signed)).toEqual(['+12', '−7', '0', '0']);
});
