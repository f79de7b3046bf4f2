import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { built, projectRoot, type Service, startService, type TestUser } from '../support';
import { violationsAtStripe } from '../support/books';
import { childEnvironment } from '../support/environment';
import { makeSignedIn } from '../support/events';
import { attendeeStatuses } from '../support/orders';
import { askBack, refundRequests, standingOf } from '../support/refunds';
import { makeShopTicket, shopperOf } from '../support/shop';
import { startStripeServer, type StripeServer } from '../support/stripe-server';
import { byStripe, intentOf, tell } from '../support/stripe-shop';

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

let server: StripeServer;
let service: Service;
let manager: TestUser;

beforeAll(async () => {
  server = await startStripeServer();
  service = await startService({ env: { ...server.env, PAYMENT_TIMEOUT_SECONDS: '2' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

beforeEach(() => {
  server.recover();
  server.requests.length = 0;
});

const table = (name: string) => service.strapi.db.connection(name);

const violations = () => violationsAtStripe(service, server);

/** An order of two places, paid by Stripe, and a request for money back. */
async function withRequest(wish: (order: { id: number; attendees: number[] }) => object) {
  const ticket = await makeShopTicket(service, manager);
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, 2);
  const { body } = await shopper.pay(byStripe());
  const id = body.order_id as number;
  const { id: intentId } = await intentOf(service, server, id);
  const attendees = body.attendee_ids as number[];
  const request = await askBack(service.call, manager, wish({ id, attendees }));
  server.requests.length = 0;
  return { id, intentId, request };
}

const ofOrder = ({ id }: { id: number }) => ({ order_id: id });

const approve = (request: number) =>
  service.call('PUT', `${refundRequests}/${request}`, {
    as: manager,
    body: { status: 'approved' },
  });

const goneBack = (intentId: string) => server.refundsOf(intentId).map(({ amount }) => amount);

const overdue = () =>
  table('svc_refund_requests').whereNotNull('settle_after').update({ settle_after: 1 });

describe('an approved request', () => {
  afterEach(async () => expect(await violations()).toEqual([]));

  test('gives the money back to the card that paid (4.19)', async () => {
    const { id, intentId, request } = await withRequest(ofOrder);
    const { status, body } = await approve(request);
    expect([status, body.status, goneBack(intentId)]).toEqual([200, 'approved', [2500]]);
    expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 2500 });
    expect(await attendeeStatuses(service, id)).toEqual(['refunded', 'refunded']);
    const refund = server.requests.find(({ operation }) => operation === 'refund')!;
    expect(refund.key).toBe(`refund-${request}-${intentId}`);
    expect(refund.params).toMatchObject({
      'metadata[order_id]': String(id),
      'metadata[key]': `refund-${request}`,
    });
  });

  test('gives back a part (4.19)', async () => {
    const { id, intentId, request } = await withRequest(({ attendees }) => ({
      attendee_id: attendees[0],
      amount: '10.00',
    }));
    expect((await approve(request)).status).toBe(200);
    expect(goneBack(intentId)).toEqual([1000]);
    expect(await standingOf(service, id)).toEqual({ status: 'partially_refunded', refunded: 1000 });
  });

  test('gives it back once, however many approve (4.19)', async () => {
    const { intentId, request } = await withRequest(ofOrder);
    await Promise.all(Array.from({ length: 6 }, () => approve(request)));
    expect(goneBack(intentId)).toEqual([2500]);
  });

  test('is not undone by a repeated payment event (4.13, 4.19)', async () => {
    const { id, intentId, request } = await withRequest(ofOrder);
    await approve(request);
    await tell(service.call, server.intent(intentId));
    expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 2500 });
  });

  test('that Stripe refuses becomes pending and may be approved again (4.19)', async () => {
    const { id, intentId, request } = await withRequest(ofOrder);
    server.tamper(intentId, { amount_received: 100 });
    const { status, body } = await approve(request);
    expect([status, body.code]).toEqual([400, 'rest_payment_failed']);
    expect(await standingOf(service, id)).toEqual({ status: 'completed', refunded: 0 });
    server.tamper(intentId, { amount_received: 2500 });
    expect((await approve(request)).status).toBe(200);
    expect(goneBack(intentId)).toEqual([2500]);
  });

  test.each([
    ['before', 500],
    ['after', 500],
    ['before', 'hang'],
    ['after', 'hang'],
    ['before', 401],
  ] as const)(
    'meets an outage %s the refund, %s: it is asked for until it is certain (4.13, 4.19)',
    async (when, how) => {
      const { id, intentId, request } = await withRequest(ofOrder);
      server.fail('refund', { when, how }, 3);
      const { status, body } = await approve(request);
      expect([status, body.code]).toEqual([500, 'rest_payment_unavailable']);
      server.recover();
      await overdue();
      await Promise.all([runJobs(), runJobs()]);
      expect(goneBack(intentId)).toEqual([2500]);
      expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 2500 });
    },
  );

  test('that was made long ago but not recorded is found at Stripe (4.13, 4.19)', async () => {
    const { id, intentId, request } = await withRequest(ofOrder);
    server.fail('refund', { when: 'after', how: 'hang' }, 2);
    expect((await approve(request)).status).toBe(500);
    server.recover();
    server.forgetKeys();
    await overdue();
    await runJobs();
    expect(goneBack(intentId)).toEqual([2500]);
    expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 2500 });
  });
});

