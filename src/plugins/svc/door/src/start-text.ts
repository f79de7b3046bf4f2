import type { DoorEvent } from '../../server/src/contract/door';

/** As a clock at the event shows it, whatever zone the telephone is in, in the way of the browser's language. */
export function startText({ start, isAllDay }: Pick<DoorEvent, 'start' | 'isAllDay'>): string {
  if (!start) return '';
  const isThisYear = start.startsWith(String(new Date().getFullYear()));
  return new Date(`${start.replace(' ', 'T')}Z`).toLocaleString(navigator.language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    ...(!isAllDay && { hour: 'numeric', minute: '2-digit' }),
  });
}
