import type { Knex } from 'knex';
import { columns, join, leftJoined, number, select, type Sql, sql } from '../../database/sql';
import { walkInEmail } from '../../contract/erased';
import { formatMinor, isMore, type Minor, minor, minus, noMoney, times } from '../../domain/money';
import { joinPaid, paidMeans, paidWith } from '../../resources/till/queries/tills';
import { batches, batchSize, type Shown } from './batches';
import type { File, Line } from './send-csv';

/* What is exported, a batch at a time in the order of the ids: however many there are, few are in memory. */

/** ISO 8601 in UTC, which every program reads; empty where it is not known. */
const instant = (seconds: number | string | null) =>
  seconds === null ? '' : new Date(Number(seconds) * 1000).toISOString();

/** When an event starts by its own clock: the evenings of a series have one title. */
function startOf(local: number | string | null): string {
  if (local === null) return '';
  return new Date(Number(local) * 1000).toISOString().slice(0, 16).replace('T', ' ');
}

/** Of who has left none nothing stands there. */
const address = (email: string) => (email === walkInEmail ? '' : email);

type LineOf<Heading extends string> = Record<Heading, Line[string]>;

const attendee = columns(
  'svc_attendees a',
  'public_id, full_name, email, status, security_code, price_minor, order_id, checked_in_at, checked_in_by',
);
const ticket = leftJoined(columns('svc_tickets t', 'title as ticket_title'));
const event = leftJoined(columns('svc_event_listings l', 'title as event_title'));
const start = leftJoined(columns('svc_event_listings l', 'start_local'));
const bought = leftJoined(columns('svc_orders o', 'currency, voucher_code'));
const paidLine = leftJoined(columns('svc_order_items i', 'unit_price_minor, full_price_minor'));

const ofEvent = (alias: Sql, eventId: number | null) =>
  eventId === null ? sql`` : sql`and ${alias} = ${eventId}`;

const attendeeHeadings = [
  'Attendee',
  'Name',
  'E-mail',
  'Event',
  'Starts',
  'Ticket',
  'Status',
  'Code',
  'Order',
  'Price',
  'Currency',
  'Inside since',
  'Let in by',
  'Voucher',
  'Discount',
] as const;

interface Lowered {
  voucher_code: string | null;
  unit_price_minor: Minor | null;
  full_price_minor: Minor | null;
}

/** What the order's voucher took off so many places of a line: nothing, and no code, where it was not for that ticket. */
function voucherOn({ voucher_code: code, ...line }: Lowered, places: number) {
  const { unit_price_minor: price, full_price_minor: full } = line;
  const off = full === null || price === null ? noMoney : minus(full, price);
  const isLowered = isMore(off, noMoney);
  return { Voucher: isLowered ? (code ?? '') : '', Discount: formatMinor(times(off, places)) };
}

/** Of what there is to be a file. */
interface Wanted {
  eventId: number | null;
  /** What a list shows; missing for all. */
  shown?: Shown;
}

interface AttendeeFile extends Wanted {
  /** Vouchers are the order's: who may not read of them there has both cells empty. */
  withVouchers: boolean;
}

/** Attendees of an event, or all. */
export const attendeeFile = (db: Knex, { eventId, shown, withVouchers }: AttendeeFile): File => ({
  columns: [...attendeeHeadings],
  lines: batches(
    { id: sql`a.public_id`, shown },
    (which) =>
      select(
        db,
        sql`select ${attendee}, ${ticket}, ${event}, ${start}, ${bought}, ${paidLine}
          from svc_attendees a left join svc_tickets t on t.public_id = a.ticket_id
          left join svc_event_listings l on l.public_id = a.event_id
          left join svc_orders o on o.public_id = a.order_id
          left join svc_order_items i on i.order_id = a.order_id and i.ticket_id = a.ticket_id
          where ${which} ${ofEvent(sql`a.event_id`, eventId)}
          order by a.public_id limit ${batchSize}`,
      ),
    (row): LineOf<(typeof attendeeHeadings)[number]> => ({
      Attendee: row.public_id,
      Name: row.full_name,
      'E-mail': address(row.email),
      Event: row.event_title ?? '',
      Starts: startOf(row.start_local),
      Ticket: row.ticket_title ?? '',
      Status: row.status,
      Code: row.security_code,
      Order: row.order_id ?? '',
      Price: formatMinor(row.price_minor ?? '0'),
      Currency: row.currency ?? '',
      'Inside since': instant(row.checked_in_at),
      'Let in by': row.checked_in_by ?? '',
      ...(withVouchers ? voucherOn(row, 1) : { Voucher: '', Discount: '' }),
    }),
  ),
});

const order = columns(
  'svc_orders o',
  'public_id, buyer_name, buyer_email, status, total_minor, refunded_minor, currency, payment_method',
  'placed_at, voucher_code, discount_minor',
);

const ofOrders = (eventId: number | null) =>
  eventId === null
    ? sql``
    : sql`and o.public_id in (select order_id from svc_order_items where event_id = ${eventId})`;

const line = columns('svc_order_items i', 'order_id, event_title, quantity');

