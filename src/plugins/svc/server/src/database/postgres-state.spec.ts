import { EventEmitter } from 'node:events';
import { setImmediate as soon, setTimeout as sleep } from 'node:timers/promises';
import { createPostgresState } from './postgres-state';

/** A connection to a server whose every answer is another state; the newest of them is the last one. */
class Connection extends EventEmitter {
  asked = 0;

  async query(): Promise<{ rows: [string][] }> {
    this.asked += 1;
    const rows: [string][] = [[`state ${this.asked}`]];
    await soon();
    return { rows };
  }
}

function createServer() {
  const connections: Connection[] = [];
  const state = createPostgresState({
    acquireRawConnection: () => {
      connections.push(new Connection());
      return Promise.resolve(connections.at(-1)!);
    },
    destroyRawConnection: () => Promise.resolve(),
  });
  return { connections, state };
}

async function openServer() {
  const server = createServer();
  expect(await server.state.ask()).toBeNull();
  await soon();
  return server;
}

test('nobody waits for a connection that is being opened', async () => {
  const { connections, state } = await openServer();
  expect([connections.length, await state.ask()]).toEqual([1, '1 state 1']);
});

test('one query is for all that ask before it is sent, and for nobody who asks later', async () => {
  const { connections, state } = await openServer();
  const before = Array.from({ length: 5 }, () => state.ask());
  await sleep(0);
  while (connections[0]!.asked === 0) await soon();
  const after = [state.ask(), state.ask()];
  expect(new Set(await Promise.all(before))).toEqual(new Set(['1 state 1']));
  expect(new Set(await Promise.all(after))).toEqual(new Set(['1 state 2']));
});

test('a state is that of a connection: over the next one it is another, whatever the server says', async () => {
  const { connections, state } = await openServer();
  expect(await state.ask()).toBe('1 state 1');
  connections[0]!.emit('end');
  expect(await state.ask()).toBeNull();
  await soon();
  expect(await state.ask()).toBe('2 state 1');
});

test('where a query fails nobody can tell, and the connection is not asked again', async () => {
  const { connections, state } = await openServer();
  const query = jest.spyOn(connections[0]!, 'query').mockRejectedValue(new Error('gone'));
  expect([await state.ask(), await state.ask()]).toEqual([null, null]);
  expect(query).toHaveBeenCalledTimes(1);
  await state.close();
});
