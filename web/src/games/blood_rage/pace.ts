/** How long each event is shown, how long at least, and which are told large. */
import type { GameEvent } from '../../lib/game';
import { numberOf } from '../../lib/events';

/** ms at normal speed: how long, and how long at least when others wait; what is not listed is not shown. */
const PACE: Record<string, readonly [number, number]> = {
  first_player: [700, 0],
  clan: [500, 0],
  doom: [400, 0],
  destroyed_early: [700, 0],
  age: [1300, 900],
  phase: [800, 450],
  picked: [90, 0],
  passed_packs: [400, 0],
  pass: [700, 350],
  invade: [700, 320],
  march: [500, 0],
  move: [620, 300],
  join: [650, 320],
  retreated: [650, 320],
  upgrade: [1100, 600],
  replaced: [300, 0],
  quest_laid: [500, 200],
  mystic: [400, 0],
  monster_left: [500, 0],
  pillage: [1000, 700],
  holds_back: [250, 0],
  unopposed: [900, 600],
  battle: [700, 450],
  reveal: [1000, 700],
  silenced: [700, 500],
  watch: [1000, 800],
  treated: [700, 500],
  added: [900, 700],
  strength: [700, 480],
  won: [1400, 1100],
  tie: [1400, 1100],
  card_stolen: [700, 400],
  fell: [560, 240],
  saved: [500, 240],
  reward: [900, 500],
  stat: [600, 250],
  quest_shown: [700, 400],
  quest_met: [1000, 700],
  quest_failed: [800, 500],
  ragnarok: [1900, 1600],
  released: [600, 0],
  scored: [800, 400],
  god: [700, 0],
  god_moved: [600, 300],
  glory: [620, 320],
};

export function linger(event: GameEvent): number {
  if (event.event === 'rage') return numberOf(event, 'gained') ? 500 : 160;
  return PACE[event.event]?.[0] ?? 0;
}

export function least(event: GameEvent): number {
  return PACE[event.event]?.[1] ?? 0;
}

/** Told large over the map. A battle tells of itself. */
export const BANNERS: ReadonlySet<string> = new Set([
  'first_player',
  'age',
  'phase',
  'pillage',
  'unopposed',
  'ragnarok',
  'released',
  'scored',
  'pass',
  'passed_packs',
  'destroyed_early',
  'god',
]);

/** Events whose card is laid on the table for all to see. */
export const SHOWN_CARDS: ReadonlySet<string> = new Set([
  'upgrade',
  'quest_shown',
  'quest_met',
  'quest_failed',
  'card_stolen',
]);
