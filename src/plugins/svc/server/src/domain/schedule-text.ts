import { DateTime } from 'luxon';

/** When an event is, as a clock in its zone shows it (`Y-m-d H:i:s`). */
export interface Schedule {
  start: string;
  end: string;
  isAllDay: boolean;
  /** IANA. */
  zone: string;
}

const day = 'cccc, d LLLL yyyy';
const dayAndTime = `${day}, HH:mm`;

/** These are clock times already, and no instants: a zone would move those that its clocks leave out. */
function clockTime(text: string): DateTime {
  return DateTime.fromSQL(text, { zone: 'UTC', locale: 'en-GB' });
}

/** `Friday, 20 June 2031, 19:00 (Europe/Berlin)`, of a wall-clock time (`Y-m-d H:i:s`) in the zone. */
export function momentText(wallClock: string, zone: string): string {
  return `${clockTime(wallClock).toFormat(dayAndTime)} (${zone})`;
}

/** `Friday, 20 June 2031, 19:00 to 22:00 (Europe/Berlin)`; the second day too where it is another. */
export function scheduleText(schedule: Schedule | null): string {
  if (!schedule?.start || !schedule.end) return 'The date is not set.';
  const [start, end] = [clockTime(schedule.start), clockTime(schedule.end)];
  const isOneDay = start.hasSame(end, 'day');
  const first = start.toFormat(schedule.isAllDay ? day : dayAndTime);
  const last = end.toFormat(schedule.isAllDay ? day : isOneDay ? 'HH:mm' : dayAndTime);
  const span = schedule.isAllDay && isOneDay ? first : `${first} to ${last}`;
  return `${span} (${schedule.zone})`;
}
