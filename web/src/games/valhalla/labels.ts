/** What a thing on the scene says of itself, in full: under the pointer, and to a reader who cannot see it. */
import { box, type Card } from './box';
import type { Tip } from './tip.svelte';
import { FACES, type Dice, type HallTable, type LedgerView, type PlayerView, type WarriorView } from './view';

export function labelOf({ title, lines }: Tip): string {
  return [title, ...lines].filter(Boolean).join('; ');
}

/** Certain is only what is certain. */
export function percent(chance: number): number {
  const exact = chance * 100;
  if (exact > 99 && exact < 100) return 99;
  return exact > 0 && exact < 1 ? 1 : Math.round(exact);
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** A shield and the person: `Raven (you)`. */
export function seatLabel(table: HallTable, seat: number): string {
  const name = table.seatName(seat);
  return seat === table.seat ? table.words.text('table-you', { clan: name }) : name;
}

export function diceLabel(table: HallTable, dice: Dice): string {
  const told = FACES.filter((face) => dice[face]).map((face) => {
    const n = dice[face] ?? 0;
    return table.words.name('face', face) + (n > 1 ? ` ×${n}` : '');
  });
  return told.join(', ') || table.words.text('table-nothing');
}

/** A short heading for a card: its clan, its name, or what family it is of. */
export function headingOf(table: HallTable, card: Card): string {
  const { words } = table;
  if (card.clan) return words.text(`clan-${card.clan}`);
  if (card.type === 'tactic') return words.name('card', card.id);
  return words.text(`scene-type-${card.type}`);
}

export function cardTip(table: HallTable, id: string): Tip {
  const { words } = table;
  const card = box(table.kit).cards.get(id);
  const lines = [words.note('card', id)];
  if (card?.type === 'warrior') {
    lines.unshift(words.text('scene-facts', { strength: card.strength, valour: card.valour }));
  } else if (card?.valour) lines.push(words.text('table-score', { valour: card.valour }));
  if (card?.chance) lines.push(words.text('scene-chance-six', { chance: percent(card.chance) }));
  return { title: words.name('card', id), lines, card: id };
}

/** A warrior on a board: with what lies under it, and how it stands in the fight. */
export function warriorTip(table: HallTable, row: WarriorView, state: string[]): Tip {
  const { words } = table;
  const tip = cardTip(table, row.card);
  const lines = [words.name('slot', String(row.slot)), ...state, ...tip.lines];
  if (row.tyr) lines.push(`${words.name('card', row.tyr)}: ${words.note('card', row.tyr)}`);
  return { ...tip, lines };
}

export function jarlTip(table: HallTable, jarl: string): Tip {
  const { words } = table;
  const both = box(table.kit).both.get(jarl) ?? true;
  return {
    title: words.text('table-jarl', { jarl: words.name('jarl', jarl) }),
    lines: [words.note('jarl', jarl), words.text(both ? 'scene-jarl-both' : 'scene-jarl-either')],
  };
}

export function lokiTip(table: HallTable, loki: string): Tip {
  return {
    title: table.words.text('expansion-loki'),
    lines: [table.words.text('scene-loki-how'), ...lokiLines(table, loki)],
  };
}

export function lokiLines(table: HallTable, loki: string): string[] {
  const lines = box(table.kit).loki.get(loki) ?? [];
  return lines.map(({ from, to, effect, amount }) => {
    const range = from === to ? `${from}` : `${from}–${to}`;
    const what = table.words.name('loki_effect', effect);
    return `${range}: ${what}${amount ? ` (${amount})` : ''}`;
  });
}

/** What a line of a strength is about. */
export function ledgerLabel(table: HallTable, { of, card }: LedgerView): string {
  const { words } = table;
  if (card) return words.name('card', card);
  const keys: Record<string, string> = { tactics: 'table-tactics', jarl: 'because-jarl', valhalla: 'table-valhalla' };
  return capital(words.text(keys[of] ?? of));
}

export function vikingTip(table: HallTable, level: number): Tip {
  const { valour, dice } = box(table.kit).viking(table.view.players.length, level);
  return {
    title: table.words.text('table-viking', { level }),
    lines: [table.words.text('scene-viking', { valour, dice })],
  };
}

/** Shields of a player, in words. */
export function shieldsLabel(table: HallTable, row: PlayerView): string {
  const { words } = table;
  const captured = Object.entries(row.captured);
  const n = captured.reduce((sum, [, count]) => sum + count, 0);
  const told = words.text('table-shields', { own: row.own_shields, captured: n });
  if (!n) return told;
  const whose = captured.map(([shield, count]) => `${words.name('shield', shield)}${count > 1 ? ` ×${count}` : ''}`);
  return `${told} (${whose.join(', ')})`;
}

/** What the engine works out for an option of the open question, told figure by figure. */
export function oddsLabel(table: HallTable, option: string): string {
  const { words } = table;
  return Object.entries(table.question?.odds?.[option] ?? {})
    .map(([figure, chance]) => {
      const [kind = '', id] = figure.split('_');
      return words.text(`odds-${kind}`, {
        chance: percent(chance),
        ...(id === undefined ? {} : { slot: words.name('slot', id) }),
      });
    })
    .join('; ');
}

/** The chance of strength enough that an option leaves; null where nothing is known. */
export function reachOf(table: HallTable, option: string): number | null {
  return table.question?.odds?.[option]?.reach ?? null;
}

/** The best chance to arm a warrior that any option leaves; null where nothing is known. */
export function armChance(table: HallTable, slot: string): number | null {
  const { odds } = table.question ?? {};
  if (!odds || !table.choices.length) return null;
  if (table.choices.some(({ verb, fields }) => verb === 'arm' && fields.slot === slot)) return 1;
  const found = Object.values(odds).flatMap((figures) => figures[`slot_${slot}`] ?? []);
  return found.length ? Math.max(...found) : null;
}
