import type { Knex } from 'knex';
import type { Page, PageResult } from '../../../domain/page';
import { selectPage } from '../../../database/select-page';
import { columns, join, leftJoined, select, type Selected, sql } from '../../../database/sql';

const attendee = columns(
  'svc_attendees a',
  'public_id, full_name, email, status, security_code, event_id, ticket_id, order_id, price_minor',
  'handed_on_at',
);
/** Null where the ticket is gone. */
const ticket = leftJoined(columns('svc_tickets t', 'title as ticket_title'));
/** Null where the event is gone. */
const event = leftJoined(
  columns(
    'svc_event_listings l',
    'item as event, timezone as event_timezone, start_utc as event_start, end_utc as event_end',
  ),
);
const bought = leftJoined(
  columns(
    'svc_order_items i',
    'ticket_title as bought_ticket_title, event_title as bought_event_title, return_terms',
  ),
);
/** Null where there is none. */
const venue = leftJoined(columns('svc_venues v', 'title as venue'));
/** What the link of its order is made of. */
const link = leftJoined(
  columns('svc_orders o', 'access_seed, link_seed, access_digest, settle_after'),
);
const purchasedTicket = sql`${attendee}, ${ticket}, ${event}, ${bought}, ${venue}, ${link}`;

/** An attendee, and what the place is for: as it is called today, and as it was when it was bought. */
export type PurchasedTicketRow = Selected<typeof purchasedTicket>;

/** Whether it is somebody else's now, who alone was told its code. */
export const isHandedOn = ({ handed_on_at: at }: PurchasedTicketRow): boolean => at !== null;

const titles = sql`
  left join svc_tickets t on t.public_id = a.ticket_id
  left join svc_event_listings l on l.public_id = a.event_id
  left join svc_order_items i on i.order_id = a.order_id and i.ticket_id = a.ticket_id
  left join svc_venues v on v.public_id = l.venue_id`;
const attendees = sql`from svc_attendees a left join svc_orders o on o.public_id = a.order_id`;

/** One page of the places that a user bought, newest purchase first. */
export function listTicketsOfUser(
  db: Knex,
  userId: number,
  page: Page,
): Promise<PageResult<PurchasedTicketRow>> {
  const list = {
    columns: purchasedTicket,
    from: sql`from svc_orders o join svc_attendees a on a.order_id = o.public_id`,
    details: titles,
    where: sql`where o.user_id = ${userId}`,
    order: sql`order by o.placed_at desc, o.public_id desc, a.public_id`,
  };
  return selectPage(db, list, page);
}

/** One page of the places of one order. */
export function listTicketsOfOrder(
  db: Knex,
  orderId: number,
  page: Page,
): Promise<PageResult<PurchasedTicketRow>> {
  const list = {
    columns: purchasedTicket,
    from: attendees,
    details: titles,
    where: sql`where a.order_id = ${orderId}`,
    order: sql`order by a.public_id`,
    isShort: true,
  };
  return selectPage(db, list, page);
}

/** The places of one order. */
export function findTicketsOfOrder(db: Knex, orderId: number): Promise<PurchasedTicketRow[]> {
  return select(
    db,
    sql`select ${purchasedTicket} ${attendees} ${titles}
      where a.order_id = ${orderId} order by a.public_id`,
  );
}

/** The places of some orders. */
export async function findTicketsOfOrders(
  db: Knex,
  orderIds: number[],
): Promise<PurchasedTicketRow[]> {
  if (orderIds.length === 0) return [];
  return select(
    db,
    sql`select ${purchasedTicket} ${attendees} ${titles}
      where a.order_id in (${join(orderIds)}) order by a.public_id`,
  );
}
