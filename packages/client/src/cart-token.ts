import { kept, type Kept, type KeyValueStorage } from './storage.js';

/** The token of a guest's cart, which each answer about the cart has in `X-API-Cart`. */
const cartHeader = 'X-API-Cart';

export function cartToken(storage: KeyValueStorage): Kept {
  return kept(storage, 'svc:cart');
}

/** Sends the token along, to the paths of tickets alone. */
export function addCart(request: Request, token: Kept): void {
  const value = token.get();
  const isOfTickets = new URL(request.url).pathname.includes('/svc/tickets/v1/');
  if (value && isOfTickets && !request.headers.has(cartHeader)) {
    request.headers.set(cartHeader, value);
  }
}

export function keepCart(response: Response, token: Kept): void {
  const value = response.headers.get(cartHeader);
  if (value) token.set(value);
}
