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

/** `Friday, 20 June 2031, 19:00 to 22:00 (Europe/Berlin)`; the second day too where it is another. */
export function scheduleText(schedule: Schedule | null): string {
  if (!schedule?.start || !schedule.end) return 'The date is not set.';
  // These are clock times already, and no instants: a zone would move those that its clocks leave out.
  const [start, end] = [schedule.start, schedule.end].map((text) =>
    DateTime.fromSQL(text, { zone: 'UTC', locale: 'en-GB' }),
  ) as [DateTime, DateTime];
  const isOneDay = start.hasSame(end, 'day');
  const first = start.toFormat(schedule.isAllDay ? day : `${day}, HH:mm`);
  const last = end.toFormat(schedule.isAllDay ? day : isOneDay ? 'HH:mm' : `${day}, HH:mm`);
  const span = schedule.isAllDay && isOneDay ? first : `${first} to ${last}`;
  return `${span} (${schedule.zone})`;
}
