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

/** An order that is pending may have been paid only while somebody is to ask what became of its payment. */
const chargesFitOrders = check<ChargedOrder>(
  'An order that was charged counts as paid, or will, with what was charged',
  'test_charges',
  {
    query: sql(
      `select o.public_id as id, o.status, o.total_minor as total, o.currency,
         c.amount_minor as amount, c.currency as charged
       from orders o join test_charges c on c.key = ${key}
       where c.status = 'paid' and (
         o.status = 'failed' or (o.status = 'pending' and o.settle_after is null)
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

export const chargeChecks = [chargesHaveOrders, chargesFitOrders, completedOrdersAreCharged];
