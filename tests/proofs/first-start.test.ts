import { engine, engineName, nameDatabase } from '#svc/testing/databases/index';
import { stopEverything } from '#svc/testing/cleanup';
import { spawnService, startService } from '../support';

/* Processes that are started at once on a database in which there is nothing yet. */

afterEach(stopEverything);

const testOfServers = engineName() === 'sqlite' ? test.skip : test;

testOfServers(
  'two processes that start at once on an empty database make it together, and all serve',
  async () => {
    const { env } = await startService();
    const name = nameDatabase(process.env.SVC_TEST_RUN!);
    await engine().create(name);
    const own = { ...env, ...engine().environment(name) };
    const services = await Promise.all([1, 2].map(() => spawnService(own)));
    for (const { call } of services) {
      expect(await call('GET', 'svc/events/v1/events')).toMatchObject({ status: 200, body: [] });
    }
    await Promise.all(services.map((one) => one.stop()));
    await engine().drop(name);
  },
  240_000,
);
