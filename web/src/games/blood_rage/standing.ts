/** Which figure stands where on the map, in units of the map. */
import { block, HARBOURS, SITES, type Point } from './geometry';
import { crowd, type Figures, type FjordView, type ProvinceView, type View } from './view';

export interface Standing {
  key: string;
  seat: number;
  clan: string | null;
  kind: string;
  count: number;
  place: string;
  at: Point;
  scale: number;
}

interface Stack {
  seat: number;
  kind: string;
  count: number;
}

const RANK = ['leader', 'mystic', 'warrior', 'ship'];
const MOST_IN_YGGDRASIL = 20;
const IN_VILLAGE = 1.14;

function rank(kind: string): number {
  const found = RANK.indexOf(kind);
  return found < 0 ? 0.5 : found;
}

/** One entry a figure, clans side by side; more than `most` are stacked by kind. */
function stacks(figures: Record<string, Figures>, most: number): Stack[] {
  const piled = crowd(figures) > most;
  const found: Stack[] = [];
  for (const [seat, there] of Object.entries(figures)) {
    const kinds = Object.entries(there).sort(([a], [b]) => rank(a) - rank(b));
    for (const [kind, n] of kinds) {
      if (piled) found.push({ seat: Number(seat), kind, count: n });
      else for (let i = 0; i < n; i++) found.push({ seat: Number(seat), kind, count: 1 });
    }
  }
  return found;
}

function inProvince(row: ProvinceView): { stacks: Stack[]; spots: Point[]; scale: number } {
  const site = SITES[row.id];
  if (!site) return { stacks: [], spots: [], scale: 1 };
  if (row.villages === null) {
    const found = stacks(row.figures, MOST_IN_YGGDRASIL);
    const centre = { x: site.heart.x, y: site.heart.y };
    return { stacks: found, ...block(found.length, centre, 236, 112) };
  }
  return { stacks: stacks(row.figures, row.villages), spots: site.villages, scale: IN_VILLAGE };
}

function inFjord(row: FjordView): { stacks: Stack[]; spots: Point[]; scale: number } {
  const found = stacks(row.figures, 8);
  return { stacks: found, ...block(found.length, HARBOURS[row.id] ?? { x: 0, y: 0 }, 140, 112) };
}

/** Every figure on the map. */
export function standings(view: View): Standing[] {
  const all: Standing[] = [];
  const lay = (place: string, laid: { stacks: Stack[]; spots: Point[]; scale: number }): void => {
    const numbers = new Map<string, number>();
    laid.stacks.forEach((stack, i) => {
      const at = laid.spots[i];
      if (!at) return;
      const name = `${place}/${stack.seat}/${stack.kind}`;
      const n = numbers.get(name) ?? 0;
      numbers.set(name, n + 1);
      const clan = view.clans[stack.seat]?.clan ?? null;
      all.push({ key: `${name}/${n}`, ...stack, clan, place, at, scale: laid.scale });
    });
  };
  for (const row of view.provinces) lay(row.id, inProvince(row));
  for (const row of view.fjords) lay(row.id, inFjord(row));
  return all.sort((a, b) => a.at.y - b.at.y);
}
