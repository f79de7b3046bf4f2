import { built, type Handle, type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { type Fields, makeSignedIn } from '../support/events';
import {
  attendeeStatuses,
  makeOffer,
  makeOrder,
  type OrderOptions,
  setAttendees,
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
  setRefunds,
  standingOf,
} from '../support/refunds';

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

const orders = 'svc/tickets/v1/orders';
const attendees = 'svc/tickets/v1/attendees';
const unknownId = 999_999_999;

let service: Service;
let office: TestUser;
let manager: TestUser;
let buyer: TestUser;
let stranger: TestUser;
let seat: TestTicket;
let box: TestTicket;
let gift: TestTicket;

beforeAll(async () => {
  service = await startService({
    env: { PAYMENT_TEST_PROVIDER: 'true', REFUND_WINDOW_DAYS: '30' },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  office = await makeSignedIn(service, 'box-office', 'office');
  buyer = await makeSignedIn(service, 'authenticated', 'buyer');
  stranger = await makeSignedIn(service, 'authenticated', 'stranger');
  seat = await makeOffer(service, manager, { price: 1000 });
  box = await makeOffer(service, manager, { price: 2550 });
  gift = await makeOffer(service, manager, { price: 0 });
});

afterEach(assertBooksAddUp);

const table = (name: string) => service.strapi.db.connection(name);
const buy = (options: Partial<OrderOptions> = {}): Promise<TestOrder> =>
  makeChargedOrder(service, { places: [[seat, 3]], userId: buyer.id, ...options });
const ask = (body: Fields, as: Handle | undefined = buyer) =>
  service.call('POST', refundRequests, { as, body: { reason: 'Ill', ...body } });
const put = (id: number, body: unknown) =>
  service.call('PUT', `${refundRequests}/${id}`, { as: office, body });
const approve = (id: number) => put(id, { status: 'approved' });
const listed = async (query: Record<string, string | number> = {}) => {
  const answer = await service.call('GET', refundRequests, { as: office, query });
  expect(answer.status).toBe(200);
  return answer.body as ({ id: number } & Fields)[];
};

const cannotCreate = (message: RegExp) => ({
  status: 403,
  body: { code: 'rest_cannot_create', message: expect.stringMatching(message) as string },
});
const forbidden = { status: 403, body: { code: 'rest_forbidden' } };

describe('a refund request', () => {
  test('for a place has exactly these fields (4.18)', async () => {
    const { id: orderId, attendeeIds } = await buy();
    const { status, body, headers } = await ask({ attendee_id: attendeeIds[0], reason: ' Ill\n' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number) as number,
      order_id: orderId,
      attendee_id: attendeeIds[0],
      event_id: seat.eventId,
      amount: '10.00',
      reason: 'Ill',
      status: 'pending',
      buyer_name: 'Bea Buyer',
      buyer_email: 'bea@example.test',
      admin_notes: '',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/) as string,
    });
    expect(headers.get('location')).toMatch(new RegExp(`/api/${refundRequests}/${body.id}$`));
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await listed())[0]).toEqual(body);
  });

  test('for an order asks for all of it, for several events where it has several (4.18)', async () => {
    const one = await buy({ places: [[seat, 2]] });
    const { body } = await ask({ order_id: one.id, attendee_id: 0 });
    expect(body).toMatchObject({
      order_id: one.id,
      attendee_id: 0,
      event_id: seat.eventId,
      amount: '20.00',
    });
    const two = await buy({
      places: [
        [seat, 1],
        [box, 1],
      ],
    });
    const both = await ask({ order_id: two.id });
    expect(both.body).toMatchObject({ event_id: 0, amount: '35.50' });
    for (const { eventId } of [seat, box]) {
      const ids = (await listed({ event_id: eventId })).map(({ id }) => id);
      expect(ids).toContain(both.body.id);
    }
  });

  test('asks for as much as is said, in an order of whatever size (4.18)', async () => {
    const { id, attendeeIds } = await buy();
    const some = await ask({ attendee_id: attendeeIds[0], amount: '7.5' });
    expect(some.body).toMatchObject({ amount: '7.50' });
    const dear = await makeOffer(service, manager, { price: 99_999_999 });
    const large = await buy({ places: [[dear, 2]] });
    expect((await ask({ order_id: large.id, amount: '1999999.98' })).body.amount).toBe(
      '1999999.98',
    );
    expect((await ask({ order_id: id, attendee_id: attendeeIds[1] })).status).toBe(201);
  });
});

