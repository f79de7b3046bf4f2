import { countQueries, makeApiToken, type Service, startService, type TestUser } from '../support';
import { type Fields, inPanel, makeSignedIn, panelDocuments } from '../support/events';
import { makeOffer, makeOrder, setAttendees, type TestTicket } from '../support/orders';

const path = 'svc/tickets/v1/my-tickets';

let service: Service;
let editor: TestUser;
let concert: TestTicket;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  concert = await makeOffer(service, editor, { event: { title: 'A concert' } });
});

const makeBuyer = (name: string) => makeSignedIn(service, 'authenticated', name);
const ticketsOf = async (as: TestUser, query: Record<string, string | number> = {}) => {
  const { status, body } = await service.call('GET', path, { as, query });
  expect(status).toBe(200);
  return body as Fields[];
};
const idsOf = (tickets: Fields[]) => tickets.map(({ attendee_id }) => attendee_id);

test('a ticket of mine has exactly these fields (4.16)', async () => {
  const buyer = await makeBuyer('fields');
  const { attendeeIds } = await makeOrder(service, { places: [[concert, 1]], userId: buyer.id });
  const { status, headers, body } = await service.call('GET', path, { as: buyer });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toEqual([
    {
      attendee_id: attendeeIds[0],
      event_id: concert.eventId,
      event_title: 'A concert',
      event_date: '2030-05-01 18:00:00',
      ticket_id: concert.id,
      ticket_title: 'A place',
      status: 'confirmed',
      security_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/) as string,
      checked_in: false,
    },
  ]);
});

test('the newest purchase comes first, and all statuses are there (4.16)', async () => {
  const buyer = await makeBuyer('order');
  const userId = buyer.id;
  const old = await makeOrder(service, { places: [[concert, 5]], userId, placedAt: 1_000_000_000 });
  const older = await makeOrder(service, { places: [[concert, 1]], userId, placedAt: 900_000_000 });
  const same = await makeOrder(service, {
    places: [[concert, 1]],
    userId,
    placedAt: 1_000_000_000,
  });
  const statuses = ['pending', 'confirmed', 'cancelled', 'refunded', 'checked_in'];
  for (const [index, status] of statuses.entries()) {
    await setAttendees(service, [old.attendeeIds[index]!], status);
  }
  const tickets = await ticketsOf(buyer);
  expect(idsOf(tickets)).toEqual([...same.attendeeIds, ...old.attendeeIds, ...older.attendeeIds]);
  expect(tickets.slice(1, 6).map(({ status }) => status)).toEqual(statuses);
  expect(tickets.slice(1, 6).map(({ checked_in }) => checked_in)).toEqual([
    ...Array<boolean>(4).fill(false),
    true,
  ]);
});

test("nobody sees another's tickets, nor those of guests (4.16, 5.7)", async () => {
  const [one, other, none] = [
    await makeBuyer('one'),
    await makeBuyer('other'),
    await makeBuyer('none'),
  ];
  const mine = await makeOrder(service, { places: [[concert, 2]], userId: one.id });
  const theirs = await makeOrder(service, { places: [[concert, 1]], userId: other.id });
  // The same address, but bought by somebody who had not signed in.
  await makeOrder(service, { places: [[concert, 1]], buyerEmail: one.email });
  expect(idsOf(await ticketsOf(one))).toEqual(mine.attendeeIds);
  expect(idsOf(await ticketsOf(other))).toEqual(theirs.attendeeIds);
  expect(await ticketsOf(none)).toEqual([]);
  expect(await ticketsOf(none, { user_id: one.id })).toEqual([]);
});

test('guests and API tokens have none (4.16, 5.7)', async () => {
  expect((await service.call('GET', path)).status).toBe(401);
  const token = await makeApiToken(service.strapi, 'full-access');
  expect((await service.call('GET', path, { as: token })).status).toBe(403);
});

test('my tickets come in pages with a constant number of statements (1.14, 4.16)', async () => {
  const buyer = await makeBuyer('pages');
  const { attendeeIds } = await makeOrder(service, { places: [[concert, 12]], userId: buyer.id });
  const page = (query: Record<string, number>) =>
    countQueries(service.strapi, () => service.call('GET', path, { as: buyer, query }));
  await page({});
  const first = await page({ per_page: 1 });
  const all = await page({ per_page: 100 });
  expect(all.result.body).toHaveLength(12);
  expect(all.queries.length).toBe(first.queries.length);
  const second = (await page({ per_page: 5, page: 3 })).result;
  expect(idsOf(second.body as Fields[])).toEqual(attendeeIds.slice(10));
  expect(second.headers.get('x-api-total')).toBe('12');
  expect(second.headers.get('x-api-totalpages')).toBe('3');
  const past = (await page({ per_page: 5, page: 4 })).result;
  expect(past.body.code).toBe('rest_post_invalid_page_number');
});

test('titles are those of today, and those of the purchase for what is gone (4.16)', async () => {
  const buyer = await makeBuyer('titles');
  const play = await makeOffer(service, editor, { event: { title: 'A play' } });
  await makeOrder(service, { places: [[play, 1]], userId: buyer.id });
  const tickets = panelDocuments(service, 'plugin::svc.ticket');
  await tickets.update({ documentId: play.documentId, data: { title: 'A seat' } });
  await inPanel(service, play.eventId).save({ title: 'A better play' });
  await inPanel(service, play.eventId).publish();
  const today = { event_title: 'A better play', ticket_title: 'A seat' };
  expect(await ticketsOf(buyer)).toMatchObject([today]);
  const { connection } = service.strapi.db;
  await connection('svc_tickets').where({ id: play.row }).delete();
  await connection('svc_event_listings').where({ public_id: play.eventId }).delete();
  expect(await ticketsOf(buyer)).toMatchObject([
    { event_title: 'A play', ticket_title: 'A place', event_date: '' },
  ]);
});

describe('a user who is deleted', () => {
  const users = 'plugin::users-permissions.user';
  const inThePanel = async ({ id }: TestUser) => {
    const { connection } = service.strapi.db;
    const row = (await connection('up_users').where({ id }).first('document_id')) as {
      document_id: string;
    };
    await panelDocuments(service, users).delete({ documentId: row.document_id });
  };
  const byTheHost = async ({ id }: TestUser) => {
    await service.strapi.db.query(users).delete({ where: { id } });
  };

  test.each([
    ['panel', inThePanel],
    ['host', byTheHost],
  ])('by the %s leaves the orders, which are then nobody’s (4.16, 5.7)', async (where, remove) => {
    const user = await makeBuyer(`gone-by-${where}`);
    const { id } = await makeOrder(service, { places: [[concert, 1]], userId: user.id });
    await remove(user);
    const row: unknown = await service.strapi.db
      .connection('svc_orders')
      .where({ public_id: id })
      .first('status', 'user_id');
    // Should an engine give the number to another user, the tickets do not come with it.
    expect(row).toEqual({ status: 'completed', user_id: null });
  });
});
