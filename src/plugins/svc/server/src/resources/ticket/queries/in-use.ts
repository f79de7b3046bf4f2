import type { Knex } from 'knex';
import { table } from '../../../database/table';

/** Whether somebody has, or had, a place of one of the tickets, which are then to be kept. Ids are public ones. */
export async function haveAttendees(db: Knex, ticketIds: number[]): Promise<boolean> {
  const attendee = await table(db, 'svc_attendees').whereIn('ticket_id', ticketIds).first('id');
  if (attendee) return true;
  const sold = await table(db, 'svc_tickets')
    .whereIn('public_id', ticketIds)
    .where('sold', '>', 0)
    .first('id');
  return Boolean(sold);
}
