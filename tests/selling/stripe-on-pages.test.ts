import { built, type Service, startService, type TestUser } from '../support';
import { violationsAtStripe } from '../support/books';
import { makeSignedIn } from '../support/events';
import { formOf, openBrowser, type PageBrowser, type Shown } from '../support/page-browser';
import { openPage, readQrCodes } from '../support/pages';
import { askBack, refundRequests } from '../support/refunds';
import { countersOf, makeShopTicket } from '../support/shop';
import { startStripeServer, type StripeServer } from '../support/stripe-server';
import { methods, tell } from '../support/stripe-shop';

/* Paying by card on the service's pages: on Stripe's own page, as a browser without scripts does it, and by Stripe's form here. */

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

let server: StripeServer;
let service: Service;
let manager: TestUser;

const more = { PAYMENT_TIMEOUT_SECONDS: '2', STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests' };

beforeAll(async () => {
  server = await startStripeServer();
  service = await startService({ env: { ...server.env, ...more } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

beforeEach(() => {
  server.recover();
  server.requests.length = 0;
});

afterEach(async () => expect(await violationsAtStripe(service, server)).toEqual([]));

const db = () => service.strapi.db.connection;
const entered = { buyer_name: 'Ada Buyer', buyer_email: 'ada@example.test', payment: 'stripe' };

let made = 0;

/** A browser with two of the two places of a ticket in its cart, and the form of its checkout. */
async function atCheckout() {
  made += 1;
  const path = `/events/evening-${made}`;
  const event = { title: `Evening ${made}` };
  const ticket = await makeShopTicket(service, manager, { capacity: 2 }, event);
  const browser = openBrowser(service.url);
  const form = formOf(await browser.open(path), path);
  await browser.submit(form, { [`quantity-${ticket.id}`]: 2 });
  return { ticket, browser, form: formOf(await browser.open('/checkout'), '/checkout') };
}

/** Where a page leads on to by itself. */
function refreshOf({ html }: Shown): string | undefined {
  return /<meta http-equiv="refresh" content="0;url=([^"]+)"/.exec(html)?.[1];
}

async function begin() {
  const at = await atCheckout();
  const page = await at.browser.submit(at.form, entered);
  const session = server.sessions().at(-1)!;
  expect([page.status, refreshOf(page)]).toEqual([200, session.url]);
  return { ...at, page, session };
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
const event = 'checkout.session.completed';
const paymentForm = async (browser: PageBrowser) =>
  formOf(await browser.open('/checkout'), '/checkout/payment');

async function ordersOf(ticketId: number) {
  const rows = await db()('svc_order_items as i')
    .join('svc_orders as o', 'o.public_id', 'i.order_id')
    .where('i.ticket_id', ticketId)
    .orderBy('o.id')
    .select('o.public_id', 'o.status', 'o.payment_reference');
  return rows as { public_id: number; status: string; payment_reference: string }[];
}

test('the form leads to Stripe’s page, with what the order costs and the way back (9.10)', async () => {
  const { page, session, ticket } = await begin();
  const [order] = await ordersOf(ticket.id);
  expect(page.text).toContain('Go to the payment');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'none'");
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(session).toMatchObject({ amount_total: 2500, currency: 'usd', status: 'open' });
  expect(session.cancel_url).toBe('https://tickets.example.test/cart');
  expect(pathOf(session.success_url)).toMatch(
    new RegExp(`^/orders/${order!.public_id}\\?token=[\\w-]{43}$`),
  );
  expect(order).toMatchObject({ status: 'pending', payment_reference: session.id });
  const create = server.requests.find(({ operation }) => operation === 'createSession')!;
  expect(create.key).toMatch(/^order-\d+-[0-9a-f]{12}-session$/);
});

test('a buyer who comes back before Stripe has told of it sees the paid order (9.10)', async () => {
  const { browser, session, ticket } = await begin();
  expect(server.payOnPage(session.id, methods.ok)).toBe('');
  const order = await browser.open(pathOf(session.success_url));
  expect(order.text).toContain('Paid');
  expect(readQrCodes(order.html)).toHaveLength(2);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
  // What Stripe tells after that, and twice, changes nothing.
  const tellAgain = () => tell(service.call, server.sessions().at(-1)!, event);
  expect([(await tellAgain()).status, (await tellAgain()).status]).toEqual([200, 200]);
  const [settled] = await ordersOf(ticket.id);
  expect(settled).toMatchObject({ status: 'completed' });
  expect(settled!.payment_reference).toMatch(/^pi_/);
});

test('what Stripe tells settles the order of a buyer who never comes back (9.10, 4.8)', async () => {
  const { session, ticket } = await begin();
  server.payOnPage(session.id, methods.ok);
  const told = server.sessions().at(-1)!;
  expect((await tell(service.call, told, event)).status).toBe(200);
  expect(await ordersOf(ticket.id)).toMatchObject([{ status: 'completed' }]);
});

test('another amount than the order’s, in an event or at Stripe, pays nothing (9.10, 4.8)', async () => {
  const { browser, session, ticket } = await begin();
  const log = jest.spyOn(service.strapi.log, 'error').mockReturnValue(undefined as never);
  server.payOnPage(session.id, methods.ok);
  const told = server.sessions().at(-1)!;
  await tell(service.call, told, event, { object: { amount_total: 1 } });
  expect(await ordersOf(ticket.id)).toMatchObject([{ status: 'pending' }]);
  server.tamper(told.payment_intent!, { amount: 100, amount_received: 100 });
  await browser.open(pathOf(session.success_url));
  expect(await ordersOf(ticket.id)).toMatchObject([{ status: 'failed' }]);
  expect(server.refundsOf(told.payment_intent!).map(({ amount }) => amount)).toEqual([100]);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
  log.mockRestore();
});

test('a card that is declined there leaves the buyer there, with the places kept (9.10)', async () => {
  const { browser, session, ticket } = await begin();
  expect(server.payOnPage(session.id, methods.declined)).toBe('Your card was declined.');
  const order = await browser.open(pathOf(session.success_url));
  expect(order.text).toContain('Waiting for your payment');
  expect(order.html).toContain(`href="${session.url}"`);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
  expect(server.payOnPage(session.id, methods.ok)).toBe('');
  expect((await browser.open(pathOf(session.success_url))).text).toContain('Paid');
});

test('sent twice, at once and by Back, the form leads to one payment (9.6, 9.10)', async () => {
  const { browser, form, ticket } = await atCheckout();
  const before = server.sessions().length;
  const sent = await Promise.all([1, 2, 3].map(() => browser.send(form, entered)));
  sent.push(await browser.send(form, entered));
  const session = server.sessions().at(-1)!;
  expect(sent.map((one) => [one.status, refreshOf(one)])).toEqual(
    sent.map(() => [200, session.url]),
  );
  expect(server.sessions()).toHaveLength(before + 1);
  server.payOnPage(session.id, methods.ok);
  const again = await browser.send(form, entered);
  expect([again.status, again.headers.get('location')]).toEqual([303, pathOf(session.success_url)]);
  expect(await ordersOf(ticket.id)).toHaveLength(1);
});

test('who comes back without having paid may go on, or have the cart back (9.10)', async () => {
  const { browser, session, ticket } = await begin();
  const cart = await browser.open('/cart');
  expect([cart.status, cart.headers.get('location')]).toEqual([303, '/checkout']);
  const page = await browser.open('/checkout');
  expect(page.text).toContain('Your payment is not finished');
  const on = await browser.submit(await paymentForm(browser), { choice: 'pay' });
  expect(refreshOf(on)).toBe(session.url);
  const back = await browser.submit(await paymentForm(browser), { choice: 'cart' });
  expect([back.path, back.status]).toEqual(['/cart', 200]);
  expect(back.text).toContain('Go to checkout');
  expect(server.payOnPage(session.id, methods.ok)).toBe('The session is expired.');
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
  const form = formOf(await browser.open('/checkout'), '/checkout');
  const order = await browser.submit(form, { ...entered, payment: 'offline' });
  expect(order.text).toContain('Reserved, to be paid');
});

test('who gives up what was paid meanwhile has bought it (9.10)', async () => {
  const { browser, session, ticket } = await begin();
  const form = await paymentForm(browser);
  server.payOnPage(session.id, methods.ok);
  const sent = await browser.submit(form, { choice: 'cart' });
  expect(sent.path).toBe(pathOf(session.success_url));
  expect(sent.text).toContain('Paid');
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
  expect((await browser.send(form, { choice: 'pay' })).headers.get('location')).toBe('/cart');
});

test('another form of the same cart says that a payment is begun, and waits for nobody (9.10)', async () => {
  const { browser, form, page } = await atCheckout().then(async (at) => ({
    ...at,
    page: await at.browser.open('/checkout'),
  }));
  await browser.submit(form, entered);
  const other = await browser.submit(formOf(page, '/checkout'), entered);
  expect([other.path, other.text]).toEqual([
    '/checkout',
    expect.stringContaining('Your payment is not finished'),
  ]);
  const stranger = openBrowser(service.url);
  const foreign = { ...(await paymentForm(browser)) };
  expect((await stranger.send(foreign, { choice: 'cart' })).status).toBe(403);
  expect(server.sessions().at(-1)!.status).toBe('open');
});

test('a session that expires gives the cart back, and a hold that ends expires the session (9.10, 4.8)', async () => {
  const first = await begin();
  Object.assign(server.sessions().at(-1)!, { status: 'expired', url: null });
  const expired = 'checkout.session.expired';
  await tell(service.call, server.sessions().at(-1)!, expired);
  expect(await ordersOf(first.ticket.id)).toMatchObject([{ status: 'failed' }]);
  expect(await countersOf(service, first.ticket.id)).toEqual({ sold: 0, held: 2 });
  const second = await begin();
  await db()('svc_orders').whereNotNull('settle_after').update({ settle_after: 1 });
  await runJobs();
  expect(server.payOnPage(second.session.id, methods.ok)).toBe('The session is expired.');
  const page = await openPage(service, second.session.success_url);
  expect(page.text).toContain('Not paid');
});

test('while Stripe cannot be asked nothing is lost, and the pages say so (9.10)', async () => {
  const { browser, session, ticket } = await begin();
  server.fail('retrieveSession', { when: 'before', how: 500 }, 100);
  server.fail('expireSession', { when: 'before', how: 500 }, 100);
  const form = await paymentForm(browser);
  for (const choice of ['pay', 'cart']) {
    const sent = await browser.submit(form, { choice });
    expect([sent.path, sent.text]).toEqual(['/checkout', expect.stringContaining('try again')]);
  }
  const order = await browser.open(pathOf(session.success_url));
  expect([order.status, order.text]).toEqual([200, expect.stringContaining('Payment on its way')]);
  server.recover();
  server.payOnPage(session.id, methods.ok);
  await db()('svc_orders').whereNotNull('settle_after').update({ settle_after: 1 });
  await runJobs();
  expect(await ordersOf(ticket.id)).toMatchObject([{ status: 'completed' }]);
});

test('Stripe that takes no session up, or is away, leaves the cart and says why (9.10)', async () => {
  const { browser, form, ticket } = await atCheckout();
  server.fail('createSession', { when: 'before', how: 400 }, 1);
  const refused = await browser.submit(form, entered);
  expect([refused.path, refused.text]).toEqual([
    '/checkout',
    expect.stringContaining('does not accept this payment'),
  ]);
  server.fail('createSession', { when: 'before', how: 'drop' }, 2);
  const away = await browser.submit(formOf(refused, '/checkout'), entered);
  expect([away.path, away.text]).toEqual([
    '/checkout',
    expect.stringContaining('Nothing was bought.'),
  ]);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
});

test('a refund of it goes the way of every payment by Stripe (9.10, 4.19)', async () => {
  const { browser, session, ticket } = await begin();
  server.payOnPage(session.id, methods.ok);
  await browser.open(pathOf(session.success_url));
  const [order] = await ordersOf(ticket.id);
  const request = await askBack(service.call, manager, { order_id: order!.public_id });
  const approval = { as: manager, body: { status: 'approved' } };
  expect((await service.call('PUT', `${refundRequests}/${request}`, approval)).status).toBe(200);
  expect(server.refundsOf(order!.payment_reference).map(({ amount }) => amount)).toEqual([2500]);
  expect(await ordersOf(ticket.id)).toMatchObject([{ status: 'refunded' }]);
});

test('over REST a card still needs its token (4.8)', async () => {
  const { browser } = await atCheckout();
  const { status, body } = await service.call('POST', 'svc/tickets/v1/checkout', {
    headers: { 'X-API-Cart': browser.cookies.get('svc_cart')! },
    body: { buyer_name: 'Ada', buyer_email: 'ada@example.test', payment_method: 'stripe' },
  });
  expect([status, body]).toMatchObject([400, { code: 'rest_missing_callback_param' }]);
});

/** What Stripe's form on our page adds to the form that is sent. */
const byCard = (method: string) => ({ ...entered, payment_token: method });
const bankOf = ({ html }: Shown) => ({
  secret: /data-secret="([^"]+)"/.exec(html)?.[1],
  does: /data-do="([^"]+)"/.exec(html)?.[1],
});
const intentOf = ({ secret }: { secret?: string }) => secret!.split('_secret')[0]!;