describe('what is asked for', () => {
  let order: TestOrder;

  beforeAll(async () => {
    order = await buy();
  });

  test('needs an order or a place, and a reason (1.4, 4.18)', async () => {
    for (const body of [{}, { order_id: 0, attendee_id: 0 }]) {
      const { status, body: error } = await ask({ ...body, reason: undefined });
      expect([status, error.code]).toEqual([400, 'rest_missing_callback_param']);
      expect(error.data.params).toEqual(['reason', 'order_id', 'attendee_id']);
    }
    const { body } = await ask({ order_id: order.id, reason: null });
    expect(body.data.params).toEqual(['reason']);
  });

  test.each<[string, Fields, string[]]>([
    ['ids', { order_id: 'x', attendee_id: -1 }, ['order_id', 'attendee_id']],
    ['an attendee alone', { attendee_id: 1.5 }, ['attendee_id']],
    ['an order alone', { order_id: [] }, ['order_id']],
    ['no amount', { order_id: 1, amount: 0 }, ['amount']],
    ['a negative amount', { order_id: 1, amount: '-1' }, ['amount']],
    ['thirds of a cent', { order_id: 1, amount: '1.001' }, ['amount']],
    ['an amount that is none', { order_id: 1, amount: { toString: 1 } }, ['amount']],
    ['an empty amount', { order_id: 1, amount: '' }, ['amount']],
    ['an amount that is null', { order_id: 1, amount: null }, ['amount']],
    ['an endless amount', { order_id: 1, amount: '1e3' }, ['amount']],
    ['an empty reason', { order_id: 1, reason: ' ' }, ['reason']],
    ['a long reason', { order_id: 1, reason: 'x'.repeat(1001) }, ['reason']],
    ['control characters', { order_id: 1, reason: 'a\u0000' }, ['reason']],
  ])('is refused with %s, for the office as for buyers (1.3, 4.18)', async (_, body, names) => {
    for (const as of [office, buyer]) {
      const sent = { ...body, ...(body.order_id === 1 && { order_id: order.id }) };
      const { status, body: error } = await ask(sent, as);
      expect([status, error.code]).toEqual([400, 'rest_invalid_param']);
      expect(Object.keys(error.data.params as object).sort()).toEqual([...names].sort());
    }
  });

  test('is at most what it cost and what is left (4.18)', async () => {
    const { id, attendeeIds } = await buy();
    for (const as of [office, buyer]) {
      expect(await ask({ attendee_id: attendeeIds[0], amount: '10.01' }, as)).toMatchObject(
        invalid({ amount: /at most 10\.00/ }),
      );
      expect(await ask({ order_id: id, amount: '30.01' }, as)).toMatchObject(
        invalid({ amount: /at most 30\.00/ }),
      );
    }
    await approve(await askBack(service.call, office, { attendee_id: attendeeIds[0] }));
    const rest = await ask({ order_id: id, amount: '20.01' }, office);
    expect(rest).toMatchObject(invalid({ amount: /at most 20\.00/ }));
    expect((await ask({ order_id: id }, office)).body.amount).toBe('20.00');
  });

  test('is nothing of a free place, of an order that waits, or of one that is cancelled (4.18)', async () => {
    const free = await makeOrder(service, {
      places: [[gift, 1]],
      paymentMethod: 'free',
      userId: buyer.id,
    });
    const nothing = invalid({ amount: /nothing to refund/ });
    expect(await ask({ attendee_id: free.attendeeIds[0] })).toMatchObject(nothing);
    expect(await ask({ order_id: free.id, amount: '1' }, office)).toMatchObject(nothing);
    for (const status of ['pending', 'cancelled'] as const) {
      const other = await makeOrder(service, { places: [[seat, 1]], status: 'pending' });
      if (status === 'cancelled') {
        await service.call('PUT', `${orders}/${other.id}`, { as: office, body: { status } });
      }
      expect(await ask({ order_id: other.id }, office)).toMatchObject(nothing);
    }
  });

  test('has ids of what there is, and all that is wrong is said (1.3, 1.11, 4.18)', async () => {
    const other = await buy();
    const cases: [Fields, Record<string, RegExp>][] = [
      [{ order_id: unknownId }, { order_id: /there is no order/ }],
      [{ order_id: seat.id }, { order_id: /there is no order/ }],
      [{ attendee_id: unknownId }, { attendee_id: /there is no attendee/ }],
      [{ attendee_id: order.id }, { attendee_id: /there is no attendee/ }],
      [{ order_id: order.id, attendee_id: other.attendeeIds[0] }, { order_id: /not the order/ }],
      [
        { order_id: unknownId, reason: '', amount: 'x' },
        { order_id: /no order/, reason: /empty/, amount: /an amount/ },
      ],
      [
        { order_id: order.id, reason: '', amount: '99' },
        { reason: /empty/, amount: /at most/ },
      ],
    ];
    for (const [body, params] of cases) {
      const answer = await ask(body, office);
      expect(answer).toMatchObject(invalid(params));
      expect(Object.keys(answer.body.data.params as object).length).toBe(
        Object.keys(params).length,
      );
    }
    expect(
      await ask({ order_id: order.id, attendee_id: other.attendeeIds[0] }, buyer),
    ).toMatchObject(invalid({ order_id: /not the order/ }));
  });

  test('is the place of somebody who came with an order, and still has it (4.18)', async () => {
    const body = { full_name: 'A', email: 'a@b.test', ticket_id: seat.id };
    const alone = await service.call('POST', attendees, { as: office, body });
    expect(await ask({ attendee_id: alone.body.id as number }, office)).toMatchObject(
      invalid({ attendee_id: /came with an order/ }),
    );
    const { attendeeIds } = await buy();
    await service.call('PUT', `${attendees}/${attendeeIds[0]}`, {
      as: office,
      body: { status: 'cancelled' },
    });
    expect(await ask({ attendee_id: attendeeIds[0] }, office)).toMatchObject(
      invalid({ attendee_id: /is cancelled/ }),
    );
  });
});

