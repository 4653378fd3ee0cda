import { expect, test } from 'vitest';
import type { GameEvent } from '../../lib/game';
import { fold } from './fold';
import { event, KIT, player, view } from './testing';
import type { View } from './view';

const after = (start: View, ...events: GameEvent[]): View => events.reduce((now, e) => fold(now, e, KIT), start);
const roll = (seat: number, ...faces: string[]): GameEvent[] => faces.map((face) => event('rolled', { seat, face }));

const START = view([
  player(0, { hand: ['heroic_4_axe'], hand_size: 1, squad: [{ slot: 0, card: 'bear_axe', tyr: null }] }),
  player(1, { hand_size: 3, squad: [{ slot: 2, card: 'giant_pair', tyr: null }] }),
]);

test('a battle is told die by die', () => {
  const rolled = after(
    START,
    event('attack', { seat: 0, victim: 1 }),
    event('dice', { seat: 0, dice: 3 }),
    ...roll(0, 'axe', 'x', 'x'),
  );
  expect(rolled.fight?.sides[0]?.dice).toEqual({ axe: 1, x: 2 });

  const again = after(rolled, event('reroll', { seat: 0, discard: 'x' }), ...roll(0, 'bow'));
  expect(again.fight?.sides[0]?.dice, 'one is paid, one is taken up and falls anew').toEqual({ axe: 1, bow: 1 });

  const armed = after(again, event('armed', { seat: 0, card: 'bear_axe', slot: '0' }));
  expect(armed.fight?.sides[0]).toMatchObject({ dice: { bow: 1 }, active: [0], strength: 3 });

  const played = after(armed, event('played', { seat: 0, card: 'heroic_4_axe' }), event('strength', { seat: 0, strength: 7 }));
  expect(played.fight?.sides[0]).toMatchObject({ tactics: ['heroic_4_axe'], strength: 7 });
  expect(played.players[0]).toMatchObject({ hand: [], hand_size: 0 });

  const won = after(
    played,
    event('won', { seat: 0, victim: 1 }),
    event('shield', { seat: 0, victim: 1 }),
    event('sent', { seat: 0, card: 'bear_axe' }),
  );
  expect(won.players[0]).toMatchObject({ captured: { dragon: 1 }, squad: [], valhalla_size: 1 });
  expect(won.players[1]).toMatchObject({ own_shields: 3 });
  expect(won.fight?.winner).toBe(0);
  expect(after(won, event('turn', { seat: 1 })).fight).toBeNull();
  expect(START.fight, 'what was shown before is left alone').toBeNull();
});

test('a giant takes dice that fit its pattern', () => {
  const armed = after(
    START,
    event('attack', { seat: 1, victim: 0 }),
    event('dice', { seat: 1, dice: 4 }),
    ...roll(1, 'axe', 'bow', 'bow', 'x'),
    event('armed', { seat: 1, card: 'giant_pair', slot: '2' }),
  );
  expect(armed.fight?.sides[0]?.dice).toEqual({ axe: 1, x: 1 });
});

test('hidden cards are counted, known ones are seen', () => {
  const drawn = after(
    START,
    event('drawn', { seat: 1, card: null, because: 'phase' }),
    event('drawn', { seat: 0, card: 'bear_axe', because: 'loki' }),
    event('kept', { seat: 1, card: null }),
  );
  expect(drawn.deck).toBe(48);
  expect(drawn.players[0]?.hand).toEqual(['heroic_4_axe', 'bear_axe']);
  expect(drawn.players[1]).toMatchObject({ hand: [], hand_size: 4 });
  const stolen = after(drawn, event('stolen', { seat: 1, victim: 0, card: null, because: 'thor' }));
  expect(stolen.players.map(({ hand_size }) => hand_size)).toEqual([1, 5]);
});

test('the discard pile keeps its order', () => {
  const pile = after(
    START,
    event('discarded', { seat: 0, card: 'heroic_4_axe', because: 'setup' }),
    event('dismissed', { seat: 0, card: 'bear_axe', slot: '0' }),
    event('bonus', { seat: 1, card: 'heroic_4_axe', because: 'loki' }),
  );
  expect(pile.discard).toEqual(['bear_axe']);
  expect(pile.players[0]?.squad).toEqual([]);
  expect(pile.players[1]?.valhalla_size).toBe(1);
});

test('only dice that match stay on a monster', () => {
  const monster = { id: 'hel', wounds: 0, card: 'hel_1', next: 'hel_2', strength: 9, limit: 3 };
  const hunted = view([player(0)], { monster: { ...monster, dice: {}, free_dice: 6, outcome: 'open' } });
  const faces = ['axe', 'axe', 'bow', 'x'].map((face) => event('monster_die', { face }));
  expect(after(hunted, ...faces).monster).toMatchObject({ dice: { axe: 1, bow: 1 }, free_dice: 4 });
  expect(after(hunted, event('monster_wounded', { wounds: 1 })).monster).toMatchObject({ wounds: 1, card: 'hel_2' });
});
