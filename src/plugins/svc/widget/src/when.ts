import type { EventData } from './api';
import type { Speaker } from './texts';

/* Times are those of a clock at the event, and shown as they are, with its place. */

/** A clock time as an instant of UTC, where no hour is left out. */
const clock = (text: string) => new Date(`${text.replace(' ', 'T')}Z`);

/** `Berlin time` of `Europe/Berlin`, as on the service's pages; `UTC` has no place. */
function zoneText(zone: string, { say }: Speaker): string {
  const place = zone.split('/').at(-1)!.replaceAll('_', ' ');
  return zone.includes('/') && !zone.startsWith('Etc/') ? say('zone', { place }) : place;
}

/** `Fri, 14 June 2030, 20:00 – 22:30 (Berlin time)` */
export function scheduleText(event: EventData, speaker: Speaker): string {
  if (!event.start_date || !event.end_date) return '';
  const format = new Intl.DateTimeFormat(speaker.locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(!event.all_day && { hour: 'numeric', minute: '2-digit' }),
  });
  const span = format.formatRange(clock(event.start_date), clock(event.end_date));
  return event.timezone ? `${span} (${zoneText(event.timezone, speaker)})` : span;
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
