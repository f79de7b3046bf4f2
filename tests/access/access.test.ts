import {
  basic,
  countQueries,
  type Handle,
  makeApiToken,
  makeUser,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { collections, eventBody, make, makeSignedIn } from '../support/events';

const { events, venues, organizers } = collections;
const capabilities = {
  events: [
    'delete_svc_events',
    'delete_svc_organizers',
    'delete_svc_venues',
    'edit_others_svc_events',
    'edit_svc_events',
    'edit_svc_organizers',
    'edit_svc_venues',
    'read_svc_event',
  ],
  tickets: [
    'delete_svc_attendees',
    'delete_svc_tickets',
    'edit_svc_attendees',
    'edit_svc_orders',
    'edit_svc_tickets',
  ],
};
const allActions = Object.entries(capabilities).flatMap(([namespace, names]) =>
  names.map((name) => `plugin::svc.${namespace}.${name}`),
);

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  // As behind a proxy, which alone says where a request comes from.
  service = await startService({ env: { TRUST_PROXY: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const statusOf = async (method: string, path: string, as?: Handle, body?: unknown) =>
  (await service.call(method, path, { as, body })).status;

/** A request that makes something, as a way to see whether somebody may. */
const makeVenue = (as?: Handle) => statusOf('POST', venues, as, { title: 'Allowed' });

describe('each operation asks for its capability (5.5)', () => {
  const somebodysEvent = async (status: string) =>
    `${events}/${(await make(service, manager, events, eventBody({ status }))).id}`;
  const aThing = async (path: string) =>
    `${path}/${(await make(service, manager, path, { title: 'A thing' })).id}`;

  const operations: [string, string, () => Promise<string> | string, unknown, string][] = [
    ['list drafts', 'GET', () => `${events}?status=draft`, undefined, 'edit_svc_events'],
    ['list the pending', 'GET', () => `${events}?status=pending`, undefined, 'edit_svc_events'],
    ['read a draft', 'GET', () => somebodysEvent('draft'), undefined, 'read_svc_event'],
    ['read a private event', 'GET', () => somebodysEvent('private'), undefined, 'read_svc_event'],
    ['create an event', 'POST', () => events, eventBody(), 'edit_svc_events'],
    ["update another's event", 'PUT', () => somebodysEvent('draft'), {}, 'edit_others_svc_events'],
    ['delete an event', 'DELETE', () => somebodysEvent('draft'), undefined, 'delete_svc_events'],
    ['create a venue', 'POST', () => venues, { title: 'x' }, 'edit_svc_venues'],
    ['update a venue', 'PUT', () => aThing(venues), {}, 'edit_svc_venues'],
    ['delete a venue', 'DELETE', () => aThing(venues), undefined, 'delete_svc_venues'],
    ['create an organizer', 'POST', () => organizers, { title: 'x' }, 'edit_svc_organizers'],
    ['update an organizer', 'PUT', () => aThing(organizers), {}, 'edit_svc_organizers'],
    ['delete an organizer', 'DELETE', () => aThing(organizers), undefined, 'delete_svc_organizers'],
  ];

  test.each(operations)('to %s', async (_, method, path, body, capability) => {
    const action = `plugin::svc.events.${capability}`;
    const holder = await makeApiToken(service.strapi, [action]);
    const rest = await makeApiToken(
      service.strapi,
      allActions.filter((one) => one !== action),
    );
    const address = await path();
    expect(await statusOf(method, address, undefined, body)).toBe(401);
    expect(await statusOf(method, address, rest, body)).toBe(403);
    expect(await statusOf(method, address, holder, body)).toBeLessThan(300);
  });

  interface RoleScreen {
    getActions(options: {
      defaultEnable: boolean;
    }): Record<string, { controllers: Record<string, Record<string, unknown>> }>;
  }

  /** Of types that a project's own may name (5.10). */
  const reads = ['category', 'event', 'organizer', 'tag', 'ticket', 'venue'].flatMap((type) => [
    `plugin::svc.${type}.find`,
    `plugin::svc.${type}.findOne`,
  ]);

  test('and exactly the capabilities, and reads of open types, are tick boxes on the screen of a role', () => {
    const screen = service.strapi
      .plugin('users-permissions')
      .service('users-permissions') as unknown as RoleScreen;
    const ticks = Object.entries(screen.getActions({ defaultEnable: false }))
      .filter(([api]) => api.startsWith('plugin::svc'))
      .flatMap(([api, { controllers }]) =>
        Object.entries(controllers).flatMap(([controller, actions]) =>
          Object.keys(actions).map((action) => `${api}.${controller}.${action}`),
        ),
      );
    expect(ticks.sort()).toEqual([...allActions, ...reads].sort());
  });
});

describe('a user of the host (5.1)', () => {
  test('is known by a Bearer token and by Basic with user name or e-mail (5.2)', async () => {
    const user = await makeUser(service.strapi, 'event-editor', 'Known.User');
    const { password, username, email } = user;
    for (const as of [
      basic(username, password),
      basic(email, password),
      basic(email.toUpperCase(), password),
      { authorization: basic(username, password).authorization.replace('Basic', 'bASIC') },
    ]) {
      expect(await makeVenue(as)).toBe(201);
    }
    const { body } = await service.call('POST', '/api/auth/local', {
      body: { identifier: email, password },
    });
    expect(await makeVenue({ authorization: `Bearer ${body.jwt}` })).toBe(201);
  });

  test('may have colons and other letters in the password (5.2)', async () => {
    const user = await makeUser(service.strapi, 'event-editor', 'colons');
    const password = 'a:b:ü:日 c';
    await service.strapi.plugin('users-permissions').service('user').edit(user.id, { password });
    expect(await makeVenue(basic('colons', password))).toBe(201);
    expect(await makeVenue(basic('colons', 'a'))).toBe(401);
    expect(await makeVenue(user)).toBe(401);
  });

  test('cannot sign in once blocked, with a token from before neither (1.8)', async () => {
    const user = await makeSignedIn(service, 'event-editor', 'blocked');
    const password = basic(user.username, user.password);
    expect([await makeVenue(user), await makeVenue(password)]).toEqual([201, 201]);
    const users = service.strapi.db.query('plugin::users-permissions.user');
    await users.update({ where: { id: user.id }, data: { blocked: true } });
    expect([await makeVenue(user), await makeVenue(password)]).toEqual([401, 401]);
    expect(await statusOf('GET', events, user)).toBe(401);
    expect(await statusOf('GET', events, password)).toBe(401);
    await users.update({ where: { id: user.id }, data: { blocked: false } });
    expect([await makeVenue(user), await makeVenue(password)]).toEqual([201, 201]);
  });

  test('gains and loses what the role has ticked with the next request (5.5)', async () => {
    const user = await makeSignedIn(service, 'box-office', 'ticked');
    const password = basic(user.username, user.password);
    const both = async () => [await makeVenue(user), await makeVenue(password)];
    expect(await both()).toEqual([403, 403]);
    const role = await service.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'box-office' } });
    const ticks = service.strapi.db.query('plugin::users-permissions.permission');
    const action = 'plugin::svc.events.edit_svc_venues';
    const { id } = await ticks.create({ data: { action, role: role.id } });
    expect(await both()).toEqual([201, 201]);
    await ticks.delete({ where: { id } });
    expect(await both()).toEqual([403, 403]);
  });

  test('changes with the role (5.5)', async () => {
    const user = await makeSignedIn(service, 'authenticated', 'promoted');
    expect(await makeVenue(user)).toBe(403);
    const role = await service.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'event-author' } });
    await service.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: user.id }, data: { role: role.id } });
    expect(await makeVenue(user)).toBe(201);
    expect(await makeVenue(basic(user.username, user.password))).toBe(201);
  });

  test('sends no password over plain http from afar (5.2)', async () => {
    const user = await makeUser(service.strapi, 'event-editor', 'afar');
    const from = async (headers: Record<string, string>) => {
      const { status, body } = await service.call('GET', events, { as: user, headers });
      return `${status} ${body.code ?? ''}`;
    };
    const afar = '203.0.113.7';
    expect(await from({ 'X-Forwarded-For': afar })).toBe('401 rest_https_required');
    expect(await from({ 'X-Forwarded-For': afar, 'X-Forwarded-Proto': 'https' })).toBe('200 ');
    expect(await from({})).toBe('200 ');
    expect(
      (await service.call('GET', events, { headers: { 'X-Forwarded-For': afar } })).status,
    ).toBe(200);
  });
});

