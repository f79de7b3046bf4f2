import { isoTime } from '../../domain/iso-time';
import type { ApplicationPassword } from './store';

/** An application password as REST and the panel show it: all but the password. */
export function presentPassword({ uuid, name, created, lastUsed, lastIp }: ApplicationPassword) {
  return {
    uuid,
    name,
    created: isoTime(created),
    last_used: lastUsed === null ? null : isoTime(lastUsed),
    last_ip: lastIp,
  };
}
