import type { Knex } from 'knex';
import { insertRows } from '../../../database/insert-rows';
import { execute, sql } from '../../../database/sql';
import type { Cart, CartItem, CartVoucher } from '../domain/cart';
import type { LockedCart } from '../lock';
import { storedTerms } from '../queries/carts';

/*
 * How a locked cart is written down.
 */

/** Some places of one ticket, as the table has them. */
export function itemRow(cartId: number, { ticketId, quantity, unitPrice, fullPrice }: CartItem) {
  return {
    cart_id: cartId,
    ticket_id: ticketId,
    quantity,
    unit_price_minor: unitPrice,
    full_price_minor: fullPrice,
  };
}

/** Puts all items of a cart in the place of those that are there. */
export async function replaceItems(trx: Knex, cartId: number, items: CartItem[]): Promise<void> {
  await execute(trx, sql`delete from svc_cart_items where cart_id = ${cartId}`);
  await insertRows(
    trx,
    'svc_cart_items',
    items.map((item) => itemRow(cartId, item)),
  );
}

/** Puts a voucher on a cart, or takes off the one that is on it. */
export async function writeVoucher(
  trx: Knex,
  cartId: number,
  voucher: CartVoucher | null,
): Promise<void> {
  const terms = voucher && storedTerms(voucher);
  await execute(
    trx,
    sql`update svc_carts set voucher_id = ${voucher?.id ?? null}, voucher_terms = ${terms}
      where id = ${cartId}`,
  );
}

/** A locked cart to which nothing was done. */
export function unchanged({ items, voucher, expiresAt }: LockedCart): Cart {
  return { items, voucher, expiresAt };
}
