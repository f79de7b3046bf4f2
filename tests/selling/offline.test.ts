import { built, type Handle, type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { headerOf, type MailServer, partsOf, startMailServer } from '../support/mail-server';
import { attendeeStatuses } from '../support/orders';
import { listenTo, worker } from '../support/outbox';
import { addShopTicket, countersOf, makeShopTicket, shopperOf } from '../support/shop';

/*
 * Orders that wait for their money: who may place one, and how long it keeps its places.
 */

const { settings } =
  built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi');
const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

const day = 24 * 60 * 60;

let service: Service;
let server: MailServer;
let manager: TestUser;
let office: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  server = await startMailServer();
  // As where nobody has said anything.
  const env = { OFFLINE_PAYMENT: '', SMTP_URL: server.url, PAYMENT_TEST_PROVIDER: 'true' };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  office = await makeSignedIn(service, 'box-office', 'office');
  buyer = await makeSignedIn(service, 'authenticated', 'buyer');
});

afterEach(assertBooksAddUp);

const offer = (to: 'nobody' | 'users' | 'everyone') =>
  Object.assign(settings(), { offlinePayment: to });
const table = (name: string) => service.strapi.db.connection(name);
const now = () => Math.floor(Date.now() / 1000);

/** What is asked for at the wall clock of an event in UTC, so many seconds from now. */
const inSeconds = (seconds: number) =>
  new Date((now() + seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** Somebody's checkout of two places, to be paid at the box office. */
async function reserve(
  as?: Handle,
  { ticketIds = [] as number[], email = 'ada@example.test' } = {},
) {
  const tickets = ticketIds.length > 0 ? ticketIds : [(await makeShopTicket(service, manager)).id];
  const shopper = shopperOf(service.call, as);
  await shopper.clear();
  for (const id of tickets) await shopper.add(id, 2);
  const answer = await shopper.pay({ payment_method: 'offline', buyer_email: email });
  return { ...answer, ticketIds: tickets, id: answer.body.order_id as number };
}

const refusal = (names: string) => ({
  status: 400,
  body: {
    code: 'rest_invalid_param',
    data: { params: { payment_method: `must be one of ${names}` } },
  },
});

describe('paying later', () => {
  test('is offered to nobody but the box office unless a setting says so (7.4)', async () => {
    expect(settings().offlinePayment).toBe('nobody');
    expect(await reserve()).toMatchObject(refusal('test'));
    expect(await reserve(buyer)).toMatchObject(refusal('test'));
    expect(await reserve(office)).toMatchObject({ status: 201, body: { status: 'pending' } });
  });

  test('is offered to those who sign in where the setting says users (7.4)', async () => {
    offer('users');
    expect(await reserve()).toMatchObject(refusal('test'));
    expect(await reserve(buyer)).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect(await reserve(office)).toMatchObject({ status: 201 });
  });

  test('is offered to guests, too, where it says everyone (7.4)', async () => {
    offer('everyone');
    expect(await reserve()).toMatchObject({ status: 201, body: { status: 'pending' } });
  });

  test('is refused in words where nothing can be paid with (7.4)', async () => {
    offer('nobody');
    Object.assign(settings(), { paymentTestProvider: false });
    try {
      expect(await reserve()).toMatchObject({
        status: 400,
        body: { data: { params: { payment_method: 'cannot be used: nothing is offered to you' } } },
      });
    } finally {
      Object.assign(settings(), { paymentTestProvider: true });
    }
  });
});

describe('an order that waits', () => {
  beforeAll(() => offer('everyone'));

  const statusOf = async (id: number) =>
    ((await table('svc_orders').where({ public_id: id }).first('status')) as { status: string })
      .status;
  const placedAgo = (id: number, seconds: number) =>
    table('svc_orders')
      .where({ public_id: id })
      .update({ placed_at: now() - seconds });
  const startsIn = async (eventId: number, seconds: number) => {
    const body = { start_date: inSeconds(seconds), end_date: inSeconds(seconds + day) };
    const path = `svc/events/v1/events/${eventId}`;
    expect((await service.call('PUT', path, { as: manager, body })).status).toBe(200);
  };
  /** The mails about an order, by subject. */
  const subjectsOf = async (id: number) => {
    await worker().deliverDue();
    return server.received
      .filter(
        ({ raw }) =>
          partsOf(raw).text.includes(`order ${id} `) || partsOf(raw).text.includes(`Order ${id} `),
      )
      .map(({ raw }) => headerOf(raw, 'subject'));
  };

  test('is cancelled seven days after it was placed, once, and its buyer is told (7.4)', async () => {
    const told = listenTo(service);
    const { id, ticketIds } = await reserve(undefined, { email: 'late@example.test' });
    await worker().deliverDue();
    await placedAgo(id, 7 * day - 60);
    await runJobs();
    expect(await statusOf(id)).toBe('pending');
    await placedAgo(id, 7 * day);
    await Promise.all([runJobs(), runJobs()]);
    await runJobs();
    expect(await statusOf(id)).toBe('cancelled');
    expect(await attendeeStatuses(service, id)).toEqual(['cancelled', 'cancelled']);
    expect(await countersOf(service, ticketIds[0]!)).toEqual({ sold: 0, held: 0 });
    expect(await subjectsOf(id)).toEqual([
      'Your reservation: An evening',
      `Your order ${id} was cancelled`,
    ]);
    const { raw } = server.received.at(-1)!;
    expect(partsOf(raw).text).toContain('was not paid in time');
    const cancelled = told.filter(([hook]) => hook === 'svc_attendee_status_changed');
    expect(cancelled.map(([, { from, to }]) => [from, to])).toEqual([
      ['pending', 'cancelled'],
      ['pending', 'cancelled'],
    ]);
  });

  test('is cancelled when its event starts; of several the last one counts (7.4)', async () => {
    const [one, other] = [
      await makeShopTicket(service, manager),
      await makeShopTicket(service, manager),
    ];
    const single = await reserve(undefined, { ticketIds: [one.id] });
    const both = await reserve(undefined, { ticketIds: [one.id, other.id] });
    for (const { id } of [single, both]) await placedAgo(id, 3600);
    await startsIn(one.eventId, -60);
    await runJobs();
    expect([await statusOf(single.id), await statusOf(both.id)]).toEqual(['cancelled', 'pending']);
    await startsIn(other.eventId, -30);
    await runJobs();
    expect(await statusOf(both.id)).toBe('cancelled');
    expect(await countersOf(service, one.id)).toEqual({ sold: 0, held: 0 });
    expect(await countersOf(service, other.id)).toEqual({ sold: 0, held: 0 });
  });

  test('ends by the days alone where it was placed after the start, or by the box office (7.4)', async () => {
    const begun = await makeShopTicket(service, manager);
    await startsIn(begun.eventId, -3600);
    const atTheDoor = await reserve(undefined, { ticketIds: [begun.id] });
    const ticket = await makeShopTicket(service, manager);
    const byOffice = await reserve(office, { ticketIds: [ticket.id] });
    await placedAgo(byOffice.id, 3600);
    await startsIn(ticket.eventId, -60);
    await runJobs();
    expect([await statusOf(atTheDoor.id), await statusOf(byOffice.id)]).toEqual([
      'pending',
      'pending',
    ]);
    for (const { id } of [atTheDoor, byOffice]) await placedAgo(id, 7 * day);
    await runJobs();
    expect([await statusOf(atTheDoor.id), await statusOf(byOffice.id)]).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  test('stays when it is paid, or somebody of it is inside (7.4)', async () => {
    const paid = await reserve();
    const path = `svc/tickets/v1/orders/${paid.id}`;
    await service.call('PUT', path, { as: office, body: { status: 'completed' } });
    const inside = await reserve();
    await table('svc_attendees').where({ order_id: inside.id }).update({ status: 'checked_in' });
    for (const { id } of [paid, inside]) await placedAgo(id, 8 * day);
    await runJobs();
    expect([await statusOf(paid.id), await statusOf(inside.id)]).toEqual(['completed', 'pending']);
  });

  test('fails by hand as it is cancelled by hand: its places are free (4.11)', async () => {
    const { id, ticketIds } = await reserve();
    const path = `svc/tickets/v1/orders/${id}`;
    const failed = () => service.call('PUT', path, { as: office, body: { status: 'failed' } });
    expect(await failed()).toMatchObject({ status: 200, body: { status: 'failed' } });
    expect(await failed()).toMatchObject({ status: 200, body: { status: 'failed' } });
    expect(await attendeeStatuses(service, id)).toEqual(['cancelled', 'cancelled']);
    expect(await countersOf(service, ticketIds[0]!)).toEqual({ sold: 0, held: 0 });
    const again = await service.call('PUT', path, { as: office, body: { status: 'completed' } });
    expect(again).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  });
});

test('many guests cannot keep an event empty for longer than its term (7.4)', async () => {
  offer('everyone');
  const { eventId } = await makeShopTicket(service, manager);
  const ticket = await addShopTicket(service, eventId, { capacity: 6 });
  const orders: number[] = [];
  for (let one = 0; one < 3; one += 1) {
    orders.push((await reserve(undefined, { ticketIds: [ticket.id] })).id);
  }
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 6, held: 0 });
  await table('svc_orders')
    .whereIn('public_id', orders)
    .update({ placed_at: now() - 7 * day });
  await runJobs();
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
});
