import { type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { documentOf, person } from '../support/box-office';
import { makeSignedIn } from '../support/events';
import { makeOffer, type OrderOptions, type TestTicket } from '../support/orders';
import { namesIn, orderOfSomebody, renameAttendee } from '../support/persons';
import { askBack } from '../support/refunds';
import { columnsWith } from '../support/search-database';
import { shopperOf } from '../support/shop';
import { registerFirstAdmin } from '#svc/testing/admin-api';

/*
 * What is known of one person, to be shown and to be erased by the box office.
 */

const buyers = 'svc/tickets/v1/buyers';
const past = { start_date: '2024-05-01 18:00:00', end_date: '2024-05-01 20:00:00' };

let service: Service;
let manager: TestUser;
let office: TestUser;
let coming: TestTicket;
let over: TestTicket;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  office = await makeSignedIn(service, 'box-office', 'office');
  coming = await makeOffer(service, manager);
  over = await makeOffer(service, manager, { event: past });
});

afterEach(assertBooksAddUp);

const table = (name: string) => service.strapi.db.connection(name);

const show = (email: string) => service.call('GET', buyers, { as: office, query: { email } });
const erase = (email: string, query: { force?: boolean } = {}) =>
  service.call('DELETE', buyers, { as: office, query: { email, ...query } });

const orderOf = (ticket: TestTicket, fields: Partial<OrderOptions> = {}) =>
  orderOfSomebody(service, ticket, fields);

describe('what is known of one buyer', () => {
  test('is exported, by the address in letters of either case (7.17)', async () => {
    const order = await orderOf(over);
    const request = await askBack(service.call, office, { order_id: order.id });
    const account = await makeSignedIn(service, 'authenticated', order.username);
    await table('up_users').where({ id: account.id }).update({ email: order.email.toLowerCase() });
    const others = await orderOf(over);
    await renameAttendee(service, others.attendeeIds[1]!, { full_name: 'Me', email: order.email });
    const { status, body, headers } = await show(order.email.toUpperCase());
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      user_ids: [account.id],
      orders: [{ id: order.id, buyer_name: order.name, buyer_email: order.email }],
      attendees: [...order.attendeeIds, others.attendeeIds[1]].map((id) => ({ id })),
      refund_requests: [{ id: request, buyer_name: order.name, reason: 'Ill' }],
      unpaid_places: [],
    });
    expect(JSON.stringify(body)).not.toContain(others.name);
  });

  test('is 404 of an address that nothing has, and 400 of what is none (7.17)', async () => {
    const { email } = await orderOf(over);
    for (const unknown of ['nobody@persons.example', `x${email}`, 'erased@svc.invalid']) {
      expect((await show(unknown)).status).toBe(404);
      expect((await erase(unknown)).status).toBe(404);
    }
    const wrong: Record<string, string>[] = [
      {},
      { email: '' },
      { email: 'Buyer' },
      { email: '%@persons.example%' },
    ];
    for (const query of wrong) {
      const answer = await service.call('DELETE', buyers, { as: office, query });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain('email');
    }
  });
});

