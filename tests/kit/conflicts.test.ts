import type { Knex } from 'knex';
import { built, engineName, type Service, startService, type TestUser } from '../support';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import {
  collections,
  eventBody,
  inPanel,
  make,
  makeSignedIn,
  panelDocuments,
} from '../support/events';

/* What becomes of a write that the database ends for the sake of another, and of what is done in a transaction. */

const { venues, events } = collections;
const { database, retriedTransaction, transaction } =
  built<typeof import('../../src/plugins/svc/server/src/database/transaction')>(
    'database/transaction',
  );

let service: Service;
let editor: TestUser;
let admin: AdminApi;

beforeAll(async () => {
  service = await startService();
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  admin = await registerFirstAdmin(service.url, {
    firstname: 'Ada',
    lastname: 'Owner',
    email: 'ada@example.org',
    password: 'Passw0rd-of-Ada',
  });
});

const isServer = engineName() !== 'sqlite';
const makeVenue = async () => (await make(service, editor, venues, { title: 'A hall' })).id;

/** As a database fails that ends a transaction for the sake of another. */
const ended = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

/** Fails the first so many writes of venues, and tells how many there were. */
function failing(times: number): { attempts: number } {
  const count = { attempts: 0 };
  failures = (uid) => {
    if (uid !== 'plugin::svc.venue') return;
    count.attempts += 1;
    if (count.attempts <= times) throw ended();
  };
  return count;
}

let failures: ((uid: string) => void) | undefined;

describe('a transaction that the database aborts', () => {
  beforeAll(() => {
    service.strapi.documents.use(async (call, next) => {
      const result = await next();
      if (['create', 'update'].includes(call.action)) failures?.(call.uid);
      return result;
    });
  });

  afterEach(() => {
    failures = undefined;
  });

  const titlesOf = async () => service.strapi.db.connection('svc_venues').pluck('title');

  test('is retried and written once (1.22)', async () => {
    const count = failing(2);
    const { status } = await service.call('POST', venues, { as: editor, body: { title: 'Once' } });
    expect({ status, ...count }).toEqual({ status: 201, attempts: 3 });
    expect((await titlesOf()).filter((title) => title === 'Once')).toHaveLength(1);
  });

  test('after all retries is 409, and nothing is written (1.22)', async () => {
    const count = failing(Infinity);
    const answer = await service.call('POST', venues, { as: editor, body: { title: 'Never' } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'rest_conflict' } });
    expect(answer.headers.get('Retry-After')).toBe('1');
    expect(count.attempts).toBe(8);
    expect(await titlesOf()).not.toContain('Never');
  });

  test('is 409 in a batch too, and harms no other request of it (1.22, 6.2)', async () => {
    failing(Infinity);
    const requests = [venues, collections.organizers].map((path) => ({
      path,
      body: { title: 'In a batch' },
    }));
    const { body } = await service.call('POST', 'batch/v1', { as: editor, body: { requests } });
    const [venue, organizer] = body.responses;
    expect(venue).toMatchObject({ status: 409, headers: { 'Retry-After': '1' } });
    expect(organizer).toMatchObject({ status: 201 });
  });

  const saved = async () => {
    const { documentId } = await panelDocuments(service, 'plugin::svc.venue').create({
      data: { title: 'In the panel' },
    });
    return `/content-manager/collection-types/plugin::svc.venue/${documentId}`;
  };

  test('is tried again in the panel (1.22)', async () => {
    const path = await saved();
    const count = failing(2);
    expect((await admin('PUT', path, { title: 'Changed' })).status).toBe(200);
    expect(count.attempts).toBe(3);
  });

  test('publishes an event once that was selected twice', async () => {
    const { id } = await make(service, editor, events, eventBody());
    const { documentId } = await inPanel(service, id).document();
    const path = '/content-manager/collection-types/plugin::svc.event/actions/bulkPublish';
    const { status } = await admin('POST', path, { documentIds: [documentId, documentId] });
    expect(status).toBe(200);
    const rows = await service.strapi.db
      .connection('svc_events')
      .where({ document_id: documentId });
    expect(rows).toHaveLength(2);
  });

  test('after all retries is reported in the panel (1.22)', async () => {
    const path = await saved();
    failing(Infinity);
    const { status, headers, body } = await admin('PUT', path, { title: 'Changed' });
    expect({ status, retry: headers.get('Retry-After') }).toEqual({ status: 409, retry: '1' });
    expect(body).toMatchObject({ error: { message: expect.stringContaining('try again') } });
  });
});

