import {
  built,
  type Handle,
  makeApiToken,
  type RoleType,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { batch, callers, type Row, rows } from '../support/capability-table';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
} from '../support/events';
import { makeOffer, makeOrder, type TestOrder, type TestTicket } from '../support/orders';

/* Everybody asks for everything: see the table. */

const roles: Record<string, RoleType> = {
  buyer: 'authenticated',
  office: 'box-office',
  author: 'event-author',
  editor: 'event-editor',
  manager: 'event-manager',
};

const { events, tickets, attendees } = collections;
const orders = 'svc/tickets/v1/orders';
const refunds = 'svc/tickets/v1/refund-requests';

let service: Service;
let owner: TestUser;
let ticket: TestTicket;
const users: Record<string, TestUser> = {};
const handles: Record<string, Handle | undefined> = {};
/** For what is made with an event, or with a ticket. */
const place = { eventId: 0, ticketId: 0 };

beforeAll(async () => {
  service = await startService();
  owner = await makeSignedIn(service, 'event-manager', 'owner');
  ticket = await makeOffer(service, owner);
  for (const [name, role] of Object.entries(roles)) {
    users[name] = handles[name] = await makeSignedIn(service, role, name);
  }
  handles.venues = await makeApiToken(service.strapi, ['plugin::svc.events.edit_svc_venues']);
  handles.reads = await makeApiToken(service.strapi, 'read-only');
  handles.all = await makeApiToken(service.strapi, 'full-access');
  place.eventId = (await make(service, owner, events, eventBody({ status: 'publish' }))).id;
  place.ticketId = (await make(service, owner, tickets, ticketBody(place.eventId))).id;
});

const statuses = ['draft', 'pending', 'private', 'trash'];

/** An event in the case that a row is about; `own` is the caller's, if that is a user. */
async function makeEvent(about: string, caller: string): Promise<number> {
  const status = about === 'published' ? 'publish' : about;
  const body = eventBody(['publish', 'pending', 'private'].includes(status) ? { status } : {});
  const { id } = await make(service, owner, events, body);
  if (about === 'own' && users[caller])
    await inPanel(service, id).save({ author: users[caller].id });
  if (about === 'nobodys') await inPanel(service, id).save({ author: null });
  if (about === 'trash') await service.call('DELETE', `${events}/${id}`, { as: owner });
  return id;
}

/** A ticket of an event in the case that a row is about, or somebody on a place of it. */
async function makePlace(collection: string, about: string, caller: string): Promise<number> {
  const eventId = await makeEvent(about, caller);
  const ticket = await make(service, owner, tickets, ticketBody(eventId));
  if (collection === tickets) return ticket.id;
  return (await make(service, owner, attendees, attendeeBody(ticket.id))).id;
}

/** An order that somebody else placed and has not paid. */
function makeStrangersOrder(): Promise<TestOrder> {
  return makeOrder(service, { places: [[ticket, 1]], status: 'pending', userId: owner.id });
}

/** An order that is paid, of the caller's or of somebody else's; `nowhere` is an id of none. */
async function paidOrderOf({ about }: Row, caller: string): Promise<number> {
  if (about === 'nowhere') return unknownId;
  const userId = (about === 'own' && users[caller]?.id) || owner.id;
  return (await makeOrder(service, { places: [[ticket, 1]], userId })).id;
}

async function makeRefundRequest(row: Row, caller: string): Promise<number> {
  const body = { order_id: await paidOrderOf(row, caller), reason: 'Ill' };
  return (await make(service, owner, refunds, body)).id;
}

const unknownId = 999_999_999;

/** Makes what the path of a row names. */
async function makeNamed(row: Row, caller: string): Promise<number | string> {
  const { path, about } = row;
  const collection = path.slice(0, path.lastIndexOf('/'));
  if (collection === events) return makeEvent(about, caller);
  if (collection === tickets || collection === attendees) {
    return makePlace(collection, about, caller);
  }
  if (collection === orders) return (await makeStrangersOrder()).id;
  if (collection === refunds) return makeRefundRequest(row, caller);
  if (path.endsWith('{id}')) return (await make(service, owner, collection, { title: 'It' })).id;
  const as = users[caller] ?? owner;
  const { body } = await service.call('POST', collection, { as, body: { name: 'It' } });
  return body.uuid as string;
}

/** What is as it was made: nobody was let change it. */
const unchanged = new Map<string, number | string>();

/** Things in the same case are the same; somebody's own, and application passwords, are so for each user. */
function keyOf({ path, about }: Row, caller: string): string {
  const whose = about === 'own' && users[caller] ? caller : 'owner';
  return `${path} ${about} ${whose}`;
}

/** What the path of a row names: as long as nobody was let change it, the same for all callers. */
async function nameOf(row: Row, caller: string): Promise<number | string> {
  const { path, about } = row;
  const unknown = path.includes('{id}') ? unknownId : '00000000-0000-4000-8000-000000000000';
  if (about === 'unknown') return unknown;
  const key = keyOf(row, caller);
  const name = unchanged.get(key) ?? (await makeNamed(row, caller));
  unchanged.set(key, name);
  return name;
}

