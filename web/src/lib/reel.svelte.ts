/** A finished game, step by step. */
import { api, Refusal } from './api';
import type { GameEvent } from './game';
import { Player, type Speed } from './player';
import type { Step } from './wire';

export interface ReelParts {
  id: string;
  linger(event: GameEvent): number;
  speed(): Speed;
}

/** A pause after each step that shows nothing, so that playing does not rush by. */
const BEAT = 350;
const KEPT = 400;

export class Reel {
  now = $state.raw<Step | null>(null);
  before = $state.raw<Step | null>(null);
  moment = $state.raw<GameEvent | null>(null);
  settled = $state(true);
  playing = $state(false);
  denied = $state<string | null>(null);

  private readonly cache = new Map<string, Promise<Step>>();
  private readonly player: Player<Step>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wish = 0;

  constructor(private readonly parts: ReelParts) {
    this.player = new Player<Step>({
      linger: (event) => parts.linger(event),
      speed: () => parts.speed(),
      moment: (event) => {
        this.moment = event;
        if (event) this.settled = false;
      },
      settle: (step) => {
        this.before = this.now;
        this.now = step;
        this.moment = null;
        this.settled = true;
        if (this.playing) this.timer = setTimeout(() => this.roll(), BEAT);
      },
    });
  }

  get last(): number {
    return this.now?.steps ?? 0;
  }

  /** Goes to a step at once. */
  async go(step: number, seat: number | null): Promise<void> {
    this.stop();
    const wish = (this.wish += 1);
    try {
      const found = await this.step(step, seat);
      if (wish !== this.wish) return;
      this.before = null;
      this.now = found;
      this.ahead();
    } catch (error) {
      this.denied = error instanceof Refusal ? error.key : 'unknown';
    }
  }

  play(): void {
    if (!this.now) return;
    this.playing = true;
    this.roll();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.player.clear();
    this.moment = null;
    this.settled = true;
  }

  skip(): void {
    this.player.skip();
  }

  /** Shows the next step as it happened. */
  async forward(): Promise<void> {
    const now = this.now;
    if (!now || now.step >= now.steps) {
      this.playing = false;
      return;
    }
    const wish = (this.wish += 1);
    try {
      const next = await this.step(now.step + 1, now.seat);
      if (wish === this.wish) this.player.push({ events: next.events, next, urgent: false });
    } catch {
      this.playing = false;
    }
    this.ahead();
  }

  private roll(): void {
    if (this.playing) void this.forward();
  }

  /** The next step is usually wanted next. */
  private ahead(): void {
    const now = this.now;
    if (now && now.step < now.steps) this.step(now.step + 1, now.seat).catch(() => undefined);
  }

  private step(step: number, seat: number | null): Promise<Step> {
    const key = `${step}/${seat ?? ''}`;
    const known = this.cache.get(key);
    if (known) return known;
    const found = api.step(this.parts.id, step, seat);
    this.cache.set(key, found);
    found.catch(() => this.cache.delete(key));
    const oldest = this.cache.keys().next().value;
    if (this.cache.size > KEPT && oldest !== undefined) this.cache.delete(oldest);
    return found;
  }
}
