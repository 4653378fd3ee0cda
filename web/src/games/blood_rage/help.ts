/** What a sign means, in words. */
import { box } from './box';
import type { Help } from './tips.svelte';
import type { ClanView, RageTable, StatId } from './view';

const TITLES: Readonly<Record<string, string>> = {
  slots: 'word-upgrades',
  token: 'action-pillage',
  'type-battle': 'type-battle',
  'type-quest': 'type-quest',
  'type-upgrade': 'type-upgrade',
};

export function help(table: RageTable, sign: string): Help {
  const { words } = table;
  return { title: words.text(TITLES[sign] ?? `word-${sign}`), text: words.text(`scene-help-${sign}`) };
}

/** The same about a number: `Glory: 12`. */
export function counted(table: RageTable, sign: string, count: number): Help {
  const { title, text } = help(table, sign);
  return { title: `${title}: ${count}`, text };
}

export function figuresHelp(table: RageTable, row: ClanView): Help {
  const { words } = table;
  return {
    title: words.text('scene-on-board', { figures: row.on_board, horns: row.stats.horns.value }),
    text: words.text('scene-help-figures'),
  };
}

export function statHelp(table: RageTable, row: ClanView, stat: StatId): Help {
  const { words } = table;
  const { step, value } = row.stats[stat];
  const glory = box(table.kit).bonus(step);
  return {
    title: words.text(glory ? 'table-stat-bonus' : 'table-stat', { stat: words.name('stat', stat), value, glory }),
    text: words.text(`scene-stat-${stat}`),
  };
}

/** What Ragnarök does to a province, and what it pays. */
export function doomHelp(table: RageTable, age: number, province: string): Help {
  const { words, kit } = table;
  return {
    title: words.text('scene-age-doom', { age, province: words.name('place', province) }),
    text: words.text('scene-help-doom', { glory: box(kit).ragnarok(age) }),
  };
}
