import { digestOf, isSignedToken, newSignedToken } from '../../../domain/secrets';
import type { Caller } from '../../../rest/caller';
import { described, headerText } from '../../../rest/schema';
import type { CartOwner } from '../services/cart-rows';
import { mergeCarts } from '../services/merge-carts';

export const cartCookie = 'svc_cart';
export const cartHeader = 'X-API-Cart';

/** What a request may say of whose cart it is about. */
export const cartRequestHeaders = {
  [cartHeader]: described(headerText(), {
    description: "The token of a guest's cart, for clients that keep no cookies.",
  }),
};

/** What an answer says of it. */
export const cartAnswerHeaders = {
  [cartHeader]: "The token of a guest's cart, to send with the next request.",
};

/** The part of a request that says whose cart it is about. */
export interface CartRequest {
  caller: Caller;
  cookie: (name: string) => string | undefined;
  header: (name: string) => string;
  isSecure: boolean;
}

/** Whose cart, and the token that the answer carries: empty for users. */
export interface Identified {
  owner: CartOwner;
  token: string;
  /** A token that the client has not sent. */
  isNew: boolean;
  /** A token that the client has sent and that stands for nothing any more. */
  isSpent: boolean;
}

function key(): string {
  return strapi.config.get('plugin::users-permissions.jwtSecret');
}

/** The tokens that were sent and are ours, the header's first. */
function sentTokens({ header, cookie }: CartRequest): string[] {
  const sent = new Set([header(cartHeader), cookie(cartCookie) ?? '']);
  return [...sent].filter((token) => isSignedToken(token, key()));
}

/**
 * Whose cart a request is about. A user who still has the token of a guest's cart gets what is in it.
 * A token that is not ours counts as none.
 */
export async function identifyCart(request: CartRequest): Promise<Identified> {
  const { userId } = request.caller;
  const sent = sentTokens(request);
  if (userId !== null) {
    for (const token of sent) {
      await mergeCarts(userId, { tokenDigest: digestOf(token), isNew: false });
    }
    return { owner: { userId }, token: '', isNew: false, isSpent: sent.length > 0 };
  }
  const [token = newSignedToken(key())] = sent;
  const isNew = sent.length === 0;
  return { owner: { tokenDigest: digestOf(token), isNew }, token, isNew, isSpent: false };
}

/** The headers of an answer about a cart: it is nobody else's, and the token goes with it. */
export function cartHeaders(
  { token, isNew, isSpent }: Identified,
  { isSecure }: CartRequest,
): Record<string, string> {
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    'Cache-Control': 'no-store',
    ...(token && { [cartHeader]: token }),
    ...(isNew && { 'Set-Cookie': `${cartCookie}=${token}${attributes}` }),
    ...(isSpent && { 'Set-Cookie': `${cartCookie}=; Max-Age=0${attributes}` }),
  };
}
