import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import {
  built,
  type Call,
  type Handle,
  makeApiToken,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
} from '../support';
import { childEnvironment } from '../support/environment';
import { makeSignedIn } from '../support/events';
import { buildWith } from '../support/example-project';
import { methodEnv, methodFiles } from '../support/own-methods';
import { addShopTicket, countersOf, makeShopTicket, shopperOf } from '../support/shop';

/*
 * The ways of paying of own-payment.test.ts with many buyers at once in two processes, and with a process that is killed at
 * each step between what the method answers and the order.
 */

const { checkIntegrity } = built<
  typeof import('../../src/plugins/svc/server/src/integrity/check-integrity')
>('integrity/check-integrity');
const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

const orders = 'svc/tickets/v1/orders';

let project: string;
let service: Service;
let second: SpawnedService;
let editor: Handle;
let eventId: number;

/** A second process, which has the methods and none of their routes. */
const spawnWith = (env: Record<string, string> = {}) =>
  spawnService({
    ...service.env,
    ...env,
    OWN_METHODS: path.join(project, 'dist/src/api/invoice/routes/invoice.js'),
    PAYMENT_METHODS: 'invoice',
    NODE_OPTIONS: `--require=${path.join(__dirname, '../support/with-own-methods.cjs')}`,
  });

beforeAll(async () => {
  project = await buildWith(methodFiles());
  // Nothing is settled, and no connection closed, for being slow: thirty at once are, on two processors.
  const slow = { PAYMENT_TIMEOUT_SECONDS: '60', HTTP_KEEP_ALIVE_SECONDS: '60' };
  const env = { ...methodEnv, ...slow, CART_HOLD_SECONDS: '600' };
  service = await startService({ appDir: project, env });
  second = await spawnWith();
  editor = await makeApiToken(service.strapi, 'full-access');
  ({ eventId } = await makeShopTicket(service, editor));
}, 240_000);

afterEach(async () => {
  const { rules } = await checkIntegrity();
  expect(rules.flatMap(({ violations }) => violations)).toEqual([]);
});

const table = (name: string) => service.strapi.db.connection(name);
const callOf = (index: number): Call => (index % 2 === 0 ? service.call : second.call);
const many = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

function tally(answers: { status: number; body: { code?: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const kind = status < 300 ? String(status) : `${status} ${body.code}`;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

let users = 0;

/** Somebody who has places of a ticket in the cart. */
async function buyerOf(ticketId: number, quantity = 1, call: Call = service.call) {
  const user = await makeSignedIn(service, 'authenticated', `buyer${(users += 1)}`);
  const shopper = shopperOf(call, user);
  return { user, shopper, added: await shopper.add(ticketId, quantity) };
}

const invoice = { payment_method: 'invoice' };
const addTicket = (capacity: number) => addShopTicket(service, eventId, { capacity });

const book = (id: number) =>
  service.call('POST', `${orders}/${id}/invoice-payment`, {
    as: editor,
    body: { amount: '12.50', currency: 'USD' },
  });

const completions = async (id: number) =>
  (
    (await table('svc_outbox_entries').where({ kind: 'order completed' }).select('payload')) as {
      payload: string;
    }[]
  ).filter(({ payload }) => JSON.stringify(payload).includes(`${id}`)).length;

test('of 30 buyers by invoice, five get the last five places (3.13, 4.21)', async () => {
  const ticket = await addTicket(5);
  const answers = await many(30, async (index) => {
    const { added, shopper } = await buyerOf(ticket.id, 1, callOf(index));
    return added.status === 200 ? shopper.pay(invoice) : added;
  });
  expect(tally(answers)).toEqual({ 201: 5, '403 rest_cannot_create': 25 });
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 5, held: 0 });
  const steps = answers.flatMap(({ body }) => (body.payment ? [body.payment] : []));
  expect(new Set(steps.map((step) => (step as { reference: string }).reference)).size).toBe(5);
});

test('one cart is one order, however many pay it by invoice at once (4.12, 4.21)', async () => {
  const ticket = await addTicket(5);
  const { user } = await buyerOf(ticket.id, 2);
  const answers = await many(10, (index) => shopperOf(callOf(index), user).pay(invoice));
  expect(tally(answers)[201]).toBe(1);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
});

test('ten who settle an order at once settle it once (4.21)', async () => {
  const ticket = await addTicket(5);
  const { shopper } = await buyerOf(ticket.id);
  const { order_id: id } = (await shopper.pay(invoice)).body as { order_id: number };
  const answers = await many(10, () => book(id));
  expect(tally(answers)).toEqual({ 200: 10 });
  expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['completed']));
  expect(await completions(id)).toBe(1);
});

