/** What an event changes on the scene, so that a batch of events can be watched before its view is there. */
import type { GameEvent, Kit } from '../../lib/game';
import { box, dicePattern, needOf } from './box';
import { numberOf, seatOf, textOf } from '../../lib/events';
import type { Dice, Face, FightView, PlayerView, SideView, View } from './view';

type Change = (view: View, event: GameEvent, player: PlayerView | undefined, kit: Kit) => void;

/** Dice that are still to fall, by side: one that falls beyond them was taken up again. */
const coming = new WeakMap<SideView, number>();

/** The view after an event, as far as the event tells. */
export function fold(view: View, event: GameEvent, kit: Kit): View {
  const change = CHANGES[event.event];
  if (!change) return view;
  const next = JSON.parse(JSON.stringify(view)) as View;
  view.fight?.sides.forEach((side, i) => {
    const copy = next.fight?.sides[i];
    if (side && copy && coming.has(side)) coming.set(copy, coming.get(side) ?? 0);
  });
  const seat = seatOf(event);
  change(next, event, seat === null ? undefined : next.players[seat], kit);
  return next;
}

const slotOf = (e: GameEvent): number => Number(e.slot ?? -1);
const faceOf = (e: GameEvent, field = 'face'): Face => textOf(e, field) as Face;

