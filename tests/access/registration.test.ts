import { type Service, spawnService, startService } from '../support';

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

/** The next start on the same database. */
async function restart(env: Record<string, string>): Promise<void> {
  const next = await spawnService({ ...service.env, ...env });
  await next.stop();
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
