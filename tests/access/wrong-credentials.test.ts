import http from 'node:http';
import {
  basic,
  bearer,
  built,
  type Handle,
  makeUser,
  type RoleType,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { collections, eventBody, make, makeSignedIn, panelDocuments } from '../support/events';

const { events, venues } = collections;
const passwords = 'svc/auth/v1/application-passwords';

let service: Service;
let user: TestUser;

beforeAll(async () => {
  service = await startService();
  user = await makeUser(service.strapi, 'event-editor', 'right');
});

const encode = (text: string | Buffer) => Buffer.from(text).toString('base64');
const users = () => service.strapi.db.query('plugin::users-permissions.user');

interface RawAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: { code?: string; message?: string };
}

/** Sends headers as they are, where `fetch` would mend or refuse them. */
function raw(method: string, headers: Record<string, string | string[]>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${service.url}/api/${venues}`, { method, headers, agent: false });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => {
        const body = (text ? JSON.parse(text) : {}) as RawAnswer['body'];
        resolve({ status: response.statusCode!, headers: response.headers, body });
      });
    });
    request.end();
  });
}

describe('credentials that are no good', () => {
  const right = () => encode(`${user.username}:${user.password}`);
  const wrong: [string, () => string | string[]][] = [
    ['a wrong password', () => `Basic ${encode(`${user.username}:wrong`)}`],
    ['an empty password', () => `Basic ${encode(`${user.username}:`)}`],
    ['an unknown user', () => `Basic ${encode(`nobody:${user.password}`)}`],
    ['an empty user name', () => `Basic ${encode(`:${user.password}`)}`],
    ['nothing but a colon', () => `Basic ${encode(':')}`],
    ['no colon', () => `Basic ${encode(user.username)}`],
    ['nothing behind the scheme', () => 'Basic'],
    ['blanks behind the scheme', () => 'Basic    '],
    ['no blank behind the scheme', () => `Basic${right()}`],
    ['base64 that is none', () => 'Basic !!!!'],
    ['base64 cut in two', () => `Basic ${right().slice(0, 6)} ${right().slice(6)}`],
    ['base64 with too much at its end', () => `Basic ${right()}===`],
    ['the words themselves', () => `Basic ${user.username}:${user.password}`],
    ['NUL in the user name', () => `Basic ${encode(`right\0:${user.password}`)}`],
    ['NUL in the password', () => `Basic ${encode(`right:${user.password}\0`)}`],
    ['bytes that are no text', () => `Basic ${encode(Buffer.from([0xff, 0xfe, 0x3a, 0xc0]))}`],
    ['a pattern for a user name', () => `Basic ${encode(`%:${user.password}`)}`],
    ['SQL for a user name', () => `Basic ${encode(`' or 1=1 --:${user.password}`)}`],
    ['a password of 10 kB', () => `Basic ${encode(`right:${'x'.repeat(10_000)}`)}`],
    ['a user name of 10 kB', () => `Basic ${encode(`${'x'.repeat(10_000)}:x`)}`],
    ['Basic, then Bearer', () => `Basic ${right()}, Bearer x`],
    ['Bearer, then Basic', () => `Bearer x, Basic ${right()}`],
    ['Basic twice in one header', () => `Basic ${right()}, Basic ${right()}`],
    ['a wrong header before a right one', () => ['Basic eDp4', `Basic ${right()}`]],
    ['a Bearer token that is none', () => 'Bearer x'],
    ['a Bearer token of 10 kB', () => `Bearer ${'x'.repeat(10_000)}`],
    ['an empty Bearer token', () => 'Bearer'],
    ['two Bearer tokens', () => 'Bearer x y'],
    ['a Bearer token of base64', () => `Bearer ${right()}`],
    ['Digest', () => `Digest username="right", response="${user.password}"`],
    ['Negotiate', () => 'Negotiate YII='],
    ['a scheme nobody knows', () => `Hello ${right()}`],
    ['no scheme', right],
    ['letters of another script', () => 'B\u00e4sic eDp4'],
  ];

  test.each(wrong)('%s: 401, on a public read too (1.8)', async (_, header) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers, body } = await raw(method, { Authorization: header() });
      expect([status, body.code]).toEqual([401, 'rest_invalid_credentials']);
      const isBearer = /^bearer( |$)/i.test([header()].flat()[0]!);
      expect(headers['www-authenticate']).toBe(
        isBearer
          ? 'Bearer realm="svc", error="invalid_token"'
          : 'Basic realm="svc", charset="UTF-8"',
      );
      expect(headers['x-api-nonce']).toBeUndefined();
    }
  });

  test('which part of Basic was wrong is not told (1.8)', async () => {
    const blocked = await makeUser(service.strapi, 'event-editor', 'blocked-one');
    await users().update({ where: { id: blocked.id }, data: { blocked: true } });
    const answers = await Promise.all(
      [
        `Basic ${encode('right:wrong')}`,
        `Basic ${encode(`nobody:${user.password}`)}`,
        `Basic ${encode('right\0:x')}`,
        'Basic !!!!',
        blocked.authorization,
      ].map(async (Authorization) => {
        const { status, headers, body } = await raw('GET', { Authorization });
        return { status, body, names: Object.keys(headers).sort() };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('an empty header is none (1.7)', async () => {
    for (const Authorization of ['', '   ']) {
      expect((await raw('GET', { Authorization })).status).toBe(200);
      const { status, body } = await raw('POST', { Authorization });
      expect([status, body.code]).toEqual([401, 'rest_not_logged_in']);
    }
  });

  test('a header too large for HTTP is refused before anybody reads it (1.8)', async () => {
    const { status } = await raw('GET', { Authorization: `Basic ${'x'.repeat(20_000)}` });
    expect(status).toBe(431);
    expect((await service.call('GET', venues)).status).toBe(200);
  });

  test.each([
    ['an empty nonce is none', '', '200 '],
    ['a nonce that is none', 'x', '403 rest_cookie_invalid_nonce'],
    ['a nonce of 10 kB', 'a'.repeat(10_000), '403 rest_cookie_invalid_nonce'],
    ['a nonce without a cookie', '0123456789', '403 rest_cookie_invalid_nonce'],
  ])('%s (5.4)', async (_, nonce, expected) => {
    const { status, body } = await raw('GET', { 'X-API-Nonce': nonce });
    expect(`${status} ${body.code ?? ''}`).toBe(expected);
  });
});

describe('an account that is not as it should be', () => {
  let accounts = 0;

  /** A user with every kind of credentials that one can have. */
  async function withCredentials(role: RoleType) {
    const made = await makeSignedIn(service, role, `account${(accounts += 1)}`);
    const token = bearer(made.authorization.replace('Bearer ', ''));
    const { body } = await service.call('POST', passwords, { as: token, body: { name: 'x' } });
    const application = basic(made.username, body.password as string);
    return { ...made, kinds: [basic(made.username, made.password), application, token] };
  }

  async function ask(kinds: Handle[], method: string, body?: object): Promise<string[]> {
    const answers = [];
    for (const as of kinds) {
      const answer = await service.call(method, venues, { as, body });
      answers.push(`${answer.status} ${answer.body.code ?? ''}`.trim());
    }
    return answers;
  }

  const all = (answer: string) => [answer, answer, answer];

  test('a role without ticks reads like a guest, and may not write (1.9)', async () => {
    const { id, kinds } = await withCredentials('event-editor');
    const role = await service.strapi.db
      .query('plugin::users-permissions.role')
      .create({ data: { name: 'Nothing', type: 'nothing', description: '' } });
    await users().update({ where: { id }, data: { role: role.id } });
    expect(await ask(kinds, 'GET')).toEqual(all('200'));
    expect(await ask(kinds, 'POST', { title: 'x' })).toEqual(all('403 rest_forbidden'));
  });

  test('a user without a role is never somebody with one (1.9)', async () => {
    const { id, kinds } = await withCredentials('event-editor');
    await users().update({ where: { id }, data: { role: null } });
    const answers = await ask(kinds, 'POST', { title: 'x' });
    expect(answers.slice(0, 2)).toEqual(['403 rest_forbidden', '403 rest_forbidden']);
    // The host does not know a token's user without a role.
    expect(answers[2]).toBe('401 rest_invalid_credentials');
  });

  test('who has not confirmed the address is nobody, where that is asked for (1.8)', async () => {
    const { id, username, password, kinds } = await withCredentials('event-editor');
    const signedIn = await service.call('POST', '/api/auth/local', {
      body: { identifier: username, password },
    });
    const headers = {
      Cookie: signedIn.headers.getSetCookie()[0]!.split(';')[0]!,
      'X-API-Nonce': signedIn.headers.get('x-api-nonce')!,
    };
    const withNonce = async () => (await service.call('GET', venues, { headers })).status;
    expect(await withNonce()).toBe(200);
    await users().update({ where: { id }, data: { confirmed: false } });
    const store = service.strapi.store({ type: 'plugin', name: 'users-permissions' });
    const advanced = (await store.get({ key: 'advanced' })) as object;
    await store.set({ key: 'advanced', value: { ...advanced, email_confirmation: true } });
    try {
      expect(await ask(kinds, 'GET')).toEqual(all('401 rest_invalid_credentials'));
      expect(await withNonce()).toBe(403);
    } finally {
      await store.set({ key: 'advanced', value: advanced });
    }
    expect(await ask(kinds, 'GET')).toEqual(all('200'));
    expect(await withNonce()).toBe(200);
  });

  test('an account of another provider has no password to sign in with (1.8)', async () => {
    const { id, kinds } = await withCredentials('event-editor');
    await service.strapi.db
      .connection('up_users')
      .where({ id })
      .update({ provider: 'github', password: null });
    const [account, application, token] = await ask(kinds, 'GET');
    expect([account, application, token]).toEqual(['401 rest_invalid_credentials', '200', '200']);
  });
});

describe('a user who is deleted while a request runs', () => {
  /** Deletes the user between the checks of a request and its work. */
  async function deletedDuring(
    operation: string,
    leaving: TestUser,
    send: () => ReturnType<Service['call']>,
  ) {
    const { allEndpoints } =
      built<typeof import('../../src/plugins/svc/server/src/kit/registry')>('kit/registry');
    const declared = allEndpoints().find(({ method, path }) => `${method} ${path}` === operation)!;
    const { documentId } = (await users().findOne({ where: { id: leaving.id } })) as {
      documentId: string;
    };
    const handle = declared.handle.bind(declared);
    const replaced = jest.spyOn(declared, 'handle').mockImplementation(async (request) => {
      await panelDocuments(service, 'plugin::users-permissions.user').delete({ documentId });
      return handle(request);
    });
    const answer = await send();
    expect(replaced).toHaveBeenCalledTimes(1);
    replaced.mockRestore();
    return answer;
  }

  test('makes no event (1.2)', async () => {
    const as = await makeSignedIn(service, 'event-author', 'leaving-author');
    const { status, body } = await deletedDuring(`POST ${events}`, as, () =>
      service.call('POST', events, { as, body: eventBody({ status: 'publish' }) }),
    );
    expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
    expect((await service.call('GET', events)).body).toEqual([]);
  });

  test('changes an own event as if before (1.2)', async () => {
    const as = await makeSignedIn(service, 'event-author', 'leaving-writer');
    const { id } = await make(service, as, events, eventBody());
    const { status } = await deletedDuring(`PUT ${events}/{id}`, as, () =>
      service.call('PUT', `${events}/${id}`, { as, body: { title: 'Last words' } }),
    );
    expect(status).toBe(200);
  });

  test('leaves no application password that is worth anything (5.3)', async () => {
    const as = await makeSignedIn(service, 'event-editor', 'leaving-editor');
    const { status, body } = await deletedDuring(`POST ${passwords}`, as, () =>
      service.call('POST', passwords, { as, body: { name: 'x' } }),
    );
    expect(status).toBeLessThan(500);
    if (status === 201) {
      const late = basic(as.username, body.password as string);
      expect((await service.call('GET', venues, { as: late })).status).toBe(401);
    }
  });
});
