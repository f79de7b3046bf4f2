import { type Answer, makeUser, type Service, startService } from '../support';
import type { CallOptions } from '#svc/testing/client';
import { collections, eventBody, make, makeSignedIn, panelDocuments } from '../support/events';

const { events, venues } = collections;
const header = 'X-API-Nonce';
const cookieName = 'strapi_up_refresh';

let service: Service;

beforeAll(async () => {
  // The host takes only a few sign-ins from one address: each comes from another, by way of a proxy.
  service = await startService({ env: { TRUST_PROXY: 'true' } });
});

afterEach(() => jest.restoreAllMocks());

/** What a browser and the page in it have after signing in. */
interface Page {
  id: number;
  documentId: string;
  username: string;
  password: string;
  /** `name=value`, as a browser sends it. */
  cookie: string;
  nonce: string;
  jwt: string;
}

function cookieOf({ headers }: Answer): string {
  const cookie = headers.getSetCookie().find((one) => one.startsWith(`${cookieName}=`));
  return cookie?.split(';')[0] ?? '';
}

let signIns = 0;

function signIn(username: string, password: string): Promise<Answer> {
  return service.call('POST', '/api/auth/local', {
    headers: { 'X-Forwarded-For': `203.0.113.${(signIns += 1)}` },
    body: { identifier: username, password },
  });
}

async function open(username: string, password: string): Promise<Omit<Page, 'id' | 'documentId'>> {
  const answer = await signIn(username, password);
  expect(answer.status).toBe(200);
  const nonce = answer.headers.get(header)!;
  return { username, password, cookie: cookieOf(answer), nonce, jwt: answer.body.jwt as string };
}

let visitors = 0;

/** A user with a page open. */
async function newPage(): Promise<Page> {
  const { id, username, password } = await makeUser(
    service.strapi,
    'event-editor',
    `visitor${(visitors += 1)}`,
  );
  const { documentId } = (await service.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { id } })) as { documentId: string };
  return { id, documentId, ...(await open(username, password)) };
}

type Sent = Partial<Pick<Page, 'cookie' | 'nonce'>>;

function headersOf({ cookie, nonce }: Sent): Record<string, string> {
  return {
    ...(cookie === undefined ? {} : { Cookie: cookie }),
    ...(nonce === undefined ? {} : { [header]: nonce }),
  };
}

const send = (method: string, path: string, sent: Sent, options: CallOptions = {}) =>
  service.call(method, path, { ...options, headers: headersOf(sent) });

async function write(sent: Sent): Promise<string> {
  const { status, body } = await send('POST', venues, sent, { body: { title: 'Written' } });
  return status === 201 ? '201' : `${status} ${body.code}`;
}

async function askForNonce(sent: Sent): Promise<string> {
  const { status, body } = await send('GET', 'svc/auth/v1/nonce', sent);
  return status === 200 ? (body.nonce as string) : `${status} ${body.code}`;
}

const refused = '403 rest_cookie_invalid_nonce';
const guest = '401 rest_not_logged_in';

