import {
  bearer,
  countQueries,
  type Handle,
  makeApiToken,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { answersTo, outcomeOf } from '../support/batch';
import { builtKit } from '../support/built-kit';
import type { Answer, CallOptions } from '#svc/testing/client';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
  makeTicket,
  panelDocuments,
} from '../support/events';
import { makeOffer, makeOrder } from '../support/orders';
import { makeShopTicket, shopperOf } from '../support/shop';

/* Who has read a thing and sends its tag writes only while a read would answer the same. */

const { events, venues, organizers, tickets, attendees } = collections;
const passwords = 'svc/auth/v1/application-passwords';
const refunds = 'svc/tickets/v1/refund-requests';
const orders = 'svc/tickets/v1/orders';

const stale = '412 rest_precondition_failed';
const nothing = 999_999_999;

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const read = (path: string, as: Handle = manager) => service.call('GET', path, { as });
const tagOf = ({ headers }: Answer) => headers.get('etag')!;
const tagAt = async (path: string, as?: Handle) => tagOf(await read(path, as));

/** A write by who has the tag. */
const send = (method: string, path: string, tag: string, options: CallOptions = {}) =>
  service.call(method, path, {
    as: manager,
    ...(method !== 'DELETE' && { body: { title: `By ${method}` } }),
    ...options,
    headers: { 'If-Match': tag },
  });
const outcome = async (...request: Parameters<typeof send>) => outcomeOf(await send(...request));
const edit = async (path: string, body: Fields) =>
  expect((await service.call('PUT', path, { as: manager, body })).status).toBe(200);

const makeAt = async (collection: string, body: Fields) =>
  `${collection}/${(await make(service, manager, collection, body)).id}`;
const makeEvent = (fields: Fields = {}) =>
  makeAt(events, eventBody({ status: 'publish', ...fields }));
const makeVenue = () => makeAt(venues, { title: 'A hall' });

/** A path to each kind of thing with a tag. */
const makers: [string, () => Promise<string>][] = [
  ['an event', makeEvent],
  ['a venue', makeVenue],
  ['an organizer', () => makeAt(organizers, { title: 'A band' })],
  ['a ticket', async () => `${tickets}/${(await makeShopTicket(service, manager)).id}`],
];

describe.each(makers)('%s', (_, makeOne) => {
  test('is updated with its current ETag and gets a new one (1.17, 1.21)', async () => {
    const path = await makeOne();
    for (const method of ['PUT', 'PATCH', 'POST']) {
      const before = await tagAt(path);
      expect(await outcome(method, path, before)).toBe('200');
      const { body } = await read(path);
      expect([body.title, await outcome(method, path, before)]).toEqual([`By ${method}`, stale]);
      expect((await read(path)).body).toEqual(body);
    }
  });

  test('is deleted with its current ETag and not with an old one (1.16, 1.21)', async () => {
    const path = await makeOne();
    const before = await tagAt(path);
    await edit(path, { title: 'Another' });
    const gone = `${path}${path.startsWith(events) ? '?force=true' : ''}`;
    expect(await outcome('DELETE', gone, before)).toBe(stale);
    expect((await read(path)).body.title).toBe('Another');
    expect(await outcome('DELETE', gone, await tagAt(path))).toBe('200');
    expect(await outcome('DELETE', gone, before)).toBe('404 rest_post_invalid_id');
  });

  test('returns the ETag of the next read, with and without _fields (1.15, 1.16, 1.21)', async () => {
    const path = await makeOne();
    for (const query of ['', '?_fields=title', '?_fields=id,title,nothing']) {
      let tag = await tagAt(path + query);
      for (const title of ['One', 'Two', 'Three']) {
        const answer = await send('PUT', path + query, tag, { body: { title } });
        expect(answer.status).toBe(200);
        tag = tagOf(answer);
        expect(tag).toBe(await tagAt(path + query));
      }
    }
  });
});

