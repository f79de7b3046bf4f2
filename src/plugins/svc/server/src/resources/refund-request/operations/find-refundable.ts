import { isMore, type Minor, minor, noMoney } from '../../../domain/money';
import { hasNoAddress } from '../../../contract/erased';
import { attendeeStates } from '../../../contract/attendee-status';
import { isRefundedByHand } from '../../../payments/providers';
import type { TillMeans } from '../../../contract/counter';
import { database } from '../../../host/strapi';
import { findPaidWith } from '../../till/queries/tills';
import { findOpenRefundRow } from '../queries/refund-requests';
import {
  findAttendeesOfOrder,
  findPendingRequests,
  findRefundableOrder,
} from '../queries/refund-subject';
import { openKeyOf, orderIdOf, type RefundTarget, remainingAmount } from './request-refund';

/** What the box office can refund. */
export interface Refundable {
  /** What can still go back: of the order, or of the one place. */
  left: Minor;
  /** What of the order counts as refunded. */
  refunded: Minor;
  currency: string;
  /** Whether a person hands the money over. */
  isByHand: boolean;
  /** How it was handed over when it was paid; null where it was not, or nobody knows. */
  paidBy: TillMeans | null;
  /** Whether a voucher has lowered it, which stays used for what is refunded. */
  hasVoucher: boolean;
  /** Whether the buyer has left an address, and is told. */
  isMailed: boolean;
  /** Who can be refunded one by one, and how much. */
  places: { documentId: string; left: Minor }[];
}

/** What can go back of an order, or of one place; a request that waits is the first to be decided. Null: no order. */
export async function findRefundable(target: RefundTarget): Promise<Refundable | null> {
  const db = database();
  const orderId = await orderIdOf(db, target);
  const order = orderId ? await findRefundableOrder(db, orderId) : undefined;
  if (!order) return null;
  const pendingRequests = await findPendingRequests(db, order.public_id);
  const all = await findAttendeesOfOrder(db, order.public_id);
  const { attendeeId } = target;
  const attendees = attendeeId ? all.filter((one) => one.public_id === attendeeId) : all;
  const places = attendees
    .filter(({ status }) => attendeeStates.allows(status, 'refunded'))
    .map((one) => ({
      documentId: one.document_id,
      left: remainingAmount(
        { order, attendees: [one], pendingRequests },
        { attendeeId: one.public_id },
      ),
    }))
    .filter(({ left }) => isMore(left, noMoney));
  const waiting = await findOpenRefundRow(db, openKeyOf(target));
  return {
    left: waiting
      ? minor(waiting.amount_minor)
      : remainingAmount({ order, attendees, pendingRequests }, target),
    refunded: minor(order.refunded_minor),
    currency: order.currency,
    isByHand: isRefundedByHand(order.payment_method),
    paidBy: await findPaidWith(db, order.public_id),
    isMailed: !hasNoAddress(order.buyer_email),
    hasVoucher: isMore(minor(order.discount_minor), noMoney),
    places,
  };
}
