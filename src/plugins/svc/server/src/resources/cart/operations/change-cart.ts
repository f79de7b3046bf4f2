import type { Knex } from 'knex';
import { invalidParams } from '../../../domain/problem';
import { insertRows } from '../../../database/insert-rows';
import { execute, sql } from '../../../database/sql';
import { database, retriedTransaction } from '../../../host/strapi';
import { claim, release } from '../../ticket/inventory/inventory';
import { type Cart, type CartItem, noCart, quantityOf, withItem } from '../domain/cart';
import { type CartOwner, currentCart, findCartOfOwner } from '../queries/carts';
import { holdEnd, releaseCart, lockCart, type LockedCart, lockOrCreateCart } from '../lock';
import { assertOnSale, findTicketSale, type TicketSale } from '../queries/ticket-sale';

/** The cart of a user or a guest; without items where there is none. */
export async function readCart(owner: CartOwner): Promise<Cart> {
  return currentCart(await findCartOfOwner(database(), owner));
}

/** Every change begins the hold anew; a cart without items holds nothing. */
export async function renewHold(
  trx: Knex,
  { id, newHoldEnd }: LockedCart,
  items: CartItem[],
): Promise<Cart> {
  const expiresAt = items.length === 0 ? null : (newHoldEnd ?? holdEnd());
  const isWritten = expiresAt !== null && expiresAt === newHoldEnd;
  if (!isWritten) {
    await execute(trx, sql`update svc_carts set expires_at = ${expiresAt} where id = ${id}`);
  }
  return { items, expiresAt };
}

async function writeQuantity(trx: Knex, cartId: number, before: number, item: CartItem) {
  const { ticketId, quantity, unitPrice } = item;
  const own = sql`where cart_id = ${cartId} and ticket_id = ${ticketId}`;
  if (quantity === 0) await execute(trx, sql`delete from svc_cart_items ${own}`);
  else if (before > 0) {
    await execute(trx, sql`update svc_cart_items set quantity = ${quantity} ${own}`);
  } else {
    const row = { cart_id: cartId, ticket_id: ticketId, quantity, unit_price_minor: unitPrice };
    await insertRows(trx, 'svc_cart_items', [row]);
  }
}

/** REST checks it before; code of somebody's own comes straight here. */
function assertCount(quantity: number): void {
  if (Number.isSafeInteger(quantity) && quantity >= 0) return;
  throw invalidParams({ quantity: 'must be a whole number, 0 or more' });
}

function assertWithinLimit(quantity: number, { maxPerOrder }: TicketSale): void {
  if (quantity <= maxPerOrder) return;
  throw invalidParams({
    quantity: `makes ${quantity} places of this ticket; an order has at most ${maxPerOrder}`,
  });
}

async function setQuantity(
  trx: Knex.Transaction,
  cart: LockedCart,
  { offer, quantity }: { offer: TicketSale; quantity: number },
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
 * `invalidParam` for no quantity or one above its limit, `cartBusy` while the cart is being paid. Then the cart is as it was.
 */
export async function changeCart(owner: CartOwner, change: CartChange): Promise<Cart> {
  assertCount(change.quantity);
  const offer = await findTicketSale(change.ticketId);
  const known = await findCartOfOwner(database(), owner);
  if (!known && change.quantity === 0) return noCart;
  return retriedTransaction(async (trx) => {
    const cart = await lockOrCreateCart(trx, owner, known);
    const before = change.mode === 'add' ? quantityOf(cart.items, change.ticketId) : 0;
    return setQuantity(trx, cart, { offer, quantity: before + change.quantity });
  });
}

/** Gives back everything that the cart holds. @throws Problem `cartBusy` */
export async function clearCart(owner: CartOwner): Promise<Cart> {
  const known = await findCartOfOwner(database(), owner);
  if (!known) return noCart;
  return retriedTransaction(async (trx) => {
    const cart = await lockCart(trx, known.id);
    if (!cart) return noCart;
    await releaseCart(trx, cart);
    return renewHold(trx, cart, []);
  });
}
