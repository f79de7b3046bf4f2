import type { Knex } from 'knex';

/** Whether somebody has, or had, a place of one of the tickets, which are then to be kept. Ids are public ones. */
export async function areInUse(db: Knex, ticketIds: number[]): Promise<boolean> {
  const attendee = (await db('attendees').whereIn('ticket_id', ticketIds).first('id')) as unknown;
  if (attendee) return true;
  const sold = (await db('tickets')
    .whereIn('public_id', ticketIds)
    .where('sold', '>', 0)
    .first('id')) as unknown;
  return Boolean(sold);
}
