import { type Purchase, type Refusal } from './api';
import type { Attempt, Shop } from './shop';
import { askBank } from './stripe';
import { accountOf } from './ways';

/* A purchase from its first request to its end, through what the bank asks and whatever breaks on the way. */

const wait = (seconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** The same request is under way, or the cart is: its answer comes later. */
const underWay = new Set([
  'rest_idempotency_in_flight',
  'rest_cart_in_checkout',
  'rest_conflict',
  'rest_busy',
]);
const mostTries = 30;
const mostTriesUnreachable = 3;

/** Sends it until there is an answer. @throws Refusal */
async function send(shop: Shop, attempt: Attempt): Promise<Purchase> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await shop.checkOut(attempt);
    } catch (error) {
      const { code } = error as Refusal;
      const most = underWay.has(code) ? mostTries : mostTriesUnreachable;
      if (!(underWay.has(code) || code === 'unreachable') || tries >= most) throw error;
      await wait(1);
    }
  }
}

/** Whether what became of a purchase is not known: it is to be sent again as it was, and nothing else. */
export function isUncertain({ code }: Refusal): boolean {
  return (
    underWay.has(code) ||
    ['unreachable', 'rest_payment_unavailable', 'rest_internal_error'].includes(code)
  );
}

const mostRounds = 20;

/**
 * Buys, and has the buyer answer what the bank asks.
 * @throws Refusal
 */
export async function buy(shop: Shop, attempt: Attempt): Promise<Purchase> {
  for (let round = 1; ; round += 1) {
    const purchase = await send(shop, attempt);
    const { payment } = purchase;
    if (purchase.status !== 'pending' || !payment || round >= mostRounds) return purchase;
    if (payment.provider !== 'stripe') return purchase;
    if (payment.status === 'requires_action' && payment.client_secret) {
      // Whatever comes of it, the service asks Stripe and says how it stands.
      await askBank(accountOf(await shop.settings()), payment.client_secret);
    } else {
      await wait(2);
    }
  }
}
