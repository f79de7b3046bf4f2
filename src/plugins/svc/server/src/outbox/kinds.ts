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
  /** A refund request that is decided. */
  'refund mail': { requestId: number };
}

export type Kind = keyof Payloads;

/** Hooks do not wait for a mail server that is slow, nor who has paid for those who have not. */
export type Queue = 'hooks' | 'mails' | 'unpaidMails';

export const queues: Record<Queue, Kind[]> = {
  hooks: ['order placed', 'order completed', 'attendee created', 'attendees changed'],
  mails: ['confirmation mail', 'refund mail'],
  unpaidMails: ['unpaid confirmation mail', 'cancellation mail'],
};
