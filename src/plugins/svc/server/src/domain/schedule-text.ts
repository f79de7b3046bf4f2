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

/** Whose clock it is, by its place: `Berlin time` of `Europe/Berlin`. One without a place, `UTC`, is said as it is. */
export function zoneText(zone: string): string {
  const place = zone.split('/').at(-1)!.replaceAll('_', ' ');
  return zone.includes('/') && !zone.startsWith('Etc/') ? say('date.zone', { place }) : place;
}

/** `Friday, 20 June 2031, 19:00 (Berlin time)`, of a wall-clock time (`Y-m-d H:i:s`) in the zone. */
export function momentText(wallClock: string, zone: string): string {
  return `${dayText(wallClock)}, ${timeText(wallClock)} (${zoneText(zone)})`;
}

/** `19:00 (Berlin time)`, of the same. */
export function timeOfDay(wallClock: string, zone: string): string {
  return `${timeText(wallClock)} (${zoneText(zone)})`;
}

/** `Friday, 20 June 2031, 19:00 to 22:00 (Berlin time)`; the second day too where it is another. */
export function scheduleText(schedule: Schedule | null): string {
  if (!schedule?.start || !schedule.end) return say('schedule.none');
  const { start, end } = schedule;
  const whole = (time: string) =>
    schedule.isAllDay ? dayText(time) : `${dayText(time)}, ${timeText(time)}`;
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  const last = isOneDay && !schedule.isAllDay ? timeText(end) : whole(end);
  const isDay = schedule.isAllDay && isOneDay;
  const span = isDay ? whole(start) : say('schedule.span', { first: whole(start), last });
  return `${span} (${zoneText(schedule.zone)})`;
}
