import { DateTime } from 'luxon';
import { currentLocale } from '../texts/language';
import { say } from '../texts/say';

/** When an event is, as a clock in its zone shows it (`Y-m-d H:i:s`). */
export interface Schedule {
  start: string;
  end: string;
  isAllDay: boolean;
  /** IANA. */
  zone: string;
}

/** These are clock times already, and no instants: a zone would move those that its clocks leave out. */
function clockTime(text: string): DateTime {
  return DateTime.fromSQL(text, { zone: 'UTC', locale: currentLocale() });
}

function dayText(time: DateTime): string {
  return time.toFormat(say('date.day'));
}

function timeText(time: DateTime): string {
  return time.toFormat(say('date.time'));
}

/** `Friday, 20 June 2031, 19:00 (Europe/Berlin)`, of a wall-clock time (`Y-m-d H:i:s`) in the zone. */
export function momentText(wallClock: string, zone: string): string {
  const time = clockTime(wallClock);
  return `${dayText(time)}, ${timeText(time)} (${zone})`;
}

/** `Friday, 20 June 2031, 19:00 to 22:00 (Europe/Berlin)`; the second day too where it is another. */
export function scheduleText(schedule: Schedule | null): string {
  if (!schedule?.start || !schedule.end) return say('schedule.none');
  const [start, end] = [clockTime(schedule.start), clockTime(schedule.end)];
  const whole = (time: DateTime) =>
    schedule.isAllDay ? dayText(time) : `${dayText(time)}, ${timeText(time)}`;
  const isOneDay = start.hasSame(end, 'day');
  const last = isOneDay && !schedule.isAllDay ? timeText(end) : whole(end);
  const isDay = schedule.isAllDay && isOneDay;
  const span = isDay ? whole(start) : say('schedule.span', { first: whole(start), last });
  return `${span} (${schedule.zone})`;
}
