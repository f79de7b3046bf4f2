import type { Knex } from 'knex';
import { release } from './counters';

/*
 * A cart holds its places until it expires; then whoever needs them, or the job of every minute, takes them away. The
 * cart's own row decides: one conditional UPDATE makes it nobody's but ours. A cart that is being paid is left alone.
 */

/** The present, in seconds since 1970. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** Empties the cart, unless somebody else was faster. */
async function reap(trx: Knex.Transaction, cartId: number): Promise<void> {
  const taken = await trx('carts')
    .where({ id: cartId })
    .whereNull('order_id')
    .where('expires_at', '<=', now())
    .update({ expires_at: null });
  if (taken === 1) await emptyCart(trx, cartId);
}

/** Gives back what a cart holds and takes it out. For whoever has the cart's row to themselves. */
export async function emptyCart(trx: Knex.Transaction, cartId: number): Promise<void> {
  const items = (await trx('cart_items')
    .where({ cart_id: cartId })
    .select('ticket_id', 'quantity')) as { ticket_id: number; quantity: number }[];
  const places = items.map((item) => ({ ticketId: item.ticket_id, quantity: item.quantity }));
  await release(trx, places, 'held');
  await trx('cart_items').where({ cart_id: cartId }).delete();
}

/** Empties carts that have expired (and hold the ticket); how many there were, whoever was faster to empty them. */
export async function reapExpiredCarts(
  trx: Knex.Transaction,
  { ticketId, limit }: { ticketId?: number; limit?: number },
): Promise<number> {
  const expired = trx('carts').whereNull('order_id').where('expires_at', '<=', now()).orderBy('id');
  if (ticketId !== undefined) {
    void expired.whereIn('id', trx('cart_items').where({ ticket_id: ticketId }).select('cart_id'));
  }
  if (limit !== undefined) void expired.limit(limit);
  const ids = (await expired.pluck('id')) as number[];
  for (const id of ids) await reap(trx, id);
  return ids.length;
}