describe("an API token of the panel's (5.1)", () => {
  test('may do everything with full access', async () => {
    const as = await makeApiToken(service.strapi, 'full-access');
    const { id } = await make(service, manager, events, eventBody());
    expect(await statusOf('PUT', `${events}/${id}`, as, { title: 'x' })).toBe(200);
    expect(await statusOf('DELETE', `${events}/${id}?force=true`, as)).toBe(200);
    expect(await makeVenue(as)).toBe(201);
  });

  test('may read what is public with read access, and write nothing', async () => {
    const as = await makeApiToken(service.strapi, 'read-only');
    expect(await statusOf('GET', events, as)).toBe(200);
    expect(await makeVenue(as)).toBe(403);
  });

  test('may do what it has ticked, from the next request on (5.5)', async () => {
    const as = await makeApiToken(service.strapi, ['plugin::svc.events.delete_svc_venues']);
    expect(await makeVenue(as)).toBe(403);
    const tokens = service.strapi.db.query('admin::api-token-permission');
    const [{ token }] = await tokens.findMany({
      where: { action: 'plugin::svc.events.delete_svc_venues' },
      orderBy: { id: 'desc' },
      populate: ['token'],
    });
    await tokens.create({
      data: { action: 'plugin::svc.events.edit_svc_venues', token: token.id },
    });
    expect(await makeVenue(as)).toBe(201);
  });

  test('is nothing once it has expired', async () => {
    const as = await makeApiToken(service.strapi, 'full-access');
    await service.strapi.db
      .connection('strapi_api_tokens')
      .update({ expires_at: new Date(Date.now() - 1000) });
    const { status, body } = await service.call('GET', events, { as });
    expect([status, body.code]).toEqual([401, 'rest_invalid_credentials']);
  });
});