describe('signing in at the host', () => {
  test('sets a cookie that scripts cannot read, and sends a nonce (5.4)', async () => {
    const { username, password } = await makeUser(service.strapi, 'event-editor', 'signing-in');
    const answer = await signIn(username, password);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^strapi_up_refresh=[^;]+;/);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).toMatch(/; secure/i);
    expect(answer.body.refreshToken).toBeUndefined();
    const nonce = answer.headers.get(header)!;
    expect(nonce).toMatch(/^[0-9a-f]{10}$/);
    expect(await write({ cookie: cookieOf(answer), nonce })).toBe('201');
  });

  test('with a wrong password sends neither (5.4)', async () => {
    const { username } = await makeUser(service.strapi, 'event-editor', 'mistyping');
    const answer = await signIn(username, 'wrong');
    expect(answer.status).toBe(400);
    expect([answer.headers.get(header), cookieOf(answer)]).toEqual([null, '']);
  });

  test('lets pages on other origins read the nonce, but not send the cookie (5.4)', async () => {
    const { headers } = await service.call('GET', venues, {
      headers: { Origin: 'https://elsewhere.test' },
    });
    expect(headers.get('access-control-expose-headers')).toMatch(/x-api-nonce/i);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a nonce', () => {
  let page: Page;
  let other: Page;

  beforeAll(async () => {
    page = await newPage();
    other = await newPage();
  });

  test.each([
    ['?format=text', {}],
    ['?format=text', { Accept: 'application/json' }],
    ['', { Accept: 'text/plain' }],
    ['', { Accept: 'text/plain, */*;q=0.1' }],
    ['?_fields=nothing', { Accept: 'application/json;q=0.1, text/plain' }],
  ])('is to be had as text, by %j and %j (8.17)', async (query, headers) => {
    const answer = await fetch(`${service.url}/api/svc/auth/v1/nonce${query}`, {
      headers: { ...headersOf({ cookie: page.cookie }), ...headers },
    });
    const nonce = await answer.text();
    expect([answer.status, nonce]).toEqual([200, answer.headers.get(header)]);
    expect(nonce).toMatch(/^[0-9a-f]{10}$/);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await write({ cookie: page.cookie, nonce })).toBe('201');
  });

  test.each([
    ['', { Accept: '*/*' }],
    ['', { Accept: 'application/json, text/plain, */*' }],
    ['', { Accept: 'text/html' }],
    ['?format=json', { Accept: 'text/plain' }],
  ])('is JSON by %j and %j (8.17)', async (query, headers) => {
    const sent = { headers: { ...headersOf({ cookie: page.cookie }), ...headers } };
    const { status, body } = await service.call('GET', `svc/auth/v1/nonce${query}`, sent);
    expect([status, body]).toEqual([200, { nonce: expect.stringMatching(/^[0-9a-f]{10}$/) }]);
  });

  test('is no text where there is none to be had, or in a format that there is not (8.17)', async () => {
    const ask = async (query: string, cookie?: string) => {
      const sent = {
        headers: { ...headersOf(cookie === undefined ? {} : { cookie }), Accept: 'text/plain' },
      };
      const { status, body } = await service.call('GET', `svc/auth/v1/nonce${query}`, sent);
      return `${status} ${body.code}`;
    };
    expect(await ask('?format=text')).toBe(guest);
    expect(await ask('?format=xml', page.cookie)).toBe('400 rest_invalid_param');
  });

  test('is to be had for the cookie, and no cache keeps it (5.4)', async () => {
    const { status, body, headers } = await send('GET', 'svc/auth/v1/nonce', {
      cookie: page.cookie,
    });
    expect([status, body]).toEqual([200, { nonce: page.nonce }]);
    expect(headers.get(header)).toBe(page.nonce);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await askForNonce({})).toBe(guest);
    expect(await askForNonce({ cookie: `${cookieName}=` })).toBe(guest);
    expect(await askForNonce({ cookie: `${cookieName}=x` })).toBe(guest);
  });

  test('with the cookie signs in: the user with the capabilities of the role (5.4)', async () => {
    expect(await write(page)).toBe('201');
    const { id } = await make(
      service,
      await makeSignedIn(service, 'event-author', 'an-author'),
      events,
      eventBody(),
    );
    expect((await send('GET', `${events}/${id}`, page)).status).toBe(200);
    const role = service.strapi.db.query('plugin::users-permissions.role');
    const users = service.strapi.db.query('plugin::users-permissions.user');
    const roleOf = async (type: string) =>
      ((await role.findOne({ where: { type } })) as { id: number }).id;
    const buyer = await newPage();
    await users.update({ where: { id: buyer.id }, data: { role: await roleOf('authenticated') } });
    expect(await write(buyer)).toBe('403 rest_forbidden');
    expect((await send('GET', 'svc/auth/v1/application-passwords', buyer)).status).toBe(200);
  });

  test('comes fresh with every answer, errors too (5.4)', async () => {
    for (const [method, path, status] of [
      ['GET', events, 200],
      ['HEAD', events, 200],
      ['POST', venues, 400],
      ['GET', `${events}/999999999`, 404],
    ] as const) {
      const answer = await send(method, path, page);
      expect([answer.status, answer.headers.get(header)]).toEqual([status, page.nonce]);
    }
    expect((await send('GET', events, { cookie: page.cookie })).headers.get(header)).toBeNull();
    expect((await send('GET', events, {})).headers.get(header)).toBeNull();
  });

  const wrong: [string, () => Sent][] = [
    ["is another user's", () => ({ cookie: page.cookie, nonce: other.nonce })],
    ["comes with another user's cookie", () => ({ cookie: other.cookie, nonce: page.nonce })],
    ['comes without a cookie', () => ({ nonce: page.nonce })],
    ['comes with an empty cookie', () => ({ cookie: `${cookieName}=`, nonce: page.nonce })],
    ['is too short', () => ({ ...page, nonce: page.nonce.slice(1) })],
    ['is doubled', () => ({ ...page, nonce: `${page.nonce}, ${page.nonce}` })],
    ['is in capitals', () => ({ ...page, nonce: 'ABCDEFABCD' })],
    ['is very long', () => ({ ...page, nonce: 'a'.repeat(8000) })],
    ['is a guess', () => ({ ...page, nonce: '0123456789' })],
    [
      'comes with the access token as cookie',
      () => ({ ...page, cookie: `${cookieName}=${page.jwt}` }),
    ],
  ];

  test.each(wrong)('that %s is refused, on a public read too (5.4)', async (_, sent) => {
    expect(await write(sent())).toBe(refused);
    const { status, body, headers } = await send('GET', events, sent());
    expect([status, body.code]).toEqual([403, 'rest_cookie_invalid_nonce']);
    expect(headers.get(header)).toBeNull();
    expect(headers.get('www-authenticate')).toBeNull();
  });

  test('with a cookie that was tampered with is refused, whatever the change (5.4)', async () => {
    const token = page.cookie.slice(cookieName.length + 1);
    const [head, payload, signature] = token.split('.') as [string, string, string];
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const none = encode({ alg: 'none', typ: 'JWT' });
    for (const tampered of [
      [head, encode({ ...claims, userId: String(other.id) }), signature].join('.'),
      [none, payload, ''].join('.'),
      [none, payload, signature].join('.'),
      [head, payload.slice(2), signature].join('.'),
      [head, 'AAAA', signature].join('.'),
      [head, encode('text'), signature].join('.'),
      [head, payload, signature.slice(1)].join('.'),
      `${token}x`,
      'a.b.c',
      '..',
      '%00',
      token.repeat(20),
    ]) {
      const sent = { cookie: `${cookieName}=${tampered}`, nonce: page.nonce };
      expect([tampered, await write(sent)]).toEqual([tampered, refused]);
      expect([tampered, await askForNonce({ cookie: sent.cookie })]).toEqual([tampered, guest]);
    }
    expect(await write(page)).toBe('201');
  });

  test('of another session of the same user is refused (5.4)', async () => {
    const second = await open(page.username, page.password);
    expect(second.nonce).not.toBe(page.nonce);
    expect(await write({ cookie: page.cookie, nonce: second.nonce })).toBe(refused);
    expect(await write({ cookie: second.cookie, nonce: page.nonce })).toBe(refused);
    expect([await write(page), await write(second)]).toEqual(['201', '201']);
  });

  test('lasts for its half of a day and the next (5.4)', async () => {
    const halfDay = 12 * 60 * 60 * 1000;
    const real = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const later = async (halves: number) => {
      clock.mockReturnValue(real + halves * halfDay);
      return send('POST', venues, page, { body: { title: 'Later' } });
    };
    expect((await later(0)).status).toBe(201);
    const next = await later(1);
    expect(next.status).toBe(201);
    const fresh = next.headers.get(header)!;
    expect(fresh).not.toBe(page.nonce);
    expect((await later(2)).body.code).toBe('rest_cookie_invalid_nonce');
    expect(await write({ cookie: page.cookie, nonce: fresh })).toBe('201');
    expect(await askForNonce({ cookie: page.cookie })).toMatch(/^[0-9a-f]{10}$/);
  });

  test('is not asked about where an Authorization header says who is calling (5.4)', async () => {
    const as = { authorization: `Bearer ${page.jwt}` };
    const headers = { ...headersOf({ cookie: other.cookie, nonce: 'wrong' }) };
    const { status } = await service.call('GET', venues, { as, headers });
    expect(status).toBe(200);
  });
});

