/** Things on the scene that can be pressed, and what pressing them means. */
import type { Choice } from '../../lib/game';
import { SLOTS, type HallTable } from './view';

interface Pressing {
  spot: string;
  /** what it says of itself, where what is written in it does not */
  label?: string | undefined;
  live: boolean;
  act: (at: Element) => void;
  /** asks why it cannot be pressed */
  why?: (() => void) | undefined;
  /** can be reached by the keyboard though it cannot be pressed: there is something to read */
  stops?: boolean;
}

/** Attributes of a thing that may be pressed: a button when live, else at least something to read. */
export function press({ spot, label, live, act, why, stops = false }: Pressing) {
  const go = (at: EventTarget | null): void => {
    if (live && at instanceof Element) act(at);
    else why?.();
  };
  const pressable = live || why !== undefined;
  return {
    'data-spot': spot,
    role: pressable ? 'button' : 'img',
    tabindex: pressable || stops ? 0 : undefined,
    'aria-label': label,
    'aria-disabled': pressable && !live ? true : undefined,
    onclick: pressable ? (e: MouseEvent) => go(e.currentTarget) : undefined,
    onkeydown: pressable
      ? (e: KeyboardEvent) => {
          if (e.key !== 'Enter' && e.key !== ' ') return;
          e.preventDefault();
          e.stopPropagation();
          go(e.currentTarget);
        }
      : undefined,
  } as const;
}

/** Picks a spot; what was picked before and does not go with it is let go. */
export function choose(table: HallTable, spot: string, at: Element): void {
  if (!table.live(spot)) for (const earlier of table.narrowed) table.pick(earlier);
  table.pick(spot, at);
}

/** Some choice touches this spot, though perhaps not one that what was picked so far leaves open. */
export function reachable(table: HallTable, spot: string): boolean {
  return table.live(spot) || table.choices.some((choice) => choice.spots.includes(spot));
}

export function choicesOf(table: HallTable, ...verbs: string[]): Choice[] {
  return table.choices.filter(({ verb }) => verbs.includes(verb));
}

/** The choice with this id, if it can be taken now. */
export function choiceOf(table: HallTable, id: string): Choice | undefined {
  return table.choices.find((choice) => choice.id === id);
}

/** Asks why this is no option; nothing to ask when nobody asks us. */
export function whyNot(table: HallTable, option: string | null): (() => void) | undefined {
  return table.choices.length && option ? () => table.whyNot(option) : undefined;
}

/** Whose slots the open question is about; a companion's follow from six on. */
export function slotsOf(table: HallTable): number | null {
  const { fight } = table.view;
  const kind = table.question?.kind ?? '';
  if (kind === 'block') return fight?.defender ?? null;
  if (kind === 'hold_back') return fight?.winner ?? null;
  if (kind === 'dismiss' || kind === 'monster_warrior' || !fight || table.seat === null) return table.seat;
  const fighters = fight.sides.flatMap((side) => (side ? [side.seat] : []));
  return fighters.includes(table.seat) ? table.seat : (table.view.players[table.seat]?.companion ?? null);
}

/** The spot of a slot of somebody's board; null where the question is not about that board. */
export function slotSpot(table: HallTable, seat: number, slot: number): string | null {
  const whose = slotsOf(table);
  if (whose === null) return null;
  if (whose === seat) return `slot:${slot}`;
  return table.view.players[whose]?.companion === seat ? `slot:${slot + SLOTS}` : null;
}

/** The cards in one's hand that a choice is about. */
export function isInHand(table: HallTable, choice: Choice): boolean {
  const own = table.seat === null ? undefined : table.view.players[table.seat];
  return HAND_VERBS.has(choice.verb) && Boolean(own?.hand.includes(String(choice.fields.card)));
}
const HAND_VERBS = new Set([
  'discard_two',
  'add',
  'add_two',
  'lay_under',
  'help',
  'bet_attacker',
  'pay',
  'play',
  'mission',
  'put_on_deck',
  'swap',
  'lay',
  'discard',
]);
/** Verbs about dice that lie in the tray. */
export const TRAY_VERBS: ReadonlySet<string> = new Set(['reroll', 'pick', 'spend']);
/** Verbs about warriors on the boards. */
const SLOT_VERBS = new Set(['dismiss', 'arm', 'block', 'path', 'send', 'hold_back', 'stay']);
const SEAT_VERBS = new Set(['attack', 'victim']);

/** Answered at the thing itself, wherever it lies: nothing of it has to be shown again. */
export function isOnScene(table: HallTable, choice: Choice): boolean {
  return (
    SLOT_VERBS.has(choice.verb) ||
    SEAT_VERBS.has(choice.verb) ||
    (TRAY_VERBS.has(choice.verb) && table.view.fight !== null) ||
    isInHand(table, choice)
  );
}
