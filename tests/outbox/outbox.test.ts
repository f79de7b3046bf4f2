import { setTimeout as sleep } from 'node:timers/promises';
import { built, type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import { headerOf, type MailServer, startMailServer } from '../support/mail-server';
import { listenTo, outboxOf, type OutboxRow, worker } from '../support/outbox';
import { makeShopTicket, type ShopTicket, shopperOf } from '../support/shop';
import { type AdminApi, registerFirstAdmin, registerWithGrant } from '#svc/testing/admin-api';

const { recordEvents } =
  built<typeof import('../../src/plugins/svc/server/src/outbox/domain-events')>(
    'outbox/domain-events',
  );
const { purgeDeliveredEntries } =
  built<typeof import('../../src/plugins/svc/server/src/outbox/entries')>('outbox/entries');
const { transaction } =
  built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi');

let service: Service;
let server: MailServer;
let ticket: ShopTicket;
let told: ReturnType<typeof listenTo>;

beforeAll(async () => {
  server = await startMailServer();
  service = await startService({
    env: { PAYMENT_TEST_PROVIDER: 'true', SMTP_URL: server.url },
  });
  const manager: TestUser = await makeSignedIn(service, 'event-manager', 'manager');
  ticket = await makeShopTicket(service, manager);
  told = listenTo(service);
});

beforeEach(async () => {
  await worker().deliverDue();
  await outboxOf(service).clear();
  server.behave({});
  server.received.length = 0;
  told.length = 0;
});

const table = () => service.strapi.db.connection('svc_outbox_entries');

async function buy() {
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, 1);
  const { status, body } = await shopper.pay();
  expect(status).toBe(201);
  return body.order_id as number;
}

/** An attendee of an order changes, as far as listeners can tell. */
const change = (attendeeId: number, orderId = 1) =>
  transaction((trx) =>
    recordEvents(trx, {
      kind: 'attendees changed',
      orderId,
      changes: [{ attendeeId, from: 'pending', to: 'confirmed' }],
    }),
  );

const toldOf = () => told.map(([, { attendee_id: id }]) => id);

