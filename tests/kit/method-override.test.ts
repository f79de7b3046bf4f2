import { type Answer, type Service, startService, type TestUser } from '../support';
import type { CallOptions } from '#svc/testing/client';
import { answersTo, outcomeOf } from '../support/batch';
import { collections, eventBody, make, makeSignedIn } from '../support/events';
import { makeShopTicket, paths } from '../support/shop';

/* A POST that says which method it means, as clients behind proxies that know only GET and POST send it. */

const { events, venues } = collections;
const header = 'X-HTTP-Method-Override';

let service: Service;
let editor: TestUser;
let author: TestUser;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  author = await makeSignedIn(service, 'event-author', 'author');
});

const newVenue = async (fields = {}) =>
  `${venues}/${(await make(service, editor, venues, { title: 'Hall', city: 'Bonn', ...fields })).id}`;

const outcome = ({ status, body }: Answer) =>
  status < 400 ? String(status) : `${status} ${body.code}`;

/** The two ways to say it. */
const ways: [string, (method: string) => Pick<CallOptions, 'headers' | 'query'>][] = [
  ['the header', (method) => ({ headers: { [header]: method } })],
  ['_method', (method) => ({ query: { _method: method } })],
];

/** Null for a guest. */
type Asked = Omit<CallOptions, 'as'> & { as?: TestUser | null };

describe.each(ways)('with %s a POST', (_, saying) => {
  const post = (path: string, method: string, { as = editor, ...options }: Asked = {}) =>
    service.call('POST', path, { ...(as && { as }), ...saying(method), ...options });

  test('that says DELETE deletes (8.1)', async () => {
    const at = await newVenue();
    const { status, body } = await post(at, 'DELETE');
    expect([status, body]).toMatchObject([200, { deleted: true, previous: { title: 'Hall' } }]);
    expect((await service.call('GET', at)).status).toBe(404);
  });

  test.each(['PUT', 'PATCH', 'put', 'Patch'])(
    'that says %s changes what is sent (8.1)',
    async (method) => {
      const at = await newVenue();
      const { status, body } = await post(at, method, { body: { title: 'Renamed' } });
      expect([status, body.title, body.city]).toEqual([200, 'Renamed', 'Bonn']);
    },
  );

  test('that says PUT sets the cart, where a plain one would add (8.1)', async () => {
    const { id } = await makeShopTicket(service, editor);
    const sent = (quantity: number) => ({ body: { ticket_id: id, quantity } });
    const first = await service.call('POST', paths.cart, sent(2));
    const token = { 'X-API-Cart': first.headers.get('x-api-cart')! };
    const said = saying('PUT');
    const answer = await service.call('POST', paths.cart, {
      ...sent(3),
      ...said,
      headers: { ...token, ...said.headers },
    });
    expect(answer.body.items[0].quantity).toBe(3);
  });

  test('needs what that method needs: a route, credentials, the capability (8.1)', async () => {
    const at = await newVenue();
    expect(outcome(await post(venues, 'PUT'))).toBe('404 rest_no_route');
    expect(outcome(await post('batch/v1', 'DELETE'))).toBe('404 rest_no_route');
    expect(outcome(await post(at, 'DELETE', { as: null }))).toBe('401 rest_not_logged_in');
    expect(outcome(await post(at, 'DELETE', { as: author }))).toBe('403 rest_forbidden');
    expect(outcome(await post(at, 'PUT', { as: author, body: {} }))).toBe('200');
  });

  test('writes only what its If-Match has seen (8.1)', async () => {
    const at = await newVenue();
    const etag = (await service.call('GET', at)).headers.get('etag')!;
    const said = saying('PUT');
    const put = (body: object) =>
      service.call('POST', at, {
        ...{ as: editor, ...said, body },
        headers: { ...said.headers, 'If-Match': etag },
      });
    expect(outcome(await put({ title: 'Seen' }))).toBe('200');
    expect(outcome(await put({ title: 'Unseen' }))).toBe('412 rest_precondition_failed');
  });

  test.each(['GET', 'POST', 'OPTIONS', 'TRACE', 'x', '', 'PUT, DELETE'])(
    'that says %j is told what it may say, and does nothing (8.1)',
    async (method) => {
      const at = await newVenue();
      const answer = await post(at, method, { body: { title: '' } });
      const name = saying(method).headers ? header : '_method';
      expect([outcome(answer), answer.body.data.params]).toEqual([
        '400 rest_invalid_param',
        { [name]: 'must be one of PUT, PATCH, DELETE' },
      ]);
      expect((await service.call('GET', at)).body.title).toBe('Hall');
      expect(outcome(await post(at, method, { as: null }))).toBe('401 rest_not_logged_in');
    },
  );

  test.each(['GET', 'PUT', 'PATCH', 'HEAD'])('is meant, and no %s (8.1)', async (method) => {
    const at = await newVenue();
    const body = method === 'PUT' || method === 'PATCH' ? { body: { title: 'Hall' } } : {};
    const answer = await service.call(method, at, { as: editor, ...saying('DELETE'), ...body });
    expect(answer.status).toBe(200);
    expect((await service.call(method, at, { as: editor, ...saying('?'), ...body })).status).toBe(
      200,
    );
    expect((await service.call('GET', at)).body.title).toBe('Hall');
  });

  test('that says PUT is as long as another body may be (1.19, 8.1)', async () => {
    const at = await newVenue();
    const body = { title: 'x'.repeat(1_100_000) };
    expect(outcome(await post(at, 'PUT', { body }))).toBe('413 rest_request_too_large');
  });

  test('is another method in the log (8.1)', async () => {
    const lines: string[] = [];
    const write = jest.spyOn(service.strapi.log, 'http').mockImplementation((line: unknown) => {
      lines.push(String(line));
      return service.strapi.log;
    });
    const at = await newVenue();
    await post(at, 'DELETE');
    write.mockRestore();
    expect(lines.at(-1)).toMatch(new RegExp(`^DELETE /api/${at}`));
  });

  test('is what it is on paths of the host (8.1)', async () => {
    const answer = await service.call('POST', '/api/auth/local', { ...saying('DELETE'), body: {} });
    expect([answer.status, answer.body.error.name]).toEqual([400, 'ValidationError']);
  });
});

