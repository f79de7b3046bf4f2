import { columns, sql } from '../database/sql';
import { check, type Check } from './check';

/* What the counter has sold, beside the tills that keep the money. */

const sale = columns('svc_till_sales s', 'order_id, till_id');

const salesOfTills = check(
  'Each sale of a till is of an order that was sold there, and the till is kept',
  'svc_till_sales',
  {
    query: sql`
      select ${sale} from svc_till_sales s
      left join svc_orders o on o.public_id = s.order_id and o.payment_method in ('counter', 'free')
      left join svc_tills t on t.id = s.till_id
      where o.id is null or t.id is null order by s.order_id`,
    describe: ({ order_id: order, till_id: till }) =>
      `order ${order}: is in till ${till}, and one of them is not there or was not sold there`,
  },
);

const sold = columns('svc_orders o', 'public_id as id, status');

const tillsOfSales = check('Each order that was sold at the counter is in a till', 'svc_orders', {
  query: sql`
    select ${sold} from svc_orders o
    left join svc_till_sales s on s.order_id = o.public_id
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

export const tillChecks: Check[] = [salesOfTills, tillsOfSales, countedTills];