describe('an erasure', () => {
  test('is refused for coming events, unless it is forced (7.17)', async () => {
    const order = await orderOf(coming);
    const before = await orderOf(over, { buyerName: order.name, buyerEmail: order.email });
    const refused = await erase(order.email);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'rest_invalid_param',
      data: {
        params: { force: `is needed to erase what is of coming events: order ${order.id}` },
      },
    });
    expect((await show(order.email)).body.orders).toHaveLength(2);
    const { status, body } = await erase(order.email, { force: true });
    expect([status, body.order_ids]).toEqual([200, [order.id, before.id]]);
    expect(await columnsWith(service, [order.name, order.email])).toEqual([]);
  });

  test('is refused for somebody whom another has bought a place of a coming event, too (7.17)', async () => {
    const order = await orderOf(coming);
    const [first] = order.attendeeIds;
    await renameAttendee(service, first!, {
      full_name: 'Brought Along',
      email: 'along@persons.example',
    });
    expect(JSON.stringify((await erase('along@persons.example')).body)).toContain(
      `coming events: attendee ${first}`,
    );
    expect((await erase('along@persons.example', { force: true })).status).toBe(200);
    expect(await namesIn(service, order)).toEqual(['Erased', 'Guest 2']);
    expect((await show(order.email)).body.orders[0].buyer_name).toBe(order.name);
  });

  test('leaves others in the order their names, unless they are the buyer (7.17)', async () => {
    const order = await orderOf(over, { places: [[over, 4]] });
    const [byAddress, byName, , last] = order.attendeeIds;
    await renameAttendee(service, byAddress!, {
      full_name: 'B.',
      email: order.email.toUpperCase(),
    });
    await renameAttendee(service, byName!, {
      full_name: order.name,
      email: 'work@persons.example',
    });
    await renameAttendee(service, last!, { full_name: 'Else', email: `x${order.email}` });
    expect((await erase(order.email)).status).toBe(200);
    expect(await namesIn(service, order)).toEqual(['Erased', 'Erased', 'Guest 3', 'Else']);
    const { body } = await service.call('GET', `svc/tickets/v1/orders/${order.id}`, { as: office });
    expect(body).toMatchObject({
      buyer_name: 'Erased',
      buyer_email: 'erased@svc.invalid',
      total: '40.00',
      attendee_ids: order.attendeeIds,
    });
  });

  test('leaves an account of the address, and names it (7.17)', async () => {
    const order = await orderOf(over);
    const account = await makeSignedIn(service, 'authenticated', order.username);
    await table('up_users').where({ id: account.id }).update({ email: order.email });
    expect((await erase(order.email)).body.user_ids).toEqual([account.id]);
    expect(await columnsWith(service, [order.name, order.email])).toEqual(['up_users.email']);
    expect((await erase(order.email)).status).toBe(404);
  });

  test('ends the link, the mails and the key of an order (7.17)', async () => {
    const shopper = shopperOf(service.call);
    await shopper.add(coming.id, 1);
    const sent = { buyer_name: 'Kay Key', buyer_email: 'key@persons.example' };
    const headers = { 'Idempotency-Key': 'of-kay' };
    const { body } = await shopper.pay(sent, headers);
    const token = new URL(body.confirmation_url as string).searchParams.get('token')!;
    expect((await erase(sent.buyer_email, { force: true })).status).toBe(200);
    const opened = await service.call('GET', 'svc/tickets/v1/guest-order', { query: { token } });
    expect(opened.status).toBe(404);
    const mails = await table('svc_outbox_entries').where(
      'order_key',
      'like',
      `mails%${body.order_id}`,
    );
    expect(mails).toEqual([]);
    await shopper.add(coming.id, 1);
    const again = await shopper.pay(sent, headers);
    expect(again.body.code).toBe('rest_idempotency_mismatch');
    const admin = await registerFirstAdmin(service.url, person('Ada'));
    const document = await documentOf(admin, 'orders', body.order_id as number);
    const resent = await admin('POST', `/svc-admin/orders/${document}/confirm`, {});
    expect([resent.status, JSON.stringify(resent.body)]).toEqual([
      400,
      expect.stringContaining('Cannot be confirmed: its buyer was erased.'),
    ]);
    await shopper.clear();
  });

  test('is done once, however many ask at once (7.17)', async () => {
    const order = await orderOf(over, { places: [[over, 3]] });
    const answers = await Promise.all(Array.from({ length: 6 }, () => erase(order.email)));
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await columnsWith(service, [order.email])).toEqual([]);
  });
});

test('whose data is asked for stands in no log (5.7, 7.17)', async () => {
  const { email } = await orderOf(over);
  const log = jest.spyOn(service.strapi.log, 'http');
  await show(email);
  await erase(email, { force: true });
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('/buyers?email=…&force=true');
  expect(lines.join()).not.toMatch(/persons/i);
});
