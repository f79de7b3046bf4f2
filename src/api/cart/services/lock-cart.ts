import type { Knex } from 'knex';
import { Problem } from '../../../domain/problem';
import { insertUnlessTaken } from '../../../insert-rows';
import { settings } from '../../../strapi';
import { emptyCart, now } from '../../ticket/stock/stock';
import type { CartItem } from '../domain/cart';
import { type CartOwner, columnsOf, findCart, type StoredCart } from './cart-rows';

/*
 * Whoever changes a cart has its row first, by an UPDATE, and so has the cart to itself until the transaction ends.
 */

export function cartBusy(): Problem {
  return new Problem('cartBusy', 'This cart is being paid. Try again when its checkout is over.');
}

/** When a hold ends that begins now. */
export function holdEnd(): number {
  return now() + settings().cartHoldSeconds;
}

/** A cart that is being changed. */
export interface LockedCart {
  id: number;
  items: CartItem[];
  /** Made just now, with its hold begun. */
  isNew: boolean;
}

/** The cart, locked and of the next version; false where it is gone, or is being paid. */
async function takeRow(trx: Knex, id: number): Promise<boolean> {
  const taken = await trx('carts')
    .where({ id })
    .whereNull('order_id')
    .update({ version: trx.raw('version + 1'), touched: now() });
  return taken === 1;
}

/** What expired while nobody looked is given back before anything else happens. */
async function withoutExpired(trx: Knex.Transaction, cart: StoredCart): Promise<LockedCart> {
  if (cart.expiresAt === null || cart.expiresAt > now()) return { ...cart, isNew: false };
  await emptyCart(trx, cart.id);
  return { id: cart.id, items: [], isNew: false };
}

/** Locks a cart that is there; null where it is gone. @throws Problem `cartBusy` while it is being paid. */
export async function lockCart(trx: Knex.Transaction, id: number): Promise<LockedCart | null> {
  if (await takeRow(trx, id)) return withoutExpired(trx, (await findCart(trx, id))!);
  if (await trx('carts').where({ id }).first('id')) throw cartBusy();
  return null;
}

/** Locks the owner's cart, which is made where there is none. */
export async function lockOrMakeCart(
  trx: Knex.Transaction,
  owner: CartOwner,
  known: StoredCart | null,
): Promise<LockedCart> {
  const locked = known && (await lockCart(trx, known.id));
  if (locked) return locked;
  const row = { ...columnsOf(owner), expires_at: holdEnd(), touched: now() };
  const made = await insertUnlessTaken(trx, 'carts', row);
  if (made !== null) return { id: made, items: [], isNew: true };
  const { id } = (await trx('carts').where(columnsOf(owner)).first('id')) as { id: number };
  return (await lockCart(trx, id))!;
}
