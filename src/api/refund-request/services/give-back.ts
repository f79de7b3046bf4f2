import { Problem } from '../../../domain/problem';
import { reached } from '../../../faults';
import { inTime } from '../../../payments/in-time';
import type { PaymentProvider, Refund, RefundOutcome } from '../../../payments/provider';
import { findProvider } from '../../../payments/providers';
import { database } from '../../../strapi';
import { chargeKeyOf } from '../../order/services/charge';
import type { RefundRow } from '../queries/requests';
import { returnClaim, settleRefund } from './settle-refund';

/*
 * The money's way back, outside any transaction. Only who has claimed a request comes here, and whoever takes a claim
 * over asks with the same key: the provider gives it back once.
 */

interface PaidOrder {
  payment_method: string;
  payment_reference: string | null;
  currency: string;
}

async function findPaidOrder(orderId: number): Promise<PaidOrder> {
  return (await database()('orders')
    .where({ public_id: orderId })
    .first('payment_method', 'payment_reference', 'currency')) as PaidOrder;
}

/** A key's first answer is its last: after a refusal the provider is asked anew with another. */
function keyOf({ public_id: id, attempt }: RefundRow): string {
  return attempt === 1 ? `refund-${id}` : `refund-${id}-${attempt}`;
}

function refundOf(request: RefundRow, order: PaidOrder): Refund {
  return {
    key: keyOf(request),
    orderId: request.order_id,
    chargeKey: chargeKeyOf(request.order_id),
    chargeReference: order.payment_reference ?? '',
    amount: Number(request.amount_minor),
    currency: order.currency,
  };
}

function unavailable(message: string): Problem {
  return new Problem('paymentUnavailable', message);
}

/** The provider that an order was paid with. @throws Problem `paymentUnavailable` where it is not set up any more */
export async function providerOf({ order_id: orderId }: RefundRow): Promise<PaymentProvider> {
  const { payment_method: name } = await findPaidOrder(orderId);
  const provider = findProvider(name);
  if (provider) return provider;
  throw unavailable(`The order was paid with ${name}, which is not set up.`);
}

/** What became of the refund; null where the provider cannot say. Never why: its errors may carry what is secret. */
async function ask(request: RefundRow, provider: PaymentProvider): Promise<RefundOutcome | null> {
  const refund = refundOf(request, await findPaidOrder(request.order_id));
  try {
    return await inTime(provider.refund(refund));
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    strapi.log.warn(`The refund of request ${request.public_id} is uncertain (${name}).`);
    return null;
  }
}

/**
 * Gives the money of a claimed request back and settles it.
 * @throws Problem `paymentFailed` where the provider refuses: the request waits again; `paymentUnavailable` where
 * nobody knows: the job of every minute asks again.
 */
export async function giveBack(request: RefundRow): Promise<void> {
  const outcome = await ask(request, await providerOf(request));
  reached('refund asked');
  if (!outcome) {
    throw unavailable('The payment provider cannot be reached. The refund is tried again.');
  }
  if (outcome.status === 'refunded') return settleRefund(request, outcome.reference);
  await returnClaim(request);
  throw new Problem('paymentFailed', outcome.reason);
}
