import { built, countQueries, type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import {
  attendeeStatuses,
  makeOffer,
  makeOrder,
  setAttendees,
  soldOf,
  type TestTicket,
} from '../support/orders';

const orders = 'svc/tickets/v1/orders';

let service: Service;
let office: TestUser;
let editor: TestUser;
let buyer: TestUser;
let standing: TestTicket;
let seated: TestTicket;

beforeAll(async () => {
  service = await startService();
  office = await makeSignedIn(service, 'box-office', 'office');
  editor = await makeSignedIn(service, 'event-editor', 'editor');
  buyer = await makeSignedIn(service, 'authenticated', 'buyer');
  standing = await makeOffer(service, editor, { event: { title: 'Standing concert' } });
  seated = await makeOffer(service, editor, { event: { title: 'Seated concert' }, price: 2550 });
});

const get = (id: number) => service.call('GET', `${orders}/${id}`, { as: office });
const put = (id: number, body: unknown, method = 'PUT') =>
  service.call(method, `${orders}/${id}`, { as: office, body });
const listed = async (query: Record<string, string | number> = {}) => {
  const answer = await service.call('GET', orders, { as: office, query });
  expect(answer.status).toBe(200);
  return (answer.body as { id: number }[]).map(({ id }) => id);
};
const refusal = (reason: RegExp) => ({
  status: 400,
  body: {
    code: 'rest_invalid_param',
    data: { params: { status: expect.stringMatching(reason) as string } },
  },
});

describe('an order', () => {
  test('has exactly these fields (4.17)', async () => {
    const { id, attendeeIds } = await makeOrder(service, {
      places: [
        [standing, 2],
        [seated, 1],
      ],
      userId: buyer.id,
      placedAt: 1893456000,
    });
    const { status, body } = await get(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      status: 'completed',
      total: '45.50',
      currency: 'USD',
      buyer_name: 'Bea Buyer',
      buyer_email: 'bea@example.test',
      payment_method: 'offline',
      user_id: buyer.id,
      created_at: '2030-01-01T00:00:00+00:00',
      items: [
        {
          ticket_id: standing.id,
          ticket_title: 'A place',
          event_id: standing.eventId,
          event_title: 'Standing concert',
          quantity: 2,
          price: '10.00',
          subtotal: '20.00',
        },
        {
          ticket_id: seated.id,
          ticket_title: 'A place',
          event_id: seated.eventId,
          event_title: 'Seated concert',
          quantity: 1,
          price: '25.50',
          subtotal: '25.50',
        },
      ],
      attendee_ids: attendeeIds,
    });
  });

  test("of a guest has the user 0, and is in nobody's cache (4.17)", async () => {
    const { id } = await makeOrder(service, { places: [[standing, 1]] });
    const one = await get(id);
    expect(one.body.user_id).toBe(0);
    const all = await service.call('GET', orders, { as: office });
    const changed = await put(id, {});
    for (const { headers } of [one, all, changed]) {
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('keeps the price and titles of the day of purchase (4.17)', async () => {
    const { id } = await makeOrder(service, { places: [[seated, 1]] });
    const { connection } = service.strapi.db;
    await connection('svc_tickets').where({ id: seated.row }).update({ title: 'A better place' });
    const { body } = await get(id);
    await connection('svc_tickets').where({ id: seated.row }).update({ title: seated.title });
    expect(body.items[0]).toMatchObject({ ticket_title: 'A place', price: '25.50' });
  });

  test('that there is not, or whose id is of something else, is not found (1.10)', async () => {
    for (const id of [999_999_999, standing.id, 0]) {
      expect(await get(id)).toMatchObject({
        status: 404,
        body: { code: 'rest_post_invalid_id' },
      });
      expect((await put(id, { status: 'completed' })).status).toBe(404);
    }
  });

  test('of a stranger is the same as one that is not there (5.7)', async () => {
    const { id } = await makeOrder(service, { places: [[standing, 1]], userId: buyer.id });
    for (const method of ['GET', 'PUT']) {
      for (const [as, expected] of [
        [undefined, 401],
        [buyer, 403],
        [editor, 403],
      ] as const) {
        const [there, nowhere] = await Promise.all(
          [id, 999_999_999].map((one) =>
            service.call(method, `${orders}/${one}`, {
              as,
              body: method === 'PUT' ? { status: 'no such' } : undefined,
            }),
          ),
        );
        expect(there!.status).toBe(expected);
        expect(there!.body).toEqual(nowhere!.body);
      }
    }
  });
});

describe('the list of orders', () => {
  test('is newest first, and filters by status and event (4.17)', async () => {
    const other = await makeOffer(service, editor);
    const first = await makeOrder(service, { places: [[other, 1]], status: 'pending' });
    const second = await makeOrder(service, {
      places: [
        [other, 1],
        [standing, 2],
      ],
      // Which came first is a matter of ids: clocks differ.
      placedAt: 1_000_000_000,
    });
    const third = await makeOrder(service, { places: [[standing, 1]], status: 'pending' });
    expect((await listed()).slice(0, 3)).toEqual([third.id, second.id, first.id]);
    expect(await listed({ event_id: other.eventId })).toEqual([second.id, first.id]);
    expect(await listed({ event_id: other.eventId, status: 'pending' })).toEqual([first.id]);
    expect((await listed({ status: 'pending' })).slice(0, 2)).toEqual([third.id, first.id]);
    expect(await listed({ event_id: 999_999_999 })).toEqual([]);
    expect(await listed({ status: 'refunded' })).toEqual([]);
  });

  test('comes in pages (1.14, 4.17)', async () => {
    const other = await makeOffer(service, editor);
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await makeOrder(service, { places: [[other, 1]] })).id);
    }
    const query = { event_id: other.eventId, per_page: 2 };
    const { body, headers } = await service.call('GET', orders, {
      as: office,
      query: { ...query, page: 2 },
    });
    expect(body.map(({ id }: { id: number }) => id)).toEqual(ids.slice(2));
    expect(headers.get('x-api-total')).toBe('3');
    expect(headers.get('x-api-totalpages')).toBe('2');
    const past = await service.call('GET', orders, { as: office, query: { ...query, page: 3 } });
    expect(past.body.code).toBe('rest_post_invalid_page_number');
  });

  test('takes as many statements for many orders as for one (1.14)', async () => {
    const other = await makeOffer(service, editor);
    for (let count = 0; count < 4; count += 1) {
      await makeOrder(service, { places: [[other, 2]] });
    }
    const statements = async (perPage: number) => {
      const query = { event_id: other.eventId, per_page: perPage };
      const { result, queries } = await countQueries(service.strapi, () =>
        service.call('GET', orders, { as: office, query }),
      );
      expect(result.body).toHaveLength(Math.min(perPage, 4));
      return queries.length;
    };
    await statements(1);
    expect(await statements(100)).toBe(await statements(1));
  });

  test('says what its parameters may be (1.3)', async () => {
    const { status, body } = await service.call('GET', orders, {
      as: office,
      query: { status: 'sold', event_id: 'x' },
    });
    expect(status).toBe(400);
    expect(body.data.params).toEqual({
      status: 'must be one of pending, completed, partially_refunded, failed, cancelled, refunded',
      event_id: 'must be a whole number, 1 or more',
    });
  });
});

