import http from 'node:http';
import { basic, bearer, makeApiToken, makeUser, type Service, startService } from '../support';
import type { Handle, TestUser } from '../support';
import { refusedAtOnce } from '../support/at-once';
import { collections, eventBody, make, makeSignedIn } from '../support/events';

const { events, venues, organizers, categories, tags } = collections;

let service: Service;
let editor: TestUser;
let buyer: TestUser;
let anEvent: string;
let aVenue: string;

beforeAll(async () => {
  service = await startService();
  service.call = refusedAtOnce(service.call);
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  buyer = await makeSignedIn(service, 'authenticated', 'buyer');
  anEvent = `${events}/${(await make(service, editor, events, eventBody({ status: 'publish' }))).id}`;
  aVenue = `${venues}/${(await make(service, editor, venues, { title: 'A hall' })).id}`;
});

const tooLarge = JSON.stringify({ title: 'x'.repeat(1024 * 1024) });

/** Status and code say which check a request has failed. */
async function failed(
  method: string,
  path: string,
  options: { as?: Handle; body?: unknown; query?: Record<string, string> } = {},
) {
  const { status, body } = await service.call(method, path, options);
  return `${status} ${body.code}`;
}

describe('checks come in one order (1.1)', () => {
  const writes: [string, () => string][] = [
    ['POST', () => events],
    ['PUT', () => anEvent],
    ['PATCH', () => anEvent],
    ['POST', () => anEvent],
    ['DELETE', () => anEvent],
    ['PUT', () => `${events}/999999999`],
    ['POST', () => venues],
    ['PUT', () => aVenue],
    ['DELETE', () => aVenue],
    ['POST', () => organizers],
  ];

  test.each(writes)('a guest who sends %s gets 401 whatever the body', async (method, path) => {
    const bodies = [undefined, {}, eventBody(), { title: 5 }, '{"title":', '[1]', '"x"', tooLarge];
    for (const body of bodies) {
      expect(await failed(method, path(), { body })).toBe('401 rest_not_logged_in');
    }
  });

  test('whether there is such a route is asked before who is calling', async () => {
    const as = basic('nobody', 'wrong');
    expect(await failed('GET', 'svc/events/v1/nothing', { as })).toBe('404 rest_no_route');
    expect(await failed('POST', `${events}/x`, { body: '{' })).toBe('404 rest_no_route');
    expect(await failed('POST', `${events}/x`, { body: tooLarge })).toBe('404 rest_no_route');
  });

  test('who is calling is asked before what they may do', async () => {
    const as = basic('nobody', 'wrong');
    expect(await failed('POST', events, { as, body: {} })).toBe('401 rest_invalid_credentials');
  });

  test('what they may do is asked before what they sent', async () => {
    for (const body of [{}, { title: 5 }, '{"title":', tooLarge]) {
      expect(await failed('POST', events, { as: buyer, body })).toBe('403 rest_forbidden');
    }
    const query = { status: 'draft', page: '0' };
    expect(await failed('GET', events, { query })).toBe('401 rest_not_logged_in');
    expect(await failed('GET', events, { query, as: buyer })).toBe('403 rest_forbidden');
    expect(await failed('GET', events, { query, as: editor })).toBe('400 rest_invalid_param');
  });

  test('what they sent is asked before whether the thing exists', async () => {
    const unknown = `${events}/999999999`;
    const wrong = { title: '' };
    expect(await failed('PUT', unknown, { as: editor, body: wrong })).toBe(
      '400 rest_invalid_param',
    );
    expect(await failed('PUT', unknown, { as: editor, body: {} })).toBe('404 rest_post_invalid_id');
    const query = { force: 'perhaps' };
    expect(await failed('DELETE', unknown, { as: editor, query })).toBe('400 rest_invalid_param');
  });

  test('whether the thing exists is asked before the state it is in', async () => {
    const { id } = await make(service, editor, events, eventBody());
    const path = `${events}/${id}`;
    await service.call('DELETE', path, { as: editor });
    expect(await failed('DELETE', path, { as: editor })).toBe('410 rest_already_trashed');
    expect(await failed('DELETE', path, { as: buyer })).toBe('403 rest_forbidden');
    expect(await failed('DELETE', `${events}/999999999`, { as: editor })).toBe(
      '404 rest_post_invalid_id',
    );
  });
});

