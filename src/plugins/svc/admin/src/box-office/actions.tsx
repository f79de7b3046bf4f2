import { ArrowLeft, Check, CheckCircle, CrossCircle, Mail, PriceTag, Trash } from '@strapi/icons';
import type { ReactNode } from 'react';
import { attendeeStates } from '../../../server/src/contract/attendee-status';
import { formatMinor, isMore, noMoney } from '../../../server/src/domain/money';
import { manualTransitionProblem } from '../../../server/src/contract/manual-transitions';
import { hasNoAddress } from '../../../server/src/contract/erased';
import { confirmable, type OrderStatus } from '../../../server/src/contract/order-status';
import type { BoxOfficePermission } from '../../../server/src/contract/box-office-permissions';
import type { AttendeeDocument, OrderDocument } from '../shared/box-office';

/** More that the same action can do; not ticked at first. */
export interface Choice {
  /** As the server knows it. */
  name: 'end_earlier_links' | 'force';
  label: string;
  hint: string;
}

/** Something that is done after one question. */
export interface BoxOfficeAction<Thing> {
  permission: BoxOfficePermission;
  label: string;
  icon: ReactNode;
  isDanger?: boolean;
  /** What it comes to. */
  question: (thing: Thing) => string;
  success: string;
  /** Below /svc-admin. */
  path: (documentId: string) => string;
  /** What may be ticked beside the question. */
  choice?: Choice;
  /** Whether the thing is in a state for it; the tables of states are the server's own. */
  isFor: (thing: Thing) => boolean;
}

const canBecome = (to: OrderStatus) => (order: OrderDocument) =>
  order.orderStatus !== undefined && manualTransitionProblem(order.orderStatus, to) === null;

export const markAsPaid: BoxOfficeAction<OrderDocument> = {
  permission: 'payOrder',
  label: 'Mark as paid',
  icon: <PriceTag />,
  question: () =>
    'Has the money arrived? The attendees are confirmed, and the buyer gets the confirmation.',
  success: 'The order is paid.',
  path: (documentId) => `orders/${documentId}/pay`,
  isFor: canBecome('completed'),
};

export const cancelOrder: BoxOfficeAction<OrderDocument> = {
  permission: 'cancelOrder',
  label: 'Cancel order',
  icon: <CrossCircle />,
  isDanger: true,
  question: () =>
    'All places of the order are released for good. Nothing is refunded: to give money back, use Refund… instead.',
  success: 'The order is cancelled.',
  path: (documentId) => `orders/${documentId}/cancel`,
  isFor: canBecome('cancelled'),
};

export const resendConfirmation: BoxOfficeAction<OrderDocument> = {
  permission: 'confirmOrder',
  label: 'Send mail again',
  icon: <Mail />,
  question: () =>
    'The buyer gets the mail again, with the tickets, their codes and the link to the order.',
  success: 'The confirmation is on its way.',
  path: (documentId) => `orders/${documentId}/confirm`,
  choice: {
    name: 'end_earlier_links',
    label: 'End earlier links',
    hint: 'The mail has a new link, and those of all earlier mails open nothing any more. The codes of the tickets stay valid: to end those, cancel the order.',
  },
  isFor: ({ orderStatus, buyerEmail }) =>
    orderStatus !== undefined &&
    confirmable.includes(orderStatus) &&
    !hasNoAddress(buyerEmail ?? ''),
};

/** Whether it says whose it is, and the administrator may see that. */
export function hasBuyer({ buyerEmail }: OrderDocument): boolean {
  return Boolean(buyerEmail) && !hasNoAddress(buyerEmail!);
}

export const eraseBuyer: BoxOfficeAction<OrderDocument> = {
  permission: 'eraseBuyer',
  label: 'Erase buyer',
  icon: <Trash />,
  isDanger: true,
  question: () =>
    'The name and the address of this buyer are replaced in all their orders, and on places that others bought for them. What was written in their refund requests is removed. The links to their orders end, and no more mails go out. Amounts, counts and ids stay, and the codes of the tickets stay valid. This cannot be undone.',
  success: 'The buyer is erased.',
  path: (documentId) => `orders/${documentId}/erase-buyer`,
  choice: {
    name: 'force',
    label: 'Coming events, too',
    hint: 'Needed for a buyer with an order of an event that is not over yet.',
  },
  isFor: hasBuyer,
};

export const checkIn: BoxOfficeAction<AttendeeDocument> = {
  permission: 'checkIn',
  label: 'Check in',
  icon: <CheckCircle />,
  question: () => 'Is the attendee at the door with the right code?',
  success: 'The attendee is checked in.',
  path: (documentId) => `attendees/${documentId}/check-in`,
  isFor: ({ state }) => state !== undefined && attendeeStates.allows(state, 'checked_in'),
};

export const undoCheckIn: BoxOfficeAction<AttendeeDocument> = {
  permission: 'checkIn',
  label: 'Undo check-in',
  icon: <ArrowLeft />,
  question: () => 'The attendee counts as not checked in, and can be checked in again.',
  success: 'The check-in is undone.',
  path: (documentId) => `attendees/${documentId}/undo-check-in`,
  isFor: ({ state }) => state === 'checked_in',
};

export const confirmPlace: BoxOfficeAction<AttendeeDocument> = {
  permission: 'changePlace',
  label: 'Confirm place',
  icon: <Check />,
  question: () =>
    'The place is confirmed, and the attendee can be checked in. Whether their order is paid does not change.',
  success: 'The place is confirmed.',
  path: (documentId) => `attendees/${documentId}/confirm`,
  isFor: ({ state }) => state === 'pending',
};

function moneyKept({ details }: AttendeeDocument): string {
  if (!details || !isMore(details.paid, noMoney)) return '';
  const amount = `${formatMinor(details.paid)} ${details.currency}`;
  return ` ${amount} was paid for it, and none of it goes back: to give it back, use Refund… instead.`;
}

export const cancelPlace: BoxOfficeAction<AttendeeDocument> = {
  permission: 'changePlace',
  label: 'Cancel place',
  icon: <CrossCircle />,
  isDanger: true,
  question: (attendee) =>
    `The place goes to whoever comes next, and its code lets nobody in any more. This is final.${moneyKept(attendee)}`,
  success: 'The place is cancelled.',
  path: (documentId) => `attendees/${documentId}/cancel`,
  isFor: ({ state }) => state !== undefined && attendeeStates.allows(state, 'cancelled'),
};
