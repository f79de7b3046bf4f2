import { omitUndefined } from '../../lib/omit-undefined';
import { addedIn } from '../../kit/resource/added-values';
import type { Values } from '../../kit/schema';
import { addedFields, addedFilters } from './added-fields';
import type { TicketInput } from './operations/write-ticket';
import type { AskedOfAdded } from './queries/added-values';
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
    added: addedIn(addedFields, body),
  });
}

/** The parameters of fields that a project adds, as far as they were sent. */
export function askedOfAdded(query: Record<string, unknown>): AskedOfAdded[] | undefined {
  const asked = addedFilters.filter(({ name }) => query[name] !== undefined);
  if (asked.length === 0) return undefined;
  return asked.map((filter) => ({ filter, value: query[filter.name] }));
}
