import { omitUndefined } from '../../lib/omit-undefined';
import type { Values } from '../../kit/schema';
import type { TicketInput } from './operations/write-ticket';
import type { ticketBody } from './schemas';

export function toTicketInput(body: Partial<Values<typeof ticketBody>>): TicketInput {
  return omitUndefined({
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
