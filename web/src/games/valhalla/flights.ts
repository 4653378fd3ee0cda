/** What flies over the scene at a moment: from one thing to another, found by their spots. */
import type { GameEvent } from '../../lib/game';
import { SIGN } from './icons';
import { numberOf, textOf } from '../../lib/events';

export interface Flight {
  from: string;
  to: string;
  /** a card flies face up, or a pictogram */
  card: string;
  icon: string;
}

const seat = (n: unknown): string => `[data-seat="${String(n)}"]`;
const slot = (n: unknown, at: unknown): string => `${seat(n)} [data-slot="${String(at)}"]`;
const hand = (n: unknown): string => `${seat(n)} .in-hand`;
const side = (n: unknown): string => `[data-side="${String(n)}"]`;
const deck = '[data-pile="deck"]';
const pile = '[data-pile="discard"]';
const valhalla = (n: unknown): string => `${seat(n)} .in-valhalla`;

export function flightOf(e: GameEvent): Flight | null {
  const card = textOf(e, 'card');
  const fly = (from: string, to: string, icon: string = SIGN.hand): Flight => ({ from, to, card, icon });
  switch (e.event) {
    case 'drawn':
      return fly(deck, hand(e.seat));
    case 'discarded':
    case 'left_over':
      return fly(hand(e.seat), pile);
    case 'milled':
      return fly(deck, pile);
    case 'took_warrior':
      return fly('.center', seat(e.seat));
    case 'added':
      return fly(hand(e.seat), slot(e.seat, numberOfSlot(e)));
    case 'laid_under':
      return fly(hand(e.seat), slot(e.seat, numberOfSlot(e)));
    case 'dismissed':
      return fly(slot(e.seat, numberOfSlot(e)), pile);
    case 'armed':
      return { ...fly(`${side(e.seat)} .tray`, slot(e.seat, numberOfSlot(e)), SIGN.die), card: '' };
    case 'played':
      return fly(hand(e.seat), side(e.seat));
    case 'sent':
      return fly(seat(e.seat), valhalla(e.seat), SIGN.valhalla);
    case 'bonus':
      return fly(pile, valhalla(e.seat), SIGN.valour);
    case 'taken_back':
      return fly(pile, hand(e.seat));
    case 'stolen':
      return fly(hand(e.victim), hand(e.seat));
    case 'shield':
      return { ...fly(seat(e.victim), seat(e.seat), SIGN.shield), card: '' };
    case 'put_on_deck':
      return fly(hand(e.seat), deck);
    case 'laid':
      return fly(hand(e.seat), '.center');
    case 'filled':
      return fly('.center', hand(e.seat));
    default:
      return null;
  }
}

function numberOfSlot(e: GameEvent): number {
  return typeof e.slot === 'string' ? Number(e.slot) : numberOf(e, 'slot');
}
