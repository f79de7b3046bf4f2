import { type Service, startService } from '../support';
import { engine } from '#svc/testing/databases/index';

/* Whether strangers may make themselves an account at the host's own address (7.12). */

const register = '/api/auth/local/register';

let service: Service;
let strangers = 0;

const stranger = () => ({
  username: `stranger-${(strangers += 1)}`,
  email: `stranger-${strangers}@example.org`,
  password: 'Aa1-password-of-a-stranger',
});

const hostSettings = () => service.strapi.store({ type: 'plugin', name: 'users-permissions' });

/** What the administrator's switches say, in the panel's advanced settings. */
async function switchesOf() {
  const { allow_register: isOn, email_confirmation: confirms } = (await hostSettings().get({
    key: 'advanced',
  })) as { allow_register: boolean; email_confirmation: boolean };
  return { isOn, confirms };
}

const countUsers = () => service.strapi.db.query('plugin::users-permissions.user').count();

/** A database that no start has looked at, with so many users. */
async function startAnew(env: Record<string, string>, users: number): Promise<void> {
  await service.strapi.store({ type: 'core', name: 'svc_project' }).delete({ key: 'registration' });
  const advanced = (await hostSettings().get({ key: 'advanced' })) as object;
  const value = { ...advanced, allow_register: true, email_confirmation: false };
  await hostSettings().set({ key: 'advanced', value });
  for (let user = 0; user < users; user += 1) {
    await service.strapi
      .plugin('users-permissions')
      .service('user')
      .add({ ...stranger(), provider: 'local', confirmed: true });
  }
  await restart(env);
}

/** The next start, with a copy of the database as the last one has left it. */
async function restart(env: Record<string, string>): Promise<void> {
  const dump = await engine().dump(service.database);
  await service.stop();
  service = await startService({ dump, env });
}

beforeEach(async () => {
  service = await startService();
});

afterEach(() => service.stop());

test('nobody may, unless ALLOW_REGISTRATION says so (7.12)', async () => {
  const { status, body } = await service.call('POST', register, { body: stranger() });
  expect({ status, body }).toEqual({
    status: 403,
    body: {
      code: 'rest_forbidden',
      message: 'This site takes no registrations.',
      data: { status: 403 },
    },
  });
  expect(await countUsers()).toBe(0);
});

test.each([
  ['off', { isOn: false, confirms: false }],
  ['confirmed', { isOn: true, confirms: true }],
  ['open', { isOn: true, confirms: false }],
])('the first start makes it %s (7.12)', async (ALLOW_REGISTRATION, switches) => {
  await startAnew({ ALLOW_REGISTRATION }, 0);
  expect(await switchesOf()).toEqual(switches);
});

test('afterwards the switches of the administrator rule (7.12)', async () => {
  const advanced = (await hostSettings().get({ key: 'advanced' })) as object;
  await hostSettings().set({ key: 'advanced', value: { ...advanced, allow_register: true } });
  const answer = await service.call('POST', register, { body: stranger() });
  expect(answer.status).toBe(200);
  await restart({ ALLOW_REGISTRATION: 'off' });
  expect((await switchesOf()).isOn).toBe(true);
});

test('a site that has users keeps what it has (7.12)', async () => {
  await startAnew({ ALLOW_REGISTRATION: 'off' }, 1);
  expect(await switchesOf()).toEqual({ isOn: true, confirms: false });
});

test('what is in the addresses of mails and of signing in elsewhere is not in the log (5.7)', async () => {
  const log = jest.spyOn(service.strapi.log, 'http');
  const secrets = [
    '/api/auth/email-confirmation?confirmation=s3cret',
    '/api/auth/email-confirmation?a=1&%63onfirmation=s3cret&b=2',
    '/admin/registration-info?registrationToken=s3cret',
    '/api/connect/google/callback?code=s3cret&state=s3cret',
    '/api/auth/google/callback?access_token=s3cret&id_token=s3cret',
    '/api/svc/events/v1/events?search=%E0%A4%A&token=s3cret',
  ];
  for (const path of secrets) await fetch(service.url + path, { redirect: 'manual' });
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect(lines).toHaveLength(secrets.length);
  expect(lines.filter((line) => line.includes('s3cret'))).toEqual([]);
  expect(lines[1]).toContain('?a=1&%63onfirmation=…&b=2');
});