describe('buyers', () => {
  test("ask for their own orders alone; a stranger's is the same as none (4.18, 5.7)", async () => {
    const { id, attendeeIds } = await buy();
    const guests = await makeChargedOrder(service, { places: [[seat, 1]] });
    const bodies = [
      { order_id: id },
      { attendee_id: attendeeIds[0] },
      { order_id: unknownId },
      { attendee_id: unknownId },
      { order_id: guests.id },
      { attendee_id: guests.attendeeIds[0] },
      { order_id: id, amount: '999' },
      { order_id: id, reason: '' },
      { order_id: unknownId, reason: '' },
    ];
    const answers = await Promise.all(bodies.map((body) => ask(body, stranger)));
    for (const { status, body } of answers) {
      expect({ status, body }).toMatchObject(forbidden);
      expect(body).toEqual(answers[0]!.body);
    }
    const withOwn = await buy({ userId: stranger.id });
    const mixed = { order_id: withOwn.id, attendee_id: attendeeIds[0] };
    expect(await ask(mixed, stranger)).toMatchObject(forbidden);
  });

  test('who are guests cannot ask (4.18)', async () => {
    const { id } = await buy({ userId: null });
    for (const body of [{ order_id: id, reason: 'Ill' }, {}]) {
      const answer = await service.call('POST', refundRequests, { body });
      expect(answer).toMatchObject({ status: 401, body: { code: 'rest_not_logged_in' } });
    }
  });

  test.each(['pending', 'checked_in', 'cancelled', 'refunded'])(
    'cannot ask for a place that is %s (4.18)',
    async (status) => {
      const { id, attendeeIds } = await buy({ places: [[seat, 1]] });
      await setAttendees(service, attendeeIds, status);
      try {
        expect(await ask({ attendee_id: attendeeIds[0] })).toMatchObject(cannotCreate(/confirmed/));
        expect(await ask({ order_id: id })).toMatchObject(cannotCreate(/confirmed/));
      } finally {
        await setAttendees(service, attendeeIds, 'confirmed');
      }
    },
  );

  test('cannot ask when the event is over, and the office can (4.18)', async () => {
    const past = await makeOffer(service, manager, {
      event: { start_date: '2020-05-01 18:00:00', end_date: '2020-05-01 20:00:00' },
    });
    const { id, attendeeIds } = await buy({ places: [[past, 2]] });
    expect(await ask({ attendee_id: attendeeIds[0] })).toMatchObject(cannotCreate(/over/));
    expect(await ask({ order_id: id })).toMatchObject(cannotCreate(/over/));
    expect((await ask({ attendee_id: attendeeIds[0] }, office)).status).toBe(201);
  });

  test('cannot ask later than the window allows, and the office can (4.18)', async () => {
    const now = Math.floor(Date.now() / 1000);
    const late = await buy({ placedAt: now - 30 * 86_400 - 1 });
    expect(await ask({ order_id: late.id })).toMatchObject(cannotCreate(/within 30 days/));
    expect((await ask({ order_id: late.id }, office)).status).toBe(201);
    const inTime = await buy({ placedAt: now - 30 * 86_400 + 60 });
    expect((await ask({ order_id: inTime.id })).status).toBe(201);
  });
});

