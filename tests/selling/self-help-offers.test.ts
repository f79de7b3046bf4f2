import { type Service, startService, type TestUser } from '../support';
import { collections, type Fields, makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestOrder } from '../support/orders';
import { carla, returnable } from '../support/self-help';

/* What the answers say of a place: what its buyer can do with it now. */

let service: Service;
let manager: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  service = await startService({
    env: { PAYMENT_TEST_PROVIDER: 'true', SITE_TIMEZONE: 'Europe/Berlin' },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  buyer = await makeSignedIn(service, 'authenticated', 'buyer');
});

const offer = (event: Fields = {}, price = 999) =>
  makeOffer(service, manager, { event: { ...returnable, ...event }, price });

async function offeredOf({ token }: TestOrder): Promise<unknown[]> {
  const query = { token, _fields: 'attendees.self_help' };
  const { body } = await service.call('GET', 'svc/tickets/v1/guest-order', { query });
  return (body.attendees as Fields[]).map((place) => place.self_help);
}

const nothing = { rename: false, transfer: false, return: null };

test('a place says what can be done with it and what it gives back, wherever it is named (8.14)', async () => {
  const half = [{ until: '2030-04-01 12:00:00', percent: 50 }];
  const seat = await offer({ return_policy: half });
  const order = await makeOrder(service, { places: [[seat, 2]], userId: buyer.id });
  const back = { amount: '5.00', percent: 50, until: '2030-04-01T10:00:00+00:00' };
  const all = Array(2).fill({ rename: true, transfer: true, return: back });
  expect(await offeredOf(order)).toEqual(all);
  const mine = await service.call('GET', 'svc/tickets/v1/my-tickets?_fields=self_help', {
    as: buyer,
  });
  expect(mine.body).toEqual(all.map((self_help) => ({ self_help })));
  const orders = await service.call('GET', 'svc/tickets/v1/my-orders?_fields=attendees.self_help', {
    as: buyer,
  });
  expect(orders.body).toEqual([{ attendees: all.map((self_help) => ({ self_help })) }]);
  const whole = await service.call('GET', 'svc/tickets/v1/my-tickets', { as: buyer });
  expect(Object.keys((whole.body as Fields[])[0]!)).not.toContain('self_help');
});

test.each<[string, Fields, Fields]>([
  ['may not be handed on', { transferable: false }, { transfer: false }],
  ['is under no policy', { return_policy: [] }, { return: null }],
  ['is past its cut-off', { changes_until: '2026-01-01 00:00:00' }, nothing],
])('a place that %s says so (8.14)', async (_, event, different) => {
  const order = await makeOrder(service, { places: [[await offer(event), 1]] });
  const full = { amount: '9.99', percent: 100, until: '2030-04-01T10:00:00+00:00' };
  expect(await offeredOf(order)).toEqual([
    { rename: true, transfer: true, return: full, ...different },
  ]);
});

test('with a place that is not paid yet only its name can be changed, with a withdrawn one nothing (8.14)', async () => {
  const seat = await offer();
  const order = await makeOrder(service, { places: [[seat, 1]], status: 'pending' });
  expect(await offeredOf(order)).toEqual([{ ...nothing, rename: true }]);
  await service.call('PUT', `${collections.events}/${seat.eventId}`, {
    as: manager,
    body: { status: 'draft' },
  });
  expect(await offeredOf(order)).toEqual([nothing]);
});

test('the answer to a change says what can be done then, and of what was handed on nothing can (8.14)', async () => {
  const { token, attendeeIds } = await makeOrder(service, { places: [[await offer(), 1]] });
  const path = `svc/tickets/v1/my-tickets/${attendeeIds[0]}`;
  const headers = { 'X-Order-Token': token };
  const query = { _fields: 'full_name,self_help' };
  const body = { full_name: 'Ben' };
  const renamed = await service.call('PUT', path, { headers, query, body });
  expect(renamed.body).toMatchObject({ full_name: 'Ben', self_help: { rename: true } });
  const given = await service.call('POST', `${path}/transfer`, { headers, query, body: carla });
  expect(given.body).toEqual({ full_name: 'Carla', self_help: nothing });
});
