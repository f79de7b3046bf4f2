import { columns, leftJoined, number, type Sql, sql } from '../database/sql';
import { check } from './check';
import { unitsText } from '../domain/money';

/*
 * What was given back: requests beside the orders that they are about, and beside what the test provider did.
 */

function sumOf(which: Sql): Sql {
  return sql`(select order_id, sum(cast(amount_minor as decimal(20))) as total
    from svc_refund_requests where ${which} group by order_id)`;
}

const sum = number('sum', sql`coalesce(r.total, 0)`);
const refunded = columns('svc_orders o', 'public_id as id, refunded_minor as refunded');

const refundedIsSumOfRequests = check(
  'The refunded amount of each order is the sum of its approved and running requests',
  'svc_orders',
  {
    query: sql`
      select ${refunded}, ${sum} from svc_orders o
      left join ${sumOf(sql`status = 'approved' or settle_after is not null`)} r
        on r.order_id = o.public_id
      where o.refunded_minor <> coalesce(r.total, 0)
      order by o.public_id`,
    describe: ({ id, refunded: counted, sum: requested }) =>
      `order ${id}: refunded ${unitsText(counted)}, requests ${requested} (minor units)`,
  },
);

const money = columns(
  'svc_orders',
  'public_id as id, total_minor as total, refunded_minor as refunded',
);

const nothingIsRefundedTwice = check(
  'No order has refunded more than its total, or less than zero',
  'svc_orders',
  {
    query: sql`
      select ${money} from svc_orders
      where refunded_minor < 0 or refunded_minor > coalesce(total_minor, 0)
      order by public_id`,
    describe: ({ id, total, refunded: back }) =>
      `order ${id}: refunded ${unitsText(back)} of ${unitsText(total)} (minor units)`,
  },
);

const order = columns('svc_orders o', 'public_id as id, status, total_minor as total');

const statusSaysWhatIsRefunded = check(
  'The status of each order agrees with how much of it was refunded',
  'svc_orders',
  {
    query: sql`
      select ${order}, ${sum}
      from svc_orders o left join ${sumOf(sql`status = 'approved'`)} r on r.order_id = o.public_id
      where case
        when coalesce(r.total, 0) = 0 then o.status in ('refunded', 'partially_refunded')
        when r.total < o.total_minor then o.status <> 'partially_refunded'
        else o.status <> 'refunded'
      end
      order by o.public_id`,
    describe: ({ id, status, total, sum: back }) =>
      `order ${id}: ${status}, ${back} of ${unitsText(total)} given back (minor units)`,
  },
);

const decidedRequestsAreClosed = check(
  'A refund request is open until it is decided',
  'svc_refund_requests',
  {
    query: sql`
      select ${columns('svc_refund_requests', 'public_id as id, status')} from svc_refund_requests
      where (status = 'pending' and open_key is null)
      or (status <> 'pending' and (open_key is not null or settle_after is not null))
      order by public_id`,
    describe: ({ id, status }) =>
      `refund request ${id}: ${status}, and ${status === 'pending' ? 'not open' : 'still open'}`,
  },
);

/** As it is given to the provider: a refusal is followed by another key. */
const key = sql`case when r.attempt = 1 then concat('refund-', r.public_id)
  else concat('refund-', r.public_id, '-', r.attempt) end`;

const refund = columns('svc_test_refunds f', 'key as refund, amount_minor as amount');
const request = leftJoined(columns('svc_refund_requests r', 'amount_minor as asked, status'));

const refundsHaveRequests = check(
  'Each refund belongs to an approved or running request with the same amount, or to a late payment',
  'svc_test_refunds',
  {
    query: sql`
      select ${refund}, ${request}
      from svc_test_refunds f left join svc_refund_requests r on f.key = ${key}
      where f.status = 'refunded' and f.key not in (
        select case when p.attempt = 1 then concat('late-', p.order_id)
          else concat('late-', p.order_id, '-', p.attempt) end from svc_late_payments p
      ) and (
        r.status is null or r.status = 'rejected' or r.amount_minor <> f.amount_minor
        or (r.status = 'pending' and r.settle_after is null)
      )
      order by f.key`,
    describe: ({ refund: name, amount, asked, status }) =>
      status === null
        ? `refund ${name}: there is no such request`
        : `refund ${name}: ${status}, asked ${unitsText(asked)}, given back ${unitsText(amount)} (minor units)`,
  },
);

const approvedRequestsAreRefunded = check(
  'Each approved request was refunded by the test provider',
  'svc_refund_requests',
  {
    query: sql`
      select ${columns('svc_refund_requests r', 'public_id as id')}
      from svc_refund_requests r join svc_orders o on o.public_id = r.order_id
      where r.status = 'approved' and o.payment_method = 'test'
      and not exists (
        select 1 from svc_test_refunds f where f.key = ${key} and f.status = 'refunded'
      )
      order by r.public_id`,
    describe: ({ id }) => `refund request ${id}: approved, and never given back`,
  },
);

const charge = columns('svc_test_charges c', 'key as charge, refunded_minor as refunded');

const refundsFitCharges = check(
  'The refunded amount of each charge is the sum of its refunds and at most what was paid',
  'svc_test_charges',
  {
    query: sql`
      select ${charge}, ${number('sum', sql`coalesce(f.total, 0)`)}
      from svc_test_charges c left join (
        select charge_key, sum(cast(amount_minor as decimal(20))) as total
        from svc_test_refunds where status = 'refunded' group by charge_key
      ) f on f.charge_key = c.key
      where c.refunded_minor <> coalesce(f.total, 0) or c.refunded_minor > c.amount_minor
      order by c.key`,
    describe: ({ charge: name, refunded: counted, sum: back }) =>
      `charge ${name}: refunded ${unitsText(counted)}, refunds ${back} (minor units)`,
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