describe('a transaction', () => {
  test('is used by every query made inside it', async () => {
    await transaction(async (trx) => {
      expect(database()).toBe(trx);
      // Without waiting for the connection that this transaction has.
      expect(await database()('svc_venues').where({ id: -1 })).toEqual([]);
    });
    expect(database()).toBe(service.strapi.db.connection);
  });

  test('is not affected by an error after its commit', async () => {
    const logged = jest.spyOn(service.strapi.log, 'error').mockImplementation();
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    await service.strapi.db.transaction(({ onCommit }) => {
      onCommit(async () => {
        await Promise.reject(new Error('a listener of somebody'));
      });
      onCommit(() => {
        throw new Error('another');
      });
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.off('unhandledRejection', unhandled);
    const lines = logged.mock.calls.map(([line]) => String(line));
    logged.mockRestore();
    expect(unhandled).not.toHaveBeenCalled();
    expect(lines.map((line) => /a listener of somebody|another/.exec(line)?.[0])).toEqual([
      'another',
      'a listener of somebody',
    ]);
  });

  test('emits no event for an entry that was deleted meanwhile', async () => {
    const told: unknown[] = [];
    const stop = service.strapi.eventHub.on('entry.update', (event) => {
      told.push(event);
      return Promise.resolve();
    });
    const gone = { model: 'venue', uid: 'plugin::svc.venue', entry: null };
    await service.strapi.eventHub.emit('entry.update', gone);
    await service.strapi.eventHub.emit('entry.update', { ...gone, entry: { title: 'There' } });
    stop();
    expect(told).toMatchObject([{ entry: { title: 'There' } }]);
  });

  /** Two transactions that each want what the other has; the second one sends more, as the host does. */
  async function deadlock(): Promise<unknown[]> {
    const [one, other] = [await makeVenue(), await makeVenue()];
    const take = (trx: Knex, id: number, phone: string) =>
      trx('svc_venues').where({ public_id: id }).update({ phone });
    let both = 0;
    let go: () => void;
    const met = new Promise<void>((resolve) => (go = resolve));
    const cross = (first: number, second: number) =>
      transaction(async (trx) => {
        await take(trx, first, '1');
        if ((both += 1) === 2) go();
        await met;
        const parts = [
          take(trx, second, '2').then(() => undefined),
          trx('svc_venues')
            .insert({ title: 'Left behind', document_id: `left-${first}` })
            .then(() => undefined),
        ];
        await Promise.allSettled(parts);
        await Promise.all(parts);
      });
    const done = await Promise.allSettled([cross(one, other), cross(other, one)]);
    return done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  }

  const onServers = isServer ? test : test.skip;

  onServers('that a deadlock has ended leaves nothing of what was sent with it', async () => {
    const db = service.strapi.db.connection;
    const reasons = await deadlock();
    expect(reasons).toHaveLength(1);
    const left = (await db('svc_venues').where({ title: 'Left behind' })) as unknown[];
    await db('svc_venues').where({ title: 'Left behind' }).delete();
    expect(left).toHaveLength(1);
  });

  onServers('that cannot be committed has failed', async () => {
    const end = {
      postgres: 'select pg_terminate_backend(pg_backend_pid())',
      mysql: 'kill connection_id()',
      sqlite: '',
    }[engineName()];
    const failed = transaction(async (trx) => {
      await trx('svc_venues').insert({ title: 'Not committed', document_id: 'not-committed' });
      await trx.raw(end).catch(() => undefined);
    });
    await expect(failed).rejects.toThrow();
    const db = service.strapi.db.connection;
    expect(await db('svc_venues').where({ title: 'Not committed' })).toEqual([]);
  });

  onServers('fails with the error that was first', async () => {
    const failed = transaction(async (trx) => {
      await trx('svc_venues')
        .insert({ no_such_column: 1 })
        .catch(() => undefined);
      await trx('svc_venues').where({ id: -1 });
      throw new Error('of my own');
    });
    const reason = engineName() === 'postgres' ? /no_such_column/ : /of my own/;
    await expect(failed).rejects.toThrow(reason);
  });

  test('inside another is not retried on its own', async () => {
    let attempts = 0;
    const failed = transaction(() =>
      retriedTransaction(() => {
        attempts += 1;
        return Promise.reject(ended());
      }),
    );
    await expect(failed).rejects.toThrow('deadlock detected');
    expect(attempts).toBe(1);
  });
});
