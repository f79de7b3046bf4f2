import type { IncomingMessage } from 'node:http';
import { basic, bearer, makeUser, type Service, startService } from '../support';
import type { Handle, TestUser } from '../support';
import { collections, panelDocuments } from '../support/events';

const { venues } = collections;

let service: Service;
/** Where the next requests come from, as far as the service can tell; their real address where empty. */
let peer = '';

beforeAll(async () => {
  service = await startService({ slowHashes: true });
  service.strapi.server.httpServer.prependListener('request', ({ socket }: IncomingMessage) => {
    delete (socket as { remoteAddress?: string }).remoteAddress;
    if (peer) Object.defineProperty(socket, 'remoteAddress', { value: peer, configurable: true });
  });
});

afterEach(() => {
  peer = '';
  jest.restoreAllMocks();
});

async function read(
  as: Handle,
  headers: Record<string, string> = {},
  { call } = service as Pick<Service, 'call'>,
) {
  const { status, body } = await call('GET', venues, { as, headers });
  return status === 200 ? '200' : `${status} ${body.code}`;
}

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
  edit(id: number, data: object): Promise<unknown>;
}

const userService = () => service.strapi.plugin('users-permissions').service('user') as UserService;
const bcrypt = () => jest.spyOn(userService(), 'validatePassword');
const users = () => panelDocuments(service, 'plugin::users-permissions.user');

async function rowOf({ id }: TestUser) {
  return (await service.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { id } })) as { documentId: string; password: string };
}

const refused = '401 rest_invalid_credentials';
const needsHttps = '401 rest_https_required';

describe('over plain http', () => {
  const claims = {
    'X-Forwarded-For': '127.0.0.1',
    'X-Forwarded-Proto': 'https',
    'X-Real-IP': '127.0.0.1',
    Forwarded: 'for=127.0.0.1;proto=https',
  };
  let user: TestUser;

  beforeAll(async () => {
    user = await makeUser(service.strapi, 'event-editor', 'plain');
  });

  test.each(['127.0.0.1', '127.9.8.7', '::1', '::ffff:127.0.0.1'])(
    'a password sent from %s over plain http is accepted: same machine (5.2)',
    async (address) => {
      peer = address;
      expect(await read(user)).toBe('200');
    },
  );

  test.each(['203.0.113.7', '10.0.0.1', '1.127.0.1', '::', '::ffff:10.0.0.1', '2001:db8::1'])(
    'a password sent from %s over plain http is refused, correct or not (5.2)',
    async (address) => {
      peer = address;
      const compared = bcrypt();
      expect(await read(user)).toBe(needsHttps);
      expect(await read(basic('nobody', 'x'))).toBe(needsHttps);
      expect(await read({ authorization: 'Basic' })).toBe(needsHttps);
      expect(compared).not.toHaveBeenCalled();
    },
  );

  test('headers of a proxy that is not trusted prove no https, and no request with them is from this machine (5.2, 7.7)', async () => {
    peer = '203.0.113.7';
    expect(await read(user, claims)).toBe(needsHttps);
    peer = '';
    expect(await read(user, claims)).toBe(needsHttps);
  });

  test('an application password needs https like the other (5.2)', async () => {
    const { body } = await service.call('POST', 'svc/auth/v1/application-passwords', {
      as: user,
      body: { name: 'x' },
    });
    peer = '203.0.113.7';
    expect(await read(basic(user.username, body.password as string))).toBe(needsHttps);
  });

  test('tokens and guests are accepted over plain http from any address (5.2)', async () => {
    const { body } = await service.call('POST', '/api/auth/local', {
      body: { identifier: user.username, password: user.password },
    });
    peer = '203.0.113.7';
    expect(await read(bearer(body.jwt as string))).toBe('200');
    expect((await service.call('GET', venues)).status).toBe(200);
  });
});

test('a user name is taken in its own letters, an e-mail address in any (5.2)', async () => {
  const user = await makeUser(service.strapi, 'event-editor', 'Lettered');
  for (const login of ['lettered', 'LETTERED', 'Léttered', 'Lettered ', ' Lettered']) {
    expect([login, await read(basic(login, user.password))]).toEqual([login, refused]);
  }
  expect(await read(user)).toBe('200');
  expect(await read(basic(user.email.toUpperCase(), user.password))).toBe('200');
});

describe('bcrypt', () => {
  test('compares a correct account password once within the cache time (5.2)', async () => {
    const user = await makeUser(service.strapi, 'event-editor', 'often');
    const compared = bcrypt();
    for (let times = 0; times < 4; times++) expect(await read(user)).toBe('200');
    expect(await read(basic(user.email, user.password))).toBe('200');
    expect(compared).toHaveBeenCalledTimes(1);
  });

  test('compares a wrong password, and that of an unknown user, once each time (5.2)', async () => {
    const user = await makeUser(service.strapi, 'event-editor', 'known');
    const compared = bcrypt();
    for (const as of [basic('known', 'wrong'), basic('unknown', user.password)]) {
      for (let times = 0; times < 3; times++) {
        compared.mockClear();
        expect(await read(as)).toBe(refused);
        expect(compared).toHaveBeenCalledTimes(1);
        const [[, hash] = []] = compared.mock.calls;
        expect(hash).toMatch(/^\$2[aby]\$10\$.{53}$/);
      }
    }
  });

  test('does not reuse one user’s cached password for another user (5.2)', async () => {
    const [one, two] = [
      await makeUser(service.strapi, 'event-editor', 'same-one'),
      await makeUser(service.strapi, 'event-editor', 'same-two'),
    ];
    await userService().edit(two.id, { password: one.password });
    const compared = bcrypt();
    expect(await read(one)).toBe('200');
    expect(await read(basic(two.username, one.password))).toBe('200');
    expect(compared).toHaveBeenCalledTimes(2);
  });
});

describe('a new password', () => {
  const next = 'the next password';
  const ways: [string, (user: TestUser) => Promise<unknown>][] = [
    [
      "by the host's route",
      async (user) => {
        const signedIn = await service.call('POST', '/api/auth/local', {
          body: { identifier: user.username, password: user.password },
        });
        const { status } = await service.call('POST', '/api/auth/change-password', {
          as: bearer(signedIn.body.jwt as string),
          body: { currentPassword: user.password, password: next, passwordConfirmation: next },
        });
        expect(status).toBe(200);
      },
    ],
    [
      'from the panel',
      async (user) =>
        users().update({ documentId: (await rowOf(user)).documentId, data: { password: next } }),
    ],
    [
      'by the query engine',
      async ({ id, username }) => {
        const other = await makeUser(service.strapi, 'event-editor', `${username}-other`);
        await userService().edit(other.id, { password: next });
        await service.strapi.db
          .query('plugin::users-permissions.user')
          .update({ where: { id }, data: { password: (await rowOf(other)).password } });
      },
    ],
  ];

  test.each(ways)('%s makes the cached old password invalid (5.2)', async (way, change) => {
    const username = `changing ${way}`.replace(/\W/g, '-');
    const user = await makeUser(service.strapi, 'event-editor', username);
    expect(await read(user)).toBe('200');
    await change(user);
    expect(await read(user)).toBe(refused);
    expect(await read(basic(user.username, next))).toBe('200');
    expect(await read(user)).toBe(refused);
  });
});
