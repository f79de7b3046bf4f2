import type { Knex } from 'knex';
import { Problem } from '../../domain/problem';
import { insertOrIgnore } from '../../database/insert-rows';
import { columns, execute, select, type Sql, sql } from '../../database/sql';
import { settings } from '../../host/strapi';
import { release, withoutHold } from '../ticket/inventory/inventory';
import { now } from '../../lib/clock';
import type { CartItem, CartVoucher } from './domain/cart';
import { holdEnd } from './domain/hold';
import {
  type CartOwner,
  findCart,
  isOwnedBy,
  ownerColumns,
  type StoredCart,
} from './queries/carts';

/*
 * Whoever changes a cart has its row first, by an UPDATE, and so has the cart to itself until the transaction ends.
 */

export function cartBusy(): Problem {
  return new Problem(
    'cartBusy',
    'This cart is being paid. Try again when its checkout has finished.',
  );
}

/** A cart that is being changed. */
export interface LockedCart {
  id: number;
  items: CartItem[];
  voucher: CartVoucher | null;
  /** When the first place came into the empty cart, and when its hold ends; null for an empty cart that was there before. */
  heldSince: number | null;
  expiresAt: number | null;
  /** Whether it was made just now, with the hold that it is to have. */
  isNew: boolean;
}

/** The cart, locked and of the next version; false where it is gone, or is being paid. */
async function claimCartRow(trx: Knex, id: number): Promise<boolean> {
  const taken = await execute(
    trx,
    sql`update svc_carts set version = version + 1, touched = ${now()}
      where id = ${id} and order_id is null`,
  );
  return taken === 1;
}

/** Gives back what a locked cart holds and takes it out. A deleted ticket has nothing to be given back. */
export async function releaseCart(
  trx: Knex.Transaction,
  { id, items }: Pick<LockedCart, 'id' | 'items'>,
): Promise<void> {
  await release(trx, items, 'held');
  await execute(trx, sql`delete from svc_cart_items where cart_id = ${id}`);
}

/** A cart without places holds nothing, and is nowhere. */
export async function endHold(trx: Knex, { id }: Pick<LockedCart, 'id'>): Promise<void> {
  await execute(trx, sql`update svc_carts set ${withoutHold} where id = ${id}`);
}

/** What expired while nobody looked is given back before anything else happens. */
async function withoutExpired(trx: Knex.Transaction, cart: StoredCart): Promise<LockedCart> {
  const { id, items, voucher, heldSince, expiresAt } = cart;
  const isExpired = expiresAt !== null && expiresAt <= now();
  if (!isExpired && items.length > 0) {
    return { id, items, voucher, heldSince, expiresAt, isNew: false };
  }
  if (isExpired) {
    await releaseCart(trx, cart);
    await endHold(trx, cart);
  }
  return { id, items: [], voucher: null, heldSince: null, expiresAt: null, isNew: false };
}

const cartId = columns('svc_carts', 'id');

async function findCartId(trx: Knex, condition: Sql): Promise<number | undefined> {
  const [row] = await select(trx, sql`select ${cartId} from svc_carts where ${condition}`);
  return row?.id;
}

/** Locks a cart that is there; null where it is gone. @throws Problem `cartBusy` while it is being paid. */
export async function lockCart(trx: Knex.Transaction, id: number): Promise<LockedCart | null> {
  if (await claimCartRow(trx, id)) return withoutExpired(trx, (await findCart(trx, id))!);
  if (await findCartId(trx, sql`id = ${id}`)) throw cartBusy();
  return null;
}

/** A cart for who has none; null where there is one by now. */
async function createCart(trx: Knex, owner: CartOwner): Promise<LockedCart | null> {
  const heldSince = now();
  const expiresAt = holdEnd({ since: heldSince, at: heldSince }, settings());
  const hold = { expires_at: expiresAt, held_since: heldSince };
  const row = { ...ownerColumns(owner), ...hold, touched: heldSince };
  const id = await insertOrIgnore(trx, 'svc_carts', row);
  return id === null ? null : { id, items: [], voucher: null, heldSince, expiresAt, isNew: true };
}

const maxAttempts = 3;

/**
 * Locks the owner's cart, which is made where there is none. Meanwhile others may make it, or merge it into a user's.
 * @throws Problem `cartBusy`
 */
export async function lockOrCreateCart(
  trx: Knex.Transaction,
  owner: CartOwner,
  known: StoredCart | null,
): Promise<LockedCart> {
  let id = known?.id;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const locked = id === undefined ? null : await lockCart(trx, id);
    const cart = locked ?? (await createCart(trx, owner));
    if (cart) return cart;
    id = await findCartId(trx, isOwnedBy(owner));
  }
  throw cartBusy();
}