/** What is in the orders of a batch, by order: the events, and how many places. */
async function findContents(db: Knex, orders: number[]) {
  const contents = new Map(orders.map((id) => [id, { events: new Set<string>(), places: 0 }]));
  if (orders.length === 0) return contents;
  const lines = await select(
    db,
    sql`select ${line}, ${start} from svc_order_items i
      left join svc_event_listings l on l.public_id = i.event_id
      where i.order_id in (${join(orders)}) order by i.order_id, i.ticket_id`,
  );
  for (const { order_id: id, event_title: title, quantity, start_local: local } of lines) {
    const content = contents.get(id)!;
    content.events.add([title, startOf(local)].filter(Boolean).join(', '));
    content.places += quantity;
  }
  return contents;
}

async function findOrders(db: Knex, which: Sql, eventId: number | null) {
  const rows = await select(
    db,
    sql`select ${order}, ${paidWith} from svc_orders o ${joinPaid}
      where ${which} ${ofOrders(eventId)} order by o.public_id limit ${batchSize}`,
  );
  const contents = await findContents(
    db,
    rows.map(({ public_id: id }) => id),
  );
  return rows.map((row) => ({ ...row, ...contents.get(row.public_id)! }));
}

const orderHeadings = [
  'Order',
  'Placed',
  'Buyer',
  'E-mail',
  'Status',
  'Total',
  'Refunded',
  'Currency',
  'Payment',
  'Means',
  'Events',
  'Places',
  'Voucher',
  'Discount',
] as const;

/** Orders with places of an event, or all. */
export const orderFile = (db: Knex, { eventId, shown }: Wanted): File => ({
  columns: [...orderHeadings],
  lines: batches(
    { id: sql`o.public_id`, shown },
    (which) => findOrders(db, which, eventId),
    (row): LineOf<(typeof orderHeadings)[number]> => ({
      Order: row.public_id,
      Placed: instant(row.placed_at),
      Buyer: row.buyer_name,
      'E-mail': address(row.buyer_email),
      Status: row.status,
      Total: formatMinor(row.total_minor),
      Refunded: formatMinor(row.refunded_minor),
      Currency: row.currency,
      Payment: row.payment_method,
      Means: paidMeans(row.means) ?? '',
      Events: [...row.events].join('; '),
      Places: row.places,
      Voucher: row.voucher_code ?? '',
      Discount: formatMinor(row.discount_minor),
    }),
  ),
});

const sale = columns(
  'svc_order_items i',
  'id as public_id, order_id, event_title, ticket_title, quantity, unit_price_minor, full_price_minor',
);
const saleOrder = columns(
  'svc_orders o',
  'status, currency, payment_method, placed_at, voucher_code',
);

const earlier = (eventId: number | null) =>
  number(
    'earlier',
    sql`(select count(*) from svc_order_items f
      where f.order_id = i.order_id and f.id < i.id ${ofEvent(sql`f.event_id`, eventId)})`,
  );

/** Of an order, or of what of it was for one event: all of that where the order was given back whole, else its refunds. */
function givenBack(eventId: number | null) {
  if (eventId === null) return number('given_back', sql`o.refunded_minor`);
  return number(
    'given_back',
    sql`case when o.status = 'refunded' then (
        select sum(cast(f.unit_price_minor as decimal(20)) * f.quantity) from svc_order_items f
        where f.order_id = i.order_id and f.event_id = ${eventId})
      else (select coalesce(sum(cast(r.amount_minor as decimal(20))), 0) from svc_refund_requests r
        where r.order_id = i.order_id and r.event_id = ${eventId} and r.status = 'approved') end`,
  );
}

const saleHeadings = [
  'Order',
  'Placed',
  'Event',
  'Starts',
  'Ticket',
  'Places',
  'Price',
  'Amount',
  'Refunded',
  'Currency',
  'Status',
  'Payment',
  'Means',
  'Voucher',
  'Discount',
] as const;

/**
 * What was sold, and to nobody by name: a line for each ticket of each order. What went back of an order stands in its
 * first line alone, so that the sums of both columns are what came in and what went back; of one event, what the page of
 * events reckons with. Amount is what was charged: with the discount it is what the places cost everybody else.
 */
export const saleFile = (db: Knex, eventId: number | null): File => ({
  columns: [...saleHeadings],
  lines: batches(
    { id: sql`i.id` },
    (which) =>
      select(
        db,
        sql`select ${sale}, ${saleOrder}, ${paidWith}, ${start}, ${earlier(eventId)},
            ${givenBack(eventId)}
          from svc_order_items i join svc_orders o on o.public_id = i.order_id ${joinPaid}
          left join svc_event_listings l on l.public_id = i.event_id
          where ${which} ${ofEvent(sql`i.event_id`, eventId)}
          order by i.id limit ${batchSize}`,
      ),
    (row): LineOf<(typeof saleHeadings)[number]> => ({
      Order: row.order_id,
      Placed: instant(row.placed_at),
      Event: row.event_title,
      Starts: startOf(row.start_local),
      Ticket: row.ticket_title,
      Places: row.quantity,
      Price: formatMinor(row.unit_price_minor),
      Amount: formatMinor(times(minor(row.unit_price_minor), row.quantity)),
      Refunded: Number(row.earlier) === 0 ? formatMinor(minor(row.given_back)) : '',
      Currency: row.currency,
      Status: row.status,
      Payment: row.payment_method,
      Means: paidMeans(row.means) ?? '',
      ...voucherOn(row, row.quantity),
    }),
  ),
});
