import { once } from 'node:events';
import {
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { stepsIn } from '../support/crash-steps';
import { makeSignedIn } from '../support/events';
import { headerOf, type MailServer, startMailServer } from '../support/mail-server';
import { listenTo, outboxOf, worker } from '../support/outbox';
import { makeShopTicket, type ShopTicket, shopperOf } from '../support/shop';

/*
 * A process is killed at each step of a delivery. Another one delivers what it left: the mail comes, at least once,
 * and whatever is told twice has the ids of the first time.
 */

const steps = [
  'delivery claimed',
  'delivery of a hook',
  'delivery of a mail',
  'delivery made',
  'delivery closed',
];

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

async function dies({ process: child }: SpawnedService): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

test.each(steps)(
  'after a crash at "%s" everything is still delivered (4.14, 4.20)',
  async (step) => {
    await worker().stopWorker();
    await outboxOf(service).clear();
    server.received.length = 0;
    told.length = 0;
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    const shopper = shopperOf(dying.call);
    await shopper.add(ticket.id, 1);
    const { status, body } = await shopper.pay();
    expect(status).toBe(201);
    await dies(dying);
    const left = await outboxOf(service).rows();

    await outboxOf(service).makeDue();
    worker().startWorker();
    await worker().deliverDue();

    const rows = await outboxOf(service).rows();
    expect(rows.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(rows.map(({ fact_id }) => fact_id)).toEqual(left.map(({ fact_id }) => fact_id));
    const [hooks, mail] = rows;
    const ids = new Set(server.received.map(({ raw }) => headerOf(raw, 'message-id')));
    expect([...ids]).toEqual([`<${mail!.fact_id}@tickets.example.test>`]);
    const heard = left[0]!.state === 'done' ? [] : ['attendee:', 'order'];
    const expected = heard.map((what) =>
      what === 'order'
        ? `${hooks!.fact_id}:order`
        : `${hooks!.fact_id}:attendee:${(body.attendee_ids as number[])[0]}`,
    );
    expect(told.map(([, { fact_id }]) => fact_id)).toEqual(expected);
  },
);

test('the tests crash at every step of a delivery', () => {
  const named = [...stepsIn('outbox'), ...stepsIn('notifications')];
  expect(new Set(steps)).toEqual(new Set(named));
});
