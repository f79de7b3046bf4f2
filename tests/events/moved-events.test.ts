import { type AdminApi, registerFirstAdmin, registerWithRole } from '#svc/testing/admin-api';
import { type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
} from '../support/events';

/* Events on another day, moved there or copied: what is a number of days before them stays so. */

const uid = 'plugin::svc.event';
const named = '_fields=start_date,end_date,changes_until,return_policy';

let service: Service;
let manager: TestUser;
let admin: AdminApi;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

async function makeEvent(body: Fields = {}) {
  const fields = eventBody({ status: 'publish', ...body });
  const { id } = await make(service, manager, collections.events, fields);
  return { id, ...(await inPanel(service, id).document()) };
}
type Made = Awaited<ReturnType<typeof makeEvent>>;

const read = async (id: number, as?: TestUser) =>
  (await service.call('GET', `${collections.events}/${id}?${named}`, as && { as })).body;
const makeTicket = (event: Made, body: Fields = {}) =>
  make(service, manager, collections.tickets, {
    ...{ title: 'Seat', event_id: event.id, type: 'paid', price: '12.50' },
    ...body,
  });
const ticketOf = async (id: number) =>
  (await service.call('GET', `${collections.tickets}/${id}`, { as: manager })).body;
const windowOf = async (id: number) => {
  const { start_sale_date: from, end_sale_date: until } = await ticketOf(id);
  return [from, until];
};

async function act(
  action: string,
  { documentId }: { documentId: string },
  body: Fields,
  as = admin,
) {
  const answer = await as('POST', `/svc-admin/event-actions/${action}`, {
    documentIds: [documentId],
    ...body,
  });
  const [line] = answer.body.lines as { done: boolean; message: string }[];
  return line!.done || line!.message;
}

const deadlines = {
  changes_until: '2030-04-28 12:00:00',
  return_policy: [
    { until: '2030-04-01 12:00:00', percent: 100 },
    { until: '2030-04-20 12:00:00', percent: 50 },
  ],
};
const aWeekLater = {
  start_date: '2030-05-08 18:00:00',
  end_date: '2030-05-08 20:00:00',
  changes_until: '2030-05-05 12:00:00',
  return_policy: [
    { until: '2030-04-08 12:00:00', percent: 100 },
    { until: '2030-04-27 12:00:00', percent: 50 },
  ],
};

describe('moved by days', () => {
  test('dates that wait in a draft stay there, and go on by the same days (2.22)', async () => {
    const event = await makeEvent(deadlines);
    await inPanel(service, event.id).save({
      startDate: '2031-01-10 18:00:00',
      endDate: '2031-01-10 20:00:00',
      changesUntil: null,
    });
    expect(await act('move', event, { days: 7 })).toBe(true);
    expect(await read(event.id)).toEqual(aWeekLater);
    expect(await inPanel(service, event.id).draft()).toMatchObject({
      startDate: '2031-01-17 18:00:00',
      endDate: '2031-01-17 20:00:00',
      changesUntil: null,
      returnPolicy: JSON.stringify(aWeekLater.return_policy),
    });
    await inPanel(service, event.id).publish();
    expect(await read(event.id)).toMatchObject({ start_date: '2031-01-17 18:00:00' });
  });

  test('two moves at once add up (1.22, 2.22)', async () => {
    const event = await makeEvent(deadlines);
    const { id: seat } = await makeTicket(event, { end_sale_date: '2030-04-30 12:00:00' });
    const moves = [3, 4, -2, 2, 5, -5].map((days) => act('move', event, { days }));
    expect(await Promise.all(moves)).toEqual(moves.map(() => true));
    expect(await read(event.id)).toEqual(aWeekLater);
    expect(await windowOf(seat)).toEqual(['', '2030-05-07 12:00:00']);
  });

  test('the sale of its tickets and the deadlines of its buyers go along (2.22, 8.14)', async () => {
    const event = await makeEvent(deadlines);
    const window = { start_sale_date: '2030-03-01 10:00:00', end_sale_date: '2030-04-30 12:00:00' };
    const { id: seat } = await makeTicket(event, window);
    const { id: open } = await makeTicket(event, { title: 'Without' });
    expect(await act('move', event, { days: 7 })).toBe(true);
    expect(await read(event.id)).toEqual(aWeekLater);
    expect(await windowOf(seat)).toEqual(['2030-03-08 10:00:00', '2030-05-07 12:00:00']);
    expect(await windowOf(open)).toEqual(['', '']);
    expect(await act('move', event, { days: -7 })).toBe(true);
    expect(await windowOf(seat)).toEqual(['2030-03-01 10:00:00', '2030-04-30 12:00:00']);
  });

  test('what is on sale stays on sale (2.22)', async () => {
    const event = await makeEvent();
    const window = { start_sale_date: '2020-03-01 10:00:00', end_sale_date: '2030-04-30 12:00:00' };
    const { id: seat } = await makeTicket(event, window);
    expect(await act('move', event, { days: 3650 })).toBe(true);
    expect(await windowOf(seat)).toEqual(['2020-03-01 10:00:00', '2040-04-27 12:00:00']);
  });

  test('a deadline that no clock shows on its new day is named, and nothing is moved (2.22)', async () => {
    const event = await makeEvent({ ...deadlines, timezone: 'Europe/Berlin' });
    const { id: seat } = await makeTicket(event, { end_sale_date: '2030-03-30 02:30:00' });
    const said = { changes_until: '2030-04-28 12:00:00', start_date: '2030-05-01 18:00:00' };
    expect(await act('move', event, { days: 1 })).toBe(
      'The end of the sale does not exist in the time zone Europe/Berlin, where 03:00 follows 01:59.',
    );
    expect(await read(event.id)).toMatchObject(said);
    expect(await windowOf(seat)).toEqual(['', '2030-03-30 02:30:00']);
    await service.call('PUT', `${collections.events}/${event.id}`, {
      as: manager,
      body: { changes_until: '2030-03-30 02:30:00' },
    });
    expect(await act('move', event, { days: 1 })).toBe(
      'The deadline for changes does not exist in the time zone Europe/Berlin, where 03:00 follows 01:59.',
    );
  });
});

