import type { Knex } from 'knex';
import type { OrderDeed } from '../../../contract/order-log';
import { minor, unitsOf } from '../../../domain/money';
import { logOrder } from '../../order/order-log';
import type { RefundRow } from '../queries/refund-requests';

type RefundDeed = Extract<OrderDeed, `refund_${string}`>;

/** Writes into the order's history what becomes of a refund of it. */
export function logRefund(
  trx: Knex.Transaction,
  { order_id: orderId, attendee_id: attendee, amount_minor: amount }: RefundRow,
  deed: RefundDeed,
): Promise<void> {
  const place = attendee > 0 && { attendee };
  // Who has decided it is in the history before it; the money may go back in a request of the buyer's.
  const isByItself = deed === 'refund_paid' || deed === 'refund_failed';
  const hand = isByItself && { hand: 'service' as const };
  return logOrder(trx, orderId, deed, { ...hand, ...place, amount: unitsOf(minor(amount)) });
}
