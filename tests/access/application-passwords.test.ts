import type { UID } from '@strapi/strapi';
import {
  basic,
  countQueries,
  type Handle,
  makeUser,
  type RoleType,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { collections, makeSignedIn, panelDocuments } from '../support/events';

const { venues } = collections;
const collection = 'svc/auth/v1/application-passwords';

let service: Service;

beforeAll(async () => {
  service = await startService({ env: { TRUST_PROXY: 'true' } });
});

afterEach(() => jest.restoreAllMocks());

let users = 0;
const newUser = (role: RoleType = 'event-editor') =>
  makeSignedIn(service, role, `user${(users += 1)}`);

interface Made {
  uuid: string;
  name: string;
  created: string;
  last_used: string | null;
  last_ip: string | null;
  password: string;
}

async function makePassword(as: Handle, name = 'A program'): Promise<Made> {
  const { status, body } = await service.call('POST', collection, { as, body: { name } });
  expect(status).toBe(201);
  return body as Made;
}

/** Status and code of a write that needs a capability. */
async function write(as: Handle, headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await service.call('POST', venues, {
    as,
    headers,
    body: { title: 'Written' },
  });
  return status === 201 ? '201' : `${status} ${body.code}`;
}

const refused = '401 rest_invalid_credentials';

const rowOf = (uuid: string) =>
  service.strapi.db
    .connection('svc_application_passwords')
    .where({ uuid })
    .first() as Promise<Record<string, unknown> | null>;

const bcrypt = () =>
  jest.spyOn(
    service.strapi.plugin('users-permissions').service('user') as {
      validatePassword(password: string, hash: string): Promise<boolean>;
    },
    'validatePassword',
  );

describe('creating an application password', () => {
  test('shows the password once, in six groups of four (5.3)', async () => {
    const user = await newUser();
    const { status, body, headers } = await service.call('POST', collection, {
      as: user,
      body: { name: ' A telephone ', uuid: 'x', user_id: 1, password: 'abcd' },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      name: 'A telephone',
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
      last_used: null,
      last_ip: null,
      password: expect.stringMatching(/^([A-Za-z0-9]{4} ){5}[A-Za-z0-9]{4}$/),
    });
    expect(Math.abs(Date.parse(body.created) - Date.now())).toBeLessThan(60_000);
    expect(headers.get('location')).toMatch(new RegExp(`/api/${collection}/${body.uuid}$`));
    expect(headers.get('cache-control')).toBe('no-store');

    const { password, ...shown } = body as Made;
    const one = `${collection}/${body.uuid}`;
    expect((await service.call('GET', one, { as: user })).body).toEqual(shown);
    expect((await service.call('GET', collection, { as: user })).body).toEqual([shown]);
    const renamed = await service.call('PUT', one, { as: user, body: { name: 'x' } });
    expect(renamed.body).toEqual({ ...shown, name: 'x' });
    const gone = await service.call('DELETE', one, { as: user });
    expect(gone.body).toEqual({ deleted: true, previous: { ...shown, name: 'x' } });
    expect(password).toHaveLength(29);
  });

  test('stores a digest, and the password nowhere (5.3)', async () => {
    const { password, uuid } = await makePassword(await newUser());
    const bare = password.replaceAll(' ', '');
    const row = (await rowOf(uuid))!;
    expect(row.digest).toMatch(/^[0-9a-f]{64}$/);
    const stored = JSON.stringify(row);
    const plainly = [password, bare, bare.slice(0, 8), bare.toLowerCase()];
    const encoded = (['base64', 'hex'] as const).map((form) => Buffer.from(bare).toString(form));
    for (const form of [...plainly, ...encoded]) {
      expect(stored.toLowerCase()).not.toContain(form.toLowerCase());
    }
  });

  test.each([
    ['no name', {}, 'rest_missing_callback_param'],
    ['a name of blanks', { name: '  ' }, 'rest_invalid_param'],
    ['a name that is no text', { name: 5 }, 'rest_invalid_param'],
    ['a name that is too long', { name: 'x'.repeat(256) }, 'rest_invalid_param'],
    ['a name with NUL', { name: 'a\0b' }, 'rest_invalid_param'],
  ])('with %s is rejected (5.3)', async (_, body, code) => {
    const as = await newUser();
    const answer = await service.call('POST', collection, { as, body });
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect((await service.call('GET', collection, { as })).body).toEqual([]);
  });

  test('accepts a name that is already used (5.3)', async () => {
    const as = await newUser();
    const [one, other] = [await makePassword(as, 'Same'), await makePassword(as, 'Same')];
    expect(one.uuid).not.toBe(other.uuid);
    expect(one.password).not.toBe(other.password);
  });
});

describe('a program that signed in with an application password', () => {
  let user: TestUser;
  let program: Handle;
  let own: Made;

  beforeAll(async () => {
    user = await newUser();
    own = await makePassword(user);
    program = basic(user.username, own.password);
  });

  test.each<[string, 'POST' | 'PUT', () => string]>([
    ['make one', 'POST', () => collection],
    ['rename its own', 'PUT', () => `${collection}/${own.uuid}`],
  ])('may not %s (7.14)', async (_, method, path) => {
    const { status, body } = await service.call(method, path(), {
      as: program,
      body: { name: 'Another' },
    });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'rest_forbidden' });
    expect((await service.call('GET', collection, { as: user })).body).toHaveLength(1);
  });

  test('may not make one in a batch (7.14)', async () => {
    const requests = [{ method: 'POST', path: collection, body: { name: 'Another' } }];
    await service.call('POST', 'batch/v1', { as: program, body: { requests } });
    expect((await service.call('GET', collection, { as: user })).body).toHaveLength(1);
  });

  test('may list, and revoke others and itself (7.14)', async () => {
    const other = await makePassword(user, 'Other');
    const list = await service.call('GET', collection, { as: program });
    expect(list.body.map(({ uuid }: Made) => uuid)).toEqual([own.uuid, other.uuid]);
    for (const { uuid } of [other, own]) {
      const { status } = await service.call('DELETE', `${collection}/${uuid}`, { as: program });
      expect(status).toBe(200);
    }
    expect(await write(program)).toBe(refused);
  });
});