/** A browser whose bank asks something. */
async function atBank() {
  const at = await atCheckout();
  const page = await at.browser.submit(at.form, byCard(methods.asked));
  expect([page.path, page.text]).toEqual(['/checkout', expect.stringContaining('Your bank asks')]);
  return { ...at, page, intent: intentOf(bankOf(page)) };
}

test('a card that was entered on our page is paid, or declined and the form is as it was (9.14)', async () => {
  const { browser, form, ticket } = await atCheckout();
  const shown = await browser.open('/checkout');
  expect(shown.html).toContain('data-card-key="pk_test_of_the_tests"');
  const policy = shown.headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect((await browser.open('/cart')).headers.get('content-security-policy')).not.toContain('str');
  const declined = await browser.submit(form, byCard(methods.declined));
  expect([declined.path, declined.text]).toEqual([
    '/checkout',
    expect.stringContaining('Your card was declined.'),
  ]);
  expect(declined.html).toContain('value="Ada Buyer"');
  expect(declined.html).not.toContain('pm_card');
  const again = formOf(declined, '/checkout');
  const [order, same] = await Promise.all(
    [1, 2].map(() => browser.send(again, byCard(methods.ok))),
  );
  expect([order!.status, order!.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/orders\/\d+\?token=/),
  ]);
  expect(same!.headers.get('location')).toBe(order!.headers.get('location'));
  expect(await ordersOf(ticket.id)).toMatchObject([{ status: 'failed' }, { status: 'completed' }]);
  expect(server.intents().filter(({ status }) => status === 'succeeded')).not.toHaveLength(0);
});

