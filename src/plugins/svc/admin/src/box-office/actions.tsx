import { ArrowLeft, Check, CheckCircle, CrossCircle, Mail, PriceTag, Trash } from '@strapi/icons';
import type { ReactNode } from 'react';
import { attendeeStates } from '../../../server/src/contract/attendee-status';
import { isMore, noMoney } from '../../../server/src/domain/money';
import { manualTransitionProblem } from '../../../server/src/contract/manual-transitions';
import { hasNoAddress } from '../../../server/src/contract/erased';
import { confirmable, type OrderStatus } from '../../../server/src/contract/order-status';
import type { BoxOfficePermission } from '../../../server/src/contract/box-office-permissions';
import type { AttendeeDocument, OrderDocument } from '../shared/box-office';
import type { Say, TextId } from '../shared/texts';
import { moneyText } from '../shared/money';
import { nameOfAttendee, nameOfOrder } from './named';

/** More that the same action can do; not ticked at first. */
export interface Choice {
  /** As the server knows it. */
  name: 'end_earlier_links' | 'force';
  label: TextId;
  hint: TextId;
}

/** Something that is done after one question. */
export interface BoxOfficeAction<Thing> {
  permission: BoxOfficePermission;
  label: TextId;
  icon: ReactNode;
  isDanger?: boolean;
  /** What it is done to. */
  named: (thing: Thing, say: Say) => string;
  /** What it comes to. */
  question: (say: Say, thing: Thing) => string;
  success: TextId;
  /** Below /svc-admin. */
  path: (documentId: string) => string;
  /** What may be ticked beside the question. */
  choice?: Choice;
  /** Money is handed over: through which till, is asked, too. */
  takesMoney?: boolean;
  /** Whether the thing is in a state for it; the tables of states are the server's own. */
  isFor: (thing: Thing) => boolean;
}

const canBecome = (to: OrderStatus) => (order: OrderDocument) =>
  order.orderStatus !== undefined && manualTransitionProblem(order.orderStatus, to) === null;

export const markAsPaid: BoxOfficeAction<OrderDocument> = {
  permission: 'payOrder',
  label: 'markAsPaid.action',
  icon: <PriceTag />,
  named: nameOfOrder,
  question: (say) => say('markAsPaid.question'),
  success: 'markAsPaid.done',
  path: (documentId) => `orders/${documentId}/pay`,
  takesMoney: true,
  isFor: canBecome('completed'),
};

export const cancelOrder: BoxOfficeAction<OrderDocument> = {
  permission: 'cancelOrder',
  label: 'cancelOrder.action',
  icon: <CrossCircle />,
  isDanger: true,
  named: nameOfOrder,
  question: (say) => say('cancelOrder.question'),
  success: 'cancelOrder.done',
  path: (documentId) => `orders/${documentId}/cancel`,
  isFor: canBecome('cancelled'),
};

export const resendConfirmation: BoxOfficeAction<OrderDocument> = {
  permission: 'confirmOrder',
  label: 'sendAgain.action',
  icon: <Mail />,
  named: nameOfOrder,
  question: (say) => say('sendAgain.question'),
  success: 'sendAgain.done',
  path: (documentId) => `orders/${documentId}/confirm`,
  choice: {
    name: 'end_earlier_links',
    label: 'sendAgain.endLinks',
    hint: 'sendAgain.endLinks.hint',
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
  label: 'eraseBuyer.action',
  icon: <Trash />,
  isDanger: true,
  named: nameOfOrder,
  question: (say) => say('eraseBuyer.question'),
  success: 'eraseBuyer.done',
  path: (documentId) => `orders/${documentId}/erase-buyer`,
  choice: {
    name: 'force',
    label: 'eraseBuyer.force',
    hint: 'eraseBuyer.force.hint',
  },
  isFor: hasBuyer,
};

export const checkIn: BoxOfficeAction<AttendeeDocument> = {
  permission: 'checkIn',
  label: 'checkIn.action',
  icon: <CheckCircle />,
  named: nameOfAttendee,
  question: (say) => say('checkIn.question'),
  success: 'checkIn.done',
  path: (documentId) => `attendees/${documentId}/check-in`,
  isFor: ({ state }) => state !== undefined && attendeeStates.allows(state, 'checked_in'),
};

export const undoCheckIn: BoxOfficeAction<AttendeeDocument> = {
  permission: 'checkIn',
  label: 'undoCheckIn.action',
  icon: <ArrowLeft />,
  named: nameOfAttendee,
  question: (say) => say('undoCheckIn.question'),
  success: 'undoCheckIn.done',
  path: (documentId) => `attendees/${documentId}/undo-check-in`,
  isFor: ({ state }) => state === 'checked_in',
};

export const confirmPlace: BoxOfficeAction<AttendeeDocument> = {
  permission: 'changePlace',
  label: 'confirmPlace.action',
  icon: <Check />,
  named: nameOfAttendee,
  question: (say) => say('confirmPlace.question'),
  success: 'confirmPlace.done',
  path: (documentId) => `attendees/${documentId}/confirm`,
  isFor: ({ state }) => state === 'pending',
};

function moneyKept(say: Say, { details }: AttendeeDocument): string[] {
  if (!details || !isMore(details.paid, noMoney)) return [];
  return [say('cancelPlace.keeps', { money: moneyText(details.paid, details.currency) })];
}

export const cancelPlace: BoxOfficeAction<AttendeeDocument> = {
  permission: 'changePlace',
  label: 'cancelPlace.action',
  icon: <CrossCircle />,
  isDanger: true,
  named: nameOfAttendee,
  question: (say, attendee) => [say('cancelPlace.question'), ...moneyKept(say, attendee)].join(' '),
  success: 'cancelPlace.done',
  path: (documentId) => `attendees/${documentId}/cancel`,
  isFor: ({ state }) => state !== undefined && attendeeStates.allows(state, 'cancelled'),
};
