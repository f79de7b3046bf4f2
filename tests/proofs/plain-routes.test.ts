import { basic, bearer, makeUser, type Service, startService, type TestUser } from '../support';
import { buildWith, type Files } from '../support/example-project';

/*
 * Routes of a project's own that are Strapi's and not the kit's: who signs in with Basic is the same there as on the
 * service's routes, and may do what the role has ticked.
 */

const notes = '/api/notes';

const factory = (kind: string) =>
  `import { factories } from '@strapi/strapi';\n\nexport default factories.createCore${kind}('api::note.note' as never);\n`;

const schema = {
  kind: 'collectionType',
  collectionName: 'notes',
  info: { singularName: 'note', pluralName: 'notes', displayName: 'Note' },
  options: { draftAndPublish: false },
  attributes: { text: { type: 'string' } },
};

const routes = `import { authOf } from '#svc/access/strategies';

const answer = (ctx: { state: { user?: { username: string } }; body: unknown }) => {
  ctx.body = { user: ctx.state.user?.username ?? null };
};

export default {
  routes: [
    { method: 'GET', path: '/whoami', handler: [answer], config: {} },
    { method: 'GET', path: '/open', handler: [answer], config: { auth: false } },
    { method: 'GET', path: '/borrowed', handler: [answer], config: { auth: authOf({}) } },
  ],
};
`;

const files: Files = {
  'src/api/note/content-types/note/schema.json': JSON.stringify(schema),
  'src/api/note/routes/note.ts': factory('Router'),
  'src/api/note/controllers/note.ts': factory('Controller'),
  'src/api/note/services/note.ts': factory('Service'),
  'src/api/note/routes/other.ts': routes,
};

let project: string;
let service: Service;
let user: TestUser;

async function tick(type: string, action: string): Promise<void> {
  const role = await service.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type } });
  await service.strapi.db
    .query('plugin::users-permissions.permission')
    .create({ data: { action, role: (role as { id: number }).id } });
}

async function start(env: Record<string, string> = {}): Promise<void> {
  await service?.stop();
  service = await startService({ appDir: project, env });
  user = await makeUser(service.strapi, 'event-editor', 'Erika');
  await tick('event-editor', 'api::note.note.create');
  await tick('event-editor', 'plugin::users-permissions.user.me');
  await tick('public', 'api::note.note.find');
}

const create = (as?: { authorization: string }) =>
  service.call('POST', notes, { as, body: { data: { text: 'It rains' } } });

async function applicationPassword(): Promise<string> {
  const path = 'svc/auth/v1/application-passwords';
  const { body } = await service.call('POST', path, { as: user, body: { name: 'A program' } });
  return body.password as string;
}

const unauthorized = { data: null, error: { status: 401, name: 'UnauthorizedError' } };

beforeAll(async () => {
  project = await buildWith(files);
  await start();
}, 240_000);

