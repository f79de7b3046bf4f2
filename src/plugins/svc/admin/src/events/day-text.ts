import { dateOf } from './days';

function formatted(format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = document.documentElement.lang || 'en';
  return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' });
}

/** In words, in the language of the panel. */
export function dayText(day: string, format: Intl.DateTimeFormatOptions): string {
  return formatted(format).format(dateOf(day));
}

/** From one day to another: what they share is said once. */
export function daysText(from: string, to: string): string {
  const format = formatted({ day: 'numeric', month: 'short', year: 'numeric' });
  return format.formatRange(dateOf(from), dateOf(to));
}
