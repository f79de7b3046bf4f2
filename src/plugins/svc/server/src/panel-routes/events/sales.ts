import type { Knex } from 'knex';
import type { EventSales } from '../../contract/event-list';
import { columns, join, number, select, sql } from '../../database/sql';

/*
 * What is sold of events: places by their tickets, money by what was paid for places at them, less what went back.
 */

const ofEvent = columns('svc_tickets', 'event_id');
const figures = sql`${number('tickets', sql`count(*)`)}, ${number('sold', sql`sum(sold)`)},
  ${number('places', sql`sum(case when capacity >= 0 then capacity else 0 end)`)},
  ${number('limited', sql`sum(case when capacity >= 0 then 1 else 0 end)`)}`;

async function findTickets(db: Knex, events: number[]) {
  return select(
    db,
    sql`select ${ofEvent}, ${figures} from svc_tickets
      where event_id in (${join(events)}) group by event_id`,
  );
}

const amounts = number('amount', sql`coalesce(sum(amount), 0)`);

/** An order that was given back whole has left nothing; of the others each refund says which event it was about. */
async function findRevenue(db: Knex, events: number[]): Promise<Map<number, string>> {
  const paid = sql`o.status in ('completed', 'partially_refunded')`;
  const rows = await select(
    db,
    sql`select event_id, ${amounts} from (
      select i.event_id, cast(i.unit_price_minor as decimal(20)) * i.quantity as amount
      from svc_order_items i join svc_orders o on o.public_id = i.order_id
      where i.event_id in (${join(events)}) and ${paid}
      union all
      select r.event_id, -cast(r.amount_minor as decimal(20)) as amount
      from svc_refund_requests r join svc_orders o on o.public_id = r.order_id
      where r.event_id in (${join(events)}) and r.status = 'approved' and ${paid}
    ) moved group by event_id`,
  );
  return new Map(
    (rows as { event_id: number; amount: number | string }[]).map((row) => [
      row.event_id,
      String(row.amount),
    ]),
  );
}

export interface SeenSales {
  /** Whether revenue is answered, too. */
  withRevenue: boolean;
}

/** By public id of the event; of those without tickets all is nothing. Two queries, one without revenue. */
export async function findSales(
  db: Knex,
  events: number[],
  { withRevenue }: SeenSales,
): Promise<Map<number, EventSales>> {
  if (events.length === 0) return new Map();
  const tickets = new Map((await findTickets(db, events)).map((row) => [row.event_id, row]));
  const revenue = withRevenue ? await findRevenue(db, events) : null;
  return new Map(
    events.map((id) => {
      const row = tickets.get(id);
      const count = Number(row?.tickets ?? 0);
      const isLimited = count > 0 && Number(row?.limited) === count;
      return [
        id,
        {
          tickets: count,
          sold: Number(row?.sold ?? 0),
          places: isLimited ? Number(row?.places) : null,
          revenueMinor: revenue && (revenue.get(id) ?? '0'),
        },
      ];
    }),
  );
}
