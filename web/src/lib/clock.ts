/** Times as they are read. */
import { t } from './shelf.svelte';
import type { Clock } from './wire';

/** 4:05, 2:04:05, or days and hours when there is much of it. */
export function shortTime(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes, seconds] = [all / 86400, (all / 3600) % 24, (all / 60) % 60, all % 60].map(Math.floor);
  if (days) return t('hall-time-days', { days, hours: hours ?? 0 });
  const two = (n = 0): string => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

export function clockText(clock: Clock | null): string {
  if (!clock) return t('hall-clock-none');
  return t('hall-clock-told', { step: shortTime(clock.step * 1000), reserve: shortTime(clock.reserve * 1000) });
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago: "2 hours ago", in the reader's language. */
export function ago(at: number, language: string): string {
  const passed = Date.now() - at;
  const [unit, size] = UNITS.find(([, each]) => passed >= each) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / size), unit);
}
