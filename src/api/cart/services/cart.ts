import type { Knex } from 'knex';
import { invalidParams } from '../../../domain/problem';
import { insertRows } from '../../../insert-rows';
import { database, retriedTransaction } from '../../../strapi';
import { claim, now, release } from '../../ticket/stock/stock';
import { type Cart, type CartItem, emptyCart, quantityOf, withItem } from '../domain/cart';
import { type CartOwner, findCartOf, type StoredCart } from './cart-rows';
import { holdEnd, letGo, lockCart, type LockedCart, lockOrMakeCart } from './lock-cart';
import { assertOnSale, findOffer, type Offer } from './offer';

/** A cart as its owner sees it: what has expired is gone, whether or not anybody has taken it away. */
export function shownCart(stored: StoredCart | null): Cart {
  if (!stored || stored.items.length === 0 || stored.expiresAt === null) return emptyCart;
  const isBeingPaid = stored.orderId !== null;
  return isBeingPaid || stored.expiresAt > now() ? stored : emptyCart;
}

export async function readCart(owner: CartOwner): Promise<Cart> {
  return shownCart(await findCartOf(database(), owner));
}

/** Every change begins the hold anew; a cart without items holds nothing. */
export async function renewHold(
  trx: Knex,
  { id, newHoldEnd }: LockedCart,
  items: CartItem[],
): Promise<Cart> {
  const expiresAt = items.length === 0 ? null : (newHoldEnd ?? holdEnd());
  const isWritten = expiresAt !== null && expiresAt === newHoldEnd;
  if (!isWritten) await trx('carts').where({ id }).update({ expires_at: expiresAt });
  return { items, expiresAt };
}

async function writeQuantity(trx: Knex, cartId: number, before: number, item: CartItem) {
  const row = { cart_id: cartId, ticket_id: item.ticketId };
  if (item.quantity === 0) await trx('cart_items').where(row).delete();
  else if (before > 0) await trx('cart_items').where(row).update({ quantity: item.quantity });
  else {
    const { quantity, unitPrice } = item;
    await insertRows(trx, 'cart_items', [{ ...row, quantity, unit_price_minor: unitPrice }]);
  }
}

function assertWithinLimit(quantity: number, { maxPerOrder }: Offer): void {
  if (quantity <= maxPerOrder) return;
  throw invalidParams({
    quantity: `makes ${quantity} places of this ticket; an order has at most ${maxPerOrder}`,
  });
}

async function setQuantity(
  trx: Knex.Transaction,
  cart: LockedCart,
  { offer, quantity }: { offer: Offer; quantity: number },
): Promise<Cart> {
  const { ticketId } = offer.item;
  const before = quantityOf(cart.items, ticketId);
  const more = quantity - before;
  const item = { ...offer.item, quantity };
  // First of all, so that a claim that looks for carts that have expired does not come upon this one.
  const changed = await renewHold(trx, cart, withItem(cart.items, item));
  if (more > 0) {
    assertWithinLimit(quantity, offer);
    assertOnSale(offer);
  }
  if (more !== 0) await writeQuantity(trx, cart.id, before, item);
  // Last of all: from here to the commit, everybody else who wants this ticket waits.
  if (more > 0) await claim(trx, [{ ticketId, quantity: more }], 'held');
  if (more < 0) await release(trx, [{ ticketId, quantity: -more }], 'held');
  return changed;
}

export interface CartChange {
  ticketId: number;
  quantity: number;
  /** Whether the quantity comes on top of what is in the cart, or takes its place. */
  mode: 'add' | 'set';
}

/**
 * Changes how many places of one ticket a cart holds; all its holds begin anew.
 * @throws Problem `notFound` for an unknown ticket, `cannotCreate` where it is not on sale or has fewer places,
 * `invalidParam` above its limit, `cartBusy` while the cart is being paid. Then the cart is as it was.
 */
export async function changeCart(owner: CartOwner, change: CartChange): Promise<Cart> {
  const offer = await findOffer(change.ticketId);
  const known = await findCartOf(database(), owner);
  if (!known && change.quantity === 0) return emptyCart;
  return retriedTransaction(async (trx) => {
    const cart = await lockOrMakeCart(trx, owner, known);
    const before = change.mode === 'add' ? quantityOf(cart.items, change.ticketId) : 0;
    return setQuantity(trx, cart, { offer, quantity: before + change.quantity });
  });
}

/** Gives back everything that the cart holds. @throws Problem `cartBusy` */
export async function clearCart(owner: CartOwner): Promise<Cart> {
  const known = await findCartOf(database(), owner);
  if (!known) return emptyCart;
  return retriedTransaction(async (trx) => {
    const cart = await lockCart(trx, known.id);
    if (!cart) return emptyCart;
    await letGo(trx, cart);
    return renewHold(trx, cart, []);
  });
}
