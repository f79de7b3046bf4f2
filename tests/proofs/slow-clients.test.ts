import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, startService } from '../support';
import { collections } from '../support/events';

/* Clients that take their time, over raw sockets: each of them takes a connection, and keeps others from none. */

const { venues } = collections;
const maxConnections = 30;

let service: Service;

beforeAll(async () => {
  service = await startService({
    env: {
      HTTP_HEADERS_SECONDS: '1',
      HTTP_REQUEST_SECONDS: '2',
      HTTP_KEEP_ALIVE_SECONDS: '1',
      HTTP_IDLE_SECONDS: '3',
      HTTP_MAX_CONNECTIONS: String(maxConnections),
    },
  });
});

const head = `/api/${venues} HTTP/1.1\r\nHost: tickets.example.test\r\n`;

interface Client {
  socket: Socket;
  /** What was answered so far. */
  answered: () => string;
  /** How long it lasted, in milliseconds. */
  closed: Promise<number>;
}

async function open(first: string): Promise<Client> {
  const { port } = new URL(service.url);
  const socket = connect(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  socket.on('error', () => undefined);
  const started = Date.now();
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(Date.now() - started));
  });
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), closed]);
  socket.write(first);
  return { socket, answered: () => text, closed };
}

/** Sends a little again and again, until it may not. */
async function drip({ socket }: Client, text: string): Promise<void> {
  while (!socket.destroyed) {
    socket.write(text);
    await sleep(100);
  }
}

/** Whether somebody else is, on a connection of their own: one that is kept is closed after a second, maybe just then. */
async function isServed(): Promise<boolean> {
  const { answered, closed } = await open(`GET ${head}Connection: close\r\n\r\n`);
  await closed;
  return answered().startsWith('HTTP/1.1 200 ');
}

test('headers that come one by one are not waited for (7.18)', async () => {
  const clients = await Promise.all(Array.from({ length: 20 }, () => open(`GET ${head}`)));
  for (const client of clients) void drip(client, 'X-Slow: 1\r\n');
  expect(await isServed()).toBe(true);
  for (const { closed, answered } of clients) {
    expect(await closed).toBeLessThan(4000);
    expect(answered()).toMatch(/^HTTP\/1\.1 408 /);
  }
  expect(await isServed()).toBe(true);
});

test('a body that comes byte by byte is not waited for (7.18)', async () => {
  const type = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';
  const clients = await Promise.all(Array.from({ length: 20 }, () => open(`POST ${head}${type}`)));
  for (const client of clients) void drip(client, ' ');
  expect(await isServed()).toBe(true);
  for (const { closed } of clients) expect(await closed).toBeLessThan(5000);
  expect(await isServed()).toBe(true);
});

test('a connection without a request is closed (7.18)', async () => {
  const silent = await open('');
  const served = await open(`GET ${head}\r\n`);
  expect(await served.closed).toBeLessThan(3500);
  expect(served.answered()).toMatch(/^HTTP\/1\.1 200 /);
  expect(await silent.closed).toBeLessThan(4500);
});

test('there are no more connections than are allowed, and those that are there go on (7.18)', async () => {
  const first = await open(`GET ${head}`);
  const clients = await Promise.all(
    Array.from({ length: maxConnections + 20 }, () => open(`GET ${head}`)),
  );
  await sleep(300);
  const refused = clients.filter(({ socket }) => socket.destroyed);
  expect(refused.length).toBeGreaterThanOrEqual(20);
  first.socket.write('\r\n');
  await sleep(200);
  expect(first.answered()).toMatch(/^HTTP\/1\.1 200 /);
  for (const { socket } of [first, ...clients]) socket.destroy();
  await sleep(100);
  expect(await isServed()).toBe(true);
});

test('of a hundred headers the rest is ignored (7.18)', async () => {
  const filler = (count: number) =>
    Array.from({ length: count }, (_, index) => `X-${index}: 1\r\n`).join('');
  const last = 'Authorization: Basic !!!!\r\nConnection: close\r\n\r\n';
  const answerTo = async (count: number) => {
    const { answered, socket } = await open(`GET ${head}${filler(count)}${last}`);
    await sleep(300);
    socket.destroy();
    return answered().slice(0, 12);
  };
  expect(await answerTo(90)).toBe('HTTP/1.1 401');
  expect(await answerTo(150)).toBe('HTTP/1.1 200');
});
