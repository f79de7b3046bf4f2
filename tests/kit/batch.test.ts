import { setImmediate as nextTurn } from 'node:timers/promises';
import { countQueries, makeApiToken, makeUser, type Service, startService } from '../support';
import type { TestUser } from '../support';
import { answersTo, outcomeOf, type Part, sendBatch } from '../support/batch';
import { builtKit } from '../support/built-kit';
import type { Answer, CallOptions } from '#svc/testing/client';
import { collections, eventBody, make, makeSignedIn } from '../support/events';
import { addShopTicket, countersOf, makeShopTicket, paths } from '../support/shop';

const { events, venues, tickets } = collections;

let service: Service;
let editor: TestUser;
let author: TestUser;
let buyer: TestUser;
let manager: TestUser;
/** A password instead of a token. */
let typing: TestUser;

/** What breaks, and how often it was asked. */
const broken = {
  path: 'svc/events/v1/broken',
  hangingUp: 'svc/events/v1/hanging-up',
  calls: 0,
};

function brokenEndpoints() {
  const { anyone, endpoint, ok, routesOf } = builtKit();
  const breaks = endpoint({
    method: 'POST',
    path: broken.path,
    summary: 'Breaks',
    access: anyone,
    output: {},
    handle() {
      broken.calls += 1;
      throw new Error('select password from up_users');
    },
  });
  const hangsUp = endpoint({
    method: 'POST',
    path: broken.hangingUp,
    summary: 'Hangs up instead of answering',
    access: anyone,
    output: {},
    async handle() {
      service.strapi.requestContext.get()!.res.destroy();
      await nextTurn();
      return ok({});
    },
  });
  return routesOf([breaks, hangsUp]).routes;
}

beforeAll(async () => {
  service = await startService({
    env: { TRUST_PROXY: 'true', PAYMENT_TEST_PROVIDER: 'true' },
    beforeListening: (strapi) =>
      strapi.server.routes({ type: 'content-api', routes: brokenEndpoints() as never }),
  });
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  author = await makeSignedIn(service, 'event-author', 'author');
  buyer = await makeSignedIn(service, 'authenticated', 'buyer');
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  typing = await makeUser(service.strapi, 'event-editor', 'typing');
});

const send = (requests: unknown, options?: CallOptions) => sendBatch(service, requests, options);
const answers = (requests: Part[], options?: CallOptions) => answersTo(service, requests, options);
const outcomes = async (requests: Part[], options?: CallOptions) =>
  (await answers(requests, options)).map(outcomeOf);

/** With `require-all-validate`. */
const validated = (requests: Part[], options?: CallOptions) =>
  service.call('POST', 'batch/v1', {
    ...options,
    body: { validation: 'require-all-validate', requests },
  });

const venue = (title: unknown): Part => ({ path: venues, body: { title } });
const newVenue = async (title = 'Hall') => (await make(service, editor, venues, { title })).id;
const titleOf = async (id: number) =>
  (await service.call('GET', `${venues}/${id}`)).body.title as string;

async function countOf(collection: string): Promise<string | null> {
  return (await service.call('GET', collection)).headers.get('x-api-total');
}

