import type { CallOptions } from '#svc/testing/client';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { engineName, type Service, startService, type TestUser } from '../support';
import { answersTo, sendBatch } from '../support/batch';
import { type DatabaseProxy, serverVariable, startDatabaseProxy } from '../support/database-proxy';
import { collections, eventBody, make, makeSignedIn } from '../support/events';
import { openPage } from '../support/pages';

/* What is answered while the database does not answer, and afterwards. */

const { events, venues } = collections;

/** SQLite is a part of the process. */
const onServers = engineName() === 'sqlite' ? describe.skip : describe;

let service: Service;
let proxy: DatabaseProxy;
let editor: TestUser;
let admin: AdminApi;
let logged: jest.SpyInstance;
const unhandled = jest.fn();

const linesOfLog = () => (logged.mock.calls as unknown[][]).map(([line]) => line);

const busy = { status: 503, retry: '1', code: 'rest_busy' };

async function outcomeOf(method: string, path: string, options: CallOptions = {}) {
  const { status, headers, body } = await service.call(method, path, options);
  return { status, retry: headers.get('retry-after'), code: body.code as unknown };
}

async function duringOutage<T>(work: () => Promise<T>): Promise<T> {
  await proxy.cut();
  try {
    return await work();
  } finally {
    await proxy.mend();
  }
}

const basic = (user: TestUser) => ({
  Authorization: `Basic ${Buffer.from(`${user.username}:${user.password}`).toString('base64')}`,
});

onServers('while the database does not answer (1.26)', () => {
  beforeAll(async () => {
    proxy = await startDatabaseProxy();
    const variable = serverVariable();
    const own = process.env[variable];
    process.env[variable] = proxy.address;
    service = await startService();
    process.env[variable] = own;
    editor = await makeSignedIn(service, 'event-editor', 'editor');
    admin = await registerFirstAdmin(service.url, {
      firstname: 'Ada',
      lastname: 'Owner',
      email: 'ada@example.org',
      password: 'Passw0rd-of-Ada',
    });
    process.on('unhandledRejection', unhandled);
  });

  beforeEach(() => {
    logged = jest.spyOn(service.strapi.log, 'error').mockImplementation();
  });

  afterEach(() => {
    logged.mockRestore();
  });

  afterAll(() => {
    process.off('unhandledRejection', unhandled);
  });

  test('reads and writes are 503, of guests and of who signs in by whichever means', async () => {
    const outcomes = await duringOutage(async () => [
      await outcomeOf('GET', venues),
      await outcomeOf('GET', venues, { as: editor }),
      await outcomeOf('POST', venues, { as: editor, body: { title: 'During the outage' } }),
      await outcomeOf('GET', venues, { headers: basic(editor) }),
      await outcomeOf('GET', `${venues}/1`),
    ]);
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => busy));
    expect(await outcomeOf('GET', venues, { as: editor })).toMatchObject({ status: 200 });
  });

  test('many who come at once are 503, and the log has a line and no stack', async () => {
    const outcomes = await duringOutage(() =>
      Promise.all(Array.from({ length: 30 }, () => outcomeOf('GET', venues))),
    );
    expect(outcomes).toEqual(Array.from({ length: 30 }, () => busy));
    expect(linesOfLog().length).toBeLessThanOrEqual(1);
    for (const line of linesOfLog())
      expect(line).toMatch(/^The database does not answer \([^\n]+$/);
  });

  test('each request of a batch is 503, and one whose caller has to be looked up as a whole', async () => {
    const cart = { path: 'svc/tickets/v1/cart', body: { ticket_id: 1, quantity: 1 } };
    const answers = await duringOutage(() => answersTo(service, [cart, cart]));
    for (const { status, headers, body } of answers) {
      expect([status, headers['Retry-After'], body.code]).toEqual([503, '1', 'rest_busy']);
    }
    const whole = await duringOutage(() => sendBatch(service, [cart], { as: editor }));
    expect(whole.status).toBe(503);
  });

  test('pages are 503 and say that one can try again', async () => {
    const event = await make(service, editor, events, eventBody({ status: 'publish' }));
    for (const path of ['/events', event.url as string]) {
      const { status, headers, text } = await duringOutage(() => openPage(service, path));
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '1']);
      expect(text).toContain('Please try again.');
      expect((await openPage(service, path)).status).toBe(200);
    }
  });

  test('the panel and the sign-in of the host are 503, in their shape', async () => {
    const contents = '/content-manager/collection-types/plugin::svc.venue';
    const answers = await duringOutage(async () => [
      await admin('GET', contents),
      await admin('POST', contents, { title: 'In the panel' }),
      await admin('GET', '/svc-admin/overview/today'),
    ]);
    for (const { status, headers, body } of answers) {
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
      expect(body).toMatchObject({ error: { name: 'ServiceUnavailableError' } });
    }
    const { status } = await duringOutage(() =>
      fetch(`${service.url}/api/auth/local`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ identifier: 'editor', password: 'whatever-it-is' }),
      }),
    );
    expect(status).toBe(503);
    expect((await admin('GET', contents)).status).toBe(200);
  });

  test('a write whose COMMIT was not answered is 503, and nobody says that nothing was written', async () => {
    await make(service, editor, venues, { title: 'Before' });
    proxy.swallowCommit();
    const body = { title: 'Whose answer was lost' };
    const answer = await service.call('POST', venues, { as: editor, body });
    expect(answer).toMatchObject({ status: 503, body: { code: 'rest_busy' } });
    expect(answer.body.message).toContain('may be there already');
    const { body: found } = await service.call('GET', `${venues}?search=answer+was+lost`);
    expect(found).toHaveLength(1);
  });

  test('what fails with the same code elsewhere is 500, with its stack in the log', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    let fails = true;
    service.strapi.documents.use(async (call, next) => {
      if (fails && call.uid === 'plugin::svc.venue' && call.action === 'create') throw refused;
      return next();
    });
    const outcome = await outcomeOf('POST', venues, {
      as: editor,
      body: { title: 'A mail server' },
    });
    fails = false;
    expect(outcome).toMatchObject({ status: 500, code: 'rest_internal_error' });
    expect(linesOfLog()).toEqual([refused]);
  });

  test('no outage leaves a rejection that nobody takes, which would end the process', () => {
    expect(unhandled).not.toHaveBeenCalled();
  });
});
