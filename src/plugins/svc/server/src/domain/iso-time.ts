import { DateTime } from 'luxon';

/** An instant (seconds since 1970) as the wire has it: ISO 8601 in UTC, with the offset, `…T10:49:01+00:00`. */
export function isoTime(instant: number): string {
  return DateTime.fromSeconds(instant, { zone: 'UTC' }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
}
