/** How long each event is shown, and which are told large. */
import type { GameEvent } from '../../lib/game';

/** ms at normal speed; what is not listed is not shown on the scene. */
const PACE: Record<string, number> = {
  first_player: 700,
  leader: 600,
  stall: 250,
  round: 1300,
  phase: 800,
  troll: 600,
  draugr: 450,
  monster: 450,
  rune_up: 250,
  merchant: 400,
  stock: 160,
  placed: 700,
  begged: 700,
  warriors: 520,
  sent_away: 400,
  marker: 600,
  sails: 900,
  built: 800,
  rune: 750,
  worker: 700,
  peeked: 700,
  drew_destiny: 400,
  kept_destiny: 400,
  rune_used: 1000,
  fulfilled: 1000,
  sent: 320,
  loaded: 320,
  hunt: 700,
  hunted: 800,
  fight: 900,
  kraken_fight: 1000,
  die: 230,
  reroll: 600,
  struck: 900,
  fell: 520,
  killed: 1200,
  kraken_killed: 1100,
  beaten: 1100,
  blamed: 800,
  voyage: 800,
  journey: 1400,
  food_gone: 400,
  troll_lives: 1200,
  bounty: 260,
  destiny_shown: 900,
  scored: 650,
};
const QUIET_CAUSES: ReadonlySet<string> = new Set(['start', 'price', 'swap']);

export function linger(event: GameEvent): number {
  if (event.event === 'gained' || event.event === 'spent') {
    return QUIET_CAUSES.has(String(event.because)) ? 160 : 480;
  }
  if (event.event === 'glory') return 620;
  if (event.event === 'warriors' && event.because === 'start') return 100;
  return PACE[event.event] ?? 0;
}

/** What has to be seen, however much waits behind it. */
const LEAST: Record<string, number> = {
  round: 500,
  fight: 350,
  kraken_fight: 500,
  die: 90,
  struck: 450,
  fell: 200,
  killed: 700,
  kraken_killed: 600,
  beaten: 600,
  journey: 700,
  troll_lives: 600,
  hunted: 400,
};

export function least(event: GameEvent): number {
  return LEAST[event.event] ?? 0;
}

/** Told in words over the harbour. */
export const BANNERS: ReadonlySet<string> = new Set([
  'first_player',
  'round',
  'phase',
  'begged',
  'sails',
  'built',
  'hunt',
  'hunted',
  'fight',
  'kraken_fight',
  'killed',
  'kraken_killed',
  'beaten',
  'blamed',
  'voyage',
  'journey',
  'troll_lives',
  'rune_used',
  'fulfilled',
  'destiny_shown',
  'scored',
]);
/** Bad news. */
export const DIRE: ReadonlySet<string> = new Set(['beaten', 'troll_lives', 'blamed']);
