import { notFound } from '../../../domain/problem';
import type { Page, PageResult } from '../../../rest/paging';
import { database, documents, retriedTransaction } from '../../../strapi';
import { type AttendeeFilter, type AttendeeRow, findAttendeeRow, listAttendeeRows } from '../query';

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
    const attendee = await findAttendeeRow(trx, 'public_id', publicId);
    if (!attendee) throw notFound('attendee');
    await documents('api::attendee.attendee').delete({ documentId: attendee.document_id });
    return attendee;
  });
}

export default () => ({ listAttendees, findAttendee, deleteAttendee });
