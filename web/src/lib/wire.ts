/** What the hall says and hears, as `server/wire.py` has it. */
import type { Fields, GameEvent } from './game';

export const LANGUAGES = ['en', 'ru', 'uk', 'bg'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Me {
  id: string;
  kind: 'guest' | 'account' | 'bot';
  name: string;
  language: string;
  webhook: string | null;
  webhook_kind: string;
  muted: string[];
}

export interface Changes {
  name?: string;
  language?: Language;
  webhook?: string;
  webhook_kind?: 'json' | 'discord';
}

export interface BotAccount {
  id: string;
  name: string;
  token: string | null;
}

export interface Who {
  id: string;
  name: string;
  kind: string;
}

export interface GameRow {
  key: string;
  seats: number[];
  options: Record<string, boolean>;
  /** options that a number of seats cannot do without */
  needs: Record<number, Record<string, boolean>>;
}

export interface Clock {
  step: number;
  reserve: number;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean>;
  language?: Language;
  public?: boolean;
  pace?: 'live' | 'turns';
  clock?: Clock | null;
  watch?: 'off' | 'public' | 'delayed';
  away_level?: string;
  hints?: boolean;
  mine?: number[];
  nonce?: string;
  bots?: string;
  start?: boolean;
}

export interface SeatRow {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  who: Who | null;
  level: string | null;
  away: boolean;
  here: boolean;
  mine: boolean;
  left: number | null;
  due: number | null;
}

export interface UndoAsked {
  seat: number;
  step: number;
  agreed: number[];
  needed: number[];
}

export interface TableRow {
  id: string;
  game: string;
  state: 'open' | 'playing' | 'over' | 'closed';
  seats: SeatRow[];
  options: Record<string, boolean>;
  language: string;
  public: boolean;
  pace: string;
  clock: Clock | null;
  watch: string;
  away_level: string;
  hints: boolean;
  host: string;
  mine: boolean;
  my_turn: boolean;
  waiting: number[];
  commitment: string;
  created: number;
  started: number | null;
  ended: number | null;
  scores: number[] | null;
  winners: number[] | null;
  steps: number;
  undo: UndoAsked | null;
  undo_free: boolean;
  invite: string | null;
  rematch: string | null;
  fork_of: string | null;
  now: number;
}

export interface Lobby {
  mine: TableRow[];
  open: TableRow[];
  watch: TableRow[];
}

export interface Step {
  table: TableRow;
  step: number;
  steps: number;
  seat: number | null;
  view: View;
  events: GameEvent[];
  events_from: number;
  by: number | null;
  option: string | null;
}

/** Each seat's chance to win after so many answers, from what the seat knew itself. */
export interface Point {
  step: number;
  chances: number[];
}

/** A real choice; it led to `step`. `better` is an option that promised more than the one taken. */
export interface Choosing {
  step: number;
  seat: number;
  question: string;
  option: string;
  better: { option: string; chance: number; taken: number } | null;
}

export interface Swing {
  step: number;
  /** an answer, what fell, or what came to light at the end */
  by: 'choice' | 'chance' | 'end';
  /** given here; if it was no choice, just before */
  answers: Choosing[];
  /** whom it moved most */
  seat: number;
  before: number[];
  after: number[];
}

/** How a seat came from its first chance to its last. */
export interface Course {
  first: number;
  luck: number;
  own: number;
  others: number;
  last: number;
}

export interface Luck {
  seat: number;
  measure: string;
  times: number;
  got: number;
  expected: number;
  /** than this part of all games with the same draws */
  luckier: number;
}

export interface Review {
  /** that each chance was counted in; 0 if a net saw it */
  worlds: number;
  points: Point[];
  swings: Swing[];
  better: Choosing[];
  courses: Course[];
  luck: Luck[];
}

/** A review, or how far it is; no stops: others are reviewed first. */
export interface Reviewing {
  done: number;
  stops: number;
  review: Review | null;
}

export interface Problem {
  status: number;
  key: string;
  detail: string;
  field: string;
}

/** A view is a game's own; the frame reads only its question. */
export type View = Record<string, unknown>;

export interface ChatLine {
  n: number;
  who: Who;
  seat: number | null;
  text: string;
  at: number;
}

export interface StateFrame {
  type: 'state';
  table: TableRow;
  seat: number | null;
  view: View;
  events: (Fields & { event: string; n: number })[];
  events_from: number;
}

export type Told =
  | { type: 'room'; table: TableRow }
  | StateFrame
  | { type: 'ack'; id: string }
  | { type: 'refused'; id: string; key: string; rule: string; seat: number | null }
  | { type: 'because'; id: string; rule: string }
  | { type: 'hinted'; id: string; number: number; option: string }
  | { type: 'chat'; lines: ChatLine[] };

/** What a client says and wants answered; the socket gives it its id. */
export type Request =
  | { type: 'answer'; seat: number; number: number; option: string }
  | { type: 'undo'; seat: number }
  | { type: 'consent'; seat: number; yes: boolean }
  | { type: 'back'; seat: number }
  | { type: 'why'; seat: number; option: string }
  | { type: 'hint'; seat: number }
  | { type: 'say'; text: string };
