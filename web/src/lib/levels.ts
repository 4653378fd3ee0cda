/** Bot levels by name. */
import { shelf, t } from './shelf.svelte';

export const levelName = (level: string): string => (shelf.hall.has(`level-${level}`) ? t(`level-${level}`) : level);

/** What a level is like; '' where nothing is said about it. */
export const levelNote = (level: string): string =>
  shelf.hall.has(`level-${level}.text`) ? t(`level-${level}.text`) : '';

/** The one offered first: the strongest that there is. */
export const usualLevel = (levels: string[]): string => levels.at(-1) ?? 'random';
