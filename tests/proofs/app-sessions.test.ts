import { createHmac } from 'node:crypto';
import {
  type Answer,
  basic,
  bearer,
  built,
  makeApiToken,
  makeUser,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { natively } from '#svc/testing/natively';

/* Signing in from an app: what its two tokens are good for, for how long, and what ends them (8.11). */

const session = 'svc/auth/v1/session';
const refreshPath = `${session}/refresh`;
const own = 'svc/tickets/v1/my-tickets';
const publicRead = 'svc/events/v1/venues';
const perLogin = 4;

let service: Service;
let users = 0;

const hostUsers = () => service.strapi.db.query('plugin::users-permissions.user');
const newUser = () => makeUser(service.strapi, 'authenticated', `App-user-${(users += 1)}`);

beforeAll(async () => {
  const env = { SIGN_IN_TRIES_PER_LOGIN: String(perLogin), TRUST_PROXY: '1' };
  service = await startService({ env });
});

afterEach(() => jest.restoreAllMocks());

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const secure = { 'X-Forwarded-Proto': 'https' };

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  service.call('POST', path, { body, headers: { ...secure, ...headers } });

async function signIn({ username, password }: TestUser): Promise<Tokens> {
  const { status, body } = await post(session, { identifier: username, password });
  expect(status).toBe(201);
  return body as Tokens;
}

const refresh = (refresh_token: string) => post(refreshPath, { refresh_token });
const read = (token: string, path = own) => service.call('GET', path, { as: bearer(token) });
const told = ({ status, body }: Answer) =>
  status < 400 ? status : [status, body.code, body.data.reason].filter(Boolean).join(' ');

const refused = '401 rest_invalid_credentials';
const expired = `${refused} expired`;

/** Lets the clock of the service stand so many seconds later. */
function wait(seconds: number): void {
  jest.restoreAllMocks();
  const real = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => real + seconds * 1000);
}

test('name or e-mail and password are worth two tokens, the first of which signs in (8.11)', async () => {
  const user = await newUser();
  for (const identifier of [user.username, user.email.toUpperCase()]) {
    const answer = await post(session, { identifier, password: user.password });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 600,
      refresh_token: expect.any(String),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(told(await read(answer.body.access_token as string))).toBe(200);
  }
});

test('an access token is over after ten minutes, and says so without a window of the browser (8.11)', async () => {
  const { access_token: access } = await signIn(await newUser());
  wait(599);
  expect(told(await read(access))).toBe(200);
  wait(600);
  for (const path of [own, publicRead]) {
    const answer = await read(access, path);
    expect(told(answer)).toBe(expired);
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer realm="svc", error="invalid_token"',
    );
  }
});

test("a token of the host's own sign-in says likewise that it is over (8.11)", async () => {
  const { username: identifier, password } = await newUser();
  const { body } = await service.call('POST', '/api/auth/local', {
    body: { identifier, password },
  });
  expect(told(await read(body.jwt as string))).toBe(200);
  wait(601);
  expect(told(await read(body.jwt as string))).toBe(expired);
});

test('a refresh token is worth new tokens once; used again it ends the session (8.11)', async () => {
  const first = await signIn(await newUser());
  const answer = await refresh(first.refresh_token);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const second = answer.body as Tokens;
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(told(await read(second.access_token))).toBe(200);
  expect(told(await refresh(first.refresh_token))).toBe(refused);
  // Whoever has the later ones may be the thief.
  expect(told(await refresh(second.refresh_token))).toBe(refused);
  expect(told(await read(second.access_token))).toBe(refused);
  expect(told(await read(first.access_token))).toBe(refused);
});

test('sessions of one user end each by itself (8.11)', async () => {
  const user = await newUser();
  const [phone, tablet] = [await signIn(user), await signIn(user)];
  await refresh(phone.refresh_token);
  expect(told(await refresh(phone.refresh_token))).toBe(refused);
  expect(told(await refresh(tablet.refresh_token))).toBe(200);
});

test('of many who use one refresh token at once at most one gets tokens, and they are worth nothing (8.11)', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { refresh_token: token, access_token: access } = await signIn(await newUser());
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    const taken = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).filter((one) => one !== 401)).toEqual([200]);
    for (const { body } of taken) {
      expect(told(await read(body.access_token as string))).toBe(refused);
      expect(told(await refresh(body.refresh_token as string))).toBe(refused);
    }
    expect(told(await read(access))).toBe(refused);
  }
});