describe('a pending request', () => {
  test('blocks another request for the same until it is decided (4.18)', async () => {
    const { id, attendeeIds } = await buy();
    const first = await askBack(service.call, buyer, { attendee_id: attendeeIds[0], amount: '1' });
    for (const as of [buyer, office]) {
      expect(await ask({ attendee_id: attendeeIds[0] }, as)).toMatchObject(cannotCreate(/already/));
      expect(await ask({ order_id: id }, as)).toMatchObject(cannotCreate(/already/));
    }
    expect((await ask({ attendee_id: attendeeIds[1] })).status).toBe(201);
    await put(first, { status: 'rejected' });
    expect((await ask({ attendee_id: attendeeIds[0] })).status).toBe(201);
  });

  test('for a whole order blocks requests for its attendees (4.18)', async () => {
    const { id, attendeeIds } = await buy();
    await askBack(service.call, buyer, { order_id: id, amount: '1' });
    expect(await ask({ attendee_id: attendeeIds[0] })).toMatchObject(cannotCreate(/already/));
  });

  test('is created once, however many ask at the same time (4.18)', async () => {
    const { id, attendeeIds } = await buy();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        ask(index % 2 ? { order_id: id } : { attendee_id: attendeeIds[0] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(9).fill(403),
    ]);
    expect(await listed({ order_id: id })).toHaveLength(1);
  });
});

