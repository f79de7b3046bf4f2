import type { Knex } from 'knex';
import { lookForCode } from '../../../access/code-tries';
import { cannotCreate, invalidParams, Problem } from '../../../domain/problem';
import { database, retriedTransaction } from '../../../host/strapi';
import { findVoucher, type FoundVoucher, hasVoucher } from '../../voucher/find-voucher';
import { voucherUsedUp } from '../../voucher/uses';
import {
  type Cart,
  type CartItem,
  type CartVoucher,
  noCart,
  placesLowered,
  pricedWith,
} from '../domain/cart';
import { lockCart, type LockedCart } from '../lock';
import { type CartOwner, currentCart, findCartOfOwner } from '../queries/carts';
import { replaceItems, unchanged, writeVoucher } from './write-cart';

/*
 * A voucher lowers the prices of what is in a cart, and of what is put in while it is on. It is no change of the places:
 * their hold is as long as before.
 */

function emptyCart(): Problem {
  return invalidParams({ cart: 'is empty: put the tickets in before the voucher' });
}

function noSuchVoucher(): Problem {
  return new Problem('notFound', 'There is no voucher with this code. Look at how it is written.');
}

/** What the items cost with the voucher. @throws Problem where it lowers none of them, or cannot be used now */
function loweredItems(items: CartItem[], { terms, unavailable, left }: FoundVoucher): CartItem[] {
  const lowered = pricedWith(items, terms);
  const places = placesLowered(lowered);
  if (places === 0) {
    const message = 'This voucher is not for the tickets in this cart.';
    throw cannotCreate(message, { reason: 'voucher_not_for_these' });
  }
  if (unavailable) throw unavailable;
  if (left >= 0 && places > left) throw voucherUsedUp(left);
  return lowered;
}

async function putOn(trx: Knex.Transaction, cart: LockedCart, code: string): Promise<Cart> {
  if (cart.items.length === 0) throw emptyCart();
  const found = await findVoucher(trx, code);
  if (!found) throw noSuchVoucher();
  const items = loweredItems(cart.items, found);
  const voucher: CartVoucher = { id: found.id, left: found.left, ...found.terms };
  await replaceItems(trx, cart.id, items);
  await writeVoucher(trx, cart.id, voucher);
  return { items, voucher, expiresAt: cart.expiresAt };
}

/** @throws Problem where the code is unknown, or too many from the address were */
async function assertKnown(code: string, clientAddress: string): Promise<void> {
  const isKnown = await lookForCode(clientAddress, () => hasVoucher(database(), code));
  if (isKnown) return;
  if (isKnown === false) throw noSuchVoucher();
  const message = 'Too many wrong codes came from your address. Try again in a while.';
  throw cannotCreate(message, { reason: 'too_many_codes' });
}

/**
 * Puts a voucher on a cart, in the place of the one that is on it. The hold of the cart is not renewed.
 * @param code as somebody typed it
 * @param options.clientAddress where who typed it is, so that nobody tries many; missing where nobody could
 * @throws Problem `invalidParam` on `cart` where that is empty, `notFound` for an unknown code, `cannotCreate` where the
 * voucher is not valid now, or lowers nothing in the cart, or is good for fewer places, or too many codes from the address were
 * unknown, `cartBusy` while the cart is being paid. Then the cart is as it was.
 */
export async function applyVoucher(
  owner: CartOwner,
  code: string,
  { clientAddress }: { clientAddress?: string } = {},
): Promise<Cart> {
  const known = await findCartOfOwner(database(), owner);
  if (!known || currentCart(known) === noCart) throw emptyCart();
  if (clientAddress !== undefined) await assertKnown(code, clientAddress);
  return retriedTransaction(async (trx) => {
    const cart = await lockCart(trx, known.id);
    if (!cart) throw emptyCart();
    return putOn(trx, cart, code);
  });
}

/** Takes the voucher off: everything costs what it did before. @throws Problem `cartBusy` */
export async function removeVoucher(owner: CartOwner): Promise<Cart> {
  const known = await findCartOfOwner(database(), owner);
  if (!known) return noCart;
  return retriedTransaction(async (trx) => {
    const cart = await lockCart(trx, known.id);
    if (!cart) return noCart;
    if (!cart.voucher) return unchanged(cart);
    const items = pricedWith(cart.items, null);
    await replaceItems(trx, cart.id, items);
    await writeVoucher(trx, cart.id, null);
    return { items, voucher: null, expiresAt: cart.expiresAt };
  });
}
