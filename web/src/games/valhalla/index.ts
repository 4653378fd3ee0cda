/** Valhalla on the screen. */
import type { GameModule } from '../../lib/game';
import Mark from './Mark.svelte';
import { least, linger } from './pace';
import Preview from './Preview.svelte';
import Result from './Result.svelte';
import Scene from './Scene.svelte';
import type { View } from './view';

const COLOUR: Record<string, string> = {
  raven: 'var(--seat-1)',
  dragon: 'var(--seat-2)',
  horse: 'var(--seat-3)',
  eagle: 'var(--seat-4)',
  goat: 'var(--seat-5)',
  serpent: 'var(--seat-6)',
};

const game: GameModule = {
  Scene,
  Result,
  linger,
  least,
  mark: Mark,
  colour: (view, seat) => COLOUR[(view as View).players[seat]?.shield ?? ''],
  preview: Preview,
  /** To decline an offer has the rule of the offer. */
  ruleOf: (rule, verb, _, questionRule) => (verb === 'pass' ? questionRule : rule),
};

export default game;
