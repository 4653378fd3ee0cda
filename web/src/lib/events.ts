/** Fields of an event, as what they should be; a hidden or missing one is nothing. */
import type { GameEvent } from './game';

export function numberOf(event: GameEvent, field: string): number {
  const value = event[field];
  return typeof value === 'number' ? value : 0;
}

export function textOf(event: GameEvent, field: string): string {
  const value = event[field];
  return typeof value === 'string' ? value : '';
}

export function seatOf(event: GameEvent): number | null {
  const value = event.seat;
  return typeof value === 'number' ? value : null;
}
