import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Service, startService, type TestUser } from '../support';
import { refusedAtOnce } from '../support/at-once';
import { collections, eventBody, type Fields, make, makeSignedIn } from '../support/events';

const { events, venues, organizers } = collections;

let service: Service;
let editor: TestUser;
let eventPath: string;
let organizerId: number;

beforeAll(async () => {
  service = await startService();
  service.call = refusedAtOnce(service.call);
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  organizerId = (await make(service, editor, organizers, { title: 'O' })).id;
  const body = eventBody({ status: 'publish', organizer_ids: [organizerId], content: 'c' });
  eventPath = `${events}/${(await make(service, editor, events, body)).id}`;
});

const long = 'x'.repeat(100_000);
/** Not text, and not what any parameter takes. */
const noText: unknown[] = [5, 1.5, true, null, [], ['x'], {}, { $ne: null }, { toString: 'x' }];
const noNumber: unknown[] = [
  '',
  ' ',
  'x',
  '1,2',
  '1e3',
  '0x1',
  '1.5',
  1.5,
  -1,
  1e21,
  true,
  null,
  {},
  { toString: '1' },
  { valueOf: 1 },
  '9'.repeat(30),
];
const noDate: unknown[] = [
  '',
  'now',
  '2030-02-30 00:00:00',
  '2030-05-01',
  '0000-00-00 00:00:00',
  long,
  ...noText,
];

describe('a wrong value in a body is named, and changes nothing (1.3)', () => {
  const wrong: [string, unknown[]][] = [
    ['title', ['', '   ', long, 'a\u0000b', 'a\ud800b', '\udfff', 'a\nb', ...noText]],
    ['content', ['a\u0000b', 'a\u001bb', '\ud83d', 'x'.repeat(1_000_001), ...noText]],
    ['start_date', noDate],
    ['end_date', noDate],
    ['timezone', ['Nowhere/Land', "' or 1=1", long, 'UTC\u0000', ...noText]],
    ['all_day', ['yes', 'null', 2, -1, 0.5, null, [], [true], {}, { toString: 'true' }]],
    ['featured', ['yes', '', 'True', 2, NaN, null, [], {}, { toString: 1 }]],
    ['venue_id', [...noNumber, [1], 2147483648, 999999999]],
    [
      'organizer_ids',
      [...noNumber, 'x', [0], [-1], [1.5], ['x'], [null], [[1]], [{}], { 0: 1 }, [999999999]],
    ],
    ['organizer_ids', [Array.from({ length: 201 }, (_, index) => index + 1)]],
    ['status', ['', 'trash', 'deleted', 'constructor', '__proto__', long, ...noText]],
  ];

  test.each(wrong)('%s', async (name, values) => {
    const before = (await service.call('GET', eventPath)).body;
    for (const value of values) {
      const body = { title: 'Half', [name]: value };
      const put = await service.call('PUT', eventPath, { as: editor, body });
      const names = Object.keys((put.body.data?.params ?? {}) as object);
      expect([value, put.status, names]).toEqual([value, 400, [name]]);
    }
    expect((await service.call('GET', eventPath)).body).toEqual(before);
  });

  test.each(wrong)('%s of a new event', async (name, values) => {
    const total = async () => (await inEveryStatus()).join();
    const before = await total();
    for (const value of values) {
      const body = eventBody({ [name]: value });
      const { status, body: error } = await service.call('POST', events, { as: editor, body });
      expect([value, status]).toEqual([value, 400]);
      const params = error.data.params as object;
      expect(Array.isArray(params) ? params : Object.keys(params)).toEqual([name]);
    }
    expect(await total()).toBe(before);
  });

  async function inEveryStatus(): Promise<(string | null)[]> {
    const totals: (string | null)[] = [];
    for (const status of ['publish', 'draft', 'pending', 'private', 'trash']) {
      const { headers } = await service.call('GET', events, { as: editor, query: { status } });
      totals.push(headers.get('x-api-total'));
    }
    return totals;
  }
});