describe('the list of refund requests', () => {
  test('is newest first, paged, and filters (1.14, 4.18)', async () => {
    const { id, attendeeIds } = await buy({ places: [[box, 3]] });
    const ids: number[] = [];
    for (const attendee_id of attendeeIds)
      ids.push(await askBack(service.call, buyer, { attendee_id }));
    await put(ids[0]!, { status: 'rejected' });
    const idsOf = async (query: Record<string, string | number>) =>
      (await listed({ order_id: id, ...query })).map((request) => request.id);
    expect(await idsOf({})).toEqual([...ids].reverse());
    expect(await idsOf({ status: 'rejected' })).toEqual([ids[0]]);
    expect(await idsOf({ status: 'pending' })).toEqual([ids[2], ids[1]]);
    expect(await idsOf({ event_id: box.eventId })).toHaveLength(3);
    expect(await idsOf({ event_id: seat.eventId })).toEqual([]);
    const page = await service.call('GET', refundRequests, {
      as: office,
      query: { order_id: id, per_page: 2, page: 2, _fields: 'id' },
    });
    expect(page.body).toEqual([{ id: ids[0] }]);
    expect(page.headers.get('x-api-total')).toBe('3');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('takes no other words for its filters (1.3)', async () => {
    const query = { status: 'open', order_id: 'x', event_id: 0 };
    const { status, body } = await service.call('GET', refundRequests, { as: office, query });
    expect(status).toBe(400);
    expect(Object.keys(body.data.params as object)).toEqual(['status', 'order_id', 'event_id']);
  });

  test('has no single reads (1.6)', async () => {
    const { status } = await service.call('GET', `${refundRequests}/1`, { as: office });
    expect(status).toBe(404);
  });
});

describe('a request that is approved', () => {
  test('for one attendee refunds the price and releases the place (4.19)', async () => {
    const before = await soldOf(service, seat);
    const { id, attendeeIds } = await buy();
    const request = await askBack(service.call, buyer, { attendee_id: attendeeIds[1] });
    const { status, body } = await put(request, { status: 'approved', admin_notes: 'Get well' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: request, status: 'approved', admin_notes: 'Get well' });
    expect(await givenBack(service, id)).toEqual([1000]);
    expect(await standingOf(service, id)).toEqual({ status: 'partially_refunded', refunded: 1000 });
    expect(await attendeeStatuses(service, id)).toEqual(['confirmed', 'refunded', 'confirmed']);
    expect(await soldOf(service, seat)).toBe(before + 2);
  });

  test('for a whole order refunds all, checked-in attendees included (4.19)', async () => {
    const before = [await soldOf(service, seat), await soldOf(service, box)];
    const { id, attendeeIds } = await buy({
      places: [
        [seat, 2],
        [box, 2],
      ],
    });
    await setAttendees(service, [attendeeIds[0]!], 'checked_in');
    await service.call('PUT', `${attendees}/${attendeeIds[1]}`, {
      as: office,
      body: { status: 'cancelled' },
    });
    expect((await approve(await askBack(service.call, office, { order_id: id }))).status).toBe(200);
    expect(await givenBack(service, id)).toEqual([7100]);
    expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 7100 });
    expect(await attendeeStatuses(service, id)).toEqual([
      'refunded',
      'cancelled',
      'refunded',
      'refunded',
    ]);
    expect([await soldOf(service, seat), await soldOf(service, box)]).toEqual(before);
  });

  test('piece by piece, until the order is refunded (4.11, 4.19)', async () => {
    const { id, attendeeIds } = await buy();
    for (const [index, attendee_id] of attendeeIds.entries()) {
      expect((await approve(await askBack(service.call, buyer, { attendee_id }))).status).toBe(200);
      const status = index === 2 ? 'refunded' : 'partially_refunded';
      expect(await standingOf(service, id)).toEqual({ status, refunded: (index + 1) * 1000 });
    }
    expect(await ask({ order_id: id }, office)).toMatchObject(invalid({ amount: /nothing/ }));
  });

  test('for a part of the price takes the place all the same; the rest can follow (4.19)', async () => {
    const { id, attendeeIds } = await buy({ places: [[seat, 1]] });
    await approve(await askBack(service.call, buyer, { attendee_id: attendeeIds[0], amount: '4' }));
    expect(await attendeeStatuses(service, id)).toEqual(['refunded']);
    expect(await standingOf(service, id)).toEqual({ status: 'partially_refunded', refunded: 400 });
    await approve(await askBack(service.call, office, { order_id: id }));
    expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 1000 });
    expect(await givenBack(service, id)).toEqual([400, 600]);
  });

  test('is only written down where the order was paid offline (4.19)', async () => {
    const { id } = await buy({ paymentMethod: 'offline' });
    await table('svc_test_charges')
      .where({ key: `order-${id}` })
      .delete();
    expect((await approve(await askBack(service.call, buyer, { order_id: id }))).status).toBe(200);
    expect(await givenBack(service, id)).toEqual([]);
    expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 3000 });
  });

  test('becomes pending again when the provider refuses, and can be approved later (4.19)', async () => {
    const { id, attendeeIds } = await makeChargedOrder(
      service,
      { places: [[seat, 1]], userId: buyer.id },
      'refused',
    );
    const request = await askBack(service.call, buyer, { order_id: id });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await approve(request)).toMatchObject({
        status: 400,
        body: { code: 'rest_payment_failed' },
      });
      expect((await listed({ order_id: id }))[0]).toMatchObject({ status: 'pending' });
      expect(await standingOf(service, id)).toEqual({ status: 'completed', refunded: 0 });
    }
    expect(await ask({ attendee_id: attendeeIds[0] })).toMatchObject(cannotCreate(/already/));
    await setRefunds(service, id, 'ok');
    expect((await approve(request)).status).toBe(200);
    expect(await givenBack(service, id)).toEqual([1000]);
  });

  test('is tried again until the provider answers (4.19)', async () => {
    const { id } = await makeChargedOrder(
      service,
      { places: [[seat, 2]], userId: buyer.id },
      'error',
    );
    const request = await askBack(service.call, buyer, { order_id: id });
    expect(await approve(request)).toMatchObject({
      status: 500,
      body: { code: 'rest_payment_unavailable' },
    });
    const onItsWay = invalid({ status: /in progress/ });
    expect(await approve(request)).toMatchObject(onItsWay);
    expect(await put(request, { status: 'rejected' })).toMatchObject(onItsWay);
    expect((await put(request, { status: 'pending', admin_notes: 'Wait' })).status).toBe(200);
    const cancelled = await service.call('PUT', `${orders}/${id}`, {
      as: office,
      body: { status: 'cancelled' },
    });
    expect(cancelled).toMatchObject(onItsWay);
    expect(await standingOf(service, id)).toEqual({ status: 'completed', refunded: 2000 });

    const overdue = () =>
      table('svc_refund_requests').where({ public_id: request }).update({ settle_after: 1 });
    await overdue();
    await runJobs();
    expect((await listed({ order_id: id }))[0]).toMatchObject({ status: 'pending' });
    await setRefunds(service, id, 'ok');
    await runJobs();
    expect(await givenBack(service, id)).toEqual([]);
    await overdue();
    await runJobs();
    expect((await listed({ order_id: id }))[0]).toMatchObject({
      status: 'approved',
      admin_notes: 'Wait',
    });
    expect(await givenBack(service, id)).toEqual([2000]);
    expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 2000 });
  });

  test('that waited for the provider becomes pending when the provider refuses in the end (4.19)', async () => {
    const { id } = await makeChargedOrder(service, { places: [[seat, 1]] }, 'error');
    const request = await askBack(service.call, office, { order_id: id });
    await approve(request);
    await setRefunds(service, id, 'refused');
    await table('svc_refund_requests').where({ public_id: request }).update({ settle_after: 1 });
    await runJobs();
    expect(await standingOf(service, id)).toEqual({ status: 'completed', refunded: 0 });
    expect((await put(request, { status: 'rejected' })).status).toBe(200);
  });

  test('needs the provider that the order was paid with (4.19)', async () => {
    const { id } = await buy();
    await table('svc_orders').where({ public_id: id }).update({ payment_method: 'gone' });
    const request = await askBack(service.call, buyer, { order_id: id });
    expect(await approve(request)).toMatchObject({
      status: 500,
      body: {
        code: 'rest_payment_unavailable',
        message: expect.stringMatching(/gone/) as string,
      },
    });
    expect(await standingOf(service, id)).toEqual({ status: 'completed', refunded: 0 });
    expect((await put(request, { status: 'rejected' })).status).toBe(200);
  });

  test('needs an order and a place that can be refunded, before any money moves (4.19)', async () => {
    const { id, attendeeIds } = await buy();
    const [first, second] = [
      await askBack(service.call, buyer, { attendee_id: attendeeIds[0] }),
      await askBack(service.call, buyer, { attendee_id: attendeeIds[1] }),
    ];
    await service.call('PUT', `${attendees}/${attendeeIds[0]}`, {
      as: office,
      body: { status: 'cancelled' },
    });
    expect(await approve(first)).toMatchObject(invalid({ status: /attendee \d+ is cancelled/ }));
    await service.call('PUT', `${orders}/${id}`, { as: office, body: { status: 'cancelled' } });
    expect(await approve(second)).toMatchObject(invalid({ status: /the order is cancelled/ }));
    expect(await givenBack(service, id)).toEqual([]);
    expect(await standingOf(service, id)).toEqual({ status: 'cancelled', refunded: 0 });
    expect((await put(second, { status: 'rejected' })).status).toBe(200);
  });
});

