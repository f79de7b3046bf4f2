import { DateTime, IANAZone } from 'luxon';
import { createLru } from '../../lib/lru';

/*
 * A zone as calendar files describe it (RFC 5545, 3.6.5). Lists of zones that are made for calendars have the rules of today
 * alone: they are wrong before the last reform, and where clocks follow the moon. What is written here is what the clocks of
 * the zone do in the years of the events, by the same data that their instants are made by.
 */

/** Seconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

const twoWeeks = 14 * 86_400;

/** Minutes east of UTC, at an instant in seconds since 1970. */
type OffsetAt = (instant: number) => number;

function offsetAtOf(zone: string): OffsetAt {
  const known = IANAZone.create(zone);
  return (instant) => known.offset(instant * 1000);
}

/** The first second with the new offset, between two with different ones. */
function findChange(from: number, to: number, offsetAt: OffsetAt): number {
  const old = offsetAt(from);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

const two = (number: number) => String(Math.abs(Math.trunc(number))).padStart(2, '0');

/** `+0530`, of minutes. */
const offsetText = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`;

/** `20310620T190000` */
const momentText = (instant: number) =>
  new Date(instant * 1000).toISOString().replace(/[-:]|\.\d+Z$/g, '');

/** What holds from an instant on, before which the clocks had another offset. */
function observance(instant: number, offsetBefore: number, zone: string): string {
  const then = DateTime.fromSeconds(instant, { zone });
  const kind = then.isInDST ? 'DAYLIGHT' : 'STANDARD';
  const lines = [
    `BEGIN:${kind}`,
    `DTSTART:${momentText(instant + offsetBefore * 60)}`,
    `TZOFFSETFROM:${offsetText(offsetBefore)}`,
    `TZOFFSETTO:${offsetText(then.offset)}`,
    `END:${kind}`,
  ];
  return lines.join('\r\n');
}

const newYear = (year: number) => Math.floor(new Date(0).setUTCFullYear(year, 0, 1) / 1000);

/** The changes in one year (UTC). No clock was ever put on and back again within two weeks. */
function findChanges(zone: string, year: number): string[] {
  const offsetAt = offsetAtOf(zone);
  const end = newYear(year + 1);
  const changes: string[] = [];
  let time = newYear(year);
  let offset = offsetAt(time);
  while (time < end) {
    const next = Math.min(time + twoWeeks, end);
    const offsetThen = offsetAt(next);
    if (offsetThen !== offset) {
      changes.push(observance(findChange(time, next, offsetAt), offset, zone));
    }
    [time, offset] = [next, offsetThen];
  }
  return changes;
}

/** What clocks do is no secret and does not change while the process runs. */
const known = createLru<string, string[]>(5000);

function changesIn(zone: string, year: number): string[] {
  const key = `${year} ${zone}`;
  const changes = known.get(key) ?? findChanges(zone, year);
  known.set(key, changes);
  return changes;
}

const yearOf = (instant: number) => new Date(instant * 1000).getUTCFullYear();

/** `BEGIN:VTIMEZONE` to `END:VTIMEZONE`, right for every time of day in the span, and for a year before it. */
export function timeZoneComponent(zone: string, { from, to }: Span): string {
  const [first, last] = [yearOf(from) - 1, yearOf(to) + 1];
  const start = newYear(first);
  const observances = [observance(start, offsetAtOf(zone)(start), zone)];
  for (let year = first; year <= last; year += 1) observances.push(...changesIn(zone, year));
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
}