test('of header and parameter the header counts (8.1)', async () => {
  const at = await newVenue();
  const options = { as: editor, headers: { [header]: 'PUT' }, body: {} };
  const answer = await service.call('POST', at, { ...options, query: { _method: 'DELETE' } });
  expect([answer.status, answer.body.title]).toEqual([200, 'Hall']);
  const wrong = { ...options, headers: { [header]: 'GET' }, query: { _method: 'PUT' } };
  expect(outcome(await service.call('POST', at, wrong))).toBe('400 rest_invalid_param');
});

test('the parameter twice is none (8.1)', async () => {
  const query = { _method: ['PUT', 'PUT'] };
  const answer = await service.call('POST', await newVenue(), { as: editor, query, body: {} });
  expect(outcome(answer)).toBe('400 rest_invalid_param');
});

test('in a batch each request says its method itself (6.1, 8.1)', async () => {
  const [one, other, event] = [
    await newVenue(),
    await newVenue(),
    `${events}/${(await make(service, editor, events, eventBody())).id}`,
  ];
  const said = { [header]: 'DELETE' };
  const made = await answersTo(
    service,
    [
      { path: one, body: { title: 'Posted' }, headers: said },
      { path: `${other}?_method=DELETE`, method: 'PUT', body: { title: 'Put' } },
      { path: `${event}?_method=DELETE`, body: { title: 'Posted' } },
    ],
    { as: editor },
  );
  expect(made.map((answer) => [outcomeOf(answer), answer.body.title])).toEqual([
    ['200', 'Posted'],
    ['200', 'Put'],
    ['200', 'Posted'],
  ]);
});

test('pages on other origins may send the header (5.8, 8.1)', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' };
  const answer = await service.call('OPTIONS', venues, { headers });
  expect(answer.headers.get('access-control-allow-headers')).toContain(header);
});

test('a page of another site sends the header as it sends JSON, and no form with the parameter (7.8, 8.1)', async () => {
  const at = await newVenue();
  const Origin = 'https://elsewhere.example';
  const form = { Origin, 'Content-Type': 'application/x-www-form-urlencoded' };
  const asForm = (headers: Record<string, string>, query = {}) =>
    service.call('POST', at, { as: editor, headers, query, body: '' });
  expect(outcome(await asForm(form, { _method: 'DELETE' }))).toBe('403 rest_forbidden');
  expect(outcome(await asForm({ ...form, [header]: 'DELETE' }))).toBe('403 rest_forbidden');
  const query = { _method: 'DELETE' };
  const plain = await service.call('POST', at, { as: editor, headers: { Origin }, query });
  expect(outcome(plain)).toBe('403 rest_forbidden');
  const json = { Origin, [header]: 'DELETE', 'Content-Type': 'application/json' };
  expect(outcome(await service.call('POST', at, { as: editor, headers: json }))).toBe('200');
});
