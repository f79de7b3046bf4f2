import type { Knex } from 'knex';
import { columns, execute, select, sql } from '../../../database/sql';
import { now } from '../../../lib/clock';
import { release } from './counters';

/*
 * A cart holds its places until it expires; then whoever needs them, or the job of every minute, takes them away. The
 * cart's own row decides: one conditional UPDATE makes it nobody's but ours. A cart that is being paid is left alone.
 */

/** What a cart without places keeps nothing of: its hold, whose it is counted for, and its voucher. */
export const withoutHold = sql`expires_at = null, held_since = null, address_digest = null,
  voucher_id = null, voucher_terms = null`;

/** Empties the cart, unless somebody else was faster. */
async function releaseIfExpired(trx: Knex.Transaction, cartId: number): Promise<void> {
  const taken = await execute(
    trx,
    sql`update svc_carts set ${withoutHold}
      where id = ${cartId} and order_id is null and expires_at <= ${now()}`,
  );
  if (taken === 1) await releaseCartById(trx, cartId);
}

const placesOfItem = columns('svc_cart_items', 'ticket_id, quantity');

/** Gives back what a cart holds and takes it out. For whoever has the cart's row to themselves. */
async function releaseCartById(trx: Knex.Transaction, cartId: number): Promise<void> {
  const query = sql`select ${placesOfItem} from svc_cart_items where cart_id = ${cartId}`;
  const items = await select(trx, query);
  const places = items.map((item) => ({ ticketId: item.ticket_id, quantity: item.quantity }));
  await release(trx, places, 'held');
  await execute(trx, sql`delete from svc_cart_items where cart_id = ${cartId}`);
}

const cartId = columns('svc_carts', 'id');

/** Empties carts that have expired (and hold the ticket); how many there were, whoever was faster to empty them. */
export async function releaseExpiredCarts(
  trx: Knex.Transaction,
  { ticketId, limit }: { ticketId?: number; limit?: number },
): Promise<number> {
  const ofTicket =
    ticketId === undefined
      ? sql``
      : sql`and id in (select cart_id from svc_cart_items where ticket_id = ${ticketId})`;
  const expired = await select(
    trx,
    sql`select ${cartId} from svc_carts
      where order_id is null and expires_at <= ${now()} ${ofTicket}
      order by id ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  );
  for (const { id } of expired) await releaseIfExpired(trx, id);
  return expired.length;
}