test.each([
  ['an event', events, eventBody()],
  ['a venue', venues, { title: 'A hall', city: 'Bremen' }],
])('%s that is made has the tag of its first read (1.16, 1.21)', async (_, path, body) => {
  for (const query of ['', '?_fields=title,id']) {
    const made = await service.call('POST', path + query, { as: manager, body });
    expect([made.status, tagOf(made)]).toEqual([
      201,
      await tagAt(`${path}/${made.body.id}${query}`),
    ]);
  }
});

test('a ticket that is made has the tag of its first read (1.16, 1.21)', async () => {
  const { eventId } = await makeShopTicket(service, manager);
  const body = { title: 'Standing', event_id: eventId, type: 'free' };
  const made = await service.call('POST', tickets, { as: manager, body });
  expect(tagOf(made)).toBe(await tagAt(`${tickets}/${made.body.id}`));
});

describe('a write with If-Match', () => {
  let path: string;
  let tag: string;

  beforeAll(async () => {
    path = await makeVenue();
    await edit(path, { city: 'Bremen' });
    tag = await tagAt(path);
  });

  /** Changes nothing, so that the tag stays. */
  const idle = (sent: string, query = '') => outcome('PUT', path + query, sent, { body: {} });

  test('may name several tags, weak ones, or any (1.21)', async () => {
    for (const sent of [tag, `"x", ${tag}`, `W/${tag}`, ` ${tag} ,W/"y"`, '*', ' * ']) {
      expect([sent, await idle(sent)]).toEqual([sent, '200']);
    }
  });

  test('is 412 if no ETag matches or the header is malformed (1.21)', async () => {
    const bare = tag.slice(1, -1);
    const none = ['', ' ', '"x"', 'W/"x"', bare, `"${bare.toUpperCase()}"`, '"x", "y"'];
    const unreadable = [`${tag} ${tag}`, `*, ${tag}`, `${tag},"`, `w/${tag}`, 'W/', '""*'];
    for (const sent of [...none, ...unreadable]) {
      expect([sent, await idle(sent)]).toEqual([sent, stale]);
    }
  });

  test('says what to do, and changes nothing (1.2, 1.21)', async () => {
    const { status, body, headers } = await send('PUT', path, '"x"');
    expect([status, body]).toEqual([
      412,
      {
        code: 'rest_precondition_failed',
        message: 'It has changed since it was read: read it again, and send the new ETag.',
        data: { status: 412 },
      },
    ]);
    expect([headers.get('etag'), await tagAt(path)]).toEqual([null, tag]);
  });

  test('takes the tag of the whole, and of what its own _fields leave (1.15, 1.21)', async () => {
    const cut = await tagAt(`${path}?_fields=id,city`);
    expect(cut).not.toBe(tag);
    expect([await idle(tag, '?_fields=id,city'), await idle(cut, '?_fields=id,city')]).toEqual([
      '200',
      '200',
    ]);
    expect([
      await idle(cut, '?_fields=city,id'),
      await idle(cut, '?_fields[]=city&_fields[]=id'),
    ]).toEqual(['200', '200']);
    expect([await idle(cut), await idle(cut, '?_fields=id'), await idle(cut, '?_fields=')]).toEqual(
      [stale, stale, stale],
    );
  });

  test('of a field that one reads is not kept by others that change (1.15, 1.21)', async () => {
    const ticket = await makeShopTicket(service, manager, { capacity: 9, priceMinor: 0 });
    const at = `${tickets}/${ticket.id}`;
    const cut = `${at}?_fields=title,max_per_order`;
    const [wholeTag, cutTag] = [await tagAt(at), await tagAt(cut)];
    await shopperOf(service.call).add(ticket.id, 2);
    expect([await outcome('PUT', at, wholeTag), await outcome('PUT', cut, cutTag)]).toEqual([
      stale,
      '200',
    ]);
    expect(await outcome('PUT', cut, cutTag)).toBe(stale);
  });

  test('is told first whatever else is wrong with it (1.1, 1.21)', async () => {
    const nobody = await makeSignedIn(service, 'authenticated', 'nobody');
    const wrong: [string, string, CallOptions, string][] = [
      ['PUT', path, { as: undefined }, '401 rest_not_logged_in'],
      ['DELETE', path, { as: undefined }, '401 rest_not_logged_in'],
      ['PUT', path, { as: bearer('x') }, '401 rest_invalid_credentials'],
      ['PUT', path, { as: nobody }, '403 rest_forbidden'],
      ['PUT', path, { body: { title: '' } }, '400 rest_invalid_param'],
      ['PUT', path, { body: '{' }, '400 rest_invalid_json'],
      ['PUT', `${venues}/x`, {}, '404 rest_no_route'],
      ['PUT', `${venues}/${nothing}`, {}, '404 rest_post_invalid_id'],
      ['DELETE', `${venues}/${nothing}`, {}, '404 rest_post_invalid_id'],
      ['PUT', `${events}/${nothing}`, {}, '404 rest_post_invalid_id'],
      ['DELETE', `${events}/${nothing}?force=1`, {}, '404 rest_post_invalid_id'],
      ['PATCH', `${tickets}/${nothing}`, {}, '404 rest_post_invalid_id'],
    ];
    for (const [method, at, options, told] of wrong) {
      for (const sent of ['"x"', tag, '*', '']) {
        expect([method, at, await outcome(method, at, sent, options)]).toEqual([method, at, told]);
      }
    }
    expect(await tagAt(path)).toBe(tag);
  });

  test('is told before what only the database knows to be wrong (1.1, 1.11, 1.21)', async () => {
    const at = await makeEvent();
    const body = { venue_id: nothing };
    expect(await outcome('PUT', at, '"x"', { body })).toBe(stale);
    expect(await outcome('PUT', at, await tagAt(at), { body })).toBe('400 rest_invalid_param');
  });

  test('asks the database nothing more where it has none, or any will do (1.21)', async () => {
    const statements = async (headers: Record<string, string>) => {
      const write = () => service.call('PUT', path, { as: manager, body: {}, headers });
      const { result, queries } = await countQueries(service.strapi, write);
      expect(result.status).toBe(200);
      return queries.length;
    };
    await statements({});
    expect(await statements({ 'If-Match': '*' })).toBe(await statements({}));
  });

  test('is optional: without If-Match the later write wins (1.17, 1.21)', async () => {
    const at = await makeVenue();
    await edit(at, { title: 'One' });
    await edit(at, { title: 'Two' });
    expect((await read(at)).body.title).toBe('Two');
  });
});

