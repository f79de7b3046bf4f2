import { DateTime } from 'luxon';
import { createLru } from '../lib/lru';

/*
 * The one place that turns a wall-clock time (`Y-m-d H:i:s`, what a clock in the event's zone shows) into an
 * instant (whole seconds since 1970 in UTC) and back.
 */

const wallClockText = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const dateText = /^(\d{4})-(\d{2})-(\d{2})$/;

interface ClockTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** The numbers in a text of either form, or null where no calendar has that day or no day that time. */
function parse(text: string): ClockTime | null {
  const numbers = (wallClockText.exec(text) ?? dateText.exec(text))?.slice(1).map(Number);
  if (!numbers) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers;
  const isTime = hour < 24 && minute < 60 && second < 60;
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return year >= 1 && isDay && isTime ? { year, month, day, hour, minute, second } : null;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** Whether the text is an existing day and time of day, in no particular zone. */
export function isWallClockText(text: string): boolean {
  return wallClockText.test(text) && parse(text) !== null;
}

/**
 * The instant at which clocks in `zone` show `text`, in seconds since 1970. A time that the clocks show twice is
 * the first of the two. Null where no clock ever shows it: a day that does not exist, or an hour left out when
 * summer time begins.
 */
export function toInstant(text: string, zone: string): number | null {
  const time = wallClockText.test(text) ? parse(text) : null;
  if (!time) return null;
  const moment = DateTime.fromObject(time, { zone });
  if (!moment.isValid || toText(moment) !== text) return null;
  return earliest(moment).toUnixInteger();
}

/** Luxon may pick the second of two instants with the same clock time; where the offset never changes there is one. */
function earliest(moment: DateTime): DateTime {
  if (moment.zone.isUniversal) return moment;
  return moment.getPossibleOffsets()[0] ?? moment;
}

/** The first instant of a day in `zone`. Where clocks leave midnight out, it is when they jump. */
function firstInstant(day: { year: number; month: number; day: number }, zone: string): number {
  return earliest(DateTime.fromObject(day, { zone })).toUnixInteger();
}

/** The first instant of the day in `zone` whose date the text begins with; null where there is no such day. */
export function startOfDayInstant(text: string, zone: string): number | null {
  const day = parse(text.slice(0, 10));
  return day && firstInstant(day, zone);
}

/** The last second of the day in `zone` whose date the text begins with; null where there is no such day. */
export function endOfDayInstant(text: string, zone: string): number | null {
  const date = parse(text.slice(0, 10));
  if (!date) return null;
  const { year, month, day } = date;
  const isLastOfMonth = day === daysIn(year, month);
  const isLastOfYear = isLastOfMonth && month === 12;
  const next = {
    year: isLastOfYear ? year + 1 : year,
    month: isLastOfYear ? 1 : isLastOfMonth ? month + 1 : month,
    day: isLastOfMonth ? 1 : day + 1,
  };
  return firstInstant(next, zone) - 1;
}

/** What clocks in `zone` show at an instant (seconds since 1970). */
export function toWallClock(instant: number, zone: string): string {
  return toText(DateTime.fromSeconds(instant, { zone }));
}

/** Not by luxon's formats, which speak the language of the process. */
function toText({ year, month, day, hour, minute, second }: DateTime): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return `${date} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** The moment at which clocks in `zone` jump over `text`: its last second before, or its first after. */
function jumpOver(text: string, time: ClockTime, side: 'before' | 'after', zone: string): number {
  const pushed = DateTime.fromObject(time, { zone });
  // Clock times are in order on both sides of the jump, so the side an instant is on shows in its clock time.
  let before = pushed.minus({ hours: 48 }).toUnixInteger();
  let after = pushed.toUnixInteger();
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (toWallClock(middle, zone) < text) before = middle;
    else after = middle;
  }
  return side === 'before' ? before : after;
}

/** What is wrong with a text that no clock in `zone` ever shows; where the clocks jump over it, between which times. */
export function reasonOfGap(text: string, zone: string): string {
  const time = wallClockText.test(text) ? parse(text) : null;
  if (!time) return `does not exist in the time zone ${zone}`;
  const shown = (side: 'before' | 'after') =>
    toWallClock(jumpOver(text, time, side, zone), zone).slice(11, 16);
  const [last, next] = [shown('before'), shown('after')];
  return `does not exist in the time zone ${zone}, where ${next} follows ${last}`;
}

/** Whether the text can be a bound of a date filter: `Y-m-d` or `Y-m-d H:i:s`, existing. */
export function isDateBound(text: string): boolean {
  return parse(text) !== null;
}

/** The same days are asked for again and again, and zones are slow to reckon with. */
const knownBounds = createLru<string, number>(1000);

/**
 * A bound of a date filter as an instant: `Y-m-d H:i:s` as it is, a bare `Y-m-d` as the first or last second of
 * that day. A time left out at the start of summer time means the moment the clocks jump over it. Null for anything
 * else.
 */
export function parseDateBound(text: string, end: 'first' | 'last', zone: string): number | null {
  const key = `${end} ${zone} ${text}`;
  const known = knownBounds.get(key);
  if (known !== undefined) return known;
  const found = findDateBound(text, end, zone);
  if (found !== null) knownBounds.set(key, found);
  return found;
}

function findDateBound(text: string, end: 'first' | 'last', zone: string): number | null {
  if (dateText.test(text)) {
    return end === 'first' ? startOfDayInstant(text, zone) : endOfDayInstant(text, zone);
  }
  const time = parse(text);
  const side = end === 'first' ? 'after' : 'before';
  return time && (toInstant(text, zone) ?? jumpOver(text, time, side, zone));
}
