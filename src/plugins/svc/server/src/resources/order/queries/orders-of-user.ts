import type { Knex } from 'knex';
import type { Page, PageResult } from '../../../domain/page';
import { selectPage } from '../../../database/select-page';
import { columns, join, select, type Selected, sql } from '../../../database/sql';
import { findOrderItems, type OrderItemRow } from './orders';
import { findTicketsOfOrders, type PurchasedTicketRow } from './purchased-tickets';

const order = columns(
  'svc_orders o',
  'public_id, status, total_minor, voucher_code, discount_minor, currency, buyer_name, buyer_email, language, payment_method, user_id, placed_at',
  'access_seed, link_seed, access_digest',
);

/** An order with what its link is made of. */
export type OwnOrderRow = Selected<typeof order>;

const refund = columns(
  'svc_refund_requests',
  'public_id, order_id, amount_minor, status, requested_at',
);

/** What became of the wish for money back. */
export type RefundStandingRow = Selected<typeof refund>;

/** The refund requests of some orders, in order of their ids. */
export async function findRefundStandings(
  db: Knex,
  orderIds: number[],
): Promise<RefundStandingRow[]> {
  if (orderIds.length === 0) return [];
  return select(
    db,
    sql`select ${refund} from svc_refund_requests
      where order_id in (${join(orderIds)}) order by public_id`,
  );
}

export interface OwnOrder {
  order: OwnOrderRow;
  items: OrderItemRow[];
  tickets: PurchasedTicketRow[];
  refunds: RefundStandingRow[];
}

/** One page of the orders that a user placed, newest first: a fixed number of statements. */
export async function listOrdersOfUser(
  db: Knex,
  userId: number,
  page: Page,
): Promise<PageResult<OwnOrder>> {
  const list = {
    columns: order,
    from: sql`from svc_orders o`,
    where: sql`where o.user_id = ${userId}`,
    order: sql`order by o.placed_at desc, o.public_id desc`,
  };
  const { items: orders, total } = await selectPage(db, list, page);
  const ids = orders.map(({ public_id: id }) => id);
  const items = await findOrderItems(db, ids);
  const tickets = await findTicketsOfOrders(db, ids);
  const refunds = await findRefundStandings(db, ids);
  const own = orders.map((one) => {
    const isIts = (row: { order_id: number | null }) => row.order_id === one.public_id;
    return {
      order: one,
      items: items.filter(isIts),
      tickets: tickets.filter(isIts),
      refunds: refunds.filter(isIts),
    };
  });
  return { items: own, total };
}
