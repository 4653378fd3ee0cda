/** What pressing a thing of this game's scene means. */
import type { Choice } from '../../lib/game';
import { SLOTS, type HallTable } from './view';

export { choiceOf, choicesOf, choose, press, reachable, whyNot } from '../../lib/pressing';

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
