import { type Environment } from '../support/environment';
import {
  type Call,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
} from '../support';

/* A production start of a site that nobody administers yet (7.15). */

const person = {
  firstname: 'First',
  lastname: 'Comer',
  email: 'first@example.org',
  password: 'Aa1-password-of-the-first',
};
const afar = { 'X-Forwarded-For': '203.0.113.7' };

let service: Service;

beforeEach(async () => {
  service = await startService();
});

afterEach(() => service.stop());

function startForReal(env: Environment = {}): Promise<SpawnedService> {
  return spawnService({ ...service.env, ...env, NODE_ENV: 'production' });
}

const register = (call: Call, headers?: Record<string, string>) =>
  call('POST', '/admin/register-admin', { body: person, headers });

const hasAdministrator = () => service.strapi.db.query('admin::user').count();

/** E-mail addresses and passwords that were printed. */
function shown(...services: SpawnedService[]): { email: string; password: string }[] {
  const lines = services.map((one) => one.printed()).join('\n');
  const found = lines.matchAll(/The first administrator is (\S+), with the password (\S+)\./g);
  return [...found].map(([, email, password]) => ({ email: email!, password: password! }));
}

const signIn = (call: Call, login: object) => call('POST', '/admin/login', { body: login });

test('a production start lets nobody register from elsewhere, and somebody from this machine (7.15)', async () => {
  const real = await startForReal();
  expect(real.printed()).toMatch(/Nobody administers the panel yet. Set ADMIN_EMAIL/);
  for (const address of ['/admin/register-admin', '/ADMIN/register-admin/']) {
    const options = { body: person, headers: afar };
    const { status, body } = await real.call('POST', address, options);
    expect({ status, message: body.error.message }).toEqual({
      status: 403,
      message:
        'The first administrator registers from the machine of the service, or is named by ADMIN_EMAIL.',
    });
  }
  expect(await hasAdministrator()).toBe(0);
  expect(await register(real.call)).toMatchObject({ status: 200 });
  expect(await hasAdministrator()).toBe(1);
});

test('a production start makes the administrator whom ADMIN_EMAIL names, and shows the password once (7.15)', async () => {
  const env = { ADMIN_EMAIL: 'Owner@Example.org', TRUST_PROXY: 'true' };
  const real = await startForReal(env);
  expect(real.printed()).not.toMatch(/TRUST_PROXY|cannot pay/);
  const [login, ...others] = shown(real);
  expect({ email: login?.email, others }).toEqual({ email: 'owner@example.org', others: [] });
  const signedIn = await signIn(real.call, login!);
  expect(signedIn.status).toBe(200);
  const roles = await service.strapi.db.query('admin::user').findMany({ populate: ['roles'] });
  expect(roles).toMatchObject([{ roles: [{ code: 'strapi-super-admin' }] }]);
  await real.stop();
  const again = await startForReal({ ADMIN_EMAIL: 'other@example.org' });
  expect(shown(again)).toEqual([]);
  expect(await hasAdministrator()).toBe(1);
});

test('a production start of two processes at once makes one administrator, with the password that is shown (7.15)', async () => {
  const env = { ADMIN_EMAIL: 'owner@example.org' };
  const both = await Promise.all([startForReal(env), startForReal(env)]);
  expect(await hasAdministrator()).toBe(1);
  const [login, ...others] = shown(...both);
  expect(others).toEqual([]);
  expect(await signIn(both[0].call, login!)).toMatchObject({ status: 200 });
});

test('a production start names accounts of the demo (7.5), a proxy that it was not told of (7.7), and that nobody can pay', async () => {
  const user = { username: 'manager', email: 'manager@example.test', provider: 'local' };
  const own = { username: 'jane', email: 'jane@example.test', provider: 'local' };
  const users = service.strapi.db.query('plugin::users-permissions.user');
  for (const data of [user, own]) await users.create({ data });
  const real = await startForReal({ OFFLINE_PAYMENT: 'nobody' });
  expect(real.printed()).toContain('Accounts of the demo can sign in: manager@example.test.');
  expect(real.printed()).toContain('a proxy stands in front, but TRUST_PROXY is false');
  expect(real.printed()).toContain('Visitors cannot pay for tickets');
});

test('in a start for tests, whoever comes first may register (7.15)', async () => {
  expect(await register(service.call, afar)).toMatchObject({ status: 200 });
});