describe('own events and those of others (2.18)', () => {
  test.each([
    ['event-author', 'own', 200],
    ['event-author', "another's", 403],
    ['event-editor', "another's", 200],
    ['event-manager', "another's", 200],
    ['box-office', "another's", 403],
  ] as const)('%s updating %s gets %i', async (role, whose, status) => {
    const user = await makeSignedIn(service, role, `${role} ${whose}`.replace(/\W/g, '-'));
    const owner = whose === 'own' ? user : manager;
    const { id } = await make(service, owner, events, eventBody());
    for (const method of ['PUT', 'PATCH', 'POST']) {
      expect(await statusOf(method, `${events}/${id}`, user, { title: 'x' })).toBe(status);
    }
    for (const body of [{ status: 'publish' }, { title: '' }]) {
      const expected = status === 200 && body.title === '' ? 400 : status;
      expect(await statusOf('PUT', `${events}/${id}`, user, body)).toBe(expected);
    }
  });
});

describe('a public read (5.1)', () => {
  test('makes no query for users, roles or tokens', async () => {
    const { id } = await make(service, manager, events, eventBody({ status: 'publish' }));
    const venue = await make(service, manager, venues, { title: 'Read' });
    for (const path of [events, `${events}/${id}`, venues, `${venues}/${venue.id}`, organizers]) {
      const { result, queries } = await countQueries(service.strapi, () =>
        service.call('GET', path),
      );
      expect(result.status).toBe(200);
      expect(queries.length).toBeGreaterThan(0);
      expect(queries.join('\n')).not.toMatch(/up_|strapi_|admin_|session/);
    }
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

  test('have the capabilities their work needs; buyers and guests have none', async () => {
    expect(await ticksOf('event-manager')).toEqual(
      [...capabilities.events, ...capabilities.tickets].sort(),
    );
    expect(await ticksOf('event-editor')).toEqual(capabilities.events);
    expect(await ticksOf('event-author')).toEqual([
      'edit_svc_events',
      'edit_svc_organizers',
      'edit_svc_venues',
    ]);
    expect(await ticksOf('box-office')).toEqual(['edit_svc_attendees', 'edit_svc_orders']);
    expect(await ticksOf('authenticated')).toEqual([]);
    expect(await ticksOf('public')).toEqual([]);
  });
});
