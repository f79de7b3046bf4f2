import type { Knex } from 'knex';
import { database, retriedTransaction } from '../../../strapi';
import { insertRows } from '../../../insert-rows';
import { release } from '../../ticket/stock/stock';
import { type CartItem, defaultMaxPerOrder, quantityOf, withGuestItems } from '../domain/cart';
import { renewHold } from './cart';
import { type CartOwner, findCartOf } from './cart-rows';
import { lockCart, type LockedCart, lockOrMakeCart } from './lock-cart';

/*
 * Who signs in keeps what was in the cart before. The places are held already, so no counter changes unless an order
 * may not have that many. A cart never changes its owner: whoever still has the guest's in hand must not come upon the
 * user's.
 */

async function limitsOf(trx: Knex, items: CartItem[]): Promise<Map<number, number>> {
  const ids = items.map(({ ticketId }) => ticketId);
  const rows = (await trx('tickets')
    .whereIn('public_id', ids)
    .select('public_id', 'max_per_order')) as { public_id: number; max_per_order: number | null }[];
  return new Map(rows.map((row) => [row.public_id, row.max_per_order ?? defaultMaxPerOrder]));
}

async function writeItems(trx: Knex, cartId: number, items: CartItem[]): Promise<void> {
  const rows = items.map(({ ticketId, quantity, unitPrice }) => ({
    cart_id: cartId,
    ticket_id: ticketId,
    quantity,
    unit_price_minor: unitPrice,
  }));
  await trx('cart_items').where({ cart_id: cartId }).delete();
  await insertRows(trx, 'cart_items', rows);
}

async function join(trx: Knex.Transaction, own: LockedCart, guest: LockedCart): Promise<void> {
  const items = withGuestItems(own.items, guest.items, await limitsOf(trx, guest.items));
  const surplus = guest.items.map(({ ticketId, quantity }) => ({
    ticketId,
    quantity: quantityOf(own.items, ticketId) + quantity - quantityOf(items, ticketId),
  }));
  await release(trx, surplus, 'held');
  await writeItems(trx, own.id, items);
  await renewHold(trx, own, items);
}

/**
 * Moves what the guest's cart holds into the user's, once. The guest's is locked first: of several who bring the same
 * token, one finds it.
 * @throws Problem `cartBusy` while one of the two is being paid; then the next request tries again.
 */
export async function mergeCarts(userId: number, guestOwner: CartOwner): Promise<void> {
  const guestCart = await findCartOf(database(), guestOwner);
  if (!guestCart) return;
  const owner = { userId };
  const known = await findCartOf(database(), owner);
  await retriedTransaction(async (trx) => {
    const guest = await lockCart(trx, guestCart.id);
    if (!guest) return;
    if (guest.items.length > 0) await join(trx, await lockOrMakeCart(trx, owner, known), guest);
    await trx('cart_items').where({ cart_id: guest.id }).delete();
    await trx('carts').where({ id: guest.id }).delete();
  });
}
