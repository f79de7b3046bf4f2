import { setTimeout as sleep } from 'node:timers/promises';
import { built, type Service, spawnService, startService } from '../support';
import { stopEverything } from '#svc/testing/cleanup';
import { makeSignedIn } from '../support/events';
import { startHookSink } from '../support/hook-sink';
import { headerOf, startMailServer } from '../support/mail-server';
import { makeOffer, makeOrder } from '../support/orders';
import { outboxOf, worker } from '../support/outbox';
import { makeShopTicket, shopperOf } from '../support/shop';

/* Two processes, each with a listener of its own, deliver what is in one outbox. */

const { recordEvents } =
  built<typeof import('../../src/plugins/svc/server/src/outbox/domain-events')>(
    'outbox/domain-events',
  );
const { transaction } =
  built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi');

const orders = 100;

let service: Service;

afterEach(stopEverything);

/** Places orders whose hooks and mails nobody has delivered yet. */
async function leaveOrders(ticket: Awaited<ReturnType<typeof makeOffer>>): Promise<void> {
  for (let count = 0; count < orders; count += 1) {
    const { id: orderId, attendeeIds } = await makeOrder(service, { places: [[ticket, 1]] });
    await transaction((trx) =>
      recordEvents(trx, {
        kind: 'order placed',
        orderId,
        status: 'completed',
        isPaid: true,
        attendeeIds,
      }),
    );
  }
}

test('two processes deliver each of 200 entries once, hooks and mails (4.14, 4.20)', async () => {
  const [server, sink] = [await startMailServer(), await startHookSink()];
  service = await startService({
    env: { PAYMENT_TEST_PROVIDER: 'true', SMTP_URL: server.url },
  });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  const ticket = await makeOffer(service, manager);
  const second = await spawnService({ ...service.env, ...sink.env });

  const told: string[] = [];
  for (const hook of ['svc_attendee_created', 'svc_order_completed'] as const) {
    service.strapi.eventHub.on(hook, async (payload) => {
      told.push((payload as { fact_id: string }).fact_id);
      // Whoever is faster leaves something for the other.
      await sink.first;
    });
  }
  await worker().stopWorker();
  // Its job of every minute would deliver what is still being left.
  second.process.kill('SIGSTOP');
  await leaveOrders(ticket);
  expect((await outboxOf(service).rows()).map(({ state }) => state)).toEqual(
    Array.from({ length: 2 * orders }, () => 'waiting'),
  );

  second.process.kill('SIGCONT');
  worker().startWorker();
  // A commit is what the other process wakes up at.
  const buyer = shopperOf(second.call);
  await buyer.add(ticket.id, 1);
  expect((await buyer.pay()).status).toBe(201);
  const table = () => service.strapi.db.connection('svc_outbox_entries');
  while ((await table().where({ state: 'waiting' }).first('id')) !== undefined) await sleep(50);
  await worker().deliverDue();

  const rows = await outboxOf(service).rows();
  expect(rows.filter(({ state, attempts }) => state !== 'done' || attempts !== 1)).toEqual([]);
  const hooks = rows.filter(({ kind }) => kind === 'order placed').map(({ fact_id: id }) => id);
  const mails = rows.filter(({ kind }) => kind === 'confirmation mail');
  expect([hooks.length, mails.length]).toEqual([orders + 1, orders + 1]);

  const facts = [...told, ...sink.told].map((id) => id.replace(/:attendee:\d+$/, ':attendee'));
  expect(facts.sort()).toEqual(hooks.flatMap((id) => [`${id}:attendee`, `${id}:order`]).sort());
  expect([told.length > 0, sink.told.length > 0]).toEqual([true, true]);
  const ids = server.received.map(({ raw }) => headerOf(raw, 'message-id'));
  expect(ids.sort()).toEqual(mails.map(({ fact_id: id }) => `<${id}@tickets.example.test>`).sort());
}, 240_000);

test('an entry whose delivery takes long is delivered by one of two processes (4.20)', async () => {
  const server = await startMailServer();
  service = await startService({
    env: { PAYMENT_TEST_PROVIDER: 'true', SMTP_URL: server.url },
  });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  const ticket = await makeShopTicket(service, manager);
  await worker().stopWorker();
  for (let count = 0; count < 15; count += 1) {
    const buyer = shopperOf(service.call);
    await buyer.add(ticket.id, 1);
    expect((await buyer.pay()).status).toBe(201);
  }
  // One that answers has begun to deliver.
  server.behave({ delay: 400 });
  await spawnService(service.env);
  worker().startWorker();
  const waiting = () =>
    service.strapi.db.connection('svc_outbox_entries').where({ state: 'waiting' }).select('id');
  for (let round = 0; round < 200 && (await waiting()).length > 0; round += 1) await sleep(50);
  const ids = server.received.map(({ raw }) => headerOf(raw, 'message-id'));
  expect([ids.length, new Set(ids).size]).toEqual([15, 15]);
  expect((await outboxOf(service).rows()).map(({ attempts }) => attempts)).toEqual(
    Array.from({ length: 30 }, () => 1),
  );
});
