import { lockDocument } from '../../host/document-writes';
import { notFound } from '../../domain/problem';
import type { Page, PageResult } from '../../domain/page';
import { database, documents, retriedTransaction } from '../../host/strapi';
import {
  type AttendeeFilter,
  type AttendeeRow,
  findAttendeeRow,
  listAttendeeRows,
} from './queries/attendees';
import { checkIn, undoCheckIn } from './operations/check-in';
import { createAttendee, updateAttendee } from './operations/write-attendee';

/** One page of the attendees that match, in order of their ids. */
export function listAttendees(
  filter: AttendeeFilter,
  page: Page,
): Promise<PageResult<AttendeeRow>> {
  return listAttendeeRows(database(), filter, page);
}

/** @throws Problem `notFound` */
export async function findAttendee(publicId: number): Promise<AttendeeRow> {
  const attendee = await findAttendeeRow(database(), 'public_id', publicId);
  if (!attendee) throw notFound('attendee');
  return attendee;
}

/** Gone for good, and the place is free; answers what it was. @throws Problem `notFound`, `cannotDelete` */
export function deleteAttendee(publicId: number): Promise<AttendeeRow> {
  return retriedTransaction(async (trx) => {
    const seen = await findAttendeeRow(trx, 'public_id', publicId);
    if (seen) await lockDocument(trx, 'plugin::svc.attendee', seen.document_id);
    // Of several who delete the attendee at once, the first who gets here finds them.
    const attendee = seen && (await findAttendeeRow(trx, 'public_id', publicId));
    if (!attendee) throw notFound('attendee');
    await documents('plugin::svc.attendee').delete({ documentId: attendee.document_id });
    return attendee;
  });
}

/**
 * `strapi.plugin('svc').service('attendee')`. Ids are public ones, but for the door: `checkIn` and `undoCheckIn` take the
 * `document_id` of an attendee.
 */
export const attendeeService = {
  listAttendees,
  findAttendee,
  createAttendee,
  updateAttendee,
  deleteAttendee,
  checkIn,
  undoCheckIn,
};
