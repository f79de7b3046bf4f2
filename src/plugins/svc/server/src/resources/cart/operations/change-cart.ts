import type { Knex } from 'knex';
import { invalidParams, Problem } from '../../../domain/problem';
import { insertRows } from '../../../database/insert-rows';
import { execute, sql } from '../../../database/sql';
import { database, retriedTransaction, settings } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { claim, release } from '../../ticket/inventory/inventory';
import {
  type Cart,
  type CartItem,
  noCart,
  pricedWith,
  quantityOf,
  sizeProblem,
  withItem,
} from '../domain/cart';
import { holdEnd } from '../domain/hold';
import { addressDigestOf, type CartOwner, currentCart, findCartOfOwner } from '../queries/carts';
import { endHold, releaseCart, lockCart, type LockedCart, lockOrCreateCart } from '../lock';
import { countCart } from './count-cart';
import { assertOnSale, findTicketSale, type TicketSale } from '../queries/ticket-sale';
import { itemRow, unchanged } from './write-cart';

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
  const { voucher } = cart;
  if (cart.isNew && since === cart.heldSince) {
    return { items, voucher, expiresAt: cart.expiresAt };
  }
  const expiresAt = holdEnd({ since, at: now() }, settings());
  const from = addressDigest === undefined ? sql`` : sql`, address_digest = ${addressDigest}`;
  await execute(
    trx,
    sql`update svc_carts set expires_at = ${expiresAt}, held_since = ${since}${from} where id = ${cart.id}`,
  );
  return { items, voucher, expiresAt };
}

async function writeQuantity(trx: Knex, cartId: number, before: number, item: CartItem) {
  const { ticketId, quantity } = item;
  const own = sql`where cart_id = ${cartId} and ticket_id = ${ticketId}`;
  if (quantity === 0) await execute(trx, sql`delete from svc_cart_items ${own}`);
  else if (before > 0) {
    await execute(trx, sql`update svc_cart_items set quantity = ${quantity} ${own}`);
  } else await insertRows(trx, 'svc_cart_items', [itemRow(cartId, item)]);
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

/** A ticket that is to have another quantity than before. */
interface QuantityChange {
  offer: TicketSale;
  quantity: number;
  before: number;
}

/** Which ticket a refusal is about. */
const refusedTickets = new WeakMap<Problem, number>();

/** The ticket that a change was refused for; undefined where that is about the cart. */
export function refusedTicketOf(problem: Problem): number | undefined {
  return refusedTickets.get(problem);
}

/** Remembers of a refusal which ticket it is about. */
async function forTicket({ offer }: QuantityChange, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Problem) refusedTickets.set(error, offer.item.ticketId);
    throw error;
  }
}

/** Places are taken last of all, and in order of the tickets: from there to the commit, all who want one of them wait. */
async function countPlaces(trx: Knex.Transaction, changes: QuantityChange[]): Promise<void> {
  const inOrder = changes.toSorted((a, b) => a.offer.item.ticketId - b.offer.item.ticketId);
  for (const change of inOrder) {
    const { quantity, before } = change;
    const { ticketId } = change.offer.item;
    const more = quantity - before;
    if (more > 0) {
      await forTicket(change, () => claim(trx, [{ ticketId, quantity: more }], 'held'));
    } else await release(trx, [{ ticketId, quantity: -more }], 'held');
  }
}

/** @throws Problem for the first that cannot be had: none is then */
async function assertAllowed(changes: QuantityChange[], items: CartItem[]): Promise<void> {
  for (const change of changes.filter(({ quantity, before }) => quantity > before)) {
    await forTicket(change, () => {
      assertWithinLimits(items, change.quantity, change.offer);
      assertOnSale(change.offer);
    });
  }
}

async function setQuantities(
  trx: Knex.Transaction,
  cart: LockedCart,
  { wanted, owner }: { wanted: QuantityChange[]; owner: CartOwner },
): Promise<Cart> {
  const changes = wanted.filter(({ quantity, before }) => quantity !== before);
  if (changes.length === 0 && !cart.isNew) return unchanged(cart);
  const items = changes.reduce(
    (all, { offer, quantity }) => withItem(all, { ...offer.item, quantity }),
    cart.items,
  );
  await assertAllowed(changes, items);
  // Before places are claimed, so that a claim that looks for carts that have expired does not come upon this one.
  const addressDigest = addressDigestOf(owner);
  const begins = cart.items.length === 0 && items.length > 0;
  const changed = await renewHold(trx, cart, items, begins ? { addressDigest } : {});
  if (begins && addressDigest !== null) await countCart(trx, cart.id, addressDigest);
  for (const { offer, quantity, before } of changes) {
    await writeQuantity(trx, cart.id, before, { ...offer.item, quantity });
  }
  await countPlaces(trx, changes);
  return changed;
}

export interface CartChange {
  ticketId: number;
  quantity: number;
  /** Whether the quantity comes on top of what is in the cart, or takes its place. */
  mode: 'add' | 'set';
}

/** Whether a change that may have been sent twice is made for the first time: written down in its transaction. */
export type IsFirst = (trx: Knex.Transaction) => Promise<boolean>;

function quantityChange(cart: LockedCart, { mode, quantity }: CartChange, offer: TicketSale) {
  const before = quantityOf(cart.items, offer.item.ticketId);
  const [item] = pricedWith([offer.item], cart.voucher);
  return {
    offer: { ...offer, item: item! },
    before,
    quantity: mode === 'add' ? before + quantity : quantity,
  };
}

/**
 * Changes how many places of one ticket or several (each named once) a cart holds, all or none, which renews its hold;
 * what changes nothing does not.
 * @throws Problem `notFound` for an unknown ticket, `cannotCreate` where it is not on sale or has fewer places,
 * or a guest's address has too many carts, `invalidParam` for no quantity or one above a limit, `cartBusy` while the cart is
 * being paid. Then the cart is as it was.
 */
export async function changeCart(
  owner: CartOwner,
  change: CartChange | CartChange[],
  isFirst?: IsFirst,
): Promise<Cart> {
  const asked = [change].flat();
  for (const { quantity } of asked) assertCount(quantity);
  const offers: TicketSale[] = [];
  for (const { ticketId } of asked) offers.push(await findTicketSale(ticketId));
  const known = await findCartOfOwner(database(), owner);
  if (!known && asked.every(({ quantity }) => quantity === 0)) return noCart;
  return retriedTransaction(async (trx) => {
    const cart = await lockOrCreateCart(trx, owner, known);
    const isRepeated = isFirst !== undefined && !(await isFirst(trx));
    const wanted = isRepeated
      ? []
      : asked.map((one, index) => quantityChange(cart, one, offers[index]!));
    return setQuantities(trx, cart, { wanted, owner });
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