describe('an entry', () => {
  test('is written in the transaction of its change (4.20)', async () => {
    const undone = transaction(async (trx) => {
      await recordEvents(trx, {
        kind: 'attendees changed',
        orderId: 1,
        changes: [{ attendeeId: 1, from: 'pending', to: 'confirmed' }],
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await worker().deliverDue();
    expect([await outboxOf(service).rows(), told]).toEqual([[], []]);
  });

  test('has no names and addresses (4.20)', async () => {
    await buy();
    const text = JSON.stringify(await outboxOf(service).rows());
    expect(text).not.toMatch(/Ada|example/);
  });

  test('waits for those before it of the same order, and for no others (4.20)', async () => {
    await worker().stopWorker();
    await change(1);
    await change(2);
    await change(3, 2);
    const [first] = await outboxOf(service).rows();
    await table().where({ id: first!.id }).update({ due_at: 4_000_000_000 });
    worker().startWorker();
    await worker().deliverDue();
    expect(toldOf()).toEqual([3]);
    await outboxOf(service).makeDue();
    await worker().deliverDue();
    expect(toldOf()).toEqual([3, 1, 2]);
  });

  test('does not wait for one that was given up (4.20)', async () => {
    await worker().stopWorker();
    await change(1);
    await change(2);
    const [first] = await outboxOf(service).rows();
    await table().where({ id: first!.id }).update({ state: 'dead' });
    worker().startWorker();
    await worker().deliverDue();
    expect(toldOf()).toEqual([2]);
  });

  test('is delivered only by the process that claimed it, until the claim expires (4.20)', async () => {
    await worker().stopWorker();
    await change(1);
    await table().update({ claimed_until: Math.floor(Date.now() / 1000) + 60, attempts: 1 });
    worker().startWorker();
    await worker().deliverDue();
    expect(told).toEqual([]);
    await table().update({ claimed_until: 1 });
    await worker().deliverDue();
    expect(toldOf()).toEqual([1]);
  });

  test('is deleted a week after delivery, and never before delivery (4.20)', async () => {
    for (const id of [1, 2, 3]) await change(id, id);
    await worker().deliverDue();
    const [old, dead] = await outboxOf(service).rows();
    const eightDaysAgo = Math.floor(Date.now() / 1000) - 8 * 24 * 3600;
    await table().whereIn('id', [old!.id, dead!.id]).update({ due_at: eightDaysAgo });
    await table().where({ id: dead!.id }).update({ state: 'dead' });
    await purgeDeliveredEntries();
    expect(await outboxOf(service).rows()).toMatchObject([{ state: 'dead' }, { state: 'done' }]);
  });
});

describe('the worker', () => {
  test('lets no slow mail server hold up the hooks (4.20)', async () => {
    server.behave({ delay: 2000 });
    await buy();
    for (let round = 0; round < 30 && told.length < 2; round += 1) await sleep(50);
    expect([told.length, server.received.length]).toEqual([2, 0]);
    await worker().deliverDue();
    expect(server.received).toHaveLength(1);
  });

  test('finishes running deliveries when stopped and starts no others (4.20)', async () => {
    server.behave({ delay: 700 });
    const first = await buy();
    for (let round = 0; round < 30 && told.length < 2; round += 1) await sleep(50);
    await sleep(100);
    await worker().stopWorker();
    expect(await outboxOf(service).mailsOf(first)).toMatchObject([{ state: 'done' }]);
    const second = await buy();
    await worker().deliverDue();
    expect(await outboxOf(service).mailsOf(second)).toMatchObject([{ state: 'waiting' }]);
    worker().startWorker();
    await worker().deliverDue();
    expect(server.received).toHaveLength(2);
  });

  test('survives a database that fails (4.20)', async () => {
    await worker().stopWorker();
    await change(1);
    const db = service.strapi.db.connection;
    await db.schema.renameTable('svc_outbox_entries', 'outbox_elsewhere');
    worker().startWorker();
    await worker().deliverDue();
    await db.schema.renameTable('outbox_elsewhere', 'svc_outbox_entries');
    await worker().deliverDue();
    expect(toldOf()).toEqual([1]);
  });
});

describe('in the panel', () => {
  const uid = 'plugin::svc.outbox-entry';
  const collection = `/content-manager/collection-types/${uid}`;
  let admin: AdminApi;
  let dead: OutboxRow;

  const person = (firstname: string) => ({
    firstname,
    lastname: 'Owner',
    email: `${firstname.toLowerCase()}@example.org`,
    password: 'Passw0rd-of-Ada',
  });

  beforeAll(async () => {
    admin = await registerFirstAdmin(service.url, person('Ada'));
  });

  beforeEach(async () => {
    server.behave({ code: 550 });
    const id = await buy();
    await worker().deliverDue();
    await table().where({ kind: 'confirmation mail' }).update({ state: 'dead', attempts: 8 });
    dead = (await outboxOf(service).mailsOf(id))[0]!;
    server.behave({});
  });

  const retry = (as: AdminApi, documentId = dead.document_id) =>
    as('POST', `/svc-admin/outbox/${documentId}/retry`);

  test('a mail that was given up is seen, with why and without what is in it (4.14)', async () => {
    const { body } = await admin('GET', collection);
    const mails = (body.results as Record<string, unknown>[]).filter(
      ({ kind }) => kind === 'confirmation mail',
    );
    expect(mails).toMatchObject([
      { orderKey: dead.order_key, state: 'dead', attempts: 8, lastError: 'Error EMESSAGE 550' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/payload|claimed|dueAt|example\.test|orderId/);
  });

  test('it is sent again, once, as if it were the first time (4.14)', async () => {
    expect((await retry(admin)).status).toBe(204);
    expect((await retry(admin)).status).toBe(404);
    await worker().deliverDue();
    expect(server.received).toHaveLength(1);
    expect(headerOf(server.received[0]!.raw, 'message-id')).toContain(dead.fact_id);
    expect((await table().where({ id: dead.id }).first()) as OutboxRow).toMatchObject({
      state: 'done',
      attempts: 1,
    });
    expect((await retry(admin)).status).toBe(404);
    expect((await retry(admin, 'unknown')).status).toBe(404);
  });

  test('only who may change the outbox sends it again (4.14)', async () => {
    const grant = { subject: uid, actions: ['read' as const], fields: ['kind'] };
    const reader = await registerWithGrant(service.url, admin, person('Rita'), grant);
    expect((await retry(reader)).status).toBe(403);
    expect((await retry(reader, 'unknown')).status).toBe(403);
    const anonymous = await service.call('POST', `/svc-admin/outbox/${dead.document_id}/retry`);
    expect(anonymous.status).toBe(401);
    expect((await outboxOf(service).rows()).map(({ state }) => state)).toContain('dead');
  });

  test('no form changes it (4.14)', async () => {
    const before = await outboxOf(service).rows();
    const entry = `${collection}/${dead.document_id}`;
    expect((await admin('PUT', entry, { state: 'waiting' })).status).toBe(400);
    expect((await admin('DELETE', entry)).status).toBe(400);
    // There is no tick for it: who has all of them has none.
    const made = { kind: 'confirmation mail', factId: '1', orderKey: '1' };
    expect((await admin('POST', collection, made)).status).toBe(403);
    expect(await outboxOf(service).rows()).toEqual(before);
  });
});
