/** What an event changes on the scene, so that a batch of events can be watched before its view is there. */
import type { GameEvent, Kit } from '../../lib/game';
import { box, spaceOf } from './box';
import { numberOf, seatOf, textOf } from '../../lib/events';
import { WEAPONS } from './view';
import type { Amounts, ChiefView, Face, FoeView, Good, RollView, View, Weapon } from './view';

type Change = (view: View, event: GameEvent, chief: ChiefView | undefined, kit: Kit) => void;

/** Whose round of dice has been counted: the next die begins another one. */
const counted = new WeakSet<RollView>();

/** The view after an event, as far as the event tells. */
export function fold(view: View, event: GameEvent, kit: Kit): View {
  const change = CHANGES[event.event];
  if (!change) return view;
  const next = JSON.parse(JSON.stringify(view)) as View;
  if (view.roll && next.roll && counted.has(view.roll)) counted.add(next.roll);
  const seat = seatOf(event);
  change(next, event, seat === null ? undefined : next.clans[seat], kit);
  return next;
}

function add(amounts: Amounts, what: string, n: number): void {
  const left = (amounts[what] ?? 0) + n;
  if (left > 0) amounts[what] = left;
  else delete amounts[what];
}

function foeAt(view: View, place: string): FoeView | undefined {
  return [...view.enemies, ...view.shores].find((row) => row.place === place);
}

const shoreOf = (view: View, e: GameEvent) => view.shores.find((row) => row.shore === textOf(e, 'shore'));
const siteOf = (view: View, id: string) => view.locations.find((row) => row.id === id);
const weaponOf = (e: GameEvent): Weapon => textOf(e, 'weapon') as Weapon;

function appear(deck: number, place: (e: GameEvent) => string): Change {
  return (view, e) => {
    const row = foeAt(view, place(e));
    if (row) row.enemy = textOf(e, 'enemy');
    view.decks[deck] = (view.decks[deck] ?? 0) - 1;
  };
}

/** Dice come from the place where they lay, else from the supply. */
const muster: Change = (view, e, chief, kit) => {
  if (!chief) return;
  const weapon = weaponOf(e);
  chief.warriors[weapon] += numberOf(e, 'count');
  const lay = view.locations.find(({ id, seat, stock }) => {
    return seat === chief.seat && stock && box(kit).sites.get(id)?.stock === weapon;
  });
  if (lay) lay.stock = 0;
  else view.supply[weapon] -= numberOf(e, 'count');
};

const reveal: Change = (view, e) => {
  Object.assign(shoreOf(view, e) ?? {}, { face_down: false, journey: textOf(e, 'journey') });
  for (const chief of view.clans) {
    delete chief.peeked[textOf(e, 'shore')];
    chief.has_peeked = chief.has_peeked.filter((shore) => shore !== e.shore);
  }
};

const peek: Change = (_, e, chief) => {
  if (!chief) return;
  const shore = textOf(e, 'shore');
  if (!chief.has_peeked.includes(shore)) chief.has_peeked.push(shore);
  if (textOf(e, 'journey')) chief.peeked[shore] = textOf(e, 'journey');
};

function rollAt(place: string, seat: number, attack: number | null, defence: number | null, sea = false): RollView {
  return {
    place,
    seat,
    sea_fight: sea,
    attack,
    defence,
    damage: 0,
    dice: {},
    in_hand: {},
    attacks: 0,
    shields: 0,
    shields_attack: false,
  };
}

/** Which die another player took up again is not told: most likely one that helped least. */
const LEAST: readonly Face[] = ['blank', 'shield', 'hit', 'double'];

function dropDie(roll: RollView, weapon: Weapon): void {
  const dice = roll.dice[weapon];
  const face = LEAST.find((each) => dice?.[each]);
  if (dice && face) add(dice as Amounts, face, -1);
}

