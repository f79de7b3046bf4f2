import { payForgotten } from './api/order/services/pay';
import { forgetOldKeys } from './api/order/services/idempotency';
import { findUnsettledOrders } from './api/order/services/unsettled-orders';
import { settleForgottenRefunds } from './api/refund-request/services/forgotten-refunds';
import { giveBackLatePayments } from './api/payment/services/returns';
import { forgetOldCarts } from './api/cart/services/forget-carts';
import { forgetDeliveredEntries } from './outbox/entries';
import { deliverSoon } from './outbox/worker';
import { reapExpiredCarts } from './api/ticket/stock/stock';
import { findProvider } from './payments/providers';
import { retriedTransaction } from './strapi';

/*
 * What is done at the start and every minute, in every process: each piece of work is claimed by a conditional UPDATE,
 * so that it is done once however many do it.
 */

const perRound = 100;
const cartsPerRound = 200;

/** Settles the orders that a crash or an outage left between reserving and settling. */
export async function settleForgottenOrders(): Promise<void> {
  for (const order of await findUnsettledOrders(perRound)) {
    const provider = findProvider(order.paymentMethod);
    if (!provider)
      strapi.log.error(`Order ${order.id} waits for ${order.paymentMethod}, which is not set up.`);
    await payForgotten(order, provider);
  }
}

async function reapCarts(): Promise<void> {
  const reap = () => retriedTransaction((trx) => reapExpiredCarts(trx, { limit: cartsPerRound }));
  while ((await reap()) === cartsPerRound);
}

const jobs: [string, () => unknown][] = [
  ['settle forgotten orders', settleForgottenOrders],
  ['settle forgotten refunds', settleForgottenRefunds],
  ['give back late payments', giveBackLatePayments],
  ['empty expired carts', reapCarts],
  ['forget old carts', forgetOldCarts],
  ['forget old idempotency keys', forgetOldKeys],
  // A mail server that is slow must not keep the next job waiting.
  ['deliver what is in the outbox', deliverSoon],
  ['forget what was delivered', forgetDeliveredEntries],
];

/** A job that fails is tried again in a minute, and keeps none of the others from running. */
export async function runJobs(): Promise<void> {
  for (const [name, job] of jobs) {
    try {
      await job();
    } catch (error) {
      strapi.log.error(`Could not ${name}: ${error instanceof Error ? error.message : 'unknown'}`);
    }
  }
}

/** Begins to run the jobs. */
export async function startJobs(): Promise<void> {
  await runJobs();
  strapi.cron.add({ 'svc-jobs': { task: runJobs, options: { rule: '* * * * *' } } });
}
