import {
  basic,
  bearer,
  engineName,
  makeApiToken,
  makeUser,
  type Handle,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { collections, makeSignedIn, panelDocuments } from '../support/events';

/* What one process is told counts at the next request that another answers, on the same database. */

const { venues } = collections;
const passwords = 'svc/auth/v1/application-passwords';

let service: Service;
let second: SpawnedService;

beforeAll(async () => {
  service = await startService({ env: { SIGN_IN_TRIES_PER_LOGIN: '6' } });
  second = await spawnService(service.env);
});

const users = () => panelDocuments(service, 'plugin::users-permissions.user');

async function documentOf({ id }: TestUser): Promise<{ documentId: string }> {
  const { documentId } = (await service.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { id } })) as { documentId: string };
  return { documentId };
}

/** Status and code of a write that the second process is asked for. */
async function writeThere(as?: Handle, headers: Record<string, string> = {}): Promise<string> {
  const body = { title: 'Written' };
  const answer = await second.call('POST', venues, { as, headers, body });
  return answer.status === 201 ? '201' : `${answer.status} ${answer.body.code}`;
}

const refused = '401 rest_invalid_credentials';
const noNonce = '403 rest_cookie_invalid_nonce';

const block = async (user: TestUser) =>
  users().update({ ...(await documentOf(user)), data: { blocked: true } });
const remove = async (user: TestUser) => users().delete(await documentOf(user));
const changePassword = async (user: TestUser) =>
  users().update({ ...(await documentOf(user)), data: { password: 'a new password' } });

describe('an application password', () => {
  const ends: [string, (user: TestUser, uuid: string) => Promise<unknown>][] = [
    ['revoked', (as, uuid) => service.call('DELETE', `${passwords}/${uuid}`, { as })],
    ['revoked with all', (as) => service.call('DELETE', passwords, { as })],
    ['of a blocked user', block],
    ['of a deleted user', remove],
  ];

  test.each(ends)(
    'revoked by %s in one process is refused in the other (5.3)',
    async (how, end) => {
      const name = `application-${how.replace(/\W/g, '-')}`;
      const user = await makeSignedIn(service, 'event-editor', name);
      const { body } = await service.call('POST', passwords, { as: user, body: { name: 'x' } });
      const as = basic(name, body.password as string);
      expect([await writeThere(as), await writeThere(as)]).toEqual(['201', '201']);
      await end(user, body.uuid as string);
      expect(await writeThere(as)).toBe(refused);
    },
  );
});

describe('an account password', () => {
  const ends: [string, (user: TestUser) => Promise<unknown>][] = [
    ['changed', changePassword],
    ['of a blocked user', block],
    ['of a deleted user', remove],
  ];

  test.each(ends)('%s here is refused there, remembered or not (5.2)', async (how, end) => {
    const name = `account-${how.replace(/\W/g, '-')}`;
    const user = await makeUser(service.strapi, 'event-editor', name);
    expect([await writeThere(user), await writeThere(user)]).toEqual(['201', '201']);
    await end(user);
    expect(await writeThere(user)).toBe(refused);
    const next = how === 'changed' ? '201' : refused;
    expect(await writeThere(basic(name, 'a new password'))).toBe(next);
  });
});

// On SQLite there is one process.
const testOfServers = engineName() === 'sqlite' ? test.skip : test;

testOfServers('wrong passwords are counted together, here and there (7.6)', async () => {
  const { username, password } = await makeUser(service.strapi, 'event-editor', 'guessed-at');
  const ask = async ({ call }: Pick<Service, 'call'>, sent: string) =>
    (await call('GET', venues, { as: basic(username, sent) })).status;
  const bcrypt = service.strapi.plugin('users-permissions').service('user') as {
    validatePassword(): Promise<boolean>;
  };
  const compared = jest.spyOn(bcrypt, 'validatePassword');
  const guesses = Array.from({ length: 40 }, (_, index) =>
    ask(index % 2 ? service : second, `guess ${index}`),
  );
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]));
  expect(compared.mock.calls.length).toBeLessThanOrEqual(6);
  compared.mockClear();
  expect([await ask(service, password), await ask(second, password)]).toEqual([401, 401]);
  expect(compared).not.toHaveBeenCalled();
  compared.mockRestore();
});

testOfServers(
  'who was guessed at there is refused here, though the password is right (7.6)',
  async () => {
    const { username, password } = await makeUser(service.strapi, 'event-editor', 'guessed-there');
    const ask = async ({ call }: Pick<Service, 'call'>, sent: string) =>
      (await call('GET', venues, { as: basic(username, sent) })).status;
    for (let guess = 0; guess < 20; guess += 1) {
      expect(await ask(second, `guess ${guess}`)).toBe(401);
    }
    expect(await ask(service, password)).toBe(401);
  },
);