test('what the bank asks is on a page of its own, which leads to the order once it is answered (9.14)', async () => {
  const { browser, page, intent, ticket, form } = await atBank();
  expect(page.headers.get('content-security-policy')).toContain('https://hooks.stripe.com');
  expect([bankOf(page).does, page.headers.get('cache-control')]).toEqual(['ask', 'no-store']);
  expect((await browser.open('/cart')).headers.get('location')).toBe('/checkout');
  expect(bankOf(await browser.open('/checkout?asked=1')).does).toBe('nothing');
  // The same form once more is the same purchase; another card makes no second one of it.
  expect((await browser.submit(form, byCard(methods.ok))).path).toBe('/checkout');
  server.settle(intent, 'processing');
  expect(bankOf(await browser.open('/checkout')).does).toBe('wait');
  server.settle(intent, 'succeeded');
  const order = await browser.open('/checkout?asked=1');
  expect(order.headers.get('location')).toMatch(/^\/orders\/\d+\?token=/);
  expect(await ordersOf(ticket.id)).toMatchObject([{ status: 'completed' }]);
  // Where Stripe has told of it first, the way leads there, too.
  const cart = await browser.open('/checkout?asked=1');
  expect(cart.headers.get('location')).toBe('/cart?bought=1');
  expect((await browser.open('/cart?bought=1')).headers.get('location')).toBe(
    order.headers.get('location'),
  );
});

