import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, type Service, spawnService, startService } from '../support';
import { makeSignedIn } from '../support/events';
import { buildWith, filesIn, sectionOf } from '../support/example-project';
import { type Ledger, startLedger } from '../support/ledger';
import { outboxOf, worker } from '../support/outbox';
import { makeShopTicket, type ShopTicket, shopperOf } from '../support/shop';

/* The delivery of docs/build-on-it.md in several processes on one database: each entry is one worker's, and none is lost. */

const orders = 40;

let service: Service;
let ledger: Ledger;
let ticket: ShopTicket;

beforeAll(async () => {
  ledger = await startLedger();
  const files = filesIn(sectionOf('docs/build-on-it.md', 'Notifying another system'));
  const env = { PAYMENT_TEST_PROVIDER: 'true', LEDGER_URL: ledger.url };
  service = await startService({ appDir: await buildWith(files), env });
  ticket = await makeShopTicket(service, await makeSignedIn(service, 'event-manager', 'manager'));
}, 240_000);

const spawn = () =>
  spawnService({
    ...service.env,
    LEDGER_URL: ledger.url,
    NODE_OPTIONS: `--require=${path.join(__dirname, '../support/deliver-to-ledger.cjs')}`,
  });

async function buy(call: Call): Promise<number> {
  const shopper = shopperOf(call);
  await shopper.add(ticket.id, 1);
  const { status, body } = await shopper.pay();
  expect(status).toBe(201);
  return body.order_id as number;
}

const rows = async () =>
  (await outboxOf(service).rows()).filter(({ kind }) => kind === 'delivery ledger');

test('two processes deliver each order once', async () => {
  const second = await spawn();
  await worker().stopWorker();
  // Its job of every minute would deliver what is still being left.
  second.process.kill('SIGSTOP');
  const bought: number[] = [];
  for (let count = 0; count < orders; count += 1) bought.push(await buy(service.call));
  expect((await rows()).every(({ state }) => state === 'waiting')).toBe(true);
  ledger.behave(() => sleep(20, 200));
  second.process.kill('SIGCONT');
  worker().startWorker();
  // A commit is what the other process wakes up at.
  bought.push(await buy(second.call));
  for (let round = 0; round < 400; round += 1) {
    if ((await rows()).every(({ state }) => state === 'done')) break;
    await sleep(50);
  }
  await worker().deliverDue();
  const delivered = await rows();
  expect(delivered.filter(({ state, attempts }) => state !== 'done' || attempts !== 1)).toEqual([]);
  const keys = ledger.requests.map(({ key }) => key);
  expect(keys.sort()).toEqual(delivered.map(({ fact_id: key }) => key).sort());
  const told = ledger.requests.map(({ body }) => body.order_id);
  expect(told.sort((a, b) => a - b)).toEqual(bought);
  await second.stop();
});

test('what a process that is killed was delivering is delivered by another, with the same key', async () => {
  await worker().stopWorker();
  await outboxOf(service).clear();
  ledger.reset();
  const dying = await spawn();
  ledger.behave(() => {
    dying.process.kill('SIGKILL');
    return 200;
  });
  const order = await buy(dying.call);
  if (dying.process.signalCode === null) await once(dying.process, 'exit');
  const [left] = await rows();
  expect(left).toMatchObject({ state: 'waiting', attempts: 1 });
  ledger.behave(() => 200);
  worker().startWorker();
  await worker().deliverDue();
  // Its claim holds for a minute: nobody knows yet that it is dead.
  expect(ledger.requests).toHaveLength(1);
  await outboxOf(service).makeDue();
  await worker().deliverDue();
  expect(await rows()).toMatchObject([{ state: 'done', attempts: 2 }]);
  expect(ledger.requests.map(({ key, body }) => [key, body.order_id])).toEqual([
    [left!.fact_id, order],
    [left!.fact_id, order],
  ]);
});
