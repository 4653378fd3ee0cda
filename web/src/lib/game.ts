/** What the frame and a game's scene tell each other. The frame knows no game; a scene knows no socket. */
import type { Component } from 'svelte';

export type Fields = Record<string, number | string | null>;

/** The open question of a view. `options` are there only for a seat that is asked. */
export interface Question {
  number: number;
  kind: string;
  about: Fields;
  rule: string;
  seats: number[];
  sealed: number[];
  options?: string[];
  prices?: Record<string, number>;
  given?: string | null;
  /** what options promise, by id, where the game works that out: exact, from what the seat can see */
  odds?: Record<string, Record<string, number>>;
}

export interface GameEvent extends Fields {
  event: string;
  n: number;
}

/** One legal option, told. */
export interface Choice {
  id: string;
  verb: string;
  fields: Fields;
  label: string;
  price: number;
  rule: string;
  /**
   * Things on the scene: "place:ford", "card:storm_1", "figure:scout", "seat:2". They are made from the fields:
   * `${kind}:${value}`, and `seat:${value}` for number fields that are seats.
   */
  spots: string[];
}

/** The shape of a question, an option or an event. */
export interface Form {
  word: string;
  rule: string;
  fields: string[];
  kinds: string[];
  secret: boolean[];
}

/** All that a client needs of a game besides its words and views: `GET /api/games/{key}`. */
export interface Kit {
  key: string;
  version: number;
  seats: number[];
  options: Record<string, boolean>;
  lists: Record<string, string[]>;
  names: Record<string, string[]>;
  stems: Record<string, Record<string, string>>;
  seat_fields: string[];
  quiet: string[];
  questions: Form[];
  verbs: Form[];
  events: Form[];
  data: Record<string, unknown>;
}

/** A game's words in the reader's language; a missing one falls back to English, then to its own key. */
export interface Words {
  readonly language: string;
  has(key: string): boolean;
  text(key: string, args?: Record<string, number | string>): string;
  /** The name of an id in one of the game's lists. */
  name(kind: string, id: string): string;
  /** What stands under a name: the text of a card or a god; '' where there is none. */
  note(kind: string, id: string): string;
  /** A seat by its name in the game, else by its number. */
  seat(view: unknown, seat: number): string;
  ask(question: Question, view: unknown): string;
  option(id: string, view: unknown): string;
  event(event: GameEvent, view: unknown): string;
  rule(id: string): string;
}

export interface Person {
  seat: number;
  name: string;
  kind: 'human' | 'bot' | 'open';
  away: boolean;
  here: boolean;
  mine: boolean;
}

/** What a scene is given as its prop `table`. All of it is reactive: read it where it is used. */
export interface Table<V = unknown> {
  readonly view: V;
  readonly seat: number | null;
  readonly kit: Kit;
  readonly words: Words;
  /** null when the game is over */
  readonly question: Question | null;
  /** [] when nothing is asked of this seat */
  readonly choices: Choice[];
  /** some choice (after narrowing) touches this spot */
  live(spot: string): boolean;
  /** spots picked so far */
  readonly narrowed: string[];
  /** spots to highlight: those of the log line or option under the pointer, or of the current event */
  readonly lit: Set<string>;
  /** a click: one choice left is taken; several are narrowed, and a menu opens at the element */
  pick(spot: string, at?: Element): void;
  take(choice: Choice): void;
  /** asks the hall, and shows the rule */
  whyNot(option: string): void;
  /** the event being shown now; the view is still the one before this batch */
  readonly moment: GameEvent | null;
  /** the seat's name in the game, else the person's */
  seatName(seat: number): string;
  readonly people: Person[];
  /** false while events are being shown */
  readonly settled: boolean;
  /** reduced motion */
  readonly reduced: boolean;
}

/** `index.ts` of a game's folder exports one by default. */
export interface GameModule<V = unknown> {
  Scene: Component<{ table: Table<V> }>;
  /** the end of a game; `events` are all that happened, as this seat saw it */
  Result?: Component<{ table: Table<V>; events: GameEvent[] }>;
  /** how long an event is shown, in ms at normal speed; 0: not shown on the scene */
  linger?(event: GameEvent): number;
  /** how long it is shown at least, however much waits behind it; 0: it may be hurried through */
  least?(event: GameEvent): number;
  /** the sign of a seat, in the game's own colours, about 1.6em wide */
  mark?: Component<{ table: Table<V>; seat: number }>;
  /** the colour of a seat in the game, as one of the frame's that can be read on its panels */
  colour?(view: V, seat: number): string | undefined;
  /** small picture for the lobby */
  preview?: Component;
  /** the rule behind an option, where it depends on the question */
  ruleOf?(rule: string, verb: string, question: string, questionRule: string): string;
}
