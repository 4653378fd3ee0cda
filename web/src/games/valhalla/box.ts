/** What is in the box: the game's data file as the scene reads it. */
import type { Kit } from '../../lib/game';
import type { Dice, Face } from './view';

type Type = 'warrior' | 'tactic' | 'mission' | 'thor' | 'tyr';

interface WarriorRow {
  id: string;
  clan: string;
  strength: number;
  valor: number;
  weapons?: Face[];
  pattern?: string;
  ability?: { id: string; clan?: string };
  valkyrie?: { id: string; clan?: string; amount: number };
}
interface EffectRow {
  id: string;
  kind?: string;
  effect: string;
  amount?: number | string;
  times?: number;
  face?: Face;
  weapon?: Face;
  discard_die?: string;
  clan?: string;
  valor?: number;
  requires?: string;
}
interface MonsterSide {
  strength: number;
  max_valhalla: number;
  abilities: { id: string; clan?: string }[];
}
interface Data {
  warrior: WarriorRow[];
  tactic: EffectRow[];
  thor: EffectRow[];
  tyr: EffectRow[];
  arming: { need: string; p6: number }[];
  pattern: { id: string; p6: number }[];
  jarl: { id: string; relation: string }[];
  loki: { id: string; rows: { diff: [number, number]; effect: string; amount?: number }[] }[];
  monster_card: {
    id: string;
    weapons: Face[];
    clans: string[];
    warrior_symbols: number;
    normal: MonsterSide;
    plus40: MonsterSide;
  }[];
  last_viking: { bonus: { players: number; levels: { level: number; valor: number; attacker_extra_dice: number }[] }[] };
  solo: { shields: number; level: { level: number; discard_on_lost_battle: number }[] };
  cooperative: { shields: Record<string, number> };
  components: { shields_per_player: number };
}

/** A kind of card. */
export interface Card {
  id: string;
  type: Type;
  clan: string | null;
  strength: number;
  valour: number;
  weapons: Face[];
  pattern: string | null;
  /** what a warrior does when it is active: `opp_clan`, and the clan it is about */
  ability: { id: string; clan: string | null } | null;
  valkyrie: { id: string; clan: string | null; amount: number } | null;
  /** what another card does */
  effect: string;
  amount: number | null;
  face: Face | null;
  against: string | null;
  requires: string;
  /** the chance to arm it with six dice, rerolls well used */
  chance: number | null;
}

export interface MonsterCard {
  weapons: Face[];
  clans: string[];
  warriors: number;
  abilities: { id: string; clan: string | null }[];
}

export interface LokiLine {
  from: number;
  to: number;
  effect: string;
  amount: number;
}

export interface Box {
  cards: Map<string, Card>;
  /** a jarl's two abilities may be used together */
  both: Map<string, boolean>;
  loki: Map<string, LokiLine[]>;
  /** the side of a monster's card that is up */
  monster(card: string, more: boolean): MonsterCard | undefined;
  /** bonus valour and the attacker's extra dice of a last viking */
  viking(players: number, level: number): { valour: number; dice: number };
  lostBattle(level: number): number;
  /** shields of one's own at the start; against a monster all share them */
  shields(players: number, monster: boolean): number;
}

const opened = new WeakMap<object, Box>();

export function box(kit: Kit): Box {
  const known = opened.get(kit.data);
  if (known) return known;
  const made = open(kit.data as unknown as Data);
  opened.set(kit.data, made);
  return made;
}

const key = (id: string): string => id.replaceAll('-', '_');

