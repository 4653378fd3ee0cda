/** What is in the box: the game's data file as the scene reads it. */
import type { Kit } from '../../lib/game';
import type { StatId } from './view';

export type CardType = 'battle' | 'quest' | 'upgrade';

interface CardRow {
  key: string;
  age: number;
  type: CardType;
  fx: string;
  set?: string;
  slot?: string;
  strength?: number;
  rage_cost?: number;
  glory?: number;
  god?: string;
  mark?: string;
  copies_unmarked?: number;
  copies_3plus?: number;
  copies_4plus?: number;
}

interface Data {
  card: CardRow[];
  expansion_card: CardRow[];
  stat: { id: StatId; values: number[]; legendary_steps: number[] }[];
  end_of_game: { stat_step_bonus: Record<string, number> };
  clan_sheet: { rage_track_max: number };
  phases: { ragnarok_glory_per_figure: Record<string, number> };
  region: { id: string; provinces: string[] }[];
  province: { id: string; villages: number; fjords: string[]; adjacent: string[] }[];
  fjord: { id: string; supports: string[] }[];
}

/** One kind of card. */
export interface Card {
  kind: string;
  key: string;
  age: number;
  type: CardType;
  slot: string;
  strength: number;
  cost: number;
  glory: number;
  /** the bonus is told by the text */
  varies: boolean;
  /** the text changes strength or price */
  starred: boolean;
  /** from how many players on a copy is in the deck */
  players: string[];
}

export interface Box {
  cards: Map<string, Card>;
  track: Record<StatId, number[]>;
  bonus(step: number): number;
  mostRage: number;
  ragnarok(age: number): number;
  regionOf: Map<string, string>;
  fjordsOf: Map<string, string[]>;
  shores: Map<string, string[]>;
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
  const cards = new Map<string, Card>();
  for (const row of [...data.card, ...data.expansion_card]) {
    if (row.set === 'unverified') continue;
    const kind = `${row.key}_a${row.age}`;
    const known = cards.get(kind);
    if (known) known.players = [...new Set([...known.players, ...marks(row)])].sort();
    else cards.set(kind, card(kind, row));
  }
  const track = Object.fromEntries(data.stat.map((row) => [row.id, row.values]));
  return {
    cards,
    track: track as Record<StatId, number[]>,
    bonus: (step) => data.end_of_game.stat_step_bonus[String(step)] ?? 0,
    mostRage: data.clan_sheet.rage_track_max,
    ragnarok: (age) => data.phases.ragnarok_glory_per_figure[String(age)] ?? 0,
    regionOf: new Map(data.region.flatMap((row) => row.provinces.map((id) => [id, row.id] as const))),
    fjordsOf: new Map(data.province.map((row) => [row.id, row.fjords])),
    shores: new Map(data.fjord.map((row) => [row.id, row.supports])),
  };
}

function card(kind: string, row: CardRow): Card {
  return {
    kind,
    key: row.key,
    age: row.age,
    type: row.type,
    slot: row.slot ?? '',
    strength: row.strength ?? 0,
    cost: row.rage_cost ?? 0,
    glory: row.glory ?? 0,
    varies: row.fx === 'copy_highest_enemy_card',
    starred: row.fx === 'free_upgrade_and_invade' || row.fx === 'may_invade_yggdrasil',
    players: marks(row),
  };
}

function marks(row: CardRow): string[] {
  if (row.mark) return [row.mark === 'unmarked' ? '2+' : row.mark];
  const found = [];
  if (row.copies_unmarked) found.push('2+');
  if (row.copies_3plus) found.push('3+');
  if (row.copies_4plus) found.push('4+');
  return found;
}
