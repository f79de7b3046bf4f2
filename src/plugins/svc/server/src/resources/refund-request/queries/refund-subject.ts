import type { Knex } from 'knex';
import { columns, leftJoined, number, select, type Selected, sql } from '../../../database/sql';
import { minor, type Minor } from '../../../domain/money';

/*
 * What a refund request is about: an order, its places, and what is asked back of it already.
 */

/** With the row's own id, for the panel's relation. */
const order = columns(
  'svc_orders',
  'id, public_id, status, total_minor, refunded_minor, currency, buyer_name, buyer_email, user_id, placed_at',
  'payment_method, access_digest, discount_minor',
);

export type RefundableOrder = Selected<typeof order>;

const attendee = columns(
  'svc_attendees a',
  'document_id, public_id, status, event_id, price_minor',
);
/** When the event ends; null where it is gone. */
const event = leftJoined(columns('svc_event_listings l', 'end_utc'));
const selectAttendees = sql`
  select ${attendee}, ${event}
  from svc_attendees a left join svc_event_listings l on l.public_id = a.event_id`;

export type RefundableAttendee = Selected<typeof selectAttendees>;

/** A request that has a `settle_after` is on its way back: the order counts it as refunded. */
const request = columns('svc_refund_requests', 'attendee_id, amount_minor, settle_after');

/** A request that nobody has decided. */
export type PendingRequest = Selected<typeof request>;

export async function findRefundableOrder(
  db: Knex,
  id: number,
): Promise<RefundableOrder | undefined> {
  const [found] = await select(db, sql`select ${order} from svc_orders where public_id = ${id}`);
  return found;
}

const publicId = columns('svc_orders', 'public_id');

/** The order whose access token has this digest. */
export async function findOrderIdByDigest(db: Knex, digest: string): Promise<number | undefined> {
  const [found] = await select(
    db,
    sql`select ${publicId} from svc_orders where access_digest = ${digest}`,
  );
  return found?.public_id;
}

export function findAttendeesOfOrder(db: Knex, orderId: number): Promise<RefundableAttendee[]> {
  return select(db, sql`${selectAttendees} where a.order_id = ${orderId} order by a.public_id`);
}

export function findPendingRequests(db: Knex, orderId: number): Promise<PendingRequest[]> {
  return select(
    db,
    sql`select ${request} from svc_refund_requests
      where order_id = ${orderId} and status = 'pending'`,
  );
}

const sum = number('sum', sql`coalesce(sum(amount_minor), 0)`);

/** What was given back of an order, without what is still on its way. */
export async function sumApproved(db: Knex, orderId: number): Promise<Minor> {
  const [row] = await select(
    db,
    sql`select ${sum} from svc_refund_requests where order_id = ${orderId} and status = 'approved'`,
  );
  return minor(row!.sum);
}
