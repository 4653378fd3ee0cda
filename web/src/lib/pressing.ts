/** Things on the scene that can be pressed, and what pressing them means. */
import type { Choice, Table } from './game';

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

/** Some choice touches this spot, though perhaps not one that what was picked so far leaves open. */
export function reachable(table: Table, spot: string): boolean {
  return table.live(spot) || table.choices.some((choice) => choice.spots.includes(spot));
}

/** Picks a spot; what was picked before and does not go with it is let go. */
export function choose(table: Table, spot: string, at: Element): void {
  if (!table.live(spot)) for (const earlier of table.narrowed) table.pick(earlier);
  table.pick(spot, at);
}

/** The choice with this id, if it can be taken now. */
export function choiceOf(table: Table, id: string): Choice | undefined {
  return table.choices.find((choice) => choice.id === id);
}

/** The choices of these verbs. */
export function choicesOf(table: Table, ...verbs: string[]): Choice[] {
  return table.choices.filter(({ verb }) => verbs.includes(verb));
}

/** Asks why this is no option; nothing to ask when nobody asks us. */
export function whyNot(table: Table, option: string | null): (() => void) | undefined {
  return table.choices.length && option ? () => table.whyNot(option) : undefined;
}