describe('a wrong value in a query is named (1.3)', () => {
  const noId = [
    '',
    ' ',
    'x',
    '1.5',
    '-1',
    '1e3',
    '0x10',
    '2147483648',
    '9'.repeat(40),
    '1;drop table events',
  ];
  const noBound = [
    '',
    'x',
    '2030-13-01',
    '2030-02-30',
    '2030-05-01 25:00:00',
    '2030-05-01T00:00',
    '٢٠٣٠-٠٥-٠١',
    '2030-05-01\u0000',
    "2030-05-01' or '1'='1",
  ];
  const wrong: [string, string[]][] = [
    ['page', [...noId, '0']],
    ['per_page', [...noId, '0', '101']],
    ['start_date', noBound],
    ['end_date', noBound],
    ['venue', noId],
    ['organizer', noId],
    [
      'categories',
      [
        ...noId,
        '0',
        '1,',
        ',1',
        '1,,2',
        '1 2',
        '[1]',
        Array(101)
          .fill(1)
          .map((_, index) => index + 1)
          .join(),
      ],
    ],
    ['tags', [...noId, '0', 'a,b', '1,-2', '1,2147483648']],
    ['featured', ['', 'yes', 'TRUE', '2', '-1', 'null', '1.0']],
    ['status', ['', 'trashed', 'publish,draft', 'PUBLISH', 'any', '__proto__']],
    ['search', ['x'.repeat(256), 'a\u0000b', 'a\u001bb', 'a\u007f']],
  ];

  test.each(wrong)('%s', async (name, values) => {
    for (const value of values) {
      const { status, body } = await service.call('GET', events, {
        as: editor,
        query: { [name]: value },
      });
      expect([value, status, Object.keys(body.data?.params ?? {})]).toEqual([value, 400, [name]]);
    }
  });

  /** Parameters that may be repeated are lists already (2.9). */
  const listed = ['categories', 'tags'];

  test.each(wrong)('%s that is a list or an object', async (name) => {
    const lists = ['[]=1', '[][]=1', '[0]=1&' + name + '[1]=2', '=1&' + name + '=2'];
    for (const suffix of [
      ...(listed.includes(name) ? [] : lists),
      '[a]=1',
      '[$gt]=1',
      '[__proto__]=1&' + name + '[a]=1',
    ]) {
      const { status, body } = await service.call('GET', `${events}?${name}${suffix}`, {
        as: editor,
      });
      expect([suffix, status, Object.keys(body.data?.params ?? {})]).toEqual([suffix, 400, [name]]);
    }
  });

  test('force', async () => {
    for (const force of ['yes', '', '2', 'TRUE', 'null']) {
      const { status, body } = await service.call('DELETE', eventPath, {
        as: editor,
        query: { force },
      });
      expect([force, status, Object.keys(body.data?.params ?? {})]).toEqual([
        force,
        400,
        ['force'],
      ]);
    }
    expect((await service.call('GET', eventPath)).body.status).toBe('publish');
  });
});

describe('what means something to the framework means nothing here (1.12)', () => {
  const plain = () => service.call('GET', events);

  test.each([
    'filters[$where]=1',
    'filters[title][$contains]=x',
    'filters[author][password][$startsWith]=$2',
    'populate=*',
    'populate[author][fields]=password',
    'fields=password',
    'sort=password:desc',
    'pagination[page]=5',
    'publicationState=preview',
    'locale=xx',
    '__proto__[status]=draft',
    'constructor[prototype][x]=1',
    '_fields[__proto__]=id',
    '_fields[toString]=1',
    'status[]', // an empty array is no status at all, or a wrong one; see below
    '%E0%A4%A=1',
    'x=%00',
    'x=%ZZ',
    '&&&=&=&',
    'a'.repeat(5000),
    `x${'[y]'.repeat(200)}=1`,
    Array(2000).fill('x=1').join('&'),
  ])('in the query: %.40s', async (query) => {
    const { status, body } = await service.call('GET', `${events}?${query}`);
    if (query === 'status[]') return expect(status).toBe(400);
    expect([status, body]).toEqual([200, (await plain()).body]);
    return undefined;
  });

  test('in a body', async () => {
    const sent = {
      data: { title: 'Wrapped' },
      connect: [1],
      localizations: [{ id: 1 }],
      constructor: { prototype: { polluted: 1 } },
      prototype: { polluted: 1 },
      hasOwnProperty: 1,
    };
    const made = await make(service, editor, events, eventBody({ ...sent, title: 'Plain' }));
    expect([made.title, made.status]).toEqual(['Plain', 'draft']);
    const body = '{"__proto__":{"title":"Polluted","polluted":1},"title":"Own"}';
    const changed = await service.call('PUT', `${events}/${made.id}`, { as: editor, body });
    expect([changed.status, changed.body.code]).toEqual([400, 'rest_invalid_json']);
    expect(({} as Fields).polluted).toBeUndefined();
  });
});

describe('text of any kind comes back as it was sent (1.18)', () => {
  test.each([
    "Robert'); drop table events;--",
    '"quoted" `ticks` \\ backslash \\u0041',
    '${7*7} {{7*7}} <%= 7*7 %> %s %d ?? ??',
    '🎉👩‍👩‍👧‍👦🏳️‍🌈',
    '日本語 العربية עברית ไทย',
    'e\u0301 is not é',
    'null',
    'undefined',
    '__proto__',
    '1e400',
    '\u202eright to left',
    'zero\u200bwidth',
    '=cmd|calc!A0',
  ])('%s', async (title) => {
    const body = eventBody({ title, content: title.replace(/[<>&]/g, ''), status: 'publish' });
    const made = await make(service, editor, events, body);
    const { body: read } = await service.call('GET', `${events}/${made.id}`);
    expect([read.title, read.content]).toEqual([title, body.content]);
    const word = title.split(/\s/)[0]!;
    const found = await service.call('GET', events, { query: { search: word, per_page: 100 } });
    const hasLetters = /[\p{L}\p{N}]/u.test(word);
    expect((found.body as Fields[]).some(({ id }) => id === made.id)).toBe(hasLetters);
    for (const path of [venues, organizers]) {
      const thing = await make(service, editor, path, { title });
      expect((await service.call('GET', `${path}/${thing.id}`)).body.title).toBe(title);
    }
  });
});

