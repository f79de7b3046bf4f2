import { DateTime } from 'luxon';

/** An instant (seconds since 1970) as the wire has it: ISO 8601, in UTC. */
export function isoTime(instant: number): string {
  return DateTime.fromSeconds(instant, { zone: 'UTC' }).toISO({ suppressMilliseconds: true })!;
}
