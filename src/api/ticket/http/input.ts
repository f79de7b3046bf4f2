import { sentOnly } from '../../../rest/sent-only';
import type { Values } from '../../../rest/schema';
import type { TicketChange } from '../services/ticket-write';
import type { ticketBody } from './schemas';

export function changeOf(body: Partial<Values<typeof ticketBody>>): TicketChange {
  return sentOnly({
    title: body.title,
    eventId: body.event_id,
    type: body.type,
    priceMinor: body.price,
    capacity: body.capacity,
    maxPerOrder: body.max_per_order,
    startSaleDate: body.start_sale_date,
    endSaleDate: body.end_sale_date,
    sku: body.sku,
    description: body.description,
  });
}
