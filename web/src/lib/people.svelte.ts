/** Who is at this browser. */
import { api, Refusal } from './api';
import { settings } from './settings.svelte';
import { t } from './shelf.svelte';
import type { Changes, Me } from './wire';

const LONGEST = 24;

function oneOf(key: string): string {
  const names = t(key).split(', ');
  return names[Math.floor(Math.random() * names.length)] ?? '';
}

/** A name to come as, in the reader's language. */
export const randomName = (): string => `${oneOf('hall-names')} ${oneOf('hall-bynames')}`.slice(0, LONGEST);

class People {
  /** undefined: not asked yet; null: nobody we know */
  me = $state.raw<Me | null | undefined>(undefined);

  async look(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      this.me = null;
      if (!(error instanceof Refusal && error.status === 401)) throw error;
    }
  }

  /** Makes a guest of whoever is not known yet. */
  async enter(name: string): Promise<Me> {
    this.me ??= await api.guest(name.trim().slice(0, LONGEST) || randomName(), settings.likes.language);
    return this.me;
  }

  async change(changes: Changes): Promise<void> {
    this.me = await api.change(changes);
  }

  async mute(person: string, on: boolean): Promise<void> {
    await api.mute(person, on);
    if (!this.me) return;
    const others = this.me.muted.filter((id) => id !== person);
    this.me = { ...this.me, muted: on ? [...others, person] : others };
  }

  muted(person: string): boolean {
    return this.me?.muted.includes(person) ?? false;
  }
}

export const people = new People();