test('a user has at most 50 application passwords, however many are asked for at once (7.14)', async () => {
  const user = await newUser();
  for (let made = 0; made < 45; made += 1) await makePassword(user);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      service.call('POST', collection, { as: user, body: { name: 'At once' } }),
    ),
  );
  const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim()).sort();
  const fit = Array<string>(5).fill('201');
  expect(outcomes).toEqual([...fit, ...Array<string>(5).fill('400 rest_cannot_create')]);
  const list = await service.call('GET', `${collection}?per_page=100`, { as: user });
  expect(list.body).toHaveLength(50);
  const [oldest] = list.body as Made[];
  await service.call('DELETE', `${collection}/${oldest!.uuid}`, { as: user });
  await makePassword(user, 'In its place');
});

describe('signing in with an application password', () => {
  test('works with or without spaces, with the user name or the e-mail address (5.3)', async () => {
    const { username, email, ...user } = await newUser();
    const { password } = await makePassword(user);
    const bare = password.replaceAll(' ', '');
    for (const as of [
      basic(username, password),
      basic(username, bare),
      basic(username, ` ${bare.slice(0, 5)}  ${bare.slice(5)} `),
      basic(email, password),
      basic(email.toUpperCase(), bare),
    ]) {
      expect(await write(as)).toBe('201');
    }
  });

  test('costs one look-up of its digest by index, and no bcrypt (5.3)', async () => {
    const user = await newUser();
    const { password } = await makePassword(user);
    const as = basic(user.username, password);
    expect(await write(as)).toBe('201');
    const compared = bcrypt();
    const { result, queries } = await countQueries(service.strapi, () =>
      service.call('GET', collection, { as }),
    );
    expect(result.status).toBe(200);
    expect(compared).not.toHaveBeenCalled();
    expect(queries.filter((query) => /digest/.test(query))).toHaveLength(1);
    // Who it is and what the role has ticked; then the list with its total.
    expect(queries).toHaveLength(3);
    const { schemaInspector } = service.strapi.db.dialect;
    expect(await schemaInspector.getIndexes('svc_application_passwords')).toContainEqual(
      expect.objectContaining({ columns: ['digest'], type: 'unique' }),
    );
  });

  test('has the capabilities of the user, no more (5.3)', async () => {
    const user = await newUser('box-office');
    const { password } = await makePassword(user);
    expect(await write(basic(user.username, password))).toBe('403 rest_forbidden');
  });

  test('works only with the login of its own user (5.3)', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const { password } = await makePassword(owner);
    await makePassword(other);
    for (const login of [other.username, other.email, 'nobody', `${owner.username}x`]) {
      expect(await write(basic(login, password))).toBe(refused);
    }
    expect(await write(basic(owner.username, password))).toBe('201');
  });

  test('a wrong application password is refused like any wrong password (5.3)', async () => {
    const user = await newUser();
    const { password } = await makePassword(user);
    const bare = password.replaceAll(' ', '');
    const swapped = [...bare].map((one) =>
      one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
    );
    for (const wrong of [bare.slice(1), `${bare}0`, swapped.join(''), 'a'.repeat(24)]) {
      expect(await write(basic(user.username, wrong))).toBe(refused);
    }
  });

  test('the digest itself is no password (5.3)', async () => {
    const user = await newUser();
    const { uuid } = await makePassword(user);
    const { digest } = (await rowOf(uuid))!;
    expect(await write(basic(user.username, String(digest)))).toBe(refused);
    expect(await write(basic(user.username, String(digest).slice(0, 24)))).toBe(refused);
  });

  test('the account password goes on working beside it (5.3)', async () => {
    const user = await makeUser(service.strapi, 'event-editor', 'beside');
    await makePassword(user);
    expect(await write(user)).toBe('201');
  });

  test('an account password of the same form is no application password (5.3)', async () => {
    const user = await makeUser(service.strapi, 'event-editor', 'alike');
    const password = 'abcdEFGH1234ijklMNOP5678';
    await service.strapi.plugin('users-permissions').service('user').edit(user.id, { password });
    expect(await write(basic('alike', password))).toBe('201');
    expect(await write(basic('alike', 'abcd EFGH 1234 ijkl MNOP 5678'))).toBe(refused);
  });
});

