import type { Knex } from 'knex';
import { columns, leftJoined, select, type Selected, sql } from '../../../database/sql';

const request = columns(
  'svc_refund_requests r',
  'public_id, attendee_id, amount_minor, currency, status, requested_at, decided_at, settle_after',
  'returned',
);
/** Null of the whole order. */
const guest = leftJoined(columns('svc_attendees a', 'full_name'));
const refundOfOrder = sql`${request}, ${guest}`;

/** A refund of an order, as its buyer is told of it. */
export type RefundOfOrder = Selected<typeof refundOfOrder>;

/** The refunds of an order, in order of their ids. */
export function findRefundsOfOrder(db: Knex, orderId: number): Promise<RefundOfOrder[]> {
  return select(
    db,
    sql`select ${refundOfOrder} from svc_refund_requests r
      left join svc_attendees a on a.public_id = r.attendee_id and r.attendee_id > 0
      where r.order_id = ${orderId} order by r.public_id`,
  );
}
