import { type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { type BoxOfficeType, documentOf, person } from '../support/box-office';
import { makeSignedIn } from '../support/events';
import {
  attendeeStatuses,
  makeOffer,
  makeOrder,
  type OrderOptions,
  soldOf,
  type TestTicket,
} from '../support/orders';
import {
  askBack,
  givenBack,
  makeChargedOrder,
  refundRequests,
  setRefunds,
  standingOf,
} from '../support/refunds';
import {
  type AdminApi,
  type Answer,
  registerFirstAdmin,
  registerWithGrants,
} from '#svc/testing/admin-api';

/* Refunds that the box office begins in the panel. */

let service: Service;
let manager: TestUser;
let admin: AdminApi;
let seat: TestTicket;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  seat = await makeOffer(service, manager, { price: 1250 });
});

afterEach(assertBooksAddUp);

const buy = (options: Partial<OrderOptions> = {}) =>
  makeChargedOrder(service, { places: [[seat, 2]], ...options });

async function addressOf(type: BoxOfficeType, id: number): Promise<string> {
  return `/svc-admin/${type}/${await documentOf(admin, type, id)}/refund`;
}

const refund = async (type: BoxOfficeType, id: number, body: object = {}) =>
  admin('POST', await addressOf(type, id), body);

const offer = async (type: BoxOfficeType, id: number) =>
  (await admin('GET', await addressOf(type, id))).body;

const messageOf = ({ status, body }: Answer) => [
  status,
  (body.error as { message: string }).message,
];

const requestsOf = async (orderId: number) =>
  (await service.call('GET', refundRequests, { as: manager, query: { order_id: orderId } }))
    .body as unknown as Record<string, unknown>[];

describe('an order', () => {
  test('is refunded whole from the panel: money back, places free, one approved request (4.19)', async () => {
    const before = await soldOf(service, seat);
    const { id } = await buy();
    expect((await refund('orders', id, { reason: 'The band is ill.' })).status).toBe(204);
    expect(await givenBack(service, id)).toEqual([2500]);
    expect(await standingOf(service, id)).toEqual({ status: 'refunded', refunded: 2500 });
    expect(await attendeeStatuses(service, id)).toEqual(['refunded', 'refunded']);
    expect(await soldOf(service, seat)).toBe(before);
    expect(await requestsOf(id)).toMatchObject([
      { status: 'approved', amount: '25.00', attendee_id: 0, reason: 'The band is ill.' },
    ]);
  });

  test('is refunded in part, by an amount that is text, and says why where nobody does (4.19)', async () => {
    const { id } = await buy();
    expect((await refund('orders', id, { amount: '10.05' })).status).toBe(204);
    expect(await standingOf(service, id)).toEqual({ status: 'partially_refunded', refunded: 1005 });
    expect(await requestsOf(id)).toMatchObject([{ reason: 'Refunded by the box office.' }]);
  });

  test('its buyer gets the mail of a refund (4.19)', async () => {
    const { id } = await buy();
    await refund('orders', id);
    const [request] = await requestsOf(id);
    const mails = (await service.strapi.db
      .connection('svc_outbox_entries')
      .where({ kind: 'refund mail' })
      .pluck('payload')) as string[];
    expect(mails.map((payload) => JSON.parse(payload) as object)).toContainEqual({
      requestId: request!.id,
    });
  });

  test('the same refund sent again moves no more money (4.19)', async () => {
    const { id } = await buy();
    const body = { amount: '10.00', refunded: '0.00' };
    expect((await refund('orders', id, body)).status).toBe(204);
    expect(messageOf(await refund('orders', id, body))).toEqual([
      400,
      'The amount was chosen before more of the order was refunded.',
    ]);
    expect(await givenBack(service, id)).toEqual([1000]);
  });

  test.each([
    ['more than there is', { amount: '25.01' }, 'The amount must be at most 25.00.'],
    ['nothing', { amount: '0.00' }, 'The amount must be more than 0.00.'],
    ['half a cent', { amount: '1.005' }, /^The amount must be an amount from 0\.00/],
    ['no text as the reason', { reason: { a: 1 } }, 'The reason must be text.'],
    ['too long a reason', { reason: 'r'.repeat(1001) }, /at most 1000 characters/],
  ])('is not refunded by %s, and nothing is asked for (4.18)', async (_what, body, message) => {
    const { id } = await buy();
    const [status, said] = messageOf(await refund('orders', id, body));
    expect(status).toBe(400);
    expect(said).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(await requestsOf(id)).toEqual([]);
  });

  test.each(['pending', 'cancelled'] as const)(
    'that is %s has nothing to refund (4.18)',
    async (status) => {
      const { id } = await makeOrder(service, { places: [[seat, 1]], status });
      expect(messageOf(await refund('orders', id))).toEqual([400, 'There is nothing to refund.']);
      expect(await offer('orders', id)).toMatchObject({ left: 0 });
    },
  );

  test('the panel is told what can go back, of the whole and of each place (4.18)', async () => {
    const { id, attendeeIds } = await buy();
    await refund('attendees', attendeeIds[0]!, { amount: '5.00' });
    expect(await offer('orders', id)).toEqual({
      left: 2000,
      refunded: 500,
      currency: 'USD',
      isByHand: false,
      paidBy: null,
      hasVoucher: false,
      isAskedFor: false,
      isMailed: true,
      places: [
        {
          documentId: await documentOf(admin, 'attendees', attendeeIds[1]!),
          fullName: 'Guest 2',
          ticket: seat.title,
          codeEnd: expect.stringMatching(/^[0-9A-Z]{4}$/) as string,
          left: 1250,
          isAskedFor: false,
        },
      ],
    });
    const lowered = await buy();
    const row = service.strapi.db.connection('svc_orders').where({ public_id: lowered.id });
    await row.clone().update({ discount_minor: 100 });
    expect(await offer('orders', lowered.id)).toMatchObject({ hasVoucher: true });
    await row.clone().update({ discount_minor: 0 });
    const paidByHand = await makeOrder(service, { places: [[seat, 1]] });
    expect(await offer('orders', paidByHand.id)).toMatchObject({ left: 1250, isByHand: true });
  });

  test('names of attendees are for those who may read attendees (4.18)', async () => {
    const { id } = await buy();
    const cashier = await registerWithGrants(service.url, admin, person('Cleo'), {
      grants: [{ subject: 'plugin::svc.order', actions: ['read'], fields: ['publicId'] }],
      actions: ['plugin::svc.refund-requests.decide'],
    });
    const { status, body } = await cashier('GET', await addressOf('orders', id));
    expect([status, body.left, body.places]).toEqual([200, 2500, []]);
  });

  test('ends of codes are for those who may read codes (5.7)', async () => {
    const { id } = await buy();
    const namesAlone = await registerWithGrants(service.url, admin, person('Cora'), {
      grants: [
        { subject: 'plugin::svc.order', actions: ['read'], fields: ['publicId'] },
        { subject: 'plugin::svc.attendee', actions: ['read'], fields: ['fullName'] },
      ],
      actions: ['plugin::svc.refund-requests.decide'],
    });
    const { body } = await namesAlone('GET', await addressOf('orders', id));
    expect(body.places).toMatchObject([
      { fullName: 'Guest 1', codeEnd: '' },
      { fullName: 'Guest 2', codeEnd: '' },
    ]);
  });
});