describe('an event is another by now, and refused, when it', () => {
  const panel = (path: string) => inPanel(service, Number(path.split('/').at(-1)));
  const ticketFor = (path: string) => makeTicket(service, Number(path.split('/').at(-1)), 1000);

  const changes: [string, Fields, (path: string) => Promise<unknown>][] = [
    ['was changed over REST', {}, (path) => edit(path, { content: '<p>New</p>' })],
    [
      'was saved in the panel as a draft',
      { status: 'draft' },
      (path) => panel(path).save({ title: 'By hand' }),
    ],
    [
      'was published in the panel',
      {},
      async (path) => {
        await panel(path).save({ title: 'By hand' });
        await panel(path).publish();
      },
    ],
    ['was unpublished in the panel', {}, (path) => panel(path).unpublish()],
    ['has another status', {}, (path) => edit(path, { status: 'private' })],
    ['is in the trash', {}, (path) => service.call('DELETE', path, { as: manager })],
    ['is in the trash of the panel', {}, (path) => panel(path).trash()],
    ['has a ticket, and so a price', {}, ticketFor],
  ];

  test.each(changes)('%s (1.21, 2.6)', async (_, fields, change) => {
    const path = await makeEvent(fields);
    const before = await tagAt(path);
    await change(path);
    const { body, ...now } = await read(path);
    for (const method of ['PUT', 'PATCH', 'POST', 'DELETE']) {
      expect([method, await outcome(method, path, before)]).toEqual([method, stale]);
    }
    expect(await outcome('DELETE', `${path}?force=true`, before)).toBe(stale);
    expect((await read(path)).body).toEqual(body);
    expect(await outcome('PUT', path, tagOf(now as Answer))).toBe('200');
  });

  test('was deleted, and then it is gone (1.10, 1.21)', async () => {
    const path = await makeEvent();
    const before = await tagAt(path);
    await panel(path).remove();
    for (const sent of [before, '*']) {
      expect(await outcome('PUT', path, sent)).toBe('404 rest_post_invalid_id');
    }
  });

  test('waits in the panel with edits that no read shows, it is the same (1.21, 2.6)', async () => {
    const path = await makeEvent();
    const before = await tagAt(path);
    await panel(path).save({ title: 'Not yet' });
    expect(await outcome('PUT', path, before, { body: { featured: true } })).toBe('200');
    expect((await panel(path).draft()).title).toBe('Not yet');
  });

  test('goes into the trash and out of it by its tags (1.21, 2.17)', async () => {
    const path = await makeEvent();
    expect(await outcome('DELETE', path, await tagAt(path))).toBe('200');
    const trashed = await tagAt(path);
    expect(await outcome('PUT', path, trashed, { body: { status: 'publish' } })).toBe('200');
    expect(await outcome('PUT', path, trashed)).toBe(stale);
  });
});

