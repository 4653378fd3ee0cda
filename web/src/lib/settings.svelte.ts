/** What a reader likes: kept in this browser, and applied to the page at once. */
import type { Speed } from './player';
import { LANGUAGES, type Language } from './wire';

export interface Likes {
  theme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'more';
  speed: Speed;
  language: Language;
}

const KEY = 'meadhall-likes';

function systemLanguage(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function kept(): Likes {
  const likes: Likes = { theme: 'auto', contrast: 'auto', speed: 'normal', language: systemLanguage() };
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Likes>;
    if (read.theme === 'light' || read.theme === 'dark') likes.theme = read.theme;
    if (read.contrast === 'more') likes.contrast = 'more';
    if (read.speed === 'off' || read.speed === 'fast' || read.speed === 'slow') likes.speed = read.speed;
    likes.language = LANGUAGES.find((language) => language === read.language) ?? likes.language;
  } catch {
    // a browser that keeps nothing gets the defaults
  }
  return likes;
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  likes = $state(kept());
  reduced = $state(calm.matches);

  constructor() {
    calm.addEventListener('change', () => (this.reduced = calm.matches));
    this.apply();
  }

  set(change: Partial<Likes>): void {
    Object.assign(this.likes, change);
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.likes));
    } catch {
      // it holds until the page is left
    }
  }

  private apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.likes.theme;
    root.dataset['contrast'] = this.likes.contrast;
    root.lang = this.likes.language;
  }
}

export const settings = new Settings();
