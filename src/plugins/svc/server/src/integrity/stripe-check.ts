import type { Knex } from 'knex';
import type Stripe from 'stripe';
import { columns, leftJoined, number, select, type Selected, type Sql, sql } from '../database/sql';
import type { CheckedRule } from './check-integrity';
import { isSession } from '../payments/stripe/checkout-sessions';
import { fromStripe } from '../payments/stripe/amounts';
import { isMore, minor, type Minor, noMoney, plus, sumOf, unitsText } from '../domain/money';

/*
 * Orders beside what Stripe says of their payments. Of both sides something may happen while they are compared, so
 * whatever differs is looked at once more.
 */

interface StripeTotals {
  received: Minor;
  refunded: Minor;
  currency: string;
}

const rule = 'Stripe has received and refunded what each order says';

function refundsThat(which: Sql): Sql {
  return sql`coalesce((select sum(r.amount_minor) from svc_refund_requests r
    where r.order_id = o.public_id and ${which}), 0)`;
}

const order = columns(
  'svc_orders o',
  'public_id as id, payment_reference as reference, status, total_minor as total, currency, settle_after',
);
/** What came too late. */
const latePayment = leftJoined(
  columns(
    'svc_late_payments p',
    'amount_minor as late, settle_after as late_due, reference as late_reference',
  ),
);
const approved = number('approved', refundsThat(sql`r.status = 'approved'`));
const onItsWay = number(
  'on_its_way',
  refundsThat(sql`r.status = 'pending' and r.settle_after is not null`),
);
const selectRecordedOrders = sql`
  select ${order}, ${latePayment}, ${approved}, ${onItsWay}
  from svc_orders o left join svc_late_payments p on p.order_id = o.public_id
  where o.payment_method = 'stripe' and o.payment_reference is not null`;

type RecordedOrder = Selected<typeof selectRecordedOrders>;

const wasPaid = new Set(['completed', 'partially_refunded', 'refunded', 'cancelled']);

/** What Stripe may have received for the order: until a payment is settled, nothing or all of it. */
function expectedReceipts({ status, total, late, settle_after: open }: RecordedOrder): Minor[] {
  if (wasPaid.has(status)) return [minor(total)];
  if (late !== null) return [minor(late)];
  return open === null ? [noMoney] : [noMoney, minor(total)];
}

/** The least and the most that Stripe may have given back: what is on its way may have arrived. */
function expectedRefunds(order: RecordedOrder) {
  const { approved: back, on_its_way: more, late: received, late_due: due } = order;
  const late = minor(received ?? noMoney);
  const least = due === null ? plus(minor(back), late) : minor(back);
  return { least, most: sumOf([least, minor(more), due === null ? noMoney : late]) };
}

function agrees({ received, refunded, currency }: StripeTotals, order: RecordedOrder): boolean {
  const { least, most } = expectedRefunds(order);
  const isSame = received === noMoney || currency === order.currency || order.late !== null;
  return (
    isSame &&
    expectedReceipts(order).includes(received) &&
    !isMore(least, refunded) &&
    !isMore(refunded, most)
  );
}

function totalsOf(intent: Stripe.PaymentIntent | undefined): StripeTotals {
  if (!intent) return { received: noMoney, refunded: noMoney, currency: '' };
  const { latest_charge: charge, amount_received: received, currency } = intent;
  const refunded = typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0;
  return {
    received: fromStripe(received, currency),
    refunded: fromStripe(refunded, currency),
    currency: currency.toUpperCase(),
  };
}

/** What Stripe calls the order's payment: what came too late on Stripe's own page has another name than the session. */
function referenceOf({ late_reference: late, reference }: RecordedOrder): string {
  return late ?? reference!;
}

function lineOf(order: RecordedOrder, { received, refunded, currency }: StripeTotals): string {
  const { id, status, total } = order;
  const back = expectedRefunds(order).least;
  return (
    `order ${id}: ${status}, total ${unitsText(total)} ${order.currency}, given back ${unitsText(back)}; ` +
    `Stripe has received ${unitsText(received)} ${currency || order.currency} for ${referenceOf(order)} and given back ${unitsText(refunded)} (minor units)`
  );
}

/** In a transaction, which needs no service around it. */
function readOrders(db: Knex, query: Sql<RecordedOrder>): Promise<RecordedOrder[]> {
  return db.transaction((trx) => select(trx, query));
}

/** Undefined where Stripe has no such payment. */
async function findPayment(stripe: Stripe.Stripe, reference: string) {
  try {
    return await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] });
  } catch (error) {
    if ((error as { code?: string }).code === 'resource_missing') return undefined;
    throw error;
  }
}

async function recheck(db: Knex, stripe: Stripe.Stripe, { id }: RecordedOrder) {
  const [recorded] = await readOrders(db, sql`${selectRecordedOrders} and o.public_id = ${id}`);
  if (!recorded) return [];
  const paid = totalsOf(await findPayment(stripe, referenceOf(recorded)));
  return agrees(paid, recorded) ? [] : [lineOf(recorded, paid)];
}

/** What Stripe has received for this site, by the name of the payment. */
async function findPayments(stripe: Stripe.Stripe, site: string) {
  const found = new Map<string, Stripe.PaymentIntent>();
  const listed = { limit: 100, expand: ['data.latest_charge'] };
  for await (const intent of stripe.paymentIntents.list(listed)) {
    if (intent.metadata.site === site) found.set(intent.id, intent);
  }
  return found;
}

/** Whether a payment is that of an order, or of the session that the order still has. */
async function isPaymentOf(stripe: Stripe.Stripe, recorded: RecordedOrder, id: string) {
  const reference = referenceOf(recorded);
  if (!isSession(reference)) return reference === id;
  return (await stripe.checkout.sessions.retrieve(reference)).payment_intent === id;
}

/** What was paid on Stripe's own page is known by its session, until its order is settled. */
async function checkStray(db: Knex, stripe: Stripe.Stripe, { id, metadata }: Stripe.PaymentIntent) {
  const orderId = Number(metadata.order_id) || 0;
  const [recorded] = await readOrders(
    db,
    sql`${selectRecordedOrders} and o.public_id = ${orderId}`,
  );
  if (!recorded || !(await isPaymentOf(stripe, recorded, id))) {
    return [`payment ${id}: there is no such order`];
  }
  const paid = totalsOf(await findPayment(stripe, id));
  return agrees(paid, recorded) ? [] : [lineOf(recorded, paid)];
}

/**
 * Holds every order that was paid by Stripe against what Stripe says, and the other way round.
 * @param site the public address, by which Stripe knows whose payments they are
 * @throws Error where Stripe cannot be asked
 */
export async function checkStripePayments(
  db: Knex,
  stripe: Stripe.Stripe,
  site: string,
): Promise<CheckedRule> {
  const payments = await findPayments(stripe, site);
  const orders = await readOrders(db, sql`${selectRecordedOrders} order by o.public_id`);
  const violations: string[] = [];
  for (const recorded of orders) {
    const isRight = agrees(totalsOf(payments.get(referenceOf(recorded))), recorded);
    if (!isRight) violations.push(...(await recheck(db, stripe, recorded)));
    payments.delete(referenceOf(recorded));
  }
  const strays = [...payments.values()].filter(({ amount_received: received }) => received > 0);
  for (const stray of strays) violations.push(...(await checkStray(db, stripe, stray)));
  return { rule, rows: orders.length, violations };
}
