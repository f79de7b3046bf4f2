import {
  type AdminApi,
  type Answer,
  registerFirstAdmin,
  registerWithGrants,
} from '#svc/testing/admin-api';
import { countQueries } from '#svc/testing/count-queries';
import { type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import { make, makeSignedIn } from '../support/events';
import { shopperOf } from '../support/shop';

/* The page of events in the panel: its lists, its calendar, and what is done with all that is ticked. */

const uid = 'plugin::svc.event';
const events = 'svc/events/v1/events';
const type = `/content-manager/collection-types/${uid}`;

interface Row extends Record<string, unknown> {
  documentId: string;
  title: string;
}

let service: Service;
let manager: TestUser;
let admin: AdminApi;
let venue: number;

const at = (day: string, from = '20:00', to = '22:00') => ({
  start_date: `${day} ${from}:00`,
  end_date: `${day} ${to}:00`,
});
const makeEvent = (title: string, body: object = {}) =>
  make(service, manager, events, { title, ...at('2031-06-14'), status: 'publish', ...body });

async function list(query: string, as = admin) {
  const { status, body } = await as('GET', `/svc-admin/event-list?${query}`);
  return { status, counts: body.counts, events: (body.events ?? []) as Row[], body };
}
const titles = async (query: string, as = admin) =>
  (await list(query, as)).events.map(({ title }) => title);
const idOf = async (title: string) => {
  const row = (await service.strapi.db
    .query(uid as never)
    .findOne({ where: { title, publishedAt: null } } as never)) as unknown as Row;
  return row.documentId;
};

interface Line {
  title: string;
  done: boolean;
  message: string;
}

async function act(action: string, names: string[], body: object = {}, as = admin) {
  const documentIds = await Promise.all(names.map(idOf));
  const answer = await as('POST', `/svc-admin/event-actions/${action}`, { documentIds, ...body });
  return (answer.body.lines as Line[]).map(({ title, done, message }) => [title, done || message]);
}

const reasonOf = ({ status, body }: Answer) => [
  status,
  (body.error as { message: string }).message,
];

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  venue = (await make(service, manager, 'svc/events/v1/venues', { title: 'Café Größe' })).id;
  const { id: club } = await make(service, manager, 'svc/events/v1/organizers', {
    title: 'Chess Club',
  });
  await makeEvent('Later', { ...at('2031-07-01'), venue_id: venue });
  await makeEvent('Sooner', { organizer_ids: [club] });
  await makeEvent('Over', at('2020-02-01'));
  await makeEvent('Hidden', { ...at('2031-08-01'), status: 'private' });
  await makeEvent('Sketch', { status: 'draft' });
  await makeEvent('Asked', { status: 'pending' });
  const { id } = await makeEvent('Gone');
  await service.call('DELETE', `${events}/${id}`, { as: manager });
});

test('each tab has its events, in its order, and says how many (2.21)', async () => {
  expect((await list('')).counts).toEqual({ upcoming: 3, past: 1, drafts: 1, review: 1, trash: 1 });
  expect(await titles('')).toEqual(['Sooner', 'Later', 'Hidden']);
  expect(await titles('tab=past')).toEqual(['Over']);
  expect(await titles('tab=drafts')).toEqual(['Sketch']);
  expect(await titles('tab=review')).toEqual(['Asked']);
  expect(await titles('tab=trash')).toEqual(['Gone']);
  expect(await titles('page=2')).toEqual([]);
});

test('words are looked for in title, venue and organizer, and days bound the start (2.21)', async () => {
  expect(await titles('search=lat')).toEqual(['Later']);
  expect(await titles('search=gr%C3%B6%C3%9Fe')).toEqual(['Later']);
  expect(await titles('search=chess')).toEqual(['Sooner']);
  expect(await titles('search=later+chess')).toEqual([]);
  expect(await titles('search=%25')).toEqual([]);
  expect(await titles('from=2031-06-15&to=2031-07-01')).toEqual(['Later']);
  expect((await list('search=sooner')).counts).toMatchObject({ upcoming: 1, drafts: 0 });
});

test('letter case and accents make no difference in names of venues and organizers (2.21)', async () => {
  const kinds = { venue_id: 'venues', organizer_ids: 'organizers' };
  for (const [field, kind] of Object.entries(kinds)) {
    const { id } = await make(service, manager, `svc/events/v1/${kind}`, {
      title: `Übersee-Café der ${kind}`,
    });
    const named = field === 'venue_id' ? id : [id];
    await makeEvent(`By ${kind}`, { ...at('2031-12-01'), [field]: named });
  }
  const both = ['By organizers', 'By venues'];
  for (const typed of ['übersee', 'ÜBERSEE', 'ubersee', 'cafe', 'Café', 'bersee-caf', 'over see']) {
    const found = await titles(`search=${encodeURIComponent(`${typed} der`)}`);
    expect([typed, found.sort()]).toEqual([typed, typed === 'over see' ? [] : both]);
  }
  await act('trash', both);
});

