import { type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestTicket } from '../support/orders';
import { askBack, standingOf } from '../support/refunds';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

const uid = 'plugin::svc.refund-request';
const collection = `/content-manager/collection-types/${uid}`;

let service: Service;
let admin: AdminApi;
let orderId: number;
let documentId: string;
let manager: TestUser;
let ticket: TestTicket;

interface Place {
  ticket: string;
  codeEnd: string;
}

beforeAll(async () => {
  service = await startService();
  admin = await registerFirstAdmin(service.url, {
    firstname: 'Ada',
    lastname: 'Owner',
    email: 'ada@example.org',
    password: 'Passw0rd-of-Ada',
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  ticket = await makeOffer(service, manager);
  for (let count = 0; count < 2; count += 1) {
    ({ id: orderId } = await makeOrder(service, { places: [[ticket, 2]] }));
    await askBack(service.call, manager, { order_id: orderId, amount: '15' });
  }
  const { body } = await admin('GET', `${collection}?sort=publicId:DESC`);
  [{ documentId }] = body.results as [{ documentId: string }];
});

const dump = () =>
  service.strapi.db.connection('svc_refund_requests').orderBy('id') as Promise<unknown>;

test('the panel lists refund requests, newest first, with their orders (4.18)', async () => {
  const { body } = await admin('GET', `/content-manager/content-types/${uid}/configuration`);
  const { contentType } = body.data as {
    contentType: { settings: object; layouts: { list: string[]; edit: { name: string }[][] } };
  };
  expect(contentType.settings).toMatchObject({
    defaultSortBy: 'publicId',
    defaultSortOrder: 'DESC',
    mainField: 'buyerName',
  });
  expect(contentType.layouts.list).toEqual(
    expect.arrayContaining(['requestStatus', 'amountMinor', 'buyerName', 'reason']),
  );
  expect(contentType.layouts.edit.flat().map(({ name }) => name)).toEqual([
    'publicId',
    'requestStatus',
    'amountMinor',
    'buyerName',
    'buyerEmail',
    'reason',
    'adminNotes',
    'paymentReference',
  ]);
  const one = await admin('GET', `${collection}/${documentId}`);
  expect(one.body.data).toMatchObject({
    requestStatus: 'pending',
    amountMinor: '1500',
    reason: 'Ill',
    order: { count: 1 },
  });
});

test('nothing of the bookkeeping is in an answer of the panel (4.18)', async () => {
  for (const path of [collection, `${collection}?populate=*`, `${collection}/${documentId}`]) {
    const { body } = await admin('GET', path);
    expect(JSON.stringify(body)).not.toMatch(/open_?key|settle_?after|"attempt"/i);
  }
});

test('places of one name are told apart, by ticket and the end of the code (4.18)', async () => {
  const order = await makeOrder(service, { places: [[ticket, 2]] });
  const asked = [];
  for (const attendee_id of order.attendeeIds) {
    asked.push(await askBack(service.call, manager, { attendee_id }));
  }
  const { body } = await admin('GET', `${collection}?sort=publicId:DESC&pageSize=2`);
  const places = (body.results as { details: { attendee: Place } }[]).map(
    ({ details }) => details.attendee,
  );
  const codes = (await service.strapi.db
    .connection('svc_attendees')
    .whereIn('public_id', order.attendeeIds)
    .orderBy('public_id', 'desc')
    .pluck('security_code')) as string[];
  expect(places.map(({ ticket: title }) => title)).toEqual(['A place', 'A place']);
  expect(places.map(({ codeEnd }) => codeEnd)).toEqual(codes.map((code) => code.slice(-4)));
});

describe('no form of the panel', () => {
  const fields = {
    buyerName: 'Eve',
    buyerEmail: 'eve@example.test',
    requestStatus: 'approved',
    amountMinor: 1,
  };

  test.each<[string, string, () => string, () => object | undefined]>([
    ['makes one', 'POST', () => '', () => ({ ...fields, orderId })],
    ['changes one', 'PUT', () => `/${documentId}`, () => fields],
    ['copies one', 'POST', () => `/clone/${documentId}`, () => fields],
    ['deletes one', 'DELETE', () => `/${documentId}`, () => undefined],
    ['deletes several', 'POST', () => '/actions/bulkDelete', () => ({ documentIds: [documentId] })],
  ])('%s (4.19)', async (_, method, path, body) => {
    const before = await dump();
    const answer = await admin(method, collection + path(), body());
    expect(answer.status).toBe(403);
    expect(await dump()).toEqual(before);
    expect(await standingOf(service, orderId)).toEqual({ status: 'completed', refunded: 0 });
  });
});
