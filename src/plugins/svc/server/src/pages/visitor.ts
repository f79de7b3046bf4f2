import type { Context } from 'koa';
import { addressOf } from '../access/client-address';
import { guest } from '../access/identify';
import { isSameDigest, keyedDigestOf } from '../domain/secrets';
import { cartCookieHeader, identifyCart, tokenKey } from '../resources/cart/identify-cart';
import type { CartOwner } from '../resources/cart/queries/carts';

/** Who looks at a page: a guest, whose cart is that of the cookie. A page signs nobody in. */
export interface Visitor {
  owner: CartOwner;
  /** What the forms of this browser carry, and those of no other one. */
  formToken: string;
  /** Whether the browser brings a cart's token. */
  isKnown: boolean;
  /** What has it keep a new one. */
  cookieHeader: Record<string, string>;
  /** What the browser brings under this name; empty for nothing. */
  cookie: (name: string) => string;
}

export async function visitorOf(ctx: Context): Promise<Visitor> {
  const identified = await identifyCart({
    caller: guest,
    cookie: (name) => ctx.cookies.get(name),
    header: () => '',
    clientAddress: addressOf(ctx),
  });
  return {
    owner: identified.owner,
    formToken: keyedDigestOf(`form of ${identified.token}`, tokenKey()),
    isKnown: !identified.isNew,
    cookieHeader: cartCookieHeader(identified),
    cookie: (name) => ctx.cookies.get(name) ?? '',
  };
}

/** Whether a form with this token was made for the visitor. */
export function isOwnForm({ formToken, isKnown }: Visitor, sent: string): boolean {
  return isKnown && isSameDigest(formToken, sent);
}