test('those alone are shown that lack tickets or a venue (2.21, 2.24)', async () => {
  const { id } = await makeEvent('Complete', { venue_id: venue });
  const ticket = { title: 'Standard', type: 'free', event_id: id };
  await make(service, manager, 'svc/tickets/v1/tickets', ticket);
  expect(await titles('')).toContain('Complete');
  const { counts, events: found } = await list('only=incomplete');
  expect(found.map(({ title }) => title)).toEqual(['Sooner', 'Later', 'Hidden']);
  expect(counts).toMatchObject({ upcoming: 3 });
  await act('trash', ['Complete']);
});

test.each([
  ['tab=mine', 'The tab has to be one of upcoming, past, drafts, review, trash.'],
  ['from=tomorrow', 'The from has to be a day, YYYY-MM-DD.'],
  ['from=2031-02-30', 'The from has to be a day, YYYY-MM-DD.'],
  ['only=mine', 'The only has to be incomplete, or nothing.'],
  ['page=0', 'The page has to be a number from 1 to 100000.'],
])(
  'a list that cannot be, %s, is refused and says what is allowed (1.2)',
  async (query, reason) => {
    expect(reasonOf(await admin('GET', `/svc-admin/event-list?${query}`))).toEqual([400, reason]);
  },
);

test('an event says what is sold of its places, and what that brought (2.21)', async () => {
  const { id } = await makeEvent('Sold', at('2031-09-01'));
  const ticket = { title: 'Seat', event_id: id, type: 'paid', price: '12.50', capacity: 8 };
  const { id: seat } = await make(service, manager, 'svc/tickets/v1/tickets', ticket);
  const shopper = shopperOf(service.call);
  await shopper.add(seat, 2);
  const { body } = await shopper.pay({ payment_method: 'test', payment_token: 'tok_ok' });
  const [before] = (await list('search=sold')).events;
  expect(before!.sales).toEqual({ tickets: 1, sold: 2, places: 8, revenueMinor: '2500' });
  const request = { order_id: body.order_id, reason: 'Ill', amount: '5.00' };
  const asked = await make(service, manager, 'svc/tickets/v1/refund-requests', request);
  await service.call('PUT', `svc/tickets/v1/refund-requests/${asked.id}`, {
    as: manager,
    body: { status: 'approved' },
  });
  const [after] = (await list('search=sold')).events;
  expect(after!.sales).toMatchObject({ revenueMinor: '2000' });
});

test('one more or many more, the queries are as many (2.21)', async () => {
  const once = async (query: string) => {
    const { queries } = await countQueries(service.strapi, () => list(query));
    return queries.filter((text) => text.includes('svc_')).length;
  };
  // The fewest of three: jobs and mails ask meanwhile, too.
  const of = async (query: string) =>
    Math.min(await once(query), await once(query), await once(query));
  // Those that a search means are looked for once.
  expect([await of('search=sold'), await of('search=s'), await of('')]).toEqual([5, 5, 4]);
  const { queries } = await countQueries(service.strapi, () =>
    admin('GET', '/svc-admin/event-calendar?from=2031-06-01&to=2031-07-05'),
  );
  expect(queries.filter((text) => text.includes('svc_')).length).toBe(1);
});

test('the calendar has what is on within its days, of whatever state but the trash (2.21)', async () => {
  const days = 'from=2031-06-01&to=2031-07-05';
  const { body } = await admin('GET', `/svc-admin/event-calendar?${days}`);
  expect((body.events as Row[]).map(({ title }) => title)).toEqual([
    'Sooner',
    'Sketch',
    'Asked',
    'Later',
  ]);
  for (const wrong of ['', 'from=2031-06-01', 'from=2031-06-01&to=2031-09-01']) {
    expect((await admin('GET', `/svc-admin/event-calendar?${wrong}`)).status).toBe(400);
  }
});

