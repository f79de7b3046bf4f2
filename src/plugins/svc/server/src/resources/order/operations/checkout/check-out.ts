import type { Knex } from 'knex';
import type { Minor } from '../../../../domain/money';
import { Problem } from '../../../../domain/problem';
import { failpoint } from '../../../../lib/failpoints';
import { findProvider } from '../../../../payments/providers';
import { execute, sql } from '../../../../database/sql';
import { assertNoTransaction, settings, tryTransaction } from '../../../../host/strapi';
import { maxDeclines } from '../../../cart/domain/cart';
import { cartBusy } from '../../../cart/lock';
import { transfer } from '../../../ticket/inventory/inventory';
import { claimUses } from '../../../voucher/uses';
import { now } from '../../../../lib/clock';
import {
  type CheckoutOutcome,
  findSavedOutcome,
  type IdempotentRequest,
  claimKey,
} from './idempotency';
import { refreshPayment, pay, showNextStep } from '../payment/pay';
import { issueOrderIds, type OrderDraft, placeOrder, insertOrderAttendees } from './place-order';
import { type Quote, quoteCart, type CheckoutInput } from './quote';
import { findLinkSeed } from '../../link';
import {
  findOrderInPayment,
  findUnpaidOrder,
  type OrderInPayment,
} from '../payment/order-in-payment';

/*
 * From a cart to an order, in four steps: quote (what is bought), reserve (one transaction: order, attendees, places),
 * pay (outside any transaction), settle (another transaction). A process that dies between two of them leaves an order
 * that the job of every minute settles by asking the provider (unsettled-orders.ts).
 */

export interface CheckoutRequest extends CheckoutInput {
  /** In which the order's mails and tickets are; the site's where nothing is said. */
  language?: string;
  /** Where the client may send the request again; null where it will not. */
  idempotent: IdempotentRequest | null;
  /** What else becomes true with the order, in its transaction and before anything of it is written. */
  withOrder?: (trx: Knex.Transaction, order: { id: number; total: Minor }) => Promise<void>;
}

/** What a checkout comes to. */
export type CheckoutResult = CheckoutOutcome & {
  /** Whether this is the answer to an earlier request with the same key. */
  isReplayed: boolean;
  /** What the address of the order is made of; empty where there is no order to show. */
  linkSeed: string;
};

const maxAttempts = 5;

function draftOf(request: CheckoutRequest, quote: Quote): OrderDraft {
  const { buyer, userId, isBoxOffice, language } = request;
  return {
    buyerName: buyer.fullName,
    buyerEmail: buyer.email,
    userId,
    byBoxOffice: isBoxOffice,
    currency: settings().currency,
    language,
    paymentMethod: quote.provider.name,
    cartId: quote.cart.id,
    status: 'pending',
    attendeeStatus: 'pending',
    settleAfter: now() + settings().paymentTimeoutSeconds,
    placedAt: now(),
    lines: quote.lines,
    total: quote.total,
    ...(quote.voucher && { voucher: quote.voucher }),
    attendees: quote.attendees,
  };
}

/**
 * The cart becomes this order's, if it still is what was quoted, and no cards were declined meanwhile that are too many:
 * of all who try, one.
 */
async function claimCart(trx: Knex, { cart }: Quote, orderId: number): Promise<boolean> {
  const at = now();
  const claimed = await execute(
    trx,
    sql`update svc_carts set order_id = ${orderId}
      where id = ${cart.id} and version = ${cart.version} and order_id is null and expires_at > ${at}
        and (declines < ${maxDeclines} or declines_until <= ${at})`,
  );
  return claimed === 1;
}

/**
 * Counts the places that the cart's voucher has lowered, before those of tickets: whoever changes both begins there.
 * @throws Problem `cannotCreate` where it is good for fewer, or gone
 */
async function claimVoucher(trx: Knex, { voucher }: Quote): Promise<void> {
  if (!voucher) return;
  await claimUses(trx, { voucherId: voucher.id, places: voucher.places });
  failpoint('voucher counted');
}

/** Null where the cart has changed since it was quoted. */
function reserveQuote(request: CheckoutRequest, quote: Quote): Promise<OrderInPayment | null> {
  const draft = draftOf(request, quote);
  return tryTransaction(async (trx) => {
    const ids = await issueOrderIds(trx, quote.attendees.length);
    await request.withOrder?.(trx, { id: ids[0], total: quote.total });
    if (!(await claimCart(trx, quote, ids[0]))) return null;
    failpoint('cart claimed');
    if (request.idempotent) await claimKey(trx, request.idempotent, ids[0]);
    const order = await placeOrder(trx, draft, ids);
    await claimVoucher(trx, quote);
    const quantities = quote.lines.map(({ ticketId, quantity }) => ({ ticketId, quantity }));
    await transfer(trx, quantities, 'held', 'sold');
    failpoint('places sold');
    await insertOrderAttendees(trx, draft, order);
    const { currency, paymentMethod } = draft;
    return { ...order, cartId: quote.cart.id, currency, paymentMethod, reference: '', quantities };
  });
}

async function reserve(request: CheckoutRequest) {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const quote = await quoteCart(request);
    failpoint('quoted');
    const order = await reserveQuote(request, quote);
    if (order) return { order, provider: quote.provider };
  }
  throw cartBusy();
}

/** Whoever comes second with the same key finds no cart to buy, but what the first was told. */
async function reserveOrReplay(request: CheckoutRequest) {
  try {
    return await reserve(request);
  } catch (error) {
    const answer =
      error instanceof Problem &&
      request.idempotent &&
      (await findSavedOutcome(request.idempotent));
    if (answer) return { answer };
    throw error;
  }
}

/** An answer that was no end, because the buyer had to go on, is that of today. */
async function refreshOutcome(answer: CheckoutOutcome): Promise<CheckoutOutcome> {
  if (!('result' in answer) || answer.result.status !== 'pending') return answer;
  const { orderId } = answer.result;
  const inPayment = await findOrderInPayment({ public_id: orderId });
  const order = inPayment ?? (await findUnpaidOrder(orderId));
  const provider = order && findProvider(order.paymentMethod);
  if (!provider?.retrieve) return answer;
  return inPayment ? refreshPayment(inPayment, provider) : showNextStep(order!, provider);
}

async function replay(known: CheckoutOutcome): Promise<CheckoutResult> {
  const answer = await refreshOutcome(known);
  const linkSeed = 'result' in answer ? await findLinkSeed(answer.result.orderId) : '';
  return { ...answer, isReplayed: true, linkSeed };
}

/**
 * Turns a cart into an order and asks for the money.
 * @throws Problem what {@link quoteCart} throws; `keyMismatch`, `keyInFlight`; `paymentUnavailable` where nobody knows
 * yet what became of the payment. A payment that was declined is an answer, with its `problem`.
 * @throws Error inside a transaction, before anything has happened
 */
export async function checkOut(request: CheckoutRequest): Promise<CheckoutResult> {
  assertNoTransaction('checkOut');
  const known = request.idempotent && (await findSavedOutcome(request.idempotent));
  if (known) return replay(known);
  const reserved = await reserveOrReplay(request);
  if ('answer' in reserved) return replay(reserved.answer);
  failpoint('reserved');
  const { order, provider } = reserved;
  const hasKey = request.idempotent !== null;
  const { paymentToken: token, isOnOwnPage = false } = request;
  const answer = await pay(order, provider, { token, isOnOwnPage, hasKey });
  failpoint('answered');
  return { ...answer, isReplayed: false, linkSeed: order.accessSeed };
}
