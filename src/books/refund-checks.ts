import { sql } from '../sql';
import { check } from './check';

/*
 * What was given back: requests beside the orders that they are about, and beside what the test provider did.
 */

const sumOf = (which: string) =>
  `(select order_id, sum(cast(amount_minor as decimal(20))) as total
    from refund_requests where ${which} group by order_id)`;

interface Refunded {
  id: number;
  status: string;
  total: number | string | null;
  refunded: number | string;
  sum: number | string;
}

const refundedIsSumOfRequests = check<Refunded>(
  'What counts as refunded of each order is the sum of its requests that are approved or on their way',
  'orders',
  {
    query: sql(
      `select o.public_id as id, o.refunded_minor as refunded, coalesce(r.total, 0) as sum
       from orders o
       left join ${sumOf(`status = 'approved' or settle_after is not null`)} r
         on r.order_id = o.public_id
       where o.refunded_minor <> coalesce(r.total, 0)
       order by o.public_id`,
    ),
    describe: ({ id, refunded, sum }) =>
      `order ${id}: refunded ${refunded}, requests ${sum} (minor units)`,
  },
);

const nothingIsRefundedTwice = check<Refunded>(
  'Of no order more is refunded than it cost, or less than nothing',
  'orders',
  {
    query: sql(
      `select public_id as id, total_minor as total, refunded_minor as refunded from orders
       where refunded_minor < 0 or refunded_minor > coalesce(total_minor, 0)
       order by public_id`,
    ),
    describe: ({ id, total, refunded }) =>
      `order ${id}: refunded ${refunded} of ${total ?? 'unknown'} (minor units)`,
  },
);

const statusSaysWhatIsRefunded = check<Refunded>(
  'The status of each order says whether nothing, some or all of it was given back',
  'orders',
  {
    query: sql(
      `select o.public_id as id, o.status, o.total_minor as total, coalesce(r.total, 0) as sum
       from orders o left join ${sumOf(`status = 'approved'`)} r on r.order_id = o.public_id
       where case
         when coalesce(r.total, 0) = 0 then o.status in ('refunded', 'partially_refunded')
         when r.total < o.total_minor then o.status <> 'partially_refunded'
         else o.status <> 'refunded'
       end
       order by o.public_id`,
    ),
    describe: ({ id, status, total, sum }) =>
      `order ${id}: ${status}, ${sum} of ${total ?? 'unknown'} given back (minor units)`,
  },
);

interface Request {
  id: number;
  status: string;
}

const decidedRequestsAreClosed = check<Request>(
  'A refund request is open, and may be on its way, until it is decided',
  'refund_requests',
  {
    query: sql(
      `select public_id as id, status from refund_requests
       where (status = 'pending' and open_key is null)
       or (status <> 'pending' and (open_key is not null or settle_after is not null))
       order by public_id`,
    ),
    describe: ({ id, status }) =>
      `refund request ${id}: ${status}, and ${status === 'pending' ? 'not open' : 'still open'}`,
  },
);

/** As it is given to the provider: a refusal is followed by another key. */
const key = `case when r.attempt = 1 then concat('refund-', r.public_id)
  else concat('refund-', r.public_id, '-', r.attempt) end`;

interface Refund {
  refund: string;
  amount: number | string;
  asked: number | string | null;
  status: string | null;
}

const refundsHaveRequests = check<Refund>(
  'Each refund is of a request that is approved, or will be, with what was asked for, or of a late payment',
  'test_refunds',
  {
    query: sql(
      `select f.key as refund, f.amount_minor as amount, r.amount_minor as asked, r.status
       from test_refunds f left join refund_requests r on f.key = ${key}
       where f.status = 'refunded' and f.key not in (
         select case when p.attempt = 1 then concat('late-', p.order_id)
           else concat('late-', p.order_id, '-', p.attempt) end from late_payments p
       ) and (
         r.status is null or r.status = 'rejected' or r.amount_minor <> f.amount_minor
         or (r.status = 'pending' and r.settle_after is null)
       )
       order by f.key`,
    ),
    describe: ({ refund, amount, asked, status }) =>
      status === null
        ? `refund ${refund}: there is no such request`
        : `refund ${refund}: ${status}, asked ${asked}, given back ${amount} (minor units)`,
  },
);

const approvedRequestsAreRefunded = check<{ id: number }>(
  'The test provider has given back what was approved',
  'refund_requests',
  {
    query: sql(
      `select r.public_id as id from refund_requests r join orders o on o.public_id = r.order_id
       where r.status = 'approved' and o.payment_method = 'test'
       and not exists (
         select 1 from test_refunds f where f.key = ${key} and f.status = 'refunded'
       )
       order by r.public_id`,
    ),
    describe: ({ id }) => `refund request ${id}: approved, and never given back`,
  },
);

interface Charge {
  charge: string;
  refunded: number | string;
  sum: number | string;
}

const refundsFitCharges = check<Charge>(
  'What each charge gave back is the sum of its refunds, and not more than was paid',
  'test_charges',
  {
    query: sql(
      `select c.key as charge, c.refunded_minor as refunded, coalesce(f.total, 0) as sum
       from test_charges c left join (
         select charge_key, sum(cast(amount_minor as decimal(20))) as total
         from test_refunds where status = 'refunded' group by charge_key
       ) f on f.charge_key = c.key
       where c.refunded_minor <> coalesce(f.total, 0) or c.refunded_minor > c.amount_minor
       order by c.key`,
    ),
    describe: ({ charge, refunded, sum }) =>
      `charge ${charge}: refunded ${refunded}, refunds ${sum} (minor units)`,
  },
);

export const refundChecks = [
  refundedIsSumOfRequests,
  nothingIsRefundedTwice,
  statusSaysWhatIsRefunded,
  decidedRequestsAreClosed,
  refundsHaveRequests,
  approvedRequestsAreRefunded,
  refundsFitCharges,
];
