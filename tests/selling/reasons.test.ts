import { type Answer, type Service, startService, type TestUser } from '../support';
import { type Fields, inPanel, makeSignedIn } from '../support/events';
import { makeOffer } from '../support/orders';
import { makeChargedOrder, refundRequests } from '../support/refunds';
import { assertCounted, changeTicket, makeShopTicket, shopperOf } from '../support/shop';

let service: Service;
let manager: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  buyer = await makeSignedIn(service, 'authenticated', 'bella');
});

afterEach(() => assertCounted(service));

const guest = () => shopperOf(service.call);
const ticketWith = (fields: Parameters<typeof makeShopTicket>[2] = {}, event: Fields = {}) =>
  makeShopTicket(service, manager, fields, event);

/** Status, code, and all that programs are told besides. */
const why = ({ status, body }: Answer) => {
  const { code, data } = body as { code: string; data: Fields };
  const { status: repeated, ...told } = data;
  expect(repeated).toBe(status);
  return [status, code, told];
};
const cannot = (told: Fields) => [403, 'rest_cannot_create', told];

describe('why a place cannot be had (8.10)', () => {
  test('fewer are left than asked for, and how many (8.10)', async () => {
    const { id } = await ticketWith({ capacity: 5 });
    const shopper = guest();
    await shopper.add(id, 2);
    const told = cannot({ reason: 'too_many', remaining: 3 });
    expect(why(await shopper.add(id, 4))).toEqual(told);
    expect(why(await guest().add(id, 9))).toEqual(told);
    expect(why(await shopper.set(id, 6))).toEqual(told);
  });

  test('none is left (8.10)', async () => {
    const { id } = await ticketWith({ capacity: 1 });
    await guest().add(id, 1);
    expect(why(await guest().add(id, 1))).toEqual(cannot({ reason: 'sold_out', remaining: 0 }));
    const body = { full_name: 'Ada', email: 'ada@example.test', ticket_id: id };
    const attendee = await service.call('POST', 'svc/tickets/v1/attendees', { as: manager, body });
    expect(why(attendee)).toEqual(cannot({ reason: 'sold_out', remaining: 0 }));
  });

  test('places of carts that have expired can be had, and count (8.10)', async () => {
    const { id } = await ticketWith({ capacity: 2 });
    await guest().add(id, 2);
    await service.strapi.db.connection('svc_carts').update({ expires_at: 1 });
    const told = cannot({ reason: 'too_many', remaining: 2 });
    expect(why(await guest().add(id, 3))).toEqual(told);
  });

  test('the sale has not begun, and when it does: the instant, not a clock somewhere (8.10)', async () => {
    const event = { timezone: 'Asia/Tokyo' };
    const { id } = await ticketWith({ startSaleDate: '2030-04-01 08:00:00' }, event);
    expect(why(await guest().add(id, 1))).toEqual(
      cannot({ reason: 'not_yet', opens_utc: '2030-03-31T23:00:00+00:00' }),
    );
  });

  test('the sale has ended, or the event (8.10)', async () => {
    const ended = await ticketWith({ endSaleDate: '2024-04-01 08:00:00' });
    expect(why(await guest().add(ended.id, 1))).toEqual(cannot({ reason: 'sale_ended' }));
    const past = { start_date: '2024-05-01 18:00:00', end_date: '2024-05-01 20:00:00' };
    const over = await ticketWith({}, past);
    expect(why(await guest().add(over.id, 1))).toEqual(cannot({ reason: 'sale_ended' }));
  });

  test('the event is withdrawn, at the cart and at the checkout (8.10)', async () => {
    const ticket = await ticketWith();
    const shopper = guest();
    await shopper.add(ticket.id, 1);
    await inPanel(service, ticket.eventId).unpublish();
    const told = cannot({ reason: 'event_withdrawn' });
    expect(why(await guest().add(ticket.id, 1))).toEqual(told);
    expect(why(await shopper.pay())).toEqual(told);
  });

  test('the ticket has no price (8.10)', async () => {
    const ticket = await ticketWith();
    await changeTicket(service, ticket, { price_minor: null });
    expect(why(await guest().add(ticket.id, 1))).toEqual(cannot({ reason: 'no_price' }));
  });
});

describe('why nothing is bought (8.10)', () => {
  test('the payment was declined, and what the provider calls it; the same when repeated (8.10)', async () => {
    const { id } = await ticketWith();
    const shopper = guest();
    await shopper.add(id, 1);
    const key = { 'Idempotency-Key': 'declined once' };
    const sent = { payment_token: 'tok_declined' };
    const told = [
      400,
      'rest_payment_failed',
      { reason: 'declined', decline_code: 'card_declined' },
    ];
    expect(why(await shopper.pay(sent, key))).toEqual(told);
    const again = await shopper.pay(sent, key);
    expect([why(again), again.headers.get('Idempotent-Replayed')]).toEqual([told, 'true']);
  });

  test('the hold has expired; an empty cart has no such reason (8.10)', async () => {
    const { id } = await ticketWith();
    const shopper = guest();
    await shopper.add(id, 1);
    await service.strapi.db.connection('svc_carts').update({ expires_at: 1 });
    const params = { cart: expect.stringContaining('empty') };
    const told = { params, reason: 'expired' };
    expect(why(await shopper.pay())).toEqual([400, 'rest_invalid_param', told]);
    expect(why(await guest().pay())).toEqual([400, 'rest_invalid_param', { params }]);
  });
});

describe('why no refund can be asked for (8.10)', () => {
  const ask = (attendeeId: number) =>
    service.call('POST', refundRequests, {
      as: buyer,
      body: { reason: 'Ill', attendee_id: attendeeId },
    });

  test('it was asked for already; the days for it are over; the place is not confirmed (8.10)', async () => {
    const seat = await makeOffer(service, manager, { price: 1000 });
    const order = await makeChargedOrder(service, { places: [[seat, 3]], userId: buyer.id });
    const [first, second, third] = order.attendeeIds as [number, number, number];
    expect((await ask(first)).status).toBe(201);
    expect(why(await ask(first))).toEqual(cannot({ reason: 'already_requested' }));
    const db = service.strapi.db.connection;
    await db('svc_attendees').where({ public_id: second }).update({ status: 'checked_in' });
    expect(why(await ask(second))).toEqual(cannot({ reason: 'not_confirmed' }));
    await db('svc_orders').where({ public_id: order.id }).update({ placed_at: 1 });
    expect(why(await ask(third))).toEqual(cannot({ reason: 'window_over' }));
  });
});
