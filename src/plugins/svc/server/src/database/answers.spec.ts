import { setImmediate as soon } from 'node:timers/promises';
import type { Knex } from 'knex';
import { createProbe } from './answers';

/** A server whose connections may be ended, or be refused. */
function createServer() {
  const server = {
    opened: 0,
    closed: 0,
    asked: 0,
    ended: new Set<unknown>(),
    isDown: false,
    isSilent: false,
  };
  const client = {
    config: { client: 'pg' },
    acquireRawConnection: () =>
      server.isDown ? Promise.reject(new Error('refused')) : Promise.resolve((server.opened += 1)),
    destroyRawConnection: () => Promise.resolve(void (server.closed += 1)),
  };
  const ask = async (connection: unknown) => {
    server.asked += 1;
    if (server.isSilent) return new Promise<never>(() => undefined);
    await soon();
    if (server.isDown || server.ended.has(connection)) throw new Error('ended');
    return { rows: [{ one: 1 }] };
  };
  const db = { client, raw: () => ({ connection: ask }) } as unknown as Knex;
  return { server, probe: createProbe(db) };
}

test('one question is for all who ask meanwhile, over one connection', async () => {
  const { server, probe } = createServer();
  const answers = await Promise.all(Array.from({ length: 5 }, () => probe.answers()));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(server).toMatchObject({ opened: 1, asked: 1 });
  expect(await probe.answers()).toBe(true);
  expect(server).toMatchObject({ opened: 1, asked: 2 });
});

test('a connection that has ended since says nothing of the database', async () => {
  const { server, probe } = createServer();
  await probe.answers();
  server.ended.add(1);
  expect(await probe.answers()).toBe(true);
  expect(server).toMatchObject({ opened: 2, closed: 1 });
});

test('a database that is down does not answer, until it is up again', async () => {
  const { server, probe } = createServer();
  await probe.answers();
  server.isDown = true;
  expect(await probe.answers()).toBe(false);
  expect(await probe.answers()).toBe(false);
  server.isDown = false;
  expect(await probe.answers()).toBe(true);
  await probe.close();
  expect(server).toMatchObject({ opened: 2, closed: 2 });
});

test('who asks a database that says nothing waits two seconds, and its connection is not asked again', async () => {
  const { server, probe } = createServer();
  await probe.answers();
  server.isSilent = true;
  const began = Date.now();
  expect(await probe.answers()).toBe(false);
  expect(Date.now() - began).toBeGreaterThanOrEqual(1990);
  server.isSilent = false;
  expect(await probe.answers()).toBe(true);
  expect(server).toMatchObject({ opened: 2, closed: 1 });
});
