import type { Knex } from 'knex';
import { skuOf } from '../../resources/ticket/domain/sku';
import { issueIds } from '../../identity/public-ids';
import { insertRows } from '../../database/insert-rows';
import { countSold } from '../make-orders';
import type { SeedTicket } from '../make-tickets';
import { documentIdOf } from './document-ids';
import type { EventRun, WrittenEvent } from './write-events';

/** No event has more kinds of tickets; it makes the tickets' document ids follow from the event's index. */
const mostPerEvent = 8;

/** The ids of a ticket that is written, by which orders refer to it. */
export interface WrittenTicket {
  ticket: SeedTicket;
  publicId: number;
  row: number;
}

export interface EventWithTickets extends WrittenEvent {
  /** In the order of the event's own tickets. */
  tickets: WrittenTicket[];
}

/** One of the tickets to be written. */
interface TicketToWrite {
  event: WrittenEvent;
  ticket: SeedTicket;
  index: number;
}

/** As old as its event. */
function rowOf({ event, ticket, index }: TicketToWrite, publicId: number, added: object) {
  const made = event.row.created_at;
  return {
    ...added,
    document_id: documentIdOf('ticket', event.index * mostPerEvent + index),
    title: ticket.title,
    description: ticket.description,
    type: ticket.type,
    price_minor: ticket.priceMinor,
    capacity: ticket.capacity,
    sold: countSold(event.orders, index),
    held: 0,
    overbooked: 0,
    max_per_order: ticket.maxPerOrder,
    start_sale_date: ticket.startSaleDate,
    end_sale_date: ticket.endSaleDate,
    sku: skuOf(publicId, ticket.title),
    event_id: event.publicId,
    public_id: publicId,
    created_at: made,
    updated_at: made,
    published_at: made,
  };
}

/**
 * Writes the events' tickets, each linked to the event's draft and published rows, as Strapi links them. What the
 * orders take is counted as sold: they are to be written in the same transaction.
 */
export async function writeTickets(
  trx: Knex,
  events: WrittenEvent[],
  { added }: EventRun,
): Promise<EventWithTickets[]> {
  const places = events.flatMap((event) =>
    event.event.tickets.map((ticket, index): TicketToWrite => ({ event, ticket, index })),
  );
  const publicIds = await issueIds(
    trx,
    places.map(() => 'ticket'),
  );
  const rows = places.map((place, position) => rowOf(place, publicIds[position]!, added.tickets));
  const ids = await insertRows(trx, 'svc_tickets', rows);
  const links = places.flatMap(({ event }, position) =>
    event.rowIds.map((rowId) => ({ ticket_id: ids[position], event_id: rowId })),
  );
  await insertRows(trx, 'svc_tickets_event_lnk', links);
  const written = places.map(({ ticket }, position) => ({
    ticket,
    publicId: publicIds[position]!,
    row: ids[position]!,
  }));
  return events.map((event) => ({
    ...event,
    tickets: written.splice(0, event.event.tickets.length),
  }));
}
