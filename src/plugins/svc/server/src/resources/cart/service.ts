import { isSignedToken, newSignedToken } from '../../domain/secrets';
import { invalidParams } from '../../domain/problem';
import { ownerOfToken as ownerOfOwnToken, tokenKey } from './identify-cart';
import { changeCart, clearCart, readCart } from './operations/change-cart';
import { mergeCarts } from './operations/merge-carts';
import { applyVoucher, removeVoucher } from './operations/apply-voucher';
import type { CartOwner } from './queries/carts';

/** The secret by which a guest's cart is known. Keep it for as long as you need the cart. */
function newGuestToken(): string {
  return newSignedToken(tokenKey());
}

/**
 * Whose cart a guest's token is about, as the other functions take it. Of a user it is `{ userId }`.
 * @throws Problem `invalidParam` for a token that this site has not made
 */
function ownerOfToken(token: string): CartOwner {
  if (!isSignedToken(token, tokenKey())) throw invalidParams({ cart: 'is no token of a cart' });
  return ownerOfOwnToken(token);
}

/**
 * `strapi.plugin('svc').service('cart')`. Ids are public ones, prices minor units; `expiresAt`, when the places are
 * free again, is in seconds since 1970.
 */
export const cartService = {
  newGuestToken,
  ownerOfToken,
  readCart,
  changeCart,
  clearCart,
  applyVoucher,
  removeVoucher,
  mergeCarts,
};
