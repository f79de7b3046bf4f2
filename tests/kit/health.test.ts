import { engineName, type Service, startService } from '../support';

/* What machines ask that send visitors to one of several processes. */

let service: Service;

beforeAll(async () => {
  service = await startService();
});

const ask = async () => {
  const answer = await fetch(`${service.url}/api/svc/health`);
  const body = (await answer.json()) as unknown;
  return [answer.status, body, answer.headers.get('cache-control')];
};

test('a process that can serve is well (1.25)', async () => {
  expect(await ask()).toEqual([200, { status: 'ok' }, 'no-store']);
});

/** SQLite is a part of the process. */
const testOfServers = engineName() === 'sqlite' ? test.skip : test;

testOfServers(
  'a process whose database is out of reach is not, until it answers (1.25)',
  async () => {
    const { client } = service.strapi.db.connection as unknown as {
      client: { acquireConnection(): Promise<unknown> };
    };
    const reach = jest.spyOn(client, 'acquireConnection');
    reach.mockRejectedValue(new Error('out of reach'));
    expect(await ask()).toEqual([503, expect.objectContaining({ code: 'rest_busy' }), 'no-store']);
    reach.mockRestore();
    expect(await ask()).toEqual([200, { status: 'ok' }, 'no-store']);
  },
);