test('the money and the box office, who cancels, end in one of the two (4.21)', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ticket = await addTicket(5);
    const { shopper } = await buyerOf(ticket.id);
    const { order_id: id } = (await shopper.pay(invoice)).body as { order_id: number };
    const cancel = () =>
      service.call('PUT', `${orders}/${id}`, { as: editor, body: { status: 'cancelled' } });
    await Promise.all(round % 2 === 0 ? [book(id), cancel()] : [cancel(), book(id)]);
    const { status } = (await table('svc_orders').where({ public_id: id }).first('status')) as {
      status: string;
    };
    expect(status).toBe('cancelled');
    expect((await countersOf(service, ticket.id)).sold).toBe(0);
  }
});

const steps = ['reserved', 'charged', 'cart cleared', 'order closed', 'answered'];

test.each(steps)(
  'after a crash at "%s" an order by invoice is found, and its buyer is told what to do (4.13, 4.21)',
  async (step) => {
    const ticket = await addTicket(2);
    const { user } = await buyerOf(ticket.id, 2);
    const dying = await spawnWith({ FAULT_AT: step });
    const headers = { 'Idempotency-Key': step };
    await expect(shopperOf(dying.call, user).pay(invoice, headers)).rejects.toThrow();
    await table('svc_orders').whereNotNull('settle_after').update({ settle_after: 1 });
    await runJobs();
    const again = await shopperOf(service.call, user).pay(invoice, headers);
    const reference = `INV-${String(again.body.order_id)}`;
    expect([again.status, again.body.status, again.body.payment]).toMatchObject([
      201,
      'pending',
      { provider: 'invoice', reference },
    ]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
    expect(await table('svc_orders').whereNotNull('settle_after')).toEqual([]);
    expect(await table('svc_orders').where({ payment_reference: reference })).toHaveLength(1);
  },
);

describe('npm run check (4.21)', () => {
  async function run(env: Record<string, string> = {}) {
    const script = path.join(project, 'dist/scripts/check-integrity.js');
    const child = spawn(process.execPath, [script], {
      cwd: project,
      env: childEnvironment({ ...service.env, ...env }),
    });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    child.stderr.on('data', (chunk) => (printed += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, printed };
  }

  test("holds the project's own check beside ours", async () => {
    const clean = await run();
    expect(clean.printed).toMatch(
      /ok {5}Each invoice has the number of its order \(\d+ looked at\)\n/,
    );
    expect([clean.code, clean.printed]).toEqual([
      0,
      expect.stringContaining('Everything adds up.'),
    ]);
    const last = () => table('svc_orders').where({ payment_method: 'invoice' }).limit(1);
    const { public_id: id } = (await last().first('public_id')) as { public_id: number };
    const set = (reference: string) =>
      table('svc_orders').where({ public_id: id }).update({ payment_reference: reference });
    await set('INV-0');
    const wrong = await run();
    await set(`INV-${id}`);
    expect(wrong.code).toBe(1);
    expect(wrong.printed).toContain(`         order ${id}: its invoice is INV-0\n`);
  });

  test('says what it did not ask, and what could not be asked', async () => {
    const off = await run({ PAYMENT_METHODS: '' });
    expect(off.printed).toContain('–      invoice was not checked: it is not set up.\n');
    const faulty = await run({ INVOICE_IBAN: '' });
    expect(faulty.code).toBe(1);
    expect(faulty.printed).toContain(
      'The payment method invoice needs INVOICE_IBAN, which is not set.',
    );
  });
});
