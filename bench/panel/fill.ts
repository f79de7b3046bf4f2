import type { Knex } from 'knex';
import { newSecurityCode, newSeed } from '#svc/domain/secrets';
import { minor, times } from '#svc/domain/money';
import { documentColumns } from '#svc/database/document-columns';
import { insertRows } from '#svc/database/insert-rows';
import { columns, driverOf, execute, join, number, select, sql } from '#svc/database/sql';
import { database, retriedTransaction, settings } from '#svc/host/strapi';
import { issueIds } from '#svc/identity/public-ids';

/*
 * A busy house: 100,000 people at its 10,000 events. One festival has a tenth of them and nine events half of the rest,
 * because what is read of an event grows with it.
 */

export const people = 100_000;
const placesPerOrder = 4;
const ordersAtOnce = 500;
const daysOfSelling = 60;
const secondsPerDay = 86_400;

/** As many are invited to the festival without an order: their places were given. */
const givenToFestival = 2000;

interface Seller {
  row: number;
  id: number;
  eventId: number;
}

const ticket = columns('svc_tickets t', 'id, public_id, event_id');

/** Of coming events, the soonest first. */
async function findSellers(db: Knex): Promise<Seller[]> {
  const rows = await select(
    db,
    sql`select ${ticket} from svc_tickets t join svc_event_listings l on l.public_id = t.event_id
      order by l.start_utc desc, t.id`,
  );
  return rows.map((row) => ({ row: row.id, id: row.public_id, eventId: row.event_id! }));
}

/** Who sells the order with this number. */
function sellerOf(sellers: Seller[], nth: number): Seller {
  if (nth % 10 === 0) return sellers[0]!;
  return nth % 2 === 0 ? sellers[1 + (nth % 9)]! : sellers[nth % sellers.length]!;
}

interface Planned {
  seller: Seller;
  nth: number;
  id: number;
}

const price = minor(2500);

function orderRow({ nth, id }: Planned, now: number) {
  const placedAt = now - ((nth * 7919) % (daysOfSelling * secondsPerDay));
  return {
    ...documentColumns(new Date(placedAt * 1000)),
    public_id: id,
    status: 'completed' as const,
    buyer_name: `Buyer ${nth}`,
    buyer_email: `buyer${nth}@example.test`,
    total_minor: times(price, placesPerOrder),
    currency: settings().currency,
    payment_method: 'offline',
    placed_at: placedAt,
    access_seed: newSeed(),
  };
}

const lineRow = ({ seller, id }: Planned) => ({
  ...documentColumns(),
  order_id: id,
  ticket_id: seller.id,
  event_id: seller.eventId,
  ticket_title: 'Standard',
  event_title: 'An evening',
  quantity: placesPerOrder,
  unit_price_minor: price,
});

async function insertPeople(
  trx: Knex,
  places: { seller: Seller; order: { id: number; row: number } | null }[],
): Promise<void> {
  const ids = await issueIds(
    trx,
    places.map(() => 'attendee' as const),
  );
  const rows = places.map(({ seller, order }, nth) => ({
    ...documentColumns(),
    public_id: ids[nth]!,
    full_name: `Guest ${ids[nth]}`,
    email: `guest${ids[nth]}@example.test`,
    status: ids[nth]! % 3 === 0 ? ('checked_in' as const) : ('confirmed' as const),
    security_code: newSecurityCode(),
    price_minor: price,
    event_id: seller.eventId,
    ticket_id: seller.id,
    ticket_row: seller.row,
    order_id: order?.id ?? null,
    order_row: order?.row ?? null,
  }));
  await insertRows(trx, 'svc_attendees', rows);
}

async function sell(trx: Knex, sellers: Seller[], numbers: number[], now: number): Promise<void> {
  const ids = await issueIds(
    trx,
    numbers.map(() => 'order' as const),
  );
  const planned = numbers.map((nth, at) => ({ seller: sellerOf(sellers, nth), nth, id: ids[at]! }));
  const rows = await insertRows(
    trx,
    'svc_orders',
    planned.map((order) => orderRow(order, now)),
  );
  await insertRows(trx, 'svc_order_items', planned.map(lineRow));
  const places = planned.flatMap(({ seller, id }, at) =>
    Array.from({ length: placesPerOrder }, () => ({ seller, order: { id, row: rows[at]! } })),
  );
  await insertPeople(trx, places);
}

const heldBy = sql`${columns('svc_attendees', 'ticket_id')}, ${number('people', sql`count(*)`)}`;
const ticketsAtOnce = 1000;

/** As many as have a place; there are more places than that, except of each fiftieth ticket. */
async function countSold(db: Knex): Promise<void> {
  const rows = await select(db, sql`select ${heldBy} from svc_attendees group by ticket_id`);
  const byCount = new Map<number, number[]>();
  for (const { ticket_id: id, people: count } of rows) {
    byCount.set(Number(count), [...(byCount.get(Number(count)) ?? []), id!]);
  }
  for (const [sold, ids] of byCount) {
    for (let first = 0; first < ids.length; first += ticketsAtOnce) {
      const some = join(ids.slice(first, first + ticketsAtOnce));
      await execute(
        db,
        sql`update svc_tickets set capacity = 20000, sold = ${sold} where public_id in (${some})`,
      );
    }
  }
  await execute(db, sql`update svc_tickets set capacity = sold where sold > 0 and id % 50 = 0`);
}

const counted = ['svc_attendees', 'svc_events', 'svc_order_items', 'svc_orders', 'svc_tickets'];

/** As engines do by themselves after a while: they choose their ways by how many rows there are. */
async function countRows(db: Knex): Promise<void> {
  const each = driverOf(db) === 'mysql2' ? 'analyze table ??' : 'analyze ??';
  for (const table of counted) await db.raw(each, [table]);
}

/** An event, by both of its numbers, and the name of one who goes there. */
export interface Festival {
  documentId: string;
  id: number;
  guest: string;
}

/** Sells to all of them; the event that has most. */
export async function fillHouse(): Promise<Festival> {
  const sellers = await findSellers(database());
  const now = Math.floor(Date.now() / 1000);
  const orders = Math.floor((people - givenToFestival) / placesPerOrder);
  for (let first = 0; first < orders; first += ordersAtOnce) {
    const numbers = Array.from({ length: ordersAtOnce }, (_, nth) => first + nth);
    await retriedTransaction((trx) => sell(trx, sellers, numbers, now));
  }
  const festival = sellers[0]!;
  const given = Array.from({ length: givenToFestival }, () => ({ seller: festival, order: null }));
  await retriedTransaction((trx) => insertPeople(trx, given));
  await countSold(database());
  await countRows(database());
  const row = await database()('svc_events')
    .where({ public_id: festival.eventId })
    .first<{ document_id: string }>('document_id');
  const attendees = database()('svc_attendees').where({ event_id: festival.eventId });
  const { full_name: guest } = await attendees.first<{ full_name: string }>('full_name');
  return { documentId: row.document_id, id: festival.eventId, guest };
}
