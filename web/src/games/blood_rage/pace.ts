/** How long each event is shown, and which are told large. */
import type { GameEvent } from '../../lib/game';
import { numberOf } from './view';

/** ms at normal speed; what is not listed is not shown on the scene. */
const PACE: Record<string, number> = {
  first_player: 700,
  clan: 500,
  doom: 400,
  destroyed_early: 700,
  age: 1200,
  phase: 700,
  picked: 90,
  passed_packs: 400,
  pass: 600,
  invade: 650,
  march: 450,
  move: 600,
  join: 650,
  retreated: 650,
  upgrade: 900,
  replaced: 300,
  quest_laid: 450,
  mystic: 400,
  monster_left: 500,
  pillage: 900,
  holds_back: 250,
  unopposed: 700,
  battle: 600,
  reveal: 1000,
  silenced: 500,
  watch: 900,
  treated: 600,
  added: 900,
  strength: 450,
  won: 1100,
  tie: 1100,
  card_stolen: 600,
  fell: 560,
  saved: 500,
  reward: 800,
  stat: 600,
  quest_shown: 700,
  quest_met: 900,
  quest_failed: 700,
  ragnarok: 1400,
  released: 500,
  scored: 700,
  god: 700,
  god_moved: 600,
};

export function linger(event: GameEvent): number {
  if (event.event === 'glory') return 600;
  if (event.event === 'rage') return numberOf(event, 'gained') ? 500 : 200;
  return PACE[event.event] ?? 0;
}

export const BANNERS: ReadonlySet<string> = new Set([
  'first_player',
  'age',
  'phase',
  'pillage',
  'unopposed',
  'battle',
  'won',
  'tie',
  'ragnarok',
  'released',
  'scored',
  'pass',
  'passed_packs',
  'destroyed_early',
  'god',
  'watch',
  'silenced',
  'holds_back',
]);

/** Events whose card is laid on the table for all to see. */
export const SHOWN_CARDS: ReadonlySet<string> = new Set([
  'reveal',
  'added',
  'upgrade',
  'treated',
  'quest_shown',
  'quest_met',
  'quest_failed',
  'card_stolen',
]);
