import type { Knex } from 'knex';
import { forEachIsolated } from '../../../../lib/for-each-isolated';
import { failpoint } from '../../../../lib/failpoints';
import { newDocumentId } from '../../../../database/document-columns';
import { insertOrIgnore } from '../../../../database/insert-rows';
import { table } from '../../../../database/table';
import type { Row } from '../../../../database/tables';
import type { RefundOutcome } from '../../../../payments/provider';
import { askProvider, findProvider } from '../../../../payments/providers';
import { database, settings } from '../../../../host/strapi';
import { chargeKeyOf } from './order-in-payment';
import { now } from '../../../../lib/clock';
import { minor, type Minor } from '../../../../domain/money';

/*
 * Money that came for an order that cannot be had any more, and goes back by itself. What is due is a row, written in
 * the transaction that refuses the payment; whoever takes it up asks the provider with the same key.
 */

const batchSize = 100;

/** After a refusal the provider is asked anew, with another key: an account may have been empty. */
const secondsAfterRefusal = 60 * 60;

const dueColumns = [
  'id',
  'order_id',
  'reference',
  'amount_minor',
  'currency',
  'attempt',
  'settle_after',
] as const;

type DueRefund = Pick<Row<'svc_late_payments'>, (typeof dueColumns)[number]>;

const latePayments = () => table(database(), 'svc_late_payments');

/** What came in. */
export interface ReceivedPayment {
  reference: string;
  amount: Minor;
  currency: string;
}

/** Writes down, once, that what came for an order is to go back. */
export async function recordLatePaymentRefund(
  trx: Knex,
  orderId: number,
  received: ReceivedPayment,
): Promise<void> {
  await insertOrIgnore(trx, 'svc_late_payments', {
    document_id: newDocumentId(),
    order_id: orderId,
    reference: received.reference,
    amount_minor: received.amount,
    currency: received.currency,
    attempt: 1,
    settle_after: now(),
    created: now(),
  });
  // Nobody gets these places again.
  await table(trx, 'svc_order_items').where({ order_id: orderId }).update({ holders: null });
  failpoint('late refund recorded');
}

/** Of several processes one gets it. */
async function claimRefund({ id, attempt, settle_after: left }: DueRefund): Promise<boolean> {
  const taken = await latePayments()
    .where({ id, attempt, settle_after: left })
    .update({ settle_after: now() + settings().paymentTimeoutSeconds });
  return taken === 1;
}

function refundOf(due: DueRefund) {
  const key = `late-${due.order_id}`;
  return {
    key: due.attempt === 1 ? key : `${key}-${due.attempt}`,
    orderId: due.order_id,
    chargeKey: chargeKeyOf(due.order_id),
    chargeReference: due.reference,
    amount: minor(due.amount_minor),
    currency: due.currency,
  };
}

/** What became of it; null where nobody knows. */
async function askForRefund(due: DueRefund): Promise<RefundOutcome | null> {
  const order = await table(database(), 'svc_orders')
    .where({ public_id: due.order_id })
    .first('payment_method');
  const { payment_method: method } = order!;
  const subject = `The refund of the late payment of order ${due.order_id}`;
  const provider = findProvider(method);
  if (provider) return askProvider(subject, () => provider.refund(refundOf(due)));
  strapi.log.warn(`${subject} waits for ${method}, which is not set up.`);
  return null;
}

async function refundPayment(due: DueRefund): Promise<void> {
  if (!(await claimRefund(due))) return;
  const outcome = await askForRefund(due);
  failpoint('late refund requested');
  if (!outcome) return;
  const own = () => latePayments().where({ id: due.id, attempt: due.attempt });
  if (outcome.status === 'refunded') {
    await own().update({ settle_after: null, refund_reference: outcome.reference });
    failpoint('late refund settled');
    strapi.log.warn(`The late payment of order ${due.order_id} was refunded.`);
    return;
  }
  strapi.log.error(`The provider refused to refund the late payment of order ${due.order_id}.`);
  await own().update({ attempt: due.attempt + 1, settle_after: now() + secondsAfterRefusal });
}

/** Gives back what is due. */
export async function refundLatePayments(): Promise<void> {
  const due = await latePayments()
    .where('settle_after', '<=', now())
    .orderBy('settle_after')
    .limit(batchSize)
    .select(...dueColumns);
  await forEachIsolated(due, (one) => `the late payment of order ${one.order_id}`, refundPayment);
}

/** Gives back what came for one order, at once; the job of every minute goes on where this does not get through. */
export async function refundPaymentOfOrder(orderId: number): Promise<void> {
  const due = await latePayments()
    .where({ order_id: orderId })
    .where('settle_after', '<=', now())
    .first(...dueColumns);
  if (due) await refundPayment(due);
}
