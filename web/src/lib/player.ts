/** Shows what happened, one event after another, before the next view. */
import type { GameEvent } from './game';

export type Speed = 'off' | 'fast' | 'normal' | 'slow';

/** Events, and what holds once they have been shown. */
export interface Batch<S> {
  events: GameEvent[];
  next: S;
  /** the reader is asked something in `next`, and must not wait long for it */
  urgent: boolean;
}

export interface PlayerParts<S> {
  /** how long an event is shown at normal speed; 0: it is passed over */
  linger(event: GameEvent): number;
  /** how long it is shown at least, however much waits behind it */
  least?(event: GameEvent): number;
  speed(): Speed;
  /** an event begins to be shown, or (null) the last one of a batch has been */
  moment(event: GameEvent | null, next: S): void;
  settle(next: S): void;
}

const PACE: Record<Speed, number> = { off: 0, fast: 0.45, normal: 1, slow: 1.9 };
/** The longest a reader's own question is held back. */
const PATIENCE: Record<Speed, number> = { off: 0, fast: 1200, normal: 2500, slow: 5000 };
/** More batches than this are not shown one by one. */
const BACKLOG = 6;

export class Player<S> {
  private queue: Batch<S>[] = [];
  private shown: GameEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private deadline = Infinity;
  busy = false;

  constructor(private readonly parts: PlayerParts<S>) {}

  push(batch: Batch<S>): void {
    this.queue.push(batch);
    if (batch.urgent) this.deadline = Math.min(this.deadline, Date.now() + PATIENCE[this.parts.speed()]);
    while (this.queue.length > BACKLOG && !this.grave) this.settleFirst();
    if (this.timer === undefined) this.advance();
  }

  /** Shows the end of everything at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.settleFirst();
    this.rest();
  }

  /** Forgets what was still to be shown. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.rest();
  }

  private advance(): void {
    this.timer = undefined;
    while (this.queue[0]) {
      const batch = this.queue[0];
      const event = batch.events[0];
      if (!event) {
        this.settleFirst();
        continue;
      }
      const wait = this.wait(event);
      batch.events = batch.events.slice(1);
      if (wait < 1) continue;
      this.busy = true;
      this.shown = [event];
      this.parts.moment(event, batch.next);
      this.timer = setTimeout(() => this.advance(), wait);
      return;
    }
    this.rest();
  }

  /** The batch being shown holds something that needs its time. */
  private get grave(): boolean {
    return [...this.shown, ...(this.queue[0]?.events ?? [])].some((event) => this.least(event) > 0);
  }

  private least(event: GameEvent): number {
    return (this.parts.least?.(event) ?? 0) * PACE[this.parts.speed()];
  }

  /** What an event may take: less when more batches wait or the reader's patience ends, but what it needs at least. */
  private wait(event: GameEvent): number {
    return Math.max(this.least(event), this.share(event));
  }

  private share(event: GameEvent): number {
    const full = this.parts.linger(event) * PACE[this.parts.speed()];
    if (full <= 0) return 0;
    const hurried = full / Math.max(1, this.queue.length - 1);
    if (this.deadline === Infinity) return hurried;
    const left = this.deadline - Date.now();
    if (left <= 0) return 0;
    const total = this.queue
      .flatMap((batch) => batch.events)
      .reduce((sum, each) => sum + this.parts.linger(each) * PACE[this.parts.speed()], 0);
    return Math.min(hurried, (full * left) / Math.max(total, 1));
  }

  private settleFirst(): void {
    const batch = this.queue.shift();
    if (!batch) return;
    this.shown = [];
    this.parts.moment(null, batch.next);
    this.parts.settle(batch.next);
    if (!this.queue.some((each) => each.urgent)) this.deadline = Infinity;
  }

  private rest(): void {
    this.busy = false;
    this.shown = [];
    this.deadline = Infinity;
  }
}