describe('a nonce', () => {
  const signOut = (_: TestUser, cookie: string, jwt: string) =>
    service.call('POST', '/api/auth/logout', { as: bearer(jwt), headers: { Cookie: cookie } });
  const ends: [string, (user: TestUser, cookie: string, jwt: string) => Promise<unknown>][] = [
    ['of who signed out', signOut],
    ['of who has a new password', changePassword],
    ['of who was blocked', block],
    ['of who was deleted', remove],
  ];

  test.each(ends)('%s here is refused there (5.4)', async (how, end) => {
    const name = `nonce-${how.replace(/\W/g, '-')}`;
    const user = await makeUser(service.strapi, 'event-editor', name);
    const { headers, body } = await service.call('POST', '/api/auth/local', {
      body: { identifier: name, password: user.password },
    });
    const Cookie = headers.getSetCookie()[0]!.split(';')[0]!;
    const sent = { Cookie, 'X-API-Nonce': headers.get('x-api-nonce')! };
    expect(await writeThere(undefined, sent)).toBe('201');
    await end(user, Cookie, body.jwt as string);
    expect(await writeThere(undefined, sent)).toBe(noNonce);
  });
});

describe('a permission', () => {
  const action = 'edit_svc_venues';

  interface Ticks {
    [api: string]: { controllers: Record<string, Record<string, { enabled: boolean }>> };
  }
  interface RoleService {
    findOne(id: number): Promise<{ name: string; description: string; permissions: Ticks }>;
    updateRole(id: number, role: object): Promise<unknown>;
  }

  /** What the screen of a role does when it is saved. */
  async function save(type: string, enabled: boolean): Promise<void> {
    const roles = service.strapi.plugin('users-permissions').service('role') as RoleService;
    const { id } = (await service.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type } })) as { id: number };
    const role = await roles.findOne(id);
    role.permissions['plugin::svc']!.controllers.events![action]!.enabled = enabled;
    await roles.updateRole(id, role);
  }

  test('of a role that is saved here counts there, for everyone who is signed in (5.5)', async () => {
    const user = await makeUser(service.strapi, 'box-office', 'ticked');
    const token = await makeSignedIn(service, 'box-office', 'ticked-too');
    const made = await service.call('POST', passwords, { as: token, body: { name: 'x' } });
    const all = [user, token, basic(token.username, made.body.password as string)];
    const write = async () => {
      const answers = [];
      for (const as of all) answers.push(await writeThere(as));
      return [...new Set(answers)];
    };
    expect(await write()).toEqual(['403 rest_forbidden']);
    await save('box-office', true);
    expect(await write()).toEqual(['201']);
    await save('box-office', false);
    expect(await write()).toEqual(['403 rest_forbidden']);
  });

  test('of an API token that is set here counts there (5.5)', async () => {
    const as = await makeApiToken(service.strapi, ['plugin::svc.events.delete_svc_venues']);
    expect(await writeThere(as)).toBe('403 rest_forbidden');
    const ticks = service.strapi.db.query('admin::api-token-permission');
    const [tick] = (await ticks.findMany({
      where: { action: 'plugin::svc.events.delete_svc_venues' },
      populate: ['token'],
    })) as { token: { id: number } }[];
    const { id } = (await ticks.create({
      data: { action: `plugin::svc.events.${action}`, token: tick!.token.id },
    })) as { id: number };
    expect(await writeThere(as)).toBe('201');
    await ticks.delete({ where: { id } });
    expect(await writeThere(as)).toBe('403 rest_forbidden');
  });
});

describe('the roles of the first start (5.6)', () => {
  const ticksOf = async (type: string) => {
    const role = await service.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type }, populate: ['permissions'] });
    const actions = (role.permissions as { action: string }[]).map(({ action }) => action);
    return actions
      .filter((action) => action.startsWith('plugin::svc.'))
      .map((action) => action.split('.').at(-1))
      .sort();
  };

  test('are made once: what an administrator changes stays', async () => {
    const roles = service.strapi.db.query('plugin::users-permissions.role');
    const ticks = service.strapi.db.query('plugin::users-permissions.permission');
    const author = await roles.findOne({ where: { type: 'event-author' } });
    const kept = await ticksOf('event-author');
    expect(kept).toContain('edit_svc_venues');
    await ticks.deleteMany({
      where: { role: author.id, action: 'plugin::svc.events.edit_svc_venues' },
    });
    await roles.delete({ where: { type: 'box-office' } });
    const again = await spawnService(service.env);
    await again.stop();
    expect(await ticksOf('event-author')).toEqual(kept.filter((one) => one !== 'edit_svc_venues'));
    expect(await roles.count({ where: { type: 'box-office' } })).toBe(0);
  });
});

test('a process answers from the same database, until it is stopped', async () => {
  const third = await spawnService(service.env);
  const { username, password } = await makeUser(service.strapi, 'authenticated', 'seen-by-both');
  const { status } = await third.call('POST', '/api/auth/local', {
    body: { identifier: username, password },
  });
  expect(status).toBe(200);
  await third.stop();
  await expect(third.call('GET', 'svc/events/v1/nothing')).rejects.toThrow();
});
