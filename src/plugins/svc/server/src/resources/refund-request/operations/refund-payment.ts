import { paymentFailed, Problem } from '../../../domain/problem';
import { failpoint } from '../../../lib/failpoints';
import type { PaymentProvider, Refund, RefundOutcome } from '../../../payments/provider';
import { askProvider, findProvider } from '../../../payments/providers';
import { database } from '../../../host/strapi';
import { chargeKeyOf } from '../../order/operations/payment/order-in-payment';
import { findPaidOrder } from '../queries/paid-order';
import type { RefundRow } from '../queries/refund-requests';
import { reopenClaim, settleRefund } from './settle-refund';
import { minor } from '../../../domain/money';

/*
 * The money's way back, outside any transaction. Only who has claimed a request comes here, and whoever takes a claim
 * over asks with the same key: the provider gives it back once.
 */

/** A key's first answer is its last: after a refusal the provider is asked anew with another. */
function keyOf({ public_id: id, attempt }: RefundRow): string {
  return attempt === 1 ? `refund-${id}` : `refund-${id}-${attempt}`;
}

function toRefund(request: RefundRow, order: Awaited<ReturnType<typeof findPaidOrder>>): Refund {
  return {
    key: keyOf(request),
    orderId: request.order_id,
    chargeKey: chargeKeyOf(request.order_id),
    chargeReference: order.payment_reference ?? '',
    amount: minor(request.amount_minor),
    currency: order.currency,
  };
}

function unavailable(message: string): Problem {
  return new Problem('paymentUnavailable', message);
}

/** The provider that an order was paid with. @throws Problem `paymentUnavailable` where it is not set up any more */
export async function providerOf(request: RefundRow): Promise<PaymentProvider> {
  const { payment_method: name } = await findPaidOrder(database(), request);
  const provider = findProvider(name);
  if (provider) return provider;
  throw unavailable(`The order was paid with ${name}, which is not set up.`);
}

/** What became of the refund; null where the provider cannot say. */
async function askForRefund(
  request: RefundRow,
  provider: PaymentProvider,
): Promise<RefundOutcome | null> {
  const refund = toRefund(request, await findPaidOrder(database(), request));
  return askProvider(`The refund of request ${request.public_id}`, () => provider.refund(refund));
}

/**
 * Gives the money of a claimed request back and settles it.
 * @throws Problem `paymentFailed` where the provider refuses: the request waits again; `paymentUnavailable` where
 * nobody knows: the job of every minute asks again.
 */
export async function refundPayment(request: RefundRow): Promise<void> {
  const outcome = await askForRefund(request, await providerOf(request));
  failpoint('refund requested');
  if (!outcome) {
    throw unavailable('The payment provider cannot be reached. The refund is tried again.');
  }
  if (outcome.status === 'refunded') return settleRefund(request, outcome.reference);
  await reopenClaim(request);
  throw paymentFailed(outcome.reason, { reason: 'declined' });
}
