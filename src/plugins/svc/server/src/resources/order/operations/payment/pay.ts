import { failpoint } from '../../../../lib/failpoints';
import { askProvider } from '../../../../payments/providers';
import type {
  FinalChargeOutcome,
  ChargeOutcome,
  PaymentProvider,
} from '../../../../payments/provider';
import { database, settings } from '../../../../host/strapi';
import { refundPaymentOfOrder } from './late-payment-refunds';
import { now } from '../../../../lib/clock';
import { confirmationUrl } from '../../link';
import type { CheckoutOutcome } from '../checkout/idempotency';
import { stopPollingPayment, handleLatePayment } from './late-payment';
import {
  outcomeOfCharge,
  postponePolling,
  awaitBuyerAction,
  failUnresolvedOrder,
  savePaymentReference,
  providerUnavailable,
  settleOrder,
} from './settle';
import {
  chargeOf,
  findSettledOutcome,
  findOrderStatus,
  type OrderInPayment,
  successOutcome,
} from './order-in-payment';
import { unitsText } from '../../../../domain/money';

interface Options {
  /** Whether a payment that did not happen is the provider's fault. */
  isOutage?: boolean;
  /** Whether the request has a key under which its answer is kept. */
  hasKey?: boolean;
}

function ask<T>({ id }: OrderInPayment, asked: () => Promise<T>): Promise<T | null> {
  return askProvider(`The payment of order ${id}`, asked);
}

/** Somebody else has settled the order, but perhaps did not know what is known here. */
async function settleLatePayment(order: OrderInPayment, end: FinalChargeOutcome): Promise<void> {
  if ((await findOrderStatus(database(), order.id)) !== 'failed') return;
  // Nothing was paid, and nobody has to ask for what somebody will say.
  if (end.status === 'declined' || end.status === 'pending') await stopPollingPayment(order);
  if (end.status === 'mispaid') await handleLatePayment(order, end, { isWhole: false });
  if (end.status !== 'paid') return;
  const { total: amount, currency } = order;
  const { reference } = end;
  await handleLatePayment(order, { reference, amount, currency }, { isWhole: true });
}

/** Who is too late with a refusal still tells the buyer why. */
async function outcomeOfOther(order: OrderInPayment, end: FinalChargeOutcome, options: Options) {
  const answer = await findSettledOutcome(order);
  return 'problem' in answer && end.status === 'declined'
    ? outcomeOfCharge(order, end, options)
    : answer;
}

/** What the buyer is told to do about an order that waits for its money. */
function withStep(answer: CheckoutOutcome, end: FinalChargeOutcome): CheckoutOutcome {
  const isPlaced = 'result' in answer && end.status === 'pending' && end.step;
  return isPlaced ? { ...answer, step: end.step } : answer;
}

/** Settles an order by what has become of its payment, whoever hears of it, in whatever order and however often. */
export async function settle(
  order: OrderInPayment,
  end: FinalChargeOutcome,
  options: Options = {},
): Promise<CheckoutOutcome> {
  if (end.status === 'mispaid') {
    const { amount, currency } = end;
    strapi.log.error(
      `Order ${order.id} costs ${unitsText(order.total)} ${order.currency}, but ${unitsText(amount)} ${currency} was paid (minor units).`,
    );
  }
  const answer = await settleOrder(order, end, options);
  if (!answer) {
    await settleLatePayment(order, end);
    return outcomeOfOther(order, end, options);
  }
  if (end.status === 'mispaid') await refundPaymentOfOrder(order.id);
  return withStep(answer, end);
}

/** Settles what is over; what the buyer has to go on with waits for the buyer. */
async function settleOrAwaitBuyer(
  order: OrderInPayment,
  outcome: ChargeOutcome,
  options: Options,
): Promise<CheckoutOutcome> {
  if (outcome.status !== 'awaited') return settle(order, outcome, options);
  const awaited = await awaitBuyerAction(order, outcome.step, options);
  return awaited ?? findSettledOutcome(order);
}

/** Asks until it is certain: paid, or never to be. @throws Problem `paymentUnavailable` */
export async function finalizePayment(
  order: OrderInPayment,
  provider: PaymentProvider,
  options: Options = {},
): Promise<CheckoutOutcome> {
  const finalized = await ask(order, () => provider.finalize(chargeOf(order)));
  failpoint('payment finalized');
  if (!finalized) throw providerUnavailable();
  return settle(order, finalized, options);
}

