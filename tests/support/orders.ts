import { built } from '#svc/testing/built';
import { costOf, minor } from './minor';
import { make, eventBody, collections, makeTicket, type Fields } from './events';
import type { Handle } from '#svc/testing/client';
import type { Service } from './service';

/* Orders as the checkout writes them, without a cart before and a payment behind. */

type PlaceOrder =
  typeof import('../../src/plugins/svc/server/src/resources/order/operations/checkout/place-order');
type Draft = Parameters<PlaceOrder['placeOrder']>[1];

/** A ticket that places can be bought of. Ids are those of the wire, the price is in minor units. */
export interface TestTicket {
  id: number;
  row: number;
  documentId: string;
  title: string;
  eventId: number;
  eventTitle: string;
  price: number;
}

interface TicketOptions {
  event?: Fields;
  /** In minor units. */
  price?: number;
}

/** A ticket to a published event of its own. */
export async function makeOffer(
  service: Service,
  as: Handle,
  { event = {}, price = 1000 }: TicketOptions = {},
): Promise<TestTicket> {
  const body = eventBody({ status: 'publish', ...event });
  const { id: eventId } = await make(service, as, collections.events, body);
  const made = await makeTicket(service, eventId, price);
  await service.strapi.db
    .connection('svc_tickets')
    .where({ id: made.id })
    .update({ event_id: eventId });
  const { id: row, publicId: id, documentId, title } = made;
  return { id, row, documentId, title, eventId, eventTitle: String(body.title), price };
}

export interface OrderOptions extends Partial<Omit<Draft, 'lines' | 'attendees'>> {
  /** Tickets, and how many places of each. */
  places: [ticket: TestTicket, quantity: number][];
}

export interface TestOrder {
  id: number;
  /** What opens it to a guest. */
  token: string;
  attendeeIds: number[];
}

/** What the events say of giving places back, as a cart is read with it. */
async function termsOf({ strapi }: Service, places: OrderOptions['places']) {
  const events = places.map(([{ eventId }]) => eventId);
  const rows = (await strapi.db
    .connection('svc_event_listings')
    .whereIn('public_id', events)
    .select('public_id', 'return_terms')) as { public_id: number; return_terms: string }[];
  return new Map(rows.map((row) => [row.public_id, row.return_terms]));
}

/** An order with an attendee for each place, who counts as sold. It is paid unless told otherwise. */
export async function makeOrder(
  service: Service,
  { places, ...given }: OrderOptions,
): Promise<TestOrder> {
  const { placeOrder, insertOrderAttendees, accessTokenOf } = built<PlaceOrder>(
    'resources/order/operations/checkout/place-order',
  );
  const { claim } = built<
    typeof import('../../src/plugins/svc/server/src/resources/ticket/inventory/inventory')
  >('resources/ticket/inventory/inventory');
  const { now } = built<typeof import('../../src/plugins/svc/server/src/lib/clock')>('lib/clock');
  const { retriedTransaction } =
    built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi');
  const status = given.status ?? 'completed';
  const terms = await termsOf(service, places);
  const lines = places.map(([ticket, quantity]) => ({
    returnTerms: terms.get(ticket.eventId) ?? null,
    ticketId: ticket.id,
    ticketRow: ticket.row,
    ticketTitle: ticket.title,
    eventId: ticket.eventId,
    eventTitle: ticket.eventTitle,
    quantity,
    unitPrice: minor(ticket.price),
  }));
  const draft: Draft = {
    buyerName: 'Bea Buyer',
    buyerEmail: 'bea@example.test',
    userId: null,
    byBoxOffice: false,
    currency: 'USD',
    paymentMethod: 'offline',
    cartId: null,
    status,
    attendeeStatus: status === 'pending' ? 'pending' : 'confirmed',
    settleAfter: null,
    placedAt: now(),
    ...given,
    lines,
    total: costOf(lines),
    attendees: lines.flatMap((line) =>
      Array.from({ length: line.quantity }, (_, index) => ({
        line,
        fullName: `Guest ${index + 1}`,
        email: `guest-${index + 1}@example.test`,
      })),
    ),
  };
  const placed = await retriedTransaction(async (trx) => {
    await claim(trx, lines, 'sold');
    const made = await placeOrder(trx, draft);
    await insertOrderAttendees(trx, draft, made);
    return made;
  });
  const row = (await service.strapi.db
    .connection('svc_orders')
    .where({ public_id: placed.id })
    .first('access_seed')) as { access_seed: string };
  return { ...placed, token: accessTokenOf(row.access_seed) };
}

/** How many places of the ticket are sold. */
export async function soldOf({ strapi }: Service, { id }: TestTicket): Promise<number> {
  const row = (await strapi.db
    .connection('svc_tickets')
    .where({ public_id: id })
    .first('sold')) as {
    sold: number;
  };
  return row.sold;
}

/** The statuses of an order's attendees, in order of their ids. */
export async function attendeeStatuses({ strapi }: Service, orderId: number): Promise<string[]> {
  return strapi.db
    .connection('svc_attendees')
    .where({ order_id: orderId })
    .orderBy('public_id')
    .pluck('status') as Promise<string[]>;
}

/** Puts attendees into a status behind everybody's back. */
export async function setAttendees(
  { strapi }: Service,
  attendeeIds: number[],
  status: string,
): Promise<void> {
  await strapi.db.connection('svc_attendees').whereIn('public_id', attendeeIds).update({ status });
}

/** The public ids of the ticket and the order that the panel shows with each attendee of an order. */
export async function shownWithAttendees({ strapi }: Service, orderId: number) {
  const attendees = (await strapi.db.query('plugin::svc.attendee').findMany({
    where: { orderId },
    populate: ['ticket', 'order'],
  })) as Record<'ticket' | 'order', { publicId: number } | null>[];
  return attendees.map(({ ticket, order }) => [ticket?.publicId, order?.publicId]);
}
