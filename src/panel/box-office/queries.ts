import type { Knex } from 'knex';
import type { AttendeeStatus } from '../../api/attendee/domain/status';
import type { ListedEvent } from '../../api/event/listing/listing';
import { select, sql } from '../../sql';
import type { AttendeeAbout, OrderAttendee, OrderLine, RefundAbout } from './about';

/*
 * What is about the things of a page, in one statement however many there are. By document, which is what the Content
 * Manager tells whoever may see anything of a thing.
 */

const among = (values: unknown[]) => `(${values.map(() => '?').join(', ')})`;

interface LineRow {
  document_id: string;
  ticket_title: string | null;
  event_title: string | null;
  quantity: number;
  unit_price_minor: number;
}

/** What was bought with these orders, each order's by ticket. */
export async function linesOfOrders(db: Knex, orders: string[]): Promise<Map<string, OrderLine[]>> {
  const found = await select<LineRow>(
    db,
    sql(
      `select o.document_id, i.ticket_title, i.event_title, i.quantity, i.unit_price_minor
       from orders o join order_items i on i.order_id = o.public_id
       where o.document_id in ${among(orders)} order by i.order_id, i.ticket_id`,
      ...orders,
    ),
  );
  const lines = new Map<string, OrderLine[]>(orders.map((order) => [order, []]));
  for (const row of found) {
    lines.get(row.document_id)!.push({
      ticket: row.ticket_title ?? '',
      event: row.event_title ?? '',
      quantity: row.quantity,
      unitPrice: row.unit_price_minor,
    });
  }
  return lines;
}

interface AttendeeRow {
  document_id: string;
  full_name: string;
  status: AttendeeStatus;
  ticket_title: string | null;
}

/** Who came with an order, in order of their ids. */
export async function attendeesOfOrder(db: Knex, order: string): Promise<OrderAttendee[]> {
  const found = await select<AttendeeRow>(
    db,
    sql(
      `select a.document_id, a.full_name, a.status, i.ticket_title
       from orders o join attendees a on a.order_id = o.public_id
       left join order_items i on i.order_id = a.order_id and i.ticket_id = a.ticket_id
       where o.document_id = ? order by a.public_id`,
      order,
    ),
  );
  return found.map((row) => ({
    documentId: row.document_id,
    fullName: row.full_name,
    ticket: row.ticket_title ?? '',
    state: row.status,
  }));
}

interface PlaceRow {
  document_id: string;
  /** The listed event as JSON; null where the event is gone. */
  item: string | null;
  title: string | null;
  event_title: string | null;
  ticket_title: string | null;
}

/** What these attendees have a place of. */
export async function placesOfAttendees(
  db: Knex,
  attendees: string[],
): Promise<Map<string, AttendeeAbout>> {
  const found = await select<PlaceRow>(
    db,
    sql(
      `select a.document_id, l.item, t.title, i.event_title, i.ticket_title from attendees a
       left join tickets t on t.public_id = a.ticket_id
       left join event_listings l on l.public_id = a.event_id
       left join order_items i on i.order_id = a.order_id and i.ticket_id = a.ticket_id
       where a.document_id in ${among(attendees)}`,
      ...attendees,
    ),
  );
  return new Map(
    found.map((row) => {
      const today = row.item ? (JSON.parse(row.item) as ListedEvent).title : '';
      const event = today || row.event_title || '';
      return [row.document_id, { event, ticket: row.title || row.ticket_title || '' }];
    }),
  );
}

interface RefundRow {
  document_id: string;
  order_document_id: string;
  event_title: string | null;
  attendee_document_id: string | null;
  full_name: string | null;
}

/** What these requests are about. */
export async function subjectsOfRefunds(
  db: Knex,
  requests: string[],
): Promise<Map<string, RefundAbout>> {
  const found = await select<RefundRow>(
    db,
    sql(
      `select r.document_id, o.document_id as order_document_id, i.event_title,
         a.document_id as attendee_document_id, a.full_name
       from refund_requests r join orders o on o.public_id = r.order_id
       left join order_items i on i.order_id = r.order_id and r.event_id in (0, i.event_id)
       left join attendees a on a.public_id = r.attendee_id
       where r.document_id in ${among(requests)} order by r.id, i.ticket_id`,
      ...requests,
    ),
  );
  const subjects = new Map<string, RefundAbout>();
  for (const row of found) {
    const { attendee_document_id: documentId, full_name: fullName, event_title: title } = row;
    const attendee = documentId && fullName ? { documentId, fullName } : null;
    const known = subjects.get(row.document_id);
    const events = [...new Set([...(known?.events ?? []), ...(title ? [title] : [])])];
    const orderDocumentId = row.order_document_id;
    subjects.set(row.document_id, { events, orderDocumentId, attendee });
  }
  return subjects;
}
