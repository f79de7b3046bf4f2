import type { EventData } from './api';

/* Times are those of a clock at the event, and shown as they are, with the name of its zone. */

/** A clock time as an instant of UTC, where no hour is left out. */
const clock = (text: string) => new Date(`${text.replace(' ', 'T')}Z`);

/** `Fri, 14 June 2030, 20:00 – 22:30 (Europe/Berlin)` */
export function scheduleText(event: EventData, locale: string): string {
  if (!event.start_date || !event.end_date) return '';
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(!event.all_day && { hour: 'numeric', minute: '2-digit' }),
  });
  const span = format.formatRange(clock(event.start_date), clock(event.end_date));
  return event.timezone ? `${span} (${event.timezone})` : span;
}

/** An instant by the clock of whoever looks. */
export function momentText(instant: string, locale: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(instant));
}

/** `12:05`, of seconds. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
