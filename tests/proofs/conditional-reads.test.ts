import {
  built,
  countQueries,
  engineName,
  makeApiToken,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import type { Answer, CallOptions } from '#svc/testing/client';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeFile,
  makeSignedIn,
  makeTicket,
  panelDocuments,
} from '../support/events';
import { makeShopTicket, shopperOf, type ShopTicket } from '../support/shop';

/* What a tag stands for is the same answer, and another answer has another tag at once, in every process. */

const { events, venues, organizers, categories, tags, tickets, attendees } = collections;

let service: Service;
let second: SpawnedService;
let manager: TestUser;

/** What a probe answers, and what happens while it makes the answer. */
let value = 1;
let meanwhile = () => Promise.resolve();

function probe() {
  const { anyone } =
    built<typeof import('../../src/plugins/svc/server/src/access/requirements')>(
      'access/requirements',
    );
  const { endpoint, routesOf } =
    built<typeof import('../../src/plugins/svc/server/src/kit/endpoint')>('kit/endpoint');
  const read = endpoint({
    method: 'GET',
    path: 'svc/probe/v1/value',
    summary: 'A value',
    access: anyone,
    conditional: 'database',
    output: {},
    async handle() {
      const body = { value };
      await meanwhile();
      return { status: 200, body };
    },
  });
  return routesOf([read]).routes as never;
}

