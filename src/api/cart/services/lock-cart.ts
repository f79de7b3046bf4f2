import type { Knex } from 'knex';
import { Problem } from '../../../domain/problem';
import { insertUnlessTaken } from '../../../insert-rows';
import { settings } from '../../../strapi';
import { now, release } from '../../ticket/stock/stock';
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
  /** When the hold ends that began with the cart, just now; null for a cart that was there before. */
  newHoldEnd: number | null;
}

/** The cart, locked and of the next version; false where it is gone, or is being paid. */
async function takeRow(trx: Knex, id: number): Promise<boolean> {
  const taken = await trx('carts')
    .where({ id })
    .whereNull('order_id')
    .update({ version: trx.raw('version + 1'), touched: now() });
  return taken === 1;
}

/** Gives back what a locked cart holds and takes it out. A deleted ticket has nothing to be given back. */
export async function letGo(
  trx: Knex.Transaction,
  { id, items }: Pick<LockedCart, 'id' | 'items'>,
): Promise<void> {
  await release(trx, items, 'held');
  await trx('cart_items').where({ cart_id: id }).delete();
}

/** What expired while nobody looked is given back before anything else happens. */
async function withoutExpired(trx: Knex.Transaction, cart: StoredCart): Promise<LockedCart> {
  if (cart.expiresAt === null || cart.expiresAt > now()) {
    return { id: cart.id, items: cart.items, newHoldEnd: null };
  }
  await letGo(trx, cart);
  return { id: cart.id, items: [], newHoldEnd: null };
}

/** Locks a cart that is there; null where it is gone. @throws Problem `cartBusy` while it is being paid. */
export async function lockCart(trx: Knex.Transaction, id: number): Promise<LockedCart | null> {
  if (await takeRow(trx, id)) return withoutExpired(trx, (await findCart(trx, id))!);
  if (await trx('carts').where({ id }).first('id')) throw cartBusy();
  return null;
}

/** A cart for who has none; null where there is one by now. */
async function makeCart(trx: Knex, owner: CartOwner): Promise<LockedCart | null> {
  const newHoldEnd = holdEnd();
  const row = { ...columnsOf(owner), expires_at: newHoldEnd, touched: now() };
  const id = await insertUnlessTaken(trx, 'carts', row);
  return id === null ? null : { id, items: [], newHoldEnd };
}

async function findCartId(trx: Knex, owner: CartOwner): Promise<number | undefined> {
  const row = (await trx('carts').where(columnsOf(owner)).first('id')) as
    { id: number } | undefined;
  return row?.id;
}

const tries = 3;

/**
 * Locks the owner's cart, which is made where there is none. Meanwhile others may make it, or merge it into a user's.
 * @throws Problem `cartBusy`
 */
export async function lockOrMakeCart(
  trx: Knex.Transaction,
  owner: CartOwner,
  known: StoredCart | null,
): Promise<LockedCart> {
  let id = known?.id;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const locked = id === undefined ? null : await lockCart(trx, id);
    const cart = locked ?? (await makeCart(trx, owner));
    if (cart) return cart;
    id = await findCartId(trx, owner);
  }
  throw cartBusy();
}
