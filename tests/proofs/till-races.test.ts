import { built, type Service, type SpawnedService, spawnService, startService } from '../support';
import { assertBooksAddUp } from '../support/books';
import { documentOf, person } from '../support/box-office';
import { makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestTicket } from '../support/orders';
import {
  closeAmidMovements,
  closeTill,
  openTill,
  registerCashier,
  tillsOf,
} from '../support/tills';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

/* Tills into which and out of which money goes at the same time, and at two processes. */

let service: Service;
let other: SpawnedService;
let admin: AdminApi;
let seat: TestTicket;

let people = 0;
const newCashier = () => registerCashier(service.url, admin, `Cashier${(people += 1)}`);

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  other = await spawnService(service.env);
  seat = await makeOffer(service, manager, { price: 1250 });
});

afterAll(() => other?.stop());
afterEach(assertBooksAddUp);

test('what is paid and refunded while the till is being closed is in its sum, or has not happened (4.22)', async () => {
  for (let round = 0; round < 6; round += 1) {
    const cashier = await newCashier();
    const shop = { service, admin, seat };
    const race = await closeAmidMovements(shop, cashier, cashier.at(other.url));
    const [done, refused] = [204, 400].map((wanted) =>
      race.answers.filter(({ status }) => status === wanted),
    );
    expect(done!.length + refused!.length).toBe(5);
    for (const { message } of refused!) {
      expect(message).toBe('The till was closed meanwhile: nothing was done.');
    }
    expect(race.movements).toBe(done!.length);
    expect(race.written).toBe(race.expected);
  }
});

test('an order that two clerks take the money of is in the till of one, and the other is told (4.22)', async () => {
  const clerks = await Promise.all([newCashier(), newCashier()]);
  for (const one of clerks) await openTill(one, 0);
  for (let round = 0; round < 4; round += 1) {
    const { id } = await makeOrder(service, { places: [[seat, 2]], status: 'pending' });
    const path = `/svc-admin/orders/${await documentOf(admin, 'orders', id)}/pay`;
    const answers = await Promise.all(
      clerks.flatMap((as) => [
        as('POST', path, { means: 'cash' }),
        as.at(other.url)('POST', path, { means: 'cash' }),
      ]),
    );
    const statuses = answers.map(({ status }) => status);
    // Who has it in the till may press twice.
    expect([statuses.slice(0, 2), statuses.slice(2)].sort()).toEqual([
      [204, 204],
      [400, 400],
    ]);
  }
  const tills = await Promise.all(clerks.map(async (as) => (await tillsOf(as)).own!));
  expect(tills.reduce((sum, till) => sum + Number(till.expected), 0)).toBe(4 * 2500);
});

test('a refund that is sent again and again goes out of the till once (4.19, 4.22)', async () => {
  const cashier = await newCashier();
  await openTill(cashier, 5000);
  const { id } = await makeOrder(service, { places: [[seat, 2]] });
  const path = `/svc-admin/orders/${await documentOf(admin, 'orders', id)}/refund`;
  const body = { amount: '10.00', refunded: '0.00', means: 'cash' };
  const answers = await Promise.all(
    [0, 1, 2, 3].map((n) => (n % 2 ? cashier : cashier.at(other.url))('POST', path, body)),
  );
  expect(answers.some(({ status }) => status === 204)).toBe(true);
  const { own } = await tillsOf(cashier);
  expect(own).toMatchObject({ sums: [{ kind: 'refund', means: 'cash', count: 1 }] });
  expect(Number(own!.expected)).toBe(4000);
  expect((await closeTill(cashier, own!.id, 4000)).status).toBe(200);
});

test('a till is not closed while a refund out of it is not over, and has it then (4.13, 4.22)', async () => {
  const cashier = await newCashier();
  await openTill(cashier, 5000);
  const { own } = await tillsOf(cashier);
  const { id } = await makeOrder(service, { places: [[seat, 1]] });
  const path = `/svc-admin/orders/${await documentOf(admin, 'orders', id)}/refund`;
  const dying = await spawnService({ ...service.env, FAULT_AT: 'refund claimed' });
  const refund = cashier.at(dying.url)('POST', path, { refunded: '0.00', means: 'cash' });
  await expect(refund).rejects.toThrow();
  const early = await closeTill(cashier, own!.id, 5000);
  expect([early.status, early.body]).toMatchObject([
    400,
    { error: { message: expect.stringMatching(/while a sale or a refund is not over/) as string } },
  ]);
  const requests = service.strapi.db.connection('svc_refund_requests');
  await requests.whereNotNull('settle_after').update({ settle_after: 1 });
  await runJobs();
  const closed = await closeTill(cashier, own!.id, 3750);
  expect([closed.status, Number(closed.body.expected)]).toEqual([200, 3750]);
});
