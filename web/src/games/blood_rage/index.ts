/** Blood Rage on the screen. */
import type { GameModule } from '../../lib/game';
import Mark from './Mark.svelte';
import { least, linger } from './pace';
import Preview from './Preview.svelte';
import Result from './Result.svelte';
import Scene from './Scene.svelte';
import type { View } from './view';

const COLOUR: Record<string, string> = {
  wolf: 'var(--seat-1)',
  raven: 'var(--seat-2)',
  serpent: 'var(--seat-3)',
  bear: 'var(--seat-4)',
  ram: 'var(--seat-5)',
};

const game: GameModule = {
  Scene,
  Result,
  linger,
  least,
  mark: Mark,
  colour: (view, seat) => COLOUR[(view as View).clans[seat]?.clan ?? ''],
  preview: Preview,
  /** To decline an offer is no pass in the sense of BR-326. */
  ruleOf: (rule, verb, question, questionRule) => (verb === 'pass' && question !== 'action' ? questionRule : rule),
};

export default game;
