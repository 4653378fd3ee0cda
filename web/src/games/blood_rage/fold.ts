/** What an event changes on the scene, so that a batch of events can be watched before its view is there. */
import type { GameEvent } from '../../lib/game';
import { numberOf, seatOf, textOf } from '../../lib/events';
import type { BattleView, ClanView, Figures, StatId, View } from './view';

type Change = (view: View, event: GameEvent, clan: ClanView | undefined) => void;

/** The view after an event, as far as the event tells. */
export function fold(view: View, event: GameEvent): View {
  const change = CHANGES[event.event];
  if (!change) return view;
  const next = JSON.parse(JSON.stringify(view)) as View;
  const seat = seatOf(event);
  change(next, event, seat === null ? undefined : next.clans[seat]);
  return next;
}

function zone(view: View, seat: number, place: string): Figures | undefined {
  const clan = view.clans[seat];
  if (place === 'reserve') return clan?.reserve;
  if (place === 'valhalla') return clan?.valhalla;
  const row = view.provinces.find(({ id }) => id === place) ?? view.fjords.find(({ id }) => id === place);
  return row ? (row.figures[String(seat)] ??= {}) : undefined;
}

const BOARDLESS = new Set(['reserve', 'valhalla', 'box', '']);

function carry(view: View, seat: number, figure: string, from: string, to: string): void {
  const source = zone(view, seat, from);
  if (source?.[figure]) {
    source[figure] -= 1;
    if (!source[figure]) delete source[figure];
  }
  const target = zone(view, seat, to);
  if (target) target[figure] = (target[figure] ?? 0) + 1;
  const clan = view.clans[seat];
  if (clan) clan.on_board += Number(!BOARDLESS.has(to)) - Number(!BOARDLESS.has(from));
  for (const row of [...view.provinces, ...view.fjords]) {
    if (!Object.keys(row.figures[String(seat)] ?? {}).length) delete row.figures[String(seat)];
  }
}

const travel: Change = (view, e, clan) => {
  if (clan) carry(view, clan.seat, textOf(e, 'figure'), textOf(e, 'from'), textOf(e, 'to'));
};

function battleOf(view: View): BattleView {
  view.battle ??= {
    province: '',
    raider: 0,
    fighters: [],
    winner: null,
    cards: {},
    added: {},
    treated: {},
    silenced: [],
    totals: {},
  };
  return view.battle;
}

function provinceIn(view: View, id: string) {
  return view.provinces.find((row) => row.id === id);
}

const burn: Change = (view, e) => {
  view.battle = null;
  const row = provinceIn(view, textOf(e, 'province'));
  if (row) row.destroyed = true;
};
/** Whoever does this is not in a battle any more. */
const over: Change = (view) => void (view.battle = null);

const CHANGES: Record<string, Change> = {
  first_player: (view, e) => void (view.first_player = numberOf(e, 'seat')),
  clan: (_, e, clan) => void (clan && (clan.clan = textOf(e, 'clan'))),
  pillage_token: (view, e) => {
    const row = provinceIn(view, textOf(e, 'province'));
    if (row) row.token = textOf(e, 'token');
  },
  doom: (view, e) => void (view.doom[numberOf(e, 'age') - 1] = textOf(e, 'province')),
  destroyed_early: burn,
  ragnarok: burn,
  age: (view, e) => {
    view.battle = null;
    view.age = numberOf(e, 'age');
    for (const row of view.provinces) row.pillaged = false;
  },
  phase: (view, e) => {
    view.battle = null;
    view.phase = textOf(e, 'phase');
  },
  march: over,
  upgrade: over,
  rage_set: (_, e, clan) => void (clan && ((clan.rage = numberOf(e, 'rage')), (clan.passed = false))),
  picked: (_, __, clan) => void (clan && (clan.hand_size += 1)),
  pass: (view, __, clan) => {
    view.battle = null;
    if (clan) Object.assign(clan, { passed: true, rage: 0 });
  },
  invade: travel,
  move: travel,
  join: travel,
  retreated: travel,
  fell: (view, e, clan) => {
    if (clan) carry(view, clan.seat, textOf(e, 'figure'), textOf(e, 'from'), 'valhalla');
  },
  quest_laid: (_, __, clan) => void (clan && ((clan.quests_laid += 1), (clan.hand_size -= 1))),
  pillage: (view, e) => {
    view.battle = null;
    const battle = battleOf(view);
    battle.province = textOf(e, 'province');
    battle.raider = numberOf(e, 'seat');
  },
  battle: (view, e) => {
    const battle = battleOf(view);
    battle.province = textOf(e, 'province');
    const row = provinceIn(view, battle.province);
    battle.fighters = view.clans
      .filter(({ seat }) => row && (String(seat) in row.strength || String(seat) in row.figures))
      .map(({ seat }) => seat);
  },
  reveal: (view, e) => void (battleOf(view).cards[String(e.seat)] = textOf(e, 'card')),
  added: (view, e) => void (battleOf(view).added[String(e.seat)] ??= []).push(textOf(e, 'card')),
  treated: (view, e) => void (battleOf(view).treated[String(e.seat)] = numberOf(e, 'worth')),
  silenced: (view, e) => void battleOf(view).silenced.push(numberOf(e, 'seat')),
  watch: (view) => void (battleOf(view).cards = {}),
  strength: (view, e) => {
    const battle = battleOf(view);
    const parts = { figures: numberOf(e, 'figures'), cards: numberOf(e, 'cards') };
    battle.totals[String(e.seat)] = parts.figures + parts.cards;
    (battle.parts ??= {})[String(e.seat)] = parts;
  },
  won: (view, e) => void (battleOf(view).winner = numberOf(e, 'seat')),
  tie: (view) => void (battleOf(view).tied = true),
  reward: (view) => {
    const row = provinceIn(view, view.battle?.province ?? '');
    if (row) row.pillaged = true;
  },
  glory: (view, e, clan) => {
    const net = numberOf(e, 'gained') - numberOf(e, 'lost');
    if (clan) clan.glory += net;
    if (!view.battle) return;
    const gains = (view.battle.gains ??= {});
    gains[String(e.seat)] = (gains[String(e.seat)] ?? 0) + net;
  },
  rage: (_, e, clan) => void (clan && (clan.rage += numberOf(e, 'gained') - numberOf(e, 'lost'))),
  stat: (_, e, clan) => {
    const stat = clan?.stats[textOf(e, 'stat') as StatId];
    if (!stat) return;
    stat.value = numberOf(e, 'value');
    stat.step = Math.min(6, stat.step + 1);
  },
  released: (_, __, clan) => {
    if (!clan) return;
    for (const [kind, n] of Object.entries(clan.valhalla)) clan.reserve[kind] = (clan.reserve[kind] ?? 0) + n;
    clan.valhalla = {};
  },
  god: (view, e) => standAt(view, textOf(e, 'god'), textOf(e, 'province')),
  god_moved: (view, e) => standAt(view, textOf(e, 'god'), textOf(e, 'province')),
};

function standAt(view: View, god: string, province: string): void {
  for (const row of view.provinces) if (row.god === god) row.god = null;
  const row = provinceIn(view, province);
  if (row) row.god = god;
}
