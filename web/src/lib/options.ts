/** The option list's order: groups by verb, rows by their first field, and what the number keys mean. */
import type { Choice, Words } from './game';
import type { Form } from './game';

export interface OptionRow {
  /** what the row's choices share: a figure, say; '' where it is a plain choice */
  title: string;
  spot: string | null;
  items: { choice: Choice; label: string }[];
}

export interface OptionGroup {
  verb: string;
  title: string;
  rows: OptionRow[];
  choices: Choice[];
}

/** Fewer choices than this stay a plain list. */
const TABULATE = 5;

export function arrange(choices: Choice[], words: Words, verbs: Map<string, Form>): OptionGroup[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.verb, [...(groups.get(choice.verb) ?? []), choice]);
  return [...groups].map(([verb, members]) => {
    const title = members.length > 1 ? groupTitle(verb, members, words) : '';
    return { verb, title, choices: members, rows: rowsOf(members, title, words, verbs.get(verb)) };
  });
}

/** What all labels begin with up to a colon: `Invade: Warrior → Gimle`. */
function groupTitle(verb: string, members: Choice[], words: Words): string {
  if (words.has(`verb-${verb}`)) return words.text(`verb-${verb}`);
  const first = members[0]?.label ?? '';
  const colon = first.indexOf(': ');
  const head = first.slice(0, colon + 1);
  return colon > 0 && members.every((each) => each.label.startsWith(head)) ? first.slice(0, colon) : '';
}

function rowsOf(members: Choice[], title: string, words: Words, form: Form | undefined): OptionRow[] {
  const plain = members.map((choice) => ({
    title: '',
    spot: null,
    items: [{ choice, label: shorter(choice.label, title) }],
  }));
  if (members.length < TABULATE || form?.fields.length !== 2) return plain;
  const [head = '', tail = ''] = form.fields;
  const [headKind = '', tailKind = ''] = form.kinds;
  const rows = new Map<string, OptionRow>();
  for (const choice of members) {
    const first = choice.fields[head];
    const second = choice.fields[tail];
    if (typeof first !== 'string' || typeof second !== 'string') return plain;
    const row = rows.get(first) ?? { title: words.name(headKind, first), spot: `${headKind}:${first}`, items: [] };
    const name = words.name(tailKind, second);
    const label = choice.price ? words.text('label-price', { label: name, price: choice.price }) : name;
    row.items.push({ choice, label });
    rows.set(first, row);
  }
  for (const row of rows.values()) sharePrice(row, words);
  return [...rows.values()];
}

/** A price that all of a row have is said once. */
function sharePrice(row: OptionRow, words: Words): void {
  const price = row.items[0]?.choice.price ?? 0;
  if (!price || row.items.length < 2 || row.items.some((item) => item.choice.price !== price)) return;
  const told = row.items.map((item) => item.label);
  const bare = words.text('label-price', { label: '\u0000', price }).split('\u0000');
  row.items.forEach((item, i) => {
    item.label = (told[i] ?? '').slice((bare[0] ?? '').length, bare[1] ? -bare[1].length : undefined);
  });
  row.title = words.text('label-price', { label: row.title, price });
}

function shorter(label: string, title: string): string {
  const rest = title && label.startsWith(`${title}: `) ? label.slice(title.length + 2) : label;
  return rest.slice(0, 1).toLocaleUpperCase() + rest.slice(1);
}

/** What the keys 1 to 9 do now: take a choice, or narrow to a group or a row. */
export type Key = { choice: Choice } | { verb: string } | { spot: string };

export function keysOf(groups: OptionGroup[]): Key[] {
  const choices = groups.flatMap((group) => group.choices);
  if (choices.length <= 9) return groups.flatMap(inOrder).map((choice) => ({ choice }));
  if (groups.length > 1) {
    return groups
      .map((group): Key => (group.choices.length === 1 && group.choices[0] ? { choice: group.choices[0] } : group))
      .slice(0, 9);
  }
  const rows = groups[0]?.rows ?? [];
  const spots = rows.flatMap((row) => (row.spot === null ? [] : [{ spot: row.spot }]));
  return (spots.length > 1 ? spots : groups.flatMap(inOrder).map((choice) => ({ choice }))).slice(0, 9);
}

const inOrder = (group: OptionGroup): Choice[] => group.rows.flatMap((row) => row.items.map((item) => item.choice));