function open(data: Data): Box {
  const cards = [
    ...data.warrior.map((row) => warrior(row, data)),
    ...data.tactic.map((row) => card(row.kind === 'assignment' ? 'mission' : 'tactic', row)),
    ...data.thor.map((row) => card('thor', row)),
    ...data.tyr.map((row) => card('tyr', row)),
  ];
  const monsters = new Map(data.monster_card.map((row) => [key(row.id), row]));
  return {
    cards: new Map(cards.map((row) => [row.id, row])),
    both: new Map(data.jarl.map((row) => [row.id, row.relation === 'both'])),
    loki: new Map(
      data.loki.map(({ id, rows }) => [
        key(id),
        rows.map(({ diff: [from, to], effect, amount }) => ({ from, to, effect, amount: amount ?? 0 })),
      ]),
    ),
    monster: (id, more) => {
      const row = monsters.get(id);
      if (!row) return undefined;
      const abilities = row[more ? 'plus40' : 'normal'].abilities;
      return {
        weapons: row.weapons,
        clans: row.clans,
        warriors: row.warrior_symbols,
        abilities: abilities.map((each) => ({ id: each.id, clan: each.clan ?? null })),
      };
    },
    viking: (players, level) => {
      const steps = data.last_viking.bonus.find((row) => row.players === players)?.levels ?? [];
      const step = steps.find((row) => row.level === level);
      return { valour: step?.valor ?? 0, dice: step?.attacker_extra_dice ?? 0 };
    },
    lostBattle: (level) => data.solo.level.find((row) => row.level === level)?.discard_on_lost_battle ?? 0,
    shields: (players, monster) =>
      monster ? (data.cooperative.shields[players] ?? data.solo.shields) : data.components.shields_per_player,
  };
}

function warrior(row: WarriorRow, data: Data): Card {
  const { ability, valkyrie } = row;
  return {
    ...card('warrior', { id: row.id, effect: '', valor: row.valor }),
    clan: row.clan,
    strength: row.strength,
    weapons: row.weapons ?? [],
    pattern: row.pattern ?? null,
    ability: ability ? { id: ability.id, clan: ability.clan ?? null } : null,
    valkyrie: valkyrie ? { ...valkyrie, clan: valkyrie.clan ?? null } : null,
    chance: chanceOf(row, data),
  };
}

function card(type: Type, row: EffectRow): Card {
  const named = row.discard_die === 'any' ? undefined : (row.discard_die as Face | undefined);
  return {
    id: key(row.id),
    type,
    clan: null,
    strength: 0,
    valour: row.valor ?? 0,
    weapons: [],
    pattern: null,
    ability: null,
    valkyrie: null,
    effect: row.effect,
    amount: typeof row.amount === 'number' ? row.amount : (row.times ?? null),
    face: row.face ?? row.weapon ?? named ?? null,
    against: row.clan ?? null,
    requires: row.requires ?? '',
    chance: null,
  };
}

/** The file tells chances by how symbols repeat: `AAB` is two alike and another one. */
function chanceOf(row: WarriorRow, data: Data): number | null {
  if (row.pattern) return data.pattern.find(({ id }) => id === row.pattern)?.p6 ?? null;
  const counts = new Map<string, number>();
  for (const face of row.weapons ?? []) counts.set(face, (counts.get(face) ?? 0) + 1);
  const shape = [...counts.values()]
    .sort((a, b) => b - a)
    .map((n, i) => 'ABCD'.charAt(i).repeat(n))
    .join('');
  return data.arming.find(({ need }) => need === (shape === 'A' ? '1' : shape))?.p6 ?? null;
}

/** What arms a warrior, a Tyr card under it counted; null where a pattern does. */
export function needOf(warrior: Card, tyr: Card | undefined): Face[] | null {
  if (warrior.pattern) return null;
  const skipped = tyr?.effect === 'skip_symbol' ? warrior.weapons.indexOf(tyr.face ?? 'x') : -1;
  return warrior.weapons.filter((_, i) => i !== skipped);
}

/** Dice that a pattern may take, as good a guess as any; null where there are none. */
export function dicePattern(pattern: string, dice: Dice): Face[] | null {
  const weapons = (Object.keys(dice) as Face[]).filter((face) => face !== 'x' && dice[face]);
  const many = (n: number): Face[] => weapons.filter((face) => (dice[face] ?? 0) >= n);
  const take = (n: number, each: number): Face[] | null => {
    const found = many(each).slice(0, n);
    return found.length < n ? null : found.flatMap((face) => Array.from({ length: each }, () => face));
  };
  switch (pattern) {
    case 'pair':
      return take(1, 2);
    case 'triple':
      return take(1, 3);
    case 'two_pairs':
      return take(2, 2) ?? take(1, 4);
    case 'different_3':
      return take(3, 1);
    case 'different_4':
      return take(4, 1);
    default:
      return take(2, 1) ?? take(1, 2);
  }
}
