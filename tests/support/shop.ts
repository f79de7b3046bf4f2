import assert from 'node:assert/strict';
import type { Call, CallOptions, Handle } from '#svc/testing/client';
import type { Service } from './service';
import { collections, eventBody, type Fields, make } from './events';
import { panelDocuments, inPanel } from './events';

/* Buying, as a web site does it. */

export const paths = {
  cart: 'svc/tickets/v1/cart',
  checkout: 'svc/tickets/v1/checkout',
  voucher: 'svc/tickets/v1/cart/voucher',
} as const;

const allOfCart = 'items,total,expires_at,currency,voucher,discount,full_total';

/** Columns of a ticket that a test cares about. */
export interface TicketFields {
  priceMinor?: number;
  capacity?: number;
  maxPerOrder?: number;
  startSaleDate?: string;
  endSaleDate?: string;
  title?: string;
}

export interface ShopTicket {
  id: number;
  eventId: number;
  documentId: string;
}

/** A ticket to a published event. */
export async function makeShopTicket(
  service: Service,
  as: Handle,
  fields: TicketFields = {},
  event: Fields = {},
): Promise<ShopTicket> {
  const { id: eventId } = await make(
    service,
    as,
    collections.events,
    eventBody({ status: 'publish', ...event }),
  );
  return addShopTicket(service, eventId, fields);
}

/** One more ticket to an event. */
export async function addShopTicket(
  service: Service,
  eventId: number,
  { priceMinor = 1250, capacity = -1, ...fields }: TicketFields = {},
): Promise<ShopTicket> {
  const { documentId: event } = await inPanel(service, eventId).document();
  const type = priceMinor > 0 ? 'paid' : 'free';
  const { documentId, publicId } = await panelDocuments(service, 'plugin::svc.ticket').create({
    data: { title: 'A place', event, type, priceMinor, capacity, ...fields },
  });
  return { id: publicId, eventId, documentId };
}

export interface Counters {
  sold: number;
  held: number;
}

/** What is counted of a ticket. */
export async function countersOf({ strapi }: Service, ticketId: number): Promise<Counters> {
  return strapi.db
    .connection('svc_tickets')
    .where({ public_id: ticketId })
    .first('sold', 'held') as Promise<Counters>;
}

interface StockRow {
  public_id: number;
  capacity: number;
  sold: number;
  held: number;
  /** What of them a lowered capacity has left above it. */
  overbooked: number;
  in_carts: number | string | null;
}

/**
 * Checks of every ticket that as many places are held as are in carts, and no more taken than there are, or than there
 * were when an editor lowered the capacity.
 */
export async function assertCounted({ strapi }: Service): Promise<void> {
  const db = strapi.db.connection;
  const inCarts = db('svc_cart_items')
    .sum('quantity')
    .where('ticket_id', db.ref('svc_tickets.public_id'));
  const rows = (await db('svc_tickets').select(
    'public_id',
    'capacity',
    'sold',
    'held',
    'overbooked',
    inCarts.as('in_carts'),
  )) as StockRow[];
  const wrong = rows.filter(
    ({ capacity, sold, held, overbooked, in_carts: inAll }) =>
      held !== Number(inAll ?? 0) || (capacity >= 0 && sold + held > capacity + overbooked),
  );
  assert.equal(JSON.stringify(wrong), '[]');
}

/** Changes columns of a ticket, as an editor might while it is in carts. */
export async function changeTicket(
  { strapi }: Service,
  { id }: ShopTicket,
  columns: Record<string, unknown>,
): Promise<void> {
  await strapi.db.connection('svc_tickets').where({ public_id: id }).update(columns);
}

/** A client at this address, as the trusted proxy of a service with TRUST_PROXY tells it. */
export function callFrom(call: Call, address: string): Call {
  return (method, path, options = {}) =>
    call(method, path, {
      ...options,
      headers: { 'X-Forwarded-For': address, ...options.headers },
    });
}

/**
 * Somebody who buys: a guest who keeps the token of the cart, or a user, who may bring the token of the time before
 * signing in.
 */
export function shopperOf(call: Call, as?: Handle, broughtToken = '') {
  let token = broughtToken;
  const send = async (method: string, path: string, options: CallOptions = {}) => {
    const headers = { ...(token && { 'X-API-Cart': token }), ...options.headers };
    const answer = await call(method, path, { ...options, as, headers });
    token = answer.headers.get('X-API-Cart') ?? token;
    return answer;
  };
  const change = (method: string) => (ticketId: number, quantity: number) =>
    send(method, paths.cart, { body: { ticket_id: ticketId, quantity } });
  return {
    token: () => token,
    add: change('POST'),
    set: change('PUT'),
    show: () => send('GET', paths.cart),
    clear: () => send('DELETE', paths.cart),
    apply: (code: string) => send('POST', paths.voucher, { body: { code } }),
    remove: () => send('DELETE', paths.voucher),
    showAll: () => send('GET', `${paths.cart}?_fields=${allOfCart}`),
    pay: (body: Fields = {}, headers: Record<string, string> = {}) =>
      send('POST', paths.checkout, {
        headers,
        body: {
          buyer_name: 'Ada Buyer',
          buyer_email: 'ada@example.test',
          payment_method: 'test',
          payment_token: 'tok_ok',
          ...body,
        },
      }),
  };
}

export type Shopper = ReturnType<typeof shopperOf>;
