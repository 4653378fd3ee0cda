/** Champions of Midgard on the screen. */
import type { GameModule } from '../../lib/game';
import Mark from './Mark.svelte';
import { least, linger } from './pace';
import Preview from './Preview.svelte';
import Result from './Result.svelte';
import Scene from './Scene.svelte';
import type { View } from './view';

const COLOUR: Record<string, string> = {
  svanhildr: 'var(--seat-1)',
  dagrun: 'var(--seat-2)',
  asmundr: 'var(--seat-3)',
  ullr: 'var(--seat-4)',
  gylfir: 'var(--seat-5)',
};

const game: GameModule = {
  Scene,
  Result,
  linger,
  least,
  mark: Mark,
  colour: (view, seat) => COLOUR[(view as View).clans[seat]?.leader ?? ''],
  preview: Preview,
  /** To decline an offer, to lose a warrior or to keep a destiny is what the question is about. */
  ruleOf: (rule, verb, question, questionRule) =>
    (verb === 'pass' && question !== 'assign') || verb === 'lose' || verb === 'keep' ? questionRule : rule,
};

export default game;
