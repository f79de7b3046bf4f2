import { built, type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestTicket } from '../support/orders';

const path = 'svc/tickets/v1/guest-order';

let service: Service;
let editor: TestUser;
let concert: TestTicket;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  concert = await makeOffer(service, editor, { event: { title: 'A concert' }, price: 1250 });
});

const open = (token: string, as?: TestUser) => service.call('GET', path, { query: { token }, as });

test('a token shows its order, whole (4.15)', async () => {
  const { id, token, attendeeIds } = await makeOrder(service, {
    places: [[concert, 2]],
    placedAt: 1893456000,
  });
  const { status, headers, body } = await open(token);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toEqual({
    order_id: id,
    status: 'completed',
    total: '25.00',
    currency: 'USD',
    buyer_name: 'Bea Buyer',
    buyer_email: 'bea@example.test',
    created_at: '2030-01-01T00:00:00+00:00',
    items: [
      {
        ticket_id: concert.id,
        ticket_title: 'A place',
        event_id: concert.eventId,
        event_title: 'A concert',
        quantity: 2,
        price: '12.50',
        subtotal: '25.00',
      },
    ],
    attendees: attendeeIds.map((attendee_id, index) => ({
      attendee_id,
      event_id: concert.eventId,
      event_title: 'A concert',
      event_date: '2030-05-01 18:00:00',
      ticket_id: concert.id,
      ticket_title: 'A place',
      status: 'confirmed',
      security_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/) as string,
      checked_in: false,
      full_name: `Guest ${index + 1}`,
      email: `guest-${index + 1}@example.test`,
    })),
  });
});

test("it is the token that counts, whoever brings it, and it opens no other's order (4.15, 5.7)", async () => {
  const buyer = await makeSignedIn(service, 'authenticated', 'buyer');
  const one = await makeOrder(service, { places: [[concert, 1]], userId: buyer.id });
  const other = await makeOrder(service, { places: [[concert, 1]], status: 'pending' });
  expect((await open(one.token)).body.order_id).toBe(one.id);
  expect((await open(other.token, buyer)).body).toMatchObject({
    order_id: other.id,
    status: 'pending',
  });
});

test('without a token the answer says what is missing (4.15)', async () => {
  expect(await service.call('GET', path)).toMatchObject({
    status: 400,
    body: { code: 'rest_missing_callback_param', data: { params: ['token'] } },
  });
});

test('any other text opens nothing (4.15)', async () => {
  const { token, id } = await makeOrder(service, { places: [[concert, 1]] });
  const row = (await service.strapi.db
    .connection('svc_orders')
    .where({ public_id: id })
    .first('access_seed', 'access_digest')) as { access_seed: string; access_digest: string };
  const last = token.at(-1)!;
  const swapped = last === last.toUpperCase() ? last.toLowerCase() : last.toUpperCase();
  const wrong = [
    '',
    'nonsense',
    token.slice(0, -1),
    token.slice(1),
    token + token,
    `${token}%`,
    token.slice(0, -1) + (last === 'A' ? 'B' : 'A'),
    token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    ...(swapped === last ? [] : [token.slice(0, -1) + swapped]),
    row.access_seed,
    row.access_digest,
    String(id),
    'x'.repeat(4000),
    "' or 1=1 --",
  ];
  for (const sent of wrong) {
    expect(await open(sent)).toMatchObject({
      status: 404,
      body: { code: 'rest_post_invalid_id' },
    });
  }
});

test('a token sent twice is none (1.3)', async () => {
  const { token } = await makeOrder(service, { places: [[concert, 1]] });
  const { status, body } = await service.call('GET', path, { query: { token: [token, token] } });
  expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
});

test('of the token only a digest is in the database (4.14)', async () => {
  const { id, token } = await makeOrder(service, { places: [[concert, 1]] });
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  const row = (await service.strapi.db
    .connection('svc_orders')
    .where({ public_id: id })
    .first()) as object;
  expect(JSON.stringify(row)).not.toContain(token);
});

test('the address of an order is on the site, with its token (4.14)', async () => {
  const { id, token } = await makeOrder(service, { places: [[concert, 1]] });
  const { confirmationUrl } =
    built<typeof import('../../src/plugins/svc/server/src/resources/order/link')>(
      'resources/order/link',
    );
  const row = (await service.strapi.db
    .connection('svc_orders')
    .where({ public_id: id })
    .first('public_id', 'access_seed')) as { public_id: number; access_seed: string };
  const address = new URL(confirmationUrl(row.public_id, row.access_seed));
  expect(address.href).toBe(`https://tickets.example.test/orders/${id}?token=${token}`);
  expect((await open(address.searchParams.get('token')!)).body.order_id).toBe(id);
});
