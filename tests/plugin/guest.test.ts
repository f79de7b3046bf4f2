import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { registerFirstAdmin } from '#svc/testing/admin-api';
import { stopLater } from '#svc/testing/cleanup';
import { engine, nameDatabase } from '#svc/testing/databases/index';
import { installPlugin, makeHost, packPlugin, type RunningHost, startHost } from './host';
import { type Answer, hostAnswers } from './host/answers';
import { buyTicket } from './host/buy';

/*
 * The packed plugin in somebody else's project: the same requests to the project's own routes, first without the plugin,
 * then with it, each time on a copy of the project's database.
 */

const minutes = 60_000;
const directory = path.join(os.tmpdir(), 'svc-tests', `host-${process.pid}`);

let before: Record<string, Answer>;
let after: Record<string, Answer>;
let tablesBefore: string[];
let token: string;
let host: RunningHost;

async function newDatabase(template?: string): Promise<string> {
  const name = nameDatabase(process.env.SVC_TEST_RUN!);
  if (template) await engine().copy(template, name);
  else await engine().create(name);
  stopLater(() => engine().drop(name));
  return name;
}

function start(database: string): Promise<RunningHost> {
  return startHost(directory, engine().environment(database));
}

async function read<T>({ url }: RunningHost, address: string): Promise<T> {
  return (await (await fetch(`${url}${address}`)).json()) as T;
}

/** The project prints it when it makes it, at its first start. */
function tokenIn({ log }: RunningHost): string {
  return /API token: (\w+)/.exec(log())![1]!;
}

beforeAll(async () => {
  const packed = `${directory}-packed`;
  for (const made of [directory, packed]) {
    stopLater(() => rm(made, { force: true, recursive: true }));
  }
  makeHost(directory);
  const existing = await newDatabase();
  const first = await start(existing);
  token = tokenIn(first);
  await first.stop();
  const without = await start(await newDatabase(existing));
  before = await hostAnswers(without.url);
  tablesBefore = await read(without, '/api/tables');
  await without.stop();
  installPlugin(directory, packPlugin(packed));
  host = await start(await newDatabase(existing));
  after = await hostAnswers(host.url);
}, 10 * minutes);

test('the host without the plugin rejects, accepts and answers requests as it is configured', () => {
  expect(before['three megabytes']!.status).toBe(200);
  expect(before['six megabytes']!.status).toBe(413);
  expect(before['create an order']!.status).toBe(201);
  expect(before['a good sign-in']!.status).toBe(200);
  expect(before['who am I']!.status).toBe(200);
  expect(before['a new password']!.status).toBe(200);
  expect(before['preflight of a known origin']!.headers).toContainEqual([
    'Access-Control-Allow-Credentials',
    'true',
  ]);
});

test("the plugin leaves every answer of the host's own routes as it was, header by header", () => {
  expect(after).toEqual(before);
});

test('the plugin adds tables to the database, whose names all begin with svc_', async () => {
  const tables = await read<string[]>(host, '/api/tables');
  const added = tables.filter((table) => !tablesBefore.includes(table));
  expect(tables).toEqual(expect.arrayContaining(tablesBefore));
  expect(added).toEqual(expect.arrayContaining(['svc_events', 'svc_orders', 'svc_categories']));
  expect(added.filter((table) => !table.startsWith('svc_'))).toEqual([]);
});

test('a guest takes a free ticket, and sees the order (4.7, 4.14)', async () => {
  const payment = { payment_method: 'free' };
  const { order, seen, page } = await buyTicket(host.url, token, { price: '0.00', payment });
  expect(order).toMatchObject({ status: 'completed', total: '0.00' });
  expect(seen).toMatchObject({ order_id: order.order_id, buyer_name: 'Ada' });
  expect([page.status, page.html.includes('An evening')]).toEqual([200, true]);
});

test('one line at the start says that the host signs in without sessions for nonces (5.4)', () => {
  const lines = host.log().split('\n');
  expect(lines.filter((line) => line.includes('nonces are unavailable'))).toHaveLength(1);
});

describe('named first in config/plugins, on an empty database', () => {
  let configured: RunningHost;

  beforeAll(async () => {
    await host.stop();
    const plugins = `module.exports = { svc: { config: { paymentTestProvider: true } } };`;
    await writeFile(path.join(directory, 'config/plugins.js'), plugins);
    configured = await start(await newDatabase());
  }, 4 * minutes);

  test('a guest buys a ticket, and sees the order (4.7, 4.8)', async () => {
    const payment = { payment_method: 'test', payment_token: 'tok_ok' };
    const selling = { price: '12.50', payment };
    const { order, seen } = await buyTicket(configured.url, tokenIn(configured), selling);
    expect(order).toMatchObject({ status: 'completed', total: '25.00' });
    expect(seen).toMatchObject({ order_id: order.order_id, total: '25.00' });
  });

  test('roles are made once the host has its own, and may do what everybody signed in may (5.6)', async () => {
    interface Role {
      type: string;
      permissions: { action: string }[];
    }
    const roles = await read<Role[]>(configured, '/api/roles');
    const actions = (type: string) =>
      roles.find((role) => role.type === type)!.permissions.map(({ action }) => action);
    expect(actions('authenticated').length).toBeGreaterThan(1);
    expect(actions('event-manager')).toEqual(expect.arrayContaining(actions('authenticated')));
    expect(actions('event-manager')).toContain('plugin::svc.events.edit_svc_events');
  });

  test("the panel lists the host's orders and the plugin's", async () => {
    const owner = { firstname: 'Mia', lastname: 'Owner', email: 'mia@shop.example' };
    const person = { ...owner, password: 'Mias-Passw0rd' };
    const admin = await registerFirstAdmin(configured.url, person);
    const { body } = await admin('GET', '/content-manager/content-types');
    const types = body.data as unknown as { uid: string; isDisplayed: boolean }[];
    const shown = types.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid);
    const both = ['api::order.order', 'plugin::svc.order', 'plugin::svc.event'];
    expect(shown).toEqual(expect.arrayContaining(both));
  });
});