describe('an order changed by the box office', () => {
  test.each(['PUT', 'PATCH', 'POST'])(
    'that waits for its payment becomes paid, by %s (4.11)',
    async (method) => {
      const { id, attendeeIds } = await makeOrder(service, {
        places: [[standing, 3]],
        status: 'pending',
      });
      await setAttendees(service, [attendeeIds[2]!], 'cancelled');
      const sold = await soldOf(service, standing);
      const { status, body } = await put(id, { status: 'completed' }, method);
      expect([status, body.status]).toEqual([200, 'completed']);
      expect(await attendeeStatuses(service, id)).toEqual(['confirmed', 'confirmed', 'cancelled']);
      expect(await soldOf(service, standing)).toBe(sold);
    },
  );

  test.each(['pending', 'completed'] as const)(
    'that is %s is cancelled, and its places are free (4.11)',
    async (status) => {
      const before = [await soldOf(service, standing), await soldOf(service, seated)];
      const { id, attendeeIds } = await makeOrder(service, {
        places: [
          [seated, 2],
          [standing, 1],
        ],
        status,
      });
      expect((await put(id, { status: 'cancelled' })).body).toMatchObject({
        id,
        status: 'cancelled',
        attendee_ids: attendeeIds,
      });
      expect(await attendeeStatuses(service, id)).toEqual(Array(3).fill('cancelled'));
      expect([await soldOf(service, standing), await soldOf(service, seated)]).toEqual(before);
    },
  );

  test('frees only the places that are still held (4.11)', async () => {
    const { id, attendeeIds } = await makeOrder(service, { places: [[standing, 3]] });
    const sold = await soldOf(service, standing);
    await setAttendees(service, [attendeeIds[0]!], 'refunded');
    await put(id, { status: 'cancelled' });
    expect(await attendeeStatuses(service, id)).toEqual(['refunded', 'cancelled', 'cancelled']);
    expect(await soldOf(service, standing)).toBe(sold - 2);
  });

  test('with somebody who is checked in is not cancelled (4.11)', async () => {
    const { id, attendeeIds } = await makeOrder(service, { places: [[standing, 2]] });
    await setAttendees(service, [attendeeIds[1]!], 'checked_in');
    const sold = await soldOf(service, standing);
    expect(await put(id, { status: 'cancelled' })).toMatchObject(
      refusal(new RegExp(`attendee ${attendeeIds[1]} is checked in`)),
    );
    expect(await attendeeStatuses(service, id)).toEqual(['confirmed', 'checked_in']);
    expect((await get(id)).body.status).toBe('completed');
    expect(await soldOf(service, standing)).toBe(sold);
  });

  test('is either cancelled or has a checked-in attendee, never both (4.11)', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, attendeeIds } = await makeOrder(service, { places: [[standing, 2]] });
      const sold = await soldOf(service, standing);
      const checkIn = service.strapi.db
        .connection('svc_attendees')
        .where({ public_id: attendeeIds[0], status: 'confirmed' })
        .update({ status: 'checked_in' });
      const [entered, answer] = await Promise.all([checkIn, put(id, { status: 'cancelled' })]);
      expect(answer.status).toBe(entered ? 400 : 200);
      expect(await attendeeStatuses(service, id)).toEqual(
        entered ? ['checked_in', 'confirmed'] : ['cancelled', 'cancelled'],
      );
      expect(await soldOf(service, standing)).toBe(entered ? sold : sold - 2);
    }
  });

  test('stays as it is where its status is sent again, or none (4.11)', async () => {
    const { id } = await makeOrder(service, { places: [[standing, 1]] });
    const before = (await get(id)).body;
    for (const body of [{ status: 'completed' }, {}, { buyer_name: 'Eve', total: '0.00' }]) {
      expect(await put(id, body)).toMatchObject({ status: 200, body: before });
    }
  });

  test.each([
    [
      'pending',
      'refunded',
      /may become completed, failed or cancelled; use a refund request for refunds$/,
    ],
    ['completed', 'pending', /may become cancelled$/],
    ['completed', 'refunded', /may become cancelled; use a refund request for refunds$/],
    ['completed', 'partially_refunded', /refund request for refunds$/],
    [
      'partially_refunded',
      'cancelled',
      /^an order that is partially_refunded cannot be changed by the box office$/,
    ],
    ['cancelled', 'completed', /cannot be changed by the box office$/],
    ['failed', 'completed', /cannot be changed by the box office$/],
    ['refunded', 'completed', /cannot be changed by the box office$/],
    ['pending', 'sold', /^must be one of pending, completed/],
    ['pending', null, /^must be one of/],
  ] as const)('that is %s does not become %s (4.11)', async (from, to, reason) => {
    const { id } = await makeOrder(service, { places: [[standing, 1]], status: from });
    const before = await attendeeStatuses(service, id);
    expect(await put(id, { status: to })).toMatchObject(refusal(reason));
    expect((await get(id)).body.status).toBe(from);
    expect(await attendeeStatuses(service, id)).toEqual(before);
  });

  test('is not touched while its payment is on its way (4.11)', async () => {
    const { id } = await makeOrder(service, {
      places: [[standing, 1]],
      status: 'pending',
      settleAfter: 4_000_000_000,
    });
    for (const status of ['completed', 'cancelled']) {
      expect(await put(id, { status })).toMatchObject(refusal(/payment is being processed/));
    }
    expect((await put(id, { status: 'pending' })).status).toBe(200);
  });

  test('is cancelled once, however many do so at the same time (4.11)', async () => {
    const { id } = await makeOrder(service, { places: [[seated, 2]], status: 'pending' });
    const sold = await soldOf(service, seated);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => put(id, { status: 'cancelled' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await soldOf(service, seated)).toBe(sold - 2);
  });

  test('is paid or cancelled, but never half of each (4.11)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await makeOrder(service, { places: [[seated, 2]], status: 'pending' });
      const sold = await soldOf(service, seated);
      await Promise.all(
        ['completed', 'cancelled', 'completed', 'cancelled'].map((status) => put(id, { status })),
      );
      // Whoever wants it cancelled gets that in the end: a paid order can be.
      expect((await get(id)).body.status).toBe('cancelled');
      expect(await attendeeStatuses(service, id)).toEqual(['cancelled', 'cancelled']);
      expect(await soldOf(service, seated)).toBe(sold - 2);
    }
  });
});

test('an order moves once, only as the table of states says, and is settled by it (4.11)', async () => {
  const { transitionOrder } = built<
    typeof import('../../src/plugins/svc/server/src/resources/order/operations/change-status')
  >('resources/order/operations/change-status');
  const { retriedTransaction } =
    built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi');
  const { id } = await makeOrder(service, {
    places: [[standing, 1]],
    status: 'pending',
    settleAfter: 4_000_000_000,
  });
  const move = (from: 'pending' | 'failed', to: 'failed' | 'cancelled') =>
    retriedTransaction((trx) => transitionOrder(trx, id, from, to));
  expect(await Promise.all([move('pending', 'failed'), move('pending', 'failed')])).toEqual(
    expect.arrayContaining([true, false]),
  );
  await expect(move('failed', 'cancelled')).rejects.toThrow('An order does not go from failed');
  const row: unknown = await service.strapi.db
    .connection('svc_orders')
    .where({ public_id: id })
    .first('status', 'settle_after');
  expect(row).toEqual({ status: 'failed', settle_after: null });
});