describe('every error has one shape (1.2)', () => {
  // The client asserts the shape at every answer; these are the ways in which the framework makes errors of its own.
  const raw = (path: string, init: RequestInit = {}) => fetch(`${service.url}${path}`, init);
  const framework: [string, string, string, RequestInit?][] = [
    ['an unknown path', '404 rest_no_route', '/api/svc/events/v2/events'],
    ['a wrong method', '404 rest_no_route', '/api/svc/events/v1/events', { method: 'DELETE' }],
    ['an unknown path below batch', '404 rest_no_route', '/api/batch/v9'],
    ['a path with another case', '404 rest_no_route', '/api/SVC/events/v1/nothing'],
    ['a path that cannot be decoded', '404 rest_no_route', '/api/svc/events/v1/events/%E0%A4%A'],
    [
      'credentials that cannot be read',
      '401 rest_invalid_credentials',
      '/api/svc/events/v1/events',
      { headers: { Authorization: 'Digest x' } },
    ],
  ];

  test.each(framework)('%s answers %s', async (...[, expected, path, init]) => {
    const response = await raw(path, init);
    const body = (await response.json()) as { code: string; message: string; data: object };
    expect(`${response.status} ${body.code}`).toBe(expected);
    expect(body).toEqual({
      code: body.code,
      message: expect.any(String),
      data: { status: response.status },
    });
  });

  test('a crash says nothing of itself', async () => {
    const secret = 'the secret name of a table';
    const acquireConnection = () => Promise.reject(new Error(secret));
    const client = { config: { client: 'pg' }, acquireConnection };
    const crash = jest.spyOn(service.strapi.db, 'connection' as never);
    Object.assign(service.strapi.db.connection, { client });
    const logged = jest.spyOn(service.strapi.log, 'error').mockImplementation();
    try {
      const { status, body } = await service.call('GET', events);
      expect(status).toBe(500);
      expect(body).toEqual({
        code: 'rest_internal_error',
        message: 'Something went wrong on our side.',
        data: { status: 500, request_id: expect.any(String) },
      });
      expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: secret }));
    } finally {
      crash.mockRestore();
      logged.mockRestore();
    }
    expect((await service.call('GET', events)).status).toBe(200);
  });

  test('a page on another origin can read an error too', async () => {
    for (const [path, status] of [
      [`${events}?page=0`, 400],
      [`${events}/999999999`, 404],
      ['svc/events/v1/nothing', 404],
    ] as const) {
      const answer = await service.call('GET', path, {
        headers: { Origin: 'https://shop.example.test' },
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('access-control-allow-origin')).toMatch(
        /^(\*|https:\/\/shop\.example\.test)$/,
      );
    }
  });
});

describe('what is wrong with the parameters', () => {
  test('is said of every parameter at once (1.3)', async () => {
    const { status, body } = await service.call('GET', events, {
      query: {
        page: 0,
        per_page: 101,
        start_date: 'soon',
        featured: 'maybe',
        tags: 'a',
        venue: -1,
      },
    });
    expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
    const names = ['featured', 'page', 'per_page', 'start_date', 'tags', 'venue'];
    expect(Object.keys(body.data.params as object).sort()).toEqual(names);
    for (const name of names) {
      expect(body.message).toContain(name);
      expect(body.data.params[name]).toMatch(/^must be /);
    }
  });

  test('includes what only the database knows, beside the rest (1.3)', async () => {
    const { body } = await service.call('POST', events, {
      as: editor,
      body: eventBody({
        title: ' ',
        venue_id: 999999999,
        organizer_ids: [999999998],
        end_date: '2029-01-01 00:00:00',
        featured: 'maybe',
      }),
    });
    expect(body.code).toBe('rest_invalid_param');
    expect(Object.keys(body.data.params as object).sort()).toEqual(
      ['end_date', 'featured', 'organizer_ids', 'title', 'venue_id'].sort(),
    );
  });

  test('is told only after what is missing (1.4)', async () => {
    const { status, body } = await service.call('POST', events, {
      as: editor,
      body: { end_date: null, featured: 'maybe' },
    });
    expect([status, body.code]).toEqual([400, 'rest_missing_callback_param']);
    expect(body.data.params).toEqual(['title', 'start_date', 'end_date']);
    for (const name of body.data.params as string[]) expect(body.message).toContain(name);
  });

  test.each([venues, organizers])(
    'is a missing title for %s without a body (1.4)',
    async (path) => {
      const { body } = await service.call('POST', path, { as: editor });
      expect([body.code, body.data.params]).toEqual(['rest_missing_callback_param', ['title']]);
    },
  );

  test.each(['{"title":', '{title: 1}', '[{"title":"x"}]', '"title"', '7', 'true', 'nothing'])(
    'is the whole body when that is %s (1.5)',
    async (sent) => {
      expect(await failed('POST', events, { as: editor, body: sent })).toBe(
        '400 rest_invalid_json',
      );
      expect(await failed('PUT', anEvent, { as: editor, body: sent })).toBe(
        '400 rest_invalid_json',
      );
    },
  );
});

