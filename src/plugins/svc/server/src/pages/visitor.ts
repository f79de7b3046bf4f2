import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { addressOf } from '../access/client-address';
import { guest } from '../access/identify';
import { isSameDigest, keyedDigestOf } from '../domain/secrets';
import type { Personal, Renewable } from '../kit/page-reads';
import {
  cartCookieHeader,
  identifyCart,
  newGuestsCart,
  tokenKey,
} from '../resources/cart/identify-cart';
import type { CartOwner } from '../resources/cart/queries/carts';

/** Who looks at a page: a guest, whose cart is that of the cookie. A page signs nobody in. */
export interface Visitor {
  owner: CartOwner;
  /** Where they are, so that nobody tries many codes. */
  clientAddress: string;
  /** What the forms of this browser carry, and those of no other one. */
  formToken: string;
  /** The key of a form that may be shown to somebody else, too, with another one. */
  formKey: string;
  /** Whether the browser brings a cart's token. */
  isKnown: boolean;
  /** What has it keep a new one. */
  cookieHeader: Record<string, string>;
  /** What the browser brings under this name; empty for nothing. */
  cookie: (name: string) => string;
}

function formTokenOf(cartToken: string): string {
  return keyedDigestOf(`form of ${cartToken}`, tokenKey());
}

/** The key of a form: sent twice, it does once what it is for. */
export function newFormKey(): string {
  return randomBytes(16).toString('base64url');
}

export async function visitorOf(ctx: Context): Promise<Visitor> {
  const clientAddress = addressOf(ctx);
  const identified = await identifyCart({
    caller: guest,
    cookie: (name) => ctx.cookies.get(name),
    header: () => '',
    clientAddress,
  });
  let formKey = '';
  return {
    owner: identified.owner,
    clientAddress,
    formToken: formTokenOf(identified.token),
    // Few pages have a form with one.
    get formKey() {
      return (formKey ||= newFormKey());
    },
    isKnown: !identified.isNew,
    cookieHeader: cartCookieHeader(identified),
    cookie: (name) => ctx.cookies.get(name) ?? '',
  };
}

/** What a page with a form has for a guest who brings nothing. */
function newGuest(): Personal {
  const identified = newGuestsCart();
  const cookie = cartCookieHeader(identified)['Set-Cookie']!;
  return { cookie, texts: [formTokenOf(identified.token), newFormKey()] };
}

/** What of such a page is this visitor's alone; undefined for who has brought a cart. */
export function personalOfVisitor(visitor: Visitor): Renewable | undefined {
  const { formToken, formKey, cookieHeader, isKnown } = visitor;
  const { 'Set-Cookie': cookie } = cookieHeader;
  if (isKnown || cookie === undefined) return undefined;
  return { cookie, texts: [formToken, formKey], renew: newGuest };
}

/** Whether a form with this token was made for the visitor. */
export function isOwnForm({ formToken, isKnown }: Visitor, sent: string): boolean {
  return isKnown && isSameDigest(formToken, sent);
}