describe('copied to another day', () => {
  const copyOf = async ({ id }: Made) => {
    const { body } = await service.call('GET', `${collections.events}?status=draft&per_page=50`, {
      as: manager,
    });
    const ids = (body as unknown as { id: number }[]).map((one) => one.id);
    return Math.max(...ids.filter((one) => one > id));
  };

  test('it has the deadlines and the sale of its own day (2.22, 8.14)', async () => {
    const event = await makeEvent({ title: 'Copied', ...deadlines });
    await makeTicket(event, {
      start_sale_date: '2030-03-01 10:00:00',
      end_sale_date: '2030-04-30 12:00:00',
    });
    expect(await act('duplicate', event, { days: 7, withTickets: true })).toBe(true);
    const copy = await copyOf(event);
    expect(await read(copy, manager)).toEqual(aWeekLater);
    const { body } = await service.call('GET', `${collections.tickets}?event_id=${copy}`, {
      as: manager,
    });
    expect(body).toMatchObject([
      { start_sale_date: '2030-03-08 10:00:00', end_sale_date: '2030-05-07 12:00:00' },
    ]);
  });

  test('an author goes on with the tickets of their copy (2.22)', async () => {
    const roles = (await admin('GET', '/admin/roles')).body.data as unknown as Fields[];
    const role = roles.find(({ code }) => code === 'svc-programme-author')!;
    const author = await registerWithRole(service.url, admin, person('Aut'), Number(role.id));
    const type = `/content-manager/collection-types/${uid}`;
    const dates = { startDate: '2031-05-02 19:00:00', endDate: '2031-05-02 20:00:00' };
    const made = (await author('POST', type, { title: 'Own', ...dates })).body.data as Fields;
    const tickets = '/content-manager/collection-types/plugin::svc.ticket';
    const event = { connect: [{ documentId: made.documentId }] };
    const ticket = { title: 'Seat', type: 'free', event };
    expect((await author('POST', tickets, ticket)).status).toBe(201);
    const send = { days: 7, withTickets: true };
    expect(await act('duplicate', { documentId: String(made.documentId) }, send, author)).toBe(
      true,
    );
    const listed = (await author('GET', `${tickets}?sort=id:DESC`)).body.results as Fields[];
    expect(listed).toHaveLength(2);
    const path = `${tickets}/${String(listed[0]!.documentId)}`;
    expect((await author('PUT', path, { title: 'Seat at the back' })).status).toBe(200);
  });
});
