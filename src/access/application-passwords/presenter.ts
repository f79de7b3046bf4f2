import { DateTime } from 'luxon';
import type { ApplicationPassword } from './store';

function isoTime(instant: number | null): string | null {
  return instant === null
    ? null
    : DateTime.fromSeconds(instant, { zone: 'UTC' }).toISO({ suppressMilliseconds: true });
}

/** An application password as REST and the panel show it: all but the password. */
export function passwordOnWire({ uuid, name, created, lastUsed, lastIp }: ApplicationPassword) {
  return {
    uuid,
    name,
    created: isoTime(created),
    last_used: isoTime(lastUsed),
    last_ip: lastIp,
  };
}
