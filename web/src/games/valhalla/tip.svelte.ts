/** What is told of the thing under the pointer or the focus. */
import { Lens as AnyLens } from '../../lib/lens.svelte';

export interface Tip {
  title: string;
  lines: string[];
  /** shown large beside the words */
  card?: string | null;
}

export class Lens extends AnyLens<Tip> {}