const ticketBody = (eventId: number) => ({ title: 'Seat', event_id: eventId, type: 'free' });
const attendeeBody = (ticketId: number) => ({
  full_name: 'A',
  email: 'a@b.test',
  ticket_id: ticketId,
});

async function bodyOf(row: Row, caller: string): Promise<Fields | undefined> {
  const { method, path } = row;
  if (!['POST', 'PUT', 'PATCH'].includes(method)) return undefined;
  if (path === batch) return { requests: [{ method: 'DELETE', path: 'svc/tickets/v1/cart' }] };
  if (path === refunds) return { order_id: await paidOrderOf(row, caller), reason: 'Ill' };
  if (path.startsWith(refunds)) return { status: 'rejected' };
  if (path.startsWith('svc/auth/')) return { name: 'Another' };
  if (path.endsWith('/transfer')) return { full_name: 'A', email: 'a@b.test' };
  if (path === tickets) return ticketBody(place.eventId);
  if (path === attendees) return attendeeBody(place.ticketId);
  if (path.startsWith(orders)) return { status: 'completed' };
  if (path.endsWith('/cart')) return { ticket_id: unknownId, quantity: 1 };
  if (path.endsWith('/voucher')) return { code: 'SUMMER' };
  if (path.endsWith('/vouchers')) return { percent: 10 };
  if (path.endsWith('/checkout')) return { buyer_name: 'A', buyer_email: 'a@b.test' };
  return path === events ? eventBody() : { title: 'Another' };
}

async function queryOf({ path, about }: Row): Promise<Record<string, string>> {
  if (path.endsWith('/buyers')) {
    if (about === 'unknown') return { email: 'nobody@example.test' };
    await makeStrangersOrder();
    return { email: 'bea@example.test', force: 'true' };
  }
  if (path.endsWith('/guest-order')) {
    return { token: about === 'token' ? (await makeStrangersOrder()).token : 'unknown' };
  }
  const isList = [events, `${events}/facets`, `${events}.ics`, `${events}.rss`].includes(path);
  return statuses.includes(about) && isList ? { status: about } : {};
}

/** Who calls; in a row of leaving a user of the same role, since the others are still needed. */
function handleOf(
  { about }: Row,
  caller: string,
): Promise<Handle | undefined> | undefined | Handle {
  const role = roles[caller];
  if (about !== 'leaving' || !role) return handles[caller];
  return makeSignedIn(service, role, `leaving-${caller}`);
}

/** What a row says of a caller's answer: `+`, or the status of one who may not. */
async function outcome(row: Row, caller: string): Promise<string> {
  const { method, about } = row;
  const path = /\{/.test(row.path)
    ? row.path.replace(/\{\w+\}/, String(await nameOf(row, caller)))
    : row.path;
  const query = await queryOf({ ...row, path });
  const { status, body } = await service.call(method, path, {
    as: await handleOf(row, caller),
    query,
    body: await bodyOf(row, caller),
  });
  if (method !== 'GET' && status < 400) unchanged.delete(keyOf(row, caller));
  const refusals: Record<number, string> = { 401: 'rest_not_logged_in', 403: 'rest_forbidden' };
  if (refusals[status]) {
    expect(body.code).toBe(refusals[status]);
    return String(status);
  }
  const expected: Record<string, number[]> = { unknown: [404], empty: [400], nowhere: [400] };
  expect(expected[about] ?? [200, 201, 207]).toContain(status);
  return '+';
}

describe('whoever calls gets what the table says', () => {
  test.each(rows.map((row) => [`${row.method} ${row.path}`, row.about, row] as const))(
    '%s, %s (1.7, 1.9, 5.5, 5.6)',
    async (_, __, row) => {
      const outcomes: string[] = [];
      for (const caller of callers) outcomes.push(await outcome(row, caller));
      expect(named(outcomes)).toEqual(named(row.expected));
    },
  );

  /** Names the callers, so that a difference says whose it is. */
  const named = (outcomes: string[]) => outcomes.map((one, index) => `${callers[index]}: ${one}`);
});

test('the table has every operation of the service (5.5)', () => {
  const registry =
    built<typeof import('../../src/plugins/svc/server/src/kit/registry')>('kit/registry');
  const declared = registry.allEndpoints().map(({ method, path }) => `${method} ${path}`);
  const listed = rows.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(listed)].sort()).toEqual(declared.sort());
});

test('an operation on one thing asks the same with PATCH and POST as with PUT (1.17)', async () => {
  for (const row of rows.filter(({ method, path }) => method === 'PUT' && path.endsWith('}'))) {
    for (const method of ['PATCH', 'POST']) {
      for (const caller of ['guest', 'buyer', 'author', 'venues']) {
        const said = await outcome({ ...row, method }, caller);
        expect([row.path, row.about, caller, said]).toEqual([
          row.path,
          row.about,
          caller,
          row.expected[callers.indexOf(caller)],
        ]);
      }
    }
  }
});
