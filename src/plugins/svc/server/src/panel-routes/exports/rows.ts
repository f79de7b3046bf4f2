import type { Knex } from 'knex';
import { columns, leftJoined, select, type Sql, sql } from '../../database/sql';
import { formatMinor } from '../../domain/money';

/* What is exported, a batch at a time in the order of the ids: however many there are, few are in memory. */

const batchSize = 500;

/** One line of a file: the names of its columns, and what stands in them. */
export type Line = Record<string, string | number>;

/** ISO 8601 in UTC, which every program reads; empty where it is not known. */
const instant = (seconds: number | string | null) =>
  seconds === null ? '' : new Date(Number(seconds) * 1000).toISOString();

async function* batches<Row extends { public_id: number }>(
  find: (after: number) => Promise<Row[]>,
  toLine: (row: Row) => Line,
): AsyncGenerator<Line> {
  for (let after = 0; ;) {
    const rows = await find(after);
    for (const row of rows) yield toLine(row);
    if (rows.length < batchSize) return;
    after = rows.at(-1)!.public_id;
  }
}

const attendee = columns(
  'svc_attendees a',
  'public_id, full_name, email, status, security_code, price_minor, order_id, checked_in_at, checked_in_by',
);
const ticket = leftJoined(columns('svc_tickets t', 'title as ticket_title'));
const event = leftJoined(columns('svc_event_listings l', 'title as event_title'));
const bought = leftJoined(columns('svc_orders o', 'currency'));

const ofEvent = (alias: Sql, eventId: number | null) =>
  eventId === null ? sql`` : sql`and ${alias} = ${eventId}`;

/** Attendees of an event, or all. */
export const attendeeLines = (db: Knex, eventId: number | null) =>
  batches(
    (after) =>
      select(
        db,
        sql`select ${attendee}, ${ticket}, ${event}, ${bought}
          from svc_attendees a left join svc_tickets t on t.public_id = a.ticket_id
          left join svc_event_listings l on l.public_id = a.event_id
          left join svc_orders o on o.public_id = a.order_id
          where a.public_id > ${after} ${ofEvent(sql`a.event_id`, eventId)}
          order by a.public_id limit ${batchSize}`,
      ),
    (row) => ({
      Attendee: row.public_id,
      Name: row.full_name,
      'E-mail': row.email,
      Event: row.event_title ?? '',
      Ticket: row.ticket_title ?? '',
      Status: row.status,
      Code: row.security_code,
      Order: row.order_id ?? '',
      Price: formatMinor(row.price_minor ?? '0'),
      Currency: row.currency ?? '',
      'Inside since': instant(row.checked_in_at),
      'Let in by': row.checked_in_by ?? '',
    }),
  );

const order = columns(
  'svc_orders o',
  'public_id, buyer_name, buyer_email, status, total_minor, refunded_minor, currency, payment_method',
  'payment_reference, placed_at',
);

/** Orders with places of an event, or all. */
export const orderLines = (db: Knex, eventId: number | null) =>
  batches(
    (after) =>
      select(
        db,
        sql`select ${order} from svc_orders o where o.public_id > ${after} ${
          eventId === null
            ? sql``
            : sql`and o.public_id in (select order_id from svc_order_items where event_id = ${eventId})`
        } order by o.public_id limit ${batchSize}`,
      ),
    (row) => ({
      Order: row.public_id,
      Placed: instant(row.placed_at),
      Buyer: row.buyer_name,
      'E-mail': row.buyer_email,
      Status: row.status,
      Total: formatMinor(row.total_minor),
      Refunded: formatMinor(row.refunded_minor),
      Currency: row.currency,
      Payment: row.payment_method,
      // What a provider calls a payment is no business of a list; what was paid with at the counter is.
      Means: row.payment_method === 'counter' ? (row.payment_reference ?? '') : '',
    }),
  );
