/** The keys of a table: digits choose, Escape takes a step back, Space goes on. */
import type { Board } from './board.svelte';
import type { Key } from './options';

export interface Skips {
  readonly settled: boolean;
  skip(): void;
}

const TYPING = 'input, textarea, select, [contenteditable]';

export function onKey(event: KeyboardEvent, table: Board, keys: Key[], room: Skips): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(TYPING) || document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    if (!table.clear() && !room.settled) room.skip();
  } else if (event.key === ' ') {
    if (room.settled || at?.closest('button, a, [role="button"]')) return;
    event.preventDefault();
    room.skip();
  } else if (/^[1-9]$/.test(event.key)) {
    const key = keys[Number(event.key) - 1];
    if (!key) return;
    event.preventDefault();
    press(key, table);
  }
}

export function press(key: Key, table: Board): void {
  if ('choice' in key) table.take(key.choice);
  else if ('verb' in key) table.verb = key.verb;
  else table.pick(key.spot);
}
