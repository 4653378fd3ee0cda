/** How long events are shown. */
import type { GameEvent } from './game';
import type { Loaded } from './shelf.svelte';

const USUAL = 800; // ms, where a game does not say

/** As its game says; where it says nothing, what is too small to be told at the table is passed over. */
export function lingerOf(loaded: Loaded | null, event: GameEvent): number {
  return loaded?.module?.linger?.(event) ?? (loaded?.kit.quiet.includes(event.event) ? 0 : USUAL);
}
