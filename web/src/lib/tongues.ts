/** Languages call themselves by their own names. */
import type { Language } from './wire';

export const TONGUES: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  bg: 'Български',
};
