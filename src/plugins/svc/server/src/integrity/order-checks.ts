import { columns, leftJoined, number, sql } from '../database/sql';
import { check } from './check';
import { unitsText } from '../domain/money';

/*
 * Orders beside their lines, their attendees, and the carts and payments that they wait for.
 */

const order = columns('svc_orders o', 'public_id as id, total_minor as total');
const sum = number('sum', sql`coalesce(l.total, 0)`);

/** As a decimal: the product of two integers may be too large for one. */
const totalIsSumOfLines = check('The total of each order is the sum of its lines', 'svc_orders', {
  query: sql`
    select ${order}, ${sum} from svc_orders o
    left join (
      select order_id, sum(quantity * cast(unit_price_minor as decimal(20))) as total
      from svc_order_items group by order_id
    ) l on l.order_id = o.public_id
    where o.total_minor is null or o.total_minor <> coalesce(l.total, 0)
    order by o.public_id`,
  describe: ({ id, total, sum: lines }) =>
    `order ${id}: total ${unitsText(total)}, lines ${lines} (minor units)`,
});

const ofOrder = number('id', sql`p.order_id`);
const ofTicket = leftJoined(number('ticket', sql`p.ticket_id`));
const ordered = number('ordered', sql`sum(p.ordered)`);
const attending = number('attending', sql`sum(p.attending)`);

/**
 * Of an order that failed nobody attends, whatever its lines say: there are none, or the box office has cancelled them.
 * Of the others, those whom nobody has removed.
 */
const attendeesAreAsOrdered = check(
  'Each order has as many attendees as its lines, and none if it failed',
  'svc_orders',
  {
    query: sql`
      select ${ofOrder}, ${ofTicket}, ${ordered}, ${attending}
      from (
        select i.order_id, i.ticket_id, i.quantity - i.removed as ordered, 0 as attending
        from svc_order_items i join svc_orders o on o.public_id = i.order_id
        where o.status <> 'failed'
        union all
        select a.order_id, a.ticket_id, 0, 1
        from svc_attendees a left join svc_orders o on o.public_id = a.order_id
        where a.order_id is not null
          and (o.status is null or o.status <> 'failed' or a.status <> 'cancelled')
      ) p
      group by p.order_id, p.ticket_id
      having sum(p.ordered) <> sum(p.attending)
      order by p.order_id, p.ticket_id`,
    describe: ({ id, ticket, ordered: places, attending: attendees }) =>
      `order ${id}, ticket ${ticket ?? 'none'}: ${places} places ordered, ${attendees} attendees`,
  },
);

/** One that has failed may, when nobody could say what became of the payment. */
const onlyPendingOrdersAwaitPayment = check(
  'Only pending or failed orders wait for a payment to be settled',
  'svc_orders',
  {
    query: sql`
      select ${columns('svc_orders', 'public_id as id, status')} from svc_orders
      where settle_after is not null and status not in ('pending', 'failed')
      order by public_id`,
    describe: ({ id, status }) => `order ${id}: ${status}, but still to be settled`,
  },
);

const cart = columns('svc_carts c', 'id as cart, order_id as id');
const awaited = leftJoined(columns('svc_orders o', 'status'));

const cartsAwaitPendingOrders = check(
  'Each cart that is being paid belongs to a pending order',
  'svc_carts',
  {
    query: sql`
      select ${cart}, ${awaited}
      from svc_carts c left join svc_orders o on o.public_id = c.order_id
      where c.order_id is not null and (o.status is null or o.status <> 'pending')
      order by c.id`,
    describe: ({ cart: cartId, id, status }) =>
      `cart ${cartId}: waits for order ${id}, which is ${status ?? 'not there'}`,
  },
);

export const orderChecks = [
  totalIsSumOfLines,
  attendeesAreAsOrdered,
  onlyPendingOrdersAwaitPayment,
  cartsAwaitPendingOrders,
];
