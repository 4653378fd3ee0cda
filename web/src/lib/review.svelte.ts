/** The review of a finished game: asked for until it is made. */
import { api, Refusal } from './api';
import type { Reviewing, Step } from './wire';

const PATIENCE = 1000;

export class Asking {
  told = $state.raw<Reviewing | null>(null);
  /** the end of the game, where everybody has a name and a colour */
  end = $state.raw<Step | null>(null);
  refused = $state<string | null>(null);
  private gone = false;

  constructor(
    private readonly id: string,
    private readonly steps: number,
  ) {}

  async ask(): Promise<void> {
    try {
      this.end = await api.step(this.id, this.steps, null);
      while (!this.gone) {
        this.told = await api.review(this.id);
        if (this.told.review) return;
        await new Promise((wake) => setTimeout(wake, PATIENCE));
      }
    } catch (error) {
      this.refused = error instanceof Refusal ? error.key : 'unknown';
    }
  }

  stop(): void {
    this.gone = true;
  }
}
