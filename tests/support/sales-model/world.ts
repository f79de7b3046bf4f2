import { SalesModel } from './model';
import { assertBooksAddUp } from '../books';
import {
  type Attendee,
  type Buyer,
  cartOf,
  type Death,
  leastByCard,
  type Order,
  sum,
} from './things';
import { built } from '#svc/testing/built';
import type { Answer, Call } from '#svc/testing/client';
import type { TestUser } from '#svc/testing/makers';
import { collections, makeSignedIn, renewSignIn } from '../events';
import { worker } from '../outbox';
import type { Service } from '../service';
import { addShopTicket, makeShopTicket, type Shopper, shopperOf } from '../shop';
import type { StripeServer } from '../stripe-server';
import { intentOf } from '../stripe-shop';

/*
 * The service beside its model: a shop that is empty at the beginning of each sequence, and what of it is compared.
 * The n-th order, attendee and refund request of the model is the n-th that is stored.
 */

const { runJobs } = built<typeof import('../../../src/plugins/svc/server/src/jobs')>('jobs');

/** In minor units; the last is free. */
export const prices = [1000, 333, 0];
const limits = [4, 100, 2];

/** Two guests and two users. */
const kinds = ['guest', 'guest', 'user', 'user'] as const;

const sold = [
  'svc_refund_requests_order_lnk',
  'svc_refund_requests',
  'svc_attendees',
  'svc_order_items',
  'svc_orders',
  'svc_cart_items',
  'svc_carts',
  'svc_idempotency_keys',
  'svc_test_charges',
  'svc_test_refunds',
  'svc_outbox_entries',
  'svc_late_payments',
  'svc_order_log',
];

type Row = Record<string, number | string | null>;

/** Has `send` done by a process that dies at a step; where the step is not reached, the answer is as usual. */
export type Dying = (step: string, send: (call: Call) => Promise<Answer>) => Promise<Answer>;

/** What stays from sequence to sequence. */
export interface Ground {
  service: Service;
  stripe: StripeServer;
  office: TestUser;
  manager: TestUser;
  users: TestUser[];
  /** When they signed in, in milliseconds. */
  signedInAt: number;
  /** Public ids. */
  tickets: number[];
  dying: Dying;
}

export async function layGround(
  service: Service,
  stripe: StripeServer,
  dying: Dying,
): Promise<Ground> {
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  const office = await makeSignedIn(service, 'box-office', 'office');
  const users: TestUser[] = [];
  for (const name of ['ada', 'bea']) {
    users.push(await makeSignedIn(service, 'authenticated', name));
  }
  const first = await makeShopTicket(service, manager, { priceMinor: prices[0] });
  const tickets = [first.id];
  for (const priceMinor of prices.slice(1)) {
    tickets.push((await addShopTicket(service, first.eventId, { priceMinor })).id);
  }
  // Crashes and outages are meant; what is wrong is in the answers.
  service.strapi.log.silent = true;
  // What nobody asks for must not happen while two sides are compared.
  await worker().stopWorker();
  return { service, stripe, office, manager, users, signedInAt: Date.now(), tickets, dying };
}

/** A token lasts for ten minutes, and a long run longer. */
async function renewSignIns(ground: Ground): Promise<void> {
  const { service, office, manager, users, signedInAt } = ground;
  if (Date.now() - signedInAt < 240_000) return;
  for (const user of [office, manager, ...users]) await renewSignIn(service, user);
  ground.signedInAt = Date.now();
}

async function empty({ service, tickets }: Ground, capacities: number[]): Promise<void> {
  const db = service.strapi.db.connection;
  for (const table of sold) await db(table).delete();
  for (const [index, id] of tickets.entries()) {
    await db('svc_tickets').where({ public_id: id }).update({
      sold: 0,
      held: 0,
      overbooked: 0,
      capacity: capacities[index],
      max_per_order: limits[index],
      price_minor: prices[index],
    });
  }
}

export interface World extends Ground {
  sales: SalesModel;
  shoppers: Shopper[];
  /** What is stored, oldest first. */
  stored: Record<'orders' | 'attendees' | 'refund_requests', Row[]>;
}

export async function openWorld(ground: Ground, capacities: number[]): Promise<World> {
  await renewSignIns(ground);
  await empty(ground, capacities);
  const tickets = prices.map((price, index) => ({
    price,
    capacity: capacities[index]!,
    limit: limits[index]!,
  }));
  const buyers = kinds.map((kind): Buyer => {
    return { isUser: kind === 'user', items: [], isExpired: false, keys: new Map() };
  });
  const shoppers = kinds.map((_, index) => shopperOf(ground.service.call, asBuyer(ground, index)));
  const stored = { orders: [], attendees: [], refund_requests: [] };
  return { ...ground, sales: new SalesModel(tickets, buyers), shoppers, stored };
}

/** Whom a buyer signs in as; undefined for guests. */
export function asBuyer({ users }: Ground, index: number): TestUser | undefined {
  return kinds[index] === 'user' ? users[index - kinds.indexOf('user')] : undefined;
}

/** `400 rest_invalid_param amount` */
export function outcomeOf({ status, body }: Answer): string {
  if (status < 300) return String(status);
  const { code, data } = body as { code: string; data: { params?: object } };
  const params = code === 'rest_invalid_param' ? Object.keys(data.params ?? {}).sort() : [];
  return [status, code, ...params].join(' ');
}

/** As if whatever is on its way had taken too long, and a minute had passed. */
export async function letTimePass({ service }: World): Promise<void> {
  for (const table of ['svc_orders', 'svc_refund_requests']) {
    await service.strapi.db.connection(table).whereNotNull('settle_after').update({
      settle_after: 1,
    });
  }
  await runJobs();
}

