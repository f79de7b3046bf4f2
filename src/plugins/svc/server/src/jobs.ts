import { setTimeout as sleep } from 'node:timers/promises';
import { settleOverdueOrder } from './resources/order/operations/payment/pay';
import { purgeOldKeys } from './resources/order/operations/checkout/idempotency';
import { postponePolling } from './resources/order/operations/payment/settle';
import {
  findOverdueOrders,
  type OrderInPayment,
} from './resources/order/operations/payment/order-in-payment';
import { joinRecentOrders } from './resources/account/operations/join-orders';
import { purgeOldTokens } from './resources/account/tokens';
import { erasePastOrders } from './resources/buyer/operations/erase-past-orders';
import { forgetHeldNames } from './resources/order/operations/payment/forget-held-names';
import { cancelUnpaidOrders } from './resources/order/operations/cancel-unpaid-orders';
import { settleOverdueRefunds } from './resources/refund-request/operations/settle-overdue-refunds';
import { refundLatePayments } from './resources/order/operations/payment/late-payment-refunds';
import { readSite } from './resources/site/site';
import { purgeLeftForms } from './panel-routes/open-forms/open-forms';
import { runPlanned } from './resources/event/operations/run-planned';
import { purgeOldCarts } from './resources/cart/operations/purge-old-carts';
import { purgeWithdrawn } from './resources/event/withdrawn/withdrawn-events';
import { purgeKnownAddresses } from './access/known-addresses';
import { purgeOldSessions } from './access/sessions';
import { explainWhatIsLeft, purgeDeliveredEntries } from './outbox/entries';
import { purgeMailAllowances } from './outbox/mail-allowance';
import { deliverSoon } from './outbox/worker';
import { releaseExpiredCarts } from './resources/ticket/inventory/inventory';
import { now } from './lib/clock';
import { reasonOf } from './lib/error-reason';
import { forEachIsolated } from './lib/for-each-isolated';
import { askAboutImports } from './host/imported-things';
import { findProvider } from './payments/providers';
import { retriedTransaction, settings } from './host/strapi';

/*
 * What is done at the start and every minute, in every process: each piece of work is claimed by a conditional UPDATE,
 * so that it is done once however many do it.
 */

const batchSize = 100;
const cartBatchSize = 200;

async function settle(order: OrderInPayment): Promise<void> {
  const { id, paymentMethod: method } = order;
  const provider = findProvider(method);
  if (!provider) strapi.log.error(`Order ${id} waits for ${method}, which is not set up.`);
  try {
    await settleOverdueOrder(order, provider);
  } catch (error) {
    // Not again before the others.
    await postponePolling(order, now() + settings().paymentTimeoutSeconds);
    throw error;
  }
}

/** Settles the orders that a crash or an outage left between reserving and settling. */
async function settleOverdueOrders(): Promise<void> {
  const orders = await findOverdueOrders(batchSize);
  await forEachIsolated(orders, ({ id }) => `order ${id}`, settle);
}

async function releaseCarts(): Promise<void> {
  const reap = () =>
    retriedTransaction((trx) => releaseExpiredCarts(trx, { limit: cartBatchSize }));
  while ((await reap()) === cartBatchSize);
}

/**
 * Those that ask providers may take long, where one hangs: what is to be delivered does not wait for them. Places whose
 * hold has ended are free for whoever asks, emptied or not; orders that fail give theirs back to carts.
 */
const jobs: [string, () => unknown][] = [
  ['read how the site looks', readSite],
  // A mail server that is slow must not keep the next job waiting.
  ['deliver the outbox', deliverSoon],
  ['do what editors have planned', runPlanned],
  ['purge delivered outbox entries', purgeDeliveredEntries],
  ['say why deliveries wait', explainWhatIsLeft],
  ['purge mail allowances', purgeMailAllowances],
  ['settle overdue orders', settleOverdueOrders],
  ['settle overdue refunds', settleOverdueRefunds],
  ['refund late payments', refundLatePayments],
  ['cancel unpaid orders', cancelUnpaidOrders],
  ['release expired carts', releaseCarts],
  ['purge old carts', purgeOldCarts],
  ['purge old idempotency keys', purgeOldKeys],
  ['purge known addresses', purgeKnownAddresses],
  ['forget forms that were left', purgeLeftForms],
  ['purge withdrawn events', purgeWithdrawn],
  ['purge old sessions', purgeOldSessions],
  ['purge old links of accounts', purgeOldTokens],
  ['give orders to confirmed addresses', joinRecentOrders],
  ['forget the names of failed orders', forgetHeldNames],
  ['erase who is in orders that are long over', erasePastOrders],
  ['ask the rules about what was imported', askAboutImports],
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
const startTimeoutSeconds = 5;

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
    sleep(startTimeoutSeconds * 1000, null, { signal: isDone.signal }).catch(() => null),
  ]);
  strapi.cron.add({ 'svc-jobs': { task: run, options: { rule: '* * * * *' } } });
}
