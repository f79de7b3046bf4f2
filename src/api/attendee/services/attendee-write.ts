import type { Knex } from 'knex';
import { type InvalidParams, invalidParams, notFound } from '../../../domain/problem';
import { database, documents, retriedTransaction } from '../../../strapi';
import { readTicket } from '../../ticket/lock';
import { type AttendeeStatus, statusProblem } from '../domain/status';
import { type AttendeeRow, findAttendeeRow } from '../query';

const uid = 'api::attendee.attendee';

/** What may be said of an attendee; what is absent stays as it is. Ids are public ones. */
export interface AttendeeChange {
  fullName?: string;
  email?: string;
  eventId?: number;
  ticketId?: number;
  status?: AttendeeStatus;
}

/** What the sender has a say in; the rest follows from the ticket. */
function attributesOf({ ticketId, eventId, status, ...fields }: AttendeeChange) {
  return { ...fields, ...(status && { state: status }) };
}

async function inspectNew(db: Knex, { ticketId, eventId }: AttendeeChange) {
  const ticket = ticketId ? await readTicket(db, { public_id: ticketId }) : undefined;
  const problems: InvalidParams = {};
  if (ticketId && !ticket) problems.ticket_id = `there is no ticket ${ticketId}`;
  if (ticket && eventId !== undefined && eventId !== ticket.eventId) {
    problems.event_id = `is not the event of ticket ${ticket.publicId}`;
  }
  return { ticket, problems };
}

function inspectChange(change: AttendeeChange, attendee: AttendeeRow): InvalidParams {
  const { ticketId, eventId, status } = change;
  const problems: InvalidParams = {};
  if (ticketId !== undefined && ticketId !== attendee.ticket_id) {
    problems.ticket_id = 'cannot change: an attendee stays with their ticket';
  }
  if (eventId !== undefined && eventId !== attendee.event_id) {
    problems.event_id = 'cannot change: an attendee stays with their event';
  }
  const reason = status && statusProblem(attendee.status, status);
  if (reason) problems.status = reason;
  return problems;
}

function assertNone(problems: InvalidParams): void {
  if (Object.keys(problems).length > 0) throw invalidParams(problems);
}

/** What is wrong with a new attendee beyond the form of the values, by parameter. */
export async function problemsOfNew(change: AttendeeChange): Promise<InvalidParams> {
  return (await inspectNew(database(), change)).problems;
}

/** What is wrong with a change beyond the form of its values, by parameter. */
export async function problemsOfChange(change: AttendeeChange, publicId: number) {
  const attendee = await findAttendeeRow(database(), 'public_id', publicId);
  return attendee ? inspectChange(change, attendee) : {};
}

/** An attendee on a place that was free, on sale or not. @throws Problem `invalidParam`, `cannotCreate` where none is */
export function createAttendee(change: AttendeeChange): Promise<AttendeeRow> {
  return retriedTransaction(async (trx) => {
    const { ticket, problems } = await inspectNew(trx, change);
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
export function updateAttendee(publicId: number, change: AttendeeChange): Promise<AttendeeRow> {
  return retriedTransaction(async (trx) => {
    const attendee = await findAttendeeRow(trx, 'public_id', publicId);
    if (!attendee) throw notFound('attendee');
    assertNone(inspectChange(change, attendee));
    const { document_id: documentId } = attendee;
    await documents(uid).update({ documentId, data: attributesOf(change) });
    const changed = await findAttendeeRow(trx, 'public_id', publicId);
    // Somebody was faster and deleted the attendee.
    if (!changed) throw notFound('attendee');
    return changed;
  });
}

export default () => ({ createAttendee, updateAttendee });
