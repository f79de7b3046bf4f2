import { engineName, type Service, startService } from '../support';

/* What machines ask that send visitors to one of several processes. */

let service: Service;

beforeAll(async () => {
  service = await startService();
});

const ask = async () => {
  const answer = await fetch(`${service.url}/api/svc/health`);
  const body = (await answer.json()) as unknown;
  const { headers } = answer;
  return [answer.status, body, headers.get('cache-control'), headers.get('retry-after')];
};

const well = [200, { status: 'ok' }, 'no-store', null];
const ill = [503, expect.objectContaining({ code: 'rest_busy' }), 'no-store', '1'];

/** Knex's client, as far as its connections are concerned. */
interface Client {
  pool: { max: number };
  acquireConnection(): Promise<unknown>;
  acquireRawConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

const clientOf = ({ strapi }: Service) =>
  (strapi.db.connection as unknown as { client: Client }).client;

/** SQLite is a part of the process. */
const testOfServers = engineName() === 'sqlite' ? test.skip : test;

// The first to ask, so that there is no connection yet.
testOfServers(
  'a process whose database does not answer is not well, after two seconds, until it answers (1.25)',
  async () => {
    const client = clientOf(service);
    const open = client.acquireRawConnection.bind(client);
    const waiting: (() => void)[] = [];
    const reach = jest.spyOn(client, 'acquireRawConnection');
    reach.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(open()))));
    const began = Date.now();
    expect(await Promise.all([ask(), ask()])).toEqual([ill, ill]);
    expect(Date.now() - began).toBeGreaterThanOrEqual(1990);
    reach.mockRestore();
    for (const one of waiting) one();
    expect(await ask()).toEqual(well);
  },
);

test('a process that can serve is well (1.25)', async () => {
  expect(await ask()).toEqual(well);
});

test('a process all of whose connections are held, as in a rush, is well (1.25)', async () => {
  const client = clientOf(service);
  const places = Array.from({ length: client.pool.max });
  const held = await Promise.all(places.map(() => client.acquireConnection()));
  expect(await ask()).toEqual(well);
  for (const one of held) await client.releaseConnection(one);
});
