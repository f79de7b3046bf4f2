import { makeApiToken, type Service, startService, type TestUser } from '../support';
import type { Answer } from '#svc/testing/client';
import { collections, type Fields, makeSignedIn } from '../support/events';
import { makeShopTicket, shopperOf } from '../support/shop';

/* Vouchers as a program of the office makes and reads them. */

const vouchers = 'svc/tickets/v1/vouchers';

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const create = (body: Fields, as = manager) => service.call('POST', vouchers, { as, body });
const change = (id: number, body: Fields) =>
  service.call('PUT', `${vouchers}/${id}`, { as: manager, body });
const listed = async (query: string) => {
  const { body } = await service.call('GET', `${vouchers}?${query}`, { as: manager });
  return (body as { code: string }[]).map(({ code }) => code);
};
const invalid = ({ status, body }: Answer) => [status, Object.keys(body.data.params ?? {})];

test('a voucher is made, read, changed and deleted, with what it is by default (8.20)', async () => {
  const made = await create({ code: 'early bird', percent: 15 });
  expect(made.status).toBe(201);
  const { id } = made.body;
  const expected = {
    id,
    code: 'EARLYBIRD',
    percent: 15,
    amount: null,
    event_id: 0,
    valid_from: '',
    valid_until: '',
    max_places: -1,
    used: 0,
    note: '',
  };
  expect(made.body).toEqual(expected);
  const read = await service.call('GET', `${vouchers}/${id}`, { as: manager });
  expect(read.body).toEqual(expected);
  const changed = await change(id, { amount: '2.50', percent: null, max_places: 7, note: 'A\nB' });
  expect(changed.body).toEqual({
    ...expected,
    percent: null,
    amount: '2.50',
    max_places: 7,
    note: 'A\nB',
  });
  const deleted = await service.call('DELETE', `${vouchers}/${id}`, { as: manager });
  expect(deleted.body).toEqual({ deleted: true, previous: changed.body });
  expect((await service.call('GET', `${vouchers}/${id}`, { as: manager })).status).toBe(404);
});

test('a voucher for an event names it, and every event again with 0 (8.20)', async () => {
  const { eventId } = await makeShopTicket(service, manager);
  const { body } = await create({
    percent: 5,
    event_id: eventId,
    valid_until: '2031-01-01 12:00:00',
  });
  expect([body.event_id, body.valid_until]).toEqual([eventId, '2031-01-01 12:00:00']);
  expect((await change(body.id, { note: 'x' })).body.event_id).toBe(eventId);
  expect(await listed(`event_id=${eventId}`)).toEqual([body.code]);
  expect(await listed(`event_id=0&search=${body.code}`)).toEqual([]);
  expect((await change(body.id, { event_id: 0 })).body.event_id).toBe(0);
  expect(await listed(`event_id=${eventId}`)).toEqual([]);
  expect(await listed(`event_id=0&search=${body.code}`)).toEqual([body.code]);
  expect(await listed(`event_id=${eventId},0&search=${body.code}`)).toEqual([body.code]);
});

test('whoever changes from a part to an amount, or back, is told to send both (8.20)', async () => {
  const { body } = await create({ percent: 5 });
  const paramsOf = async (fields: Fields) => (await change(body.id, fields)).body.data.params;
  expect(await paramsOf({ amount: '2.00' })).toEqual({
    amount: 'must be empty where there is a percentage, unless that is sent as null',
  });
  await change(body.id, { amount: '2.00', percent: null });
  expect(await paramsOf({ percent: 7 })).toEqual({
    percent: 'must be empty where there is an amount, unless that is sent as null',
  });
  expect(await paramsOf({ percent: 7, amount: '2.00' })).toEqual({
    amount: 'must be empty where there is a percentage',
  });
});

