import { formatMinor, noMoney } from '../../domain/money';
import { defaultMaxPerOrder } from './domain/fields';
import { skuOf } from './domain/sku';
import type { TicketWithRemaining } from './queries/tickets';

/** A ticket as REST shows it, in lists and alone. */
export function presentTicket(ticket: TicketWithRemaining) {
  const { capacity } = ticket;
  return {
    id: ticket.public_id,
    title: ticket.title,
    event_id: ticket.event_id ?? 0,
    type: ticket.type,
    price: formatMinor(ticket.price_minor ?? noMoney),
    capacity: capacity === null || capacity < 0 ? -1 : capacity,
    sold: ticket.sold,
    remaining: ticket.remaining,
    max_per_order: ticket.max_per_order ?? defaultMaxPerOrder,
    start_sale_date: ticket.start_sale_date ?? '',
    end_sale_date: ticket.end_sale_date ?? '',
    // A ticket from before there were any, which nobody has changed since.
    sku: ticket.sku ?? skuOf(ticket.public_id, ticket.title),
    description: ticket.description ?? '',
  };
}