describe('there is no route (1.6)', () => {
  test.each([
    ['GET', 'svc/events/v1'],
    ['GET', 'svc/events/v1/event'],
    ['GET', 'svc/nothing'],
    ['PUT', events],
    ['PATCH', events],
    ['DELETE', events],
    ['DELETE', venues],
    ['GET', `${events}/abc`],
    ['GET', `${events}/1.5`],
    ['GET', `${events}/-1`],
    ['GET', `${events}/1e3`],
    ['GET', `${events}/0x10`],
    ['GET', `${events}/1/2`],
    ['GET', `${events}/%31`],
    ['DELETE', `${venues}/abc`],
    ['POST', categories],
    ['PUT', `${tags}/1`],
    ['DELETE', `${categories}/1`],
  ])('at %s %s', async (method, path) => {
    expect(await failed(method, path, { as: editor })).toBe('404 rest_no_route');
  });
});

describe('who is calling', () => {
  test('has to be known where a capability is needed (1.7, 8.11)', async () => {
    expect(await failed('POST', venues, { body: { title: 'x' } })).toBe('401 rest_not_logged_in');
    const { headers } = await service.call('POST', venues, { body: { title: 'x' } });
    expect(headers.get('www-authenticate')).toBe('Basic realm="svc", charset="UTF-8"');
  });

  const wrong: [string, () => Handle][] = [
    ['a wrong password', () => basic(editor.username, 'wrong')],
    ['an unknown user', () => basic('nobody', editor.password)],
    ['an empty password', () => basic(editor.username, '')],
    ['no colon', () => ({ authorization: `Basic ${Buffer.from('editor').toString('base64')}` })],
    ['no base64', () => ({ authorization: 'Basic %%%' })],
    ['Basic alone', () => ({ authorization: 'Basic' })],
    ['an unknown token', () => bearer('0'.repeat(256))],
    ['a token of another secret', () => bearer('eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.AAAA')],
    ['Bearer alone', () => ({ authorization: 'Bearer' })],
    ['an unknown scheme', () => ({ authorization: 'Negotiate abc' })],
    ['NUL in the name', () => basic('edi\0tor', 'x')],
  ];

  test.each(wrong)('is refused with %s, on a public read too (1.8)', async (_, as) => {
    for (const [method, path] of [
      ['GET', events],
      ['GET', aVenue],
      ['POST', events],
    ] as const) {
      const { status, headers, body } = await service.call(method, path, { as: as() });
      expect([status, body.code]).toEqual([401, 'rest_invalid_credentials']);
      const isBearer = as().authorization?.startsWith('Bearer');
      expect(headers.get('www-authenticate')).toMatch(isBearer ? /^Bearer\b/ : /^Basic\b/);
    }
  });

  test('may lack the capability (1.9)', async () => {
    const office = await makeSignedIn(service, 'box-office', 'office');
    const token = await makeApiToken(service.strapi, ['plugin::svc.events.edit_svc_venues']);
    for (const as of [buyer, office, token]) {
      expect(await failed('POST', events, { as, body: eventBody() })).toBe('403 rest_forbidden');
      expect(await failed('DELETE', aVenue, { as })).toBe('403 rest_forbidden');
      expect(await failed('POST', organizers, { as, body: {} })).toBe('403 rest_forbidden');
    }
    expect((await service.call('POST', venues, { as: token, body: { title: 'x' } })).status).toBe(
      201,
    );
  });
});