test.each([
  ['east', 'Pacific/Kiritimati', '01:00'],
  ['west', 'Pacific/Pago_Pago', '21:00'],
])(
  'a day is what clocks of the venue show, however far %s of UTC it is (2.21)',
  async (where, timezone, from) => {
    const title = `Far ${where}`;
    const until = from.replace(':00', ':30');
    const day = '2031-10-05';
    await makeEvent(title, { ...at(day, from, until), timezone });
    const days = `from=${day}&to=${day}`;
    const { body } = await admin('GET', `/svc-admin/event-calendar?${days}`);
    expect((body.events as Row[]).map((row) => row.title)).toEqual([title]);
    expect(await titles(days)).toEqual([title]);
    for (const other of ['2031-10-04', '2031-10-06']) {
      expect(await titles(`from=${other}&to=${other}`)).toEqual([]);
    }
    await act('trash', [title]);
  },
);

test('a star shows at once, on what is published too, and publishes no edits (2.22)', async () => {
  await admin('PUT', `${type}/${await idOf('Later')}`, { title: 'Later edited' });
  expect(await act('feature', ['Later edited', 'Sooner'])).toEqual([
    ['Later edited', true],
    ['Sooner', true],
  ]);
  const { body } = await service.call('GET', `${events}?featured=true&per_page=50`);
  expect((body as unknown as Row[]).map(({ title }) => title)).toEqual(['Sooner', 'Later']);
  expect((await list('search=later')).events[0]).toMatchObject({
    isModified: true,
    featured: true,
  });
  await act('unfeature', ['Sooner']);
  expect((await list('search=sooner')).events[0]).toMatchObject({ featured: false });
});

test('each of several is answered by itself, and those that can be are done (2.22)', async () => {
  const answer = await admin('POST', type, { title: 'Undated' });
  expect(answer.status).toBe(201);
  expect(await act('publish', ['Sketch', 'Undated', 'Gone'])).toEqual([
    ['Sketch', true],
    ['Undated', 'The start must be given. The end must be given.'],
    ['Gone', 'It is in the trash.'],
  ]);
  expect(await act('unpublish', ['Sketch', 'Asked'])).toEqual([
    ['Sketch', true],
    ['Asked', 'It is not published.'],
  ]);
  expect(await act('review', ['Sketch'])).toEqual([['Sketch', true]]);
  expect(await titles('tab=review')).toEqual(['Sketch', 'Asked']);
  expect(await act('restore', ['Gone', 'Sketch'])).toEqual([
    ['Gone', true],
    ['Sketch', 'It is not in the trash.'],
  ]);
  expect(await act('trash', ['Gone'])).toEqual([['Gone', true]]);
});

test('changes of a published event that wait for review are in the queue (2.23)', async () => {
  expect(await act('review', ['Hidden'])).toEqual([['Hidden', true]]);
  expect((await list('tab=review')).events.at(-1)).toMatchObject({
    title: 'Hidden',
    status: 'private',
    awaitsReview: true,
    asked: { by: 'Ada Office', at: expect.any(Number) },
  });
  await act('publish', ['Hidden']);
  expect(await titles('tab=review')).not.toContain('Hidden');
});

test('events are moved by days, at the same time of day, and stay published (2.22)', async () => {
  expect(await act('move', ['Sooner', 'Undated'], { days: 7 })).toEqual([
    ['Sooner', true],
    ['Undated', 'It has no date yet.'],
  ]);
  expect((await list('search=sooner')).events[0]).toMatchObject({
    start: '2031-06-21 20:00:00',
    end: '2031-06-21 22:00:00',
    status: 'publish',
  });
});

test('of two who move the same at once, the second is told, and nothing is moved twice (2.22)', async () => {
  const names = ['Twice one', 'Twice two'];
  for (const name of names) await makeEvent(name, at('2031-09-01'));
  const starts = Object.fromEntries(
    (await list('search=twice')).events.map(({ documentId, start }) => [documentId, start]),
  );
  const moves = await Promise.all([1, 1].map((days) => act('move', names, { days, starts })));
  const told = 'Somebody has moved it meanwhile.';
  for (const index of names.keys()) {
    expect(moves.map((lines) => lines[index]![1]).sort()).toEqual([told, true].sort());
  }
  const { events: moved } = await list('search=twice');
  expect(moved.map(({ start }) => start)).toEqual(['2031-09-02 20:00:00', '2031-09-02 20:00:00']);
  // Who does not say what they were shown moves it from where it is.
  expect(await act('move', ['Twice one'], { days: 1 })).toEqual([['Twice one', true]]);
  expect((await list('search=twice+one')).events[0]!.start).toBe('2031-09-03 20:00:00');
  await act('trash', names);
});

