import type { Knex } from 'knex';

/** Tickets that were made before they had their event's id in a column get it from the relation. Idempotent. */
export async function fillEventIds(db: Knex): Promise<void> {
  const eventId = db('tickets_event_lnk as link')
    .join('events as event', 'event.id', 'link.event_id')
    .whereRaw('link.ticket_id = tickets.id')
    .max('event.public_id');
  await db('tickets').whereNull('event_id').update({ event_id: eventId });
}
