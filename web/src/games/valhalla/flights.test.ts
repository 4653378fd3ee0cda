import { expect, test } from 'vitest';
import { flightOf } from './flights';
import { event } from './testing';

test('cards fly from where they were to where they are', () => {
  expect(flightOf(event('added', { seat: 1, card: 'bear_axe', slot: '2' }))).toMatchObject({
    from: '[data-seat="1"] .in-hand',
    to: '[data-seat="1"] [data-slot="2"]',
    card: 'bear_axe',
  });
  expect(flightOf(event('stolen', { seat: 0, victim: 2, card: null }))).toMatchObject({
    from: '[data-seat="2"] .in-hand',
    to: '[data-seat="0"] .in-hand',
    card: '',
  });
});

test('dice and shields are no cards', () => {
  expect(flightOf(event('armed', { seat: 1, card: 'bear_axe', slot: '0' }))).toMatchObject({ card: '' });
  expect(flightOf(event('shield', { seat: 0, victim: 1 }))).toMatchObject({
    from: '[data-seat="1"]',
    to: '[data-seat="0"]',
    card: '',
  });
});

test('what stays where it is does not fly', () => {
  expect(flightOf(event('won', { seat: 0, victim: 1 }))).toBeNull();
});
