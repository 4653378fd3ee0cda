/** The games of the hall, each with its name and what it calls its options. */
import { api } from './api';
import type { GameModule } from './game';
import { settings } from './settings.svelte';
import { shelf } from './shelf.svelte';
import type { GameWords } from './words';
import type { GameRow } from './wire';

export interface Title {
  row: GameRow;
  name: string;
  words: GameWords;
  module: GameModule | null;
}

class Titles {
  list = $state.raw<Title[]>([]);
  levels = $state.raw<string[]>([]);

  /** Loads them in the reader's language. Call it where the language is read, so that it is read again. */
  async load(): Promise<void> {
    const language = settings.likes.language;
    const [rows, levels] = await Promise.all([api.games(), api.levels()]);
    const titles = await Promise.all(
      rows.map(async (row) => {
        const { words, module } = await shelf.load(row.key, language);
        return { row, words, module, name: words.text('game') };
      }),
    );
    if (language !== settings.likes.language) return;
    this.list = titles;
    this.levels = levels;
  }

  name(game: string): string {
    return this.list.find((title) => title.row.key === game)?.name ?? game;
  }
}

export const titles = new Titles();

/** An option or expansion of a game, by its name and what it does. */
export function optionWords(words: GameWords, option: string): { name: string; text: string } {
  const key = [`expansion-${option}`, `option-${option}`].find((each) => words.has(each)) ?? option;
  return { name: words.text(key), text: words.has(`${key}.text`) ? words.text(`${key}.text`) : '' };
}