describe('a caller who may write an event but not read it', () => {
  const tokenFor = (...names: string[]) =>
    makeApiToken(
      service.strapi,
      names.map((name) => `plugin::svc.events.${name}`),
    );

  test('has no tag of it, old ones included (1.21, 2.7)', async () => {
    const as = await tokenFor('edit_others_svc_events', 'delete_svc_events');
    const path = await makeEvent();
    const open = await tagAt(path);
    expect(open).toBe(await tagAt(path, as));
    await edit(path, { status: 'draft' });
    expect((await read(path, as)).status).toBe(403);
    for (const sent of [open, await tagAt(path)]) {
      expect(await outcome('PUT', path, sent, { as })).toBe(stale);
      expect(await outcome('DELETE', path, sent, { as })).toBe(stale);
    }
    expect(await outcome('PUT', `${events}/${nothing}`, open, { as })).toBe(
      '404 rest_post_invalid_id',
    );
    expect(await outcome('PUT', path, '*', { as })).toBe('200');
  });

  test('gets none with the answer to a write, until they may read it (1.21, 2.7)', async () => {
    const as = await tokenFor('edit_others_svc_events', 'edit_svc_events');
    const body = eventBody({ status: 'draft' });
    const made = await service.call('POST', events, { as, body });
    const path = `${events}/${made.body.id}`;
    expect([made.status, tagOf(made), (await read(path, as)).status]).toEqual([201, null, 403]);
    for (const status of ['publish', 'private', 'pending']) {
      const answer = await service.call('PUT', path, { as, body: { status } });
      expect([status, answer.status, tagOf(answer)]).toEqual([status, 200, await tagAt(path, as)]);
    }
  });

  test('reads their own, and has its tag (1.21, 2.18)', async () => {
    const author = await makeSignedIn(service, 'event-author', 'author');
    const made = await service.call('POST', events, { as: author, body: eventBody() });
    const path = `${events}/${made.body.id}`;
    expect(tagOf(made)).toBe(await tagAt(path, author));
    expect(await outcome('PUT', path, tagOf(made), { as: author })).toBe('200');
    expect(await outcome('PUT', path, tagOf(made), { as: author })).toBe(stale);
  });
});

