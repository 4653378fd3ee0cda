/** How long each event is shown, and which are told large. */
import type { GameEvent } from '../../lib/game';

/** ms at normal speed; what is not listed is not shown on the scene. */
const PACE: Record<string, number> = {
  first_player: 700,
  jarl: 900,
  loki_card: 1100,
  revealed: 260,
  took_warrior: 600,
  shuffled: 500,
  turn: 60,
  drawn: 260,
  discarded: 420,
  added: 650,
  laid_under: 550,
  dismissed: 550,
  kept: 300,
  shows_hand: 800,
  attack: 1100,
  hunt: 1000,
  monster_attacks: 1200,
  helped: 1100,
  bet: 700,
  laid_die: 600,
  dice: 40,
  rolled: 170,
  set_die: 350,
  reroll: 600,
  played: 1000,
  paid: 600,
  armed: 520,
  die_lost: 600,
  blocked: 700,
  pathed: 800,
  strength: 1000,
  won: 1300,
  no_winner: 1200,
  shield: 900,
  no_shield: 600,
  shield_gone: 1000,
  sent: 600,
  held_back: 800,
  bonus: 700,
  mission: 1000,
  taken_back: 600,
  stolen: 700,
  level: 700,
  viking: 1000,
  thor: 800,
  loki: 1000,
  put_on_deck: 500,
  acts_again: 700,
  ending: 1400,
  ragnarok: 1600,
  left_over: 400,
  scored: 700,
  monster_die: 200,
  monster_wounded: 1300,
  monster_won: 1500,
  valour_lost: 700,
  swapped: 500,
  laid: 500,
  filled: 450,
  looked: 700,
};
const QUIET_DRAWS: ReadonlySet<string> = new Set(['setup']);

export function linger(event: GameEvent): number {
  if ((event.event === 'drawn' || event.event === 'discarded') && QUIET_DRAWS.has(String(event.because))) return 90;
  return PACE[event.event] ?? 0;
}

/** What has to be seen, however much waits behind it; `turn` and `dice` only tell the scene where it stands. */
const LEAST: Record<string, number> = {
  turn: 4,
  dice: 4,
  jarl: 350,
  attack: 450,
  hunt: 400,
  monster_attacks: 500,
  rolled: 60,
  played: 450,
  armed: 220,
  strength: 450,
  won: 650,
  no_winner: 600,
  shield: 400,
  shield_gone: 500,
  ending: 700,
  ragnarok: 800,
  monster_wounded: 700,
  monster_won: 900,
};

export function least(event: GameEvent): number {
  return LEAST[event.event] ?? 0;
}

/** Told in words over the table. */
export const BANNERS: ReadonlySet<string> = new Set([
  'first_player',
  'jarl',
  'loki_card',
  'attack',
  'hunt',
  'monster_attacks',
  'helped',
  'bet',
  'played',
  'strength',
  'won',
  'no_winner',
  'shield',
  'no_shield',
  'shield_gone',
  'held_back',
  'mission',
  'viking',
  'loki',
  'acts_again',
  'shows_hand',
  'ending',
  'ragnarok',
  'scored',
  'monster_wounded',
  'monster_won',
  'valour_lost',
  'pathed',
  'blocked',
  'die_lost',
]);
/** Told larger still. */
export const GRAND: ReadonlySet<string> = new Set(['won', 'ending', 'ragnarok', 'monster_wounded', 'monster_won']);
/** Bad news. */
export const DIRE: ReadonlySet<string> = new Set(['shield_gone', 'monster_won', 'no_winner', 'valour_lost', 'die_lost']);