interface Means {
  /** What the payment method's own page gave the buyer; empty where it needs none. */
  token: string;
  /** Whether the buyer pays on the provider's own page. */
  isOnOwnPage: boolean;
}

/** From its own page the provider sends the buyer to the order, or to the cart, which leads back there. */
function returnAddressesOf({ id, accessSeed }: OrderInPayment) {
  return { paid: confirmationUrl(id, accessSeed), unpaid: `${settings().serviceUrl}/cart` };
}

/**
 * Tells the provider of the payment, where it wants to know before. What it was not told of it cannot charge: then
 * the answer is that of an order that has failed.
 */
async function preparePayment(
  order: OrderInPayment,
  provider: PaymentProvider,
  { token, isOnOwnPage, ...options }: Options & Means,
): Promise<{ order: OrderInPayment } | { answer: CheckoutOutcome }> {
  if (!provider.prepare) return { order };
  const returnTo = isOnOwnPage ? returnAddressesOf(order) : undefined;
  const prepared = await ask(order, () => provider.prepare!(chargeOf(order, token, returnTo)));
  failpoint('payment prepared');
  if (!prepared || 'status' in prepared) {
    const end = prepared ?? { status: 'declined' as const, reason: '' };
    return { answer: await settle(order, end, { ...options, isOutage: prepared === null }) };
  }
  const settleAfter = now() + settings().paymentTimeoutSeconds;
  const known = await savePaymentReference(order, prepared.reference, settleAfter);
  if (!known) return { answer: await findSettledOutcome(order) };
  failpoint('reference saved');
  return { order: known };
}

/**
 * Asks for the money and settles the order by what the provider says. A charge of which nobody knows whether it
 * happened is concluded: paid, or never to be.
 * @throws Problem `paymentUnavailable` where the provider cannot be asked at all; the order stays as it is.
 */
export async function pay(
  reserved: OrderInPayment,
  provider: PaymentProvider,
  { token, isOnOwnPage, hasKey }: Means & { hasKey: boolean },
): Promise<CheckoutOutcome> {
  const prepared = await preparePayment(reserved, provider, { token, isOnOwnPage, hasKey });
  if ('answer' in prepared) return prepared.answer;
  const { order } = prepared;
  const outcome = await ask(order, () => provider.charge(chargeOf(order, token)));
  failpoint('charged');
  if (outcome) return settleOrAwaitBuyer(order, outcome, { hasKey });
  return finalizePayment(order, provider, { hasKey, isOutage: true });
}

/**
 * Settles an order whose payment was forgotten, by asking the provider. Where it cannot be asked, the order is
 * looked at again; when its places are no longer held, they are free.
 * @param provider undefined where it is not set up any more
 */
export async function settleOverdueOrder(
  order: OrderInPayment,
  provider: PaymentProvider | undefined,
): Promise<void> {
  const finalized = provider && (await ask(order, () => provider.finalize(chargeOf(order))));
  if (finalized) {
    await settle(order, finalized);
    return;
  }
  const again = now() + settings().paymentTimeoutSeconds;
  if (!(await failUnresolvedOrder(order, again))) await postponePolling(order, again);
}

/**
 * The answer of a checkout whose order waits for its money, with what the buyer is told to do.
 * @throws Problem `paymentUnavailable` where the provider cannot be asked
 */
export async function showNextStep(
  order: OrderInPayment,
  provider: PaymentProvider,
): Promise<CheckoutOutcome> {
  const outcome = await ask(order, () => provider.retrieve!(chargeOf(order)));
  if (!outcome) throw providerUnavailable();
  const answer = successOutcome(order, 'pending');
  return outcome.status === 'pending' ? withStep(answer, outcome) : answer;
}

/**
 * Looks how a payment stands that may be over, and settles its order if it is.
 * @throws Problem `paymentUnavailable` where the provider cannot be asked
 */
export async function refreshPayment(
  order: OrderInPayment,
  provider: PaymentProvider,
): Promise<CheckoutOutcome> {
  const outcome = await ask(order, () => provider.retrieve!(chargeOf(order)));
  failpoint('payment retrieved');
  if (!outcome) throw providerUnavailable();
  if (outcome.status === 'awaited')
    return { ...(await findSettledOutcome(order)), step: outcome.step };
  // Until it is concluded, the buyer could try another card on it.
  if (outcome.status === 'declined') return finalizePayment(order, provider);
  return settle(order, outcome);
}