test('a venue that an editor saved in the panel is another by now (1.21)', async () => {
  const path = await makeVenue();
  const before = await tagAt(path);
  const where = { public_id: Number(path.split('/').at(-1)) };
  const { document_id: documentId } = (await service.strapi.db
    .connection('svc_venues')
    .where(where)
    .first('document_id')) as { document_id: string };
  await panelDocuments(service, 'plugin::svc.venue').update({ documentId, data: { city: 'Kiel' } });
  expect([await outcome('PUT', path, before), await outcome('DELETE', path, before)]).toEqual([
    stale,
    stale,
  ]);
});

describe('a resource without ETag', () => {
  const person = { full_name: 'Ada', email: 'ada@example.test' };

  async function anAttendee(): Promise<string> {
    const { id } = await makeShopTicket(service, manager);
    return makeAt(attendees, { ...person, ticket_id: id });
  }

  async function anOrder(): Promise<string> {
    const { id } = await makeOrder(service, { places: [[await makeOffer(service, manager), 1]] });
    return `${orders}/${id}`;
  }

  async function aRefundRequest(): Promise<string> {
    const offer = await makeOffer(service, manager);
    const { id } = await makeOrder(service, { places: [[offer, 1]], userId: manager.id });
    return makeAt(refunds, { order_id: id, reason: 'Ill' });
  }

  async function aPassword(): Promise<string> {
    const made = await service.call('POST', passwords, { as: manager, body: { name: 'x' } });
    return `${passwords}/${made.body.uuid}`;
  }

  const uuid = '00000000-0000-4000-8000-000000000000';
  const things: [string, () => Promise<string>, Fields, string][] = [
    ['an attendee', anAttendee, { full_name: 'Grace' }, `${attendees}/${nothing}`],
    ['an order', anOrder, { status: 'completed' }, `${orders}/${nothing}`],
    ['a refund request', aRefundRequest, { admin_notes: 'Soon' }, `${refunds}/${nothing}`],
    ['an application password', aPassword, { name: 'y' }, `${passwords}/${uuid}`],
  ];

  test.each(things)('is %s: any tag is refused, * is not (1.1, 1.21)', async (_, one, body, no) => {
    const path = await one();
    const { status, body: error } = await send('PUT', path, '"x"', { body });
    expect([status, error]).toMatchObject([412, { message: expect.stringMatching(/no ETag/) }]);
    for (const method of ['PUT', 'PATCH', 'POST']) {
      expect([method, await outcome(method, path, '', { body })]).toEqual([method, stale]);
      expect([method, await outcome(method, no, '"x"', { body })]).toEqual([
        method,
        '404 rest_post_invalid_id',
      ]);
    }
    const answer = await send('PUT', path, '*', { body });
    expect([answer.status, tagOf(answer)]).toEqual([200, null]);
    expect(await outcome('PUT', no, '*', { body })).toBe('404 rest_post_invalid_id');
    expect(await outcome('PUT', no, '"x"', { body, as: undefined })).toBe('401 rest_not_logged_in');
  });

  test.each([
    ['an attendee', anAttendee],
    ['an application password', aPassword],
  ])('is %s, which stays where a tag is sent (1.21)', async (_, one) => {
    const path = await one();
    expect(await outcome('DELETE', path, '"x"')).toBe(stale);
    expect((await read(path)).status).toBe(200);
    expect(await outcome('DELETE', path, '*')).toBe('200');
    expect(await outcome('DELETE', path, '"x"')).toBe('404 rest_post_invalid_id');
  });
});

