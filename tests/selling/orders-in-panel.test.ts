import { type Service, startService } from '../support';
import { makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, soldOf, type TestOrder, type TestTicket } from '../support/orders';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

const collection = '/content-manager/collection-types/plugin::svc.order';

interface Listed {
  documentId: string;
  publicId: number;
}

let service: Service;
let admin: AdminApi;
let ticket: TestTicket;
let order: TestOrder;
let documentId: string;

beforeAll(async () => {
  service = await startService();
  admin = await registerFirstAdmin(service.url, {
    firstname: 'Ada',
    lastname: 'Owner',
    email: 'ada@example.org',
    password: 'Passw0rd-of-Ada',
  });
  const editor = await makeSignedIn(service, 'event-editor', 'editor');
  ticket = await makeOffer(service, editor);
  order = await makeOrder(service, { places: [[ticket, 2]] });
  await makeOrder(service, { places: [[ticket, 1]] });
  const orders = await list();
  ({ documentId } = orders.find(({ publicId }) => publicId === order.id)!);
  await admin('POST', `/svc-admin/orders/${documentId}/confirm`, { end_earlier_links: true });
});

const list = async (query = '') =>
  (await admin('GET', `${collection}${query}`)).body.results as Listed[];

const dump = () => service.strapi.db.connection('svc_orders').orderBy('id') as Promise<unknown>;

/** What the database alone knows of what opens an order, and the settling of payments of its own. */
async function secrets(): Promise<string[]> {
  const rows = (await service.strapi.db
    .connection('svc_orders')
    .select('access_seed', 'link_seed', 'access_digest')) as Record<string, string | null>[];
  return rows.flatMap((row) => Object.values(row)).filter((value) => value !== null);
}

test('the panel lists orders, newest first, with their totals (4.17)', async () => {
  const { body } = await admin(
    'GET',
    '/content-manager/content-types/plugin::svc.order/configuration',
  );
  const { contentType } = body.data as {
    contentType: { settings: object; layouts: { list: string[]; edit: { name: string }[][] } };
  };
  expect(contentType.settings).toMatchObject({
    defaultSortBy: 'publicId',
    defaultSortOrder: 'DESC',
    mainField: 'publicId',
  });
  expect(contentType.layouts.list.slice(0, 3)).toEqual(['publicId', 'createdAt', 'buyerName']);
  expect(contentType.layouts.list).toContain('totalMinor');
  const inputs = contentType.layouts.edit.flat().map(({ name }) => name);
  expect(inputs).toEqual([
    'publicId',
    'orderStatus',
    'totalMinor',
    'refundedMinor',
    'buyerName',
    'buyerEmail',
    'paymentMethod',
    'paymentReference',
    'voucherCode',
    'discountMinor',
  ]);
  expect(await list('?sort=publicId:DESC')).toMatchObject([
    { totalMinor: '1000' },
    { totalMinor: '2000', buyerName: 'Bea Buyer', orderStatus: 'completed' },
  ]);
});

test('an order is found by its number as buyers give it, and by the code of a ticket (4.17)', async () => {
  const [seat] = (await service.strapi.db
    .connection('svc_attendees')
    .where({ order_id: order.id })
    .select('security_code')) as { security_code: string }[];
  const code = seat!.security_code;
  const inGroups = code.replace(/(.{4})(?!$)/g, '$1 ').toLowerCase();
  const found = async (typed: string) =>
    (await list(`?_q=${encodeURIComponent(typed)}`)).map(({ publicId }) => publicId);
  const { strapi } = service;
  const others = () => strapi.db.connection('svc_orders').whereNot({ public_id: order.id });
  const other = (await others().first('public_id', 'buyer_name')) as {
    public_id: number;
    buyer_name: string;
  };
  await others()
    .where({ public_id: other.public_id })
    .update({ buyer_name: `Room ${order.id}` });
  // Another order may have the same digits.
  expect((await found(String(order.id))).sort()).toEqual([order.id, other.public_id].sort());
  for (const typed of [`#${order.id}`, `Order ${order.id}`, `Bestellung ${order.id}`]) {
    expect([typed, await found(typed)]).toEqual([typed, [order.id]]);
  }
  for (const typed of [code, inGroups]) {
    expect([typed, await found(typed)]).toEqual([typed, [order.id]]);
  }
  expect(await found('Order 999999')).toEqual([]);
  const { public_id, buyer_name } = other;
  await others().where({ public_id }).update({ buyer_name });
});

