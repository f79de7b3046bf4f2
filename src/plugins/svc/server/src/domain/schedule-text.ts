import { clockText } from './clock-text';
import { say } from '../texts/say';

/** When an event is, as a clock in its zone shows it (`Y-m-d H:i:s`). */
export interface Schedule {
  start: string;
  end: string;
  isAllDay: boolean;
  /** IANA. */
  zone: string;
}

function dayText(wallClock: string): string {
  return clockText(wallClock, say('date.day'));
}

function timeText(wallClock: string): string {
  return clockText(wallClock, say('date.time'));
}

/** `Friday, 20 June 2031, 19:00 (Europe/Berlin)`, of a wall-clock time (`Y-m-d H:i:s`) in the zone. */
export function momentText(wallClock: string, zone: string): string {
  return `${dayText(wallClock)}, ${timeText(wallClock)} (${zone})`;
}

/** `19:00 (Europe/Berlin)`, of the same. */
export function timeOfDay(wallClock: string, zone: string): string {
  return `${timeText(wallClock)} (${zone})`;
}

/** `Friday, 20 June 2031, 19:00 to 22:00 (Europe/Berlin)`; the second day too where it is another. */
export function scheduleText(schedule: Schedule | null): string {
  if (!schedule?.start || !schedule.end) return say('schedule.none');
  const { start, end } = schedule;
  const whole = (time: string) =>
    schedule.isAllDay ? dayText(time) : `${dayText(time)}, ${timeText(time)}`;
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  const last = isOneDay && !schedule.isAllDay ? timeText(end) : whole(end);
  const isDay = schedule.isAllDay && isOneDay;
  const span = isDay ? whole(start) : say('schedule.span', { first: whole(start), last });
  return `${span} (${schedule.zone})`;
}