describe('an attendee', () => {
  test('is refunded from the panel, and the others of the order keep their places (4.19)', async () => {
    const before = await soldOf(service, seat);
    const { id, attendeeIds } = await buy();
    expect((await refund('attendees', attendeeIds[1]!)).status).toBe(204);
    expect(await givenBack(service, id)).toEqual([1250]);
    expect(await standingOf(service, id)).toEqual({ status: 'partially_refunded', refunded: 1250 });
    expect(await attendeeStatuses(service, id)).toEqual(['confirmed', 'refunded']);
    expect(await soldOf(service, seat)).toBe(before + 1);
    expect(await requestsOf(id)).toMatchObject([{ attendee_id: attendeeIds[1] }]);
  });

  test('is refunded once: the second time the panel says so (4.19)', async () => {
    const { id, attendeeIds } = await buy();
    const [first] = attendeeIds;
    await refund('attendees', first!);
    expect(messageOf(await refund('attendees', first!))).toEqual([
      400,
      'This place is refunded already.',
    ]);
    expect(await givenBack(service, id)).toEqual([1250]);
  });

  test('is refunded no more than the place cost (4.18)', async () => {
    const { attendeeIds } = await buy();
    expect(await offer('attendees', attendeeIds[0]!)).toMatchObject({ left: 1250, places: [] });
    expect(messageOf(await refund('attendees', attendeeIds[0]!, { amount: '12.51' }))).toEqual([
      400,
      'The amount must be at most 12.50.',
    ]);
  });

  test('what a buyer asked for is approved by it, and another amount is refused (4.19)', async () => {
    const { id, attendeeIds } = await buy();
    const request = await askBack(service.call, manager, {
      attendee_id: attendeeIds[0],
      amount: '8.00',
    });
    expect(await offer('attendees', attendeeIds[0]!)).toMatchObject({ left: 800 });
    expect(messageOf(await refund('attendees', attendeeIds[0]!, { amount: '12.50' }))).toEqual([
      400,
      'The amount is 8.00 in a refund request that waits: approve or reject that one first.',
    ]);
    expect((await refund('attendees', attendeeIds[0]!, { amount: '8.00' })).status).toBe(204);
    expect(await requestsOf(id)).toMatchObject([{ id: request, status: 'approved' }]);
  });

  test('whom the provider refuses keeps the place, and can be refunded later (4.19)', async () => {
    const { id, attendeeIds } = await buy();
    await setRefunds(service, id, 'refused');
    expect((await refund('attendees', attendeeIds[0]!)).status).toBe(400);
    expect(await attendeeStatuses(service, id)).toEqual(['confirmed', 'confirmed']);
    await setRefunds(service, id, 'ok');
    expect((await refund('attendees', attendeeIds[0]!)).status).toBe(204);
    expect(await givenBack(service, id)).toEqual([1250]);
    expect(await requestsOf(id)).toHaveLength(1);
  });

  test('who came without an order has nothing to refund (4.18)', async () => {
    const made = await service.call('POST', 'svc/tickets/v1/attendees', {
      as: manager,
      body: { full_name: 'Walk In', email: 'w@example.test', ticket_id: seat.id },
    });
    const id = made.body.id as number;
    expect(messageOf(await refund('attendees', id))).toEqual([
      400,
      `There is no attendee ${id} who came with an order.`,
    ]);
    expect(await offer('attendees', id)).toMatchObject({ left: 0 });
  });
});

