import type { Knex } from 'knex';
import type Stripe from 'stripe';
import { select, type Sql, sql } from '../sql';
import type { CheckedRule } from './check-books';

/*
 * Orders beside what Stripe says of their payments. Of both sides something may happen while they are compared, so
 * whatever differs is looked at once more.
 */

/** PostgreSQL's `bigint` comes as text. */
type Minor = number | string;

interface BookedOrder {
  id: number;
  reference: string;
  status: string;
  total: Minor;
  currency: string;
  /** Whether somebody is still to ask what became of the payment. */
  settle_after: Minor | null;
  approved: Minor;
  on_its_way: Minor;
  /** What came too late; null where nothing did. */
  late: Minor | null;
  late_due: Minor | null;
}

interface Paid {
  received: number;
  refunded: number;
  currency: string;
}

const rule = 'Stripe has received and given back what each order says';

const sumOf = (which: string) =>
  `(select sum(r.amount_minor) from refund_requests r where r.order_id = o.public_id and ${which})`;

const booked = `
  select o.public_id as id, o.payment_reference as reference, o.status, o.total_minor as total, o.currency,
    o.settle_after, p.amount_minor as late, p.settle_after as late_due,
    coalesce(${sumOf("r.status = 'approved'")}, 0) as approved,
    coalesce(${sumOf("r.status = 'pending' and r.settle_after is not null")}, 0) as on_its_way
  from orders o left join late_payments p on p.order_id = o.public_id
  where o.payment_method = 'stripe' and o.payment_reference is not null`;

const wasPaid = new Set(['completed', 'partially_refunded', 'refunded', 'cancelled']);

/** What Stripe may have received for the order: until a payment is settled, nothing or all of it. */
function receivable({ status, total, late, settle_after: open }: BookedOrder): number[] {
  if (wasPaid.has(status)) return [Number(total)];
  if (late !== null) return [Number(late)];
  return open === null ? [0] : [0, Number(total)];
}

/** The least and the most that Stripe may have given back: what is on its way may have arrived. */
function returnable({ approved, on_its_way: onItsWay, late, late_due: due }: BookedOrder) {
  const least = Number(approved) + (late !== null && due === null ? Number(late) : 0);
  return { least, most: least + Number(onItsWay) + (due === null ? 0 : Number(late)) };
}

function adds({ received, refunded, currency }: Paid, order: BookedOrder): boolean {
  const { least, most } = returnable(order);
  const isSame = received === 0 || currency === order.currency || order.late !== null;
  return isSame && receivable(order).includes(received) && refunded >= least && refunded <= most;
}

function paidBy(intent: Stripe.PaymentIntent | undefined): Paid {
  if (!intent) return { received: 0, refunded: 0, currency: '' };
  const { latest_charge: charge, amount_received: received, currency } = intent;
  const refunded = typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0;
  return { received, refunded, currency: currency.toUpperCase() };
}

function lineOf(order: BookedOrder, { received, refunded, currency }: Paid): string {
  const { id, status, total, reference } = order;
  const back = returnable(order).least;
  return (
    `order ${id}: ${status}, total ${total} ${order.currency}, given back ${back}; ` +
    `Stripe has received ${received} ${currency || order.currency} for ${reference} and given back ${refunded} (minor units)`
  );
}

/** In a transaction, which needs no service around it. */
function read(db: Knex, query: Sql): Promise<BookedOrder[]> {
  return db.transaction((trx) => select<BookedOrder>(trx, query));
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

async function lookAgain(db: Knex, stripe: Stripe.Stripe, { id, reference }: BookedOrder) {
  const [order] = await read(db, sql(`${booked} and o.public_id = ?`, id));
  const paid = paidBy(await findPayment(stripe, reference));
  return !order || adds(paid, order) ? [] : [lineOf(order, paid)];
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

/**
 * Holds every order that was paid by Stripe against what Stripe says, and the other way round.
 * @param site the public address, by which Stripe knows whose payments they are
 * @throws Error where Stripe cannot be asked
 */
export async function checkStripe(
  db: Knex,
  stripe: Stripe.Stripe,
  site: string,
): Promise<CheckedRule> {
  const payments = await findPayments(stripe, site);
  const orders = await read(db, sql(`${booked} order by o.public_id`));
  const violations: string[] = [];
  for (const order of orders) {
    const isRight = adds(paidBy(payments.get(order.reference)), order);
    if (!isRight) violations.push(...(await lookAgain(db, stripe, order)));
    payments.delete(order.reference);
  }
  const strays = [...payments.values()].filter(({ amount_received: received }) => received > 0);
  violations.push(...strays.map(({ id }) => `payment ${id}: there is no such order`));
  return { rule, rows: orders.length, violations };
}
