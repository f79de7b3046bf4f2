import { reached } from '../../../faults';
import { inTime } from '../../../payments/in-time';
import type { ChargeEnd, ChargeOutcome, PaymentProvider } from '../../../payments/provider';
import { database, settings } from '../../../strapi';
import { giveBackOf } from '../../payment/services/returns';
import { now } from '../../ticket/stock/stock';
import { chargeOf } from './charge';
import type { CheckoutAnswer } from './idempotency';
import { forgetPayment, takeLatePayment } from './late-payment';
import {
  AlreadySettled,
  answerTo,
  askAgain,
  awaitBuyer,
  giveUpOrder,
  keepReference,
  outage,
  settleOrder,
} from './settle-order';
import { findSettledAnswer, findStatus, type OrderInPayment } from './unsettled-orders';

interface Options {
  /** Whether a payment that did not happen is the provider's fault. */
  isOutage?: boolean;
  /** Whether the request has a key under which its answer is kept. */
  hasKey?: boolean;
}

/** What a provider says; null where it cannot say. Never why: its errors may carry what is secret. */
async function ask<T>({ id }: OrderInPayment, asked: () => Promise<T>): Promise<T | null> {
  try {
    return await inTime(asked());
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    strapi.log.warn(`The payment of order ${id} is uncertain (${name}).`);
    return null;
  }
}

/** Somebody else has settled the order, but perhaps did not know what is known here. */
async function settleLate(order: OrderInPayment, end: ChargeEnd): Promise<void> {
  if ((await findStatus(database(), order.id)) !== 'failed') return;
  if (end.status === 'declined') await forgetPayment(order);
  if (end.status === 'mispaid') await takeLatePayment(order, end, { isWhole: false });
  if (end.status !== 'paid') return;
  const { total: amount, currency } = order;
  const { reference } = end;
  await takeLatePayment(order, { reference, amount, currency }, { isWhole: true });
}

/** Who is too late with a refusal still tells the buyer why. */
async function answerOfOther(order: OrderInPayment, end: ChargeEnd, options: Options) {
  const answer = await findSettledAnswer(order);
  return 'problem' in answer && end.status === 'declined' ? answerTo(order, end, options) : answer;
}

/** Settles an order by what has become of its payment, whoever hears of it, in whatever order and however often. */
async function settle(
  order: OrderInPayment,
  end: ChargeEnd,
  options: Options = {},
): Promise<CheckoutAnswer> {
  if (end.status === 'mispaid') {
    const { amount, currency } = end;
    strapi.log.error(
      `Order ${order.id} costs ${order.total} ${order.currency}, paid were ${amount} ${currency} (minor units).`,
    );
  }
  try {
    const answer = await settleOrder(order, end, options);
    if (end.status === 'mispaid') await giveBackOf(order.id);
    return answer;
  } catch (error) {
    if (!(error instanceof AlreadySettled)) throw error;
    await settleLate(order, end);
    return answerOfOther(order, end, options);
  }
}

/** Settles what is over; what the buyer has to go on with waits for the buyer. */
async function act(
  order: OrderInPayment,
  outcome: ChargeOutcome,
  options: Options,
): Promise<CheckoutAnswer> {
  if (outcome.status !== 'awaited') return settle(order, outcome, options);
  try {
    return await awaitBuyer(order, outcome.step, options);
  } catch (error) {
    if (!(error instanceof AlreadySettled)) throw error;
    return findSettledAnswer(order);
  }
}

/** Asks until it is certain: paid, or never to be. @throws Problem `paymentUnavailable` */
async function conclude(
  order: OrderInPayment,
  provider: PaymentProvider,
  options: Options = {},
): Promise<CheckoutAnswer> {
  const concluded = await ask(order, () => provider.conclude(chargeOf(order)));
  reached('concluded');
  if (!concluded) throw outage();
  return settle(order, concluded, options);
}

/**
 * Tells the provider of the payment, where it wants to know before. What it was not told of it cannot charge: then
 * the answer is that of an order that has failed.
 */
async function prepare(
  order: OrderInPayment,
  provider: PaymentProvider,
  { token, ...options }: Options & { token: string },
): Promise<{ order: OrderInPayment } | { answer: CheckoutAnswer }> {
  if (!provider.prepare) return { order };
  const prepared = await ask(order, () => provider.prepare!(chargeOf(order, token)));
  reached('payment prepared');
  if (!prepared || 'status' in prepared) {
    const end = prepared ?? { status: 'declined' as const, reason: '' };
    return { answer: await settle(order, end, { ...options, isOutage: prepared === null }) };
  }
  const settleAfter = now() + settings().paymentTimeoutSeconds;
  try {
    const known = await keepReference(order, prepared.reference, settleAfter);
    reached('reference kept');
    return { order: known };
  } catch (error) {
    if (!(error instanceof AlreadySettled)) throw error;
    return { answer: await findSettledAnswer(order) };
  }
}

/**
 * Asks for the money and settles the order by what the provider says. A charge of which nobody knows whether it
 * happened is concluded: paid, or never to be.
 * @throws Problem `paymentUnavailable` where the provider cannot be asked at all; the order stays as it is.
 */
export async function pay(
  reserved: OrderInPayment,
  provider: PaymentProvider,
  { token, hasKey }: { token: string; hasKey: boolean },
): Promise<CheckoutAnswer> {
  const prepared = await prepare(reserved, provider, { token, hasKey });
  if ('answer' in prepared) return prepared.answer;
  const { order } = prepared;
  const outcome = await ask(order, () => provider.charge(chargeOf(order, token)));
  reached('charged');
  if (outcome) return act(order, outcome, { hasKey });
  return conclude(order, provider, { hasKey, isOutage: true });
}

/**
 * Settles an order whose payment was forgotten, by asking the provider. Where it cannot be asked, the order is
 * looked at again; when its places are no longer held, they are free.
 * @param provider undefined where it is not set up any more
 */
export async function payForgotten(
  order: OrderInPayment,
  provider: PaymentProvider | undefined,
): Promise<void> {
  const concluded = provider && (await ask(order, () => provider.conclude(chargeOf(order))));
  if (concluded) {
    await settle(order, concluded);
    return;
  }
  const again = now() + settings().paymentTimeoutSeconds;
  try {
    await giveUpOrder(order, again);
  } catch (error) {
    if (!(error instanceof AlreadySettled)) throw error;
    await askAgain(order, again);
  }
}

/**
 * Looks how a payment stands that may be over, and settles its order if it is.
 * @throws Problem `paymentUnavailable` where the provider cannot be asked
 */
export async function lookAfter(
  order: OrderInPayment,
  provider: PaymentProvider,
): Promise<CheckoutAnswer> {
  const outcome = await ask(order, () => provider.look!(chargeOf(order)));
  reached('payment looked at');
  if (!outcome) throw outage();
  if (outcome.status === 'awaited')
    return { ...(await findSettledAnswer(order)), step: outcome.step };
  // Until it is concluded, the buyer could try another card on it.
  if (outcome.status === 'declined') return conclude(order, provider);
  return settle(order, outcome);
}
