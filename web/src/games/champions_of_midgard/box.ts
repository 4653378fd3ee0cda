/** What is in the box: the game's data file as the scene reads it. */
import type { Kit } from '../../lib/game';
import type { Amounts } from './view';

interface FoeRow {
  id: string;
  colour?: string;
  attack: number;
  defence: number;
  glory: number;
  wood?: number;
  coin?: number;
  favor?: number;
  resist: string[];
}
interface SpotRow {
  id: string;
  kind?: string;
  cost?: Amounts;
  gain?: Amounts;
  stock?: string;
  ship_capacity?: number | string;
  price_table?: { coin: number; favor: number }[];
  price_by_use?: number[];
  food_limit?: number;
}
interface Data {
  meta: { rounds: number };
  supply: { warrior_limit_per_player: number };
  location: SpotRow[];
  stall: SpotRow[];
  private_longship: { id: string; capacity: number; cost: Amounts; glory: number }[];
  merchant_ship: { id: string; goods: Amounts }[];
  rune: { id: string; glory: number }[];
  destiny: { id: string; glory_alone: number; glory_tied: number }[];
  journey: { id: string; copies: number; params: { attack?: number; defence?: number; glory?: number } }[];
  shore_slot: { slot: number; distance: string; warriors_fed_per_food: number }[];
  troll: FoeRow[];
  draugr: FoeRow[];
  monster: FoeRow[];
  scoring: { order: string[]; set_colours: string[]; glory_per_set: number };
  blame: { penalty_by_count: number[] };
}

export interface Foe {
  id: string;
  family: 'troll' | 'draugr' | 'monster';
  /** what it looks like: `fire_giant` */
  breed: string;
  colour: string | null;
  attack: number;
  defence: number;
  glory: number;
  reward: Amounts;
  resist: string[];
}

/** A place for a worker. */
export interface Site {
  cost: Amounts;
  gain: Amounts;
  stock: string | null;
  /** military or economic, for a stall */
  trade: string | null;
  /** units of warriors and food, for a ship */
  hold: number | null;
  glory: number;
}

export interface Box {
  rounds: number;
  mostWarriors: number;
  mostHunted: number;
  foes: Map<string, Foe>;
  sites: Map<string, Site>;
  goods: Map<string, Amounts>;
  runeGlory: Map<string, number>;
  destinies: Map<string, { alone: number; tied: number }>;
  journeys: Map<string, { copies: number; attack: number; defence: number; glory: number }>;
  /** how many warriors a food feeds, by shore */
  fed: Map<string, number>;
  favorPrices: { coin: number; favor: number }[];
  parts: string[];
  colours: string[];
  penalty(blame: number): number;
}

const opened = new WeakMap<object, Box>();

export function box(kit: Kit): Box {
  const known = opened.get(kit.data);
  if (known) return known;
  const made = open(kit.data as unknown as Data);
  opened.set(kit.data, made);
  return made;
}

function open(data: Data): Box {
  const foes = (['troll', 'draugr', 'monster'] as const).flatMap((family) =>
    data[family].map((row) => foe(family, row)),
  );
  const sites = new Map([...data.location, ...data.stall].map((row) => [row.id, site(row)]));
  for (const { id, capacity, glory } of data.private_longship) {
    sites.set(id, { cost: {}, gain: {}, stock: null, trade: null, hold: capacity, glory });
  }
  const yard = new Map(data.private_longship.map((row) => [row.id, row.cost]));
  const penalties = data.blame.penalty_by_count;
  return {
    rounds: data.meta.rounds,
    mostWarriors: data.supply.warrior_limit_per_player,
    mostHunted: data.location.find((row) => row.food_limit)?.food_limit ?? 0,
    foes: new Map(foes.map((row) => [row.id, row])),
    sites,
    goods: new Map([...data.merchant_ship.map((row) => [row.id, row.goods] as const), ...yard]),
    runeGlory: new Map(data.rune.map((row) => [row.id, row.glory])),
    destinies: new Map(data.destiny.map((row) => [row.id, { alone: row.glory_alone, tied: row.glory_tied }])),
    journeys: new Map(
      data.journey.map(({ id, copies, params }) => [
        id,
        { copies, attack: params.attack ?? 0, defence: params.defence ?? 0, glory: params.glory ?? 0 },
      ]),
    ),
    fed: new Map(data.shore_slot.map((row) => [`shore_${row.slot}`, row.warriors_fed_per_food])),
    favorPrices: data.location.find((row) => row.price_table)?.price_table ?? [],
    parts: data.scoring.order,
    colours: data.scoring.set_colours,
    penalty: (blame) => penalties[Math.min(blame, penalties.length - 1)] ?? 0,
  };
}

function foe(family: Foe['family'], row: FoeRow): Foe {
  const reward: Amounts = {};
  if (row.wood) reward.wood = row.wood;
  if (row.coin) reward.coin = row.coin;
  if (row.favor) reward.favor = row.favor;
  return {
    id: row.id,
    family,
    breed: row.id.replace(/(_\d+)?(_(red|yellow|blue))?(_\d+)?$/, ''),
    colour: row.colour ?? null,
    attack: row.attack,
    defence: row.defence,
    glory: row.glory,
    reward,
    resist: row.resist,
  };
}

function site(row: SpotRow): Site {
  return {
    cost: row.cost ?? {},
    gain: row.gain ?? {},
    stock: row.stock ?? null,
    trade: row.kind ?? null,
    hold: typeof row.ship_capacity === 'number' ? row.ship_capacity : null,
    glory: 0,
  };
}

/** Where a fight's worker stands: the troll's space for the troll. */
export function spaceOf(place: string): string {
  return place === 'troll' ? 'troll_space' : place.replace('draugr_', 'draugr_space_');
}
