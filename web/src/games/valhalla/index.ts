/** Valhalla on the screen. */
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
  /** To decline an offer has the rule of the offer. */
  ruleOf: (rule, verb, _, questionRule) => (verb === 'pass' ? questionRule : rule),
};

export default game;
