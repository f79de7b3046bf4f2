import type { AttendeeStatus } from '../contract/attendee-status';

/** An attendee whose status has changed. Ids are public ones. */
export interface StatusChange {
  attendeeId: number;
  from: AttendeeStatus;
  to: AttendeeStatus;
}

/** What is kept of each kind of entry: ids and statuses, no names and addresses. */
export interface Payloads {
  /** An order that is paid, or is to be paid offline, with its attendees. */
  'order placed': { orderId: number; status: 'completed' | 'pending'; attendeeIds: number[] };
  /** An order that waited is paid; these attendees waited with it. */
  'order completed': { orderId: number; changes: StatusChange[] };
  'attendee created': { attendeeId: number; status: AttendeeStatus };
  'attendees changed': { changes: StatusChange[] };
  /** Of an order that somebody has paid for. */
  'confirmation mail': { orderId: number; status: 'completed' };
  /** Of one that costs nothing, or is still to be paid. */
  'unpaid confirmation mail': { orderId: number; status: 'completed' | 'pending' };
  /** An order that was not paid in time. */
  'cancellation mail': { orderId: number };
  /** About an account; the row of its link. */
  'account mail': { token: string };
  /** A ticket is somebody else's: to who has it now, to who had it, and to who bought it. */
  'new holder mail': { attendeeId: number };
  'former holder mail': { attendeeId: number };
  'handover mail': { attendeeId: number };
  /** The same of an order that costs nothing. */
  'unpaid new holder mail': { attendeeId: number };
  'unpaid former holder mail': { attendeeId: number };
  'unpaid handover mail': { attendeeId: number };
  /** To an administrator: an event waits for review, has come back from it, or is published. */
  'review mail': { eventId: number; administrator: number; isReturned: boolean } & (
    { isPublished?: never; publishedBy?: never } | { isPublished: true; publishedBy: number | null }
  );
  /** What the house has to say to who has places at an event: the buyer of an order, or one guest alone. */
  'event mail': { eventId: number; note: string } & (
    { orderId: number; attendeeId: null } | { orderId: null; attendeeId: number }
  );
  /** A refund request that is decided. */
  'refund mail': { requestId: number };
}

/** A domain event that a project has declared. */
export type OwnEvent = `api_${string}`;

/** One domain event, as a delivery keeps it: which it is, and of what. */
export type Notice = { fact: string } & (
  | { on: 'svc_attendee_created'; attendeeId: number; status: AttendeeStatus }
  | ({ on: 'svc_attendee_status_changed' } & StatusChange)
  | { on: 'svc_order_completed'; orderId: number }
  | { on: OwnEvent; payload: object }
);

/** What is told of by name: to listeners, and by a delivery of the project's. */
export type OwnEventKind = `event ${OwnEvent}`;
export type DeliveryKind = `delivery ${string}`;

export type ServiceKind = keyof Payloads;
export type Kind = ServiceKind | OwnEventKind | DeliveryKind;

/**
 * Hooks do not wait for a mail server that is slow, nor who has paid for those who have not; nor does one receiver for
 * another, nor anybody for what is said to all guests of an event.
 */
export type Queue =
  'hooks' | 'mails' | 'unpaidMails' | 'accountMails' | 'eventMails' | DeliveryKind;

/** Of the service's own lanes what is in them; projects add to the hooks, and have lanes of their own. */
export const serviceKinds: Record<Exclude<Queue, DeliveryKind>, ServiceKind[]> = {
  hooks: ['order placed', 'order completed', 'attendee created', 'attendees changed'],
  mails: [
    'confirmation mail',
    'refund mail',
    'new holder mail',
    'former holder mail',
    'handover mail',
  ],
  unpaidMails: [
    'unpaid confirmation mail',
    'cancellation mail',
    'unpaid new holder mail',
    'unpaid former holder mail',
    'unpaid handover mail',
  ],
  accountMails: ['account mail', 'review mail'],
  eventMails: ['event mail'],
};
