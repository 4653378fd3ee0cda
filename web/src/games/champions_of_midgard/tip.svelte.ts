/** What is told of the thing under the pointer or the focus. */
import { Lens as AnyLens } from '../../lib/lens.svelte';
import type { Odds } from './view';

export interface Tip {
  title: string;
  lines: string[];
  odds?: Odds | null;
}

export class Lens extends AnyLens<Tip> {}