async function readStored({ service, stored }: World): Promise<void> {
  const db = service.strapi.db.connection;
  const columns = {
    orders: ['public_id', 'status', 'total_minor', 'refunded_minor', 'settle_after'],
    attendees: ['public_id', 'status', 'ticket_id', 'order_id', 'price_minor'],
    refund_requests: ['public_id', 'status', 'amount_minor', 'order_id', 'settle_after'],
  };
  for (const table of ['orders', 'attendees', 'refund_requests'] as const) {
    stored[table] = (await db(`svc_${table}`).orderBy('public_id').select(columns[table])) as Row[];
  }
}

/** What is stored, and what the model has, in the same words. */
async function soldOnBothSides(world: World) {
  await readStored(world);
  const { sales, stored, tickets, service } = world;
  const orderId = (order?: Order) =>
    order ? (stored.orders[sales.orders.indexOf(order)]?.public_id ?? 'missing') : null;
  const ticketId = ({ ticket }: Attendee) => tickets[sales.tickets.indexOf(ticket)];
  const sold = (await service.strapi.db
    .connection('svc_tickets')
    .whereIn('public_id', tickets)
    .orderBy('public_id')
    .pluck('sold')) as number[];
  const service_ = {
    sold,
    orders: stored.orders.map((row) => [
      row.status,
      Number(row.total_minor),
      Number(row.refunded_minor),
      row.settle_after !== null,
    ]),
    attendees: stored.attendees.map((row) => [
      row.status,
      row.ticket_id,
      row.order_id,
      row.price_minor,
    ]),
    refunds: stored.refund_requests.map((row) => [
      row.status,
      Number(row.amount_minor),
      row.order_id,
      row.settle_after !== null,
    ]),
  };
  const model = {
    sold: sales.tickets.map(sales.sold),
    orders: sales.orders.map((one) => [
      one.status,
      one.total,
      sales.back(one),
      one.buyer.paying === one || one.lost !== undefined,
    ]),
    attendees: sales.attendees.map((one) => [
      one.status,
      ticketId(one),
      orderId(one.order),
      one.price,
    ]),
    refunds: sales.refunds.map((one) => [
      one.status,
      one.amount,
      orderId(one.order),
      Boolean(one.claim),
    ]),
  };
  return { service: service_, model };
}

export async function assertSameSales(world: World): Promise<void> {
  const { service, model } = await soldOnBothSides(world);
  expect(service).toEqual(model);
}

const text = (minor: number) => (minor / 100).toFixed(2);

interface CartBody {
  items: { ticket_id: number; quantity: number; price: string }[];
  total: string;
}

export function assertSameCart({ sales, tickets }: World, index: number, body: CartBody): void {
  const items = cartOf(sales.buyers[index]!);
  const lines = items.map((item) => ({
    ticket_id: tickets[sales.tickets.indexOf(item.ticket)],
    quantity: item.quantity,
    price: text(item.price),
  }));
  const total = text(sum(items.map(({ quantity, price }) => quantity * price)));
  expect(body).toMatchObject({ items: lines, total });
}

/** Of what is not the order's, Stripe has nothing. */
async function assertStripeAgrees({ sales, service, stored, stripe }: World): Promise<void> {
  for (const [index, order] of sales.orders.entries()) {
    if (order.token !== 'stripe' || order.total < leastByCard) continue;
    const id = stored.orders[index]!.public_id as number;
    const { id: intent, amount_received: received } = await intentOf(service, stripe, id);
    const back = sum(stripe.refundsOf(intent).map((one) => one.amount));
    const isSold = order.status !== 'failed';
    expect([order.status, received - back]).toEqual([
      order.status,
      isSold ? order.total - sales.back(order) : 0,
    ]);
  }
}

/** What the wire says of places, and every rule of the check against every row. */
export async function assertBooksAgree(world: World): Promise<void> {
  const { sales, service, shoppers, tickets, manager } = world;
  for (const [index, shopper] of shoppers.entries()) {
    assertSameCart(world, index, (await shopper.show()).body as CartBody);
  }
  for (const [index, ticket] of sales.tickets.entries()) {
    const path = `${collections.tickets}/${tickets[index]}`;
    const { body } = await service.call('GET', path, { as: manager });
    const left = ticket.capacity - sales.sold(ticket) - sales.held(ticket);
    const remaining = ticket.capacity < 0 ? -1 : Math.max(0, left);
    expect(body).toMatchObject({ sold: sales.sold(ticket), remaining });
  }
  await assertStripeAgrees(world);
  await assertBooksAddUp();
}

/** The steps at which a process dies, by when that is and by what the provider does. */
export type DeathSteps = Record<Death, (token: string) => string[]>;

export const checkoutSteps: DeathSteps = {
  early: () => ['quoted', 'cart claimed', 'order written', 'places sold', 'attendees written'],
  claimed: () => ['reserved'],
  asked(token) {
    if (token === 'tok_declined') return ['charged', 'order failed', 'attendees deleted'];
    if (token === 'tok_error') return ['charged', 'payment finalized', 'order failed'];
    const paid = ['charged', 'cart cleared', 'order closed'];
    return token === 'offline' ? paid : [...paid, 'attendees confirmed'];
  },
  late: () => ['answered'],
};

export const refundSteps: DeathSteps = {
  early: () => ['refund amount reserved'],
  claimed: () => ['refund claimed'],
  asked(token) {
    if (token === 'tok_refund_error') return ['refund requested'];
    if (token === 'tok_refund_refused') return ['refund requested', 'refund claim ended'];
    return ['refund requested', 'refund approved', 'refund order moved', 'refund attendees moved'];
  },
  late: () => ['refund settled'],
};
