import type { Knex } from 'knex';
import { columns, leftJoined, number, select, sql } from '../../../database/sql';
import { erased } from '../../../contract/erased';

const order = columns('svc_orders o', 'public_id as id, placed_at');
/** When the last of its events ends; null where all of them are gone. */
const lastEnd = leftJoined(
  number(
    'ends',
    sql`(select l.end_utc from svc_order_items i
      join svc_event_listings l on l.public_id = i.event_id where i.order_id = o.public_id
      order by l.end_utc desc limit 1)`,
  ),
);

/**
 * Orders that still have names, and how long ago they were over. Not those whose payment, or refund, somebody has yet to
 * decide: until then it has to be known whose they are.
 */
export async function findNamedOrders(db: Knex, after: number, limit: number) {
  const rows = await select(
    db,
    sql`select ${order}, ${lastEnd} from svc_orders o
      where o.erased_at is null and o.public_id > ${after} and o.settle_after is null
        and not exists (select 1 from svc_refund_requests r
          where r.order_id = o.public_id and r.status = 'pending')
      order by o.public_id limit ${limit}`,
  );
  return rows.map(({ id, ends, placed_at: placedAt }) => ({
    id,
    overSince: Number(ends ?? placedAt),
  }));
}

const attendee = columns('svc_attendees a', 'public_id as id');
const end = columns('svc_event_listings l', 'end_utc');

/** The same for attendees whom the box office has made, who have no order. */
export async function findNamedAttendees(db: Knex, after: number, limit: number) {
  const rows = await select(
    db,
    sql`select ${attendee}, ${end} from svc_attendees a
      join svc_event_listings l on l.public_id = a.event_id
      where a.order_id is null and a.email <> ${erased.email} and a.public_id > ${after}
      order by a.public_id limit ${limit}`,
  );
  return rows.map(({ id, end_utc: ends }) => ({ id, overSince: Number(ends) }));
}