describe('a body that is no ordinary JSON (1.5)', () => {
  const bodies: [string, string, Record<string, string>, number[]][] = [
    ['a number beyond all numbers', '{"title":"x","phone":1e400}', {}, [400]],
    ['many digits', `{"title":"x","phone":${'9'.repeat(1000)}}`, {}, [400]],
    ['deep nesting', `{"title":"x","deep":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, {}, [201]],
    ['the same name twice', '{"title":"x","title":"y"}', {}, [201]],
    ['a byte order mark', '\ufeff{"title":"x"}', {}, [201, 400]],
    ['half a surrogate pair', '{"title":"\\ud800"}', {}, [400]],
    ['NUL', '{"title":"\\u0000"}', {}, [400]],
    ['a raw NUL', '{"title":"\0"}', {}, [400]],
    ['a comment', '{/* */"title":"x"}', {}, [400]],
    ['no JSON at all', 'title=x', {}, [400]],
    ['a form', 'title=x', { 'Content-Type': 'application/x-www-form-urlencoded' }, [201]],
    [
      'a form of arrays',
      'title[]=x',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      [400],
    ],
    ['plain text', '{"title":"x"}', { 'Content-Type': 'text/plain' }, [400]],
    ['XML', '<title>x</title>', { 'Content-Type': 'application/xml' }, [415]],
    [
      'JSON that says that it is a form',
      '{"title":"x"}',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      [415],
    ],
    [
      'another encoding by name',
      '{"title":"x"}',
      { 'Content-Type': 'application/json; charset=klingon' },
      [201, 400, 415],
    ],
    ['compression that is none', '{"title":"x"}', { 'Content-Encoding': 'gzip' }, [400]],
    ['an unknown compression', '{"title":"x"}', { 'Content-Encoding': 'rot13' }, [400, 415]],
    ['a broken multipart', 'x', { 'Content-Type': 'multipart/form-data; boundary=y' }, [415]],
    ['a multipart without a boundary', 'x', { 'Content-Type': 'multipart/form-data' }, [415]],
  ];

  test.each(bodies)('%s', async (...[, body, headers, statuses]) => {
    const answer = await service.call('POST', venues, { as: editor, body, headers });
    expect(statuses).toContain(answer.status);
  });
});

/** How many files in the folder for temporary ones are this text. */
async function filesWith(text: string): Promise<number> {
  const folder = tmpdir();
  const contents = await Promise.all(
    (await readdir(folder)).map((name) =>
      readFile(path.join(folder, name), 'utf8').catch(() => ''),
    ),
  );
  return contents.filter((content) => content === text).length;
}

describe('a file that nobody asked for (1.6, 7.10)', () => {
  test.each([
    ['svc/tickets/v1/cart', [415]],
    ['svc/events/v1/venues', [401]],
    ['svc/events/v1/nowhere', [404]],
    ['/api/auth/local', [415]],
    ['/api/nowhere', [404, 405]],
  ])('is not left behind on the disk by %s', async (address, statuses) => {
    const text = randomUUID();
    const form = new FormData();
    form.append('x', new Blob([text]), 'x.bin');
    form.append('ticket_id', '1');
    const url = new URL(address.startsWith('/') ? address : `/api/${address}`, service.url);
    const { status } = await fetch(url, { method: 'POST', body: form });
    expect(statuses).toContain(status);
    expect(await filesWith(text)).toBe(0);
  });
});

test('an error of the database has none of the values in it that were to be written (5.7)', async () => {
  const insert = service.strapi.db
    .connection('svc_orders')
    .insert({ no_such_column: 1, buyer_email: 'ada@example.test' });
  const error = await insert.then(
    () => null,
    (reason: Error) => reason,
  );
  expect(error?.message).toMatch(/no_such_column/);
  expect(`${error?.message} ${error?.stack}`).not.toContain('ada@example.test');
});

/** A request as no well-behaved client would send it. */
function sendRaw(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<number> {
  const { port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode!));
    });
    request.on('error', reject);
    request.end();
  });
}

describe('an address or header that is no ordinary one (1.6)', () => {
  test.each([
    ['/api/svc/events/v1/events/../../../../etc/passwd', [404]],
    ['/api/svc/events/v1/events/%2e%2e%2f', [404]],
    ['/api/svc/events/v1/events/1/..%5c', [404]],
    ['/api/svc/events/v1/events/1%00', [400, 404]],
    ['/api/svc/events/v1//events', [404]],
    ['/api/svc/events/v1/events/%ff', [400, 404]],
    ['/api/svc/events/v1/events?page=1&page[]=2', [400]],
    ['/api/svc/events/v1/events?search=%ff%fe', [200]],
    [`/api/svc/events/v1/events/${'1'.repeat(8000)}`, [404]],
  ])('%.60s', async (path, statuses) => {
    expect(statuses).toContain(await sendRaw(path));
  });

  test('a Host that is none', async () => {
    for (const host of ['', 'a b', 'evil.example:99999', '[::1', '"><script>']) {
      expect(await sendRaw('/api/svc/events/v1/events?per_page=1', { host })).toBe(200);
    }
  });
});
