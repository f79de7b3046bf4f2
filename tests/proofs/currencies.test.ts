import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { built, projectRoot, type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { person } from '../support/box-office';
import { collections, eventBody, make, makeSignedIn } from '../support/events';
import { refundRequests } from '../support/refunds';
import { shopperOf } from '../support/shop';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

/* A site that sells in a currency without decimals, and one with three. */

const tickets = 'svc/tickets/v1/tickets';

interface Example {
  currency: string;
  decimals: number;
  /** A price as it is sent and shown, wrong ones, three places, what goes back of them, and nothing. */
  price: string;
  wrong: string[];
  total: string;
  back: string;
  none: string;
  minor: number;
  /** On a page, as English people read it, and Germans. */
  shown: string;
  german: string;
}

const examples: Example[] = [
  {
    currency: 'JPY',
    decimals: 0,
    price: '1250',
    wrong: ['12.5', '1250.00', '1000000'],
    total: '3750',
    back: '999',
    none: '0',
    minor: 1250,
    shown: '¥1,250',
    german: '1.250 ¥',
  },
  {
    currency: 'KWD',
    decimals: 3,
    price: '12.505',
    wrong: ['12.5055', '1000000'],
    total: '37.515',
    back: '9.995',
    none: '0.000',
    minor: 12_505,
    shown: 'KWD 12.505',
    german: '12,505 KWD',
  },
];

describe.each(examples)('a site that sells in $currency', (example) => {
  const { currency, decimals, price, wrong, total, back, none, minor, shown, german } = example;
  let service: Service;
  let manager: TestUser;
  let admin: AdminApi;
  let event: { id: number };
  let ticket: { id: number };

  beforeAll(async () => {
    service = await startService({ env: { CURRENCY: currency, PAYMENT_TEST_PROVIDER: 'true' } });
    manager = await makeSignedIn(service, 'event-manager', 'manager');
    admin = await registerFirstAdmin(service.url, person('Ada'));
    event = await make(service, manager, collections.events, eventBody({ status: 'publish' }));
    const body = { title: 'Seat', event_id: event.id, type: 'paid', price };
    ticket = await make(service, manager, tickets, body);
  });

  afterAll(() => service.stop());
  afterEach(assertBooksAddUp);

  const text = async (at: string) => {
    const page = await (await fetch(service.url + at)).text();
    return page.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
  };

  test('takes and shows amounts with its decimals, and no more (8.19)', async () => {
    const read = await service.call('GET', `${tickets}/${ticket.id}`);
    expect(read.body.price).toBe(price);
    const stored = service.strapi.db.connection('svc_tickets').where({ public_id: ticket.id });
    expect(await stored.first('price_minor')).toEqual({ price_minor: minor });
    for (const one of wrong) {
      const refused = await service.call('PUT', `${tickets}/${ticket.id}`, {
        as: manager,
        body: { price: one },
      });
      expect([one, refused.status, refused.body.data.params]).toEqual([
        one,
        400,
        { price: expect.stringMatching(/^must be an amount from/) as string },
      ]);
    }
    const { body: settings } = await service.call('GET', 'svc/tickets/v1/settings');
    expect(settings).toMatchObject({ currency, currency_decimals: decimals });
    const fields = { query: { _fields: 'price_min,cost' } };
    const { body } = await service.call('GET', `${collections.events}/${event.id}`, fields);
    expect(body.price_min).toBe(price);
    expect(String(body.cost).replace('\u00a0', ' ').replace(',', '')).toBe(shown.replace(',', ''));
  });

  test('says so in its description (8.19)', async () => {
    const { body } = await service.call('GET', 'svc/tickets/v1/doc');
    type Described = Record<string, { post: { requestBody: { content: object } } }>;
    const { post } = (body.paths as Described)[`/${tickets}`]!;
    const schema = JSON.stringify(post.requestBody.content);
    expect(schema).toContain(`{"type":"${decimals === 0 ? 'integer' : 'number'}","minimum":0,`);
    expect(schema).toContain(decimals === 0 ? '\\\\d{1,6}$' : '(\\\\.\\\\d{1,3})?$');
    expect(schema).not.toContain('0.01"');
  });

  test('sells, on pages too, and gives back a part (8.19)', async () => {
    const shopper = shopperOf(service.call);
    const cart = await shopper.add(ticket.id, 3);
    expect(cart.body).toMatchObject({ total, items: [{ price, subtotal: total }] });
    const paid = await shopper.pay({ payment_method: 'test', payment_token: 'tok_ok' });
    expect([paid.status, paid.body]).toMatchObject([201, { status: 'completed', total }]);
    const slug = (
      await service.call('GET', `${collections.events}/${event.id}`, { query: { _fields: 'slug' } })
    ).body.slug as string;
    expect(await text(`/events/${slug}`)).toContain(shown);
    const asked = await service.call('POST', refundRequests, {
      as: manager,
      body: { order_id: paid.body.order_id, amount: back, reason: 'Rain' },
    });
    expect([asked.status, asked.body.amount]).toEqual([201, back]);
    const at = `${refundRequests}/${String(asked.body.id)}`;
    const approved = await service.call('PUT', at, { as: manager, body: { status: 'approved' } });
    expect([approved.status, approved.body.amount]).toEqual([200, back]);
  });

  test('says on its pages what an event costs as each language writes it (8.19)', async () => {
    expect(await text('/events?lang=en')).toContain(`<p class="cost">${shown}</p>`);
    expect(await text('/events?lang=de')).toContain(`<p class="cost">${german}</p>`);
  });

  test('sells at the counter, and writes files for spreadsheets (8.19)', async () => {
    const opened = await admin('POST', '/svc-admin/counter/tills', { opening: minor });
    expect(opened.status).toBe(200);
    const sale = await admin('POST', '/svc-admin/counter/sales', {
      key: randomBytes(12).toString('hex'),
      tickets: [{ ticketId: ticket.id, quantity: 3 }],
      name: 'Wanda Walk-In',
      email: '',
      means: 'cash',
    });
    expect([sale.status, Number(sale.body.total)]).toEqual([200, 3 * minor]);
    const signedIn = await fetch(`${service.url}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person('Ada').email, password: person('Ada').password }),
    });
    const { data } = (await signedIn.json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    const file = await fetch(`${service.url}/svc-admin/exports/orders.csv`, { headers });
    expect(await file.text()).toContain(`,completed,${total},${none},${currency},counter,`);
  });

  test('does not start in another currency once something was sold (8.19)', async () => {
    const { assertSoldCurrency } = built<
      typeof import('../../src/plugins/svc/server/src/resources/order/queries/sold-currency')
    >('resources/order/queries/sold-currency');
    const { settings } =
      built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi');
    await assertSoldCurrency();
    Object.assign(settings(), { currency: 'EUR' });
    await expect(assertSoldCurrency()).rejects.toThrow(
      `CURRENCY is EUR, but this database was sold in ${currency}: set CURRENCY=${currency}, or start with a database without orders.`,
    );
    Object.assign(settings(), { currency });
  });
});

/** Where amounts are written with two decimals whatever the currency: nowhere but in comments. */
test('no code writes cents by itself (8.19)', () => {
  const roots = ['server/src', 'admin/src', 'widget/src', 'door/src'];
  const files = roots.flatMap((root) => {
    const folder = path.join(projectRoot, 'src/plugins/svc', root);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|^testing\/|texts\//.test(name))
      .map((name) => path.join(folder, name));
  });
  expect(files.length).toBeGreaterThan(400);
  const literal = /['"`>][^'"`\n]*(?<![\d.])\b0\.00(?!\d)|toFixed\(2\)|padStart\(3, ?'0'\)/;
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && literal.test(line))
      .map((line) => `${path.relative(projectRoot, file)}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