test('a refresh token lasts thirty days from its making, and each use begins them anew (8.11)', async () => {
  const days = (count: number) => count * 86_400;
  const { refresh_token: token } = await signIn(await newUser());
  wait(days(30) - 1);
  const { body } = await refresh(token);
  wait(days(60) - 10);
  expect(told(await refresh(body.refresh_token as string))).toBe(200);
  jest.restoreAllMocks();
  const { refresh_token: late } = await signIn(await newUser());
  wait(days(30));
  expect(told(await refresh(late))).toBe(expired);
});

test.each([
  ['the access token', (tokens: Tokens) => ({ as: bearer(tokens.access_token) })],
  ['the refresh token', (tokens: Tokens) => ({ body: { refresh_token: tokens.refresh_token } })],
])('%s signs out, and nothing of the session lets anybody in (8.11)', async (_, sent) => {
  const tokens = await signIn(await newUser());
  const answer = await service.call('DELETE', session, sent(tokens));
  expect([answer.status, answer.body]).toEqual([200, { deleted: true }]);
  expect(told(await read(tokens.access_token))).toBe(refused);
  expect(told(await refresh(tokens.refresh_token))).toBe(refused);
});

test('signing out needs a token of a session (8.11)', async () => {
  const user = await newUser();
  const as = basic(user.username, user.password);
  expect(told(await service.call('DELETE', session))).toBe('401 rest_not_logged_in');
  expect(told(await service.call('DELETE', session, { as }))).toBe('401 rest_not_logged_in');
  const body = { refresh_token: 'x' };
  expect(told(await service.call('DELETE', session, { body }))).toBe(refused);
});

test('a new password, blocking and deleting the account end its sessions (8.11)', async () => {
  const change = (user: TestUser, data: object) =>
    hostUsers().update({ where: { id: user.id }, data });
  const endings: [string, (user: TestUser) => Promise<unknown>][] = [
    ['password', (user) => change(user, { password: 'another password' })],
    ['blocked', (user) => change(user, { blocked: true })],
    ['deleted', (user) => hostUsers().delete({ where: { id: user.id } })],
  ];
  for (const [ending, end] of endings) {
    const user = await newUser();
    const tokens = await signIn(user);
    await end(user);
    const answers = [await read(tokens.access_token), await refresh(tokens.refresh_token)];
    expect([ending, ...answers.map(told)]).toEqual([ending, refused, refused]);
  }
});

describe('what is no refresh token', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test.each([
    ['cut', ({ refresh_token: token }: Tokens) => token.slice(0, -4)],
    ['with one letter changed', ({ refresh_token: token }: Tokens) => `A${token.slice(1)}`],
    ['the access token', ({ access_token: token }: Tokens) => token],
    [
      'without a signature',
      ({ refresh_token: token }: Tokens) =>
        `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`,
    ],
    [
      'signed with another key',
      ({ refresh_token: token }: Tokens) => {
        const [head, payload] = token.split('.');
        const mac = createHmac('sha256', 'guess').update(`${head}.${payload}`).digest('base64url');
        return `${head}.${payload}.${mac}`;
      },
    ],
    ['of 2 kB', () => 'x'.repeat(2000)],
  ])('%s: 401, and the session goes on (8.11)', async (_, forge) => {
    const tokens = await signIn(await newUser());
    expect(told(await refresh(forge(tokens)))).toBe(refused);
    expect(told(await refresh(tokens.refresh_token))).toBe(200);
  });

  test("a token of the host's, also one signed by its key to look like ours: 401 (8.11)", async () => {
    const user = await newUser();
    const { body } = await service.call('POST', '/api/auth/local', {
      body: { identifier: user.username, password: user.password },
    });
    expect(told(await refresh(body.jwt as string))).toBe(refused);
    const jwt = natively<{ sign(payload: object, key: string, options: object): string }>(
      'jsonwebtoken',
    );
    const key: string = service.strapi.config.get('plugin::users-permissions.jwtSecret');
    const made = jwt.sign({ sid: 'x', gen: 1 }, key, {
      audience: 'svc access',
      subject: String(user.id),
    });
    expect(told(await read(made))).toBe(refused);
  });

  test('a refresh token opens nothing by itself (8.11)', async () => {
    const tokens = await signIn(await newUser());
    for (const path of [own, publicRead]) {
      expect(told(await read(tokens.refresh_token, path))).toBe(refused);
    }
    expect(told(await refresh(tokens.refresh_token))).toBe(200);
  });

  test.each([[{}], [{ refresh_token: null }], [{ refresh_token: 7 }], [{ refresh_token: '' }]])(
    '%o: 400 (8.11)',
    async (body) => {
      const answer = await post(refreshPath, body);
      expect(answer.status).toBe(400);
    },
  );
});

