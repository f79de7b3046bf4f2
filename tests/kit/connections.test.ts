import { engineName, type Service, startService } from '../support';

/* What stock and search need of every connection, whatever the project's config/database says. */

let service: Service;

beforeAll(async () => {
  service = await startService();
});

interface Client {
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<void>;
}

const seen: Record<string, () => Promise<unknown>> = {
  // Journal, waiting for another process's lock, and letters beyond ASCII.
  sqlite: async () => {
    const db = service.strapi.db.connection;
    const [journal] = (await db.raw('pragma journal_mode')) as object[];
    const [wait] = (await db.raw('pragma busy_timeout')) as object[];
    const [small] = (await db.raw(`select lower('Ü') as letter`)) as object[];
    return { ...journal, ...wait, ...small };
  },
  // Plans of reads by a key are kept by the connection's own `query`.
  postgres: async () => {
    const client = service.strapi.db.connection.client as Client;
    const connection = await client.acquireConnection();
    await client.releaseConnection(connection);
    return Object.hasOwn(connection, 'query');
  },
  mysql: async () => {
    // MySQL and MariaDB call it by different names.
    const [rows] = (await service.strapi.db.connection.raw(
      `show session variables where variable_name in ('tx_isolation', 'transaction_isolation')`,
    )) as [{ Value: string }[]];
    return rows[0]?.Value;
  },
};

const expected = {
  sqlite: { journal_mode: 'wal', timeout: 5000, letter: 'ü' },
  postgres: true,
  mysql: 'READ-COMMITTED',
};

test('every connection of the pool is set up before it is used', async () => {
  expect(await seen[engineName()]!()).toEqual(expected[engineName()]);
});

// SQLite has no server that could be slow.
const testOfServers = engineName() === 'sqlite' ? test.skip : test;

testOfServers(
  'a public read that the database is slow with is 503, and nothing else is cut short (7.18)',
  async () => {
    await service.stop();
    service = await startService({ env: { PUBLIC_READ_SECONDS: '1' } });
    const knex = service.strapi.db.connection;
    const connection: unknown = await knex.client.acquireConnection();
    const ask = async (text: string) => knex.raw(text).connection(connection);
    const isPostgres = engineName() === 'postgres';
    const venues = () => service.call('GET', 'svc/events/v1/venues');
    expect((await venues()).status).toBe(200);
    await ask(isPostgres ? 'begin' : 'lock tables svc_venues write');
    if (isPostgres) await ask('lock table svc_venues in access exclusive mode');
    try {
      // More than the pool has connections.
      const answers = await Promise.all(Array.from({ length: 12 }, venues));
      for (const { status, headers, body } of answers) {
        expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'rest_busy', '1']);
      }
      expect((await service.call('GET', 'svc/events/v1/organizers')).status).toBe(200);
    } finally {
      await ask(isPostgres ? 'rollback' : 'unlock tables');
      await knex.client.releaseConnection(connection);
    }
    expect((await venues()).status).toBe(200);
    const slow = isPostgres ? 'select pg_sleep(1.3)' : 'select sleep(1.3) as interrupted';
    const slept = await Promise.all(Array.from({ length: 10 }, async () => knex.raw(slow)));
    if (!isPostgres)
      for (const [[row]] of slept as [[object]][]) expect(row).toEqual({ interrupted: 0 });
  },
);
