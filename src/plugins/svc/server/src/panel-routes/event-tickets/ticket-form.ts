import type { AnySchema } from 'yup';
import { omitUndefined } from '../../lib/omit-undefined';
import { noMoney, type StoredMinor } from '../../domain/money';
import { documents } from '../../host/strapi';
import { readValue } from '../../kit/admin-route';
import type { TicketInput } from '../../resources/ticket/operations/write-ticket';
import { ticketBody } from '../../resources/ticket/schemas';
import type { TicketType } from '../../resources/ticket/domain/fields';

/*
 * Tickets as the screen of their event writes them: an editor names a price, and what kind of ticket that makes follows.
 */

const uid = 'plugin::svc.ticket';

/** What is typed, by attribute. */
const schemas = {
  title: ticketBody.title,
  priceMinor: ticketBody.price,
  capacity: ticketBody.capacity,
  maxPerOrder: ticketBody.max_per_order,
  startSaleDate: ticketBody.start_sale_date,
  endSaleDate: ticketBody.end_sale_date,
  description: ticketBody.description,
} satisfies Partial<Record<keyof TypedTicket, AnySchema>>;

export type TypedTicket = Omit<TicketInput, 'eventId' | 'sku'>;

/** What was sent of a ticket, as its attributes. @throws Problem `invalidParam` on one of them */
export function readTicketForm(sent: Record<string, unknown>): TypedTicket {
  const read = Object.entries(schemas)
    .filter(([name]) => name in sent)
    .map(([name, schema]) => [name, readValue<unknown>(name, schema as AnySchema, sent[name])]);
  return omitUndefined(Object.fromEntries(read) as TypedTicket);
}

/** A price makes it a paid one; without one it stays what it is, or costs nothing. */
export function typeOf(priceMinor: StoredMinor | null | undefined, now?: TicketType): TicketType {
  if (Number(priceMinor ?? noMoney) > 0) return 'paid';
  return now && now !== 'paid' ? now : 'free';
}

/** Who writes it, as the host keeps it of what is made in the panel. */
export interface Editor {
  id: number;
}

/** @throws a form error, which names attributes */
export async function createTicketOf(event: string, typed: TypedTicket, { id }: Editor) {
  const data = { ...typed, type: typeOf(typed.priceMinor), event, createdBy: id, updatedBy: id };
  await documents(uid).create({ data });
}
