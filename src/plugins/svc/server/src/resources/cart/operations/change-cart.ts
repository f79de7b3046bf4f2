import type { Knex } from 'knex';
import { invalidParams } from '../../../domain/problem';
import { insertRows } from '../../../database/insert-rows';
import { execute, sql } from '../../../database/sql';
import { database, retriedTransaction, settings } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { claim, release } from '../../ticket/inventory/inventory';
import {
  type Cart,
  type CartItem,
  noCart,
  quantityOf,
  sizeProblem,
  withItem,
} from '../domain/cart';
import { holdEnd } from '../domain/hold';
import { addressDigestOf, type CartOwner, currentCart, findCartOfOwner } from '../queries/carts';
import { endHold, releaseCart, lockCart, type LockedCart, lockOrCreateCart } from '../lock';
import { countCart } from './count-cart';
import { assertOnSale, findTicketSale, type TicketSale } from '../queries/ticket-sale';

/** The cart of a user or a guest; without items where there is none. */
export async function readCart(owner: CartOwner): Promise<Cart> {
  return currentCart(await findCartOfOwner(database(), owner));
}

interface HoldChange {
  /** When the first place came in, where that is another time than before. */
  since?: number;
  /** Where it came from, as {@link CartOwner} says. */
  addressDigest?: string | null;
}

/** Every change renews the hold, up to its greatest age; a cart without items holds nothing. */
export async function renewHold(
  trx: Knex,
  cart: LockedCart,
  items: CartItem[],
  { since = cart.heldSince ?? now(), addressDigest }: HoldChange = {},
): Promise<Cart> {
  if (items.length === 0) {
    await endHold(trx, cart);
    return noCart;
  }
  if (cart.isNew && since === cart.heldSince) return { items, expiresAt: cart.expiresAt };
  const expiresAt = holdEnd({ since, at: now() }, settings());
  const from = addressDigest === undefined ? sql`` : sql`, address_digest = ${addressDigest}`;
  await execute(
    trx,
    sql`update svc_carts set expires_at = ${expiresAt}, held_since = ${since}${from} where id = ${cart.id}`,
  );
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

function assertWithinLimits(items: CartItem[], quantity: number, { maxPerOrder }: TicketSale) {
  const { cartMaxPlaces } = settings();
  const most = Math.min(maxPerOrder, cartMaxPlaces);
  const problem =
    quantity > most
      ? `makes ${quantity} places of this ticket; an order has at most ${most}`
      : sizeProblem(items, cartMaxPlaces);
  if (problem) throw invalidParams({ quantity: problem });
}

async function setQuantity(
  trx: Knex.Transaction,
  cart: LockedCart,
  { offer, quantity, owner }: { offer: TicketSale; quantity: number; owner: CartOwner },
): Promise<Cart> {
  const { ticketId } = offer.item;
  const before = quantityOf(cart.items, ticketId);
  const more = quantity - before;
  if (more === 0 && !cart.isNew) return { items: cart.items, expiresAt: cart.expiresAt };
  const item = { ...offer.item, quantity };
  const items = withItem(cart.items, item);
  if (more > 0) {
    assertWithinLimits(items, quantity, offer);
    assertOnSale(offer);
  }
  // Before places are claimed, so that a claim that looks for carts that have expired does not come upon this one.
  const addressDigest = addressDigestOf(owner);
  const begins = cart.items.length === 0 && more > 0;
  const changed = await renewHold(trx, cart, items, begins ? { addressDigest } : {});
  if (begins && addressDigest !== null) await countCart(trx, cart.id, addressDigest);
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
 * Changes how many places of one ticket a cart holds, which renews its hold; what changes nothing does not.
 * @throws Problem `notFound` for an unknown ticket, `cannotCreate` where it is not on sale or has fewer places,
 * or a guest's address has too many carts, `invalidParam` for no quantity or one above a limit, `cartBusy` while the cart is
 * being paid. Then the cart is as it was.
 */
export async function changeCart(owner: CartOwner, change: CartChange): Promise<Cart> {
  assertCount(change.quantity);
  const offer = await findTicketSale(change.ticketId);
  const known = await findCartOfOwner(database(), owner);
  if (!known && change.quantity === 0) return noCart;
  return retriedTransaction(async (trx) => {
    const cart = await lockOrCreateCart(trx, owner, known);
    const before = change.mode === 'add' ? quantityOf(cart.items, change.ticketId) : 0;
    return setQuantity(trx, cart, { offer, quantity: before + change.quantity, owner });
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
