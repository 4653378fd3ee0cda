import { expect, test } from 'vitest';
import { box, dicePattern, needOf } from './box';
import { KIT } from './testing';

const { cards, monster, shields } = box(KIT);

test('cards go by the ids of the views', () => {
  expect(cards.get('bear_axe')).toMatchObject({ type: 'warrior', clan: 'bear', strength: 3, valour: 1 });
  expect(cards.get('heroic_4_axe')).toMatchObject({ type: 'tactic', amount: 4, face: 'axe' });
});

test('the chance to arm is found by how the symbols repeat', () => {
  expect(cards.get('bear_axe')?.chance).toBe(0.9);
  expect(cards.get('bear_axe_axe_spear')?.chance).toBe(0.6);
  expect(cards.get('giant_pair')?.chance).toBe(0.99);
});

test('a card of Tyr spares one symbol, not two', () => {
  const bear = cards.get('bear_axe_axe_spear');
  const giant = cards.get('giant_pair');
  if (!bear || !giant) throw new Error('no such card');
  expect(needOf(bear, undefined)).toEqual(['axe', 'axe', 'spear']);
  expect(needOf(bear, cards.get('tyr_without_axe'))).toEqual(['axe', 'spear']);
  expect(needOf(giant, undefined)).toBeNull();
});

test.each([
  ['any_2', { axe: 1, bow: 1 }, ['axe', 'bow']],
  ['any_2', { axe: 2, x: 4 }, ['axe', 'axe']],
  ['pair', { axe: 1, bow: 2 }, ['bow', 'bow']],
  ['triple', { axe: 2, bow: 2 }, null],
  ['two_pairs', { axe: 4 }, ['axe', 'axe', 'axe', 'axe']],
  ['two_pairs', { axe: 3, bow: 1 }, null],
  ['different_3', { axe: 1, bow: 1, x: 3 }, null],
  ['different_4', { axe: 1, bow: 1, sword: 2, spear: 1 }, ['axe', 'bow', 'sword', 'spear']],
])('%s of %o', (pattern, dice, found) => {
  expect(dicePattern(pattern, dice)).toEqual(found);
});

test('shields against a monster are one heap for all', () => {
  expect(shields(2, false)).toBe(4);
  expect(shields(1, true)).toBe(4);
  expect(shields(2, true)).toBe(8);
});

test('a monster has two sides', () => {
  expect(monster('hel_1', false)?.abilities).toEqual([]);
  expect(monster('hel_1', true)?.abilities).toEqual([{ id: 'ignore_clan', clan: 'deer' }]);
  expect(monster('nobody', false)).toBeUndefined();
});
