/** The map: one island in a sea, Yggdrasil in its middle, eight provinces around it, four fjords cut into it. */

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 1060;
export const HEIGHT = 840;
export const MIDDLE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };

const COAST = { rx: 456, ry: 352, power: 2.7 };
const TRUNK = { rx: 168, ry: 124, power: 2.1 };
const TIP = 0.46;
const MOUTH = 62;

/** Clockwise from the north-west; each spans an eighth of the ring. */
export const RING: readonly string[] = [
  'myrkulor',
  'elvagar',
  'angerboda',
  'muspelheim',
  'horgr',
  'utgard',
  'andlang',
  'gimle',
];
const NORTH_WEST = -135;
const FJORD_AT: Record<number, string> = { [-135]: 'fjord_nw', [-45]: 'fjord_ne', 45: 'fjord_se', 135: 'fjord_sw' };

// -- curves ---------------------------------------------------------------------------------------
function signed(base: number, power: number): number {
  return Math.sign(base) * Math.abs(base) ** power;
}

function around(shape: { rx: number; ry: number; power: number }, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  const rough = 1 + 0.008 * Math.sin(7 * a + 1) + 0.007 * Math.sin(13 * a + 2.3) + 0.005 * Math.sin(29 * a + 0.7);
  return {
    x: MIDDLE.x + shape.rx * rough * signed(Math.cos(a), 2 / shape.power),
    y: MIDDLE.y + shape.ry * rough * signed(Math.sin(a), 2 / shape.power),
  };
}

function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** A point on the line from the trunk to the coast, `aside` of it clockwise. */
function spoke(degrees: number, t: number, aside = 0): Point {
  const from = around(TRUNK, degrees);
  const to = around(COAST, degrees);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const p = between(from, to, t);
  const bend = t > 1 ? 0 : 7 * Math.sin(Math.PI * t) * Math.sin(9 * t + degrees);
  const off = aside + bend;
  return { x: p.x - ((to.y - from.y) / length) * off, y: p.y + ((to.x - from.x) / length) * off };
}

/** From the trunk outwards: a border, and where a fjord cuts in, one of its banks. */
function border(degrees: number, side: 1 | -1): Point[] {
  const fjord = wrap(degrees) in FJORD_AT;
  const points = [];
  for (let t = 0; t <= 1.0001; t += 0.06) {
    const open = Math.max(0, (t - TIP) / (1 - TIP));
    const bank = fjord ? side * (MOUTH * open ** 0.7 + 3 * Math.sin(14 * t + degrees) * Math.min(1, open * 4)) : 0;
    points.push(spoke(degrees, t, bank));
  }
  return points;
}

function wrap(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees;
}

function arc(shape: { rx: number; ry: number; power: number }, from: number, to: number, gap: number): Point[] {
  const points = [];
  const low = from + (wrap(from) in FJORD_AT ? gap : 1.5);
  const high = to - (wrap(to) in FJORD_AT ? gap : 1.5);
  for (let a = low; a <= high; a += 1.5) points.push(around(shape, a));
  return points;
}

/** A smooth closed line through the points. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n] ?? MIDDLE;
  const r = (v: number): string => v.toFixed(1);
  let d = `M${r(at(0).x)} ${r(at(0).y)}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${r(b.x + (c.x - a.x) / 6)} ${r(b.y + (c.y - a.y) / 6)} `;
    d += `${r(c.x - (e.x - b.x) / 6)} ${r(c.y - (e.y - b.y) / 6)} ${r(c.x)} ${r(c.y)}`;
  }
  return `${d}Z`;
}

function land(index: number): string {
  const from = NORTH_WEST + index * 45;
  const to = from + 45;
  return smooth([
    ...border(from, 1),
    ...arc(COAST, from, to, 12),
    ...border(to, -1).reverse(),
    ...arc(TRUNK, from, to, 3).reverse(),
  ]);
}

function inlet(degrees: number): string {
  const inner = (side: 1 | -1): Point[] => border(degrees, side).filter((_, i) => i * 0.06 >= TIP);
  const cove = [
    [1.06, 66],
    [1.16, 64],
    [1.25, 54],
    [1.31, 31],
    [1.33, 0],
    [1.31, -31],
    [1.25, -54],
    [1.16, -64],
    [1.06, -66],
  ] as const;
  return smooth([...inner(1), ...cove.map(([t, aside]) => spoke(degrees, t, aside)), ...inner(-1).reverse()]);
}

function trunk(): string {
  const points = [];
  for (let a = 0; a < 360; a += 3) points.push(around(TRUNK, a));
  return smooth(points);
}

/** Outlines by place. */
export const OUTLINES: Readonly<Record<string, string>> = Object.fromEntries([
  ['yggdrasil', trunk()],
  ...RING.map((id, i) => [id, land(i)]),
  ...Object.entries(FJORD_AT).map(([degrees, id]) => [id, inlet(Number(degrees))]),
]);

