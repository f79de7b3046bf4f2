import { isErased } from '../../../server/src/contract/erased';
import type { RefundDetails } from '../../../server/src/contract/box-office-details';
import { minor } from '../../../server/src/domain/money';
import {
  type AttendeeDocument,
  attendeeUid,
  type OrderDocument,
  orderUid,
  type RefundDocument,
} from '../shared/box-office';
import { type DocumentContext, documentOf } from '../shared/content-manager';
import { moneyText } from '../shared/money';
import { placeOf } from '../shared/place-of';
import type { Say } from '../shared/texts';

/* What a question is about, as somebody tells it from the others. An administrator may be kept from any of it. */

/** Which order, of whom, and what it comes to. */
export function nameOfOrder(order: OrderDocument, say: Say): string {
  const { publicId, buyerName, buyerEmail, totalMinor, currency } = order;
  return [
    publicId !== undefined && say('orderPanel.named', { number: String(publicId) }),
    !isErased(buyerEmail ?? '') && buyerName,
    totalMinor !== undefined && moneyText(minor(totalMinor), currency),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Which order, and whether all of it. */
export function orderOfRequest({ orderNumber, attendee }: RefundDetails, say: Say): string {
  const number = String(orderNumber);
  return say(attendee ? 'orderPanel.named' : 'refundPanel.wholeOrder', { number });
}

/** Which order, and of which place. */
export function nameOfRequest({ details }: RefundDocument, say: Say): string {
  if (!details) return '';
  const { attendee } = details;
  return [orderOfRequest(details, say), attendee && placeOf(attendee)].filter(Boolean).join(' · ');
}

/** Whose place, and which of theirs. */
export function nameOfAttendee(attendee: AttendeeDocument): string {
  const { fullName = '', codeEnd = '', details } = attendee;
  const ticket = details?.ticket;
  return ticket && fullName ? placeOf({ fullName, ticket, codeEnd }) : fullName;
}

export function nameIn(say: Say, context: DocumentContext): string {
  const order = documentOf<OrderDocument>(context, orderUid);
  if (order) return nameOfOrder(order, say);
  const attendee = documentOf<AttendeeDocument>(context, attendeeUid);
  return attendee ? nameOfAttendee(attendee) : '';
}
