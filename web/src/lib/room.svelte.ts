/** A table as this browser sees it: its line to the hall, whose eyes it has, and what is being shown. */
import { api, Refusal } from './api';
import type { Choice, GameEvent, Question } from './game';
import { Player, type Speed } from './player';
import { Line, socketUrl, type LineState } from './socket';
import type { ChatLine, Request, StateFrame, TableRow, Told, View } from './wire';

export interface RoomParts {
  id: string;
  invite: string | null;
  linger(event: GameEvent): number;
  least?(event: GameEvent): number;
  speed(): Speed;
  refused(key: string, rule: string): void;
  /** the answer to a "why not?" */
  because(rule: string): void;
}

interface Sent {
  id: string;
  number: number;
  option: string;
  acked: boolean;
}

export class Room {
  row = $state.raw<TableRow | null>(null);
  line = $state<LineState>('connecting');
  /** the key of the reason why there is nothing to see */
  denied = $state<string | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  events = $state.raw<GameEvent[]>([]);
  /** the events of the log that have been shown */
  shown = $state(0);
  /** where the log stood when these eyes last answered */
  read = $state(0);
  moment = $state.raw<GameEvent | null>(null);
  /** the view after the events being shown; names in them are told by it */
  coming = $state.raw<View | null>(null);
  settled = $state(true);
  sent = $state.raw<Sent | null>(null);
  /** what a bot would answer; while it thinks, no option */
  hint = $state.raw<{ number: number; option: string | null } | null>(null);
  /** the seat that is to look next, while the screen hides everything */
  curtain = $state<number | null>(null);
  /** what the hall's clock shows beyond ours, in ms */
  ahead = $state(0);

  private talk: Line | null = null;
  private readonly player: Player<StateFrame>;

  constructor(private readonly parts: RoomParts) {
    this.player = new Player<StateFrame>({
      linger: (event) => parts.linger(event),
      least: (event) => parts.least?.(event) ?? 0,
      speed: () => parts.speed(),
      moment: (event, next) => {
        this.moment = event;
        if (event) {
          this.coming = next.view;
          this.settled = false;
          this.shown = event.n + 1;
        }
      },
      settle: (frame) => this.settle(frame),
    });
  }