describe('the last use', () => {
  const day = 86_400;
  const notes = async (as: Handle, headers: Record<string, string> = {}) => {
    const { queries } = await countQueries(service.strapi, () =>
      service.call('GET', collection, { as, headers }),
    );
    return queries.filter((query) => /update .?svc_application_passwords/i.test(query)).length;
  };

  test('is written at most once a day, with the address it came from (5.3)', async () => {
    const user = await newUser();
    const { password, uuid } = await makePassword(user);
    const as = basic(user.username, password);
    const from = (ip: string) => ({ 'X-Forwarded-For': ip, 'X-Forwarded-Proto': 'https' });
    const shown = async () =>
      (await service.call('GET', `${collection}/${uuid}`, { as: user })).body as Made;

    expect((await shown()).last_used).toBeNull();
    expect(await notes(as, from('203.0.113.7'))).toBe(1);
    const { last_used: used, last_ip: ip } = await shown();
    expect(Math.abs(Date.parse(used!) - Date.now())).toBeLessThan(60_000);
    expect(ip).toBe('203.0.113.7');

    for (let times = 0; times < 3; times++) expect(await notes(as, from('203.0.113.8'))).toBe(0);
    expect((await shown()).last_ip).toBe('203.0.113.7');

    const seconds = Math.floor(Date.now() / 1000);
    const usedAgo = (ago: number) =>
      service.strapi.db
        .connection('svc_application_passwords')
        .where({ uuid })
        .update({ last_used: seconds - ago });
    await usedAgo(day - 60);
    expect(await notes(as, from('2001:db8::1'))).toBe(0);
    await usedAgo(day);
    expect(await notes(as, from('2001:db8::1'))).toBe(1);
    expect(await notes(as, from('2001:db8::2'))).toBe(0);
    expect((await shown()).last_ip).toBe('2001:db8::1');
  });

  test('is not touched by a request that is refused (5.3)', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { password, uuid } = await makePassword(user);
    expect(await write(basic(other.username, password))).toBe(refused);
    await panelDocuments(service, 'plugin::users-permissions.user').update({
      documentId: await documentOf(user),
      data: { blocked: true },
    });
    expect(await write(basic(user.username, password))).toBe(refused);
    expect((await rowOf(uuid))!.last_used).toBeNull();
  });

  test('names no address where a proxy sends something else (5.3)', async () => {
    const user = await newUser();
    const { password, uuid } = await makePassword(user);
    const headers = { 'X-Forwarded-For': 'x'.repeat(300), 'X-Forwarded-Proto': 'https' };
    expect(await write(basic(user.username, password), headers)).toBe('201');
    const { body } = await service.call('GET', `${collection}/${uuid}`, { as: user });
    expect(body.last_ip).toBeNull();
    expect(body.last_used).not.toBeNull();
  });
});

const documentOf = async ({ id }: TestUser): Promise<string> => {
  const { documentId } = (await service.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { id } })) as { documentId: string };
  return documentId;
};

