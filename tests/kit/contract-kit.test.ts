import {
  type Handle,
  basic,
  bearer,
  countQueries,
  makeApiToken,
  makeUser,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { natively } from '#svc/testing/natively';
import { builtKit } from '../support/built-kit';

const { errors } = natively<typeof import('@strapi/utils')>('@strapi/utils');

/** Things that no service has: numbers from 1 to 25, which managers may add to. */
function numberEndpoints() {
  const kit = builtKit();
  const { anyone, created, endpoint, withCapability, integer, list, ok, required, text } = kit;
  const output = { id: integer(), half: integer() };
  const numbers = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, half: index / 2 }));
  const path = 'svc/probe/v1/numbers';
  const read = endpoint({
    method: 'GET',
    path,
    summary: 'The numbers',
    access: anyone,
    query: { above: integer() },
    output,
    paged: true,
    handle: ({ query: { above = 0 }, page }) => {
      const found = numbers.filter(({ id }) => id > above);
      const from = kit.offsetOf(page);
      const items = found.slice(from, from + page.perPage);
      return Promise.resolve(list(page, { items, total: found.length }));
    },
  });
  const add = endpoint({
    method: 'POST',
    path,
    summary: 'One more',
    access: withCapability('edit_svc_events'),
    body: { name: required(text({ min: 1 })), size: integer({ max: 9 }) },
    output,
    handle: () => Promise.resolve(created({ id: 26 }, path, 26)),
  });
  const change = endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Another',
    access: withCapability('edit_svc_events'),
    body: { name: required(text({ min: 1 })) },
    output,
    handle: ({ id, body }) => Promise.resolve(ok({ id, ...body })),
  });
  const fail = endpoint({
    method: 'GET',
    path: 'svc/probe/v1/failure',
    summary: 'Breaks',
    access: anyone,
    output,
    handle: () => Promise.reject(new Error('select password from up_users')),
  });
  const refuse = endpoint({
    method: 'GET',
    path: 'svc/probe/v1/refusal',
    summary: 'Writes what the host refuses',
    access: anyone,
    output,
    query: { of: text() },
    handle({ query: { of } }) {
      const details = { errors: [{ path: ['startDate'], message: 'is no date', name: 'x' }] };
      throw new errors.ValidationError('Invalid date', of === 'attribute' ? details : undefined);
    },
  });
  const old = endpoint({
    method: 'GET',
    path: 'svc/probe/v1/old-numbers',
    operationId: 'listOldNumbers',
    summary: 'The numbers of before',
    access: anyone,
    deprecated: { since: '2026-11-01', sunset: '2027-11-01', link: 'https://svc.example/numbers' },
    output,
    paged: true,
    conditional: 'code',
    handle: ({ page }) =>
      Promise.resolve(list(page, { items: numbers.slice(0, page.perPage), total: 25 })),
  });
  // A plain route below our paths, whose handler the kit does not call.
  const plain = {
    method: 'GET',
    path: '/svc/probe/v1/plain',
    handler: ({ query: { of } }: { query: { of?: string } }) =>
      refuse.handle({ query: { of } } as never),
    config: { auth: false },
  };
  return [...kit.routesOf([read, add, change, fail, refuse, old]).routes, plain];
}

const numbers = 'svc/probe/v1/numbers';
let service: Service;
let manager: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  service = await startService({
    beforeListening: (strapi) => {
      const routes = numberEndpoints() as never;
      strapi.server.routes({ type: 'content-api', routes });
    },
  });
  manager = await makeUser(service.strapi, 'event-manager', 'manager');
  buyer = await makeUser(service.strapi, 'authenticated', 'buyer');
});

