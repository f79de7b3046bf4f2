import type { Knex } from 'knex';
import { documentIdOf } from './document-ids';
import { issueIds } from '../../identity/public-ids';
import { insertRows } from '../../insert-rows';
import type { WrittenEvent } from './write-events';

/** No event has more kinds of tickets; it makes the tickets' document ids follow from the event's index. */
const mostPerEvent = 8;

/** Writes the events' tickets, each linked to the event's draft and published rows, as Strapi links them. */
export async function writeTickets(
  trx: Knex,
  written: WrittenEvent[],
  today: string,
): Promise<void> {
  const tickets = written.flatMap(({ event, index, rowIds }) =>
    event.tickets.map((ticket, place) => ({
      ticket,
      rowIds,
      documentId: documentIdOf('ticket', index * mostPerEvent + place),
    })),
  );
  const publicIds = await issueIds(
    trx,
    tickets.map(() => 'ticket'),
  );
  const made = new Date(`${today}T09:00:00Z`);
  const rows = tickets.map(({ ticket, documentId }, position) => ({
    document_id: documentId,
    title: ticket.title,
    type: ticket.type,
    price_minor: ticket.priceMinor,
    capacity: ticket.capacity,
    sold: ticket.sold,
    public_id: publicIds[position],
    created_at: made,
    updated_at: made,
    published_at: made,
  }));
  const ids = await insertRows(trx, 'tickets', rows);
  const links = tickets.flatMap(({ rowIds }, position) =>
    rowIds.map((rowId) => ({ ticket_id: ids[position], event_id: rowId })),
  );
  await insertRows(trx, 'tickets_event_lnk', links);
}