function layDie(view: View, e: GameEvent): void {
  const roll = view.roll;
  if (!roll) return;
  const weapon = weaponOf(e);
  if (counted.delete(roll)) roll.dice = {};
  const there =
    (roll.place === 'hunt' ? view.clans[roll.seat]?.warriors : foeAt(view, roll.place)?.sent)?.[weapon] ?? 0;
  const dice = (roll.dice[weapon] ??= {});
  if (roll.in_hand[weapon]) add(roll.in_hand as Amounts, weapon, -1);
  else if (Object.values(dice).reduce((sum, n) => sum + n, 0) >= there) dropDie(roll, weapon);
  add(dice as Amounts, textOf(e, 'face'), 1);
  const showing = (face: Face): number => WEAPONS.reduce((sum, w) => sum + (roll.dice[w]?.[face] ?? 0), 0);
  const swords = roll.dice.sword ?? {};
  const bonus = view.clans[roll.seat]?.leader === 'svanhildr' ? (swords.hit ?? 0) + (swords.double ?? 0) : 0;
  roll.attacks = showing('hit') + 2 * showing('double') + bonus;
  roll.shields = showing('shield');
}

const store =
  (sign: number): Change =>
  (_, e, chief) => {
    if (chief) chief[textOf(e, 'good') as Good] += sign * numberOf(e, 'count');
  };

const endRoll: Change = (view) => void (view.roll = null);

function homecoming(view: View): void {
  view.hunters = [];
  view.roll = null;
  for (const row of view.locations) row.seat = null;
  for (const row of view.enemies) Object.assign(row, { seat: null, sent: {}, enemy: null });
  for (const row of view.shores) Object.assign(row, { seat: null, sent: {}, ship: null, room: null, journey: null });
  for (const chief of view.clans) Object.assign(chief, { to_place: chief.workers, begged: 0 });
}

