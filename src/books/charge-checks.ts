import { sql } from '../sql';
import { check } from './check';

/*
 * What the test provider was paid, beside what was ordered. The key of a charge is made from its order's id.
 */

const key = `concat('order-', o.public_id)`;

interface Charge {
  charge: string;
}

const chargesHaveOrders = check<Charge>('Each paid charge is one of an order', 'test_charges', {
  query: sql(
    `select c.key as charge from test_charges c
     where c.status = 'paid'
     and c.key not in (select ${key} from orders o where o.public_id is not null)
     order by c.key`,
  ),
  describe: ({ charge }) => `charge ${charge}: there is no such order`,
});

interface ChargedOrder {
  id: number;
  status: string;
  total: number | string | null;
  amount: number | string;
  currency: string;
  charged: string;
}

/**
 * An order that is pending or has failed may have been paid only while somebody is to ask what became of its payment,
 * or when the money goes back.
 */
const chargesFitOrders = check<ChargedOrder>(
  'An order that was charged counts as paid, or will, with what was charged',
  'test_charges',
  {
    query: sql(
      `select o.public_id as id, o.status, o.total_minor as total, o.currency,
         c.amount_minor as amount, c.currency as charged
       from orders o join test_charges c on c.key = ${key}
       where c.status = 'paid' and (
         (o.status in ('pending', 'failed') and o.settle_after is null
           and not exists (select 1 from late_payments p where p.order_id = o.public_id))
         or o.total_minor is null or o.total_minor <> c.amount_minor
         or o.currency is null or o.currency <> c.currency
       )
       order by o.public_id`,
    ),
    describe: ({ id, status, total, amount, currency, charged }) =>
      `order ${id}: ${status}, total ${total ?? 'unknown'} ${currency}, charged ${amount} ${charged} (minor units)`,
  },
);

interface Unpaid {
  id: number;
}

const completedOrdersAreCharged = check<Unpaid>(
  'Each completed order of the test provider was charged',
  'orders',
  {
    query: sql(
      `select o.public_id as id from orders o
       where o.status = 'completed' and o.payment_method = 'test'
       and not exists (select 1 from test_charges c where c.key = ${key} and c.status = 'paid')
       order by o.public_id`,
    ),
    describe: ({ id }) => `order ${id}: completed, and never charged`,
  },
);

interface Late {
  id: number;
  status: string | null;
}

const latePaymentsAreOfFailedOrders = check<Late>(
  'A payment that goes back by itself is of an order that has failed',
  'late_payments',
  {
    query: sql(
      `select p.order_id as id, o.status
       from late_payments p left join orders o on o.public_id = p.order_id
       where o.status is null or o.status <> 'failed'
       order by p.order_id`,
    ),
    describe: ({ id, status }) =>
      `order ${id}: ${status ?? 'not there'}, and its payment goes back`,
  },
);

const paymentsHaveNames = check<Unpaid>(
  'Each order paid by Stripe says by which payment',
  'orders',
  {
    query: sql(
      `select public_id as id from orders
       where payment_method = 'stripe' and payment_reference is null
       and status not in ('pending', 'failed')
       order by public_id`,
    ),
    describe: ({ id }) => `order ${id}: paid by Stripe, and nobody knows by which payment`,
  },
);

export const chargeChecks = [
  chargesHaveOrders,
  chargesFitOrders,
  completedOrdersAreCharged,
  latePaymentsAreOfFailedOrders,
  paymentsHaveNames,
];
