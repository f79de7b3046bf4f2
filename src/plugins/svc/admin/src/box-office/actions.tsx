import { CheckCircle, CrossCircle, Mail, PriceTag, ArrowLeft } from '@strapi/icons';
import type { ReactNode } from 'react';
import { attendeeStates } from '../../../server/src/contract/attendee-status';
import { manualTransitionProblem } from '../../../server/src/contract/manual-transitions';
import { confirmable, type OrderStatus } from '../../../server/src/contract/order-status';
import type { BoxOfficePermission } from '../../../server/src/contract/box-office-permissions';
import type { AttendeeDocument, OrderDocument } from '../shared/box-office';

/** Something that is done after one question. */
export interface BoxOfficeAction<Thing> {
  permission: BoxOfficePermission;
  label: string;
  icon: ReactNode;
  isDanger?: boolean;
  /** What it comes to. */
  question: string;
  success: string;
  /** Below /svc-admin. */
  path: (documentId: string) => string;
  /** Whether the thing is in a state for it; the tables of states are the server's own. */
  isFor: (thing: Thing) => boolean;
}

const canBecome = (to: OrderStatus) => (order: OrderDocument) =>
  order.orderStatus !== undefined && manualTransitionProblem(order.orderStatus, to) === null;

export const markAsPaid: BoxOfficeAction<OrderDocument> = {
  permission: 'payOrder',
  label: 'Mark as paid',
  icon: <PriceTag />,
  question:
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
  question:
    'All places of the order are released for good. Nothing is refunded: for that, use a refund request before you cancel the order.',
  success: 'The order is cancelled.',
  path: (documentId) => `orders/${documentId}/cancel`,
  isFor: canBecome('cancelled'),
};

export const resendConfirmation: BoxOfficeAction<OrderDocument> = {
  permission: 'confirmOrder',
  label: 'Send mail again',
  icon: <Mail />,
  question: 'The buyer gets the mail with the tickets, the codes and the link to the order again.',
  success: 'The confirmation is on its way.',
  path: (documentId) => `orders/${documentId}/confirm`,
  isFor: ({ orderStatus }) => orderStatus !== undefined && confirmable.includes(orderStatus),
};

export const checkIn: BoxOfficeAction<AttendeeDocument> = {
  permission: 'checkIn',
  label: 'Check in',
  icon: <CheckCircle />,
  question: 'Is the attendee at the door with the right code?',
  success: 'The attendee is checked in.',
  path: (documentId) => `attendees/${documentId}/check-in`,
  isFor: ({ state }) => state !== undefined && attendeeStates.allows(state, 'checked_in'),
};

export const undoCheckIn: BoxOfficeAction<AttendeeDocument> = {
  permission: 'checkIn',
  label: 'Undo check-in',
  icon: <ArrowLeft />,
  question: 'The attendee counts as not checked in, and can be checked in again.',
  success: 'The check-in is undone.',
  path: (documentId) => `attendees/${documentId}/undo-check-in`,
  isFor: ({ state }) => state === 'checked_in',
};
