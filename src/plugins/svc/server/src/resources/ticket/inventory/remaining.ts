import type { Knex } from 'knex';
import { columns, join, number, select, sql } from '../../../database/sql';
import { now } from '../../../lib/clock';

/** What is counted of a ticket's places. A capacity below 0, or none, is as many as people want. */
export interface Stock {
  capacity: number | null;
  sold: number;
  held: number;
}

const stock = columns('svc_tickets', 'capacity, sold, held');
const ticketId = columns('svc_cart_items i', 'ticket_id');
const held = sql`${ticketId}, ${number('places', sql`sum(i.quantity)`)}`;

/**
 * Places that carts still hold though they have expired, by the ticket's public id: nobody has taken them away yet,
 * but they are free. One query, however many tickets.
 */
export async function expiredHolds(db: Knex, ticketIds: number[]): Promise<Map<number, number>> {
  if (ticketIds.length === 0) return new Map();
  const found = await select(
    db,
    sql`select ${held} from svc_cart_items i join svc_carts c on c.id = i.cart_id
      where i.ticket_id in (${join(ticketIds)}) and c.order_id is null and c.expires_at <= ${now()}
      group by i.ticket_id`,
  );
  return new Map(found.map((row) => [row.ticket_id, Number(row.places)]));
}

/** How many more places can be had, -1 for as many as people want. `expired` of the held ones are free. */
export function remainingOf({ capacity, sold, held }: Stock, expired: number): number {
  if (capacity === null || capacity < 0) return -1;
  return Math.max(0, capacity - sold - held + expired);
}

/** The same of one ticket, read now; 0 for one that is gone. */
export async function findRemaining(db: Knex, publicId: number): Promise<number> {
  const [found] = await select(
    db,
    sql`select ${stock} from svc_tickets where public_id = ${publicId}`,
  );
  if (!found) return 0;
  const expired = await expiredHolds(db, [publicId]);
  return remainingOf(found, expired.get(publicId) ?? 0);
}