test('a bank that says no, and a buyer who gives up, have the cart as it was (9.14, 4.10)', async () => {
  const { browser, intent, ticket } = await atBank();
  server.settle(intent, 'failed');
  const back = await browser.open('/checkout?asked=1');
  expect(back.headers.get('location')).toBe('/checkout');
  const refused = await browser.open('/checkout');
  expect(refused.text).toContain('The payment was not confirmed, and you have not been charged.');
  expect(refused.html).toContain('value="Ada Buyer"');
  const asked = await browser.submit(formOf(refused, '/checkout'), byCard(methods.asked));
  const givenUp = await browser.submit(await paymentForm(browser), { choice: 'cart' });
  expect(givenUp.path).toBe('/cart');
  expect(server.intent(intentOf(bankOf(asked))).status).toBe('canceled');
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
});

test('a hold that ends while the bank asks calls the payment off; Stripe that is away loses nothing (9.14, 4.13)', async () => {
  const { browser, intent, ticket } = await atBank();
  server.fail('retrieve', { when: 'before', how: 500 }, 2);
  expect((await browser.open('/checkout')).text).toContain('cannot be reached');
  server.recover();
  await db()('svc_orders').whereNotNull('settle_after').update({ settle_after: 1 });
  await db()('svc_carts').whereNotNull('order_id').update({ expires_at: 1 });
  await runJobs();
  expect(server.intent(intent).status).toBe('canceled');
  expect((await browser.open('/checkout?asked=1')).headers.get('location')).toBe('/cart?bought=1');
  expect((await browser.open('/cart?bought=1')).text).toContain('There is nothing in it.');
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
});
