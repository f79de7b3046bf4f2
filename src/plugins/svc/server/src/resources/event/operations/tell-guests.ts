import type { Knex } from 'knex';
import { placeHoldingStatuses } from '../../../contract/attendee-status';
import { columns, join, select, sql } from '../../../database/sql';
import { recordEvents } from '../../../outbox/domain-events';

const guest = columns('svc_attendees', 'public_id, order_id, handed_on_at');

/**
 * Writes to all who have places at an event what its house has to say: a mail to the buyer of each order, and one to each
 * guest whose ticket was handed on or came with no order.
 * @param note as the editor has written it
 * @returns to how many
 */
export async function tellGuests(
  trx: Knex.Transaction,
  eventId: number,
  note: string,
): Promise<number> {
  const guests = await select(
    trx,
    sql`select ${guest} from svc_attendees
      where event_id = ${eventId} and status in (${join([...placeHoldingStatuses])})
      order by public_id`,
  );
  const orders = new Set(guests.flatMap(({ order_id: id }) => (id === null ? [] : [id])));
  const alone = guests.filter((one) => one.order_id === null || one.handed_on_at !== null);
  const about = { kind: 'event mail', eventId, note } as const;
  await recordEvents(
    trx,
    ...[...orders].map((orderId) => ({ ...about, orderId, attendeeId: null })),
    ...alone.map(({ public_id: attendeeId }) => ({ ...about, orderId: null, attendeeId })),
  );
  return orders.size + alone.length;
}
