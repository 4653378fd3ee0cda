/** The picture of a table as the hall sends it, typed. */
import type { Question, Table } from '../../lib/game';

export type Figures = Record<string, number>;
export type StatId = 'rage' | 'axes' | 'horns';

export interface StatView {
  step: number;
  value: number;
}

export interface ClanView {
  seat: number;
  clan: string | null;
  glory: number;
  rage: number;
  passed: boolean;
  stats: Record<StatId, StatView>;
  on_board: number;
  reserve: Figures;
  valhalla: Figures;
  upgrades: Record<string, string>;
  hand_size: number;
  quests_laid: number;
  known: string[];
  hand: string[];
  quests: string[];
  pack: string[];
  buried: string[];
}

export interface ProvinceView {
  id: string;
  villages: number | null;
  token: string | null;
  pillaged: boolean;
  destroyed: boolean;
  god: string | null;
  figures: Record<string, Figures>;
  strength: Record<string, number>;
}

export interface FjordView {
  id: string;
  closed: boolean;
  figures: Record<string, Figures>;
}

export interface BattleView {
  province: string;
  raider: number;
  fighters: number[];
  winner: number | null;
  cards: Record<string, string>;
  added: Record<string, string[]>;
  treated: Record<string, number>;
  silenced: number[];
  totals: Record<string, number>;
  /** as far as it was watched: what each total is made of, the glory it brought, and that nobody won */
  parts?: Record<string, { figures: number; cards: number }>;
  gains?: Record<string, number>;
  tied?: boolean;
}

export interface View {
  game: string;
  over: boolean;
  age: number;
  phase: string;
  first_player: number;
  doom: (string | null)[];
  clans: ClanView[];
  provinces: ProvinceView[];
  fjords: FjordView[];
  discard: string[];
  drafted: number;
  battle: BattleView | null;
  winners: number[];
  seat: number | null;
  question: Question | null;
}

export type RageTable = Table<View>;

export const STATS: readonly StatId[] = ['rage', 'axes', 'horns'];
export const SLOTS: readonly string[] = [
  'leader',
  'warrior',
  'ship',
  'monster_1',
  'monster_2',
  'clan_1',
  'clan_2',
  'clan_3',
];
export const PHASES: readonly string[] = ['gods_gifts', 'action', 'discard', 'quest', 'ragnarok', 'release_valhalla'];

/** How many figures stand here, of all clans. */
export function crowd(figures: Record<string, Figures>): number {
  return Object.values(figures).reduce((sum, there) => sum + count(there), 0);
}

export function count(figures: Figures): number {
  return Object.values(figures).reduce((sum, n) => sum + n, 0);
}