describe('an id that nothing of this kind has', () => {
  test('in the path is not found (1.10)', async () => {
    const eventId = anEvent.split('/').at(-1)!;
    const venueId = aVenue.split('/').at(-1)!;
    const paths = [
      `${events}/999999999`,
      `${events}/0`,
      `${events}/${venueId}`,
      `${venues}/${eventId}`,
      `${organizers}/${venueId}`,
      `${categories}/${eventId}`,
      `${tags}/${venueId}`,
      `${events}/2147483648`,
      `${venues}/9007199254740993`,
      `${events}/${'9'.repeat(400)}`,
    ];
    for (const path of paths) expect(await failed('GET', path)).toBe('404 rest_post_invalid_id');
    for (const method of ['PUT', 'DELETE']) {
      for (const path of paths.filter((one) => !/categories|tags/.test(one))) {
        const expected = '404 rest_post_invalid_id';
        expect(await failed(method, path, { as: editor, body: {} })).toBe(expected);
      }
    }
  });

  test('in the body is an invalid parameter (1.11)', async () => {
    const eventId = Number(anEvent.split('/').at(-1));
    const venueId = Number(aVenue.split('/').at(-1));
    for (const fields of [
      { venue_id: eventId },
      { venue_id: 2147483647 },
      { organizer_ids: [venueId] },
      { organizer_ids: [2147483647] },
    ]) {
      for (const [method, path] of [
        ['POST', events],
        ['PUT', anEvent],
      ] as const) {
        const body = method === 'POST' ? eventBody(fields) : fields;
        const answer = await service.call(method, path, { as: editor, body });
        expect([answer.status, answer.body.code]).toEqual([400, 'rest_invalid_param']);
        expect(Object.keys(answer.body.data.params as object)).toEqual(Object.keys(fields));
      }
    }
  });
});

describe('a body', () => {
  test('may have unknown and computed fields, which change nothing (1.12)', async () => {
    const computed = {
      id: 424242,
      publicId: 424243,
      public_id: 424244,
      documentId: 'mine',
      url: 'https://evil.example',
      image: 'https://evil.example/x.png',
      excerpt: 'mine',
      cost: 'mine',
      cost_text: 'mine',
      costText: 'mine',
      slug: 'mine',
      author: 1,
      authorId: 1,
      meta: { _svc_event_cost: 'mine' },
      category_ids: [1],
      tag_ids: [1],
      visibility: 'private',
      trashedAt: '2020-01-01',
      publishedAt: '2020-01-01',
      startUtc: 1,
      createdBy: 1,
      unheard_of: { of: 1 },
    };
    const plain = await make(service, editor, events, eventBody({ title: 'Plain' }));
    const sent = eventBody({ title: 'Plain', ...computed });
    const made = await make(service, editor, events, sent);
    const { id, url, ...rest } = made;
    const { id: plainId, url: plainUrl, ...plainRest } = plain;
    expect(rest).toEqual(plainRest);
    expect(id).toBeGreaterThan(plainId);
    expect(id).not.toBe(424242);
    expect(url).toBe(`https://tickets.example.test/events/plain-${id}`);
    expect(plainUrl).toContain('/events/plain');
    const changed = await service.call('PUT', `${events}/${id}`, { as: editor, body: computed });
    expect(changed.body).toEqual(made);
  });

  test('takes flags and whole numbers as themselves and as text (1.13)', async () => {
    const venueId = Number(aVenue.split('/').at(-1));
    for (const [sent, meant] of [
      [true, true],
      ['true', true],
      [1, true],
      ['1', true],
      [false, false],
      ['false', false],
      [0, false],
      ['0', false],
    ]) {
      const body = eventBody({ featured: sent, all_day: sent, venue_id: String(venueId) });
      const made = await make(service, editor, events, body);
      expect([made.featured, made.all_day, made.venue_id]).toEqual([meant, meant, venueId]);
    }
    for (const sent of ['yes', 'TRUE', 2, -1, '', 'on', null, [], {}]) {
      const body = eventBody({ featured: sent });
      expect(await failed('POST', events, { as: editor, body })).toBe('400 rest_invalid_param');
    }
    for (const sent of ['1.0', '1e1', '0x1', 1.5, true, '', '१']) {
      const body = eventBody({ venue_id: sent });
      expect(await failed('POST', events, { as: editor, body })).toBe('400 rest_invalid_param');
    }
  });

  test('of up to 1 MB is read, a larger one refused (1.19)', async () => {
    const frame = JSON.stringify({ title: 'Long', filler: '' }).length;
    const fits = { title: 'Long', filler: 'x'.repeat(1024 * 1024 - frame) };
    expect((await service.call('POST', venues, { as: editor, body: fits })).status).toBe(201);
    const larger = { ...fits, filler: `${fits.filler}x` };
    for (const [method, path] of [
      ['POST', venues],
      ['PUT', aVenue],
    ] as const) {
      const { status, body } = await service.call(method, path, { as: editor, body: larger });
      expect(status).toBe(413);
      expect(body).toEqual({
        code: 'rest_request_too_large',
        message: expect.any(String),
        data: { status: 413 },
      });
    }
  });
});