test('who may not sign in gets one answer, whatever is wrong (8.11)', async () => {
  const user = await newUser();
  const blocked = await newUser();
  await hostUsers().update({ where: { id: blocked.id }, data: { blocked: true } });
  const tries = [
    [user.username, 'wrong'],
    ['nobody', user.password],
    [blocked.username, blocked.password],
    [user.username, ` ${user.password}`],
  ];
  const answers = [];
  for (const [identifier, password] of tries) {
    answers.push(await post(session, { identifier, password }));
  }
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers.map(told)).toEqual(answers.map(() => refused));
  expect(answers.map(({ headers }) => headers.get('www-authenticate')).join()).not.toMatch(
    /basic/i,
  );
});

test('passwords and refresh tokens do not cross a network in the clear (5.2, 8.11)', async () => {
  const user = await newUser();
  const tokens = await signIn(user);
  const plain = { 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': '192.0.2.7' };
  const sent = { identifier: user.username, password: user.password };
  expect(told(await post(session, sent, plain))).toBe('401 rest_https_required');
  const { refresh_token } = tokens;
  expect(told(await post(refreshPath, { refresh_token }, plain))).toBe('401 rest_https_required');
  expect(told(await refresh(refresh_token))).toBe(200);
});

test('wrong passwords count together with those of Basic (7.6, 8.11)', async () => {
  const { username, password } = await newUser();
  const from = { 'X-Forwarded-For': '192.0.2.99' };
  for (let tries = 0; tries < perLogin; tries += 1) {
    const as = basic(username, `wrong ${tries}`);
    if (tries % 2) await service.call('GET', publicRead, { as, headers: { ...secure, ...from } });
    else await post(session, { identifier: username, password: `wrong ${tries}` }, from);
  }
  expect(told(await post(session, { identifier: username, password }, from))).toBe(refused);
});

test('sessions neither sign in within a batch nor come from API tokens (6.4, 8.11)', async () => {
  const { username: identifier, password } = await newUser();
  const requests = [{ path: session, method: 'POST', body: { identifier, password } }];
  const { body } = await service.call('POST', 'batch/v1', { body: { requests } });
  expect(body.responses[0].body.code).toBe('rest_no_route');
  const as = await makeApiToken(service.strapi, 'full-access');
  expect(told(await service.call('DELETE', session, { as }))).toBe('401 rest_not_logged_in');
});

test('a batch is made as whose access token comes with it (8.11)', async () => {
  const { access_token: access } = await signIn(await newUser());
  const requests = [{ path: 'svc/tickets/v1/cart', method: 'DELETE' }];
  const { status, body } = await service.call('POST', 'batch/v1', {
    as: bearer(access),
    body: { requests },
  });
  expect([status, body.responses[0].status]).toEqual([207, 200]);
});

test('no row has a token, and rows go when their time is over (8.11)', async () => {
  const tokens = await signIn(await newUser());
  const rows: object[] = await service.strapi.db.connection('svc_sessions').select();
  expect(rows.length).toBeGreaterThan(0);
  for (const token of [tokens.access_token, tokens.refresh_token]) {
    const [, , signature] = token.split('.');
    expect(JSON.stringify(rows)).not.toContain(signature);
  }
  wait(91 * 86_400);
  const { runJobs } = built<{ runJobs: () => Promise<void> }>('jobs');
  await runJobs();
  expect(await service.strapi.db.connection('svc_sessions').select()).toEqual([]);
});
