import type { Context, Next } from 'koa';
import { type Service, startService } from '../support';
import { collections } from '../support/events';

/* Where something of the project's may concern guests' reads, the start says so, and they take the host's whole way. */

const { events, venues } = collections;

const warned: string[] = [];

/** What a middleware of the project's saw. */
const seen: string[] = [];

function countVisitors(ctx: Context, next: Next): Promise<unknown> {
  seen.push(ctx.path);
  return next();
}

interface Router {
  routes: { method: string; path: string; config: object }[];
}

type Prepare = (strapi: Service['strapi']) => void;

async function start(prepare: Prepare): Promise<Service> {
  warned.length = 0;
  seen.length = 0;
  return startService({
    beforeListening: (strapi) => {
      jest.spyOn(strapi.log, 'warn').mockImplementation((line: unknown) => {
        warned.push(String(line));
        return strapi.log;
      });
      prepare(strapi);
    },
  });
}

test('without it nothing is said (1.23)', async () => {
  const service = await start(() => undefined);
  expect(warned).toEqual([]);
  await service.stop();
});

test('a middleware that nobody knows keeps the lane off, and sees all requests (1.23)', async () => {
  const service = await start((strapi) => strapi.server.use(countVisitors));
  expect(warned).toEqual([
    "Guests' reads take the host's whole way: the middlewares countVisitors may concern them. Where one does not, name it in guestLanePasses of the plugin's configuration.",
  ]);
  expect((await service.call('GET', events)).status).toBe(200);
  expect(seen).toEqual([`/api/${events}`]);
  await service.stop();
});

// Last, since the plugin's routes are the process's.
test('an operation whose route has a policy is not in the lane, nor one that others answer (1.23)', async () => {
  const service = await start((strapi) => {
    const routers = strapi.plugin('svc').routes as unknown as Record<string, Router>;
    const route = routers['content-api']!.routes.find(
      (one) => one.method === 'GET' && one.path === `/${events}`,
    )!;
    Object.assign(route.config, { policies: ['global::nobody'] });
    strapi.server.router.use(`/api/${venues}`, countVisitors);
  });
  expect(warned).toEqual([
    `Guests' reads take the host's whole way: GET /api/${events} has been given policies, middlewares or a handler.`,
    `Guests' reads take the host's whole way: GET /api/${venues} is answered by another route.`,
    `Guests' reads take the host's whole way: GET /api/${venues}/{id} is answered by another route.`,
  ]);
  expect((await service.call('GET', venues)).status).toBe(200);
  await service.stop();
});
