/** What flies over the scene at a moment: from one thing to another, found by their spots. */
import type { GameEvent } from '../../lib/game';
import { GOOD, RUNE, SIGN, WEAPON } from './icons';
import { numberOf, textOf } from '../../lib/events';

export interface Flight {
  from: string;
  to: string;
  icon: string;
  /** a worker of this seat flies instead of a pictogram */
  pawn?: number;
  told?: string;
}

const board = (seat: unknown): string => `[data-seat="${String(seat)}"]`;
const site = (id: string): string => `[data-spot="location:${id}"]`;
/** An enemy's place goes by several spots, as the question is. */
function field(place: string): string {
  const space = place === 'troll' ? 'troll_space' : place.replace('draugr_', 'draugr_space_');
  return `[data-spot="place:${place}"], [data-spot="shore:${place}"], [data-spot="location:${space}"]`;
}

/** `last`: where a worker was placed just before; what is gained comes from there. */
export function flightOf(e: GameEvent, last: string | null): Flight | null {
  const home = board(e.seat);
  const weapon = WEAPON[textOf(e, 'weapon')] ?? '';
  const place = textOf(e, 'place') || textOf(e, 'shore');
  const good = GOOD[textOf(e, 'good')] ?? '';
  const told = `×${numberOf(e, 'count')}`;
  switch (e.event) {
    case 'placed':
      return { from: home, to: site(textOf(e, 'location')), icon: '', pawn: numberOf(e, 'seat') };
    case 'warriors':
      return last ? { from: site(last), to: home, icon: weapon, told } : null;
    case 'gained':
      return last && e.because === 'location' ? { from: site(last), to: home, icon: good, told } : null;
    case 'spent':
      return last && e.because === 'price' ? { from: home, to: site(last), icon: good, told } : null;
    case 'sails':
      return { from: site(textOf(e, 'ship')), to: field(place), icon: SIGN.ship };
    case 'sent':
      return { from: home, to: field(place), icon: weapon };
    case 'loaded':
      return { from: home, to: field(place), icon: GOOD.food ?? '' };
    case 'rune':
      return { from: site('runesmith'), to: home, icon: RUNE[textOf(e, 'rune')] ?? '' };
    case 'built':
      return { from: site('shipwright'), to: home, icon: SIGN.ship };
    case 'marker':
      return { from: site('jarls_longhouse'), to: home, icon: SIGN.first };
    case 'killed':
      return { from: field(place), to: home, icon: SIGN.trophy };
    case 'blamed':
      return { from: home, to: board(e.other), icon: GOOD.blame ?? '' };
    case 'kept_destiny':
      return { from: site('sages_house'), to: home, icon: SIGN.destiny };
    default:
      return null;
  }
}
