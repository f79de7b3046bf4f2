import { dateOf } from './days';

/** In words, in the language of the panel. */
export function dayText(day: string, format: Intl.DateTimeFormatOptions): string {
  const language = document.documentElement.lang || 'en';
  return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(dateOf(day));
}
