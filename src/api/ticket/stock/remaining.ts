import type { Knex } from 'knex';
import { concat, select, sql } from '../../../sql';
import { now } from './expired-carts';

/** What is counted of a ticket's places. A capacity below 0, or none, is as many as people want. */
export interface Stock {
  capacity: number | null;
  sold: number;
  held: number;
}

/**
 * Places that carts still hold though they have expired, by the ticket's public id: nobody has taken them away yet,
 * but they are free. One query, however many tickets.
 */
export async function expiredHolds(db: Knex, ticketIds: number[]): Promise<Map<number, number>> {
  if (ticketIds.length === 0) return new Map();
  const places = ticketIds.map(() => '?').join(', ');
  const found = await select<{ ticket_id: number; places: number | string }>(
    db,
    concat(
      sql('select i.ticket_id, sum(i.quantity) as places from cart_items i'),
      sql('join carts c on c.id = i.cart_id'),
      sql(`where i.ticket_id in (${places})`, ...ticketIds),
      sql('and c.order_id is null and c.expires_at <= ? group by i.ticket_id', now()),
    ),
  );
  return new Map(found.map((row) => [row.ticket_id, Number(row.places)]));
}

/** How many more places can be had, -1 for as many as people want. `expired` of the held ones are free. */
export function remainingOf({ capacity, sold, held }: Stock, expired: number): number {
  if (capacity === null || capacity < 0) return -1;
  return Math.max(0, capacity - sold - held + expired);
}