describe('who may ask and not decide', () => {
  let clerk: AdminApi;

  beforeAll(async () => {
    clerk = await registerWithGrants(service.url, admin, person('Clara'), {
      grants: [
        { subject: 'plugin::svc.order', actions: ['read'], fields: ['publicId'] },
        { subject: 'plugin::svc.attendee', actions: ['read'], fields: ['publicId', 'fullName'] },
      ],
      actions: ['plugin::svc.refund-requests.ask'],
    });
  });

  const ask = async (type: BoxOfficeType, id: number, body: object = {}) =>
    clerk('POST', `/svc-admin/${type}/${await documentOf(admin, type, id)}/ask-refund`, body);
  const offerTo = async (type: BoxOfficeType, id: number) =>
    (await clerk('GET', await addressOf(type, id))).body;

  test('makes a request that waits, and no money moves until it is approved (4.18)', async () => {
    const { id } = await buy();
    const asked = await ask('orders', id, { amount: '20.00', reason: 'The band is ill.' });
    expect(asked.status).toBe(204);
    expect(await requestsOf(id)).toMatchObject([
      { status: 'pending', amount: '20.00', attendee_id: 0, reason: 'The band is ill.' },
    ]);
    expect(await givenBack(service, id)).toEqual([]);
    expect(await attendeeStatuses(service, id)).toEqual(['confirmed', 'confirmed']);
    expect((await clerk('POST', await addressOf('orders', id), {})).status).toBe(403);
    expect((await refund('orders', id, { amount: '20.00' })).status).toBe(204);
    expect(await givenBack(service, id)).toEqual([2000]);
    const log = (await service.strapi.db
      .connection('svc_order_log')
      .where({ order_id: id })
      .orderBy('id')
      .select('deed', 'hand', 'name')) as Record<string, string>[];
    expect(log.map(({ deed, name }) => [deed, name?.split(' ')[0]])).toEqual([
      ['refund_requested', 'Clara'],
      ['refund_approved', 'Ada'],
      ['refund_paid', undefined],
    ]);
  });

  test('asks for each place once, and is told what is asked for already (4.18)', async () => {
    const { id, attendeeIds } = await buy();
    const [first, second] = attendeeIds;
    expect((await ask('attendees', first!)).status).toBe(204);
    expect(messageOf(await ask('attendees', first!))).toEqual([
      403,
      'There is already a pending refund request for this.',
    ]);
    expect((await ask('orders', id)).status).toBe(403);
    expect(await offerTo('attendees', first!)).toMatchObject({ isAskedFor: true });
    expect(await offerTo('attendees', second!)).toMatchObject({ isAskedFor: false, left: 1250 });
    expect(await offerTo('orders', id)).toMatchObject({
      isAskedFor: true,
      places: [{ isAskedFor: true }, { isAskedFor: false }],
    });
    expect((await ask('attendees', second!)).status).toBe(204);
    const requests = await requestsOf(id);
    expect(requests.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['Asked for by the box office.', '12.50'],
      ['Asked for by the box office.', '12.50'],
    ]);
  });

  test('asks for no more than can go back, and not by sums of before (4.18)', async () => {
    const { id } = await buy();
    expect(messageOf(await ask('orders', id, { amount: '25.01' }))).toEqual([
      400,
      'The amount must be at most 25.00.',
    ]);
    await refund('orders', id, { amount: '5.00' });
    expect(messageOf(await ask('orders', id, { amount: '5.00', refunded: '0.00' }))).toEqual([
      400,
      'The amount was chosen before more of the order was refunded.',
    ]);
    expect(await requestsOf(id)).toHaveLength(1);
  });
});
