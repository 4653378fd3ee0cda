/** The picture of a table as the hall sends it, typed. */
import type { Question, Table } from '../../lib/game';

export type Face = 'axe' | 'sword' | 'spear' | 'shield' | 'bow' | 'x';
/** How many dice show each face. */
export type Dice = Partial<Record<Face, number>>;

export interface WarriorView {
  slot: number;
  card: string;
  tyr: string | null;
}

export interface PlayerView {
  seat: number;
  shield: string;
  jarl: string | null;
  /** to choose from */
  jarls: string[];
  own_shields: number;
  /** by the sign of whom they were taken from */
  captured: Record<string, number>;
  companion: number | null;
  viking_level: number | null;
  /** slots of the squad */
  limit: number;
  squad: WarriorView[];
  clans: Record<string, number>;
  hand_size: number;
  hand: string[];
  /** cards of another's hand that the viewer knows */
  known: string[];
  drawn: string[];
  on_deck: string | null;
  valhalla_size: number;
  valhalla: string[];
  valour: number | null;
  score: number;
  /** where the score came from, when the game is over */
  parts: Record<string, number> | null;
}

export interface LedgerView {
  of: string;
  card: string | null;
  strength: number;
}

export interface SideView {
  seat: number;
  /** free dice: those on warriors are no longer among them */
  dice: Dice;
  /** taken up for a reroll, and not rolled yet */
  picked: Dice;
  caches: Dice;
  active: number[];
  entering: number[];
  tactics: string[];
  free_rerolls: number;
  die_on_jarl: boolean;
  ledger: LedgerView[];
  /** by slot: what an idle warrior would add */
  worth: Record<string, number>;
  strength: number;
}

export interface FightView {
  kind: 'battle' | 'ragnarok' | 'hunt' | 'onslaught';
  attacker: number | null;
  defender: number | null;
  winner: number | null;
  surrounded: boolean;
  /** slots of the defender that are shut out */
  blocked: number[];
  /** slots of the attacker that are on the path to Valhalla */
  on_path: number[];
  help: { seat: number; card: string; side: number }[];
  /** by seat: 1 on the attacker, 2 on the defender */
  bets: Record<string, number>;
  sides: (SideView | null)[];
}

export interface MonsterView {
  id: string;
  wounds: number;
  card: string | null;
  next: string | null;
  strength: number | null;
  limit: number | null;
  dice: Dice;
  free_dice: number;
  outcome: 'open' | 'won' | 'lost';
}

export interface View {
  game: string;
  over: boolean;
  options: string[];
  phase: string;
  first_player: number;
  turn: number | null;
  turns_left: number | null;
  deck: number;
  on_deck_by: number | null;
  /** the last one lies on top */
  discard: string[];
  reserve: string[];
  loki: string | null;
  grey_dice: number;
  players: PlayerView[];
  fight: FightView | null;
  monster: MonsterView | null;
  winners: number[];
  seat: number | null;
  question: Question | null;
}

export type HallTable = Table<View>;

export const FACES: readonly Face[] = ['axe', 'sword', 'spear', 'shield', 'bow', 'x'];
/** A companion's slots follow one's own. */
export const SLOTS = 6;

/** Dice one by one: `['axe', 'axe', 'x']`. */
export function spread(dice: Dice): Face[] {
  return FACES.flatMap((face) => Array.from({ length: dice[face] ?? 0 }, () => face));
}
