import { CheckCircle, CrossCircle, Mail, PriceTag, ArrowLeft } from '@strapi/icons';
import type { ReactNode } from 'react';
import { attendeeStates } from '../../api/attendee/domain/status';
import { problemByHand } from '../../api/order/domain/by-hand';
import { confirmable, type OrderStatus } from '../../api/order/domain/status';
import type { BoxOfficePermission } from '../../panel/box-office/permissions';
import type { AttendeeDocument, OrderDocument } from '../shared/box-office';

/** Something that is done after one question. */
export interface Deed<Thing> {
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

const mayBecome = (to: OrderStatus) => (order: OrderDocument) =>
  order.orderStatus !== undefined && problemByHand(order.orderStatus, to) === null;

export const markAsPaid: Deed<OrderDocument> = {
  permission: 'payOrder',
  label: 'Mark as paid',
  icon: <PriceTag />,
  question: 'The money is there? The places are confirmed, and the buyer gets the confirmation.',
  success: 'The order is paid.',
  path: (documentId) => `orders/${documentId}/pay`,
  isFor: mayBecome('completed'),
};

export const cancelOrder: Deed<OrderDocument> = {
  permission: 'cancelOrder',
  label: 'Cancel order',
  icon: <CrossCircle />,
  isDanger: true,
  question:
    'All places of the order become free, for good. No money goes back: that takes a refund request, before the order is cancelled.',
  success: 'The order is cancelled.',
  path: (documentId) => `orders/${documentId}/cancel`,
  isFor: mayBecome('cancelled'),
};

export const confirmAgain: Deed<OrderDocument> = {
  permission: 'confirmOrder',
  label: 'Send mail again',
  icon: <Mail />,
  question: 'The buyer gets the mail with the places, the codes and the address of the order anew.',
  success: 'The confirmation is on its way.',
  path: (documentId) => `orders/${documentId}/confirm`,
  isFor: ({ orderStatus }) => orderStatus !== undefined && confirmable.includes(orderStatus),
};

export const checkIn: Deed<AttendeeDocument> = {
  permission: 'checkIn',
  label: 'Check in',
  icon: <CheckCircle />,
  question: 'The attendee is at the door, and the code is right?',
  success: 'The attendee is checked in.',
  path: (documentId) => `attendees/${documentId}/check-in`,
  isFor: ({ state }) => state !== undefined && attendeeStates.allows(state, 'checked_in'),
};

export const undoCheckIn: Deed<AttendeeDocument> = {
  permission: 'checkIn',
  label: 'Undo check-in',
  icon: <ArrowLeft />,
  question: 'The attendee counts as not yet there, and can be checked in again.',
  success: 'The check-in is undone.',
  path: (documentId) => `attendees/${documentId}/undo-check-in`,
  isFor: ({ state }) => state === 'checked_in',
};