function drop<T>(list: T[], what: T): boolean {
  const at = list.lastIndexOf(what);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

function gain(player: PlayerView | undefined, card: string): void {
  if (!player) return;
  player.hand_size += 1;
  if (card) player.hand.push(card);
}

function lose(player: PlayerView | undefined, card: string): void {
  if (!player) return;
  player.hand_size = Math.max(0, player.hand_size - 1);
  drop(player.hand, card);
  drop(player.known, card);
}

// -- the fight ------------------------------------------------------------------------------------------
function sideOf(seat: number): SideView {
  return {
    seat,
    dice: {},
    picked: {},
    caches: {},
    active: [],
    entering: [],
    tactics: [],
    free_rerolls: 0,
    die_on_jarl: false,
    ledger: [],
    worth: {},
    strength: 0,
  };
}

function fightOf(kind: FightView['kind'], attacker: number | null, defender: number | null): FightView {
  return {
    kind,
    attacker,
    defender,
    winner: null,
    surrounded: false,
    blocked: [],
    on_path: [],
    help: [],
    bets: {},
    sides: [attacker === null ? null : sideOf(attacker), defender === null ? null : sideOf(defender)],
  };
}

function sideAt(view: View, e: GameEvent): SideView | undefined {
  const seat = seatOf(e);
  return view.fight?.sides.find((side) => side?.seat === seat) ?? undefined;
}

function add(dice: Dice, face: Face, n: number): void {
  const left = (dice[face] ?? 0) + n;
  if (left > 0) dice[face] = left;
  else delete dice[face];
}

/** Which dice another player took up again is not told: most likely void ones. */
const LEAST: readonly Face[] = ['x', 'bow', 'shield', 'spear', 'sword', 'axe'];

function layDie(view: View, e: GameEvent): void {
  const side = sideAt(view, e);
  if (!side) return;
  const left = coming.get(side) ?? 0;
  if (left > 0) coming.set(side, left - 1);
  else {
    const face = LEAST.find((each) => side.dice[each]);
    if (face) add(side.dice, face, -1);
  }
  add(side.dice, faceOf(e), 1);
}

const arm: Change = (view, e, player, kit) => {
  const side = sideAt(view, e);
  const { cards } = box(kit);
  const card = cards.get(textOf(e, 'card'));
  if (!side || !card) return;
  const slot = slotOf(e);
  const tyr = player?.squad.find((row) => row.slot === slot)?.tyr ?? '';
  const taken = needOf(card, cards.get(tyr)) ?? dicePattern(card.pattern ?? '', side.dice) ?? [];
  for (const face of taken) add(side.dice, face, -1);
  const strength = side.worth[slot] ?? card.strength;
  delete side.worth[slot];
  side.active.push(slot);
  side.ledger.push({ of: 'warrior', card: card.id, strength });
  side.strength += strength;
};

/** Before the first die of a phase; in Ragnarok everybody fights alone. */
const takeDice: Change = (view, e, player) => {
  if (!player) return;
  if (!sideAt(view, e)) view.fight = fightOf('ragnarok', player.seat, null);
  const side = sideAt(view, e);
  if (side) coming.set(side, numberOf(e, 'dice'));
};

// -- warriors -------------------------------------------------------------------------------------------
const enlist: Change = (_, e, player) => {
  if (!player) return;
  lose(player, textOf(e, 'card'));
  player.squad.push({ slot: slotOf(e), card: textOf(e, 'card'), tyr: null });
  player.squad.sort((a, b) => a.slot - b.slot);
};

function leave(player: PlayerView | undefined, card: string): void {
  if (!player) return;
  const at = player.squad.findIndex((row) => row.card === card);
  if (at >= 0) player.squad.splice(at, 1);
}

const takeFirst: Change = (view, e, player) => {
  const card = textOf(e, 'card');
  drop(view.reserve, card);
  player?.squad.push({ slot: player.squad.length, card, tyr: null });
};

// -- cards ----------------------------------------------------------------------------------------------
const draw: Change = (view, e, player) => {
  view.deck = Math.max(0, view.deck - 1);
  const card = textOf(e, 'card');
  if (e.because !== 'phase') gain(player, card);
  else if (card) player?.drawn.push(card);
};

const discard: Change = (view, e, player) => {
  const card = textOf(e, 'card');
  view.discard.push(card);
  if (!player || e.because === 'battle') return;
  if (e.because !== 'phase') lose(player, card);
  else drop(player.drawn, card);
};

const bury: Change = (_, e, player) => {
  if (!player) return;
  player.valhalla_size += 1;
  if (player.valhalla.length === player.valhalla_size - 1) player.valhalla.push(textOf(e, 'card'));
};

const CHANGES: Record<string, Change> = {
  first_player: (view, e) => void (view.first_player = numberOf(e, 'seat')),
  jarl: (_, e, player) => void (player && Object.assign(player, { jarl: textOf(e, 'jarl'), jarls: [] })),
  loki_card: (view, e) => void (view.loki = textOf(e, 'loki')),
  milled: (view, e) => void (view.discard.push(textOf(e, 'card')), (view.deck -= 1)),
  revealed: (view, e) => void (view.reserve.push(textOf(e, 'card')), (view.deck -= 1)),
  took_warrior: takeFirst,
  drawn: draw,
  tyr_dealt: (_, e, player) => gain(player, textOf(e, 'card')),
  kept: (_, e, player) => {
    gain(player, textOf(e, 'card'));
    if (player) drop(player.drawn, textOf(e, 'card'));
  },
  discarded: discard,
  turn: (view, e) => void Object.assign(view, { turn: numberOf(e, 'seat'), fight: null }),
  added: enlist,
  laid_under: (_, e, player) => {
    lose(player, textOf(e, 'card'));
    const row = player?.squad.find(({ slot }) => slot === slotOf(e));
    if (row) row.tyr = textOf(e, 'card');
  },
  dismissed: (view, e, player) => {
    view.discard.push(textOf(e, 'card'));
    if (player) player.squad = player.squad.filter(({ slot }) => slot !== slotOf(e));
  },
  attack: (view, e) => void (view.fight = fightOf('battle', numberOf(e, 'seat'), numberOf(e, 'victim'))),
  hunt: (view, e) => void (view.fight = fightOf('hunt', numberOf(e, 'seat'), null)),
  monster_attacks: (view, e) => void (view.fight = fightOf('onslaught', null, numberOf(e, 'seat'))),
  ragnarok: (view) => void Object.assign(view, { phase: 'ragnarok', fight: null }),
  helped: (view, e, player) => {
    lose(player, textOf(e, 'card'));
    const side = view.fight?.attacker === e.victim ? 0 : 1;
    view.fight?.help.push({ seat: numberOf(e, 'seat'), card: textOf(e, 'card'), side });
  },
  dice: takeDice,
  rolled: layDie,
  set_die: (view, e) => {
    const side = sideAt(view, e);
    if (!side) return;
    if (side.dice.x) add(side.dice, 'x', -1);
    add(side.dice, faceOf(e), 1);
  },
  reroll: (view, e) => {
    const side = sideAt(view, e);
    if (side && textOf(e, 'discard')) add(side.dice, faceOf(e, 'discard'), -1);
  },
  played: (view, e, player) => {
    lose(player, textOf(e, 'card'));
    sideAt(view, e)?.tactics.push(textOf(e, 'card'));
  },
  armed: arm,
  blocked: (view, e) => void view.fight?.blocked.push(slotOf(e)),
  pathed: (view, e) => void view.fight?.on_path.push(slotOf(e)),
  strength: (view, e) => {
    const side = sideAt(view, e);
    if (side) side.strength = numberOf(e, 'strength');
  },
  won: (view, e) => void (view.fight && (view.fight.winner = numberOf(e, 'seat'))),
  shield: (view, e, player) => {
    const from = view.players[numberOf(e, 'victim')];
    if (!from || !player) return;
    from.own_shields -= 1;
    player.captured[from.shield] = (player.captured[from.shield] ?? 0) + 1;
  },
  shield_gone: (view, e) => {
    for (const row of view.players) row.own_shields = numberOf(e, 'left');
  },
  sent: (view, e, player, kit) => {
    leave(player, textOf(e, 'card'));
    bury(view, e, player, kit);
  },
  bonus: (view, e, player, kit) => {
    drop(view.discard, textOf(e, 'card'));
    bury(view, e, player, kit);
  },
  mission: (view, e, player, kit) => {
    lose(player, textOf(e, 'card'));
    bury(view, e, player, kit);
  },
  valour_lost: (view, e, player) => {
    view.discard.push(textOf(e, 'card'));
    if (player && drop(player.valhalla, textOf(e, 'card'))) player.valhalla_size -= 1;
  },
  taken_back: (view, e, player) => {
    drop(view.discard, textOf(e, 'card'));
    gain(player, textOf(e, 'card'));
  },
  stolen: (view, e, player) => {
    lose(view.players[numberOf(e, 'victim')], textOf(e, 'card'));
    gain(player, textOf(e, 'card'));
  },
  viking: (view, _, player) => {
    if (view.players.length < 6) for (const row of view.players) row.viking_level = null;
    if (player) player.viking_level = 1;
  },
  level: (_, e, player) => void (player && (player.viking_level = numberOf(e, 'level'))),
  put_on_deck: (view, e, player) => {
    lose(player, textOf(e, 'card'));
    view.deck += 1;
  },
  ending: (view) => void (view.phase = 'last_round'),
  left_over: (_, __, player) => void (player && Object.assign(player, { hand: [], known: [], hand_size: 0 })),
  monster_die: (view, e, _, kit) => {
    const beast = view.monster;
    const needs = box(kit).monster(beast?.card ?? '', view.options.includes('valkyries'))?.weapons ?? [];
    const face = faceOf(e);
    if (!beast || (beast.dice[face] ?? 0) >= needs.filter((each) => each === face).length) return;
    add(beast.dice, face, 1);
    beast.free_dice -= 1;
  },
  monster_wounded: (view, e) => {
    if (!view.monster) return;
    Object.assign(view.monster, { wounds: numberOf(e, 'wounds'), card: view.monster.next, dice: {} });
  },
  laid: (view, e, player) => {
    lose(player, textOf(e, 'card'));
    view.reserve.push(textOf(e, 'card'));
  },
  filled: (view, e, player) => {
    drop(view.reserve, textOf(e, 'card'));
    gain(player, textOf(e, 'card'));
  },
};
