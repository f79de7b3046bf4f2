import type { Knex } from 'knex';
import { forEachApart } from '../../../each-apart';
import { reached } from '../../../faults';
import { newDocumentId } from '../../../identity/document-id';
import { insertUnlessTaken } from '../../../insert-rows';
import { inTime } from '../../../payments/in-time';
import type { RefundOutcome } from '../../../payments/provider';
import { findProvider } from '../../../payments/providers';
import { database, settings } from '../../../strapi';
import { chargeKeyOf } from '../../order/services/charge';
import { now } from '../../ticket/stock/stock';

/*
 * Money that came for an order that cannot be had any more, and goes back by itself. What is due is a row, written in
 * the transaction that refuses the payment; whoever takes it up asks the provider with the same key.
 */

const table = 'late_payments';
const perRound = 100;

/** After a refusal the provider is asked anew, with another key: an account may have been empty. */
const secondsAfterRefusal = 60 * 60;

interface Due {
  id: number;
  order_id: number;
  reference: string;
  /** Minor units. */
  amount_minor: number | string;
  currency: string;
  attempt: number;
  settle_after: number | string;
}

/** What came in. */
export interface Received {
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** Writes down, once, that what came for an order is to go back. */
export async function recordReturn(trx: Knex, orderId: number, received: Received): Promise<void> {
  await insertUnlessTaken(trx, table, {
    document_id: newDocumentId(),
    order_id: orderId,
    reference: received.reference,
    amount_minor: received.amount,
    currency: received.currency,
    attempt: 1,
    settle_after: now(),
    created: now(),
  });
  reached('return recorded');
}

/** Of several processes one gets it. */
async function takeOver({ id, attempt, settle_after: left }: Due): Promise<boolean> {
  const taken = await database()(table)
    .where({ id, attempt, settle_after: left })
    .update({ settle_after: now() + settings().paymentTimeoutSeconds });
  return taken === 1;
}

function refundOf(due: Due) {
  const key = `late-${due.order_id}`;
  return {
    key: due.attempt === 1 ? key : `${key}-${due.attempt}`,
    orderId: due.order_id,
    chargeKey: chargeKeyOf(due.order_id),
    chargeReference: due.reference,
    amount: Number(due.amount_minor),
    currency: due.currency,
  };
}

/** What became of it; null where nobody knows. */
async function ask(due: Due): Promise<RefundOutcome | null> {
  const { payment_method: method } = (await database()('orders')
    .where({ public_id: due.order_id })
    .first('payment_method')) as { payment_method: string };
  try {
    const provider = findProvider(method);
    if (!provider) throw Object.assign(new Error(), { name: `${method} is not set up` });
    return await inTime(provider.refund(refundOf(due)));
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    strapi.log.warn(`The late payment of order ${due.order_id} has not gone back yet (${name}).`);
    return null;
  }
}

async function giveBack(due: Due): Promise<void> {
  if (!(await takeOver(due))) return;
  const outcome = await ask(due);
  reached('return asked');
  if (!outcome) return;
  const own = () => database()(table).where({ id: due.id, attempt: due.attempt });
  if (outcome.status === 'refunded') {
    await own().update({ settle_after: null, refund_reference: outcome.reference });
    reached('return settled');
    strapi.log.warn(`The late payment of order ${due.order_id} went back.`);
    return;
  }
  strapi.log.error(`The late payment of order ${due.order_id} is not given back: refused.`);
  await own().update({ attempt: due.attempt + 1, settle_after: now() + secondsAfterRefusal });
}

/** Gives back what is due. */
export async function giveBackLatePayments(): Promise<void> {
  const due = (await database()(table)
    .where('settle_after', '<=', now())
    .orderBy('settle_after')
    .limit(perRound)) as Due[];
  await forEachApart(due, (one) => `the late payment of order ${one.order_id}`, giveBack);
}

/** Gives back what came for one order, at once; the job of every minute goes on where this does not get through. */
export async function giveBackOf(orderId: number): Promise<void> {
  const due = (await database()(table)
    .where({ order_id: orderId })
    .where('settle_after', '<=', now())
    .first()) as Due | undefined;
  if (due) await giveBack(due);
}