test.each<[Fields, string[]]>([
  [{}, ['percent']],
  [{ percent: 5, amount: '1.00' }, ['amount']],
  [{ percent: 0 }, ['percent']],
  [{ amount: '0.00' }, ['amount']],
  [{ percent: 5, code: 'no' }, ['code']],
  [{ percent: 5, code: 'taken' }, ['code']],
  [{ percent: 5, event_id: 999_999 }, ['event_id']],
  [{ percent: 5, max_places: 0 }, ['max_places']],
  [
    { percent: 5, valid_from: '2030-01-02 00:00:00', valid_until: '2030-01-01 00:00:00' },
    ['valid_until'],
  ],
])('a voucher with %j is refused by the names of the wire (8.20)', async (body, names) => {
  await create({ percent: 5, code: 'TAKEN' });
  expect(invalid(await create(body))).toEqual([400, names]);
});

test('what is counted is not taken (8.20, 3.14)', async () => {
  const { body } = await create({ percent: 5, used: 7, id: 3 });
  expect(body.used).toBe(0);
  expect((await change(body.id, { used: 9 })).body.used).toBe(0);
});

test('a list is searched by a part of the code, in whatever letters (8.20)', async () => {
  await create({ percent: 5, code: 'WINTER-A' });
  await create({ percent: 5, code: 'WINTER-B' });
  expect(await listed('search=winter')).toEqual(['WINTER-A', 'WINTER-B']);
  expect(await listed('search=ter-b')).toEqual(['WINTER-B']);
  expect(await listed('search=w-interb')).toEqual(['WINTER-B']);
  expect(await listed('search=%25')).toEqual([]);
  expect(await listed('search=w_nter')).toEqual([]);
  const { headers, body } = await service.call(
    'GET',
    `${vouchers}?search=winter&per_page=1&page=2`,
    {
      as: manager,
    },
  );
  expect([headers.get('X-API-Total'), body[0].code]).toEqual(['2', 'WINTER-B']);
});

test('nobody reads a voucher who may not edit them, whatever their code is worth (8.20)', async () => {
  const { body } = await create({ percent: 100 });
  const office = await makeSignedIn(service, 'box-office', 'office');
  const reading = await makeApiToken(service.strapi, 'read-only');
  const one = `${vouchers}/${body.id}`;
  for (const [as, status] of [
    [undefined, 401],
    [office, 403],
    [reading, 403],
  ] as const) {
    expect((await service.call('GET', vouchers, { as })).status).toBe(status);
    expect((await service.call('GET', one, { as })).status).toBe(status);
  }
  const kept = await service.call('GET', one, { as: manager });
  expect(kept.headers.get('Cache-Control')).not.toMatch(/public/);
});

test('a write takes the ETag of a read, and none of an earlier one (8.20, 1.21)', async () => {
  const { body, headers } = await create({ percent: 5 });
  const one = `${vouchers}/${body.id}`;
  const write = (etag: string) =>
    service.call('PUT', one, {
      as: manager,
      body: { note: etag },
      headers: { 'If-Match': etag },
    });
  const first = headers.get('ETag')!;
  const second = await write(first);
  expect([second.status, second.headers.get('ETag')]).toEqual([200, expect.stringMatching(/^"/)]);
  expect((await write(first)).status).toBe(412);
});

test('a batch makes twenty-five at once (8.20, 6.1)', async () => {
  const requests = Array.from({ length: 25 }, () => ({
    method: 'POST',
    path: vouchers,
    body: { percent: 100, max_places: 1 },
  }));
  const { body } = await service.call('POST', 'batch/v1', { as: manager, body: { requests } });
  const codes = (body.responses as { status: number; body: { code: string } }[]).map((one) => [
    one.status,
    one.body.code,
  ]);
  expect(codes.every(([status]) => status === 201)).toBe(true);
  expect(new Set(codes.map(([, code]) => code)).size).toBe(25);
});

test('an order is seen in the voucher’s count, and the voucher works as soon as it is made (8.20, 8.21)', async () => {
  const ticket = await makeShopTicket(service, manager, { priceMinor: 1000 });
  const { body } = await create({ amount: '4.00', event_id: ticket.eventId });
  const buyer = shopperOf(service.call);
  await buyer.add(ticket.id, 3);
  expect((await buyer.apply(body.code)).body.total).toBe('18.00');
  expect((await buyer.pay()).status).toBe(201);
  const read = await service.call('GET', `${vouchers}/${body.id}`, { as: manager });
  expect(read.body.used).toBe(3);
  expect((await service.call('GET', collections.tickets)).status).toBe(200);
});
