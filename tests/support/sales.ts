import type { Knex } from 'knex';
import { built } from '#svc/testing/built';
import { costOf, minor, unitsOf } from './minor';
import type { Service } from './service';

/*
 * Tickets, orders and carts as the service's own code makes them, below REST.
 */

const { issueIds } =
  built<typeof import('../../src/plugins/svc/server/src/identity/public-ids')>(
    'identity/public-ids',
  );
const { insertRows } =
  built<typeof import('../../src/plugins/svc/server/src/database/insert-rows')>(
    'database/insert-rows',
  );
const stock = built<
  typeof import('../../src/plugins/svc/server/src/resources/ticket/inventory/inventory')
>('resources/ticket/inventory/inventory');
const { now } = built<typeof import('../../src/plugins/svc/server/src/lib/clock')>('lib/clock');
const { placeOrder, insertOrderAttendees } = built<
  typeof import('../../src/plugins/svc/server/src/resources/order/operations/checkout/place-order')
>('resources/order/operations/checkout/place-order');
const { retriedTransaction } =
  built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi');

type OrderDraft =
  import('../../src/plugins/svc/server/src/resources/order/operations/checkout/place-order').OrderDraft;

export interface SoldTicket {
  id: number;
  row: number;
  eventId: number;
  price: number;
}

/** A ticket with nothing but what counting its places needs. */
export async function addTicket({ strapi }: Service, fields: { price: number; capacity: number }) {
  const db = strapi.db.connection;
  const [id = 0, eventId = 0] = await issueIds(db, ['ticket', 'event']);
  const [row = 0] = await insertRows(db, 'svc_tickets', [
    {
      document_id: `ticket${id}`,
      title: 'A place',
      type: fields.price > 0 ? 'paid' : 'free',
      price_minor: minor(fields.price),
      capacity: fields.capacity,
      public_id: id,
      event_id: eventId,
    },
  ]);
  return { id, row, eventId, price: fields.price } satisfies SoldTicket;
}

function draftOf(ticket: SoldTicket, quantity: number, fields: Partial<OrderDraft>): OrderDraft {
  const line = {
    ticketId: ticket.id,
    ticketRow: ticket.row,
    ticketTitle: 'A place',
    eventId: ticket.eventId,
    eventTitle: 'An evening',
    quantity,
    unitPrice: minor(ticket.price),
  };
  const holder = { line, fullName: 'Bo Buyer', email: 'bo@example.test' };
  return {
    buyerName: 'Bo Buyer',
    buyerEmail: 'bo@example.test',
    userId: null,
    byBoxOffice: false,
    currency: 'USD',
    paymentMethod: 'offline',
    cartId: null,
    status: 'completed',
    attendeeStatus: 'confirmed',
    settleAfter: null,
    placedAt: now(),
    lines: [line],
    total: costOf([line]),
    attendees: Array.from({ length: quantity }, () => holder),
    ...fields,
  };
}

async function placeAndSeat(trx: Knex, draft: OrderDraft) {
  const order = await placeOrder(trx, draft);
  await insertOrderAttendees(trx, draft, order);
  return { ...order, total: unitsOf(order.total) };
}

/** Sells places of a ticket: claims them and places the order, or only the order of a payment that failed. */
export function sell(ticket: SoldTicket, quantity: number, fields: Partial<OrderDraft> = {}) {
  const hasFailed = fields.status === 'failed';
  return retriedTransaction(async (trx) => {
    if (!hasFailed) await stock.claim(trx, [{ ticketId: ticket.id, quantity }], 'sold');
    return placeAndSeat(
      trx,
      draftOf(ticket, quantity, hasFailed ? { ...fields, attendees: [] } : fields),
    );
  });
}

/** Puts places into a cart of a guest's, which holds them for an hour. */
export function hold(ticket: SoldTicket, quantity: number): Promise<number> {
  return retriedTransaction(async (trx) => {
    await stock.claim(trx, [{ ticketId: ticket.id, quantity }], 'held');
    const [cart = 0] = await insertRows(trx, 'svc_carts', [
      { document_id: `cart${Math.random()}`, expires_at: now() + 3600, touched: now() },
    ]);
    await insertRows(trx, 'svc_cart_items', [
      {
        document_id: `item${cart}`,
        cart_id: cart,
        ticket_id: ticket.id,
        quantity,
        unit_price_minor: minor(ticket.price),
      },
    ]);
    return cart;
  });
}

/** The first half of a checkout: the cart's places are an order's, which waits for its payment. */
export function beginPayment(ticket: SoldTicket, quantity: number, cartId: number) {
  return retriedTransaction(async (trx) => {
    await stock.transfer(trx, [{ ticketId: ticket.id, quantity }], 'held', 'sold');
    const order = await placeAndSeat(
      trx,
      draftOf(ticket, quantity, {
        cartId,
        paymentMethod: 'test',
        status: 'pending',
        attendeeStatus: 'pending',
        settleAfter: now() + 30,
      }),
    );
    await trx('svc_carts').where({ id: cartId }).update({ order_id: order.id });
    return order;
  });
}

/** What the test provider remembers of a payment. */
export async function charge(db: Knex, order: { id: number; total: number }): Promise<void> {
  const amount = { amount_minor: order.total, currency: 'USD' };
  await db('svc_test_charges').insert({
    document_id: `charge${order.id}`,
    key: `order-${order.id}`,
    status: 'paid',
    created: now(),
    ...amount,
  });
}
