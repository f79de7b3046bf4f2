import {
  built,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { assertBooksAddUp } from '../support/books';
import { stepsIn } from '../support/crash-steps';
import { makeSignedIn } from '../support/events';
import { attendeeStatuses, makeOffer, soldOf, type TestTicket } from '../support/orders';
import {
  askBack,
  givenBack,
  makeChargedOrder,
  type RefundBehaviour,
  refundRequests,
  setRefunds,
  standingOf,
} from '../support/refunds';

/*
 * A process is killed at each step of an approval. Another one, on the same database, settles what it left: the money
 * goes back once, and order, request and places say so, or it does not and nothing of it is left.
 */

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

/** What the provider does, and the steps on the way at which the process is killed. */
const ways: [string, RefundBehaviour, string[]][] = [
  [
    'a refund that succeeds',
    'ok',
    [
      'refund amount reserved',
      'refund claimed',
      'refund requested',
      'refund approved',
      'refund order moved',
      'refund attendees moved',
      'refund settled',
    ],
  ],
  ['a refund that is refused', 'refused', ['refund requested', 'refund claim ended']],
  ['an outage', 'error', ['refund requested']],
];

let service: Service;
let office: TestUser;
let ticket: TestTicket;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  office = await makeSignedIn(service, 'box-office', 'office');
  ticket = await makeOffer(service, manager, { price: 1000 });
});

const table = (name: string) => service.strapi.db.connection(name);

/** As if the time that a refund may take had passed. */
async function waitUntilOverdue(): Promise<void> {
  await table('svc_refund_requests').whereNotNull('settle_after').update({ settle_after: 1 });
}

const approve = (call: Service['call'], request: number) =>
  call('PUT', `${refundRequests}/${request}`, { as: office, body: { status: 'approved' } });

/** Approves with a process that dies at the step. */
async function approveAndDie(dying: SpawnedService, request: number): Promise<void> {
  await expect(approve(dying.call, request)).rejects.toThrow();
  expect(dying.process.signalCode ?? 'SIGKILL').toBe('SIGKILL');
}

const cases = ways.flatMap(([what, behaviour, steps]) =>
  steps.map((step) => [step, what, behaviour] as const),
);

test.each(cases)(
  'after a crash at "%s" of %s nothing is refunded twice (4.13, 4.19)',
  async (step, _, behaviour) => {
    const before = await soldOf(service, ticket);
    const { id } = await makeChargedOrder(service, { places: [[ticket, 2]] }, behaviour);
    const request = await askBack(service.call, office, { order_id: id });
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    await approveAndDie(dying, request);
    await assertBooksAddUp();

    await waitUntilOverdue();
    await runJobs();
    await assertBooksAddUp();
    if (behaviour === 'error') {
      await setRefunds(service, id, 'ok');
      await waitUntilOverdue();
      await runJobs();
    }
    expect(await table('svc_refund_requests').whereNotNull('settle_after')).toEqual([]);
    if (behaviour === 'refused') {
      expect(await standingOf(service, id)).toEqual({ status: 'completed', refunded: 0 });
      expect(await givenBack(service, id)).toEqual([]);
      await setRefunds(service, id, 'ok');
    }

    const { status, body } = await approve(service.call, request);
    expect([status, body.status]).toEqual([200, 'approved']);
    expect(await givenBack(service, id)).toEqual([2000]);
    expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 2000 });
    expect(await attendeeStatuses(service, id)).toEqual(['refunded', 'refunded']);
    expect(await soldOf(service, ticket)).toBe(before);
    await assertBooksAddUp();
  },
);

test('a start settles what is overdue, without waiting for the minute (4.13, 4.19)', async () => {
  const { id } = await makeChargedOrder(service, { places: [[ticket, 1]] });
  const request = await askBack(service.call, office, { order_id: id });
  const dying = await spawnService({ ...service.env, FAULT_AT: 'refund requested' });
  await approveAndDie(dying, request);
  await waitUntilOverdue();
  await spawnService(service.env);
  expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 1000 });
  expect(await givenBack(service, id)).toEqual([1000]);
  await assertBooksAddUp();
});

test('several processes that settle the same refund make it once (4.13, 4.19)', async () => {
  const { id } = await makeChargedOrder(service, { places: [[ticket, 1]] });
  const request = await askBack(service.call, office, { order_id: id });
  const dying = await spawnService({ ...service.env, FAULT_AT: 'refund claimed' });
  await approveAndDie(dying, request);
  await waitUntilOverdue();
  await Promise.all([runJobs(), runJobs(), runJobs(), spawnService(service.env)]);
  expect(await givenBack(service, id)).toEqual([1000]);
  expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 1000 });
  await assertBooksAddUp();
});

test('the tests crash at every step of an approval', () => {
  expect(new Set(cases.map(([step]) => step))).toEqual(
    new Set(stepsIn('resources/refund-request')),
  );
});
