import type { CounterEvent } from '../../contract/counter';
import { Problem, type Why } from '../../domain/problem';
import { database, settings } from '../../host/strapi';
import { findTicketSale } from '../../resources/cart/queries/ticket-sale';
import { listTickets } from '../../resources/ticket/service';
import { findDoorEvent } from '../door/door-events';

/** No event has more kinds of tickets that anybody would read. */
const firstTickets = { page: 1, perPage: 100 };

const soldOut: Why = { reason: 'sold_out' };

/** What can be sold of an event at the counter; undefined where there is no such event. */
export async function findCounterEvent(id: number): Promise<CounterEvent | undefined> {
  const event = await findDoorEvent(database(), id);
  if (!event) return undefined;
  const { items } = await listTickets({ publicOnly: false, eventId: id }, firstTickets);
  const tickets = [];
  for (const { public_id: ticketId, title, price_minor: price, remaining } of items) {
    const { unavailable, maxPerOrder } = await findTicketSale(ticketId);
    const isSoldOut = remaining === 0;
    tickets.push({
      id: ticketId,
      title: title ?? '',
      price: price ?? 0,
      remaining,
      maxPerOrder,
      unavailable: unavailable?.why ?? (isSoldOut ? soldOut : null),
    });
  }
  const { title, start, timezone } = event;
  return { id, title, start, timezone, currency: settings().currency, tickets } as CounterEvent;
}

export const noEvent = () => new Problem('notFound', 'There is no such event.');
