/** What part of the map is looked at: all of it, the field of a battle, or wherever somebody has dragged and pinched. */
import { HEIGHT, WIDTH, type Point } from './geometry';

/** A part of the map: its middle, and how much of the map is seen from top to bottom; both in units of the map. */
export interface Aim {
  at: Point;
  span: number;
}

export const WHOLE: Aim = { at: { x: WIDTH / 2, y: HEIGHT / 2 }, span: Infinity };
const LEAST = 260;
/** one step of the hand, and as close as the game itself goes */
const CLOSER = 1.6;
/** A finger that trembles does not drag. */
const SLACK = 7;

export class Camera {
  /** the window onto the map in pixels, and how much of its foot something lies on */
  width = $state(0);
  height = $state(0);
  covered = $state(0);
  /** what the game has us look at, unless a hand has taken over */
  aim = $state.raw<Aim>(WHOLE);
  held = $state.raw<Aim | null>(null);
  dragging = $state(false);

  private readonly fingers = new Map<number, Point>();
  private start: { aim: Aim; middle: Point; spread: number } | null = null;
  private dragged = false;

  private readonly now = $derived(this.held ?? this.aim);
  private readonly free = $derived(Math.max(1, this.height - this.covered));
  /** pixels a unit: when all of it is seen, and now */
  private readonly fit = $derived(Math.min(this.width / WIDTH, this.free / HEIGHT) || 1);
  private readonly close = $derived((this.width / WIDTH) * CLOSER);
  private readonly scale = $derived(
    Math.max(this.fit, this.held ? this.free / this.held.span : Math.min(this.free / this.aim.span, this.close)),
  );
  /** the map is laid out once for its window; looking closely only enlarges it */
  private readonly laid = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT) || 1);
  readonly box = $derived({
    width: WIDTH * this.laid,
    height: HEIGHT * this.laid,
    x: shift(this.width, WIDTH * this.scale, this.now.at.x * this.scale),
    y: shift(this.free, HEIGHT * this.scale, this.now.at.y * this.scale),
    zoom: this.scale / this.laid,
  });
  readonly near = $derived(this.scale > this.fit * 1.01);
  /** a finger on it drags the map, not the page */
  readonly gripped = $derived(this.held !== null && this.near);
  readonly nearest = $derived(this.scale >= (this.free / LEAST) * 0.99);

  /** Looks elsewhere; a hand that had taken over lets go. */
  look(aim: Aim): void {
    this.aim = aim;
    this.held = null;
  }

  step(closer: boolean): void {
    this.hold(this.seen(), this.scale * (closer ? CLOSER : 1 / CLOSER));
  }

  // -- hands ----------------------------------------------------------------------------------------
  down = (e: PointerEvent): void => {
    if (e.pointerType === 'mouse' && e.button !== 0) return;
    if (!this.fingers.size) this.dragged = false;
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.grip();
  };

  move = (e: PointerEvent): void => {
    if (!this.fingers.has(e.pointerId) || !this.start) return;
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    const { middle, spread } = this.hands();
    const [dx, dy] = [middle.x - this.start.middle.x, middle.y - this.start.middle.y];
    const pinched = this.fingers.size > 1;
    if (!this.dragging && !pinched && (!this.near || Math.hypot(dx, dy) < SLACK)) return;
    if (!this.dragging && e.currentTarget instanceof Element) e.currentTarget.setPointerCapture(e.pointerId);
    this.dragging = this.dragged = true;
    const before = this.free / this.start.aim.span;
    const scale = before * (pinched ? spread / this.start.spread : 1);
    const { at } = this.start.aim;
    this.hold({ x: at.x - dx / scale, y: at.y - dy / scale }, scale);
  };

  up = (e: PointerEvent): void => {
    this.fingers.delete(e.pointerId);
    this.grip();
    if (!this.fingers.size) this.dragging = false;
  };

  /** The click that ends a drag means nothing. */
  click = (e: MouseEvent): void => {
    if (!this.dragged) return;
    this.dragged = false;
    e.stopPropagation();
    e.preventDefault();
  };

  private hold(at: Point, scale: number): void {
    if (scale <= this.fit * 1.01) this.held = WHOLE;
    else this.held = { at, span: Math.max(LEAST, this.free / scale) };
  }

  private grip(): void {
    const aim = { at: this.seen(), span: this.free / this.scale };
    this.start = this.fingers.size ? { aim, ...this.hands() } : null;
  }

  private hands(): { middle: Point; spread: number } {
    const [a, b] = [...this.fingers.values()];
    if (!a) return { middle: { x: 0, y: 0 }, spread: 1 };
    if (!b) return { middle: a, spread: 1 };
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, spread: Math.hypot(a.x - b.x, a.y - b.y) || 1 };
  }

  /** The middle of what can be seen. */
  private seen(): Point {
    const { x, y } = this.box;
    return { x: (this.width / 2 - x) / this.scale, y: (this.free / 2 - y) / this.scale };
  }
}

/** Where the map begins, so that `at` is in the middle of the room but no edge of a larger map comes into it. */
function shift(room: number, length: number, at: number): number {
  if (length <= room) return (room - length) / 2;
  return Math.min(0, Math.max(room - length, room / 2 - at));
}
