/** What a thing on the scene says of itself, in full: under the pointer, and to a reader who cannot see it. */
import { box } from './box';
import type { Tip } from './tip.svelte';
import { oddsOf, total, warriorsIn, WEAPONS } from './view';
import type { Amounts, ChiefView, FoeView, LocationView, MidgardTable, Odds, ShoreView } from './view';

export function labelOf({ title, lines, odds }: Tip, table: MidgardTable): string {
  return [title, ...lines, ...(odds ? [oddsLabel(table, odds)] : [])].filter(Boolean).join('; ');
}

export function percent(kill: number): number {
  const exact = kill * 100;
  // certain is only what is certain
  if (exact > 99 && exact < 100) return 99;
  return exact > 0 && exact < 1 ? 1 : Math.round(exact);
}

export function lossesText(table: MidgardTable, losses: number): string {
  return new Intl.NumberFormat(table.words.language, { maximumFractionDigits: 1 }).format(losses);
}

/** Losses with their sign; none is a bare 0. */
export function minus(table: MidgardTable, losses: number): string {
  const told = lossesText(table, losses);
  return told === '0' ? told : `−${told}`;
}

export function oddsLabel(table: MidgardTable, odds: Odds): string {
  return table.words.text('odds', { kill: percent(odds.kill), losses: lossesText(table, odds.losses) });
}

/** `2 swords, 1 food` as names with numbers. */
export function amountsLabel(table: MidgardTable, amounts: Amounts): string {
  return Object.entries(amounts)
    .filter(([, n]) => n !== 0)
    .map(([what, n]) => `${n} × ${nameOfGood(table, what)}`)
    .join(', ');
}

export function nameOfGood(table: MidgardTable, what: string): string {
  if (what === 'glory') return table.words.text('word-glory').toLocaleLowerCase();
  return table.words.name((WEAPONS as readonly string[]).includes(what) ? 'weapon' : 'good', what);
}

/** What taking a location costs now. */
export function costOf(table: MidgardTable, id: string): Amounts {
  if (id === 'worker_huts') return table.view.hut_price === null ? {} : { coin: table.view.hut_price };
  const mine = table.seat === null ? null : table.view.clans[table.seat]?.leader;
  if (id === 'merchant_ship' && mine === 'gylfir') return {};
  return box(table.kit).sites.get(id)?.cost ?? {};
}

/** What it gives, as far as goods and dice go. */
export function gainOf(table: MidgardTable, id: string): Amounts {
  const { view } = table;
  if (id === 'merchant_ship') return box(table.kit).goods.get(view.merchant ?? '') ?? {};
  const site = box(table.kit).sites.get(id);
  if (site?.stock) return { [site.stock]: view.locations.find((row) => row.id === id)?.stock ?? 0 };
  return site?.gain ?? {};
}

export function locationTip(table: MidgardTable, row: LocationView): Tip {
  const { words, view } = table;
  const site = box(table.kit).sites.get(row.id);
  const lines = [words.note('location', row.id)];
  const cost = amountsLabel(table, costOf(table, row.id));
  if (cost) lines.push(words.text('scene-price', { goods: cost }));
  if (row.stock !== undefined) lines.push(words.text('table-stock', { stock: row.stock }));
  if (row.id === 'merchant_ship')
    lines.push(words.text('table-goods', { goods: amountsLabel(table, gainOf(table, row.id)) }));
  if (site?.hold) lines.push(words.text('scene-holds', { hold: site.hold }));
  if (site?.glory) lines.push(words.text('scene-worth', { glory: site.glory }));
  if (row.id === 'runesmith') lines.push(view.runes.map((rune) => words.name('rune', rune)).join(', '));
  if (row.id === 'shipwright') lines.push(...view.ships_on_offer.map((id) => shipOffer(table, id)));
  if (row.id === 'hunting_grounds' && view.hunters.length) {
    lines.push(words.text('table-hunters', { clans: view.hunters.map((seat) => table.seatName(seat)).join(', ') }));
  }
  if (row.owner !== undefined && row.owner >= 0)
    lines.push(words.text('scene-owner', { clan: table.seatName(row.owner) }));
  if (row.seat !== null) lines.push(words.text('table-taken', { clan: table.seatName(row.seat) }));
  return { title: words.name('location', row.id), lines: lines.filter(Boolean) };
}

/** A longship at the shipwright's: its price, its hold, its worth. */
function shipOffer(table: MidgardTable, id: string): string {
  const { sites, goods } = box(table.kit);
  const { hold = 0, glory = 0 } = sites.get(id) ?? {};
  const price = amountsLabel(table, goods.get(id) ?? {});
  const facts = [
    price,
    table.words.text('scene-holds', { hold: hold ?? 0 }),
    table.words.text('scene-worth', { glory }),
  ];
  return `${table.words.name('location', id)} (${facts.join(', ')})`;
}

