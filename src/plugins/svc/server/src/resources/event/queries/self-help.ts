import type { Knex } from 'knex';
import type { EventStatus } from '../../../contract/event-status';
import { columns, join, select, sql } from '../../../database/sql';
import type { SelfHelp } from '../domain/self-help';
import type { EventDetails } from '../read-model/listing';

const listing = columns(
  'svc_event_listings',
  'public_id, title, status, timezone, start_utc, end_utc, start_local, details',
);

/** What an event lets its buyers do, as it is published. Times are seconds since 1970, null where there are none. */
export interface EventSelfHelp extends SelfHelp {
  title: string;
  status: EventStatus;
  timezone: string;
  startsAt: number | null;
  endsAt: number | null;
}

/** By the events' public ids; those that are gone are not there. */
export async function findSelfHelp(db: Knex, ids: number[]): Promise<Map<number, EventSelfHelp>> {
  if (ids.length === 0) return new Map();
  const rows = await select(
    db,
    sql`select ${listing} from svc_event_listings where public_id in (${join([...new Set(ids)])})`,
  );
  return new Map(
    rows.map(({ public_id: id, details, start_utc, end_utc, start_local, ...row }) => {
      const { named } = JSON.parse(details) as EventDetails;
      // A draft without dates is kept as one of 1970.
      const isDated = Number(start_local) > 0;
      return [
        id,
        {
          title: row.title,
          status: row.status,
          timezone: row.timezone,
          startsAt: isDated ? Number(start_utc) : null,
          endsAt: isDated ? Number(end_utc) : null,
          changesUntil: named.changes_until,
          transferable: named.transferable,
          returnPolicy: named.return_policy,
        },
      ];
    }),
  );
}