describe('a batch', () => {
  test('makes POST, PUT, PATCH and DELETE requests, POST where nothing is said (6.1)', async () => {
    const [one, two, three] = [await newVenue(), await newVenue(), await newVenue()];
    const made = await answers(
      [
        venue('Made'),
        { method: 'POST', path: `${venues}/${one}`, body: { title: 'Posted' } },
        { method: 'PUT', path: `${venues}/${two}`, body: { title: 'Put' } },
        { method: 'PATCH', path: `${venues}/${three}`, body: { title: 'Patched' } },
        { method: 'DELETE', path: `${venues}/${one}` },
      ],
      { as: editor },
    );
    expect(made.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200]);
    expect(made[0]!.body.title).toBe('Made');
    expect(made[4]!.body).toMatchObject({ deleted: true, previous: { title: 'Posted' } });
    expect(await Promise.all([titleOf(two), titleOf(three)])).toEqual(['Put', 'Patched']);
  });

  test('takes paths with and without a slash, /api and a query (6.1)', async () => {
    const { id } = await make(service, editor, events, eventBody());
    const forms = ['', '/', 'api/', '/api/'].map((start) => ({
      ...venue('V'),
      path: start + venues,
    }));
    const forced = { method: 'DELETE', path: `/api/${events}/${id}?force=true&_fields=deleted` };
    const made = await answers([...forms, forced], { as: manager });
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 200]);
    expect(made[4]!.body).toEqual({ deleted: true });
  });

  test('has from 1 to 25 requests, answered in their order (6.1, 6.2)', async () => {
    const titles = Array.from({ length: 25 }, (_, index) => `Number ${index}`);
    const made = await answers(titles.map(venue), { as: editor });
    expect(made.map(({ status, body }) => [status, body.title])).toEqual(
      titles.map((title) => [201, title]),
    );
    expect(await outcomes([venue('Alone')], { as: editor })).toEqual(['201']);
  });

  test('runs the requests one after the other; each sees the results of the ones before (6.2)', async () => {
    const id = await newVenue();
    const put = (title: string) => ({ method: 'PUT', path: `${venues}/${id}`, body: { title } });
    const gone = { method: 'DELETE', path: `${venues}/${id}` };
    const made = await answers([put('A'), put('B'), gone, put('C'), gone], { as: editor });
    expect(made.map(outcomeOf)).toEqual([
      '200',
      '200',
      '200',
      '404 rest_post_invalid_id',
      '404 rest_post_invalid_id',
    ]);
    expect(made[2]!.body.previous.title).toBe('B');
  });

  test('continues after a failed request and reports each error (6.2)', async () => {
    const made = await answers(
      [
        venue('First'),
        venue(''),
        { path: venues, body: {} },
        { path: venues, body: ['title'] },
        { method: 'PUT', path: `${venues}/999999999`, body: { title: 'X' } },
        { method: 'PUT', path: `${venues}/nine`, body: { title: 'X' } },
        { path: tickets, body: { title: 'T', event_id: 1, type: 'free' } },
        venue('Last'),
      ],
      { as: editor },
    );
    expect(made.map(outcomeOf)).toEqual([
      '201',
      '400 rest_invalid_param',
      '400 rest_missing_callback_param',
      '400 rest_invalid_json',
      '404 rest_post_invalid_id',
      '404 rest_no_route',
      '403 rest_forbidden',
      '201',
    ]);
    expect(Object.keys(made[1]!.body.data.params as object)).toEqual(['title']);
  });

  test.each([broken.path, broken.hangingUp])(
    'continues after %s throws, and hides the error’s text (6.2)',
    async (path) => {
      const calls = broken.calls;
      service.strapi.log.silent = true;
      const made = await answers([venue('Before'), { path }, venue('After')], { as: editor });
      service.strapi.log.silent = false;
      expect(made.map(outcomeOf)).toEqual(['201', '500 rest_internal_error', '201']);
      expect(JSON.stringify(made)).not.toContain('password');
      expect(broken.calls).toBe(path === broken.path ? calls + 1 : calls);
    },
  );

  test('answers each request as it would be answered alone (6.2)', async () => {
    const id = await newVenue();
    const eventId = (await make(service, editor, events, eventBody())).id;
    const requests: (Part & { path: string; method: string })[] = [
      { method: 'POST', path: venues, body: { title: 'Same', website: 'https://example.org' } },
      { method: 'POST', path: venues, body: { title: 'x'.repeat(300), website: 'ftp:x' } },
      { method: 'POST', path: events, body: eventBody({ venue_id: 999999999 }) },
      { method: 'POST', path: events, body: { title: 'No dates' } },
      { method: 'PUT', path: `${venues}/${id}`, body: { title: 'Changed' } },
      { method: 'PUT', path: `${venues}/${id}`, body: null },
      { method: 'DELETE', path: `${events}/${eventId}` },
      { method: 'DELETE', path: `${events}/${eventId}` },
      { method: 'DELETE', path: `${venues}/999999999` },
      { method: 'PUT', path: venues, body: { title: 'No such method' } },
      { method: 'POST', path: 'svc/events/v1/nothing', body: {} },
      { method: 'POST', path: tickets, body: {} },
    ];
    for (const as of [editor, buyer, undefined]) {
      const together = (await answers(requests, { as })).map(outcomeOf);
      await service.call('PUT', `${events}/${eventId}`, { as: editor, body: { status: 'draft' } });
      const alone: string[] = [];
      for (const { method, path, body } of requests) {
        alone.push(outcomeOf(await service.call(method, path, { as, body: body ?? undefined })));
      }
      await service.call('PUT', `${events}/${eventId}`, { as: editor, body: { status: 'draft' } });
      expect(together).toEqual(alone);
    }
  });

  test('returns the response headers that describe the resource (6.2)', async () => {
    const { status, headers, body } = await send([venue('Addressed')], { as: editor });
    const [{ headers: own, body: made }] = body.responses;
    const Location = `${service.env.PUBLIC_URL}/api/${venues}/${made.id}`;
    expect([status, own]).toEqual([207, { Location, ETag: expect.stringMatching(/^"/) }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('location')).toBeNull();
  });

  test('nested as deep as no answer is, is refused as it would be alone (1.5, 6.2)', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const whole = `{"requests":[{"path":"${venues}","body":${deep}},{"path":"${venues}","body":{"title":"V"}}]}`;
    const log = jest.spyOn(service.strapi.log, 'error').mockReturnValue(service.strapi.log);
    const post = async (path: string, body: string) => {
      const { authorization } = editor;
      const headers = { authorization, 'Content-Type': 'application/json' };
      return (await fetch(`${service.url}/api/${path}`, { method: 'POST', headers, body })).json();
    };
    const { responses } = (await post('batch/v1', whole)) as { responses: Answer[] };
    const alone = (await post(venues, deep)) as object;
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    expect(responses.map(({ status }) => status)).toEqual([400, 201]);
    expect(responses[0]!.body).toMatchObject({ code: 'rest_invalid_json' });
    expect(alone).toMatchObject({ code: 'rest_invalid_json' });
  });

  test('is cut by _fields like any answer (1.15, 6.2)', async () => {
    const query = { _fields: 'responses.status' };
    const { body } = await send([venue('A'), venue('')], { as: editor, query });
    expect(body).toEqual({ responses: [{ status: 201 }, { status: 400 }] });
  });
});

describe('whoever sends a batch makes its requests', () => {
  const create = { path: events, body: eventBody() };
  const sell = { path: tickets, body: { title: 'T', event_id: 999999999, type: 'free' } };

  test('a guest, and each request says what a guest may not (6.2)', async () => {
    const put = { method: 'PUT', path: paths.cart, body: { ticket_id: 999999999, quantity: 1 } };
    expect(await outcomes([create, put])).toEqual([
      '401 rest_not_logged_in',
      '404 rest_post_invalid_id',
    ]);
  });

  test('a user with a password, and with a token of the host (6.2)', async () => {
    for (const as of [typing, editor]) {
      expect(await outcomes([create, sell], { as })).toEqual(['201', '403 rest_forbidden']);
    }
  });

  test('an API token, whose events have no author (6.2)', async () => {
    const few = await makeApiToken(service.strapi, ['plugin::svc.events.edit_svc_venues']);
    expect(await outcomes([venue('V'), create], { as: few })).toEqual([
      '201',
      '403 rest_forbidden',
    ]);
    const all = await makeApiToken(service.strapi, 'full-access');
    const [made, asked] = await answers(
      [create, { path: 'svc/tickets/v1/refund-requests', body: { reason: 'Ill' } }],
      { as: all },
    );
    expect([made!.status, asked!.status]).toEqual([201, 400]);
    const put = { method: 'PUT', path: `${events}/${made!.body.id}`, body: {} };
    expect(await outcomes([put], { as: author })).toEqual(['403 rest_forbidden']);
  });

  test('a page with cookie and nonce, which gets a fresh nonce (5.4, 6.2)', async () => {
    const { headers } = await service.call('POST', '/api/auth/local', {
      body: { identifier: typing.username, password: typing.password },
    });
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const nonce = headers.get('x-api-nonce')!;
    const page = { Cookie: cookie, 'X-API-Nonce': nonce };
    const answer = await send([create], { headers: page });
    expect(answer.body.responses[0].status).toBe(201);
    expect(answer.headers.get('x-api-nonce')).toMatch(/^[0-9a-f]{10}$/);
    expect(await outcomes([create], { headers: { Cookie: cookie } })).toEqual([
      '401 rest_not_logged_in',
    ]);
    const forged = await send([create], { headers: { ...page, 'X-API-Nonce': '0123456789' } });
    expect([forged.status, forged.body.code]).toEqual([403, 'rest_cookie_invalid_nonce']);
  });

  test('an author, whose own events are told from those of others (2.18, 6.2)', async () => {
    const theirs = (await make(service, editor, events, eventBody())).id;
    const [made] = await answers([create], { as: author });
    const put = (id: number) => ({ method: 'PUT', path: `${events}/${id}`, body: { title: 'X' } });
    expect(await outcomes([put(made!.body.id), put(theirs)], { as: author })).toEqual([
      '200',
      '403 rest_forbidden',
    ]);
  });

  test('wrong credentials are those of the whole (1.8, 6.2)', async () => {
    const before = await countOf(venues);
    const wrong = { authorization: 'Basic bm9ib2R5Ong=' };
    const { status, headers, body } = await send([venue('V')], { as: wrong });
    expect([status, body.code]).toEqual([401, 'rest_invalid_credentials']);
    expect(headers.get('www-authenticate')).toMatch(/^Basic/);
    expect(await countOf(venues)).toBe(before);
  });

  test('and nobody else: headers of a request sign nobody in, and lead nowhere else (6.2)', async () => {
    const foreign = {
      Authorization: editor.authorization,
      authorization: 'Basic bm9ib2R5Ong=',
      'X-API-Nonce': '0123456789',
      Cookie: 'strapi_up_refresh=x',
      Host: 'evil.example.test',
      'X-Forwarded-Host': 'evil.example.test',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': '203.0.113.9',
      'Content-Length': '3',
      'Content-Type': 'text/plain',
      'Transfer-Encoding': 'chunked',
      'Content-Encoding': 'gzip',
    };
    const asGuest = await answers([{ ...create, headers: foreign }]);
    expect(asGuest.map(outcomeOf)).toEqual(['401 rest_not_logged_in']);
    const [made] = await answers([{ ...create, headers: foreign }], { as: author });
    expect(made!.headers.Location).toBe(`${service.env.PUBLIC_URL}/api/${events}/${made!.body.id}`);
  });

  test('over the connection of the batch, as far as a proxy is trusted (6.2)', async () => {
    const headers = {
      'X-Forwarded-Host': 'tickets.example.test',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': '203.0.113.9',
    };
    const [made] = await answers([venue('Proxied')], { as: typing, headers });
    expect(made!.headers.Location).toBe(
      `https://tickets.example.test/api/${venues}/${made!.body.id}`,
    );
    const plain = await send([venue('V')], {
      as: typing,
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    });
    expect(outcomeOf(plain)).toBe('401 rest_https_required');
  });

  test('the caller is looked up once for the whole batch (6.2)', async () => {
    const asks = (queries: string[]) => queries.filter((query) => query.includes('up_users'));
    const none = Array.from({ length: 25 }, () => ({ path: venues, body: {} }));
    const alone = await countQueries(service.strapi, () =>
      service.call('POST', venues, { as: typing, body: {} }),
    );
    expect(asks(alone.queries).length).toBeGreaterThan(0);
    const together = await countQueries(service.strapi, () => answers(none, { as: typing }));
    expect(together.result.map(({ status }) => status)).toEqual(none.map(() => 400));
    // Beside it a server waits for other batches, once.
    const others = together.queries.filter((query) => !query.includes('strapi_core_store'));
    expect(others).toHaveLength(alone.queries.length);
    expect(together.queries.length - others.length).toBeLessThanOrEqual(1);
  });
});

describe('a guest who buys in one batch', () => {
  const buyerFields = {
    buyer_name: 'Ada',
    buyer_email: 'ada@example.test',
    payment_method: 'test',
    payment_token: 'tok_ok',
  };
  const add = (id: number): Part => ({ path: paths.cart, body: { ticket_id: id, quantity: 2 } });
  const pay: Part = { path: paths.checkout, body: buyerFields };

  test('has one cart, whose cookie comes with the answer (4.1, 6.2)', async () => {
    const one = await makeShopTicket(service, manager);
    const two = await addShopTicket(service, one.eventId);
    const { headers, body } = await send([add(one.id), add(two.id)]);
    const [first, second] = body.responses;
    expect(second.body.items).toHaveLength(2);
    expect(second.headers['X-API-Cart']).toBe(first.headers['X-API-Cart']);
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^svc_cart=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const later = await answers([pay], { headers: { Cookie: cookie!.split(';')[0]! } });
    expect([later[0]!.status, later[0]!.body.attendee_ids]).toMatchObject([201, { length: 4 }]);
  });

  test('pays for it, too (4.7, 6.2)', async () => {
    const ticket = await makeShopTicket(service, manager, { capacity: 3 });
    expect(await outcomes([add(ticket.id), add(ticket.id), pay])).toEqual([
      '200',
      '403 rest_cannot_create',
      '201',
    ]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
  });

  test('has the cart of the token, of the batch or of a request (4.1, 6.2)', async () => {
    const ticket = await makeShopTicket(service, manager);
    const [mine, other] = await Promise.all([answers([add(ticket.id)]), answers([add(ticket.id)])]);
    const [token, otherToken] = [mine, other].map(([one]) => one!.headers['X-API-Cart']!);
    const set: Part = { ...add(ticket.id), method: 'PUT' };
    const both = await answers([set, { ...set, headers: { 'x-api-cart': otherToken } }], {
      headers: { 'X-API-Cart': token! },
    });
    expect(both.map(({ headers }) => headers['X-API-Cart'])).toEqual([token, otherToken]);
  });

  test('may send it again, with a key for each request (4.12, 6.2)', async () => {
    const ticket = await makeShopTicket(service, manager);
    const [added] = await answers([add(ticket.id)]);
    const headers = { 'X-API-Cart': added!.headers['X-API-Cart']! };
    const keyed = { ...pay, headers: { 'Idempotency-Key': 'the key of this order' } };
    const [first] = await answers([keyed], { headers });
    const [again, alone] = [
      (await answers([keyed], { headers }))[0]!,
      await service.call('POST', paths.checkout, {
        body: buyerFields,
        headers: { ...headers, 'Idempotency-Key': 'the key of this order' },
      }),
    ];
    expect([first!.status, again.status, alone.status]).toEqual([201, 201, 201]);
    expect(first!.headers['Idempotent-Replayed']).toBeUndefined();
    expect(again.headers['Idempotent-Replayed']).toBe('true');
    expect(alone.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first!.body);
    expect(alone.body).toEqual(first!.body);
  });
});

describe('require-all-validate', () => {
  test('runs no request if one has invalid parameters, and says which (6.3)', async () => {
    const before = await countOf(venues);
    const { status, body } = await validated(
      [venue('Good'), venue(''), { path: events, body: { title: 'No dates' } }, venue('Good too')],
      { as: editor },
    );
    expect([status, body.failed]).toEqual([207, 'validation']);
    expect(body.responses).toEqual([
      null,
      {
        status: 400,
        headers: {},
        body: {
          code: 'rest_invalid_param',
          message: 'Invalid parameter(s): title',
          data: { status: 400, params: { title: 'must not be empty' } },
        },
      },
      {
        status: 400,
        headers: {},
        body: {
          code: 'rest_missing_callback_param',
          message: 'Missing parameter(s): start_date, end_date',
          data: { status: 400, params: ['start_date', 'end_date'] },
        },
      },
      null,
    ]);
    expect(await countOf(venues)).toBe(before);
  });

  test.each<[string, Part, string]>([
    ['a path of nothing', { path: 'svc/events/v1/nothing' }, '404 rest_no_route'],
    ['a path outside', { path: 'admin/users' }, '404 rest_no_route'],
    ['a method that is none', { method: 'PUT', path: venues }, '404 rest_no_route'],
    ['an id that is no number', { method: 'PUT', path: `${venues}/x` }, '404 rest_no_route'],
    ['a body that is no object', { path: venues, body: 'x' }, '400 rest_invalid_json'],
    ['a wrong query', { method: 'DELETE', path: `${events}/1?force=x` }, '400 rest_invalid_param'],
    [
      'a missing choice',
      { path: 'svc/tickets/v1/refund-requests', body: { reason: 'x' } },
      '400 rest_missing_callback_param',
    ],
  ])('does nothing where one has %s (6.3)', async (_, wrong, outcome) => {
    const before = await countOf(venues);
    const { body } = await validated([venue('Good'), wrong], { as: manager });
    expect([body.failed, body.responses[0]]).toEqual(['validation', null]);
    expect(outcomeOf(body.responses[1])).toBe(outcome);
    expect(await countOf(venues)).toBe(before);
  });

  test('asks the database nothing, and runs no request (6.3)', async () => {
    const calls = broken.calls;
    const many = [
      { path: broken.path },
      { path: events, body: eventBody({ venue_id: 999999999 }) },
    ];
    const asked: string[][] = [];
    // One of three: mails of orders before are made meanwhile, and ask on their own.
    for (let nth = 0; nth < 3; nth += 1) {
      const { queries, result } = await countQueries(service.strapi, () =>
        validated([...many, venue('')]),
      );
      expect(result.body).toMatchObject({ failed: 'validation', responses: [null, null, {}] });
      asked.push(queries);
    }
    expect(asked).toContainEqual([]);
    expect(broken.calls).toBe(calls);
  });

  test('runs all requests if all are valid, and reports later failures as usual (6.3)', async () => {
    const { status, body } = await validated(
      [
        venue('Good'),
        { path: tickets, body: { title: 'T', event_id: 1, type: 'free' } },
        { method: 'PUT', path: `${venues}/999999999`, body: {} },
        { path: events, body: eventBody({ venue_id: 999999999 }) },
        venue('Good too'),
      ],
      { as: editor },
    );
    expect([status, Object.keys(body as object)]).toEqual([207, ['responses']]);
    expect(body.responses.map(outcomeOf)).toEqual([
      '201',
      '403 rest_forbidden',
      '404 rest_post_invalid_id',
      '400 rest_invalid_param',
      '201',
    ]);
  });

  test('validation accepts only its two modes (6.1)', async () => {
    const body = { validation: 'none', requests: [venue('V')] };
    const { status, body: error } = await service.call('POST', 'batch/v1', { as: editor, body });
    expect([status, error.data.params]).toEqual([
      400,
      { validation: 'must be one of normal, require-all-validate' },
    ]);
    const normal = { validation: 'normal', requests: [venue('')] };
    const answer = await service.call('POST', 'batch/v1', { as: editor, body: normal });
    expect(answer.body).toMatchObject({ responses: [{ status: 400 }] });
  });
});

describe('a batch is refused, and nothing of it done,', () => {
  const good = venue('Good');
  const many = (count: number) => Array.from({ length: count }, () => good);
  const length = 'must be an array of 1 to 25 objects';
  const batch = { path: 'batch/v1', body: { requests: [good] } };
  const method = 'entry 1: method must be one of POST, PUT, PATCH, DELETE';
  const headers = 'entry 1: headers must be an object of texts, each at most 1024 characters long';

  test.each<[string, unknown, string]>([
    ['with 26 requests', many(26), length],
    ['without requests', [], length],
    ['with requests that are no array', { 0: good }, length],
    ['with text', 'requests', length],
    ['with GET', [good, { ...good, method: 'GET' }], method],
    ['with HEAD', [good, { ...good, method: 'HEAD' }], method],
    ['with OPTIONS', [good, { ...good, method: 'OPTIONS' }], method],
    ['with a method that is no text', [good, { ...good, method: ['PUT'] }], method],
    ['with a request that is none', [good, 5], 'entry 1 must be an object'],
    ['with a request that is null', [good, null], 'entry 1 must be an object'],
    ['without a path', [good, { body: {} }], 'entry 1 has no path'],
    [
      'with a path that is no text',
      [good, { path: { toString: 1 } }],
      'entry 1: path must be text',
    ],
    [
      'with a long path',
      [good, { path: `${venues}?${'x'.repeat(2048)}` }],
      'entry 1: path must be at most 2048 characters long',
    ],
    [
      'with NUL in a path',
      [good, { path: `${venues}?a=\0` }],
      'entry 1: path must not have control characters',
    ],
    [
      'with a line break in a path',
      [good, { path: `${venues} HTTP/1.1\r\nHost: x` }],
      'entry 1: path must not have control characters',
    ],
    ['with a batch in it', [good, batch], 'entry 1: path must not be that of a batch'],
    [
      'with a batch in it, written otherwise',
      [good, { ...batch, path: '/API/Batch/V1/?x=1' }],
      'entry 1: path must not be that of a batch',
    ],
    [
      'with headers that are no object',
      [good, { ...good, headers: ['Idempotency-Key: x'] }],
      headers,
    ],
    [
      'with a header that is no text',
      [good, { ...good, headers: { 'Idempotency-Key': { toString: 'x' } } }],
      headers,
    ],
    [
      'with a header that would be two',
      [good, { ...good, headers: { 'Idempotency-Key': 'x\r\nAuthorization: y' } }],
      headers,
    ],
    ['with NUL in a header', [good, { ...good, headers: { 'Idempotency-Key': 'x\0' } }], headers],
  ])('%s (6.4)', async (_, requests, reason) => {
    const before = await countOf(venues);
    const { status, body } = await send(requests, { as: editor });
    expect([status, body.code]).toEqual([400, 'rest_invalid_param']);
    expect(body.data.params).toEqual({ requests: reason });
    expect(await countOf(venues)).toBe(before);
  });

  test('where it says nothing of requests (1.4, 6.4)', async () => {
    for (const body of [undefined, {}, { requests: null }, { Requests: [good] }]) {
      const answer = await service.call('POST', 'batch/v1', { as: editor, body });
      expect(outcomeOf(answer)).toBe('400 rest_missing_callback_param');
    }
  });

  test('where it cannot be read, or is too large (1.5, 1.19, 6.4)', async () => {
    const large = [good, { path: events, body: eventBody({ content: 'x'.repeat(1_050_000) }) }];
    expect(outcomeOf(await send(large, { as: editor }))).toBe('413 rest_request_too_large');
    for (const body of ['{"requests": [', '[]', '"x"']) {
      const answer = await service.call('POST', 'batch/v1', { as: editor, body });
      expect(outcomeOf(answer)).toBe('400 rest_invalid_json');
    }
  });

  test('by another method than POST, or elsewhere (1.6, 6.4)', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      expect(outcomeOf(await service.call(method, 'batch/v1'))).toBe('404 rest_no_route');
    }
    for (const path of ['batch', 'batch/v2', 'batch/v1/more', 'svc/batch/v1']) {
      const answer = await service.call('POST', path, { body: { requests: [good] } });
      expect(outcomeOf(answer)).toBe('404 rest_no_route');
    }
  });
});