const CHANGES: Record<string, Change> = {
  stall: (view, e) => void view.locations.push({ id: textOf(e, 'location'), seat: null }),
  first_player: (view, e) => void (view.first_player = numberOf(e, 'seat')),
  marker: (view, e) => void (view.first_player = numberOf(e, 'seat')),
  leader: (_, e, chief) => void (chief && (chief.leader = textOf(e, 'leader'))),
  kept_destiny: (view, e, chief) => {
    if (!chief) return;
    chief.destiny_count += 1;
    view.destiny_deck -= 1;
    if (textOf(e, 'destiny')) chief.destinies.push(textOf(e, 'destiny'));
  },
  round: (view, e) => void (view.round = numberOf(e, 'round')),
  phase: (view, e) => void (view.phase = textOf(e, 'phase')),
  troll: appear(0, () => 'troll'),
  draugr: appear(1, (e) => textOf(e, 'place')),
  monster: appear(2, (e) => textOf(e, 'shore')),
  journey_laid: (view, e) => void Object.assign(shoreOf(view, e) ?? {}, { face_down: true, journey: null }),
  rune_up: (view, e) => void (view.runes.push(textOf(e, 'rune')), (view.rune_deck -= 1)),
  merchant: (view, e) => void (view.merchant = textOf(e, 'merchant')),
  stock: (view, e, _, kit) => {
    const row = siteOf(view, textOf(e, 'location'));
    if (!row) return;
    row.stock = (row.stock ?? 0) + numberOf(e, 'goods');
    const what = box(kit).sites.get(row.id)?.stock ?? '';
    if (what in view.supply) view.supply[what as Weapon] -= numberOf(e, 'goods');
  },
  placed: (view, e, chief) => {
    if (!chief) return;
    const id = textOf(e, 'location');
    const row = siteOf(view, id);
    chief.to_place -= 1;
    if (id === 'hunting_grounds') view.hunters.push(chief.seat);
    else if (row) row.seat = chief.seat;
    if (row?.stock && id === 'smokehouse') row.stock = 0;
    for (const foe of view.enemies) if (spaceOf(foe.place) === id) foe.seat = chief.seat;
  },
  begged: (_, __, chief) => void (chief && ((chief.begged += 1), (chief.to_place -= 1))),
  warriors: muster,
  sent_away: (view, e, chief) => {
    if (chief) chief.warriors[weaponOf(e)] -= 1;
    view.supply[weaponOf(e)] += 1;
  },
  gained: store(1),
  spent: store(-1),
  glory: (_, e, chief) => void (chief && (chief.glory += numberOf(e, 'gained'))),
  sails: (view, e, chief) => {
    const row = shoreOf(view, e);
    if (row && chief) Object.assign(row, { seat: chief.seat, ship: textOf(e, 'ship') });
  },
  built: (view, e, chief) => {
    if (!chief) return;
    chief.ship = textOf(e, 'ship');
    view.ships_on_offer = view.ships_on_offer.filter((id) => id !== chief.ship);
    view.locations.push({ id: chief.ship, seat: null, owner: chief.seat });
  },
  rune: (view, e, chief) => {
    chief?.runes.push({ rune: textOf(e, 'rune'), used: false });
    if (!view.runes.includes(textOf(e, 'rune'))) view.rune_deck -= 1;
    view.runes = view.runes.filter((rune) => rune !== e.rune);
  },
  worker: (_, e, chief) => {
    if (chief) Object.assign(chief, { workers: numberOf(e, 'workers'), to_place: chief.to_place + 1, hired: true });
  },
  rune_used: (_, e, chief) => {
    const held = chief?.runes.find(({ rune }) => rune === e.rune);
    if (held) held.used = true;
  },
  sent: (view, e, chief) => {
    const row = foeAt(view, textOf(e, 'place'));
    if (!row || !chief) return;
    chief.warriors[weaponOf(e)] -= 1;
    add(row.sent, weaponOf(e), 1);
  },
  loaded: (view, e, chief) => {
    const row = foeAt(view, textOf(e, 'place'));
    if (!row || !chief) return;
    chief.food -= 1;
    add(row.sent, 'food', 1);
  },
  hunt: (view, e) => void (view.roll = rollAt('hunt', numberOf(e, 'seat'), null, null)),
  fight: (view, e, _, kit) => {
    const foe = box(kit).foes.get(textOf(e, 'enemy'));
    view.roll = rollAt(textOf(e, 'place'), numberOf(e, 'seat'), foe?.attack ?? 0, foe?.defence ?? 0);
  },
  kraken_fight: (view, e, _, kit) => {
    const kraken = box(kit).journeys.get('kraken');
    const { attack = 0, defence = 0 } = kraken ?? {};
    view.roll = rollAt(textOf(e, 'place'), numberOf(e, 'seat'), attack, defence, true);
  },
  die: layDie,
  struck: (view, e) => {
    if (!view.roll) return;
    view.roll.damage += numberOf(e, 'damage');
    counted.add(view.roll);
  },
  fell: (view, e) => {
    const row = foeAt(view, textOf(e, 'place'));
    if (row) add(row.sent, weaponOf(e), -1);
    view.supply[weaponOf(e)] += 1;
    if (view.roll) dropDie(view.roll, weaponOf(e));
  },
  killed: (view, e, chief) => {
    view.roll = null;
    const row = foeAt(view, textOf(e, 'place'));
    if (!row || !chief) return;
    row.enemy = null;
    if ('bounty' in row) row.bounty = 0;
    for (const weapon of WEAPONS) chief.warriors[weapon] += row.sent[weapon] ?? 0;
    row.sent = {};
    if (chief.seat === view.seat) chief.slain.push(textOf(e, 'enemy'));
  },
  kraken_killed: endRoll,
  beaten: endRoll,
  hunted: endRoll,
  peeked: peek,
  journey: reveal,
  food_gone: (view, e) => {
    const row = foeAt(view, textOf(e, 'place'));
    if (row) add(row.sent, 'food', -numberOf(e, 'count'));
  },
  bounty: (view, e) => void Object.assign(shoreOf(view, e) ?? {}, { bounty: numberOf(e, 'coins') }),
  round_over: (view) => homecoming(view),
};
