import type { Knex } from 'knex';
import { database, retriedTransaction, settings } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { table } from '../../../database/table';
import { release } from '../../ticket/inventory/inventory';
import {
  type CartItem,
  defaultMaxPerOrder,
  pricedWith,
  quantityOf,
  withGuestItems,
} from '../domain/cart';
import { renewHold } from './change-cart';
import { type CartOwner, findCartOfOwner } from '../queries/carts';
import { lockCart, type LockedCart, lockOrCreateCart } from '../lock';
import { replaceItems, writeVoucher } from './write-cart';

/*
 * Who signs in keeps what was in the cart before. The places are held already, so no counter changes unless an order
 * may not have that many. A cart never changes its owner: whoever still has the guest's in hand must not come upon the
 * user's.
 */

async function limitsOf(trx: Knex, items: CartItem[]): Promise<Map<number, number>> {
  const ids = items.map(({ ticketId }) => ticketId);
  const rows = await table(trx, 'svc_tickets')
    .whereIn('public_id', ids)
    .select('public_id', 'max_per_order');
  return new Map(rows.map((row) => [row.public_id, row.max_per_order ?? defaultMaxPerOrder]));
}

/** A merge is no way to hold places for longer. */
function earlier(one: number | null, other: number | null): number {
  return Math.min(one ?? now(), other ?? now());
}

async function mergeItems(
  trx: Knex.Transaction,
  own: LockedCart,
  guest: LockedCart,
): Promise<void> {
  const limits = await limitsOf(trx, guest.items);
  const { cartMaxPlaces: maxPlaces } = settings();
  // The user's voucher stays, as the user's prices do.
  const voucher = own.voucher ?? guest.voucher;
  const both = withGuestItems(own.items, guest.items, { limits, maxPlaces });
  const items = pricedWith(both, voucher);
  const surplus = guest.items.map(({ ticketId, quantity }) => ({
    ticketId,
    quantity: quantityOf(own.items, ticketId) + quantity - quantityOf(items, ticketId),
  }));
  await release(trx, surplus, 'held');
  await replaceItems(trx, own.id, items);
  if (voucher && voucher !== own.voucher) await writeVoucher(trx, own.id, voucher);
  await renewHold(trx, { ...own, voucher }, items, {
    since: earlier(own.heldSince, guest.heldSince),
  });
}

/**
 * Moves what the guest's cart holds into the user's, once. The guest's is locked first: of several who bring the same
 * token, one finds it.
 * @throws Problem `cartBusy` while one of the two is being paid; then the next request tries again.
 */
export async function mergeCarts(userId: number, guestOwner: CartOwner): Promise<void> {
  const guestCart = await findCartOfOwner(database(), guestOwner);
  if (!guestCart) return;
  const owner = { userId };
  const known = await findCartOfOwner(database(), owner);
  await retriedTransaction(async (trx) => {
    const guest = await lockCart(trx, guestCart.id);
    if (!guest) return;
    if (guest.items.length > 0)
      await mergeItems(trx, await lockOrCreateCart(trx, owner, known), guest);
    await table(trx, 'svc_cart_items').where({ cart_id: guest.id }).delete();
    await table(trx, 'svc_carts').where({ id: guest.id }).delete();
  });
}
