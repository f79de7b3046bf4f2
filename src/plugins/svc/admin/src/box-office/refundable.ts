import { attendeeStates } from '../../../server/src/contract/attendee-status';
import { refundableStatuses } from '../../../server/src/contract/order-status';
import { isMore, minor, noMoney } from '../../../server/src/domain/money';
import {
  type AttendeeDocument,
  attendeeUid,
  type OrderDocument,
  orderUid,
} from '../shared/box-office';
import { type DocumentContext, documentOf } from '../shared/content-manager';
import type { RefundSubject } from '../shared/svc-api';

/* Whether money may go back for a thing, as far as the panel knows; the server knows how much. */

export function refundOfOrder(order: OrderDocument): RefundSubject | undefined {
  const { orderStatus, totalMinor, refundedMinor, documentId } = order;
  if (!orderStatus || !refundableStatuses.includes(orderStatus)) return undefined;
  // An administrator may be kept from the sums.
  const isKnown = totalMinor !== undefined && refundedMinor !== undefined;
  if (isKnown && !isMore(minor(totalMinor), minor(refundedMinor))) return undefined;
  return { type: 'orders', documentId };
}

export function refundOfAttendee(attendee: AttendeeDocument): RefundSubject | undefined {
  const { state, details, documentId } = attendee;
  const isPaid = details !== undefined && isMore(details.paid, noMoney);
  if (!state || !isPaid || !attendeeStates.allows(state, 'refunded')) return undefined;
  return { type: 'attendees', documentId };
}

export function refundOf(context: DocumentContext): RefundSubject | undefined {
  const order = documentOf<OrderDocument>(context, orderUid);
  if (order) return refundOfOrder(order);
  const attendee = documentOf<AttendeeDocument>(context, attendeeUid);
  return attendee && refundOfAttendee(attendee);
}
