import { table } from '../../../../database/table';
import { formatMinor, type Minor, minor } from '../../../../domain/money';
import { invalidParams, notFound } from '../../../../domain/problem';
import type { OrderStatus } from '../../../../contract/order-status';
import { assertNoTransaction, database, retriedTransaction } from '../../../../host/strapi';
import { findPaymentMethod, findProvider } from '../../../../payments/providers';
import { completeOrder } from '../change-status';
import { findOrderInPayment, findOrderStatus } from './order-in-payment';
import { refreshPayment as refresh, settle } from './pay';
import { providerUnavailable } from './settle';

/*
 * What a way of paying of a project tells of its orders. Whatever the order's status is by then, it is settled as if the
 * service had asked by itself.
 */

/** What came in. */
export interface PaymentReceived {
  amount: Minor;
  /** ISO 4217. */
  currency: string;
  /** What the method calls the payment; where it has said so before, the same. */
  reference: string;
}

async function findPaidOrder(method: string, orderId: number) {
  const order = await table(database(), 'svc_orders')
    .where({ public_id: orderId })
    .first(
      'status',
      'total_minor',
      'currency',
      'payment_method',
      'payment_reference',
      'settle_after',
    );
  if (order?.payment_method !== method) throw notFound('order');
  return order;
}

type PaidOrder = Awaited<ReturnType<typeof findPaidOrder>>;

/** @throws Problem `invalidParam` on `amount`, `currency` or `reference` */
function assertIsOfOrder(order: PaidOrder, { amount, currency, reference }: PaymentReceived): void {
  const total = minor(order.total_minor);
  if (amount !== total) {
    throw invalidParams({ amount: `must be ${formatMinor(total)}, what the order costs` });
  }
  if (currency !== order.currency) {
    throw invalidParams({ currency: `must be ${order.currency}, the order's` });
  }
  const known = order.payment_reference ?? '';
  if (known !== '' && reference !== known) {
    throw invalidParams({ reference: 'is not that of the payment of this order' });
  }
}

/**
 * What comes for an order that has failed gets its places again or goes back by itself, which a method without a way back
 * cannot: it must not look as if it had.
 * @throws Problem `invalidParam` on `status`
 */
function assertMayBePaid(method: string, status: OrderStatus): void {
  const isLost = status === 'failed' && findPaymentMethod(method)?.refundsByHand;
  if (status !== 'cancelled' && !isLost) return;
  throw invalidParams({ status: `is ${status}: the money goes back by hand` });
}

/** False where somebody else has changed the order meanwhile. */
function completeUnpaid(orderId: number, reference: string): Promise<boolean> {
  return retriedTransaction(async (trx) => {
    const waits = await table(trx, 'svc_orders')
      .where({ public_id: orderId, status: 'pending' })
      .whereNull('settle_after')
      .update({ payment_reference: reference });
    return waits === 1 && completeOrder(trx, orderId);
  });
}

/** What the order has come to; null where somebody else was faster, and it has to be looked at again. */
async function trySettle(
  method: string,
  orderId: number,
  received: PaymentReceived,
): Promise<OrderStatus | null> {
  const found = await findPaidOrder(method, orderId);
  assertIsOfOrder(found, received);
  const { status, settle_after: open } = found;
  const { reference } = received;
  assertMayBePaid(method, status);
  if (status === 'pending' && open === null) {
    return (await completeUnpaid(orderId, reference)) ? 'completed' : null;
  }
  const order = await findOrderInPayment({ public_id: orderId });
  if (!order) return status === 'pending' ? null : status;
  await settle(order, { status: 'paid', reference });
  const settled = await findOrderStatus(database(), orderId);
  // The checkout was about to place it: now it waits for this money.
  return settled === 'pending' ? null : settled;
}

/**
 * An order is paid, as its way of paying has heard. The same again changes nothing.
 * @param method whose order it is to be
 * @returns the order's status: `completed`; `failed` where the money came too late and goes back by itself (4.13); or what it
 * was already, `refunded` or `partially_refunded`
 * @throws Problem `notFound` for an order that is paid in another way, or not there; `invalidParam` on `amount`, `currency` and
 * `reference`, where they are not the order's, and on `status` where it is cancelled, or has failed and the method has no
 * `refund`. Nothing has changed then.
 * @throws Error inside a transaction, before anything has happened
 */
export async function settlePayment(
  method: string,
  orderId: number,
  received: PaymentReceived,
): Promise<OrderStatus> {
  assertNoTransaction('settlePayment');
  for (;;) {
    const status = await trySettle(method, orderId, received);
    if (status !== null) return status;
  }
}

/**
 * Asks the provider how the payment of an order stands that may be over, and settles the order if it is: for a webhook, of
 * which nothing needs to be believed. Nothing happens where the order is paid in another way, or is over.
 * @throws Problem `paymentUnavailable` where the provider cannot be asked, or has no `retrieve`
 * @throws Error inside a transaction, before anything has happened
 */
export async function refreshPayment(method: string, orderId: number): Promise<void> {
  assertNoTransaction('refreshPayment');
  const order = await findOrderInPayment({ public_id: orderId });
  if (order?.paymentMethod !== method) return;
  const provider = findProvider(method);
  if (!provider?.retrieve) throw providerUnavailable();
  await refresh(order, provider);
}
