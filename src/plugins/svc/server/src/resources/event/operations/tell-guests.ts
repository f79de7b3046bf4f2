import type { Knex } from 'knex';
import { recordEvents } from '../../../outbox/domain-events';
import { findAddressees } from '../queries/addressees';

/**
 * Writes to all who have places at an event what its house has to say: a mail to the buyer of each order, and one to each
 * guest whose ticket was handed on or came with no order; none to who has left no address.
 * @param note as the editor has written it
 * @returns to how many
 */
export async function tellGuests(
  trx: Knex.Transaction,
  eventId: number,
  note: string,
): Promise<number> {
  const { orders, attendees } = await findAddressees(trx, eventId);
  const about = { kind: 'event mail', eventId, note } as const;
  await recordEvents(
    trx,
    ...orders.map((orderId) => ({ ...about, orderId, attendeeId: null })),
    ...attendees.map((attendeeId) => ({ ...about, orderId: null, attendeeId })),
  );
  return orders.length + attendees.length;
}