test('a number finds no order by ids that are on no screen (4.17)', async () => {
  const orders = () => service.strapi.db.connection('svc_orders');
  const others = () => orders().whereNot({ public_id: order.id });
  const { payment_reference: reference } = (await others().first('payment_reference')) as {
    payment_reference: string | null;
  };
  await others().update({ payment_reference: `pi_${order.id}` });
  const rows = (await orders().select('id', 'public_id')) as { id: number; public_id: number }[];
  const numbers = new Set(rows.map(({ public_id: number }) => number));
  const hidden = rows.map(({ id }) => id).filter((id) => !numbers.has(id));
  expect((await list(`?_q=${order.id}`)).map(({ publicId }) => publicId)).toEqual([order.id]);
  for (const id of hidden) expect(await list(`?_q=${id}`)).toEqual([]);
  // What is on its screen is found, whole.
  await others().update({ payment_reference: '48213377' });
  expect(await list('?_q=48213377')).toHaveLength(await others().then((rows) => rows.length));
  await others().update({ payment_reference: reference });
});

test('an order is found by the address of its buyer, and by a part of it (4.17)', async () => {
  const found = async (typed: string) =>
    (await list(`?_q=${encodeURIComponent(typed)}`)).map(({ publicId }) => publicId);
  const orders = () => service.strapi.db.connection('svc_orders');
  const { buyer_email: email } = (await orders().where({ public_id: order.id }).first()) as {
    buyer_email: string;
  };
  // A part of it is in another's address, too.
  await orders()
    .whereNot({ public_id: order.id })
    .update({ buyer_email: `anna-${email}` });
  for (const typed of [email, email.toUpperCase()]) {
    expect([typed, await found(typed)]).toEqual([typed, [order.id]]);
  }
  expect((await found(email.slice(1))).length).toBeGreaterThan(1);
  expect(await found(`nobody${email}`)).toEqual([]);
  // What has a filter is no word of an order.
  for (const typed of ['completed', 'USD'])
    expect([typed, await found(typed)]).toEqual([typed, []]);
  await orders().update({ buyer_email: email });
});

test('nothing that opens an order is in an answer of the panel (4.14, 5.7)', async () => {
  const populated = `populate[order][fields][0]=accessSeed&populate[order][fields][1]=linkSeed`;
  const paths = [
    collection,
    `${collection}?fields[0]=accessSeed&fields[1]=linkSeed`,
    `${collection}?populate=*`,
    `${collection}/${documentId}`,
    `${collection}/${documentId}?fields[0]=accessDigest`,
    '/content-manager/collection-types/plugin::svc.attendee?populate=*',
    `/content-manager/collection-types/plugin::svc.attendee?${populated}`,
  ];
  const hidden = await secrets();
  for (const path of paths) {
    const { body } = await admin('GET', path);
    const text = JSON.stringify(body);
    expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/(access|link)_?(seed|digest)|settle_?after|cart_?id/i);
  }
});

test('nor can it be found out by searching or filtering (4.14, 5.7)', async () => {
  const [seed = ''] = await secrets();
  const start = encodeURIComponent(seed.slice(0, 8));
  expect(await list(`?_q=${start}`)).toEqual([]);
  const filtered = await admin('GET', `${collection}?filters[accessSeed][$startsWith]=${start}`);
  const unfiltered = await admin('GET', `${collection}?filters[accessSeed][$startsWith]=!`);
  expect([filtered.status, filtered.body]).toEqual([unfiltered.status, unfiltered.body]);
});

describe('no form of the panel', () => {
  const fields = { buyerName: 'Eve', buyerEmail: 'eve@example.test', orderStatus: 'pending' };

  test.each<[string, string, () => string, () => object | undefined]>([
    ['makes an order', 'POST', () => collection, () => fields],
    ['changes one', 'PUT', () => `${collection}/${documentId}`, () => fields],
    ['copies one', 'POST', () => `${collection}/clone/${documentId}`, () => fields],
    ['copies one as it is', 'POST', () => `${collection}/auto-clone/${documentId}`, () => ({})],
    ['removes one', 'DELETE', () => `${collection}/${documentId}`, () => undefined],
    [
      'removes several',
      'POST',
      () => `${collection}/actions/bulkDelete`,
      () => ({ documentIds: [documentId] }),
    ],
  ])('%s (4.17)', async (_, method, path, body) => {
    const before = [await dump(), await soldOf(service, ticket)];
    const answer = await admin(method, path(), body());
    expect(answer.status).toBe(403);
    expect([await dump(), await soldOf(service, ticket)]).toEqual(before);
  });
});

test('and nobody makes an entry of the outbox by hand', async () => {
  const path = '/content-manager/collection-types/plugin::svc.outbox-entry';
  expect((await admin('GET', path)).status).toBe(200);
  expect((await admin('POST', path, { kind: 'x' })).status).toBe(403);
});