test('copies come weekly, or as many days apart as is said (2.22)', async () => {
  await makeEvent('Repeated', at('2031-10-01'));
  await act('duplicate', ['Repeated'], { days: 1, times: 3, every: 1 });
  const copies = async () => {
    const { events: drafts } = await list('tab=drafts&search=repeated');
    return drafts.map(({ start }) => String(start).slice(0, 10)).sort();
  };
  expect(await copies()).toEqual(['2031-10-02', '2031-10-03', '2031-10-04']);
  await act('trash', ['Repeated']);
});

test('copies have tickets of which nothing is sold (2.22)', async () => {
  const copy = { days: 7, times: 3, withTickets: true };
  expect(await act('duplicate', ['Sold'], copy)).toEqual([['Sold', true]]);
  const copies = (await list('tab=drafts&search=sold')).events;
  expect(copies.map(({ start }) => start).sort()).toEqual([
    '2031-09-08 20:00:00',
    '2031-09-15 20:00:00',
    '2031-09-22 20:00:00',
  ]);
  for (const { sales } of copies) expect(sales).toMatchObject({ tickets: 1, sold: 0, places: 8 });
});

test.each([
  ['feature', { documentIds: [] }, /1 to 100 ids/],
  ['feature', { documentIds: 'all' }, /1 to 100 ids/],
  ['move', { documentIds: ['x'], starts: ['2031-06-14'] }, /has to be an object/],
  ['move', { documentIds: ['x'], days: 1.5 }, /whole number from -3650 to 3650/],
  ['duplicate', { documentIds: ['x'], times: 100 }, /whole number from 1 to 52/],
  ['duplicate', { documentIds: ['x'], every: 0 }, /whole number from 1 to 366/],
  ['duplicate', { documentIds: ['a', 'b', 'c', 'd'], times: 52 }, /more than 200 copies/],
])('an action that cannot be, %s %j, is refused whole (1.2)', async (action, body, reason) => {
  const answer = await admin('POST', `/svc-admin/event-actions/${action}`, body);
  expect(reasonOf(answer)).toEqual([400, expect.stringMatching(reason)]);
});

describe('a role', () => {
  let author: AdminApi;

  beforeAll(async () => {
    const own = ['admin::is-creator'];
    const fields = ['title', 'startDate', 'endDate', 'featured', 'readyForReview'];
    author = await registerWithGrants(service.url, admin, person('Otto'), {
      grants: [
        { subject: uid, actions: ['read', 'update'], fields, conditions: own },
        { subject: uid, actions: ['create' as 'read'], fields },
      ],
    });
    const dates = { startDate: '2031-05-01 20:00:00', endDate: '2031-05-01 21:00:00' };
    expect((await author('POST', type, { title: 'Mine', ...dates })).status).toBe(201);
  });

  test('sees and counts its own events alone, and no sales (2.21)', async () => {
    const { counts, events: found } = await list('tab=drafts', author);
    expect(counts).toEqual({ upcoming: 0, past: 0, drafts: 1, review: 0, trash: 0 });
    expect(found).toMatchObject([{ title: 'Mine', sales: null }]);
    const days = 'from=2031-05-01&to=2031-06-05';
    const { body } = await author('GET', `/svc-admin/event-calendar?${days}`);
    expect(body.events).toMatchObject([{ title: 'Mine' }]);
  });

  test('does what it may, and is told of the rest (2.22)', async () => {
    expect(await act('feature', ['Mine', 'Sooner'], {}, author)).toEqual([
      ['Mine', true],
      ['', 'There is no such event.'],
    ]);
    expect(await act('publish', ['Mine'], {}, author)).toEqual([
      ['Mine', 'Your role does not let you.'],
    ]);
    await act('publish', ['Mine']);
    expect(await act('unfeature', ['Mine'], {}, author)).toEqual([
      ['Mine', 'Your role does not let you.'],
    ]);
  });

  test('that sees no events has no page (2.21)', async () => {
    const grant = { subject: 'plugin::svc.venue', actions: ['read'] as const, fields: ['title'] };
    const other = await registerWithGrants(service.url, admin, person('Vera'), { grants: [grant] });
    for (const path of ['event-list', 'event-calendar?from=2031-05-01&to=2031-06-05']) {
      expect((await other('GET', `/svc-admin/${path}`)).status).toBe(403);
    }
    const send = { documentIds: ['x'] };
    expect((await other('POST', '/svc-admin/event-actions/feature', send)).status).toBe(403);
    expect((await fetch(`${service.url}/svc-admin/event-list`)).status).toBe(401);
  });
});
