import type { Knex } from 'knex';
import { Problem } from '../../../domain/problem';
import { reached } from '../../../faults';
import { findProvider } from '../../../payments/providers';
import { change, sql } from '../../../sql';
import { retriedTransaction, settings } from '../../../strapi';
import { cartBusy } from '../../cart/services/lock-cart';
import { move, now } from '../../ticket/stock/stock';
import { type CheckoutAnswer, findAnswer, type KeyedRequest, takeKey } from './idempotency';
import { lookAfter, pay } from './pay';
import { issueOrderIds, type OrderDraft, placeOrder, seatHolders } from './place-order';
import { type Quote, quoteCart, type Wish } from './quote';
import { findAccessSeed, findOpenOrder, type OrderInPayment } from './unsettled-orders';

/*
 * From a cart to an order, in four steps: quote (what is bought), reserve (one transaction: order, attendees, places),
 * pay (outside any transaction), settle (another transaction). A process that dies between two of them leaves an order
 * that the job of every minute settles by asking the provider (unsettled-orders.ts).
 */

export interface CheckoutRequest extends Wish {
  userId: number | null;
  /** Where the client may send the request again. */
  keyed: KeyedRequest | null;
}

/** What a checkout comes to. */
export type Checkout = CheckoutAnswer & {
  /** Whether this is the answer to an earlier request with the same key. */
  isReplayed: boolean;
  /** What the address of the order is made of; empty where there is no order to show. */
  accessSeed: string;
};

const quotes = 5;

function draftOf({ buyer, userId }: CheckoutRequest, quote: Quote): OrderDraft {
  return {
    buyerName: buyer.fullName,
    buyerEmail: buyer.email,
    userId,
    currency: settings().currency,
    paymentMethod: quote.provider.name,
    cartId: quote.cart.id,
    status: 'pending',
    attendeeStatus: 'pending',
    settleAfter: now() + settings().paymentTimeoutSeconds,
    placedAt: now(),
    lines: quote.lines,
    holders: quote.holders,
  };
}

/** The cart becomes this order's, if it still is what was quoted: of all who try, one. */
async function claimCart(trx: Knex, { cart }: Quote, orderId: number): Promise<boolean> {
  const claimed = await change(
    trx,
    sql(
      'update carts set order_id = ? where id = ? and version = ? and order_id is null and expires_at > ?',
      orderId,
      cart.id,
      cart.version,
      now(),
    ),
  );
  return claimed === 1;
}

/** The cart has changed since it was quoted. Thrown, so that no ids are left behind that nothing has. */
class QuoteOutdated extends Error {}

/** @throws QuoteOutdated */
async function reserveQuote(request: CheckoutRequest, quote: Quote): Promise<OrderInPayment> {
  const draft = draftOf(request, quote);
  return retriedTransaction(async (trx) => {
    const ids = await issueOrderIds(trx, quote.holders.length);
    if (!(await claimCart(trx, quote, ids[0]))) throw new QuoteOutdated();
    reached('cart claimed');
    if (request.keyed) await takeKey(trx, request.keyed, ids[0]);
    const order = await placeOrder(trx, draft, ids);
    const places = quote.lines.map(({ ticketId, quantity }) => ({ ticketId, quantity }));
    await move(trx, places, 'held', 'sold');
    reached('places sold');
    await seatHolders(trx, draft, order);
    const { currency, paymentMethod } = draft;
    return { ...order, cartId: quote.cart.id, currency, paymentMethod, reference: '', places };
  });
}

async function reserve(request: CheckoutRequest) {
  for (let attempt = 1; attempt <= quotes; attempt += 1) {
    const quote = await quoteCart(request);
    reached('quoted');
    try {
      return { order: await reserveQuote(request, quote), provider: quote.provider };
    } catch (error) {
      if (!(error instanceof QuoteOutdated)) throw error;
    }
  }
  throw cartBusy();
}

/** Whoever comes second with the same key finds no cart to buy, but what the first was told. */
async function reserveOrRecall(request: CheckoutRequest) {
  try {
    return await reserve(request);
  } catch (error) {
    const answer = error instanceof Problem && request.keyed && (await findAnswer(request.keyed));
    if (answer) return { answer };
    throw error;
  }
}

/** An answer that was no end, because the buyer had to go on, is that of today. */
async function broughtUpToDate(answer: CheckoutAnswer): Promise<CheckoutAnswer> {
  if (!('result' in answer) || answer.result.status !== 'pending') return answer;
  const order = await findOpenOrder({ public_id: answer.result.order_id });
  if (!order) return answer;
  const provider = findProvider(order.paymentMethod);
  return provider?.look ? lookAfter(order, provider) : answer;
}

async function replayed(known: CheckoutAnswer): Promise<Checkout> {
  const answer = await broughtUpToDate(known);
  const accessSeed = 'result' in answer ? await findAccessSeed(answer.result.order_id) : '';
  return { ...answer, isReplayed: true, accessSeed };
}

/**
 * Turns a cart into an order and asks for the money.
 * @throws Problem what {@link quoteCart} throws; `keyMismatch`, `keyInFlight`; `paymentUnavailable` where nobody knows
 * yet what became of the payment. A payment that was declined is an answer.
 */
export async function checkOut(request: CheckoutRequest): Promise<Checkout> {
  const known = request.keyed && (await findAnswer(request.keyed));
  if (known) return replayed(known);
  const reserved = await reserveOrRecall(request);
  if ('answer' in reserved) return replayed(reserved.answer);
  reached('reserved');
  const { order, provider } = reserved;
  const hasKey = request.keyed !== null;
  const answer = await pay(order, provider, { token: request.paymentToken, hasKey });
  reached('answered');
  return { ...answer, isReplayed: false, accessSeed: order.accessSeed };
}