test('a path outside of the two namespaces is no route, and the others are done (6.4)', async () => {
  const hostile = [
    '',
    'admin/users',
    '/admin/register-admin',
    '/api/auth/local',
    'auth/local/register',
    'svc/auth/v1/application-passwords',
    'svc/events/v1/../../auth/v1/application-passwords',
    'svc/events/v1/%2e%2e/%2e%2e/auth/v1/application-passwords',
    'svc/events/v1/..%2f..%2fauth/v1/application-passwords',
    'svc\\auth\\v1\\application-passwords',
    '//svc/events/v1/venues',
    '../svc/events/v1/venues',
    'svc/events/v1//venues',
    'svc/events/v1/./venues',
    'svc/events/v1/venues/../../../batch/v1',
    `${service.url}/api/${venues}`,
    `http://example.org/api/${venues}`,
    `//example.org/api/${venues}`,
    'file:///etc/passwd',
  ];
  const body = { title: 'Hostile', name: 'Hostile', requests: [venue('Hostile')] };
  const parts = hostile.map((path) => ({ path, body }));
  const said = await outcomes([venue('First'), ...parts, venue('Last')], { as: typing });
  expect(said).toEqual(['201', ...hostile.map(() => '404 rest_no_route'), '201']);
  const { body: names } = await service.call('GET', venues, { query: { search: 'Hostile' } });
  expect(names).toEqual([]);
  const passwords = await service.call('GET', 'svc/auth/v1/application-passwords', { as: typing });
  expect(passwords.body).toEqual([]);
});