describe('what will not stay', () => {
  const old = 'svc/probe/v1/old-numbers';
  const said = { deprecation: '@1793491200', sunset: 'Mon, 01 Nov 2027 00:00:00 GMT' };
  const instead = '<https://svc.example/numbers>; rel="deprecation"; type="text/html"';

  test('says so in each answer, whatever it is and whoever asks (1.24)', async () => {
    const first = await service.call('GET', old, { query: { per_page: 10 } });
    const etag = first.headers.get('etag')!;
    const again = await service.call('GET', old, { query: { per_page: 10 } });
    const same = { query: { per_page: 10 }, headers: { 'If-None-Match': etag } };
    const answers = [
      first,
      again,
      await service.call('GET', old, same),
      await service.call('GET', old, { as: manager, query: { per_page: 10 } }),
      await service.call('GET', old, { query: { per_page: 'many' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 200, 400]);
    for (const { status, headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject(said);
      // A 304 repeats no links: the answer that the client has has them.
      expect(status === 304 || headers.get('link')!.startsWith(instead)).toBe(true);
    }
    expect(first.headers.get('link')).toMatch(/, <http.*page=2>; rel="next"$/);
  });

  test('is told pages on other origins, and described (1.24, 5.8, 6.5)', async () => {
    const headers = { Origin: 'https://elsewhere.example' };
    const answer = await service.call('GET', old, { headers });
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/Deprecation.*Sunset/);
    const { body } = await service.call('GET', 'svc/doc');
    const { get } = body.paths[`/${old}`];
    expect([get.deprecated, get.description]).toEqual([
      true,
      'Public. Deprecated since 2026-11-01, and may be gone from 2027-11-01 on. Instead: https://svc.example/numbers',
    ]);
    expect(Object.keys(get.responses['200'].headers as object)).toEqual(
      expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
    );
  });

  test('is nothing that others are told of', async () => {
    const { headers } = await service.call('GET', numbers);
    expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([null, null]);
  });
});

describe('who somebody is', () => {
  const one = { body: { name: 'one' } };

  test('a guest reads what is public, without a question to the database', async () => {
    const { result, queries } = await countQueries(service.strapi, () =>
      service.call('GET', numbers),
    );
    expect(result.status).toBe(200);
    expect(queries).toEqual([]);
  });

  test('a guest who writes is asked to sign in, whatever the body', async () => {
    for (const body of [undefined, { size: 'x' }, { name: 'one' }]) {
      const answer = await service.call('POST', numbers, { body });
      expect([answer.status, answer.body.code]).toEqual([401, 'rest_not_logged_in']);
    }
  });

  test('a user without the capability is told so', async () => {
    const { status, body } = await service.call('POST', numbers, { ...one, as: buyer });
    expect([status, body.code]).toEqual([403, 'rest_forbidden']);
  });

  test('a user signs in with the user name or the e-mail address', async () => {
    for (const login of [manager.username, manager.email, manager.email.toUpperCase()]) {
      const as = basic(login, manager.password);
      expect((await service.call('POST', numbers, { ...one, as })).status).toBe(201);
    }
  });

  /** What was sent is named, and where that is nothing known, Basic (8.11). */
  const schemeOf = ({ authorization }: Handle) =>
    authorization?.startsWith('Bearer ') ? /^Bearer realm=/ : /^Basic realm=/;

  test.each([
    ['a wrong password', basic('manager', 'wrong')],
    ['an unknown user', basic('nobody', 'wrong')],
    ['an unknown Bearer token', bearer('0'.repeat(256))],
    ['a Bearer token that is no token', bearer('nonsense')],
    ['an unreadable Basic header', { authorization: 'Basic !' }],
    ['a Basic header without a colon', { authorization: 'Basic bm9ib2R5' }],
    ['another scheme', { authorization: 'Digest username="manager"' }],
  ])('%s is told so, even where anybody may read', async (_, as) => {
    for (const method of ['GET', 'POST']) {
      const { status, body, headers } = await service.call(method, numbers, { as });
      expect([status, body.code]).toEqual([401, 'rest_invalid_credentials']);
      expect(headers.get('www-authenticate')).toMatch(schemeOf(as));
    }
  });

  test('a Bearer token of the host stands for its user', async () => {
    const { body } = await service.call('POST', '/api/auth/local', {
      body: { identifier: 'manager', password: manager.password },
    });
    const { status } = await service.call('POST', numbers, { ...one, as: bearer(body.jwt) });
    expect(status).toBe(201);
  });

  test('an API token may do what is ticked on it, or everything', async () => {
    const { strapi, call } = service;
    const may = await makeApiToken(strapi, ['plugin::svc.events.edit_svc_events']);
    const mayNot = await makeApiToken(strapi, ['plugin::svc.events.edit_svc_venues']);
    const mayAll = await makeApiToken(strapi, 'full-access');
    const readOnly = await makeApiToken(strapi, 'read-only');
    const statuses = [];
    for (const as of [may, mayNot, mayAll, readOnly]) {
      statuses.push((await call('POST', numbers, { ...one, as })).status);
    }
    expect(statuses).toEqual([201, 403, 201, 403]);
    expect((await call('GET', numbers, { as: mayNot })).status).toBe(200);
  });

  test('a user who is blocked signs in no longer', async () => {
    const blocked = await makeUser(service.strapi, 'event-manager', 'blocked');
    await service.strapi.db
      .query('plugin::users-permissions.user')
      .update({ where: { id: blocked.id }, data: { blocked: true } });
    const { status } = await service.call('GET', numbers, { as: blocked });
    expect(status).toBe(401);
  });
});

describe('parameters', () => {
  test('that are missing are all named, before those that are wrong', async () => {
    const { status, body } = await service.call('POST', numbers, {
      body: { size: 99 },
      as: manager,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'rest_missing_callback_param',
      data: { params: ['name'] },
    });
  });

  test('that are wrong are all named, with what is allowed', async () => {
    const { status, body } = await service.call('POST', numbers, {
      body: { name: ['one'], size: 10 },
      as: manager,
    });
    expect(status).toBe(400);
    expect(body.code).toBe('rest_invalid_param');
    expect(body.data.params).toEqual({
      name: 'must be text',
      size: 'must be a whole number, from 0 to 9',
    });
  });

  test('that are objects with names of their own for what objects do are wrong, no more', async () => {
    for (const name of [{ toString: 'x' }, { valueOf: 1 }, { length: 1 }]) {
      const { status, body } = await service.call('POST', numbers, { body: { name }, as: manager });
      expect([status, body.data.params]).toEqual([400, { name: 'must be text' }]);
    }
  });

  test.each(['PUT', 'PATCH', 'POST'])('an update with %s needs none', async (method) => {
    const { status, body } = await service.call(method, `${numbers}/7`, { as: manager });
    expect([status, body]).toEqual([200, { id: 7 }]);
  });

  test.each(['{}x', '[]', '[1]', '"text"', '7'])('the body %s is no object', async (body) => {
    const answer = await service.call('POST', numbers, { body, as: manager });
    expect([answer.status, answer.body.code]).toEqual([400, 'rest_invalid_json']);
  });

  test.each(['abc', '1x', '1.5', '-1', '%00', '1e3'])('the id %s is no id', async (id) => {
    const { status, body } = await service.call('PUT', `${numbers}/${id}`, { as: manager });
    expect([status, body.code]).toEqual([404, 'rest_no_route']);
  });

  test('in a query may be neither objects nor lists', async () => {
    for (const query of ['page[]=1', 'page[a]=1', 'page=1&page=2', 'above[x]=1']) {
      const { status, body } = await service.call('GET', `${numbers}?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'rest_invalid_param']);
    }
  });
});

describe('a list', () => {
  test('says how many there are, and where the next and the previous page is', async () => {
    const { headers, body } = await service.call('GET', numbers, { query: { page: 2, above: 1 } });
    expect(body).toHaveLength(10);
    expect(headers.get('x-api-total')).toBe('24');
    expect(headers.get('x-api-totalpages')).toBe('3');
    expect(headers.get('link')).toBe(
      `<${service.env.PUBLIC_URL}/api/${numbers}?page=1&above=1>; rel="prev", ` +
        `<${service.env.PUBLIC_URL}/api/${numbers}?page=3&above=1>; rel="next"`,
    );
  });

  test('has the same headers for HEAD', async () => {
    const { status, headers, body } = await service.call('HEAD', numbers);
    expect([status, body]).toEqual([200, null]);
    expect(headers.get('x-api-total')).toBe('25');
    expect(headers.get('link')).toMatch(/rel="next"$/);
  });

  test('has no page past its end', async () => {
    const { status, body } = await service.call('GET', numbers, { query: { page: 4 } });
    expect([status, body.code]).toEqual([400, 'rest_post_invalid_page_number']);
  });

  test('without items is empty on any page', async () => {
    const query = { above: 25, page: 4 };
    const { status, body, headers } = await service.call('GET', numbers, { query });
    expect([status, body, headers.get('x-api-totalpages')]).toEqual([200, [], '0']);
  });

  test.each(['page=0', 'page=x', 'page=-1', 'per_page=0', 'per_page=101', 'per_page=1e1', 'page='])(
    'is not asked for with %s',
    async (query) => {
      const { status, body } = await service.call('GET', `${numbers}?${query}`);
      expect(status).toBe(400);
      expect(Object.keys(body.data.params as object)).toEqual([query.split('=')[0]]);
    },
  );
});

describe('a page on another origin', () => {
  const Origin = 'https://elsewhere.example.test';
  const words = (text: string | null) => (text ?? '').toLowerCase().split(/\s*,\s*/);

  test('may ask by every method and with our headers, and without cookies (5.8)', async () => {
    const { status, headers } = await service.call('OPTIONS', numbers, {
      headers: { Origin, 'Access-Control-Request-Method': 'PATCH' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, Origin]);
    expect(words(headers.get('access-control-allow-methods'))).toEqual(
      expect.arrayContaining(['get', 'head', 'post', 'put', 'patch', 'delete']),
    );
    expect(words(headers.get('access-control-allow-headers'))).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'x-api-nonce',
        'x-api-cart',
        'idempotency-key',
        'if-none-match',
        'if-match',
      ]),
    );
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test.each([numbers, `${numbers}/nothing`])('may read our headers of %s (5.8)', async (path) => {
    const { headers } = await service.call('GET', path, { headers: { Origin } });
    expect(headers.get('access-control-allow-origin')).toBe(Origin);
    expect(words(headers.get('access-control-expose-headers'))).toEqual(
      expect.arrayContaining([
        'x-api-total',
        'x-api-totalpages',
        'link',
        'location',
        'etag',
        'x-api-nonce',
        'x-api-cart',
        'idempotent-replayed',
      ]),
    );
  });
});

describe('an answer', () => {
  test('has the wanted fields only, where some are named', async () => {
    const query = { _fields: ['id', 'nonsense'], per_page: 2 };
    expect((await service.call('GET', numbers, { query })).body).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('is never filtered when it is an error', async () => {
    const { body } = await service.call('GET', numbers, { query: { _fields: 'code', page: 99 } });
    expect(body.data).toEqual({ status: 400 });
  });

  test('to a creation says where the new thing is', async () => {
    const { status, headers } = await service.call('POST', numbers, {
      body: { name: 'one' },
      as: manager,
    });
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`${service.env.PUBLIC_URL}/api/${numbers}/26`);
  });

  test.each([
    ['', { body: 'Invalid date' }],
    ['attribute', { start_date: 'is no date' }],
  ])("to what the host's validation refuses is 400: %j (1.3)", async (of, params) => {
    for (const path of ['svc/probe/v1/refusal', 'svc/probe/v1/plain']) {
      const { status, body } = await service.call('GET', path, { query: { of } });
      expect([path, status, body]).toMatchObject([
        path,
        400,
        { code: 'rest_invalid_param', data: { params } },
      ]);
    }
  });

  test('to a failure of ours gives nothing away', async () => {
    service.strapi.log.silent = true;
    const { status, body } = await service.call('GET', 'svc/probe/v1/failure');
    service.strapi.log.silent = false;
    expect([status, body.code]).toEqual([500, 'rest_internal_error']);
    expect(JSON.stringify(body)).not.toContain('password');
  });
});
