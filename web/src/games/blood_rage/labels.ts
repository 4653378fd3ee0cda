/** What a thing on the scene says of itself, in full, to a reader who cannot see it. */
import { box } from './box';
import { crowd, type ClanView, type Figures, type FjordView, type ProvinceView, type RageTable } from './view';

/** `2 Warriors, Leader` as a list of names with numbers. */
export function figuresLabel(table: RageTable, figures: Figures): string {
  return Object.entries(figures)
    .map(([kind, n]) => table.words.name('figure', kind) + (n > 1 ? ` ×${n}` : ''))
    .join(', ');
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** When a province is to burn: "burns in Ragnarök this age"; '' if it is not. */
export function doomLabel(table: RageTable, id: string): string {
  const { words, view } = table;
  const age = view.doom.indexOf(id) + 1;
  if (age < view.age) return '';
  return age === view.age ? words.text('scene-doomed-now') : words.text('scene-doomed-later', { age });
}

export function provinceLabel(table: RageTable, row: ProvinceView): string {
  const { words, kit } = table;
  const region = box(kit).regionOf.get(row.id);
  const name = words.name('place', row.id);
  const head = region ? `${name}, ${words.text(`region-${region}`)}` : name;
  if (row.destroyed) return `${head}: ${words.text('word-destroyed').toLocaleLowerCase()}`;
  return [head, ...provinceFacts(table, row), ...clansHere(table, row)].join('; ');
}

export function provinceFacts(table: RageTable, row: ProvinceView): string[] {
  const { words } = table;
  const facts = [];
  if (row.villages === null) facts.push(words.text('table-room'));
  else facts.push(words.text('table-villages', { free: row.villages - crowd(row.figures), all: row.villages }));
  if (row.token) {
    facts.push(
      row.pillaged
        ? words.text('word-pillaged').toLocaleLowerCase()
        : words.text('scene-reward', { token: words.name('token', row.token) }),
    );
  }
  const doom = doomLabel(table, row.id);
  if (doom) facts.push(doom);
  if (row.god) facts.push(words.text('table-god', { god: words.name('god', row.god) }));
  return facts;
}

/** Who stands here and how strong, ships in the supporting fjord included. */
export function clansHere(table: RageTable, row: ProvinceView): string[] {
  return Object.entries(row.strength).map(([seat, strength]) => {
    const figures = row.figures[seat];
    const told = [table.words.text('table-strength', { strength })];
    if (figures) told.push(figuresLabel(table, figures));
    if (supported(table, row.id, seat)) told.push(table.words.text('table-support'));
    return `${table.seatName(Number(seat))}: ${told.join(', ')}`;
  });
}

export function supported(table: RageTable, province: string, seat: string): boolean {
  const shores = box(table.kit).shores;
  return table.view.fjords.some((row) => row.figures[seat] && shores.get(row.id)?.includes(province));
}

export function fjordLabel(table: RageTable, row: FjordView): string {
  const { words, kit } = table;
  const sides = (box(kit).shores.get(row.id) ?? []).map((id) => words.name('place', id)).join(', ');
  const head = `${capital(words.name('place', row.id))} (${sides})`;
  if (row.closed) return `${head}: ${words.text('table-closed')}`;
  const there = Object.entries(row.figures).map(
    ([seat, figures]) => `${table.seatName(Number(seat))}: ${figuresLabel(table, figures)}`,
  );
  return `${head}: ${there.join('; ') || words.text('table-nobody')}`;
}

export function figureLabel(table: RageTable, seat: number, kind: string, place: string): string {
  const { words } = table;
  return `${table.seatName(seat)}: ${words.name('figure', kind)}, ${words.name('place', place)}`;
}

/** The corner of a card in words: `Battle, +4`. */
export function cardFacts(table: RageTable, kind: string): string {
  const { words, kit } = table;
  const card = box(kit).cards.get(kind);
  if (!card) return '';
  const facts = [words.text(`type-${card.type}`)];
  if (card.type === 'battle') {
    facts.push(card.varies ? words.text('table-bonus-varies') : words.text('table-bonus', { strength: card.strength }));
  } else if (card.type === 'quest') {
    facts.push(words.text('table-quest-glory', { glory: card.glory }));
  } else {
    facts.push(words.text(`slot-${card.slot}`));
    facts.push(words.text('table-strength', { strength: card.strength }));
    facts.push(words.text('table-cost', { rage: card.cost }));
  }
  return facts.join(', ');
}

export function cardLabel(table: RageTable, kind: string): string {
  const { words } = table;
  return words.text('table-card', {
    card: words.name('card', kind),
    facts: cardFacts(table, kind),
    text: words.note('card', kind),
  });
}

/** A clan and its person: `Wolf (you)`, `Raven · Ada`. */
export function seatLabel(table: RageTable, row: ClanView): string {
  const name = table.seatName(row.seat);
  return row.seat === table.seat ? table.words.text('table-you', { clan: name }) : name;
}
