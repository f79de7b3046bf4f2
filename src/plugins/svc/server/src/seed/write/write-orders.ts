import type { Knex } from 'knex';
import { accessTokenOf } from '../../resources/order/operations/checkout/place-order';
import { digestOf, newSecurityCode, newSeed } from '../../domain/secrets';
import { issueIds } from '../../identity/public-ids';
import { documentColumns } from '../../database/document-columns';
import { insertRows } from '../../database/insert-rows';
import type { SeedOrder } from '../make-orders';
import { documentIdOf } from './document-ids';
import type { EventRun } from './write-events';
import type { EventWithTickets } from './write-tickets';
import { sumOf, times } from '../../domain/money';

/*
 * What placeOrder does for one order, for many at once. All but tokens and security codes, which must not be guessed,
 * is the same at every run.
 */

/** No event has more orders, and no order more places: document ids follow from the event's index. */
const mostPerEvent = 16;
const mostPlaces = 16;

interface PlannedOrder {
  order: SeedOrder;
  event: EventWithTickets;
  /** Of all seeded orders. */
  index: number;
  id: number;
}

interface WrittenOrder extends PlannedOrder {
  row: number;
}

function seededColumns(documentId: string, placedAt: number) {
  return { ...documentColumns(new Date(placedAt * 1000)), document_id: documentId };
}

/** The lines of an order: the tickets of which it has places. */
function linesOf({ order, event }: PlannedOrder) {
  return event.tickets
    .map(({ ticket, publicId }, place) => ({
      ticket,
      publicId,
      quantity: order.quantities[place]!,
    }))
    .filter(({ quantity }) => quantity > 0);
}

function orderRow(planned: PlannedOrder, { currency, targets }: EventRun) {
  const { order, index, id } = planned;
  const accessSeed = newSeed();
  return {
    ...seededColumns(documentIdOf('order', index), order.placedAt),
    public_id: id,
    status: order.status,
    buyer_name: order.buyerName,
    buyer_email: order.buyerEmail,
    user_id: order.username === null ? null : (targets.users.get(order.username) ?? null),
    total_minor: sumOf(
      linesOf(planned).map(({ ticket, quantity }) => times(ticket.priceMinor, quantity)),
    ),
    currency,
    payment_method: order.paymentMethod,
    placed_at: order.placedAt,
    access_seed: accessSeed,
    access_digest: digestOf(accessTokenOf(accessSeed)),
  };
}

function lineRows(planned: PlannedOrder) {
  const { event, index, id } = planned;
  return linesOf(planned).map(({ ticket, publicId, quantity }, position) => ({
    document_id: documentIdOf('orderline', index * mostPlaces + position),
    order_id: id,
    ticket_id: publicId,
    event_id: event.publicId,
    ticket_title: ticket.title,
    event_title: event.event.title,
    quantity,
    unit_price_minor: ticket.priceMinor,
  }));
}

async function writeAttendees(trx: Knex, orders: WrittenOrder[]): Promise<void> {
  const places = orders.flatMap((order) =>
    order.order.attendees.map((attendee, place) => ({
      order,
      attendee,
      documentId: documentIdOf('attendee', order.index * mostPlaces + place),
      ticket: order.event.tickets[attendee.ticket]!,
    })),
  );
  const publicIds = await issueIds(
    trx,
    places.map(() => 'attendee'),
  );
  const rows = places.map(({ order, attendee, documentId, ticket }, position) => ({
    ...seededColumns(documentId, order.order.placedAt),
    public_id: publicIds[position],
    full_name: attendee.fullName,
    email: attendee.email,
    status: attendee.status,
    security_code: newSecurityCode(),
    price_minor: ticket.ticket.priceMinor,
    event_id: order.event.publicId,
    ticket_id: ticket.publicId,
    ticket_row: ticket.row,
    order_id: order.id,
    order_row: order.row,
  }));
  await insertRows(trx, 'svc_attendees', rows);
}

/** Writes the orders of the events with their lines and attendees; the tickets count their places already. */
export async function writeOrders(
  trx: Knex,
  events: EventWithTickets[],
  run: EventRun,
): Promise<void> {
  const found = events.flatMap((event) =>
    event.orders.map((order, place) => ({
      order,
      event,
      index: event.index * mostPerEvent + place,
    })),
  );
  const ids = await issueIds(
    trx,
    found.map(() => 'order'),
  );
  const planned = found.map((one, position) => ({ ...one, id: ids[position]! }));
  const orderRows = planned.map((one) => orderRow(one, run));
  const rowIds = await insertRows(trx, 'svc_orders', orderRows);
  await insertRows(trx, 'svc_order_items', planned.flatMap(lineRows));
  await writeAttendees(
    trx,
    planned.map((one, position) => ({ ...one, row: rowIds[position]! })),
  );
}
