import { type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import { make, makeSignedIn } from '../support/events';
import {
  type AdminApi,
  type Answer,
  registerFirstAdmin,
  registerWithGrants,
} from '#svc/testing/admin-api';

/* The tickets of an event on its screen in the panel: made with it, and written beside its form. */

const eventUid = 'plugin::svc.event';
const ticketUid = 'plugin::svc.ticket';
const eventType = `/content-manager/collection-types/${eventUid}`;
const dates = { startDate: '2030-06-14 20:00:00', endDate: '2030-06-14 22:30:00' };

interface Ticket extends Record<string, unknown> {
  documentId: string;
  title: string;
}

let service: Service;
let manager: TestUser;
let admin: AdminApi;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

const pathOf = (event: string) => `/svc-admin/events/${event}/tickets`;
const documentOf = ({ body }: Answer) => (body.data as { documentId: string }).documentId;
const listOf = async (event: string, as = admin) =>
  (await as('GET', pathOf(event))).body.tickets as Ticket[];
const titlesOf = async (event: string) => (await listOf(event)).map(({ title }) => title);
const messageOf = ({ status, body }: Answer) => [
  status,
  (body.error as { message: string }).message,
];

async function makeEvent(title: string, newTickets: unknown = []): Promise<string> {
  return documentOf(
    await admin('POST', `${eventType}/actions/publish`, { title, ...dates, newTickets }),
  );
}

const countEvents = (title: string) =>
  service.strapi.db.query(eventUid as never).count({ where: { title } } as never);

describe('made with a new event', () => {
  const two = [
    { title: 'Standard', priceMinor: '25.00', capacity: 100 },
    { title: 'Friends', priceMinor: '0.00', capacity: -1 },
  ];

  test('tickets are there when it is saved (3.15)', async () => {
    const body = { title: 'Saved', ...dates, newTickets: two };
    const event = documentOf(await admin('POST', eventType, body));
    expect(await listOf(event)).toMatchObject([
      { title: 'Standard', type: 'paid', priceMinor: 2500, capacity: 100, sold: 0 },
      { title: 'Friends', type: 'free', priceMinor: 0, capacity: -1 },
    ]);
  });

  test('tickets are for sale when it is published at once (3.15)', async () => {
    const event = await makeEvent('Published', two);
    const { id } = (await admin('GET', `${eventType}/${event}`)).body.data as { id: number };
    expect(id).toBeGreaterThan(0);
    const { body } = await service.call('GET', 'svc/tickets/v1/tickets?per_page=100');
    const titles = (body as unknown as Ticket[]).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Standard', 'Friends']));
  });

  test.each([
    [[{ title: 'Wrong', priceMinor: 'many' }], /^Ticket “Wrong”: The price must be an amount/],
    [[...two, { title: '', priceMinor: '1.00' }], /^Ticket “”: The title must not be empty\.$/],
    [
      [two[0], { ...two[1], startSaleDate: '2030-13-01 00:00:00' }],
      /^Ticket “Friends”: The start of the sale must be/,
    ],
    [[null], /^Ticket “”: The title must not be empty\.$/],
    ['none', /^newTickets has to be a list/],
    [Array.from({ length: 21 }, () => two[0]), /^newTickets has to be a list/],
  ])('one that cannot be leaves no event behind (1.22, 3.15)', async (newTickets, message) => {
    const body = { title: 'Never', ...dates, newTickets };
    for (const path of [eventType, `${eventType}/actions/publish`]) {
      expect(messageOf(await admin('POST', path, body))).toEqual([
        400,
        expect.stringMatching(message),
      ]);
    }
    expect(await countEvents('Never')).toBe(0);
  });
});

describe('written beside the form of its event', () => {
  test('a ticket is added, changed and removed (3.15)', async () => {
    const event = await makeEvent('Written');
    expect((await admin('POST', pathOf(event), { title: 'Box', priceMinor: '40.00' })).status).toBe(
      204,
    );
    const [made] = await listOf(event);
    expect(made).toMatchObject({ title: 'Box', type: 'paid', capacity: -1 });
    const path = `${pathOf(event)}/${made!.documentId}`;
    expect((await admin('POST', path, { capacity: 12 })).status).toBe(204);
    expect((await admin('POST', path, { priceMinor: '0.00' })).status).toBe(204);
    expect(await listOf(event)).toMatchObject([
      { title: 'Box', type: 'free', priceMinor: 0, capacity: 12 },
    ]);
    expect((await admin('DELETE', path)).status).toBe(204);
    expect(await listOf(event)).toEqual([]);
  });

  test('one that is typed while its event goes is kept, and the list says where the event is (3.15)', async () => {
    const event = await makeEvent('Going');
    const stateOf = async () => {
      const { isPublished, isTrashed } = (await admin('GET', pathOf(event))).body;
      return { isPublished, isTrashed };
    };
    expect(await stateOf()).toEqual({ isPublished: true, isTrashed: false });
    await admin('POST', `${eventType}/${event}/actions/unpublish`, {});
    expect((await admin('POST', pathOf(event), { title: 'Box' })).status).toBe(204);
    expect(await stateOf()).toEqual({ isPublished: false, isTrashed: false });
    await admin('POST', `/svc-admin/trash/${eventUid}/${event}`, {});
    expect((await admin('POST', pathOf(event), { title: 'Stalls' })).status).toBe(204);
    expect(await stateOf()).toEqual({ isPublished: false, isTrashed: true });
    expect(await titlesOf(event)).toEqual(['Box', 'Stalls']);
  });

  test('what is wrong is said of its attribute (3.15)', async () => {
    const event = await makeEvent('Refused');
    const { status, body } = await admin('POST', pathOf(event), { title: 'A', priceMinor: '-1' });
    const { details } = body.error as { details: { params: object } };
    expect([status, Object.keys(details.params)]).toEqual([400, ['priceMinor']]);
    await admin('POST', pathOf(event), { title: 'B', priceMinor: '0.00' });
    const [ticket] = await listOf(event);
    const late = await admin('POST', `${pathOf(event)}/${ticket!.documentId}`, {
      startSaleDate: '2030-06-01 00:00:00',
      endSaleDate: '2030-05-01 00:00:00',
    });
    const { errors } = (late.body.error as { details: { errors: { path: string[] }[] } }).details;
    expect([late.status, errors.map((one) => one.path)]).toEqual([400, [['endSaleDate']]]);
  });

  test('one that somebody has cannot be removed (3.15)', async () => {
    const event = await makeEvent('Sold', [{ title: 'Seat', priceMinor: '5.00' }]);
    const [{ documentId }] = (await listOf(event)) as [Ticket];
    const row = (await service.strapi.db
      .connection('svc_tickets')
      .where({ document_id: documentId })
      .first('public_id')) as { public_id: number };
    const attendee = { ticket_id: row.public_id, full_name: 'Ada', email: 'ada@example.test' };
    await make(service, manager, 'svc/tickets/v1/attendees', attendee);
    expect(await listOf(event)).toMatchObject([{ sold: 1 }]);
    const answer = await admin('DELETE', `${pathOf(event)}/${documentId}`);
    expect(messageOf(answer)).toEqual([400, 'A ticket that has attendees cannot be deleted.']);
  });

  test('of editors who write at once nothing is lost (1.22, 3.15)', async () => {
    const event = await makeEvent('Busy', [{ title: 'Seat', priceMinor: '5.00' }]);
    const [{ documentId }] = (await listOf(event)) as [Ticket];
    const path = `${pathOf(event)}/${documentId}`;
    const answers = await Promise.all([
      admin('POST', path, { title: 'Chair' }),
      admin('POST', path, { capacity: 7 }),
      admin('POST', path, { priceMinor: '6.00' }),
      ...['X', 'Y', 'Z'].map((title) =>
        admin('POST', pathOf(event), { title, priceMinor: '1.00' }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect((await titlesOf(event)).sort()).toEqual(['Chair', 'X', 'Y', 'Z']);
    expect((await listOf(event)).find(({ title }) => title === 'Chair')).toMatchObject({
      capacity: 7,
      priceMinor: 600,
    });
  });

  test('of two who remove it one is told, and that of another event is not found (3.15)', async () => {
    const event = await makeEvent('Raced', [{ title: 'Seat' }]);
    const other = await makeEvent('Other');
    const [{ documentId }] = (await listOf(event)) as [Ticket];
    const elsewhere = `${pathOf(other)}/${documentId}`;
    expect((await admin('POST', elsewhere, { title: 'Mine' })).status).toBe(404);
    expect((await admin('DELETE', elsewhere)).status).toBe(404);
    const path = `${pathOf(event)}/${documentId}`;
    const answers = await Promise.all([admin('DELETE', path), admin('DELETE', path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await listOf(event)).toEqual([]);
  });
});

describe('who may', () => {
  const routes: [string, string, object?][] = [
    ['GET', ''],
    ['POST', '', { title: 'New' }],
    ['POST', '/:ticket', { title: 'Changed' }],
    ['DELETE', '/:ticket'],
  ];

  async function statuses(as: AdminApi, event: string, ticket: string) {
    const found: number[] = [];
    for (const [method, rest, body] of routes) {
      const path = pathOf(event) + rest.replace(':ticket', ticket);
      found.push((await as(method, path, body)).status);
    }
    return found;
  }

  test('nobody who is not signed in to the panel, or may not see the event (5.9)', async () => {
    const event = await makeEvent('Guarded', [{ title: 'Seat' }]);
    const [{ documentId }] = (await listOf(event)) as [Ticket];
    const call = async (method: string, path: string, body?: unknown) => {
      const {
        status,
        headers,
        body: read,
      } = await service.call(method, path, { as: manager, body });
      return { status, headers, body: read };
    };
    const stranger: AdminApi = Object.assign(call, { at: () => stranger });
    expect(await statuses(stranger, event, documentId)).toEqual([401, 401, 401, 401]);
    const actions = ['read', 'update'] as const;
    const tickets = { subject: ticketUid, actions, fields: ['title'] };
    const blind = await registerWithGrants(service.url, admin, person('Bo'), { grants: [tickets] });
    expect(await statuses(blind, event, documentId)).toEqual([403, 403, 403, 403]);
    expect(await statuses(blind, 'unknown', documentId)).toEqual([403, 403, 403, 403]);
  });

  test('each by what a role may do with tickets, field by field (5.9)', async () => {
    const event = await makeEvent('Ticked', [{ title: 'Seat', priceMinor: '5.00' }]);
    const [{ documentId }] = (await listOf(event)) as [Ticket];
    const grants = [
      { subject: eventUid, actions: ['read'] as const, fields: ['title'] },
      { subject: ticketUid, actions: ['read', 'update'] as const, fields: ['title'] },
    ];
    const writer = await registerWithGrants(service.url, admin, person('Wim'), { grants });
    // What is on sale is for who may publish it (5.12).
    expect(await statuses(writer, event, documentId)).toEqual([200, 403, 400, 403]);
    await admin('POST', `${eventType}/${event}/actions/unpublish`, {});
    expect(await statuses(writer, event, documentId)).toEqual([200, 403, 204, 403]);
    const path = `${pathOf(event)}/${documentId}`;
    expect((await writer('POST', path, { priceMinor: '1.00' })).status).toBe(403);
    expect(await listOf(event)).toMatchObject([{ title: 'Changed', priceMinor: 500 }]);
    const body = { title: 'Made', ...dates, newTickets: [{ title: 'Seat' }] };
    expect((await writer('POST', eventType, body)).status).toBe(403);
    expect((await admin('GET', pathOf('unknown'))).status).toBe(404);
  });
});
