import type { Knex } from 'knex';
import { placeHoldingStatuses } from '../../contract/attendee-status';
import type { DayOfEvent, ListedGuest } from '../../contract/event-figures';
import {
  columns,
  type Driver,
  driverOf,
  finding,
  join,
  leftJoined,
  literal,
  number,
  select,
  type Sql,
  sql,
} from '../../database/sql';
import { minor, type Minor, noMoney, plus } from '../../domain/money';
import { dayFinder } from '../../domain/day-finder';

/*
 * What has come in for an event, day by day. The sums of all days are what the list of events shows: places as the
 * tickets count them, and money as it was paid for places of this event.
 */

/** All zones are a whole number of these apart. */
const quarterHour = literal(900);

const places = number('places', sql`count(*)`);
const placed = number('quarter', sql`o.placed_at - o.placed_at % ${quarterHour}`);

interface Moved {
  at: number;
  places: number;
  amount: Minor;
}

/** Who has a place, by when it was ordered. */
async function findOrdered(db: Knex, eventId: number): Promise<Moved[]> {
  const rows = await select(
    db,
    sql`select ${placed}, ${places} from svc_attendees a
      join svc_orders o on o.public_id = a.order_id
      where a.event_id = ${eventId} and a.status in (${join(placeHoldingStatuses)})
      group by o.placed_at - o.placed_at % ${quarterHour}`,
  );
  return rows.map((row) => ({
    at: Number(row.quarter),
    places: Number(row.places),
    amount: noMoney,
  }));
}

/** When a row was made, to the quarter of an hour, in the words of each engine and as its driver answers moments. */
const madeQuarters: Record<Driver, string> = {
  'better-sqlite3': 'a.created_at - a.created_at % 900000',
  pg: "date_trunc('hour', a.created_at) + floor(extract(minute from a.created_at) / 15) * interval '15 minutes'",
  mysql2:
    'date_add(date(a.created_at), interval floor(time_to_sec(time(a.created_at)) / 900) * 900 second)',
};

interface Given {
  made: Date | number | string | null;
  places: number | string;
}

/** Who was given a place without an order, by when that was. */
async function findGiven(db: Knex, eventId: number): Promise<Moved[]> {
  const quarter: Sql = { text: madeQuarters[driverOf(db)], values: [] };
  const rows = await select(
    db,
    finding<Given>(sql`select ${quarter} as made, ${places} from svc_attendees a
      where a.event_id = ${eventId} and a.order_id is null
        and a.status in (${join(placeHoldingStatuses)})
      group by ${quarter}`),
  );
  return rows.map(({ made, places: count }) => ({
    at: Math.floor(new Date(made ?? 0).getTime() / 1000),
    places: Number(count),
    amount: noMoney,
  }));
}

const moved = sql`${number('quarter', sql`quarter`)}, ${number('amount', sql`sum(amount)`)}`;

async function findMoney(db: Knex, eventId: number): Promise<Moved[]> {
  const paid = sql`o.status in ('completed', 'partially_refunded')`;
  const rows = await select(
    db,
    sql`select ${moved} from (
      select o.placed_at - o.placed_at % ${quarterHour} as quarter,
        cast(i.unit_price_minor as decimal(20)) * i.quantity as amount
      from svc_order_items i join svc_orders o on o.public_id = i.order_id
      where i.event_id = ${eventId} and ${paid}
      union all
      select r.decided_at - r.decided_at % ${quarterHour} as quarter,
        -cast(r.amount_minor as decimal(20)) as amount
      from svc_refund_requests r join svc_orders o on o.public_id = r.order_id
      where r.event_id = ${eventId} and r.status = 'approved' and ${paid}
    ) moved group by quarter`,
  );
  return rows.map((row) => ({ at: Number(row.quarter), places: 0, amount: minor(row.amount) }));
}

/** By days of a clock in the zone, the earliest first. Three queries, one without money. */
export async function findDays(
  db: Knex,
  eventId: number,
  { zone, withMoney }: { zone: string; withMoney: boolean },
): Promise<DayOfEvent[]> {
  const asked = [
    findOrdered(db, eventId),
    findGiven(db, eventId),
    ...(withMoney ? [findMoney(db, eventId)] : []),
  ];
  const found = (await Promise.all(asked)).flat().sort((one, other) => one.at - other.at);
  const dayOf = dayFinder(zone);
  const days = new Map<string, { day: string; places: number; amountMinor: Minor }>();
  for (const { at, places: count, amount } of found) {
    const day = dayOf(at);
    const known = days.get(day) ?? { day, places: 0, amountMinor: noMoney };
    days.set(day, {
      day,
      places: known.places + count,
      amountMinor: plus(known.amountMinor, amount),
    });
  }
  return [...days.values()];
}

const guest = columns('svc_attendees a', 'full_name, status, security_code, order_id');
const ticket = leftJoined(columns('svc_tickets t', 'title'));
const codeFigures = 4;

/** Who holds a place of the event, by name as people look for one. */
export async function findDoorList(db: Knex, eventId: number): Promise<ListedGuest[]> {
  const rows = await select(
    db,
    sql`select ${guest}, ${ticket} from svc_attendees a
      left join svc_tickets t on t.public_id = a.ticket_id
      where a.event_id = ${eventId} and a.status in (${join(placeHoldingStatuses)})
      order by a.public_id`,
  );
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return rows
    .map((row) => ({
      name: row.full_name,
      ticket: row.title ?? '',
      order: row.order_id,
      codeEnd: row.security_code.slice(-codeFigures),
      isPending: row.status === 'pending',
      isInside: row.status === 'checked_in',
    }))
    .sort((one, other) => compare(one.name, other.name));
}
