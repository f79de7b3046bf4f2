import type { Knex } from 'knex';
import { type InvalidParams, invalidParams, notFound } from '../../../domain/problem';
import { database, documents, retriedTransaction } from '../../../host/strapi';
import { readTicket } from '../../ticket/lock';
import { type AttendeeStatus, statusProblem } from '../../../contract/attendee-status';
import { type AttendeeRow, findAttendeeRow } from '../queries/attendees';

const uid = 'plugin::svc.attendee';

/** What may be said of an attendee; what is absent stays as it is. Ids are public ones. */
export interface AttendeeInput {
  fullName?: string;
  email?: string;
  eventId?: number;
  ticketId?: number;
  status?: AttendeeStatus;
}

/** What the sender has a say in; the rest follows from the ticket. */
function attributesOf({ ticketId, eventId, status, ...fields }: AttendeeInput) {
  return { ...fields, ...(status && { state: status }) };
}

async function validateNew(db: Knex, { ticketId, eventId }: AttendeeInput) {
  const ticket = ticketId ? await readTicket(db, { public_id: ticketId }) : undefined;
  const problems: InvalidParams = {};
  if (ticketId && !ticket) problems.ticket = `there is no ticket ${ticketId}`;
  if (ticket && eventId !== undefined && eventId !== ticket.eventId) {
    problems.eventId = `is not the event of ticket ${ticket.publicId}`;
  }
  return { ticket, problems };
}

function validateChange(change: AttendeeInput, attendee: AttendeeRow): InvalidParams {
  const { ticketId, eventId, status } = change;
  const problems: InvalidParams = {};
  if (ticketId !== undefined && ticketId !== attendee.ticket_id) {
    problems.ticket = 'cannot change: an attendee stays with their ticket';
  }
  if (eventId !== undefined && eventId !== attendee.event_id) {
    problems.eventId = 'cannot change: an attendee stays with their event';
  }
  const reason = status && statusProblem(attendee.status, status);
  if (reason) problems.state = reason;
  return problems;
}

function assertNone(problems: InvalidParams): void {
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
}

/** What is wrong with a new attendee beyond the form of the values, by attribute. */
export async function newAttendeeProblems(change: AttendeeInput): Promise<InvalidParams> {
  return (await validateNew(database(), change)).problems;
}

/** What is wrong with a change beyond the form of its values, by attribute. */
export async function attendeeUpdateProblems(change: AttendeeInput, publicId: number) {
  const attendee = await findAttendeeRow(database(), 'public_id', publicId);
  return attendee ? validateChange(change, attendee) : {};
}

/** An attendee on a place that was free, on sale or not. @throws Problem `invalidParam`, `cannotCreate` where none is */
export function createAttendee(change: AttendeeInput): Promise<AttendeeRow> {
  return retriedTransaction(async (trx) => {
    const { ticket, problems } = await validateNew(trx, change);
    assertNone(problems);
    const data = { ...attributesOf(change), ticket: ticket?.documentId };
    const { documentId } = await documents(uid).create({ data });
    return (await findAttendeeRow(trx, 'document_id', documentId))!;
  });
}

/**
 * Changes exactly the fields that the change names.
 * @throws Problem `notFound`, `invalidParam`; then nothing has changed.
 */
export function updateAttendee(publicId: number, change: AttendeeInput): Promise<AttendeeRow> {
  return retriedTransaction(async (trx) => {
    const attendee = await findAttendeeRow(trx, 'public_id', publicId);
    if (!attendee) throw notFound('attendee');
    assertNone(validateChange(change, attendee));
    const { document_id: documentId } = attendee;
    await documents(uid).update({ documentId, data: attributesOf(change) });
    const changed = await findAttendeeRow(trx, 'public_id', publicId);
    // Somebody was faster and deleted the attendee.
    if (!changed) throw notFound('attendee');
    return changed;
  });
}