describe('in a batch', () => {
  test('each request has its own, and one that is refused harms no other (1.21, 6.2)', async () => {
    const [one, two] = [await makeVenue(), await makeVenue()];
    const [tag, old] = [await tagAt(one), await tagAt(two)];
    await edit(two, { title: 'Another' });
    const put = (path: string, title: string, headers: Fields) => ({
      method: 'PUT',
      path,
      headers,
      body: { title },
    });
    const answers = await answersTo(
      service,
      [
        put(one, 'First', { 'If-Match': tag }),
        put(two, 'Refused', { 'if-match': old }),
        put(one, 'Refused too', { 'If-Match': tag }),
        { method: 'DELETE', path: two, headers: { 'If-Match': '' } },
        put(two, 'Last', {}),
      ],
      { as: manager },
    );
    expect(answers.map(outcomeOf)).toEqual(['200', stale, stale, stale, '200']);
    expect(answers[0]!.headers.ETag).toBe(await tagAt(one));
    const titles = [(await read(one)).body.title, (await read(two)).body.title];
    expect(titles).toEqual(['First', 'Last']);
  });

  test('that of the batch itself is not theirs (1.21, 6.2)', async () => {
    const path = await makeVenue();
    const requests = [{ method: 'PUT', path, body: { title: 'Changed' } }];
    const headers = { 'If-Match': '"x"' };
    const [answer] = await answersTo(service, requests, { as: manager, headers });
    expect(answer!.status).toBe(200);
  });
});

test('a page on another origin may send it, and read the tag (1.21, 5.8)', async () => {
  const path = await makeVenue();
  const Origin = 'https://elsewhere.example.test';
  const { headers } = await service.call('OPTIONS', path, {
    headers: { Origin, 'Access-Control-Request-Method': 'PUT' },
  });
  const words = (name: string) =>
    headers
      .get(name)!
      .toLowerCase()
      .split(/\s*,\s*/);
  expect(words('access-control-allow-headers')).toContain('if-match');
});

describe('the description', () => {
  interface Operation {
    parameters: { name: string; description: string }[];
    responses: Record<string, { headers?: object }>;
  }

  test('has If-Match and 412 for every write on one thing, and for nothing else (1.21, 6.5)', async () => {
    for (const namespace of ['svc/events/v1', 'svc/tickets/v1']) {
      const { body } = await service.call('GET', `${namespace}/doc`);
      const paths = Object.entries(body.paths as Record<string, Record<string, Operation>>);
      for (const [path, methods] of paths) {
        for (const [method, { parameters, responses }] of Object.entries(methods)) {
          const isWrite = path.endsWith('}') && !['get', 'head'].includes(method);
          const parameter = parameters.find(({ name }) => name === 'If-Match');
          const told = [path, method, Boolean(parameter), '412' in responses];
          expect(told).toEqual([path, method, isWrite, isWrite]);
          const hasTags = /\/(events|venues|organizers|tickets|vouchers)\/\{id\}$/.test(path);
          if (isWrite) expect(/no ETag/.test(parameter!.description)).toBe(!hasTags);
          const { headers = {} } = responses['200'] ?? responses['201'] ?? {};
          if (isWrite) expect('ETag' in headers).toBe(hasTags && method !== 'delete');
        }
      }
    }
  });
});

test('a declaration with tags and writes that could not be compared stops the start (1.21)', () => {
  const { anyone, endpoint, ok, routesOf } = builtKit();
  const declared = { summary: 'A thing', access: anyone, output: {} };
  const handle = () => Promise.resolve(ok({}));
  const routes = (path: string, uid?: string) => {
    const read = { method: 'GET', conditional: 'database', ...(uid && { uid }) } as const;
    const one = endpoint({ ...declared, ...read, path, handle });
    return routesOf([one, endpoint({ ...declared, method: 'PUT', path, handle })]);
  };
  expect(() => routes('svc/probe/v1/things/{id}')).toThrow(/it must say its uid/);
  expect(() => routes('svc/probe/v1/others/{id}', 'plugin::svc.venue')).not.toThrow();
  expect(() => routes('svc/probe/v1/others/{id}', 'plugin::svc.venue')).toThrow(
    'GET svc/probe/v1/others/{id} is declared twice: each operation has one method and path.',
  );
});
