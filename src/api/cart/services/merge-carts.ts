import type { Knex } from 'knex';
import { database, retriedTransaction } from '../../../strapi';
import { emptyCart as emptyHeld, release } from '../../ticket/stock/stock';
import { type CartItem, quantityOf } from '../domain/cart';
import { type CartOwner, findCartOf, type StoredCart } from './cart-rows';
import { renewHold } from './cart';
import { lockCart, type LockedCart } from './lock-cart';

/*
 * Who signs in keeps what was in the cart before. The places are held already, so no counter changes unless an order
 * may not have that many.
 */

async function limitsOf(trx: Knex, items: CartItem[]): Promise<Map<number, number>> {
  const rows = (await trx('tickets')
    .whereIn(
      'public_id',
      items.map(({ ticketId }) => ticketId),
    )
    .select('public_id', 'max_per_order')) as { public_id: number; max_per_order: number | null }[];
  return new Map(rows.map((row) => [row.public_id, row.max_per_order ?? Infinity]));
}

/** The guest's places on top of the user's, as far as an order may have them; the user's own price stays. */
function merged(items: CartItem[], guests: CartItem[], limits: Map<number, number>): CartItem[] {
  const added = guests.map((item) => {
    const own = quantityOf(items, item.ticketId);
    const most = Math.max(own, limits.get(item.ticketId) ?? 0);
    return { ...item, quantity: Math.min(own + item.quantity, most) };
  });
  const kept = items.map(
    (item) => [item, added.find(({ ticketId }) => ticketId === item.ticketId)?.quantity] as const,
  );
  return [
    ...kept.map(([item, quantity]) => ({ ...item, quantity: quantity ?? item.quantity })),
    ...added.filter(({ ticketId }) => quantityOf(items, ticketId) === 0),
  ];
}

async function writeItems(trx: Knex, cartId: number, items: CartItem[]): Promise<void> {
  const rows = items.map(({ ticketId, quantity, unitPrice }) => ({
    cart_id: cartId,
    ticket_id: ticketId,
    quantity,
    unit_price_minor: unitPrice,
  }));
  await trx('cart_items').where({ cart_id: cartId }).delete();
  if (rows.length > 0) await trx('cart_items').insert(rows);
}

async function join(trx: Knex.Transaction, own: LockedCart, guest: LockedCart): Promise<void> {
  const items = merged(own.items, guest.items, await limitsOf(trx, guest.items));
  const surplus = guest.items.map(({ ticketId, quantity }) => ({
    ticketId,
    quantity: quantityOf(own.items, ticketId) + quantity - quantityOf(items, ticketId),
  }));
  await release(trx, surplus, 'held');
  await trx('cart_items').where({ cart_id: guest.id }).delete();
  await writeItems(trx, own.id, items);
  await renewHold(trx, own, items);
}

/** Without a cart of their own, the user simply gets the guest's. */
async function handOver(trx: Knex.Transaction, guest: LockedCart, userId: number): Promise<void> {
  await trx('carts').where({ id: guest.id }).update({ user_id: userId, token_digest: null });
  await renewHold(trx, guest, guest.items);
}

/** Both carts in ascending order of their rows, as everybody locks them who needs two. */
async function lockBoth(trx: Knex.Transaction, own: StoredCart | null, guest: StoredCart) {
  const ids = [own?.id, guest.id].filter((id) => id !== undefined).sort((a, b) => a - b);
  const locked = new Map<number, LockedCart | null>();
  for (const id of ids) locked.set(id, await lockCart(trx, id));
  return { own: own && locked.get(own.id), guest: locked.get(guest.id) };
}

/**
 * Moves what the guest's cart holds into the user's, once.
 * @throws Problem `cartBusy` while one of the two is being paid; then the next request tries again.
 */
export async function mergeCarts(userId: number, guestOwner: CartOwner): Promise<void> {
  const guestCart = await findCartOf(database(), guestOwner);
  if (!guestCart) return;
  await retriedTransaction(async (trx) => {
    const own = await findCartOf(trx, { userId });
    const carts = await lockBoth(trx, own, guestCart);
    if (!carts.guest) return;
    if (carts.guest.items.length === 0) await emptyHeld(trx, carts.guest.id);
    else if (!carts.own) return handOver(trx, carts.guest, userId);
    else await join(trx, carts.own, carts.guest);
    await trx('carts').where({ id: carts.guest.id }).delete();
  });
}
