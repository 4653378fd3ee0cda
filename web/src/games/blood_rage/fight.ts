/** What a battle asks of those who watch it. */
import { heartOf } from './geometry';
import type { Aim } from './camera.svelte';
import type { BattleView, RageTable } from './view';

const ON_THE_MAP = /^(place|figure):/;
/** As much of the map as shows a province with its neighbours' edges. */
const FIELD = 330;

/** Somebody is called to a battle, or I have to point at something on the map: then all of it must be seen. */
export function needsMap(table: RageTable): boolean {
  if (table.settled && table.question?.kind === 'join') return true;
  return table.choices.some(({ spots }) => spots.some((spot) => ON_THE_MAP.test(spot)));
}

export function field(battle: BattleView): Aim {
  const { x, y } = heartOf(battle.province);
  return { at: { x, y: y - 8 }, span: FIELD };
}

/** Who fights; while the call goes on, whoever stands there already. */
export function fightersOf(table: RageTable, battle: BattleView): number[] {
  if (battle.fighters.length) return battle.fighters;
  const row = table.view.provinces.find(({ id }) => id === battle.province);
  return Object.keys(row?.strength ?? {}).map(Number);
}

/** Strengths have been compared. */
export function counted(battle: BattleView): boolean {
  return battle.parts !== undefined || Object.values(battle.totals).some((total) => total > 0);
}

/** A fighter's strength: what it came to, else what stands there. */
export function strengthOf(table: RageTable, battle: BattleView, seat: number): number {
  const row = table.view.provinces.find(({ id }) => id === battle.province);
  const there = row?.strength[String(seat)] ?? 0;
  const total = battle.totals[String(seat)] ?? there;
  return battle.parts ? (battle.parts[String(seat)] ? total : there) : counted(battle) ? total : there;
}