// -- where things stand ---------------------------------------------------------------------------
export interface Site {
  name: Point;
  token: Point;
  god: Point;
  /** where its name is written, and from which side */
  godName: Point & { anchor: 'start' | 'middle' | 'end' };
  doom: Point;
  pills: Point;
  villages: Point[];
  /** the middle of it, where figures come to and go from */
  heart: Point;
}

function at(x: number, y: number): Point {
  return { x: MIDDLE.x + x, y: MIDDLE.y + y };
}

/** North and south: two rows of houses side by side with the token, the name by the coast. */
function upright(sx: 1 | -1, sy: 1 | -1, houses: number): Site {
  const low = sy > 0;
  const step = 52;
  const row = Array.from({ length: houses }, (_, i) => at(sx * 140 + (i - (houses - 1) / 2) * step, low ? 258 : -220));
  return {
    name: at(sx * 140, low ? 322 : -303),
    doom: at(sx * 246, low ? 300 : -296),
    villages: row,
    pills: at(sx * 140, low ? 284 : -192),
    token: at(sx * 48, low ? 176 : -160),
    god: at(sx * 102, low ? 168 : -156),
    godName: { ...at(sx * 128, low ? 172 : -152), anchor: sx > 0 ? 'start' : 'end' },
    heart: at(sx * 140, low ? 230 : -230),
  };
}

/** East and west: houses in two rows, the token towards Yggdrasil. */
function sideways(sx: 1 | -1, sy: 1 | -1, houses: number): Site {
  const low = sy > 0;
  const back = houses > 3 ? 3 : houses;
  const front = houses - back;
  const rowOf = (n: number, y: number, x: number): Point[] =>
    Array.from({ length: n }, (_, i) => at(sx * x + (i - (n - 1) / 2) * 52, y));
  const villages = front
    ? low
      ? [...rowOf(front, 92, 312), ...rowOf(back, 148, 332)]
      : [...rowOf(back, -98, 332), ...rowOf(front, -42, 312)]
    : rowOf(back, low ? 112 : -70, 326);
  return {
    name: at(sx * 326, low ? 188 : -162),
    doom: at(sx * 424, low ? 54 : -48),
    villages,
    pills: at(sx * 330, low ? 15 : -16),
    token: at(sx * 206, low ? 52 : -46),
    god: at(sx * 214, low ? 122 : -116),
    godName: { ...at(sx * 214, low ? 88 : -76), anchor: 'middle' },
    heart: at(sx * 320, low ? 95 : -80),
  };
}

export const SITES: Readonly<Record<string, Site>> = {
  yggdrasil: {
    name: at(0, -104),
    doom: at(0, -104),
    token: at(0, -66),
    god: at(84, -56),
    godName: { ...at(84, -14), anchor: 'middle' },
    pills: at(0, 106),
    villages: [],
    heart: at(0, 30),
  },
  myrkulor: upright(-1, -1, 3),
  elvagar: upright(1, -1, 4),
  angerboda: sideways(1, -1, 5),
  muspelheim: sideways(1, 1, 5),
  horgr: upright(1, 1, 4),
  utgard: upright(-1, 1, 3),
  andlang: sideways(-1, 1, 3),
  gimle: sideways(-1, -1, 5),
};

/** Where the ships of a fjord gather. */
export const HARBOURS: Readonly<Record<string, Point>> = {
  fjord_nw: at(-372, -270),
  fjord_ne: at(372, -270),
  fjord_se: at(372, 296),
  fjord_sw: at(-372, 296),
};

export function heartOf(place: string): Point {
  return SITES[place]?.heart ?? HARBOURS[place] ?? MIDDLE;
}

/** A block of `n` figures around a point: rows as even as can be, and how big each may be. */
export function block(n: number, centre: Point, width: number, height: number): { spots: Point[]; scale: number } {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= n; columns++) {
    const rows = Math.ceil(n / columns);
    const scale = Math.min(1.2, width / (columns * 44), height / (rows * 54));
    if (scale > best.scale + 0.001) best = { columns, scale };
  }
  const { columns, scale } = best;
  const rows = Math.ceil(n / columns);
  const spots = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row < rows - 1 ? columns : n - columns * (rows - 1);
    return {
      x: centre.x + ((i % columns) - (inRow - 1) / 2) * 44 * scale,
      y: centre.y + (row - (rows - 1) / 2) * 54 * scale + 24 * scale,
    };
  });
  return { spots, scale };
}

// -- the glory track around the map -----------------------------------------------------------------
export const TRACK = { inset: 17, spaces: 100 };

/** Where a clan with so much glory stands on the frame: clockwise from the lower left corner. */
export function rung(glory: number): Point {
  const w = WIDTH - 2 * TRACK.inset;
  const h = HEIGHT - 2 * TRACK.inset;
  let along = ((glory % TRACK.spaces) / TRACK.spaces) * 2 * (w + h);
  const { inset } = TRACK;
  if (along <= h) return { x: inset, y: HEIGHT - inset - along };
  along -= h;
  if (along <= w) return { x: inset + along, y: inset };
  along -= w;
  if (along <= h) return { x: WIDTH - inset, y: inset + along };
  along -= h;
  return { x: WIDTH - inset - along, y: HEIGHT - inset };
}
