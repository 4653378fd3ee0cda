/** Bot levels by name. */
import { shelf, t } from './shelf.svelte';

export const levelName = (level: string): string => (shelf.hall.has(`level-${level}`) ? t(`level-${level}`) : level);

/** What a level is like; '' where nothing is said about it. */
export const levelNote = (level: string): string =>
  shelf.hall.has(`level-${level}.text`) ? t(`level-${level}.text`) : '';

/** The one offered first: from the middle, neither a walkover nor a wait. */
export const usualLevel = (levels: string[]): string => levels[Math.floor(levels.length / 2)] ?? 'random';