describe('a write answers', () => {
  test.each([events, venues, organizers])('with the whole thing, for %s (1.16)', async (path) => {
    const made = await service.call('POST', path, {
      as: editor,
      body: eventBody({ title: 'Whole' }),
    });
    expect(made.status).toBe(201);
    const address = `${path}/${made.body.id}`;
    expect(made.headers.get('location')).toBe(`${service.env.PUBLIC_URL}/api/${address}`);
    const read = () => service.call('GET', address, { as: editor });
    expect((await read()).body).toEqual(made.body);

    const changed = await service.call('PUT', address, { as: editor, body: { title: 'New' } });
    expect([changed.status, changed.body]).toEqual([200, { ...made.body, title: 'New' }]);
    expect((await read()).body).toEqual(changed.body);

    const gone = await service.call('DELETE', address, { as: editor, query: { force: 'true' } });
    expect([gone.status, gone.body]).toEqual([200, { deleted: true, previous: changed.body }]);
    expect((await read()).status).toBe(404);
  });

  test('DELETE with the event that is now in the trash (1.16)', async () => {
    const made = await make(service, editor, events, eventBody());
    const trashed = await service.call('DELETE', `${events}/${made.id}`, { as: editor });
    expect([trashed.status, trashed.body]).toEqual([200, { ...made, status: 'trash' }]);
  });

  test.each(['PUT', 'PATCH', 'POST'])('%s on an id alike (1.17)', async (method) => {
    const venue = await make(service, editor, venues, { title: 'Old', city: 'Bern', zip: '3000' });
    const path = `${venues}/${venue.id}`;
    const changed = await service.call(method, path, { as: editor, body: { city: 'Basel' } });
    expect([changed.status, changed.body]).toEqual([200, { ...venue, city: 'Basel' }]);
    const nothing = await service.call(method, path, { as: editor, body: {} });
    expect([nothing.status, nothing.body]).toEqual([200, changed.body]);

    const event = await make(service, editor, events, eventBody({ content: 'c', featured: true }));
    const eventPath = `${events}/${event.id}`;
    const sent = { as: editor, body: { title: 'Other' } };
    expect((await service.call(method, eventPath, sent)).body).toEqual({
      ...event,
      title: 'Other',
      meta: event.meta,
    });
  });

  test('that nothing has changed, if one field is wrong (1.17)', async () => {
    const before = (await service.call('GET', anEvent)).body;
    const wrong = [
      { end_date: '1999-01-01 00:00:00' },
      { featured: 'x' },
      { venue_id: 2147483647 },
    ];
    for (const fields of wrong) {
      const body = { title: 'Half', content: 'Half', ...fields };
      expect((await service.call('PUT', anEvent, { as: editor, body })).status).toBe(400);
    }
    expect((await service.call('GET', anEvent)).body).toEqual(before);
    const venue = (await service.call('GET', aVenue)).body;
    const body = { title: 'Half', website: 'javascript:alert(1)' };
    expect((await service.call('PUT', aVenue, { as: editor, body })).status).toBe(400);
    expect((await service.call('GET', aVenue)).body).toEqual(venue);
  });
});

