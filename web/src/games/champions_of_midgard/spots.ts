/** What pressing a thing of this game's scene means. */
import type { MidgardTable } from './view';

export { choiceOf, choicesOf, choose, press, reachable, whyNot } from '../../lib/pressing';

/** The option that pressing a location would be, if it were one. */
export function locationOption(question: string, location: string): string | null {
  return question === 'place' ? `place:location=${location}` : null;
}

/** The option that pressing a shore would be. */
export function shoreOption(question: string, shore: string): string | null {
  if (question === 'shore') return `sail_to:shore=${shore}`;
  return question === 'peek' ? `peek:shore=${shore}` : null;
}

/** Questions that are answered by pressing what stands on the scene. */
const ON_THE_SCENE = new Set(['place', 'assign', 'shore', 'peek', 'leader']);
/** Questions that are answered at the dice. */
const AT_THE_DICE = new Set(['rolled', 'pick_dice', 'casualties']);

/** Where this seat's open question is answered. */
export function whereAsked(table: MidgardTable): 'scene' | 'dice' | 'counter' | 'nowhere' {
  const kind = table.question?.kind ?? '';
  if (!table.choices.length) return 'nowhere';
  if (AT_THE_DICE.has(kind) && table.view.roll) return 'dice';
  return ON_THE_SCENE.has(kind) ? 'scene' : 'counter';
}