describe('the cookie alone', () => {
  test('never writes, and reads as a guest (5.4)', async () => {
    const { cookie } = await newPage();
    const author = await makeSignedIn(service, 'event-author', 'somebody');
    const { id } = await make(service, author, events, eventBody());
    expect(await write({ cookie })).toBe(guest);
    expect(await write({ cookie, nonce: '' })).toBe(guest);
    for (const [method, path] of [
      ['PUT', `${events}/${id}`],
      ['DELETE', `${events}/${id}`],
      ['GET', `${events}/${id}`],
      ['GET', `${events}?status=draft`],
      ['GET', 'svc/auth/v1/application-passwords'],
      ['DELETE', 'svc/auth/v1/application-passwords'],
    ] as const) {
      const { status, body } = await send(method, path, { cookie });
      expect(`${status} ${body.code}`).toBe(guest);
    }
    expect((await send('GET', events, { cookie })).status).toBe(200);
  });
});

describe('a new token for the session', () => {
  test('brings a new nonce, and the old pair is worth nothing (5.4)', async () => {
    const page = await newPage();
    const answer = await send('POST', '/api/auth/refresh', page, { body: {} });
    expect(answer.status).toBe(200);
    const fresh = { cookie: cookieOf(answer), nonce: answer.headers.get(header)! };
    expect(fresh.nonce).toMatch(/^[0-9a-f]{10}$/);
    expect(await write(fresh)).toBe('201');
    expect(await write({ cookie: fresh.cookie, nonce: page.nonce })).toBe(refused);
    expect(await write(page)).toBe(refused);
    expect(await askForNonce({ cookie: page.cookie })).toBe(guest);
  });
});

