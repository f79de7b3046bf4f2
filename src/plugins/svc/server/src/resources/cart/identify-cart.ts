import { digestOf, isSignedToken, keyedDigestOf, newSignedToken } from '../../domain/secrets';
import { settings } from '../../host/strapi';
import { networkOf } from '../../lib/network-of';
import type { Caller } from '../../access/caller';
import { ownCookie } from '../../access/own-cookie';
import { withJsonSchema, headerText } from '../../kit/schema';
import type { CartOwner } from './queries/carts';
import { mergeCarts } from './operations/merge-carts';

const cartCookie = 'svc_cart';
const cartHeader = 'X-API-Cart';

/** What a request may say of whose cart it is about. */
export const cartRequestHeaders = {
  [cartHeader]: withJsonSchema(headerText(), {
    description: "The token of a guest's cart, for clients that keep no cookies.",
  }),
};

/** What an answer says of it. */
export const cartResponseHeaders = {
  [cartHeader]: "The token of a guest's cart, to send with the next request.",
};

/** The part of a request that says whose cart it is about. */
export interface CartRequest {
  caller: Caller;
  cookie: (name: string) => string | undefined;
  header: (name: string) => string;
  clientAddress: string;
}

/** Whose cart, and the token that the answer carries: empty for users. */
export interface IdentifiedCart {
  owner: CartOwner;
  token: string;
  /** A token that the client has not sent. */
  isNew: boolean;
  /** A token that the client has sent and that stands for nothing any more. */
  isObsolete: boolean;
}

/** What the tokens of guests' carts are signed with, and the digests of their addresses are made with. */
export function tokenKey(): string {
  return strapi.config.get('plugin::users-permissions.jwtSecret');
}

/** The tokens that were sent and are ours, the header's first. */
function sentTokens({ header, cookie }: CartRequest): string[] {
  const sent = new Set([header(cartHeader), cookie(cartCookie) ?? '']);
  return [...sent].filter((token) => isSignedToken(token, tokenKey()));
}

/** Whose cart a token is about, where it does not matter where they are. */
export function ownerOfToken(token: string): CartOwner {
  return { tokenDigest: digestOf(token), isNew: false, addressDigest: null };
}

/** Where a guest is, so that nobody can tell it; null for programs that sign in, and where carts are not counted. */
function addressDigestOf({ caller, clientAddress }: CartRequest): string | null {
  if (caller.signedIn || settings().guestCartsPerAddress === 0) return null;
  return keyedDigestOf(`address of a cart ${networkOf(clientAddress)}`, tokenKey());
}

/** A guest whose cart is a new one, wherever they are. */
export function newGuestsCart(): IdentifiedCart {
  const token = newSignedToken(tokenKey());
  const owner = { tokenDigest: digestOf(token), isNew: true, addressDigest: null };
  return { owner, token, isNew: true, isObsolete: false };
}

/**
 * Whose cart a request is about. A user who still has the token of a guest's cart gets what is in it.
 * A token that is not ours counts as none.
 */
export async function identifyCart(request: CartRequest): Promise<IdentifiedCart> {
  const { userId } = request.caller;
  const sent = sentTokens(request);
  if (userId !== null) {
    for (const token of sent) {
      await mergeCarts(userId, ownerOfToken(token));
    }
    return { owner: { userId }, token: '', isNew: false, isObsolete: sent.length > 0 };
  }
  const [token = newSignedToken(tokenKey())] = sent;
  const isNew = sent.length === 0;
  const owner = { tokenDigest: digestOf(token), isNew, addressDigest: addressDigestOf(request) };
  return { owner, token, isNew, isObsolete: false };
}

/** What has a browser keep a new token, and forget one that stands for nothing any more. */
export function cartCookieHeader({
  token,
  isNew,
  isObsolete,
}: IdentifiedCart): Record<string, string> {
  return {
    ...(isNew && { 'Set-Cookie': ownCookie(cartCookie, token) }),
    ...(isObsolete && { 'Set-Cookie': ownCookie(cartCookie, '', { seconds: 0 }) }),
  };
}

/** The headers of an answer about a cart: it is nobody else's, and the token goes with it. */
export function cartHeaders(identified: IdentifiedCart): Record<string, string> {
  const { token } = identified;
  return {
    'Cache-Control': 'no-store',
    ...(token && { [cartHeader]: token }),
    ...cartCookieHeader(identified),
  };
}