describe('the comparison with Stripe', () => {
  /** What is wrong once something was changed at Stripe, which is then undone. */
  async function afterTampering(intentId: string, change: object): Promise<string[]> {
    const before = { ...server.intent(intentId) };
    server.tamper(intentId, change);
    const found = await violations();
    server.tamper(intentId, before);
    expect(await violations()).toEqual([]);
    return found;
  }

  test('name an order of which Stripe has something else (4.13, 4.19)', async () => {
    const { id, intentId } = await withRequest(ofOrder);
    const line = (status: string, received: string) =>
      `order ${id}: ${status}, total 2500 USD, given back 0; ` +
      `Stripe has received ${received} for ${intentId} and given back 0 (minor units)`;
    expect(await afterTampering(intentId, { amount_received: 0 })).toEqual([
      line('completed', '0 USD'),
    ]);
    expect(await afterTampering(intentId, { amount_received: 2499 })).toEqual([
      line('completed', '2499 USD'),
    ]);
    expect(await afterTampering(intentId, { currency: 'eur' })).toEqual([
      line('completed', '2500 EUR'),
    ]);
  });

  test('name a refund that the service knows nothing of, and one that did not happen (4.19)', async () => {
    const { id, intentId, request } = await withRequest(ofOrder);
    await approve(request);
    server.refundsOf(intentId)[0]!.status = 'failed';
    expect(await violations()).toEqual([
      expect.stringMatching(
        new RegExp(`^order ${id}: refunded, total 2500 USD, given back 2500; .* given back 0 `),
      ),
    ]);
    server.refundsOf(intentId)[0]!.status = 'succeeded';
    expect(await violations()).toEqual([]);
  });

  test('name a payment of this site without an order, and none of another site (4.13)', async () => {
    const { id, intentId } = await withRequest(ofOrder);
    await table('svc_orders').where({ public_id: id }).update({ payment_reference: 'pi_other' });
    expect(await violations()).toEqual([
      expect.stringMatching(new RegExp(`^order ${id}: completed, .* received 0 USD for pi_other`)),
      `payment ${intentId}: there is no such order`,
    ]);
    await table('svc_orders').where({ public_id: id }).update({ payment_reference: intentId });
    await table('svc_orders').where({ public_id: id }).update({ payment_method: 'offline' });
    expect(await violations()).toEqual([`payment ${intentId}: there is no such order`]);
    await table('svc_orders').where({ public_id: id }).update({ payment_method: 'stripe' });
    expect(await afterTampering(intentId, { metadata: { site: 'https://other.test' } })).toEqual(
      [],
    );
  });

  /** Runs `npm run check`. */
  async function run(env: Record<string, string>) {
    const script = path.join(projectRoot, 'dist/scripts/check-integrity.js');
    const child = spawn(process.execPath, [script], {
      cwd: projectRoot,
      env: childEnvironment({ ...service.env, ...env }),
    });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    child.stderr.on('data', (chunk) => (printed += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, printed };
  }

  test('are compared with Stripe by npm run check, which says if they are not (4.13)', async () => {
    const { code, printed } = await run({});
    expect([code, printed]).toEqual([
      0,
      expect.stringMatching(/ok {5}Stripe has received .*looked at/),
    ]);
    const alone = await run({ STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' });
    expect(alone).toMatchObject({ code: 0 });
    expect(alone.printed).toContain('Stripe was not asked: it is not set up.');
    const offline = await run({ STRIPE_API_BASE: 'http://127.0.0.1:9' });
    expect(offline).toMatchObject({ code: 0 });
    expect(offline.printed).toContain(
      'Stripe was not asked: it cannot be asked (StripeConnectionError).',
    );
  });
});
