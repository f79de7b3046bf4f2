import type { Knex } from 'knex';
import type { Attention, DayOfSales } from '../../contract/overview';
import { columns, join, literal, number, select, type Sql, sql } from '../../database/sql';
import { minor, sumOf } from '../../domain/money';
import { dayFinder } from '../../domain/day-finder';
import { now } from '../../lib/clock';
import { isIncomplete, ofListings } from '../events/conditions';

/*
 * What the home of the panel counts. A fixed number of queries for each part.
 */

/** How many of each kind wait: what is not to be counted is null. */
export async function countWaiting<Name extends string>(
  db: Knex,
  kinds: Record<Name, Sql | null>,
): Promise<Record<Name, number | null>> {
  const counted = Object.entries<Sql | null>(kinds).map(([name, from]) =>
    number(name, from ? sql`(select count(*) ${from})` : sql`null`),
  );
  const [row] = await select(db, sql`select ${join(counted)}`);
  const found = row as Record<string, number | string | null>;
  const entries = Object.keys(kinds).map((name) => {
    const count = found[name];
    return [name, count === null || count === undefined ? null : Number(count)];
  });
  return Object.fromEntries(entries) as Record<Name, number | null>;
}

export const waitingOrders = sql`from svc_orders where status = 'pending'`;
export const waitingRefunds = sql`from svc_refund_requests where status = 'pending'`;
export const deadDeliveries = sql`from svc_outbox_entries where state = 'dead'`;

/** All zones are a whole number of these apart. */
const quarterHour = 900;

/** Who gets a place for nothing has paid nothing. */
const paid = sql`sum(case when total_minor > 0 then 1 else 0 end)`;
const figures = sql`${number('orders', paid)},
  ${number('amount', sql`coalesce(sum(cast(total_minor as decimal(20)) - refunded_minor), 0)`)}`;

/** What was ordered since, and paid, by days of a clock in the zone. Days without an order are there, too. */
export async function sumDays(
  db: Knex,
  days: string[],
  { since, zone, currency }: { since: number; zone: string; currency: string },
): Promise<DayOfSales[]> {
  const quarter = sql`placed_at - placed_at % ${literal(quarterHour)}`;
  const found = await select(
    db,
    sql`select ${number('quarter', quarter)}, ${figures} from svc_orders
      where placed_at >= ${since} and currency = ${currency}
        and status in ('completed', 'partially_refunded', 'refunded')
      group by ${quarter} order by ${quarter}`,
  );
  const dayOf = dayFinder(zone);
  const placed = found.map((row) => ({ row, day: dayOf(Number(row.quarter)) }));
  return days.map((day) => {
    const ofDay = placed.filter((one) => one.day === day).map(({ row }) => row);
    return {
      day,
      orders: ofDay.reduce((sum, row) => sum + Number(row.orders), 0),
      amountMinor: sumOf(ofDay.map((row) => minor(row.amount))),
    };
  });
}

/** So many are shown. */
const most = 8;
/** Fewer, because an event may well have no tickets: they would crowd out the others. */
const mostIncomplete = 4;

/** Of listings alone, and of those with this alias. */
const coming = sql`status in ('publish', 'private') and end_utc >= `;
const comingJoined = sql`l.status in ('publish', 'private') and l.end_utc >= `;
const event = columns('svc_event_listings l', 'event_document_id as document, title');
const places = sql`${number('sold', sql`sum(t.sold)`)}, ${number('places', sql`sum(t.capacity)`)}`;

/** Of whose tickets one at least is nearly sold out: others cannot be so as a whole, and need not be added up. */
const withSuchTicket = sql`select event_id from svc_tickets
  where capacity >= 0 and sold * 10.0 >= capacity * 9.0`;

/** Those with as many places as all of their tickets have. */
export async function findNearlySoldOut(db: Knex): Promise<Attention['nearlySoldOut']> {
  const rows = await select(
    db,
    sql`select ${event}, ${places} from svc_event_listings l
      join svc_tickets t on t.event_id = l.public_id
      where ${comingJoined}${now()} and l.public_id in (${withSuchTicket})
      group by l.public_id, l.event_document_id, l.title, l.start_utc
      having sum(case when coalesce(t.capacity, -1) < 0 then 1 else 0 end) = 0
        and sum(t.capacity) > 0 and sum(t.sold) * 10 >= sum(t.capacity) * 9
      order by l.start_utc, l.public_id limit ${most}`,
  );
  return rows.map((row) => ({
    documentId: row.document,
    title: row.title,
    sold: Number(row.sold),
    places: Number(row.places),
  }));
}

const kept = columns('svc_event_listings l', 'event_document_id, title, ticket_types, venue_id');

/**
 * The first of them, and how many more there are.
 * @param among a sub-query of documents; undefined for all
 */
export async function findIncomplete(
  db: Knex,
  { among }: { among?: Sql },
): Promise<Pick<Attention, 'incomplete' | 'moreIncomplete'>> {
  const looked = among ? sql`and event_document_id in (${among})` : sql``;
  const found = sql`select public_id as id, count(*) over () as found ${ofListings}
    where ${coming}${now()} and ${isIncomplete} ${looked}
    order by start_utc, public_id limit ${mostIncomplete}`;
  const rows = await select(
    db,
    sql`select ${kept}, ${number('found', sql`found`)} from (${found}) few
      join svc_event_listings l on l.public_id = few.id order by l.start_utc, l.public_id`,
  );
  const incomplete = rows.map((row) => ({
    documentId: row.event_document_id,
    title: row.title,
    noTickets: row.ticket_types === '',
    noVenue: row.venue_id === 0,
  }));
  return { incomplete, moreIncomplete: Number(rows[0]?.found ?? 0) - incomplete.length };
}

const attendees = sql`${columns('svc_attendees', 'event_id')}, ${number('people', sql`count(*)`)}`;

/** How many people are in, by public id of the event. */
export async function countCheckedIn(db: Knex, events: number[]): Promise<Map<number, number>> {
  if (events.length === 0) return new Map();
  const rows = await select(
    db,
    sql`select ${attendees} from svc_attendees
      where event_id in (${join(events)}) and status = 'checked_in' group by event_id`,
  );
  return new Map(rows.map((row) => [row.event_id!, Number(row.people)]));
}