describe('a decision', () => {
  test('is final; the same again changes nothing, and notes may follow (4.19)', async () => {
    for (const decided of ['approved', 'rejected']) {
      const { attendeeIds } = await buy();
      const request = await askBack(service.call, buyer, { attendee_id: attendeeIds[0] });
      const first = await put(request, { status: decided });
      expect([first.status, first.body.status]).toEqual([200, decided]);
      for (const status of ['pending', 'approved', 'rejected'].filter((one) => one !== decided)) {
        expect(await put(request, { status, admin_notes: 'No' })).toMatchObject(
          invalid({ status: /cannot change any more/ }),
        );
      }
      const again = await put(request, { status: decided });
      expect(again.body).toEqual(first.body);
      const noted = await put(request, { admin_notes: 'Told by\ntelephone' });
      expect(noted.body).toEqual({ ...first.body, admin_notes: 'Told by\ntelephone' });
      expect((await put(request, {})).body).toEqual(noted.body);
      expect((await put(request, { admin_notes: '' })).body.admin_notes).toBe('');
    }
  });

  test('to reject leaves everything as it was (4.19)', async () => {
    const { id } = await buy();
    const request = await askBack(service.call, buyer, { order_id: id });
    expect(
      (await put(request, { status: 'rejected', admin_notes: 'Too late' })).body,
    ).toMatchObject({ status: 'rejected', admin_notes: 'Too late' });
    expect(await standingOf(service, id)).toEqual({ status: 'completed', refunded: 0 });
    expect(await attendeeStatuses(service, id)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  test.each<[string, Fields, string[]]>([
    ['a word that is none', { status: 'done' }, ['status']],
    ['no status', { status: null, admin_notes: 7 }, ['status', 'admin_notes']],
    ['long notes', { admin_notes: 'x'.repeat(10_001) }, ['admin_notes']],
  ])('is refused with %s (1.3)', async (_, body, names) => {
    const { id } = await buy();
    const request = await askBack(service.call, buyer, { order_id: id });
    const answer = await put(request, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'rest_invalid_param']);
    expect(Object.keys(answer.body.data.params as object)).toEqual(names);
    expect((await listed({ order_id: id }))[0]).toMatchObject({ status: 'pending' });
  });

  test('is about a request that there is, and changes nothing else of it (1.10, 1.12)', async () => {
    for (const id of [unknownId, seat.id, 0]) {
      expect(await approve(id)).toMatchObject({
        status: 404,
        body: { code: 'rest_post_invalid_id' },
      });
    }
    const { id } = await buy();
    const request = await askBack(service.call, buyer, { order_id: id });
    const { body } = await put(request, { amount: '1', order_id: 1, reason: 'x', id: 1 });
    expect(body).toMatchObject({ id: request, amount: '30.00', order_id: id, reason: 'Ill' });
  });
});
