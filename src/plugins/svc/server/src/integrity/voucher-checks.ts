import { columns, number, sql } from '../database/sql';
import { unitsText } from '../domain/money';
import { check } from './check';

/*
 * Vouchers beside the orders that they have lowered.
 */

const voucher = columns('svc_vouchers v', 'public_id as voucher, used as counter');
const counted = number('counted', sql`coalesce(c.places, 0)`);

const usedIsInOrders = check(
  'Each voucher is used for the lowered places of its orders that came to something',
  'svc_vouchers',
  {
    query: sql`
      select ${voucher}, ${counted} from svc_vouchers v
      left join (
        select o.voucher_id, sum(i.quantity) as places
        from svc_orders o join svc_order_items i on i.order_id = o.public_id
        where o.voucher_id is not null and o.status not in ('failed', 'cancelled')
          and i.full_price_minor > i.unit_price_minor
        group by o.voucher_id
      ) c on c.voucher_id = v.public_id
      where v.used <> coalesce(c.places, 0)
      order by v.public_id`,
    describe: ({ voucher: id, counter, counted: inOrders }) =>
      `voucher ${id}: used for ${counter}, ${inOrders} in orders`,
  },
);

const order = columns('svc_orders o', 'public_id as id, discount_minor as discount');
const sum = number('sum', sql`coalesce(l.discount, 0)`);

/** As a decimal: the product of two integers may be too large for one. */
const discountIsSumOfLines = check(
  'The discount of each order is what its lines are lowered by',
  'svc_orders',
  {
    query: sql`
      select ${order}, ${sum} from svc_orders o
      left join (
        select order_id,
          sum(quantity * cast(full_price_minor - unit_price_minor as decimal(20))) as discount
        from svc_order_items where full_price_minor is not null group by order_id
      ) l on l.order_id = o.public_id
      where o.discount_minor <> coalesce(l.discount, 0)
      order by o.public_id`,
    describe: ({ id, discount, sum: lines }) =>
      `order ${id}: discount ${unitsText(discount)}, lines ${lines} (minor units)`,
  },
);

export const voucherChecks = [usedIsInOrders, discountIsSumOfLines];