describe('Basic on a plain route', () => {
  test('is the user, with the account password and with an application password (5.2)', async () => {
    expect((await create(user)).status).toBe(201);
    const program = basic(user.email, await applicationPassword());
    expect((await create(program)).status).toBe(201);
    for (const as of [user, program]) {
      const me = await service.call('GET', '/api/users/me', { as });
      expect([me.status, me.body.username]).toEqual([200, 'Erika']);
      expect(me.body).not.toHaveProperty('password');
    }
  });

  test('may do what the role has ticked, and not what others have (5.2)', async () => {
    const other = await makeUser(service.strapi, 'box-office', 'Otto');
    for (const answer of [await create(other), await service.call('GET', notes, { as: user })]) {
      expect([answer.status, answer.body.error.name]).toEqual([403, 'ForbiddenError']);
    }
  });

  test.each(['wrong', '', 'x'.repeat(100)])(
    'with the password %j is 401 (5.2)',
    async (password) => {
      for (const path of [notes, '/api/whoami']) {
        const answer = await service.call('GET', path, { as: basic(user.username, password) });
        expect([answer.status, answer.body]).toMatchObject([401, unauthorized]);
      }
    },
  );

  test('that cannot be read is 401', async () => {
    for (const authorization of ['Basic', 'Basic %%%', 'basic bm9jb2xvbg==']) {
      const answer = await service.call('GET', notes, { as: { authorization } });
      expect([answer.status, answer.body]).toMatchObject([401, unauthorized]);
    }
  });

  test('of an account that is blocked is 401', async () => {
    const blocked = await makeUser(service.strapi, 'event-editor', 'Berta');
    expect((await create(blocked)).status).toBe(201);
    await service.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: blocked.id }, data: { blocked: true } });
    expect((await create(blocked)).status).toBe(401);
  });

  test('needs https from other machines (5.2)', async () => {
    const answer = await service.call('POST', notes, {
      as: user,
      headers: { 'X-Forwarded-For': '198.51.100.7' },
      body: { data: {} },
    });
    expect([answer.status, answer.body]).toMatchObject([401, unauthorized]);
  });

  test('does not change an account with an application password (5.3)', async () => {
    await tick('event-editor', 'plugin::users-permissions.user.update');
    const program = basic(user.email, await applicationPassword());
    const path = `/api/users/${user.id}`;
    const body = { email: 'taken@example.test' };
    expect((await service.call('PUT', path, { as: program, body })).status).toBe(403);
    expect((await service.call('PUT', path, { as: user, body })).status).toBe(200);
  });

  test('is left to a route that is open, and to one that asks for nothing but a user', async () => {
    const read = async (path: string, as?: { authorization: string }) => {
      const { status, body } = await service.call('GET', path, { as });
      return [status, body.user];
    };
    expect(await read('/api/open', basic('nobody', 'x'))).toEqual([200, null]);
    expect(await read('/api/whoami', user)).toEqual([200, 'Erika']);
    expect((await read('/api/whoami'))[0]).toBe(401);
  });
});

test('whoever sends no Basic is answered as before', async () => {
  expect((await service.call('GET', notes)).status).toBe(200);
  expect((await create()).status).toBe(403);
  expect((await create(bearer('nonsense'))).status).toBe(401);
  const signIn = { identifier: user.username, password: user.password };
  const { body } = await service.call('POST', '/api/auth/local', { body: signIn });
  expect((await create(bearer(body.jwt as string))).status).toBe(201);
});

test("a plain route that takes the auth of the kit's routes lets nobody in", async () => {
  for (const as of [undefined, user, basic('nobody', 'x'), bearer('nonsense')]) {
    expect((await service.call('GET', '/api/borrowed', { as })).status).toBe(500);
  }
});

describe('with few tries', () => {
  beforeAll(() => start({ SIGN_IN_TRIES_PER_LOGIN: '3' }));

  test('wrong passwords are bounded as on the own routes, and counted with them (7.6)', async () => {
    const victim = await makeUser(service.strapi, 'event-editor', 'Viktor');
    const wrong = basic('Viktor', 'guess');
    for (const path of [notes, notes, 'svc/events/v1/venues']) {
      expect((await service.call('GET', path, { as: wrong })).status).toBe(401);
    }
    expect((await create(victim)).status).toBe(401);
    expect((await service.call('GET', 'svc/events/v1/venues', { as: victim })).status).toBe(401);
  });
});

describe('with BASIC_ON_PLAIN_ROUTES=false', () => {
  beforeAll(() => start({ BASIC_ON_PLAIN_ROUTES: 'false' }));

  test('plain routes ignore Basic, as Strapi does', async () => {
    expect((await service.call('GET', notes, { as: basic('nobody', 'x') })).status).toBe(200);
    expect((await create(user)).status).toBe(403);
    const own = { as: user, body: { title: 'Hall' } };
    expect((await service.call('POST', 'svc/events/v1/venues', own)).status).toBe(201);
  });
});
