import { built, engineName, type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import { type MailServer, headerOf, partsOf, startMailServer } from '../support/mail-server';
import { makeOffer, makeOrder } from '../support/orders';
import { worker } from '../support/outbox';
import { formOf, openBrowser } from '../support/page-browser';

/* Who has lost the mail of an order has its link sent again. */

let service: Service;
let server: MailServer;
let manager: TestUser;

beforeAll(async () => {
  server = await startMailServer();
  const env = { PAYMENT_TEST_PROVIDER: 'true', SMTP_URL: server.url, MAILS_PER_HOUR: '2' };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

beforeEach(() => {
  server.received.length = 0;
});

const db = () => service.strapi.db.connection;

/** What the page says to who asks with this address, and where the browser is then. */
async function ask(email: string, language = 'en') {
  const browser = openBrowser(service.url);
  const page = await browser.open(`/orders?lang=${language}`);
  const shown = await browser.submit(formOf(page, '/orders'), { email });
  await worker().deliverDue();
  return { status: shown.status, path: shown.path, text: shown.text };
}

async function orderFor(buyerEmail: string, more = {}) {
  const ticket = await makeOffer(service, manager);
  return makeOrder(service, { places: [[ticket, 1]], buyerEmail, ...more });
}

test('the links of its orders go to the address, whose letters may be of either case, and open them (4.14)', async () => {
  const [first, second] = [
    await orderFor('Lost@example.test'),
    await orderFor('lost@example.test'),
  ];
  const failed = await orderFor('lost@example.test', { status: 'cancelled' });
  const other = await orderFor('other@example.test');
  const answer = await ask('lost@example.test');
  expect(answer).toMatchObject({ status: 200, path: '/orders?sent=1' });
  expect(server.received.map(({ to }) => to)).toEqual([['lost@example.test']]);
  const { text, html } = partsOf(server.received[0]!.raw);
  for (const part of [text, html]) {
    for (const { id, token } of [first, second]) {
      expect(part).toContain(`/orders/${id}?token=${token}`);
    }
    expect(part).not.toContain(failed.token);
    expect(part).not.toContain(other.token);
  }
});

test('an address is found in whatever letters it was typed at the checkout, and now (4.14)', async () => {
  const order = await orderFor('Ada.LOVELACE@Letters.example.test');
  await ask('aDA.lovelace@letters.EXAMPLE.test');
  expect(server.received).toHaveLength(1);
  expect(partsOf(server.received[0]!.raw).text).toContain(`/orders/${order.id}?token=`);
});

/** What the database says that it does for a statement. */
async function planOf(statement: string, values: readonly unknown[]): Promise<string> {
  const bindings = values as string[];
  if (engineName() === 'sqlite') {
    return JSON.stringify(await db().raw(`explain query plan ${statement}`, bindings));
  }
  return db().transaction(async (trx) => {
    // A table of a few rows is read faster without.
    if (engineName() === 'postgres') await trx.raw('set local enable_seqscan = off');
    return JSON.stringify(await trx.raw(`explain ${statement}`, bindings));
  });
}

test('an index finds the orders of an address, in whatever letters (4.14)', async () => {
  const { hasAddress } = built<
    typeof import('../../src/plugins/svc/server/src/resources/order/address-index')
  >('resources/order/address-index');
  const { text, values } = hasAddress(db(), 'Ada@example.test');
  const plan = await planOf(`select o.id from svc_orders o where ${text}`, values);
  expect(plan).toMatch(/svc_orders_buyer_(letters_)?idx/);
});

test('an address without orders, and that of who was erased, get the same answer and no mail (4.14)', async () => {
  await orderFor('known@example.test');
  const known = await ask('known@example.test');
  server.received.length = 0;
  expect(await ask('nobody@example.test')).toEqual(known);
  expect(await ask('erased@svc.invalid')).toEqual(known);
  expect(server.received).toEqual([]);
});

test('it speaks the language of who asks (4.14, 9.12)', async () => {
  await orderFor('deutsch@example.test');
  const { text } = await ask('deutsch@example.test', 'de');
  expect(text).toContain('Wenn es unter dieser Adresse Bestellungen gibt');
  const { raw } = server.received[0]!;
  expect(headerOf(raw, 'subject')).toContain('Ihre Bestellungen');
  expect(partsOf(raw).text).toContain('hat nach den Bestellungen unter dieser Adresse gefragt');
});

test('an address gets as many an hour as the setting says, whatever follows a plus (4.14, 7.11)', async () => {
  await orderFor('often@example.test');
  await orderFor('often+x@example.test');
  for (const email of ['often@example.test', 'often+x@example.test', 'Often@example.test']) {
    expect((await ask(email)).path).toBe('/orders?sent=1');
  }
  expect(server.received).toHaveLength(2);
});

test('what is no address is said at its field, and a form of another site is refused (9.4, 9.5)', async () => {
  const { status, text } = await ask('nobody');
  expect([status, text]).toEqual([422, expect.stringContaining('Must be an e-mail address.')]);
  const browser = openBrowser(service.url);
  const form = formOf(await browser.open('/orders'), '/orders');
  const sent = await browser.send(form, { form_token: 'x', email: 'known@example.test' });
  expect(sent.status).toBe(403);
  expect(await db()('svc_account_tokens').where({ email: 'nobody' })).toEqual([]);
});

test('pages lead there, and the page is in no cache and no search engine (4.14)', async () => {
  const browser = openBrowser(service.url);
  expect((await browser.open('/events')).html).toContain('href="/orders">Send my tickets again');
  const { headers } = await browser.open('/orders');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toContain('noindex');
});
