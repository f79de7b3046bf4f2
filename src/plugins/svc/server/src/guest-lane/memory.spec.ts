import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import * as state from '../database/committed-state';
import { type Memory, openMemory } from './memory';

jest.mock('../database/committed-state');
const { committedState, hasCommittedState } = jest.mocked(state);

let memory: Memory;
let server: Server;
/** What is being made, until a test ends it. */
let making: ServerResponse[] = [];

beforeEach(async () => {
  hasCommittedState.mockReturnValue(true);
  // As PostgreSQL tells it: later.
  committedState.mockImplementation(() => Promise.resolve('first'));
  memory = openMemory(1_000_000, [])!;
  making = [];
  server = createServer((asked, response) =>
    memory.answer({
      request: asked,
      response,
      variant: '',
      hasClock: false,
      make: () => making.push(response),
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface Guest {
  answer: Promise<string>;
  leave: () => void;
}

/** Asks, and returns when the request has come. */
async function ask(path = '/'): Promise<Guest> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, path, agent: false });
  const answer = once(sent, 'response').then(async ([response]) => text(response as never));
  answer.catch(() => undefined);
  sent.on('error', () => undefined);
  sent.end();
  await once(server, 'request');
  await turn();
  return { answer, leave: () => sent.destroy() };
}

test('who asks the same while it is made is sent what comes of it (1.23)', async () => {
  const guests = [await ask(), await ask(), await ask('/other'), await ask()];
  expect(making.map(({ req }) => req.url)).toEqual(['/', '/other']);
  making[0]!.end('made once');
  making[1]!.end('another');
  const answers = await Promise.all(guests.map(({ answer }) => answer));
  expect(answers).toEqual(['made once', 'made once', 'another', 'made once']);
  await ask();
  expect(making).toHaveLength(2);
});

test('if the first one leaves before it is made, it is made for each of the others (1.23)', async () => {
  const first = await ask();
  const others = [await ask(), await ask()];
  const isGone = once(making[0]!, 'close');
  first.leave();
  await isGone;
  expect(making).toHaveLength(3);
  for (const response of making.slice(1)) response.end('made');
  expect(await Promise.all(others.map(({ answer }) => answer))).toEqual(['made', 'made']);
});

test('who leaves before the database has told what is committed keeps nobody waiting (1.23)', async () => {
  let tell: (told: string) => void = () => undefined;
  committedState.mockImplementationOnce(() => new Promise((resolve) => (tell = resolve)));
  const arrived = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  const first = await ask();
  const [, response] = await arrived;
  const isGone = once(response, 'close');
  first.leave();
  await isGone;
  tell('first');
  await turn();
  const other = await ask();
  expect(making).toHaveLength(2);
  making[1]!.end('made');
  expect(await other.answer).toBe('made');
});

test.each([
  ['an error', (response: ServerResponse) => (response.statusCode = 503)],
  ['somebody’s own', (response: ServerResponse) => response.setHeader('Cache-Control', 'private')],
])('what is %s is sent to nobody else (1.23)', async (_, mark) => {
  const guests = [await ask(), await ask()];
  mark(making[0]!);
  making[0]!.end('for one');
  expect(await guests[0]!.answer).toBe('for one');
  while (making.length < 2) await turn();
  making[1]!.end('for the other');
  expect(await guests[1]!.answer).toBe('for the other');
});

test('who asks after somebody has committed does not wait for what was asked before (1.23)', async () => {
  const before = await ask();
  committedState.mockImplementation(() => Promise.resolve('second'));
  const after = await ask();
  expect(making).toHaveLength(2);
  making[1]!.end('new');
  making[0]!.end('old');
  expect([await before.answer, await after.answer]).toEqual(['old', 'new']);
  const again = await ask();
  expect([making.length, await again.answer]).toEqual([2, 'new']);
});
