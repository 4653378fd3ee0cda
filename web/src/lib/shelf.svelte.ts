/** Catalogues, kits and scenes: fetched once, told in the reader's language. */
import english from '../../../src/meadhall/locale/en.ftl?raw';
import { api } from './api';
import type { GameModule, Kit } from './game';
import { Catalogue, GameWords } from './words';
import type { Language } from './wire';

const scenes = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/** Remembers what a promise gave; a failure is asked for again. */
function once<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = make(key);
    made.set(key, fresh);
    fresh.catch(() => made.delete(key));
    return fresh;
  };
}

const hallText = once((language) => (language === 'en' ? Promise.resolve(english) : api.words(language)));
const gameText = once((path) => {
  const [language = 'en', game = ''] = path.split('/');
  return api.words(language, game);
});
const kitOf = once((game) => api.kit(game));
const moduleOf = once(async (game): Promise<GameModule | null> => {
  const load = scenes[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
});

/** A game as a page needs it. Without a scene of its own it is played by the option list. */
export interface Loaded {
  kit: Kit;
  words: GameWords;
  module: GameModule | null;
}

const bare = new Catalogue('en', [{ language: 'en', texts: [english] }]);

class Shelf {
  hall = $state.raw(bare);

  async speak(language: Language): Promise<void> {
    if (language === 'en') {
      this.hall = bare;
      return;
    }
    try {
      const text = await hallText(language);
      this.hall = new Catalogue(language, [
        { language, texts: [text] },
        { language: 'en', texts: [english] },
      ]);
    } catch {
      this.hall = bare;
    }
  }

  async load(game: string, language: string): Promise<Loaded> {
    const [kit, module, own, fallback, hall] = await Promise.all([
      kitOf(game),
      moduleOf(game),
      gameText(`${language}/${game}`).catch(() => ''),
      gameText(`en/${game}`),
      hallText(language).catch(() => english),
    ]);
    const shelves = [{ language: 'en', texts: [english, fallback] }];
    if (language !== 'en') shelves.unshift({ language, texts: [hall, own] });
    return { kit, module, words: new GameWords(new Catalogue(language, shelves), kit, module?.ruleOf) };
  }
}

export const shelf = new Shelf();

/** A word of the hall in the reader's language. */
export const t = (key: string, args?: Record<string, number | string>): string => shelf.hall.text(key, args);
