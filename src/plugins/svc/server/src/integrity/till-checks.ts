import { columns, leftJoined, number, sql } from '../database/sql';
import { unitsText } from '../domain/money';
import { hasMoved } from '../resources/till/queries/tills';
import { check, type Check } from './check';

/* What was handed over at the counter and beside it, next to the tills that keep the money. */

const sale = columns('svc_till_sales s', 'order_id, till_id');

const salesOfTills = check(
  'Each sale of a till is of an order that was sold there, and the till is kept',
  'svc_till_sales',
  {
    query: sql`
      select ${sale} from svc_till_sales s
      left join svc_orders o on o.public_id = s.order_id and o.payment_method in ('counter', 'free')
      left join svc_tills t on t.id = s.till_id
      where s.kind = 'sale' and (o.id is null or t.id is null) order by s.order_id`,
    describe: ({ order_id: order, till_id: till }) =>
      `order ${order}: is in till ${till}, and one of them is not there or was not sold there`,
  },
);

const sold = columns('svc_orders o', 'public_id as id, status');

const tillsOfSales = check('Each order that was sold at the counter is in a till', 'svc_orders', {
  query: sql`
    select ${sold} from svc_orders o
    left join svc_till_sales s on s.order_id = o.public_id and s.kind = 'sale'
    where o.payment_method = 'counter' and s.id is null order by o.public_id`,
  describe: ({ id, status }) =>
    `order ${id}: was sold at the counter (${status}), and is in no till`,
});

const till = columns('svc_tills t', 'id, open_key, closed_at, expected_minor, counted_minor');

const countedTills = check(
  'A till is open for who keeps it, or closed with what was counted and what should have been in it',
  'svc_tills',
  {
    query: sql`
      select ${till} from svc_tills t
      where not (open_key is not null and closed_at is null and counted_minor is null
          and expected_minor is null)
        and not (open_key is null and closed_at is not null and counted_minor is not null
          and expected_minor is not null)
      order by t.id`,
    describe: ({ id, open_key: key, closed_at: closed, counted_minor: counted }) =>
      `till ${id}: is ${key === null ? 'not ' : ''}open, ${closed === null ? 'never' : 'once'} closed, ` +
      `with ${counted === null ? 'nothing' : String(counted)} counted`,
  },
);

const closed = columns('svc_tills t', 'id, opening_minor as opening, expected_minor as expected');
const moved = number('moved', sql`coalesce(m.total, 0)`);
const whole = sql`cast(coalesce(s.amount_minor, o.total_minor) as decimal(20))`;

/** Tills that are older than the amounts of movements have counted otherwise. */
const closedSums = check(
  'What should have been in a closed till is what it was opened with and what its movements in cash come to',
  'svc_tills',
  {
    query: sql`
      select ${closed}, ${moved} from svc_tills t left join (
        select s.till_id as till,
          sum(case when s.means = 'cash' and ${hasMoved} then ${whole} else 0 end) as total,
          sum(case when s.amount_minor is null then 1 else 0 end) as unknown_sums
        from svc_till_sales s join svc_orders o on o.public_id = s.order_id group by s.till_id
      ) m on m.till = t.id
      where t.expected_minor is not null and coalesce(m.unknown_sums, 0) = 0
        and t.expected_minor <> t.opening_minor + coalesce(m.total, 0)
      order by t.id`,
    describe: ({ id, opening, expected, moved: sum }) =>
      `till ${id}: opened with ${unitsText(opening)} and closed at ${unitsText(expected)}, ` +
      `movements ${sum} (minor units)`,
  },
);

const takenIn = columns('svc_till_sales s', 'order_id, amount_minor as amount');
const paid = leftJoined(columns('svc_orders o', 'status, total_minor as total'));

const payments = check(
  'Each payment in a till is the total of an order that is paid',
  'svc_till_sales',
  {
    query: sql`
      select ${takenIn}, ${paid} from svc_till_sales s
      left join svc_orders o on o.public_id = s.order_id
      where s.kind = 'payment' and (o.id is null or o.status in ('pending', 'failed')
        or s.amount_minor <> o.total_minor)
      order by s.order_id`,
    describe: ({ order_id: order, amount, status, total }) =>
      `order ${order}: ${status ?? 'not there'}, ${unitsText(total)}, and ${unitsText(amount)} of it in a till (minor units)`,
  },
);

const paidOut = columns('svc_till_sales s', 'refund_id as refund, till_id as till');

const refundsOfTills = check(
  'Each refund in a till was approved, and took its amount out of that till',
  'svc_till_sales',
  {
    query: sql`
      select ${paidOut} from svc_till_sales s
      left join svc_refund_requests r on r.public_id = s.refund_id and r.order_id = s.order_id
        and r.till_id = s.till_id and r.till_means = s.means and r.status = 'approved'
        and r.amount_minor + s.amount_minor = 0
      where s.kind = 'refund' and r.id is null order by s.refund_id`,
    describe: ({ refund, till: id }) =>
      `refund request ${refund}: went out of till ${id}, and was not approved so`,
  },
);

const settled = columns('svc_refund_requests r', 'public_id as refund, till_id as till');

const tillsOfRefunds = check(
  'Each approved refund that a till was held for went out of it',
  'svc_refund_requests',
  {
    query: sql`
      select ${settled} from svc_refund_requests r
      left join svc_till_sales s on s.refund_id = r.public_id and s.kind = 'refund'
      where r.till_id is not null and r.status = 'approved' and s.id is null
      order by r.public_id`,
    describe: ({ refund, till: id }) =>
      `refund request ${refund}: is approved, and went out of no till, though ${String(id)} was held for it`,
  },
);

export const tillChecks: Check[] = [
  salesOfTills,
  tillsOfSales,
  countedTills,
  closedSums,
  payments,
  refundsOfTills,
  tillsOfRefunds,
];
