import type { Knex } from 'knex';
import { select, sql } from '../../../sql';
import type { AttendeeStatus } from '../../attendee/domain/status';
import type { OrderStatus } from '../../order/domain/status';

/*
 * What a refund request is about: an order, its places, and what is asked back of it already.
 */

/** PostgreSQL's `bigint` comes as text. */
export interface OrderToRefund {
  /** The row's own id, for the panel's relation. */
  id: number;
  public_id: number;
  status: OrderStatus;
  /** Minor units. */
  total_minor: number | string;
  refunded_minor: number | string;
  currency: string;
  buyer_name: string;
  buyer_email: string;
  user_id: number | null;
  /** Seconds since 1970. */
  placed_at: number | string;
}

export interface PlaceRow {
  public_id: number;
  status: AttendeeStatus;
  event_id: number | null;
  price_minor: number | null;
  /** When the event ends, in seconds since 1970; null where it is gone. */
  end_utc: number | string | null;
}

/** A request that nobody has decided. */
export interface OpenRequest {
  attendee_id: number;
  amount_minor: number | string;
  /** Null unless the money is on its way back: then the order counts it as refunded. */
  settle_after: number | string | null;
}

export async function selectOrderToRefund(
  db: Knex,
  id: number,
): Promise<OrderToRefund | undefined> {
  const query =
    'select id, public_id, status, total_minor, refunded_minor, currency, buyer_name, buyer_email, ' +
    'user_id, placed_at from orders where public_id = ?';
  return (await select<OrderToRefund>(db, sql(query, id)))[0];
}

export function selectPlaces(db: Knex, orderId: number): Promise<PlaceRow[]> {
  const query =
    'select a.public_id, a.status, a.event_id, a.price_minor, l.end_utc from attendees a ' +
    'left join event_listings l on l.public_id = a.event_id ' +
    'where a.order_id = ? order by a.public_id';
  return select(db, sql(query, orderId));
}

export function selectOpenRequests(db: Knex, orderId: number): Promise<OpenRequest[]> {
  const query =
    'select attendee_id, amount_minor, settle_after from refund_requests ' +
    "where order_id = ? and status = 'pending'";
  return select(db, sql(query, orderId));
}
