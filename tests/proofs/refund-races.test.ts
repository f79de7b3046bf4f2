import {
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { assertBooksAddUp } from '../support/books';
import { documentOf, person } from '../support/box-office';
import { type Fields, makeSignedIn } from '../support/events';
import {
  attendeeStatuses,
  makeOffer,
  type OrderOptions,
  soldOf,
  type TestOrder,
  type TestTicket,
} from '../support/orders';
import {
  askBack,
  givenBack,
  invalid,
  makeChargedOrder,
  refundRequests,
  standingOf,
} from '../support/refunds';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

/* Decisions about money back, at the same time and at two processes. */

const orders = 'svc/tickets/v1/orders';
const attendees = 'svc/tickets/v1/attendees';

let service: Service;
let office: TestUser;
let manager: TestUser;
let buyer: TestUser;
let seat: TestTicket;

beforeAll(async () => {
  service = await startService({
    env: { PAYMENT_TEST_PROVIDER: 'true', REFUND_WINDOW_DAYS: '30' },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  office = await makeSignedIn(service, 'box-office', 'office');
  buyer = await makeSignedIn(service, 'authenticated', 'buyer');
  seat = await makeOffer(service, manager, { price: 1000 });
});

afterEach(assertBooksAddUp);

const table = (name: string) => service.strapi.db.connection(name);
const buy = (options: Partial<OrderOptions> = {}): Promise<TestOrder> =>
  makeChargedOrder(service, { places: [[seat, 3]], userId: buyer.id, ...options });
const put = (id: number, body: unknown) =>
  service.call('PUT', `${refundRequests}/${id}`, { as: office, body });
const approve = (id: number) => put(id, { status: 'approved' });
const listed = async (query: Record<string, string | number> = {}) => {
  const answer = await service.call('GET', refundRequests, { as: office, query });
  expect(answer.status).toBe(200);
  return answer.body as ({ id: number } & Fields)[];
};

describe('at the same time', () => {
  /** How often each status was answered. */
  const tally = (answers: { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  let second: SpawnedService;
  let admin: AdminApi;

  beforeAll(async () => {
    second = await spawnService(service.env);
    admin = await registerFirstAdmin(service.url, person('Ada'));
  });

  /** At two processes in turn. */
  const decideAt = (index: number, id: number, status: string) =>
    (index % 2 === 0 ? service.call : second.call)('PUT', `${refundRequests}/${id}`, {
      as: office,
      body: { status },
    });

  test('ten approvals give the money back once (4.19)', async () => {
    for (const amount of ['2.00', '30.00']) {
      const { id } = await buy();
      const request = await askBack(service.call, buyer, { order_id: id, amount });
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => decideAt(index, request, 'approved')),
      );
      const { 200: done = 0, 400: refused = 0 } = tally(answers);
      expect(done).toBeGreaterThanOrEqual(1);
      expect(done + refused).toBe(10);
      const refunded = Number(amount) * 100;
      expect(await givenBack(service, id)).toEqual([refunded]);
      expect((await standingOf(service, id)).refunded).toBe(refunded);
      expect((await approve(request)).status).toBe(200);
    }
  });

  test('two requests for three fifths each are not both approved (4.19)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, attendeeIds } = await buy({ places: [[seat, 2]] });
      const requests = await Promise.all(
        attendeeIds.map((attendee_id) => askBack(service.call, buyer, { attendee_id })),
      );
      // No way of asking lets it come to this.
      await table('svc_refund_requests')
        .whereIn('public_id', requests)
        .update({ amount_minor: 1200 });
      const answers = await Promise.all(
        requests.map((request, index) => decideAt(index, request, 'approved')),
      );
      expect(tally(answers)).toEqual({ 200: 1, 400: 1 });
      expect(answers.find(({ status }) => status === 400)).toMatchObject(
        invalid({ status: /only 8\.00 of the order/ }),
      );
      expect(await givenBack(service, id)).toEqual([1200]);
      expect(await standingOf(service, id)).toEqual({
        status: 'partially_refunded',
        refunded: 1200,
      });
    }
  });

  test('all places of an order are refunded, and the order with the last (4.19)', async () => {
    const before = await soldOf(service, seat);
    const { id, attendeeIds } = await buy({ places: [[seat, 6]] });
    const requests: number[] = [];
    for (const attendee_id of attendeeIds)
      requests.push(await askBack(service.call, buyer, { attendee_id }));
    expect(tally(await Promise.all(requests.map(approve)))).toEqual({ 200: 6 });
    expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 6000 });
    expect(await soldOf(service, seat)).toBe(before);
  });

  test('a place refunded from the panel and over REST is paid back once (4.19)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await soldOf(service, seat);
      const { id, attendeeIds } = await buy({ places: [[seat, 2]] });
      const [attendee] = attendeeIds;
      const document = await documentOf(admin, 'attendees', attendee!);
      const path = `/svc-admin/attendees/${document}/refund`;
      const fromPanel = (url: string) => admin.at(url)('POST', path, {});
      const overRest = async () => {
        const body = { attendee_id: attendee, reason: 'Ill' };
        const asked = await service.call('POST', refundRequests, { as: office, body });
        return asked.status === 201 ? approve(asked.body.id as number) : asked;
      };
      const answers = await Promise.all([
        fromPanel(service.url),
        overRest(),
        fromPanel(second.url),
        overRest(),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((one) => ![200, 204, 400, 403].includes(one))).toEqual([]);
      expect(statuses.some((one) => one < 300)).toBe(true);
      expect(await givenBack(service, id)).toEqual([1000]);
      expect(await standingOf(service, id)).toEqual({
        status: 'partially_refunded',
        refunded: 1000,
      });
      expect(await soldOf(service, seat)).toBe(before + 1);
    }
  });

  test('a whole order refunded from several windows at once is paid back once (4.19)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await buy({ places: [[seat, 3]] });
      const path = `/svc-admin/orders/${await documentOf(admin, 'orders', id)}/refund`;
      const body = { amount: '10.00', refunded: '0.00' };
      const answers = await Promise.all(
        [0, 1, 2, 3].map((at) =>
          admin.at(at % 2 === 0 ? service.url : second.url)('POST', path, body),
        ),
      );
      expect(answers.some(({ status }) => status === 204)).toBe(true);
      expect(await givenBack(service, id)).toEqual([1000]);
    }
  });

  test('approved or rejected, never both (4.19)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await buy();
      const request = await askBack(service.call, buyer, { order_id: id, amount: '2' });
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          decideAt(index, request, index % 4 < 2 ? 'approved' : 'rejected'),
        ),
      );
      const [decided] = await listed({ order_id: id });
      const status = String(decided!.status);
      expect(['approved', 'rejected']).toContain(status);
      expect(await givenBack(service, id)).toEqual(status === 'approved' ? [200] : []);
    }
  });

  test('a refund, a cancellation and a check-in leave each place free once, or taken (4.19, 3.9)', async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = await soldOf(service, seat);
      const { id, attendeeIds } = await buy({ places: [[seat, 2]] });
      const request = await askBack(service.call, buyer, { order_id: id });
      const change = (path: string, status: string) => () =>
        service.call('PUT', path, { as: manager, body: { status } });
      const doors = attendeeIds.flatMap((one, index) => [
        change(`${attendees}/${one}`, 'checked_in'),
        change(`${attendees}/${one}`, index ? 'cancelled' : 'confirmed'),
      ]);
      const cancel = change(`${orders}/${id}`, 'cancelled');
      const work = [() => approve(request), cancel, ...doors];
      // Another one begins each time.
      const started = [...work.slice(round % work.length), ...work.slice(0, round % work.length)];
      const answers = await Promise.all(started.map((one) => one()));
      expect(
        answers.map(({ status }) => status).filter((one) => ![200, 400].includes(one)),
      ).toEqual([]);
      const { status, refunded } = await standingOf(service, id);
      expect(await givenBack(service, id)).toEqual(status === 'refunded' ? [2000] : []);
      expect(refunded).toBe(status === 'refunded' ? 2000 : 0);
      const statuses = await attendeeStatuses(service, id);
      const held = statuses.filter((one) => one === 'confirmed' || one === 'checked_in').length;
      expect(await soldOf(service, seat)).toBe(before + held);
      if (status !== 'completed') expect(held).toBe(0);
    }
  });
});
