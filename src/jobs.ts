import { setTimeout as sleep } from 'node:timers/promises';
import { payForgotten } from './api/order/services/pay';
import { forgetOldKeys } from './api/order/services/idempotency';
import { askAgain } from './api/order/services/settle-order';
import { findUnsettledOrders, type OrderInPayment } from './api/order/services/unsettled-orders';
import { settleForgottenRefunds } from './api/refund-request/services/forgotten-refunds';
import { giveBackLatePayments } from './api/payment/services/returns';
import { forgetOldCarts } from './api/cart/services/forget-carts';
import { forgetDeliveredEntries } from './outbox/entries';
import { deliverSoon } from './outbox/worker';
import { now, reapExpiredCarts } from './api/ticket/stock/stock';
import { reasonOf } from './domain/reason';
import { forEachApart } from './each-apart';
import { findProvider } from './payments/providers';
import { retriedTransaction, settings } from './strapi';

/*
 * What is done at the start and every minute, in every process: each piece of work is claimed by a conditional UPDATE,
 * so that it is done once however many do it.
 */

const perRound = 100;
const cartsPerRound = 200;

async function settle(order: OrderInPayment): Promise<void> {
  const { id, paymentMethod: method } = order;
  const provider = findProvider(method);
  if (!provider) strapi.log.error(`Order ${id} waits for ${method}, which is not set up.`);
  try {
    await payForgotten(order, provider);
  } catch (error) {
    // Not again before the others.
    await askAgain(order, now() + settings().paymentTimeoutSeconds);
    throw error;
  }
}

/** Settles the orders that a crash or an outage left between reserving and settling. */
export async function settleForgottenOrders(): Promise<void> {
  const orders = await findUnsettledOrders(perRound);
  await forEachApart(orders, ({ id }) => `order ${id}`, settle);
}

async function reapCarts(): Promise<void> {
  const reap = () => retriedTransaction((trx) => reapExpiredCarts(trx, { limit: cartsPerRound }));
  while ((await reap()) === cartsPerRound);
}

/**
 * Those that ask providers may take long, where one hangs: what is to be delivered does not wait for them. Places whose
 * hold has ended are free for whoever asks, emptied or not; orders that fail give theirs back to carts.
 */
const jobs: [string, () => unknown][] = [
  // A mail server that is slow must not keep the next job waiting.
  ['deliver what is in the outbox', deliverSoon],
  ['forget what was delivered', forgetDeliveredEntries],
  ['settle forgotten orders', settleForgottenOrders],
  ['settle forgotten refunds', settleForgottenRefunds],
  ['give back late payments', giveBackLatePayments],
  ['empty expired carts', reapCarts],
  ['forget old carts', forgetOldCarts],
  ['forget old idempotency keys', forgetOldKeys],
];

/** A job that fails is tried again in a minute, and keeps none of the others from running. */
export async function runJobs(): Promise<void> {
  for (const [name, job] of jobs) {
    try {
      await job();
    } catch (error) {
      strapi.log.error(`Could not ${name}: ${reasonOf(error)}`);
    }
  }
}

/** In seconds. */
const patience = 5;

/**
 * Begins to run the jobs. Who starts finds done what is quickly done, and does not wait for a provider that hangs; nor
 * does one minute's run begin beside that of the minute before.
 */
export async function startJobs(): Promise<void> {
  let current: Promise<void> | null = null;
  const run = () => (current ??= runJobs().finally(() => (current = null)));
  const isDone = new AbortController();
  const first = run().finally(() => isDone.abort());
  await Promise.race([
    first,
    sleep(patience * 1000, null, { signal: isDone.signal }).catch(() => null),
  ]);
  strapi.cron.add({ 'svc-jobs': { task: run, options: { rule: '* * * * *' } } });
}