  get mine(): number[] {
    return this.row?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  /** Watching a game that begins later for spectators. */
  get behind(): boolean {
    return this.view === null && this.line === 'open' && this.row?.watch === 'delayed' && !this.row.mine;
  }

  /** Looks at the table and opens the line to it. */
  async enter(): Promise<void> {
    try {
      this.adopt(await api.table(this.parts.id, this.parts.invite));
    } catch (error) {
      this.denied = error instanceof Refusal ? error.key : 'unknown';
      return;
    }
    this.denied = null;
    const invite = this.parts.invite ? `?invite=${encodeURIComponent(this.parts.invite)}` : '';
    this.talk = new Line({
      url: socketUrl(`/ws/tables/${encodeURIComponent(this.parts.id)}${invite}`),
      hello: () => ({ seat: this.seat ?? this.curtain, since: this.curtain === null ? this.events.length : 0 }),
      told: (frame) => this.hear(frame),
      state: (state) => (this.line = state),
      denied: (code) => (this.denied = code === 4404 ? 'no-such-table' : code === 4401 ? 'not-signed-in' : 'no-watching'),
    });
  }

  leave(): void {
    this.talk?.end();
    this.player.clear();
  }

  hurry(): void {
    this.talk?.hurry();
  }

  skip(): void {
    this.player.skip();
  }

  /** A request changed the table. */
  changed(row: TableRow): void {
    this.adopt(row);
  }

  // -- what this browser says --------------------------------------------------------------------
  ask(request: Request): string {
    return this.talk?.ask(request) ?? '';
  }

  /** One answer a question; it is shown as sent until the hall has it. */
  answer(choice: Choice, question: Question): void {
    if (this.seat === null || this.sent) return;
    const id = this.ask({ type: 'answer', seat: this.seat, number: question.number, option: choice.id });
    this.sent = { id, number: question.number, option: choice.id, acked: false };
    this.read = this.events.length;
  }

  askForHint(question: Question): void {
    if (this.seat === null) return;
    this.ask({ type: 'hint', seat: this.seat });
    this.hint = { number: question.number, option: null };
  }

  /** The one at the screen says who they are. */
  reveal(): void {
    this.seat = this.curtain;
    this.curtain = null;
    this.talk?.greet();
  }

  // -- what the hall says ------------------------------------------------------------------------
  private hear(frame: Told): void {
    if (frame.type === 'state') this.hearState(frame);
    else if (frame.type === 'room') this.adopt(frame.table);
    else if (frame.type === 'chat') this.hearChat(frame.lines);
    else if (frame.type === 'because') this.parts.because(frame.rule);
    else if (frame.type === 'hinted') this.hint = { number: frame.number, option: frame.option };
    else if (frame.type === 'ack') {
      if (this.sent?.id === frame.id) this.sent = { ...this.sent, acked: true };
    } else {
      if (this.sent?.id === frame.id) this.sent = null;
      if (this.hint?.option === null) this.hint = null;
      this.parts.refused(frame.key, frame.rule);
    }
  }

  private hearState(frame: StateFrame): void {
    const unclaimed = this.seat === null && frame.table.seats.some((seat) => seat.mine);
    if (unclaimed || frame.seat !== this.seat) {
      this.adopt(frame.table);
      return;
    }
    const had = this.events.length;
    const kept = this.events.slice(0, frame.events_from);
    this.events = [...kept, ...frame.events];
    const jump = this.view === null || kept.length < had;
    if (jump) this.player.clear();
    if (this.view === null) this.read = this.events.length;
    if (kept.length < had) this.read = Math.min(this.read, kept.length);
    const question = frame.view['question'] as Question | null;
    const urgent = question?.options !== undefined && (question.given ?? null) === null;
    this.row = frame.table;
    this.ahead = frame.table.now - Date.now();
    this.player.push({ events: jump ? [] : frame.events, next: frame, urgent });
  }

  private hearChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.n));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.n))].sort((a, b) => a.n - b.n);
  }

  private settle(frame: StateFrame): void {
    if (frame.seat !== this.seat) return;
    this.view = frame.view;
    this.moment = this.coming = null;
    this.settled = true;
    this.shown = frame.events_from + frame.events.length;
    const question = frame.view['question'] as Question | null;
    const sent = this.sent;
    if (sent && (question?.number !== sent.number || sent.acked || question.given === sent.option)) this.sent = null;
    this.adopt(this.row ?? frame.table);
  }

  /** Takes a row in, and sees to it that the right person of this screen is looking. */
  private adopt(row: TableRow): void {
    this.row = row;
    if (row.now) this.ahead = row.now - Date.now();
    const mine = this.mine;
    if (mine.length > 1 && row.state === 'playing') {
      if (this.settled) this.passAround(mine, row.waiting);
    } else if (mine.length > 1 && row.state === 'open') {
      this.seat = null; // nobody looks before the first curtain
    } else {
      this.curtain = null;
      const wanted = mine.find((seat) => seat === this.seat) ?? mine[0] ?? null;
      if (wanted !== this.seat) this.look(wanted);
    }
  }

  private passAround(mine: number[], waiting: number[]): void {
    if (this.seat !== null && waiting.includes(this.seat)) return;
    const next = mine.find((seat) => waiting.includes(seat)) ?? (this.seat === null ? (this.curtain ?? mine[0]) : undefined);
    if (next === undefined || next === this.curtain) return;
    this.look(null);
    this.curtain = next;
  }

  /** Other eyes: whatever the former ones saw is dropped first. */
  private look(seat: number | null): void {
    this.player.clear();
    this.view = null;
    this.events = [];
    this.moment = this.coming = null;
    this.sent = this.hint = null;
    this.settled = true;
    this.shown = this.read = 0;
    this.seat = seat;
    if (seat !== null) this.talk?.greet();
  }
}