/** An enemy's name with its first letter large. */
export function foeName(table: MidgardTable, enemy: string): string {
  return capital(table.words.name('enemy', enemy));
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

export function foeFacts(table: MidgardTable, enemy: string): string[] {
  const { words } = table;
  const foe = box(table.kit).foes.get(enemy);
  if (!foe) return [];
  const facts = [words.text('table-enemy', { attack: foe.attack, defence: foe.defence, glory: foe.glory })];
  if (total(foe.reward)) facts.push(words.text('scene-reward', { goods: amountsLabel(table, foe.reward) }));
  if (foe.resist.length) {
    facts.push(
      words.text('table-resists', { weapons: foe.resist.map((weapon) => words.name('weapon', weapon)).join(', ') }),
    );
  }
  return facts;
}

/** A troll or a draugr, and who fights it. `option`: what pressing it would do, whose odds are told. */
export function foeTip(table: MidgardTable, row: FoeView, option: string): Tip {
  const { words } = table;
  const place = capital(words.name('place', row.place));
  if (!row.enemy) return { title: place, lines: table.view.round ? [words.text('table-dead')] : [] };
  const lines = foeFacts(table, row.enemy);
  if (row.place === 'troll') lines.push(words.text('scene-troll'));
  if (row.seat !== null) {
    const sent = amountsLabel(table, row.sent) || words.text('table-none');
    lines.push(words.text('table-sent', { clan: table.seatName(row.seat), sent }));
  }
  const promised = oddsOf(table, option);
  if (promised) lines.push(words.text('scene-odds-all'));
  const now = row.odds && warriorsIn(row.sent) ? row.odds : null;
  return { title: `${place}: ${words.name('enemy', row.enemy)}`, lines, odds: promised ?? now };
}

export function shoreTip(table: MidgardTable, row: ShoreView): Tip {
  const { words } = table;
  const name = capital(words.name('shore', row.shore));
  const lines = row.enemy ? foeFacts(table, row.enemy) : table.view.round ? [words.text('table-dead')] : [];
  if (row.bounty) lines.push(words.text('table-bounty', { coins: row.bounty }));
  lines.push(words.text('table-food', { fed: box(table.kit).fed.get(row.shore) ?? 1 }));
  lines.push(...journeyLines(table, row));
  if (row.seat !== null && row.ship) {
    const sent = amountsLabel(table, row.sent) || words.text('table-none');
    lines.push(words.text('table-sent', { clan: table.seatName(row.seat), sent }));
    lines.push(words.text('table-room', { ship: words.name('location', row.ship), room: row.room ?? 0 }));
  }
  return {
    title: row.enemy ? `${name}: ${words.name('enemy', row.enemy)}` : name,
    lines,
    odds: row.odds && warriorsIn(row.sent) ? row.odds : null,
  };
}

/** What the viewer knows of the journey to a shore. */
export function knownJourney(table: MidgardTable, shore: string): string | null {
  for (const chief of table.view.clans) {
    const seen = chief.peeked[shore];
    if (seen) return seen;
  }
  return null;
}

export function journeyLines(table: MidgardTable, row: ShoreView): string[] {
  const { words } = table;
  const tell = (key: string, id: string): string =>
    words.text(key, { journey: `${words.name('journey', id)} (${words.note('journey', id)})` });
  if (row.journey) return [tell('table-journey', row.journey)];
  if (!row.face_down) return [];
  const lines = [];
  const known = knownJourney(table, row.shore);
  if (known) lines.push(tell('table-journey-known', known));
  else lines.push(words.text('table-journey-down'));
  const others = seers(table, row.shore).filter((chief) => chief.seat !== table.seat);
  if (others.length)
    lines.push(words.text('scene-seen-by', { clans: others.map(({ seat }) => table.seatName(seat)).join(', ') }));
  return lines;
}

/** Who has looked at the journey that lies here. */
export function seers(table: MidgardTable, shore: string): ChiefView[] {
  return table.view.clans.filter((chief) => chief.has_peeked.includes(shore));
}

export function runeTip(table: MidgardTable, rune: string, used = false): Tip {
  const { words } = table;
  const lines = [
    words.note('rune', rune),
    words.text('scene-worth', { glory: box(table.kit).runeGlory.get(rune) ?? 0 }),
  ];
  if (used) lines.push(words.text('table-used'));
  return { title: words.name('rune', rune), lines };
}

export function destinyTip(table: MidgardTable, destiny: string): Tip {
  const { words } = table;
  const { alone = 0, tied = 0 } = box(table.kit).destinies.get(destiny) ?? {};
  return {
    title: words.name('destiny', destiny),
    lines: [words.text('table-bonus', { text: words.note('destiny', destiny), alone, tied })],
  };
}

/** A chief and the person: `Ullr (you)`. */
export function seatLabel(table: MidgardTable, row: ChiefView): string {
  const name = table.seatName(row.seat);
  return row.seat === table.seat ? table.words.text('table-you', { clan: name }) : name;
}
