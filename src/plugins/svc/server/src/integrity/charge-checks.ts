import { columns, leftJoined, sql } from '../database/sql';
import { check } from './check';
import { unitsText } from '../domain/money';

/*
 * What the test provider was paid, beside what was ordered. The key of a charge is made from its order's id.
 */

const key = sql`concat('order-', o.public_id)`;
const orderId = columns('svc_orders o', 'public_id as id');

const chargesHaveOrders = check('Each paid charge belongs to an order', 'svc_test_charges', {
  query: sql`
    select ${columns('svc_test_charges c', 'key as charge')} from svc_test_charges c
    where c.status = 'paid'
    and c.key not in (select ${key} from svc_orders o where o.public_id is not null)
    order by c.key`,
  describe: ({ charge }) => `charge ${charge}: there is no such order`,
});

const order = columns('svc_orders o', 'public_id as id, status, total_minor as total, currency');
const charge = columns('svc_test_charges c', 'amount_minor as amount, currency as charged');

/**
 * An order that is pending or has failed may have been paid only while somebody is to ask what became of its payment,
 * or when the money goes back.
 */
const chargesFitOrders = check(
  'Each charged order is paid or still to be settled, with the amount charged',
  'svc_test_charges',
  {
    query: sql`
      select ${order}, ${charge} from svc_orders o join svc_test_charges c on c.key = ${key}
      where c.status = 'paid' and (
        (o.status in ('pending', 'failed') and o.settle_after is null
          and not exists (select 1 from svc_late_payments p where p.order_id = o.public_id))
        or o.total_minor is null or o.total_minor <> c.amount_minor
        or o.currency is null or o.currency <> c.currency
      )
      order by o.public_id`,
    describe: ({ id, status, total, amount, currency, charged }) =>
      `order ${id}: ${status}, total ${unitsText(total)} ${currency}, charged ${unitsText(amount)} ${charged} (minor units)`,
  },
);

const completedOrdersAreCharged = check(
  'Each completed order of the test provider was charged',
  'svc_orders',
  {
    query: sql`
      select ${orderId} from svc_orders o
      where o.status = 'completed' and o.payment_method = 'test'
      and not exists (select 1 from svc_test_charges c where c.key = ${key} and c.status = 'paid')
      order by o.public_id`,
    describe: ({ id }) => `order ${id}: completed, but never charged`,
  },
);

const latePayment = columns('svc_late_payments p', 'order_id as id');
const orderOfPayment = leftJoined(columns('svc_orders o', 'status'));

const latePaymentsAreOfFailedOrders = check(
  'Each automatic refund of a late payment belongs to a failed order',
  'svc_late_payments',
  {
    query: sql`
      select ${latePayment}, ${orderOfPayment}
      from svc_late_payments p left join svc_orders o on o.public_id = p.order_id
      where o.status is null or o.status <> 'failed'
      order by p.order_id`,
    describe: ({ id, status }) =>
      `order ${id}: ${status ?? 'not there'}, but its payment is refunded`,
  },
);

const paymentsHaveNames = check('Each order paid by Stripe has a payment reference', 'svc_orders', {
  query: sql`
      select ${orderId} from svc_orders o
      where o.payment_method = 'stripe' and o.payment_reference is null
      and o.status not in ('pending', 'failed')
      order by o.public_id`,
  describe: ({ id }) => `order ${id}: paid by Stripe, but without a payment reference`,
});

export const chargeChecks = [
  chargesHaveOrders,
  chargesFitOrders,
  completedOrdersAreCharged,
  latePaymentsAreOfFailedOrders,
  paymentsHaveNames,
];