describe('text', () => {
  test('is stored as sent, without white space at its ends (1.18)', async () => {
    const title = 'Zoë & <b>Łukasz</b>  "live" \\ 100% 日本語 👩‍👩‍👧';
    const { body } = await service.call('POST', events, {
      as: editor,
      body: eventBody({ title: ` \t${title}\n `, content: '  first line\n\tsecond: 1 < 2 … \n' }),
    });
    expect(body.title).toBe(title);
    expect(body.content).toBe('first line\n\tsecond: 1 &lt; 2 …');
  });

  test('has bounds (1.18)', async () => {
    const tries: [string, unknown, boolean][] = [
      ['title', 'x'.repeat(255), true],
      ['title', `  ${'x'.repeat(255)}  `, true],
      ['title', 'é'.repeat(255), true],
      ['title', 'x'.repeat(256), false],
      ['title', '', false],
      ['title', ' \n\t\u00a0', false],
      ['content', 'x'.repeat(1_000_000), true],
      ['content', 'x'.repeat(1_000_001), false],
      ['content', '', true],
    ];
    for (const [name, value, fits] of tries) {
      const answer = await service.call('POST', events, {
        as: editor,
        body: eventBody({ [name]: value }),
      });
      expect([answer.status, answer.body.data?.params]).toEqual(
        fits ? [201, undefined] : [400, { [name]: expect.any(String) }],
      );
    }
  });

  test('has no control characters (1.18)', async () => {
    for (const code of [0, 1, 8, 9, 10, 13, 27, 31, 127, 0x85]) {
      const body = eventBody({ title: `a${String.fromCharCode(code)}b` });
      expect(await failed('POST', events, { as: editor, body })).toBe('400 rest_invalid_param');
    }
    for (const code of [0, 7, 11, 12, 27, 127, 0x85]) {
      const body = eventBody({ content: `a${String.fromCharCode(code)}b` });
      expect(await failed('POST', events, { as: editor, body })).toBe('400 rest_invalid_param');
    }
  });
});

test('a user whose role was never confirmed by mail is somebody, unless the host asks for it (1.8)', async () => {
  const user = await makeUser(service.strapi, 'event-editor', 'unconfirmed');
  const users = service.strapi.db.query('plugin::users-permissions.user');
  await users.update({ where: { id: user.id }, data: { confirmed: false } });
  const store = service.strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await store.get({ key: 'advanced' })) as Record<string, unknown>;
  const ask = async (email_confirmation: boolean) => {
    await store.set({ key: 'advanced', value: { ...advanced, email_confirmation } });
    return (await service.call('GET', events, { as: user })).status;
  };
  expect(await ask(true)).toBe(401);
  expect(await ask(false)).toBe(200);
});

