/** Those who sit at a table, as a scene knows them. */
import type { Person } from './game';
import { levelName } from './levels';
import { t } from './shelf.svelte';
import type { SeatRow } from './wire';

export function seated(seats: SeatRow[]): Person[] {
  return seats.map(({ seat, kind, who, level, away, here, mine }) => {
    const nobody = kind === 'bot' ? t('hall-bot-named', { level: levelName(level ?? '') }) : t('hall-free-seat');
    return { seat, name: who?.name ?? nobody, kind, away, here, mine };
  });
}
