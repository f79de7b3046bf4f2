import type { Minor } from '../domain/money';
import type { AttendeeStatus } from './attendee-status';
import type { CounterMeans, TillMeans } from './counter';
import type { DoorRefusal, DoorVerdict } from './door';
import type { OrderDeed, OrderHand } from './order-log';

/*
 * What the panel shows of the things of the box office besides their attributes: names and titles where these have
 * numbers. The server adds it as `about` to what the Content Manager answers.
 */

/** When an event is by its own clock, as it stands today: the evenings of a series have one title. */
export interface EventTime {
  start: string;
  isAllDay: boolean;
}

export interface OrderLine {
  ticket: string;
  event: string;
  /** Null where the event is gone, as is when it is. */
  eventDocumentId: string | null;
  when: EventTime | null;
  quantity: number;
  unitPrice: Minor;
}

/** Somebody who came with an order. */
export interface OrderAttendee {
  documentId: string;
  fullName: string;
  ticket: string;
  /** The last figures of the code, which tells tickets of one name apart; empty for who may not read codes. */
  codeEnd: string;
  state: AttendeeStatus;
  /** As of {@link AttendeeDetails}. */
  paid: Minor;
}

/** One line of an order's history. */
export interface OrderMoment {
  /** Seconds since 1970. */
  at: number;
  deed: OrderDeed | 'placed' | 'refund_by_hand';
  hand: OrderHand;
  /** What colleagues call whoever did it. */
  by: string | null;
  /** Of a sale at the counter, and of money that was handed over. */
  means?: CounterMeans;
  /** Whose place it is about: the name of today, for those who may read attendees. */
  guest?: string;
  /** Which place of theirs. */
  codeEnd?: string;
  amount?: Minor;
  /** Why money was asked back, for those who may read that of refund requests. */
  reason?: string;
}

export interface OrderDetails {
  /** As on the day of the purchase. */
  lines: OrderLine[];
  /** Only of a single order, the latest first. */
  history?: OrderMoment[];
  /** Only of a single order, for those who may read attendees. */
  attendees?: OrderAttendee[];
}

/** What a door has read of somebody, and what came of it. */
export interface DoorMoment {
  /** Seconds since 1970. */
  at: number;
  /** Who stood at the door. */
  by: string;
  verdict: DoorVerdict;
  refusal: DoorRefusal | null;
  /** Whether they were let in before the service was asked; null where that is not known any more. */
  isInside: boolean | null;
  isUndone: boolean;
}

export interface AttendeeDetails {
  /** Today's titles, or those of the day of the purchase where event or ticket are gone. */
  event: string;
  /** Null where the event is gone, or has no date yet. */
  when: EventTime | null;
  ticket: string;
  /** What an order paid for the place, in its currency; nothing where none did, or all of it went back. */
  paid: Minor;
  currency: string;
  /** Since when they are inside, in seconds since 1970, and who let them in; null for who is not, or where it is not known. */
  inside: { at: number; by: string | null } | null;
  /** Who had the ticket, and since when it is somebody else's, in seconds since 1970; null where it was not handed on. */
  handedOn: { at: number; from: string } | null;
  /** Only of a single attendee, the latest first. */
  doors?: DoorMoment[];
}

/** What the box office can refund, of an order or of one place. Amounts are of the order's currency. */
export interface RefundOffer {
  /** What can still go back. */
  left: Minor;
  /** What of the order counts as refunded. */
  refunded: Minor;
  currency: string;
  /** Whether a person hands the money over: the service writes it down only. */
  isByHand: boolean;
  /** How it was handed over when it was paid; null where it was not, or nobody knows. */
  paidBy: TillMeans | null;
  /** Whether a voucher has lowered the order. */
  hasVoucher: boolean;
  /** Whether a request for it, or for a part of it, waits to be decided: none can be made beside that. */
  isAskedFor: boolean;
  /** Whether the buyer has left an address, and is told. */
  isMailed: boolean;
  /** Whose places can be refunded one by one, for those who may read attendees. */
  places: RefundablePlace[];
}

export interface RefundablePlace {
  documentId: string;
  fullName: string;
  ticket: string;
  /** As of {@link OrderAttendee}. */
  codeEnd: string;
  /** What can still go back for it. */
  left: Minor;
  /** As of {@link RefundOffer}. */
  isAskedFor: boolean;
}

export interface RefundDetails {
  /** As on the day of the purchase. */
  events: string[];
  orderDocumentId: string;
  orderNumber: number;
  /** Whether a person hands the money over: the service writes it down only. */
  isByHand: boolean;
  /** As of {@link RefundOffer}. */
  paidBy: TillMeans | null;
  /** Whose place it is about, for those who may read attendees; null for a whole order. */
  attendee: Omit<OrderAttendee, 'state' | 'paid'> | null;
}

/** An event that a list may be narrowed to. */
export interface EventChoice {
  id: number;
  title: string;
  /** What a clock at the event shows; empty for a draft without a date. */
  start: string;
}
