import {
  built,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { violationsAtStripe } from '../support/books';
import { stripeSteps } from '../support/crash-steps';
import { makeSignedIn } from '../support/events';
import { askBack, refundRequests } from '../support/refunds';
import { addShopTicket, makeShopTicket, shopperOf } from '../support/shop';
import { startStripeServer, type StripeServer } from '../support/stripe-server';
import { beginAsked, byStripe, intentOf, methods, tell } from '../support/stripe-shop';

/*
 * A process is killed at each step of a payment by Stripe that other ways of paying do not have. Another one, on the
 * same database, settles what it left: nothing is lost, charged twice or given back twice.
 */

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

let server: StripeServer;
let service: Service;
let manager: TestUser;
let eventId: number;

beforeAll(async () => {
  server = await startStripeServer();
  service = await startService({ env: server.env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  ({ eventId } = await makeShopTicket(service, manager));
});

beforeEach(() => server.recover());

const table = (name: string) => service.strapi.db.connection(name);

/** As if the time had passed for everything that waits. */
async function nextMinutes(): Promise<void> {
  for (const name of ['svc_orders', 'svc_late_payments', 'svc_refund_requests']) {
    await table(name).whereNotNull('settle_after').update({ settle_after: 1 });
  }
  await runJobs();
}

async function assertBooksAddUp(): Promise<void> {
  expect(await violationsAtStripe(service, server)).toEqual([]);
}

/** A shopper with the only two places of a ticket in the cart. */
async function withPlaces() {
  const ticket = await addShopTicket(service, eventId, { capacity: 2 });
  const shopper = shopperOf(service.call);
  expect((await shopper.add(ticket.id, 2)).status).toBe(200);
  return { ticket, shopper };
}

async function dies({ process: dying }: SpawnedService, doing: Promise<unknown>): Promise<void> {
  await expect(doing).rejects.toThrow();
  expect(dying.signalCode ?? 'SIGKILL').toBe('SIGKILL');
}

const statusesOf = (ticketId: number) =>
  table('svc_order_items as i')
    .join('svc_orders as o', 'o.public_id', 'i.order_id')
    .where('i.ticket_id', ticketId)
    .orderBy('o.id')
    .pluck('o.status') as unknown as Promise<string[]>;

const stockOf = (ticketId: number) =>
  table('svc_tickets').where({ public_id: ticketId }).first('sold', 'held') as Promise<object>;

const checkoutSteps: [step: string, method: string][] = [
  ['payment prepared', methods.ok],
  ['reference saved', methods.ok],
  ['charged', methods.ok],
  ['charged', methods.declined],
  ['charged', methods.asked],
  ['buyer awaited', methods.asked],
];

test.each(checkoutSteps)(
  'a checkout that crashes at "%s" with %s is charged once or not at all (4.13)',
  async (step, method) => {
    const { ticket, shopper } = await withPlaces();
    const made = server.intents().length;
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    const headers = { 'X-API-Cart': shopper.token() };
    await dies(dying, shopperOf(dying.call).pay(byStripe(method), headers));
    await assertBooksAddUp();
    await nextMinutes();
    await assertBooksAddUp();
    const paid = server
      .intents()
      .slice(made)
      .filter(({ status }) => status === 'succeeded');
    const [status] = await statusesOf(ticket.id);
    expect(status).toBe(paid.length === 1 ? 'completed' : 'failed');
    if (status === 'failed') {
      expect((await shopper.pay(byStripe())).status).toBe(201);
    }
    expect(await stockOf(ticket.id)).toEqual({ sold: 2, held: 0 });
    const received = server
      .intents()
      .slice(made)
      .map((one) => one.amount_received);
    expect(received.reduce((sum, amount) => sum + amount, 0)).toBe(2500);
    await assertBooksAddUp();
  },
);

const eventSteps = ['payment retrieved', 'order closed'];

test.each(eventSteps)(
  'a webhook event is delivered again after a crash at "%s" (4.13)',
  async (step) => {
    const { ticket, shopper } = await withPlaces();
    const { payment } = await beginAsked(shopper);
    server.settle(payment.payment_intent, 'succeeded');
    const intent = server.intent(payment.payment_intent);
    // The minute's job of the process that goes on does not settle it before the one that is to die.
    const waiting = table('svc_orders').whereNotNull('settle_after');
    await waiting.update({ settle_after: 4_000_000_000 });
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    await dies(dying, tell(dying.call, intent));
    await assertBooksAddUp();
    expect((await tell(service.call, intent)).status).toBe(200);
    expect(await statusesOf(ticket.id)).toEqual(['completed']);
    expect(await stockOf(ticket.id)).toEqual({ sold: 2, held: 0 });
    await assertBooksAddUp();
  },
);

/** An order that was given up, and paid after that; with its places sold to somebody else, or free. */
async function withLate(places: 'free' | 'sold') {
  const { ticket, shopper } = await withPlaces();
  const { order_id: id, payment } = await beginAsked(shopper);
  server.fail('cancel', { when: 'before', how: 500 }, 2);
  await table('svc_carts').where({ order_id: id }).update({ expires_at: 1 });
  await nextMinutes();
  // Not by the process that is about to start.
  await table('svc_orders').where({ public_id: id }).update({ settle_after: 4_000_000_000 });
  if (places === 'sold') {
    const other = shopperOf(service.call);
    await other.add(ticket.id, 2);
    expect((await other.pay(byStripe())).status).toBe(201);
  }
  server.settle(payment.payment_intent, 'succeeded');
  return { ticket, intentId: payment.payment_intent };
}

const lateSteps: [step: string, places: 'free' | 'sold'][] = [
  ['late order completed', 'free'],
  ['attendees reinstated', 'free'],
  ['late order completed', 'sold'],
  ['late refund recorded', 'sold'],
  ['late refund requested', 'sold'],
  ['late refund settled', 'sold'],
];

test.each(lateSteps)(
  'a late payment counts once after a crash at "%s" with the places %s (4.13, 4.19)',
  async (step, places) => {
    const { ticket, intentId } = await withLate(places);
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    await dies(dying, tell(dying.call, server.intent(intentId)));
    await assertBooksAddUp();
    await nextMinutes();
    await tell(service.call, server.intent(intentId));
    await assertBooksAddUp();
    const [status] = await statusesOf(ticket.id);
    const back = server.refundsOf(intentId).map(({ amount }) => amount);
    expect([status, back]).toEqual(places === 'free' ? ['completed', []] : ['failed', [2500]]);
    expect(await stockOf(ticket.id)).toEqual({ sold: 2, held: 0 });
  },
);

test.each(['refund claimed', 'refund requested', 'refund approved'])(
  'a refund that crashes at "%s" is made once (4.13, 4.19)',
  async (step) => {
    const { ticket, shopper } = await withPlaces();
    const { body } = await shopper.pay(byStripe());
    const { id: intentId } = await intentOf(service, server, body.order_id);
    const request = await askBack(service.call, manager, { order_id: body.order_id });
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    const approval = { as: manager, body: { status: 'approved' } };
    await dies(dying, dying.call('PUT', `${refundRequests}/${request}`, approval));
    await assertBooksAddUp();
    await nextMinutes();
    expect(server.refundsOf(intentId).map(({ amount }) => amount)).toEqual([2500]);
    expect(await statusesOf(ticket.id)).toEqual(['refunded']);
    expect(await stockOf(ticket.id)).toEqual({ sold: 0, held: 0 });
    await assertBooksAddUp();
  },
);

test('the tests crash at every step that only Stripe has', () => {
  const steps = [...checkoutSteps, ...lateSteps].map(([step]) => step);
  const died = new Set([...steps, ...eventSteps]);
  expect(stripeSteps.filter((step) => !died.has(step))).toEqual([]);
});
