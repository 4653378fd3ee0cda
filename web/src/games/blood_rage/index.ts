/** Blood Rage on the screen. */
import type { GameModule } from '../../lib/game';
import Mark from './Mark.svelte';
import { least, linger } from './pace';
import Preview from './Preview.svelte';
import Result from './Result.svelte';
import Scene from './Scene.svelte';

const game: GameModule = {
  Scene,
  Result,
  linger,
  least,
  mark: Mark,
  preview: Preview,
  /** To decline an offer is no pass in the sense of BR-326. */
  ruleOf: (rule, verb, question, questionRule) => (verb === 'pass' && question !== 'action' ? questionRule : rule),
};

export default game;