describe('an application password stops working at the next request after', () => {
  const ends: [string, (user: TestUser, uuid: string) => Promise<unknown>][] = [
    ['revoking it', (as, uuid) => service.call('DELETE', `${collection}/${uuid}`, { as })],
    ['revoking all', (as) => service.call('DELETE', collection, { as })],
    [
      'blocking the user',
      async (user) =>
        panelDocuments(service, 'plugin::users-permissions.user').update({
          documentId: await documentOf(user),
          data: { blocked: true },
        }),
    ],
    [
      'deleting the user',
      async (user) =>
        panelDocuments(service, 'plugin::users-permissions.user').delete({
          documentId: await documentOf(user),
        }),
    ],
  ];

  test.each(ends)('%s (5.3)', async (_, end) => {
    const user = await newUser();
    const { password, uuid } = await makePassword(user);
    const as = basic(user.username, password);
    expect(await write(as)).toBe('201');
    await end(user, uuid);
    expect(await write(as)).toBe(refused);
    expect((await service.call('GET', venues, { as })).status).toBe(401);
  });

  test('a new account password does not end it (5.3)', async () => {
    const user = await newUser();
    const { password } = await makePassword(user);
    await panelDocuments(service, 'plugin::users-permissions.user').update({
      documentId: await documentOf(user),
      data: { password: 'a new password' },
    });
    expect(await write(basic(user.username, password))).toBe('201');
  });

  test('a deleted user leaves none behind (5.3)', async () => {
    const user = await newUser();
    const { uuid } = await makePassword(user);
    await panelDocuments(service, 'plugin::users-permissions.user').delete({
      documentId: await documentOf(user),
    });
    expect(await rowOf(uuid)).toBeUndefined();
  });
});

describe('managing one’s own application passwords over REST', () => {
  test('lists the oldest first, page by page (5.3)', async () => {
    const as = await newUser();
    await makePassword(await newUser(), 'of another user');
    for (const name of ['one', 'two', 'three']) await makePassword(as, name);
    const page = async (number: number) => {
      const query = { page: number, per_page: 2 };
      const { body, headers } = await service.call('GET', collection, { as, query });
      const names = (body as Made[]).map(({ name }) => name);
      return [names, headers.get('x-api-total'), headers.get('x-api-totalpages')];
    };
    expect(await page(1)).toEqual([['one', 'two'], '3', '2']);
    expect(await page(2)).toEqual([['three'], '3', '2']);
  });

  test('PUT, PATCH and POST rename one and change nothing else (5.3)', async () => {
    const as = await newUser();
    const { password, ...made } = await makePassword(as);
    const one = `${collection}/${made.uuid}`;
    for (const method of ['PUT', 'PATCH', 'POST']) {
      const body = { name: method, created: '2000-01-01T00:00:00Z', uuid: 'x', digest: 'x' };
      const { status, body: shown } = await service.call(method, one, { as, body });
      expect([status, shown]).toEqual([200, { ...made, name: method }]);
    }
    expect((await service.call('PUT', one, { as, body: {} })).body.name).toBe('POST');
    expect((await service.call('PUT', one, { as, body: { name: '' } })).status).toBe(400);
    expect(
      (await service.call('GET', one.toUpperCase().replace(/^.*\//, `${collection}/`), { as }))
        .status,
    ).toBe(200);
    expect(await write(basic(as.username, password))).toBe('201');
  });

  test('revokes all and returns the number, or one and returns it (5.3)', async () => {
    const as = await newUser();
    const kept = await makePassword(await newUser());
    for (const name of ['one', 'two']) await makePassword(as, name);
    const { status, body } = await service.call('DELETE', collection, { as });
    expect([status, body]).toEqual([200, { deleted: true, count: 2 }]);
    expect((await service.call('DELETE', collection, { as })).body.count).toBe(0);
    expect((await service.call('GET', collection, { as })).body).toEqual([]);
    expect(await rowOf(kept.uuid)).toBeDefined();
  });

  test("another user's application password is not found, not even for a manager (5.3)", async () => {
    const { uuid } = await makePassword(await newUser(), 'Kept');
    const manager = await newUser('event-manager');
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const one of [uuid, unknown]) {
      for (const [method, body] of [['GET'], ['PUT', { name: 'Taken' }], ['DELETE']] as const) {
        const answer = await service.call(method, `${collection}/${one}`, { as: manager, body });
        expect([answer.status, answer.body.code]).toEqual([404, 'rest_post_invalid_id']);
      }
    }
    expect((await rowOf(uuid))!.name).toBe('Kept');
  });

  test.each(['1', 'x'.repeat(36), `${'0'.repeat(35)}%00`, '%F0'])(
    'a path that ends with %s is none (5.3)',
    async (name) => {
      const { status } = await service.call('GET', `${collection}/${name}`, {
        as: await newUser(),
      });
      expect([400, 404]).toContain(status);
    },
  );

  test('is not readable by any other route (5.3)', async () => {
    const type = service.strapi.getModel('plugin::svc.application-password' as UID.ContentType);
    expect(type.pluginOptions).toMatchObject({ 'content-manager': { visible: false } });
    expect((await service.call('GET', '/api/application-passwords')).status).toBe(404);
  });
});
