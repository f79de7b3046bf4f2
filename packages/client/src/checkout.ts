import type { operations, Purchase } from '../schema/svc-tickets.js';
import type { Rest } from './rest.js';
import { SvcError, unwrap } from './errors.js';
import { kept, type KeyValueStorage } from './storage.js';

/** What the checkout is asked for; see the description of `checkout`. */
export type CheckoutInput = NonNullable<
  operations['checkOut']['requestBody']
>['content']['application/json'];

/** In milliseconds, before the same is asked again. */
const pauses = [500, 1500, 4000];

/** Whether nobody can tell yet what became of the purchase, so that the same has to be asked again. */
function isOpen(error: unknown): boolean {
  if (!(error instanceof SvcError)) return true;
  return error.code === 'rest_idempotency_in_flight' || error.status >= 500;
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/**
 * Buys what is in the cart, once: the key of the purchase is kept until its end is known, over a reload too, so that a
 * purchase whose answer was lost is asked for again and not made again.
 */
export function createCheckout(rest: Rest, storage: KeyValueStorage) {
  const key = kept(storage, 'svc:checkout');

  function keyOfPurchase(): string {
    const value = key.get() ?? globalThis.crypto.randomUUID();
    key.set(value);
    return value;
  }

  async function send(body: CheckoutInput): Promise<Purchase> {
    const header = { 'Idempotency-Key': keyOfPurchase() };
    const purchase = unwrap(
      await rest.POST('/svc/tickets/v1/checkout', { params: { header }, body }),
    );
    // A buyer who has to go on at the bank asks with the same key how it went.
    if (purchase.status !== 'pending' || !purchase.payment) key.set(null);
    return purchase;
  }

  async function sendUntilKnown(body: CheckoutInput, left: number[]): Promise<Purchase> {
    try {
      return await send(body);
    } catch (error) {
      const [next, ...others] = left;
      const isOver = !isOpen(error);
      if (isOver) key.set(null);
      if (error instanceof SvcError && error.code === 'rest_idempotency_mismatch') {
        return send(body);
      }
      if (isOver || next === undefined) throw error;
      await pause(next);
      return sendUntilKnown(body, others);
    }
  }

  return (body: CheckoutInput) => sendUntilKnown(body, pauses);
}
