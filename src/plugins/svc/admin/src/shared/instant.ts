/** The day of an instant where the reader is, in the language of the panel. */
export function readableDay(isoTime: string): string {
  const language = document.documentElement.lang || 'en';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(isoTime));
}

/** The time of day of an instant where the reader is. */
export function readableTime(isoTime: string): string {
  const language = document.documentElement.lang || 'en';
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(isoTime));
}
