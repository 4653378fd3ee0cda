/** The numbers behind the picture of a review. */
import type { Point, Swing } from './wire';

/** Each seat's chance at a step: what the last point at or before it says. */
export function chancesAt(points: Point[], step: number): number[] {
  let found = points[0]?.chances ?? [];
  for (const point of points) {
    if (point.step > step) break;
    found = point.chances;
  }
  return found;
}

/** A seat's line: level from point to point, as nothing is known in between. */
export function lineOf(points: Point[], seat: number, x: (step: number) => number, y: (chance: number) => number): string {
  let path = '';
  for (const point of points) {
    const level = y(point.chances[seat] ?? 0).toFixed(1);
    path += path ? `H${x(point.step).toFixed(1)}V${level}` : `M${x(point.step).toFixed(1)} ${level}`;
  }
  return path;
}

/** Steps to write under the picture: round numbers, a handful. */
export function ticks(last: number): number[] {
  const wide = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((each) => last / each <= 6) ?? 2000;
  return Array.from({ length: Math.floor(last / wide) + 1 }, (_, n) => n * wide);
}

/** The step of the next swing, or of the one before; the same step if there is none. */
export function nextSwing(swings: Swing[], step: number, forward: boolean): number {
  const steps = swings.map((swing) => swing.step).filter((each) => (forward ? each > step : each < step));
  return steps.length ? (forward ? Math.min(...steps) : Math.max(...steps)) : step;
}

export const percent = (chance: number): number => Math.round(chance * 100);

/** Points of a hundred, with their sign; 0 has none. */
export function signed(change: number): string {
  const points = percent(change);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
