import { database } from '../../../host/strapi';
import { columns, join, select, type Sql, sql } from '../../../database/sql';
import { now } from '../../../lib/clock';
import { forEachIsolated } from '../../../lib/for-each-isolated';
import { allPaymentMethods } from '../../../payments/providers';
import { cancelUnpaidOrder } from './change-status';

/*
 * An order that waits for its money keeps places that others would pay for: so it waits for some days, and not beyond the
 * start of its event.
 */

const batchSize = 100;
const daySeconds = 24 * 60 * 60;

/** What follows `select` for the events of an order. */
const ofOrder = sql`from svc_order_items i
  join svc_event_listings l on l.public_id = i.event_id
  where i.order_id = o.public_id`;

/**
 * Whether all its events have started. Not of what the box office ordered, or what was ordered when the first had begun:
 * that is paid at the door.
 */
function eventsHaveStarted(): Sql {
  return sql`(o.by_box_office is null or o.by_box_office = ${false})
    and exists (select 1 ${ofOrder})
    and not exists (select 1 ${ofOrder} and (l.start_utc <= o.placed_at or l.start_utc > ${now()}))`;
}

/** Whether its days are over: those of how it is to be paid. */
function daysAreOver(): Sql[] {
  return allPaymentMethods().flatMap(({ provider: { name }, daysToPay }) => {
    const days = daysToPay?.() ?? 0;
    if (days === 0) return [];
    return [sql`o.payment_method = ${name} and o.placed_at <= ${now() - days * daySeconds}`];
  });
}

const order = columns('svc_orders o', 'public_id');

/** Not where somebody was let in: that is for the box office to settle. */
function findUnpaidOrders() {
  return select(
    database(),
    sql`select ${order} from svc_orders o
      where o.status = 'pending' and o.settle_after is null
        and (${join(
          [...daysAreOver(), eventsHaveStarted()].map((one) => sql`(${one})`),
          ' or ',
        )})
        and not exists (select 1 from svc_attendees a
          where a.order_id = o.public_id and a.status = 'checked_in')
      order by o.public_id limit ${batchSize}`,
  );
}

async function cancelAll(): Promise<number> {
  const orders = await findUnpaidOrders();
  await forEachIsolated(
    orders,
    ({ public_id: id }) => `order ${id}`,
    async ({ public_id: id }) => {
      if (await cancelUnpaidOrder(id)) strapi.log.info(`Order ${id} was not paid in time.`);
    },
  );
  return orders.length;
}

/** Cancels the orders whose time to be paid is over; what is left of a large number, the next minute does. */
export async function cancelUnpaidOrders(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    if ((await cancelAll()) < batchSize) return;
  }
}
