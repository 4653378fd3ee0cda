/** What a scene is given: the view it shows, and the choices that can be made on it. */
import type { Choice, GameEvent, Kit, Person, Question, Table } from './game';
import { questionOf, seatId, type GameWords } from './words';
import type { View } from './wire';

/** Where a board's facts come from: a table being played, or a replay. */
export interface BoardSource {
  readonly view: View;
  readonly seat: number | null;
  readonly words: GameWords;
  readonly people: Person[];
  readonly moment: GameEvent | null;
  readonly settled: boolean;
  readonly reduced: boolean;
  /** an option that a bot recommends */
  readonly hinted?: string | null;
  /** an answer has been sent and is not in yet */
  readonly busy: boolean;
  answer?(choice: Choice, question: Question): void;
  why?(option: string): void;
}

export interface SpotMenu {
  at: Element;
  choices: Choice[];
}

export class Board implements Table<View> {
  narrowed = $state.raw<string[]>([]);
  /** narrowed to one verb */
  verb = $state<string | null>(null);
  menu = $state.raw<SpotMenu | null>(null);
  pointed = $state.raw<string[]>([]);

  constructor(private readonly from: BoardSource) {}

  get view(): View {
    return this.from.view;
  }
  get seat(): number | null {
    return this.from.seat;
  }
  get kit(): Kit {
    return this.from.words.kit;
  }
  get words(): GameWords {
    return this.from.words;
  }
  get moment(): GameEvent | null {
    return this.from.moment;
  }
  get settled(): boolean {
    return this.from.settled;
  }
  get reduced(): boolean {
    return this.from.reduced;
  }
  get people(): Person[] {
    return this.from.people;
  }

  question = $derived.by(() => questionOf(this.from.view));
  /** every legal option, whether or not it can be taken this moment */
  offered = $derived.by(() => (this.from.answer ? this.from.words.choices(this.from.view) : []));
  choices = $derived.by(() => (this.from.settled && !this.from.busy ? this.offered : []));
  /** the choices that what was picked leaves open */
  open = $derived(
    this.choices.filter(
      (choice) =>
        (this.verb === null || choice.verb === this.verb) &&
        this.narrowed.every((spot) => choice.spots.includes(spot)),
    ),
  );
  hinted = $derived(this.choices.find((choice) => choice.id === this.from.hinted));
  private readonly touched = $derived(new Set(this.open.flatMap((choice) => choice.spots)));
  lit = $derived.by(() => {
    const spots = new Set(this.pointed);
    for (const spot of this.hinted?.spots ?? []) spots.add(spot);
    if (this.from.moment) for (const spot of this.words.eventSpots(this.from.moment)) spots.add(spot);
    return spots;
  });

  live(spot: string): boolean {
    return this.touched.has(spot);
  }

  pick(spot: string, at?: Element): void {
    const wanted = this.narrowed.includes(spot) ? this.narrowed.filter((each) => each !== spot) : [...this.narrowed, spot];
    let left = this.choices.filter((choice) => wanted.every((each) => choice.spots.includes(each)));
    if (this.verb !== null) left = left.filter((choice) => choice.verb === this.verb);
    if (!left.length) return;
    const only = left.length === 1 ? left[0] : undefined;
    if (only) {
      this.take(only);
      return;
    }
    this.narrowed = wanted;
    this.menu = at && wanted.length ? { at, choices: left } : null;
  }

  take(choice: Choice): void {
    const question = this.question;
    this.clear();
    if (question && this.choices.some((each) => each.id === choice.id)) this.from.answer?.(choice, question);
  }

  whyNot(option: string): void {
    this.from.why?.(option);
  }

  /** Forgets what was picked; false if nothing was. */
  clear(): boolean {
    const had = this.narrowed.length > 0 || this.verb !== null || this.menu !== null;
    this.narrowed = [];
    this.verb = null;
    this.menu = null;
    this.pointed = [];
    return had;
  }

  seatName(seat: number): string {
    const called = seatId(this.view, seat, this.kit);
    if (called) return this.words.name(...called);
    return this.people.find((person) => person.seat === seat)?.name ?? this.words.seat(this.view, seat);
  }
}
