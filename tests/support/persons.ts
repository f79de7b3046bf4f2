import { makeOrder, type OrderOptions, type TestOrder, type TestTicket } from './orders';
import type { Service } from './service';

/* Orders of people of whom nothing else is known. */

let count = 0;

/** An order of two places, of a name and an address that nobody else has. */
export async function orderOfSomebody(
  service: Service,
  ticket: TestTicket,
  fields: Partial<OrderOptions> = {},
) {
  count += 1;
  const buyerName = `Buyer ${count} of Many`;
  const buyerEmail = `Buyer${count}@persons.example`;
  const order = await makeOrder(service, {
    places: [[ticket, 2]],
    buyerName,
    buyerEmail,
    ...fields,
  });
  return { ...order, name: buyerName, email: buyerEmail, username: `buyer${count}` };
}

/** Changes whose place it is. */
export function renameAttendee(
  { strapi }: Service,
  id: number,
  fields: { full_name: string; email: string },
) {
  return strapi.db.connection('svc_attendees').where({ public_id: id }).update(fields);
}

/** The names on an order's places, by the place's id. */
export function namesIn({ strapi }: Service, { id }: Pick<TestOrder, 'id'>): Promise<string[]> {
  return strapi.db
    .connection('svc_attendees')
    .where({ order_id: id })
    .orderBy('public_id')
    .pluck('full_name') as Promise<string[]>;
}
