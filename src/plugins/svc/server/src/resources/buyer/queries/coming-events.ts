import type { Knex } from 'knex';
import { columns, join, select, type Sql, sql } from '../../../database/sql';
import { now } from '../../../lib/clock';
import { inLists } from '../../../lib/in-lists';
import type { FoundBuyer } from './find-buyer';

const ofOrder = columns('svc_order_items i', 'order_id as id');

function isComing(eventId: Sql): Sql {
  return sql`exists (select 1 from svc_event_listings l
    where l.public_id = ${eventId} and l.end_utc > ${now()})`;
}

/** Those of the orders that are of an event which is not over, in their order. */
function findOrdersToCome(db: Knex, orders: number[]): Promise<{ id: number }[]> {
  return inLists(orders, (some) =>
    select(
      db,
      sql`select distinct ${ofOrder} from svc_order_items i
        where i.order_id in (${join(some)}) and ${isComing(sql`i.event_id`)} order by i.order_id`,
    ),
  );
}

const attendee = columns('svc_attendees a', 'public_id as id');

function findAttendeesToCome(db: Knex, attendees: number[]): Promise<{ id: number }[]> {
  return inLists(attendees, (some) =>
    select(
      db,
      sql`select ${attendee} from svc_attendees a
        where a.public_id in (${join(some)}) and ${isComing(sql`a.event_id`)} order by a.public_id`,
    ),
  );
}

/** What of somebody is of an event that is not over, in words: `order 12`, and `attendee 15` of an order of somebody else. */
export async function findComing(
  db: Knex,
  { orders, attendees, waiting }: FoundBuyer,
): Promise<string[]> {
  const all = [...new Set([...orders, ...waiting.map(({ orderId }) => orderId)])];
  const ofOthers = attendees.filter(({ orderId }) => !orderId || !orders.includes(orderId));
  const places = await findAttendeesToCome(
    db,
    ofOthers.map(({ id }) => id),
  );
  return [
    ...(await findOrdersToCome(db, all)).map(({ id }) => `order ${id}`),
    ...places.map(({ id }) => `attendee ${id}`),
  ];
}