describe('what ends cookie and nonce, at the next request', () => {
  const users = () => panelDocuments(service, 'plugin::users-permissions.user');
  const newPassword = 'a new password of 2030';

  const signOut = (page: Page, body: object = {}) =>
    service.call('POST', '/api/auth/logout', {
      as: { authorization: `Bearer ${page.jwt}` },
      headers: { Cookie: page.cookie },
      body,
    });

  const ends: [string, (page: Page) => Promise<unknown>][] = [
    ['signing out', signOut],
    ['signing out everywhere', (page) => signOut(page, { scope: 'all' })],
    [
      'revoking the session',
      async (page) => {
        const as = { authorization: `Bearer ${page.jwt}` };
        const { body } = await service.call('GET', '/api/auth/sessions', { as });
        const [{ id }] = body.data as [{ id: string }];
        const { status } = await service.call('DELETE', `/api/auth/sessions/${id}`, { as });
        expect(status).toBe(200);
      },
    ],
    [
      "a new password by way of the host's route",
      async ({ jwt, password }) => {
        const { status } = await service.call('POST', '/api/auth/change-password', {
          as: { authorization: `Bearer ${jwt}` },
          body: {
            currentPassword: password,
            password: newPassword,
            passwordConfirmation: newPassword,
          },
        });
        expect(status).toBe(200);
      },
    ],
    [
      'a new password from the panel',
      ({ documentId }) => users().update({ documentId, data: { password: newPassword } }),
    ],
    [
      'a new password by the query engine',
      ({ id }) =>
        service.strapi.db
          .query('plugin::users-permissions.user')
          .update({ where: { id }, data: { password: newPassword } }),
    ],
    [
      'blocking the user',
      ({ documentId }) => users().update({ documentId, data: { blocked: true } }),
    ],
    ['deleting the user', ({ documentId }) => users().delete({ documentId })],
  ];

  test.each(ends)('%s (5.4)', async (_, end) => {
    const page = await newPage();
    const bystander = await newPage();
    expect(await write(page)).toBe('201');
    await end(page);
    expect(await write(page)).toBe(refused);
    expect(await askForNonce(page)).toBe(refused);
    expect(await askForNonce({ cookie: page.cookie })).toBe(guest);
    expect(await write(bystander)).toBe('201');
  });

  test('another name or address does not (5.4)', async () => {
    const page = await newPage();
    const { documentId, username } = page;
    await users().update({ documentId, data: { username: `${username}-renamed` } });
    await users().update({ documentId, data: { email: `${username}@elsewhere.test` } });
    expect(await write(page)).toBe('201');
  });

  test('signing out on one machine leaves the other signed in (5.4)', async () => {
    const page = await newPage();
    const second = await open(page.username, page.password);
    await signOut(page);
    expect([await write(page), await write(second)]).toEqual([refused, '201']);
  });

  test('who was blocked and is not any more has the same session (5.4)', async () => {
    const page = await newPage();
    await users().update({ documentId: page.documentId, data: { blocked: true } });
    expect(await write(page)).toBe(refused);
    await users().update({ documentId: page.documentId, data: { blocked: false } });
    expect(await write(page)).toBe('201');
  });
});
