import { sql } from '../sql';
import { check } from './check';

/*
 * Orders beside their lines, their attendees, and the carts and payments that they wait for.
 */

interface Total {
  id: number;
  total: number | string | null;
  sum: number | string;
}

/** As a decimal: the product of two integers may be too large for one. */
const totalIsSumOfLines = check<Total>(
  'The total of each order is the sum of its lines',
  'orders',
  {
    query: sql(
      `select o.public_id as id, o.total_minor as total, coalesce(l.total, 0) as sum
     from orders o
     left join (
       select order_id, sum(quantity * cast(unit_price_minor as decimal(20))) as total
       from order_items group by order_id
     ) l on l.order_id = o.public_id
     where o.total_minor is null or o.total_minor <> coalesce(l.total, 0)
     order by o.public_id`,
    ),
    describe: ({ id, total, sum }) =>
      `order ${id}: total ${total ?? 'unknown'}, lines ${sum} (minor units)`,
  },
);

interface Places {
  id: number;
  ticket: number | null;
  ordered: number | string;
  attending: number | string;
}

/** Of an order that failed nobody attends, whatever its lines say; of the others, those whom nobody has removed. */
const attendeesAreAsOrdered = check<Places>(
  'Each order has the attendees that its lines say, and none where it failed',
  'orders',
  {
    query: sql(
      `select p.order_id as id, p.ticket_id as ticket,
         sum(p.ordered) as ordered, sum(p.attending) as attending
       from (
         select i.order_id, i.ticket_id, i.quantity - i.removed as ordered, 0 as attending
         from order_items i join orders o on o.public_id = i.order_id
         where o.status <> 'failed'
         union all
         select order_id, ticket_id, 0, 1 from attendees where order_id is not null
       ) p
       group by p.order_id, p.ticket_id
       having sum(p.ordered) <> sum(p.attending)
       order by p.order_id, p.ticket_id`,
    ),
    describe: ({ id, ticket, ordered, attending }) =>
      `order ${id}, ticket ${ticket ?? 'none'}: ${ordered} places ordered, ${attending} attendees`,
  },
);

interface Waiting {
  id: number;
  status: string | null;
}

/** One that has failed may, when nobody could say what became of the payment. */
const onlyPendingOrdersAwaitPayment = check<Waiting>(
  'Only orders that are pending, or were given up, wait for a payment to be settled',
  'orders',
  {
    query: sql(
      `select public_id as id, status from orders
       where settle_after is not null and status not in ('pending', 'failed')
       order by public_id`,
    ),
    describe: ({ id, status }) => `order ${id}: ${status}, and still to be settled`,
  },
);

interface Paying extends Waiting {
  cart: number;
}

const cartsAwaitPendingOrders = check<Paying>(
  'A cart that is being paid belongs to a pending order',
  'carts',
  {
    query: sql(
      `select c.id as cart, c.order_id as id, o.status
       from carts c left join orders o on o.public_id = c.order_id
       where c.order_id is not null and (o.status is null or o.status <> 'pending')
       order by c.id`,
    ),
    describe: ({ cart, id, status }) =>
      `cart ${cart}: waits for order ${id}, which is ${status ?? 'not there'}`,
  },
);

export const orderChecks = [
  totalIsSumOfLines,
  attendeesAreAsOrdered,
  onlyPendingOrdersAwaitPayment,
  cartsAwaitPendingOrders,
];