beforeAll(async () => {
  service = await startService({
    beforeListening: (strapi) => strapi.server.routes({ type: 'content-api', routes: probe() }),
  });
  second = await spawnService(service.env);
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const read = (path: string, options: CallOptions = {}) => service.call('GET', path, options);
const tagOf = ({ headers }: Answer) => headers.get('etag')!;
const readUnless = (path: string, tag: string, call = service.call) =>
  call('GET', path, { headers: { 'If-None-Match': tag } });
const edit = (path: string, body: Fields) =>
  service.call('PUT', path, { as: manager, body }).then(({ status }) => expect(status).toBe(200));

/** The tag of a guest's read, which by now answers 304 in both processes, made anew and remembered. */
async function tagInUse(path: string): Promise<string> {
  const tag = tagOf(await read(path));
  for (const call of [service.call, service.call, second.call, second.call]) {
    expect((await readUnless(path, tag, call)).status).toBe(304);
  }
  return tag;
}

/** What both processes answer to who has the tag, after it has changed. */
async function afterwards(path: string, tag: string) {
  const [here, there] = [await readUnless(path, tag), await readUnless(path, tag, second.call)];
  expect([here.status, here.body]).toEqual([there.status, there.body]);
  return here;
}

/** Each address answers in another way as soon as the change is made, with a tag of its own. */
async function shows(change: () => Promise<unknown>, ...paths: string[]): Promise<void> {
  const before = [];
  for (const path of paths) {
    before.push({ path, tag: await tagInUse(path), body: (await read(path)).body as unknown });
  }
  await change();
  for (const { path, tag, body } of before) {
    const answer = await afterwards(path, tag);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.body).not.toEqual(body);
    expect(tagOf(answer)).not.toBe(tag);
    expect((await readUnless(path, tagOf(answer))).status).toBe(304);
  }
}

const makeEvent = (fields: Fields = {}) =>
  make(service, manager, events, eventBody({ status: 'publish', ...fields }));

describe('an event gets a new ETag as soon as it', () => {
  let id: number;
  let one: string;
  let all: string;
  const panel = () => inPanel(service, id);

  beforeEach(async () => {
    const venue = await make(service, manager, venues, { title: 'A hall' });
    const organizer = await make(service, manager, organizers, { title: 'A band' });
    const made = await makeEvent({ venue_id: venue.id, organizer_ids: [organizer.id] });
    id = made.id;
    one = `${events}/${id}`;
    all = `${events}?venue=${venue.id}`;
  });

  test('is edited over REST (1.20)', () => shows(() => edit(one, { title: 'New' }), one, all));

  test('is edited and published in the panel (1.20)', () =>
    shows(
      async () => {
        await panel().save({ title: 'Newer' });
        await panel().publish();
      },
      one,
      all,
    ));

  test('has content that only a single read shows (1.20)', async () => {
    const tag = await tagInUse(all);
    await shows(() => edit(one, { content: '<p>Text</p>' }), one);
    expect((await readUnless(all, tag)).status).toBe(304);
  });

  test('has a ticket, at another price, and none any more (1.20, 2.13)', async () => {
    let ticket!: { documentId: string; publicId: number };
    const remove = () =>
      panelDocuments(service, 'plugin::svc.ticket').delete({ documentId: ticket.documentId });
    await shows(async () => (ticket = await makeTicket(service, id, 1000)), one, all);
    await shows(() => edit(`${tickets}/${ticket.publicId}`, { price: '12.00' }), one, all);
    await shows(remove, one, all);
  });

  test('has a picture, a file in its place, and none any more (1.20)', async () => {
    const file = await makeFile(service, '/uploads/one.png');
    const files = service.strapi.db.query('plugin::upload.file');
    const where = { id: file.id };
    const image = async () => {
      await panel().save({ image: file.id });
      await panel().publish();
    };
    await shows(image, one, all);
    await shows(() => files.update({ where, data: { url: '/uploads/two.png' } }), one, all);
    await shows(() => files.delete({ where }), one, all);
  });

  test('loses its venue, its organizer or a category that is deleted (1.20, 2.17)', async () => {
    const terms = panelDocuments(service, 'plugin::svc.category');
    const { documentId } = await terms.create({ data: { title: 'Jazz' } });
    await panel().save({ categories: [documentId] });
    await shows(() => panel().publish(), one);
    await shows(() => terms.delete({ documentId }), one);
    const { body } = await read(one);
    const remove = (path: string) => () => service.call('DELETE', path, { as: manager });
    await shows(remove(`${organizers}/${body.organizer_ids[0]}`), one, all);
    await shows(remove(`${venues}/${body.venue_id}`), one, all);
  });

  test('is changed by another process, or by SQL past all of the service (1.20)', async () => {
    const there = () => second.call('PUT', one, { as: manager, body: { title: 'From there' } });
    await shows(there, one, all);
    const listing = () =>
      service.strapi.db.connection('svc_event_listings').where({ public_id: id });
    const { details } = (await listing().first('details')) as { details: string };
    const changed = JSON.stringify({ ...(JSON.parse(details) as object), content: 'By hand' });
    await shows(() => listing().update({ details: changed }), one);
  });

  const ends: [string, () => Promise<unknown>, number][] = [
    ['unpublished over REST', () => edit(one, { status: 'draft' }), 401],
    ['private', () => edit(one, { status: 'private' }), 401],
    ['unpublished in the panel', () => panel().unpublish(), 401],
    ['put into the trash', () => service.call('DELETE', one, { as: manager }), 401],
    ['put into the trash in the panel', () => panel().trash(), 401],
    ['deleted in the panel', () => panel().remove(), 404],
  ];

  test.each(ends)('is %s, and then has none (1.20, 2.7)', async (_, end, status) => {
    const tag = await tagInUse(one);
    await shows(end, all);
    const answer = await afterwards(one, tag);
    expect([answer.status, answer.headers.get('etag')]).toEqual([status, null]);
    expect((await readUnless(one, '*')).status).toBe(status);
  });

  test('is public again, and then has its former ETag (1.20)', async () => {
    const tag = await tagInUse(one);
    await panel().trash();
    expect((await afterwards(one, tag)).status).toBe(401);
    await panel().restore();
    expect((await afterwards(one, tag)).status).toBe(304);
  });
});

test('a list gets a new ETag when only its total changes (1.14, 1.20)', async () => {
  await makeEvent({ title: 'First' });
  const path = `${events}?per_page=1&search=first`;
  const tag = await tagInUse(path);
  const { body } = await read(path);
  await makeEvent({ title: 'First of all, later', start_date: '2030-05-01 19:00:00' });
  const answer = await afterwards(path, tag);
  expect([answer.status, answer.body]).toEqual([200, body]);
  expect(answer.headers.get('x-api-total')).toBe('2');
  expect(tagOf(answer)).not.toBe(tag);
});

describe('a ticket gets a new ETag as soon as', () => {
  let ticket: ShopTicket;
  let one: string;
  let all: string;

  beforeEach(async () => {
    ticket = await makeShopTicket(service, manager, { capacity: 5, priceMinor: 0 });
    one = `${tickets}/${ticket.id}`;
    all = `${tickets}?event_id=${ticket.eventId}`;
  });

  test('it is edited (1.20)', () => shows(() => edit(one, { capacity: 7 }), one, all));

  test.each<[string, () => Service | SpawnedService]>([
    ['here', () => service],
    ['in another process', () => second],
  ])('places are put into a cart %s, sold, and given back (1.20, 3.3)', async (_, process) => {
    const buyer = shopperOf(process().call);
    await shows(() => buyer.add(ticket.id, 2), one, all);
    await shows(() => buyer.set(ticket.id, 1), one, all);
    let sold!: Answer;
    await shows(async () => (sold = await buyer.pay({ payment_method: 'free' })), one, all);
    expect(sold.status).toBe(201);
    const attendee = `${attendees}/${sold.body.attendee_ids[0]}`;
    await shows(() => edit(attendee, { status: 'cancelled' }), one, all);
  });

  test('a hold ends, though nobody has written anything (1.20, 4.2)', async () => {
    const buyer = shopperOf(service.call);
    await buyer.add(ticket.id, 3);
    const known = [
      { path: one, tag: await tagInUse(one) },
      { path: all, tag: await tagInUse(all) },
    ];
    const later = Date.now() + 1801 * 1000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    try {
      for (const { path, tag } of known) {
        const answer = await readUnless(path, tag);
        expect(answer.status).toBe(200);
        expect([answer.body].flat()).toMatchObject([{ remaining: 5 }]);
      }
    } finally {
      clock.mockRestore();
    }
  });

  test('its event is not public any more, and then none (1.20, 3.7)', async () => {
    const tag = await tagInUse(one);
    await shows(() => edit(`${events}/${ticket.eventId}`, { status: 'draft' }), all);
    expect((await afterwards(one, tag)).status).toBe(401);
  });
});

describe.each([
  ['venue', venues],
  ['organizer', organizers],
  ['category', categories],
  ['tag', tags],
])('a %s has another tag as soon as it', (type, collection) => {
  test('is renamed, in the panel or past it, or deleted (1.20)', async () => {
    const documents = panelDocuments(service, `plugin::svc.${type}`);
    const { documentId, publicId } = await documents.create({ data: { title: `A ${type}` } });
    const one = `${collection}/${publicId}`;
    const all = `${collection}?per_page=100`;
    const rename = (title: string) => documents.update({ documentId, data: { title } });
    await shows(() => rename('Another'), one, all);
    const rows = service.strapi.db.query(`plugin::svc.${type}`);
    const data = { title: 'Yet another' };
    await shows(() => rows.update({ where: { documentId }, data }), one, all);
    const tag = await tagInUse(one);
    await shows(() => documents.delete({ documentId }), all);
    expect((await afterwards(one, tag)).status).toBe(404);
  });
});

describe('a read with If-None-Match', () => {
  let path: string;
  let tag: string;

  beforeAll(async () => {
    path = `${events}/${(await makeEvent()).id}`;
    tag = await tagInUse(path);
  });

  test('is 304 without a body, with what a cache has to know (1.20)', async () => {
    const { status, headers, body } = await readUnless(path, tag);
    expect([status, body, headers.get('content-type')]).toEqual([304, null, null]);
    expect(tagOf({ headers } as Answer)).toBe(tag);
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(headers.get('vary')).toMatch(/Authorization, X-API-Nonce/);
    const list = await readUnless(events, await tagInUse(events));
    expect([list.status, list.headers.get('x-api-total'), list.headers.get('link')]).toEqual([
      304,
      null,
      null,
    ]);
  });

  test('may send several ETags, weak ones, or * (1.20)', async () => {
    for (const sent of [`"x", ${tag}`, `W/${tag}`, ` ${tag} ,"y"`, '*']) {
      expect([sent, (await readUnless(path, sent)).status]).toEqual([sent, 304]);
    }
  });

  test('gets the full response if no ETag matches or the header is malformed (1.20)', async () => {
    for (const sent of ['"x"', tag.slice(1, -1), `${tag} ${tag}`, `*, ${tag}`, `${tag},"`, 'W/']) {
      expect([sent, (await readUnless(path, sent)).status]).toEqual([sent, 200]);
    }
  });

  test('may be a HEAD (1.20)', async () => {
    for (const address of [path, events]) {
      const whole = await service.call('HEAD', address);
      expect([whole.status, tagOf(whole)]).toEqual([200, tagOf(await read(address))]);
      const headers = { 'If-None-Match': tagOf(whole) };
      const answer = await service.call('HEAD', address, { headers });
      expect([answer.status, tagOf(answer)]).toEqual([304, tagOf(whole)]);
    }
  });

  test('has a tag for each part of an answer, and each page (1.14, 1.15, 1.20)', async () => {
    for (let count = 0; count < 3; count += 1) await makeEvent({ title: 'A page' });
    const addresses = ['?_fields=id', '?_fields=title', '?per_page=1', '?per_page=1&page=2'];
    const made = [];
    for (const address of addresses) made.push(await tagInUse(`${events}${address}`));
    expect(new Set(made).size).toBe(made.length);
  });

  test('gets the usual error if the request is invalid (1.1, 1.20)', async () => {
    const wrong: [string, CallOptions, number][] = [
      [`${events}?per_page=0`, {}, 400],
      [`${events}?page=1000`, {}, 400],
      [`${events}?status=draft`, {}, 401],
      [`${events}/999999999`, {}, 404],
      [path, { as: { authorization: 'Basic bm9ib2R5Og==' } }, 401],
    ];
    for (const [address, options, status] of wrong) {
      for (const sent of [tag, '*', tag]) {
        const answer = await read(address, { ...options, headers: { 'If-None-Match': sent } });
        expect([address, answer.status, answer.headers.get('etag')]).toEqual([
          address,
          status,
          null,
        ]);
      }
    }
  });

  test('makes no query on SQLite if nothing was committed since (1.20)', async () => {
    await countQueries(service.strapi, () => Promise.resolve());
    await readUnless(path, tag);
    const { result, queries } = await countQueries(service.strapi, () => readUnless(path, tag));
    expect(result.status).toBe(304);
    // PostgreSQL needs none either where the whole answer is remembered (1.23), until a neighbour on its server commits.
    expect(queries.length).toBeLessThanOrEqual(engineName() === 'sqlite' ? 0 : 1);
  });
});

test('a commit while an answer is made is seen by the next read (1.20)', async () => {
  const path = 'svc/probe/v1/value';
  const tag = tagOf(await read(path));
  meanwhile = async () => {
    value = 2;
    await service.strapi.store({ type: 'api', name: 'probe' }).set({ key: 'value', value });
    meanwhile = () => Promise.resolve();
  };
  expect((await readUnless(path, tag)).status).toBe(304);
  const { status, body } = await readUnless(path, tag);
  expect([status, body]).toEqual([200, { value: 2 }]);
});

describe('whoever signs in', () => {
  const unless = (as: { authorization: string }, path: string, tag: string) =>
    read(path, { as, headers: { 'If-None-Match': tag } });

  test('has tags too, of answers that no shared cache may keep (1.20)', async () => {
    const token = await makeApiToken(service.strapi, 'full-access');
    for (const as of [manager, token]) {
      for (const path of [events, `${events}?status=draft`, venues, tickets]) {
        const answer = await read(path, { as });
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
        expect((await unless(as, path, tagOf(answer))).status).toBe(304);
      }
    }
  });

  test('never gets a 304 for what guests see where it is something else (1.20, 3.7)', async () => {
    const { id } = await makeEvent();
    const ticket = await makeTicket(service, id, 1000);
    const path = `${tickets}?event_id=${id}`;
    await edit(`${events}/${id}`, { status: 'draft' });
    const tag = await tagInUse(path);
    const answer = await unless(manager, path, tag);
    expect([answer.status, answer.body]).toEqual([
      200,
      [expect.objectContaining({ id: ticket.publicId })],
    ]);
    expect((await readUnless(path, tagOf(answer))).status).toBe(200);
  });

  test('gets personal data without an ETag (1.20, 5.7)', async () => {
    const paths = [
      attendees,
      'svc/tickets/v1/orders',
      'svc/tickets/v1/my-tickets',
      'svc/tickets/v1/cart',
      'svc/auth/v1/application-passwords',
    ];
    for (const path of paths) {
      const { status, headers } = await read(path, {
        as: manager,
        headers: { 'If-None-Match': '*' },
      });
      expect([path, status, headers.get('etag')]).toEqual([path, 200, null]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});
