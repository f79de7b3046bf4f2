import type { Knex } from 'knex';

/**
 * Attendees that were made when their ticket and order were in tables between them get the panel's relations from their
 * public ids. Idempotent.
 */
export async function fillRows(db: Knex): Promise<void> {
  for (const [one, many] of [
    ['ticket', 'tickets'],
    ['order', 'orders'],
  ] as const) {
    const row = db(many).whereRaw(`${many}.public_id = attendees.${one}_id`).max('id');
    await db('attendees')
      .whereNull(`${one}_row`)
      .whereNotNull(`${one}_id`)
      .update({ [`${one}_row`]: row });
  }
}
