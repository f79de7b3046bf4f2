import {
  bearer,
  countQueries,
  makeApiToken,
  makeUser,
  type Service,
  startService,
} from '../support';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

const nothing = 'svc/events/v1/nothing';

describe('a path that no endpoint has', () => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'answers %s with rest_no_route',
    async (method) => {
      const { status, body } = await service.call(method, nothing);
      expect(status).toBe(404);
      expect(body).toEqual({
        code: 'rest_no_route',
        message: 'No route was found matching the URL and request method.',
        data: { status: 404 },
      });
    },
  );

  test('answers HEAD with the status alone', async () => {
    const { status, headers, body } = await service.call('HEAD', nothing);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toBeNull();
  });

  test('reveals nothing of the framework', async () => {
    const { headers } = await service.call('DELETE', nothing);
    expect(headers.get('allow')).toBeNull();
  });
});

describe('the makers', () => {
  test('make a user of each role, who can sign in at the host', async () => {
    const roles = ['event-manager', 'event-editor', 'event-author', 'box-office', 'authenticated'];
    for (const role of roles as Parameters<typeof makeUser>[1][]) {
      const { id, username, password } = await makeUser(service.strapi, role, `one-${role}`);
      const { status, body } = await service.call('POST', '/api/auth/local', {
        body: { identifier: username, password },
      });
      expect(status).toBe(200);
      expect(body.user.id).toBe(id);
    }
  });

  test('make an API token that the host knows', async () => {
    const token = await makeApiToken(service.strapi, ['plugin::svc.events.edit_svc_events']);
    const known = await service.call('GET', '/api/users/me', { as: token });
    const unknown = await service.call('GET', '/api/users/me', { as: bearer('0'.repeat(256)) });
    expect([known.status, unknown.status]).toEqual([403, 401]);
  });
});

describe('the query counter', () => {
  const count = () => service.strapi.db.query('plugin::users-permissions.role').count();

  test('sees the statements of a piece of work and no others', async () => {
    await count();
    const { result, queries } = await countQueries(service.strapi, count);
    await count();
    expect(result).toBeGreaterThan(5);
    expect(queries).toHaveLength(1);
    expect(queries[0]).toMatch(/^select count/i);
  });

  test('sees what is asked in a transaction, without its beginning and end', async () => {
    const { queries } = await countQueries(service.strapi, () =>
      service.strapi.db.transaction(count),
    );
    expect(queries).toHaveLength(1);
  });

  test('sees what a request asks, and that an unknown path asks nothing', async () => {
    const { queries } = await countQueries(service.strapi, () => service.call('GET', nothing));
    expect(queries).toEqual([]);
  });
});
