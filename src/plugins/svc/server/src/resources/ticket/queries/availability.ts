import type { Knex } from 'knex';
import { now } from '../../../lib/clock';
import { availabilities, type Availability } from '../../event/availability';
import { saleStateAt } from '../domain/sale-window';
import { findTicketsOfEvents, type TicketWithRemaining } from './tickets';

const ofSale = { early: 'not_yet', over: 'ended', open: 'on_sale' } as const;

/** Whether places of a ticket can be had now; `none` of an event that is not public. */
export function availabilityOf(ticket: TicketWithRemaining): Availability {
  const { event_status: status, event_timezone: timezone, event_end: end } = ticket;
  if (status !== 'publish' || timezone === null || ticket.price_minor === null) return 'none';
  const endUtc = Number(end);
  if (now() > endUtc) return 'ended';
  const window = { startSaleDate: ticket.start_sale_date, endSaleDate: ticket.end_sale_date };
  const sale = ofSale[saleStateAt(window, { timezone, endUtc }, now())];
  return sale === 'on_sale' && ticket.remaining === 0 ? 'sold_out' : sale;
}

/** Of each event the best of its tickets: two queries. */
export async function availabilityOfEvents(
  db: Knex,
  eventIds: number[],
): Promise<Map<number, Availability>> {
  const found = new Map<number, Availability>();
  const rank = (one: Availability | undefined) => availabilities.indexOf(one ?? 'none');
  for (const ticket of await findTicketsOfEvents(db, eventIds)) {
    const one = availabilityOf(ticket);
    const eventId = ticket.event_id!;
    if (rank(one) <= rank(found.get(eventId))) found.set(eventId, one);
  }
  return found;
}
