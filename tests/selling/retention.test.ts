import { built, type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { collections, make, makeSignedIn } from '../support/events';
import { makeOffer, type OrderOptions, type TestTicket } from '../support/orders';
import { namesIn, orderOfSomebody, renameAttendee } from '../support/persons';
import { askBack, refundRequests } from '../support/refunds';
import { columnsWith } from '../support/search-database';

/*
 * Who is forgotten by itself: so long after the last event of an order, and when the payment of one that failed is over.
 */

const { settings } =
  built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi');
const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

const buyers = 'svc/tickets/v1/buyers';
const day = 24 * 60 * 60;
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
const now = () => Math.floor(Date.now() / 1000);

const show = (email: string) => service.call('GET', buyers, { as: office, query: { email } });
const erase = (email: string, query: { force?: boolean } = {}) =>
  service.call('DELETE', buyers, { as: office, query: { email, ...query } });

const orderOf = (ticket: TestTicket, fields: Partial<OrderOptions> = {}) =>
  orderOfSomebody(service, ticket, fields);

describe('RETENTION_DAYS', () => {
  const keepFor = (days: number) => Object.assign(settings(), { retentionDays: days });
  afterEach(() => keepFor(0));

  const isNamed = async ({ id }: { id: number }) => {
    const row = (await table('svc_orders').where({ public_id: id }).first('buyer_name')) as {
      buyer_name: string;
    };
    return row.buyer_name !== 'Erased';
  };
  const endedAgo = (ticket: TestTicket, seconds: number) =>
    table('svc_event_listings')
      .where({ public_id: ticket.eventId })
      .update({ end_utc: now() - seconds });

  test('erases everybody in an order so long after its last event, in one process of several (7.17)', async () => {
    const [early, late] = await Promise.all([
      makeOffer(service, manager, { event: past }),
      makeOffer(service, manager, { event: past }),
    ]);
    const alone = await orderOf(early);
    const both = await orderOf(early, {
      places: [
        [early, 1],
        [late, 1],
      ],
    });
    const next = await orderOf(coming);
    await renameAttendee(service, alone.attendeeIds[1]!, {
      full_name: 'Kai',
      email: 'kai@persons.example',
    });
    await make(service, manager, collections.attendees, {
      full_name: 'By Hand',
      email: 'hand@persons.example',
      ticket_id: early.id,
    });
    await endedAgo(early, 30 * day);
    await endedAgo(late, 30 * day - 60);
    await runJobs();
    expect(await Promise.all([alone, both, next].map(isNamed))).toEqual([true, true, true]);
    keepFor(30);
    await Promise.all([runJobs(), runJobs(), runJobs()]);
    expect(await Promise.all([alone, both, next].map(isNamed))).toEqual([false, true, true]);
    expect(await columnsWith(service, [alone.name, alone.email, 'kai@persons'])).toEqual([]);
    expect(await columnsWith(service, ['hand@persons.example', 'By Hand'])).toEqual([]);
    await endedAgo(late, 30 * day);
    await runJobs();
    expect(await Promise.all([both, next].map(isNamed))).toEqual([false, true]);
    expect((await show(both.email)).status).toBe(404);
  });

  test('waits for a refund that nobody has decided (7.17)', async () => {
    const order = await orderOf(over);
    const request = await askBack(service.call, office, { order_id: order.id });
    keepFor(1);
    await runJobs();
    expect(await isNamed(order)).toBe(true);
    const body = { status: 'rejected' };
    await service.call('PUT', `${refundRequests}/${request}`, { as: office, body });
    await runJobs();
    expect(await isNamed(order)).toBe(false);
    expect(await columnsWith(service, [order.name, order.email])).toEqual([]);
  });

  test('takes those along whom an erasure of the buyer has left (7.17)', async () => {
    const order = await orderOf(over);
    await renameAttendee(service, order.attendeeIds[0]!, {
      full_name: 'Left Behind',
      email: 'left@persons.example',
    });
    await erase(order.email);
    expect(await namesIn(service, order)).toEqual(['Left Behind', 'Guest 2']);
    keepFor(1);
    await runJobs();
    expect(await namesIn(service, order)).toEqual(['Erased', 'Erased']);
  });
});

test('who had places of an order that failed is forgotten when its payment is over (7.17)', async () => {
  const held = JSON.stringify([{ id: 1, fullName: 'Ida Idle', email: 'ida@persons.example' }]);
  const failed = [await orderOf(coming), await orderOf(coming)];
  const ids = failed.map(({ id }) => id);
  await table('svc_attendees').whereIn('order_id', ids).delete();
  await table('svc_tickets').where({ public_id: coming.id }).decrement('sold', 4);
  await table('svc_orders').whereIn('public_id', ids).update({ status: 'failed' });
  await table('svc_orders')
    .where({ public_id: ids[1] })
    .update({ settle_after: now() + 60 });
  await table('svc_order_items').whereIn('order_id', ids).update({ holders: held });
  const waiting = async () =>
    ((await show('ida@persons.example')).body.unpaid_places ?? []) as { order_id: number }[];
  await runJobs();
  expect((await waiting()).map(({ order_id: id }) => id)).toEqual(ids);
  await table('svc_orders')
    .whereIn('public_id', ids)
    .update({ placed_at: now() - 3 * day });
  await Promise.all([runJobs(), runJobs()]);
  expect((await waiting()).map(({ order_id: id }) => id)).toEqual([ids[1]]);
  await table('svc_orders').whereIn('public_id', ids).update({ settle_after: null });
  await runJobs();
  expect(await columnsWith(service, ['ida@persons.example', 'Ida Idle'])).toEqual([]);
});
