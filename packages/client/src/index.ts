import { addCart, cartToken, keepCart } from './cart-token.js';
import { type CheckoutInput, createCheckout } from './checkout.js';
import { withNonce } from './nonce.js';
import { type ItemOf, listAll, type ListPath, type QueryOf } from './pages.js';
import { createRest, type Rest } from './rest.js';
import type { Send } from './send.js';
import { createSession, type Session } from './session.js';
import { defaultStorage, type KeyValueStorage } from './storage.js';
import type { Purchase } from '../schema/svc-tickets.js';

export type * as Auth from '../schema/svc-auth.js';
export type * as Events from '../schema/svc-events.js';
export type * as Tickets from '../schema/svc-tickets.js';
export type { CheckoutInput } from './checkout.js';
export { type ErrorBody, SvcError, unwrap } from './errors.js';
export type { ItemOf, ListPath, QueryOf } from './pages.js';
export type { Paths, Rest } from './rest.js';
export type { Session } from './session.js';
export { type KeyValueStorage, memoryStorage } from './storage.js';

export interface SvcOptions {
  /** Where the API is, such as `https://tickets.example/api`. */
  baseUrl: string;
  /** What keeps cart, session and purchase; the browser's `localStorage` unless said otherwise, elsewhere memory. */
  storage?: KeyValueStorage;
  /** What sends a request in place of `fetch`. */
  fetch?: Send;
  /** A site on the service's own origin that uses Strapi's own sign-in: requests bring the nonce of its cookie. */
  cookies?: boolean;
}

export interface SvcClient {
  /** Every operation, typed. The token of a guest's cart and the session are sent along. */
  rest: Rest;
  session: Session;
  /**
   * Buys what is in the cart, once, however often it is called until the end is known. `status` is `pending` with a
   * `payment` where the buyer has to go on with it: do, then call this again with the same.
   *
   * @throws SvcError what was refused, such as `rest_payment_failed`; the cart is as it was
   */
  checkOut(body: CheckoutInput): Promise<Purchase>;
  /** All that a list has: `for await (const event of svc.all('/svc/events/v1/events', { when: 'upcoming' }))`. */
  all<Path extends ListPath>(
    path: Path,
    query?: QueryOf<Path>,
  ): AsyncGenerator<ItemOf<Path>, void, undefined>;
  /** Forgets the guest's cart here, for a shared computer. Its places are free when its hold ends. */
  forgetCart(): void;
}

/** A client of one visitor. A server that acts for several makes one for each, with a storage for each. */
export function createSvcClient(options: SvcOptions): SvcClient {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const storage = options.storage ?? defaultStorage();
  const raw = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const plain: Send = options.cookies ? withNonce(baseUrl, raw) : raw;
  const { session, sendSignedIn } = createSession(baseUrl, storage, plain);
  const cart = cartToken(storage);
  const rest = createRest(baseUrl, async (request) => {
    addCart(request, cart);
    const response = await sendSignedIn(request);
    keepCart(response, cart);
    return response;
  });
  return {
    rest,
    session,
    checkOut: createCheckout(rest, storage),
    all: (path, query) => listAll(rest, path, query ?? ({} as QueryOf<typeof path>)),
    forgetCart: () => cart.set(null),
  };
}
