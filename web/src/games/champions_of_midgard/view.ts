/** The picture of a table as the hall sends it, typed. */
import type { Question, Table } from '../../lib/game';

export type Weapon = 'sword' | 'spear' | 'axe';
export type Good = 'food' | 'wood' | 'coin' | 'favor' | 'blame';
export type Face = 'blank' | 'hit' | 'double' | 'shield';
/** How many there are of each thing. */
export type Amounts = Record<string, number>;

/** The chance to kill, and how many warriors are lost on average. */
export interface Odds {
  kill: number;
  losses: number;
}

export interface ChiefView extends Record<Good, number> {
  seat: number;
  leader: string | null;
  glory: number;
  warriors: Record<Weapon, number>;
  workers: number;
  to_place: number;
  begged: number;
  hired: boolean;
  ship: string | null;
  runes: { rune: string; used: boolean }[];
  destiny_count: number;
  destinies: string[];
  drawn: string[];
  put_under: string[];
  peeked: Record<string, string>;
  has_peeked: string[];
  slain: string[];
  score: Record<string, number> | null;
}

export interface LocationView {
  id: string;
  seat: number | null;
  stock?: number;
  owner?: number;
}

export interface FoeView {
  place: string;
  enemy: string | null;
  seat: number | null;
  sent: Amounts;
  /** of what is there now, for the one who sent it */
  odds?: Odds | null;
}

export interface ShoreView extends FoeView {
  shore: string;
  bounty: number;
  face_down: boolean;
  journey: string | null;
  ship: string | null;
  room: number | null;
}

export interface RollView {
  place: string;
  seat: number;
  sea_fight: boolean;
  attack: number | null;
  defence: number | null;
  damage: number;
  dice: Partial<Record<Weapon, Partial<Record<Face, number>>>>;
  in_hand: Partial<Record<Weapon, number>>;
  attacks: number;
  shields: number;
  shields_attack: boolean;
}

export interface View {
  game: string;
  over: boolean;
  round: number;
  phase: string;
  first_player: number;
  clans: ChiefView[];
  supply: Record<Weapon, number>;
  locations: LocationView[];
  hunters: number[];
  merchant: string | null;
  runes: string[];
  rune_deck: number;
  ships_on_offer: string[];
  hut_price: number | null;
  enemies: FoeView[];
  shores: ShoreView[];
  decks: number[];
  journeys_spent: Amounts;
  destiny_deck: number;
  roll: RollView | null;
  winners: number[];
  seat: number | null;
  question: Question | null;
}

export type MidgardTable = Table<View>;

export const WEAPONS: readonly Weapon[] = ['sword', 'spear', 'axe'];
export const FACES: readonly Face[] = ['double', 'hit', 'shield', 'blank'];
export const STORES: readonly Good[] = ['food', 'wood', 'coin', 'favor'];
export const PHASES: readonly string[] = ['round_setup', 'placing', 'assigning', 'resolving', 'clean_up'];

export function total(amounts: Amounts): number {
  return Object.values(amounts).reduce((sum, n) => sum + n, 0);
}

/** The warriors among what was sent. */
export function warriorsIn(sent: Amounts): number {
  return WEAPONS.reduce((sum, weapon) => sum + (sent[weapon] ?? 0), 0);
}

/** What the engine works out for an option of the open question; null where it tells nothing. */
export function oddsOf(table: MidgardTable, option: string): Odds | null {
  return (table.question?.odds?.[option] as Odds | undefined) ?? null;
}
