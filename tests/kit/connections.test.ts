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