describe('a form of another site', () => {
  const type = 'application/x-www-form-urlencoded';
  const elsewhere = { Origin: 'https://evil.example' };
  const form = { 'Content-Type': type };
  const own: [string, Record<string, string>][] = [
    ['a program', {}],
    ['a page of PUBLIC_URL', { Origin: 'https://tickets.example.test' }],
    ['a neighbouring site', { ...elsewhere, 'Sec-Fetch-Site': 'same-site' }],
    ['a page that names no origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['somebody who typed the address', { 'Sec-Fetch-Site': 'none' }],
  ];
  const others: [string, Record<string, string>][] = [
    ['another site', elsewhere],
    ['another port', { Origin: 'https://tickets.example.test:8443' }],
    ['another scheme', { Origin: 'http://tickets.example.test' }],
    ['a sandbox', { Origin: 'null' }],
    ['what a browser calls cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a site that has the origin of ours', { ...own[1]![1], 'Sec-Fetch-Site': 'cross-site' }],
    ['something that is no origin', { Origin: 'tickets.example.test' }],
  ];
  const bodies: [string, string, Record<string, string>][] = [
    ['a form', 'title=Changed', form],
    ['an empty form', '', form],
    ['text', '{"title":"Changed"}', { 'Content-Type': 'text/plain' }],
    ['a form with files', 'x', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ];

  /** The browser sends the account's password along. */
  async function sent(at: string, body: string | undefined, headers: Record<string, string>) {
    const { username, password } = editor;
    const answer = await service.call('POST', at, {
      as: basic(username, password),
      body,
      headers,
    });
    return answer.status < 300 ? 'done' : `${answer.status} ${answer.body.code}`;
  }

  test.each(others)('from %s changes nothing (7.8)', async (_, headers) => {
    for (const [, body, kind] of bodies) {
      expect(await sent(aVenue, body, { ...headers, ...kind })).toBe('403 rest_forbidden');
      expect(await sent(venues, body, { ...headers, ...kind })).toBe('403 rest_forbidden');
    }
    expect((await service.call('GET', aVenue)).body.title).not.toBe('Changed');
  });

  test.each(own)('from %s is taken (7.8)', async (_, headers) => {
    expect(await sent(aVenue, 'title=A hall', { ...headers, ...form })).toBe('done');
  });

  test('from the address that the request came to is taken (7.8)', async () => {
    expect(await sent(aVenue, 'title=A hall', { Origin: service.url, ...form })).toBe('done');
  });

  test('cannot say that it is another method (7.8)', async () => {
    const { id } = await make(service, editor, venues, { title: 'Not to be deleted' });
    for (const headers of [elsewhere, { ...elsewhere, ...form }]) {
      const at = `${venues}/${id}?_method=DELETE`;
      expect(await sent(at, undefined, headers)).toBe('403 rest_forbidden');
    }
    expect((await service.call('GET', `${venues}/${id}`)).status).toBe(200);
  });

  test('is not what a page on another origin sends: JSON, or no body and its own header (5.8, 7.8)', async () => {
    const headers = { ...elsewhere, 'Sec-Fetch-Site': 'cross-site' };
    const { id } = await make(service, editor, venues, { title: 'To be deleted' });
    const options = { as: editor, headers };
    const renamed = await service.call('PUT', `${venues}/${id}`, { ...options, body: {} });
    expect(renamed.status).toBe(200);
    expect((await service.call('POST', `${venues}/${id}`, options)).status).toBe(200);
    expect((await service.call('DELETE', `${venues}/${id}`, options)).status).toBe(200);
  });

  test('of a guest gets no cart (7.8)', async () => {
    const cart = 'svc/tickets/v1/cart';
    const answer = await service.call('POST', cart, {
      body: 'ticket_id=1&quantity=1',
      headers: { ...elsewhere, ...form },
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'rest_forbidden']);
    expect(answer.headers.get('access-control-allow-origin')).not.toBeNull();
  });
});

describe('what a query may ask for', () => {
  test('is at most 100 ids, of whatever list (7.9)', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join();
    for (const name of ['categories', 'tags']) {
      expect((await service.call('GET', events, { query: { [name]: ids(100) } })).status).toBe(200);
      for (const query of [{ [name]: ids(101) }, { [name]: ids(101).split(',') }]) {
        const { status, body } = await service.call('GET', events, { query });
        expect([status, body.code, Object.keys(body.data.params as object)]).toEqual([
          400,
          'rest_invalid_param',
          [name],
        ]);
      }
      const same = { [name]: Array.from({ length: 101 }, () => '1').join() };
      expect((await service.call('GET', events, { query: same })).status).toBe(400);
    }
  });

  test.each([events, venues])('is at most eight different words, in %s (7.9)', async (path) => {
    const words = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
    const body = { title: 'b c d e f g h i', content: '' };
    await make(service, editor, path, eventBody({ ...body, status: 'publish' }));
    const found = async (search: string) =>
      (await service.call('GET', path, { query: { search } })).headers.get('x-api-total');
    expect(await found(words.slice(0, 8).join(' '))).toBe('1');
    expect(await found(words.join(' '))).toBe('1');
    expect(await found(`${'B b '.repeat(20)}${words.join(' ')}`)).toBe('1');
    expect(await found([...words].reverse().join(' '))).toBe('0');
  });
});

test('where a thing is, and the next page, is said of PUBLIC_URL, whatever the Host header (1.16)', async () => {
  const headers = { 'X-Forwarded-Host': 'evil.example' };
  for (const title of ['One', 'Two']) {
    const made = await service.call('POST', organizers, { as: editor, body: { title }, headers });
    expect(made.headers.get('location')).toMatch(/^https:\/\/tickets\.example\.test\/api\/svc\//);
  }
  const { port } = new URL(service.url);
  const link = await new Promise((resolve) => {
    const path = `/api/${organizers}?per_page=1`;
    const options = { host: '127.0.0.1', port, path, headers: { Host: 'evil.example' } };
    http.get(options, (answer) => resolve(answer.resume().headers.link));
  });
  expect(link).toBe(
    `<https://tickets.example.test/api/${organizers}?per_page=1&page=2>; rel="next"`,
  );
});
