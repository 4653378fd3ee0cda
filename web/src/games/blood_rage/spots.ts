/** What pressing a thing of this game's scene means. */
import type { Choice } from '../../lib/game';
import { choose } from '../../lib/pressing';
import type { RageTable } from './view';

export { choose, press, reachable, whyNot } from '../../lib/pressing';

/** The choices that are left after what was picked so far. */
export function left(table: RageTable): Choice[] {
  return table.choices.filter((choice) => table.narrowed.every((spot) => choice.spots.includes(spot)));
}

/** The choices that mean this very figure: of this clan, in this place; `all`: whatever was picked so far. */
export function choicesOf(table: RageTable, seat: number, figure: string, place: string, all = false): Choice[] {
  const about = table.question?.about ?? {};
  const here = about.from ?? about.province;
  return (all ? table.choices : left(table)).filter(({ verb, fields }) => {
    if (fields.figure !== figure) return false;
    if (verb === 'drive_out') return fields.seat === seat && fields.from === place;
    if (seat !== table.seat) return false;
    if (verb === 'invade') return place === 'reserve';
    if (verb === 'raise_dead') return place === 'valhalla';
    return 'from' in fields ? fields.from === place : here === place || isFjord(place);
  });
}

function isFjord(place: string): boolean {
  return place.startsWith('fjord_');
}

/** Presses a figure: takes the only choice it stands for, else narrows to it. */
export function pickFigure(table: RageTable, seat: number, figure: string, place: string, at: Element): void {
  const meant = choicesOf(table, seat, figure, place);
  const only = meant.length === 1 ? meant[0] : undefined;
  if (only) table.take(only);
  else choose(table, `figure:${figure}`, at);
}

// -- why not? ---------------------------------------------------------------------------------------
const CARD_VERBS: Record<string, string> = {
  battle_card: 'play',
  late_card: 'add',
  draft: 'draft',
  keep: 'keep',
  take_back: 'take_back',
};

/** The option that pressing a card would be, if it were one. */
export function cardOption(question: string, card: string, type: string): string | null {
  if (question === 'action') return `${type === 'quest' ? 'quest' : 'upgrade'}:card=${card}`;
  const verb = CARD_VERBS[question];
  return verb ? `${verb}:card=${card}` : null;
}

/** The option that pressing a place would be. */
export function placeOption(question: string, place: string, present: boolean): string | null {
  if (question === 'action') {
    if (isFjord(place)) return `invade:figure=ship:to=${place}`;
    return present ? `pillage:province=${place}` : `invade:figure=warrior:to=${place}`;
  }
  if (question === 'free_invade') return `invade:figure=${isFjord(place) ? 'ship' : 'warrior'}:to=${place}`;
  if (question === 'march_to') return `march_to:to=${place}`;
  if (question === 'join') return `join:figure=warrior:from=${place}`;
  if (question === 'move_god') return `move_god:to=${place}`;
  if (question === 'move_leader') return `move_leader:figure=leader:to=${place}`;
  return null;
}
