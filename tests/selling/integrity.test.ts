import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Knex } from 'knex';
import { built, engineName, projectRoot, type Service, startService } from '../support';
import { childEnvironment } from '../support/environment';
import { addTicket, beginPayment, charge, hold, sell, type SoldTicket } from '../support/sales';
import { makeVoucher } from '../support/vouchers';

const { checkIntegrity } = built<
  typeof import('../../src/plugins/svc/server/src/integrity/check-integrity')
>('integrity/check-integrity');

const { requestRefund } = built<
  typeof import('../../src/plugins/svc/server/src/resources/refund-request/operations/request-refund')
>('resources/refund-request/operations/request-refund');
const { changeRefundRequest } = built<
  typeof import('../../src/plugins/svc/server/src/resources/refund-request/operations/decide-refund')
>('resources/refund-request/operations/decide-refund');

interface Order {
  id: number;
  total: number;
}

let service: Service;
let ticket: SoldTicket;
let cart: number;
let payingCart: number;
let completed: Order;
let pending: Order;
let failed: Order;
let paid: Order;
let paying: Order;
let giving: Order;
let late: Order;
let atCounter: Order;
let till: number;
let handedOn: number;
let given: number;
let asked: number;

const db = () => service.strapi.db.connection;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  ticket = await addTicket(service, { price: 99_999_999, capacity: 60 });
  completed = await sell(ticket, 30);
  pending = await sell(ticket, 1, { status: 'pending', attendeeStatus: 'pending' });
  failed = await sell(ticket, 2, { status: 'failed', paymentMethod: 'test' });
  paid = await sell(ticket, 3, { paymentMethod: 'test' });
  await charge(db(), paid);
  cart = await hold(ticket, 4);
  payingCart = await hold(ticket, 2);
  paying = await beginPayment(ticket, 2, payingCart);
  late = await sell(ticket, 1, { status: 'failed', paymentMethod: 'test' });
  await charge(db(), late);
  await db()('svc_late_payments').insert({
    document_id: `late${late.id}`,
    order_id: late.id,
    reference: `order-${late.id}`,
    amount_minor: late.total,
    currency: 'USD',
    settle_after: 1,
    created: 1,
  });
  // Paid, and not settled yet.
  await charge(db(), paying);
  await giveBack();
  await sellAtCounter();
  await makeVoucher(service);
});

/** The place that was sold at the counter is somebody else's now. */
async function handOn(order: Order): Promise<void> {
  const [place] = (await db()('svc_attendees')
    .where({ order_id: order.id })
    .select('public_id', 'event_id')) as [{ public_id: number; event_id: number }];
  await db()('svc_attendees').where({ order_id: order.id }).update({ handed_on_at: 1 });
  await db()('svc_handovers').insert({
    document_id: 'handover',
    attendee_id: place.public_id,
    order_id: order.id,
    event_id: place.event_id,
    code: 'FORMER',
    handed_on_at: 1,
  });
  handedOn = place.public_id;
}

/** An order of one place, in a till that is open. */
async function sellAtCounter(): Promise<void> {
  const third = await addTicket(service, { price: 1000, capacity: 10 });
  atCounter = await sell(third, 1, { paymentMethod: 'counter' });
  const kept = { document_id: 'till', administrator_id: 1, opened_at: 1, opening_minor: 0 };
  await db()('svc_tills').insert({ ...kept, open_key: '1', holder: 'Ada', currency: 'USD' });
  const [{ id }] = (await db()('svc_tills').select('id')) as [{ id: number }];
  till = id;
  const sale = { document_id: 'sale', till_id: till, order_id: atCounter.id };
  await db()('svc_till_sales').insert({ ...sale, means: 'cash', sold_at: 1 });
  await handOn(atCounter);
}

/** An order of three places: one is refunded, one is asked back. */
async function giveBack(): Promise<void> {
  const other = await addTicket(service, { price: 1000, capacity: 10 });
  const sold = await sell(other, 3, { paymentMethod: 'test' });
  giving = sold;
  await charge(db(), giving);
  const ask = async (place: number) => {
    const wish = { attendeeId: sold.attendeeIds[place], reason: 'Ill', userId: null };
    return (await requestRefund({ ...wish, isBoxOffice: true })).public_id;
  };
  given = await ask(0);
  await changeRefundRequest(given, { status: 'approved' });
  asked = await ask(1);
}

/** The lines about what is wrong once `broken` was done, which is then undone. */
async function violationsOf(broken: (trx: Knex) => Promise<unknown>): Promise<string[]> {
  const trx = await db().transaction();
  try {
    await broken(trx);
    const report = await checkIntegrity(trx);
    expect(report.isClean).toBe(report.rules.every(({ violations }) => violations.length === 0));
    return report.rules.flatMap(({ violations }) => violations);
  } finally {
    await trx.rollback();
  }
}

/** What the database itself refuses has to be let through, to be found. */
async function dropStockConstraint(): Promise<void> {
  if (engineName() === 'sqlite') {
    await db().raw('drop trigger svc_tickets_stock_check_update');
  } else {
    await db().raw('alter table svc_tickets drop constraint svc_tickets_stock_check');
  }
}

test('the check finds no violation in data that the service has written (3.3, 4.9)', async () => {
  const { isClean, rules } = await checkIntegrity();
  expect(rules.filter(({ violations }) => violations.length > 0)).toEqual([]);
  expect(isClean).toBe(true);
  for (const { rows } of rules) expect(rows).toBeGreaterThan(0);
  expect(new Set(rules.map(({ rule }) => rule)).size).toBe(rules.length);
});

test('the check finds no violation at any moment while the service is selling (3.13, 4.9)', async () => {
  const busy = await addTicket(service, { price: 500, capacity: -1 });
  let open = 2;
  const shop = async () => {
    for (let sale = 0; sale < 15; sale += 1) {
      await sell(busy, 2);
      await beginPayment(busy, 1, await hold(busy, 1));
    }
  };
  const shops = Promise.all([shop(), shop()].map((one) => one.finally(() => (open -= 1))));
  const found: string[] = [];
  let sweeps = 0;
  for (; open > 0; sweeps += 1) {
    const { rules } = await checkIntegrity();
    found.push(...rules.flatMap(({ violations }) => violations));
  }
  await shops;
  expect(found).toEqual([]);
  expect(sweeps).toBeGreaterThan(1);
});

describe('a ticket', () => {
  const set = (columns: object) => (trx: Knex) =>
    trx('svc_tickets').where({ id: ticket.row }).update(columns);

  test('has sold more or fewer places than attendees hold (3.3)', async () => {
    const line = (sold: number) => [`ticket ${ticket.id}: ${sold} sold, 36 held by attendees`];
    expect(await violationsOf(set({ sold: 35 }))).toEqual(line(35));
    expect(await violationsOf(set({ sold: 37 }))).toEqual(line(37));
  });

  test.each(['pending', 'confirmed', 'checked_in'])(
    'has sold a place that is %s (3.3)',
    async (status) => {
      const one = (trx: Knex) =>
        trx('svc_attendees').where({ order_id: pending.id }).update({ status });
      expect(await violationsOf(one)).toEqual([]);
    },
  );

  test.each(['cancelled', 'refunded'])('has not sold a place that is %s (3.3)', async (status) => {
    const one = (trx: Knex) =>
      trx('svc_attendees').where({ order_id: pending.id }).update({ status });
    expect(await violationsOf(one)).toEqual([`ticket ${ticket.id}: 36 sold, 35 held by attendees`]);
  });

  test('holds other places than those in carts (4.2)', async () => {
    expect(await violationsOf(set({ held: 3 }))).toEqual([
      `ticket ${ticket.id}: 3 held, 4 in carts`,
    ]);
    const more = (trx: Knex) =>
      trx('svc_cart_items').where({ cart_id: cart }).update({ quantity: 5 });
    expect(await violationsOf(more)).toEqual([`ticket ${ticket.id}: 4 held, 5 in carts`]);
  });

  test('has sold or holds more places than its capacity, or less than zero (3.13)', async () => {
    await dropStockConstraint();
    const stock = (what: string) => `ticket ${ticket.id}: 36 sold and 4 held of ${what}`;
    expect(await violationsOf(set({ capacity: 39 }))).toEqual([stock('39, 0 overbooked')]);
    expect(await violationsOf(set({ overbooked: -1 }))).toEqual([stock('60, -1 overbooked')]);
    expect(await violationsOf(set({ capacity: 39, overbooked: 1 }))).toEqual([]);
    expect(await violationsOf(set({ capacity: -1 }))).toEqual([]);
    expect(await violationsOf(set({ sold: -1 }))).toEqual([
      `ticket ${ticket.id}: -1 sold, 36 held by attendees`,
      `ticket ${ticket.id}: -1 sold and 4 held of 60, 0 overbooked`,
    ]);
    expect(await violationsOf(set({ held: -1 }))).toEqual([
      `ticket ${ticket.id}: -1 held, 4 in carts`,
      `ticket ${ticket.id}: 36 sold and -1 held of 60, 0 overbooked`,
    ]);
  });
});

describe('an order', () => {
  const set = (order: () => Order, columns: object) => (trx: Knex) =>
    trx('svc_orders').where({ public_id: order().id }).update(columns);
  const anAttendee = (trx: Knex, order: Order) =>
    trx('svc_attendees').where({ order_id: order.id }).first('id') as Promise<{ id: number }>;

  test('has a total that is not the sum of its lines (4.6)', async () => {
    const line = (total: string) => [
      `order ${completed.id}: total ${total}, lines ${completed.total} (minor units)`,
    ];
    const is = (total_minor: number | null) => violationsOf(set(() => completed, { total_minor }));
    expect(await is(1)).toEqual(line('1'));
    expect(await is(null)).toEqual(line('unknown'));
    const free = (trx: Knex) => trx('svc_order_items').where({ order_id: pending.id }).delete();
    expect(await violationsOf(free)).toEqual([
      `order ${pending.id}: total 99999999, lines 0 (minor units)`,
      `order ${pending.id}, ticket ${ticket.id}: 0 places ordered, 1 attendees`,
    ]);
  });

  test('has fewer attendees than places (4.9)', async () => {
    const broken = async (trx: Knex) =>
      trx('svc_attendees')
        .where(await anAttendee(trx, completed))
        .delete();
    expect(await violationsOf(broken)).toEqual([
      `ticket ${ticket.id}: 36 sold, 35 held by attendees`,
      `order ${completed.id}, ticket ${ticket.id}: 30 places ordered, 29 attendees`,
    ]);
  });

  test('has an attendee of another ticket (4.9)', async () => {
    const broken = async (trx: Knex) =>
      trx('svc_attendees')
        .where(await anAttendee(trx, completed))
        .update({ order_id: failed.id });
    expect(await violationsOf(broken)).toEqual([
      `order ${completed.id}, ticket ${ticket.id}: 30 places ordered, 29 attendees`,
      `order ${failed.id}, ticket ${ticket.id}: 0 places ordered, 1 attendees`,
    ]);
  });

  test.each(['partially_refunded', 'refunded'])(
    'that is %s keeps its attendees, and has requests (4.9, 4.19)',
    async (status) => {
      expect(await violationsOf(set(() => completed, { status }))).toEqual([
        `order ${completed.id}: ${status}, 0 of ${completed.total} given back (minor units)`,
      ]);
    },
  );

  test.each(['completed', 'cancelled'])('that is %s keeps its attendees (4.9)', async (status) => {
    expect(await violationsOf(set(() => completed, { status }))).toEqual([]);
  });

  test('that failed has attendees (4.10)', async () => {
    expect(await violationsOf(set(() => pending, { status: 'failed' }))).toEqual([
      `order ${pending.id}, ticket ${ticket.id}: 0 places ordered, 1 attendees`,
    ]);
  });

  test('is to be settled although it is final (4.13)', async () => {
    expect(await violationsOf(set(() => completed, { settle_after: 1 }))).toEqual([
      `order ${completed.id}: completed, but still to be settled`,
    ]);
  });
});

describe('a cart', () => {
  test('is locked by an order that is final or does not exist (4.12)', async () => {
    const waitFor = (order_id: number) => (trx: Knex) =>
      trx('svc_carts').where({ id: payingCart }).update({ order_id });
    const line = (id: number, state: string) => [
      `cart ${payingCart}: waits for order ${id}, which is ${state}`,
    ];
    expect(await violationsOf(waitFor(failed.id))).toEqual(line(failed.id, 'failed'));
    expect(await violationsOf(waitFor(ticket.id))).toEqual(line(ticket.id, 'not there'));
  });
});

describe('a dangling reference', () => {
  let attendee: { id: number; public_id: number };
  const set = (columns: object) => (trx: Knex) =>
    trx('svc_attendees').where({ id: attendee.id }).update(columns);

  beforeAll(async () => {
    attendee = (await db()('svc_attendees')
      .where({ order_id: pending.id })
      .first('id', 'public_id')) as typeof attendee;
  });

  test('is an attendee without a ticket (3.8)', async () => {
    const rest = [
      `ticket ${ticket.id}: 36 sold, 35 held by attendees`,
      `order ${pending.id}, ticket ${ticket.id}: 1 places ordered, 0 attendees`,
    ];
    const { public_id: publicId } = attendee;
    expect((await violationsOf(set({ ticket_id: null }))).sort()).toEqual(
      [
        ...rest,
        `order ${pending.id}, ticket none: 0 places ordered, 1 attendees`,
        `attendee ${publicId}: has no ticket`,
      ].sort(),
    );
    expect((await violationsOf(set({ ticket_id: publicId }))).sort()).toEqual(
      [
        ...rest,
        `order ${pending.id}, ticket ${publicId}: 0 places ordered, 1 attendees`,
        `attendee ${publicId}: there is no ticket ${publicId}`,
      ].sort(),
    );
  });

  test('is an attendee or a line of an order that is gone, while one without an order is none (4.9)', async () => {
    const gone = (trx: Knex) => trx('svc_orders').where({ public_id: pending.id }).delete();
    const lines = await violationsOf(gone);
    expect(lines.filter((line) => line.endsWith(`there is no order ${pending.id}`))).toEqual([
      `attendee ${attendee.public_id}: there is no order ${pending.id}`,
      expect.stringMatching(/^order line \d+: /),
    ]);
    const without = async (trx: Knex) => {
      await set({ order_id: null })(trx);
      await trx('svc_order_items').where({ order_id: pending.id }).delete();
      await gone(trx);
    };
    expect(await violationsOf(without)).toEqual([]);
  });

  test('is a cart item without a cart, or without a ticket (3.8)', async () => {
    const item = (await db()('svc_cart_items').where({ cart_id: cart }).first('id')) as {
      id: number;
    };
    const change = (columns: object) => (trx: Knex) =>
      trx('svc_cart_items').where(item).update(columns);
    const held = `ticket ${ticket.id}: 4 held, 0 in carts`;
    expect(await violationsOf(change({ cart_id: 999_999 }))).toEqual([
      held,
      `cart item ${item.id}: there is no cart 999999`,
    ]);
    expect(await violationsOf(change({ ticket_id: 999_999 }))).toEqual([
      held,
      `cart item ${item.id}: there is no ticket 999999`,
    ]);
  });
});

describe('a charge', () => {
  const set = (columns: object) => (trx: Knex) =>
    trx('svc_test_charges')
      .where({ key: `order-${paid.id}` })
      .update(columns);
  const line = ({ id, total }: Order, state: string, charged: string) => [
    `order ${id}: ${state}, total ${total} USD, charged ${charged} (minor units)`,
  ];

  test('has no order (4.13)', async () => {
    expect(await violationsOf((trx) => charge(trx, { id: 999_999, total: 1 }))).toEqual([
      'charge order-999999: there is no such order',
    ]);
  });

  test('is of another amount or currency than its order (4.13)', async () => {
    expect(await violationsOf(set({ amount_minor: 1 }))).toEqual(line(paid, 'completed', '1 USD'));
    expect(await violationsOf(set({ currency: 'EUR' }))).toEqual(
      line(paid, 'completed', `${paid.total} EUR`),
    );
  });

  test('belongs to an order that failed or will never be settled (4.13)', async () => {
    expect(await violationsOf((trx) => charge(trx, failed))).toEqual(
      line(failed, 'failed', `${failed.total} USD`),
    );
    const forgotten = (trx: Knex) =>
      trx('svc_orders').where({ public_id: paying.id }).update({ settle_after: null });
    expect(await violationsOf(forgotten)).toEqual(line(paying, 'pending', `${paying.total} USD`));
  });

  test('of a failed order, and of no other, is refunded (4.13)', async () => {
    const status = (to: string) => (trx: Knex) =>
      trx('svc_late_payments')
        .where({ order_id: late.id })
        .update({ order_id: to === 'none' ? 999_999_999 : paid.id });
    expect(await violationsOf(status('none'))).toEqual([
      ...line(late, 'failed', `${late.total} USD`),
      'order 999999999: not there, but its payment is refunded',
    ]);
    expect(await violationsOf(status('paid'))).toEqual([
      ...line(late, 'failed', `${late.total} USD`),
      `order ${paid.id}: completed, but its payment is refunded`,
    ]);
  });

  test('of Stripe has a payment reference (4.13)', async () => {
    const byStripe = (trx: Knex) =>
      trx('svc_orders').where({ public_id: completed.id }).update({ payment_method: 'stripe' });
    expect(await violationsOf(byStripe)).toEqual([
      `order ${completed.id}: paid by Stripe, but without a payment reference`,
    ]);
  });

  test('is missing or void for a completed order (4.13)', async () => {
    const unpaid = [`order ${paid.id}: completed, but never charged`];
    expect(await violationsOf(set({ status: 'void' }))).toEqual(unpaid);
    expect(
      await violationsOf((trx) =>
        trx('svc_test_charges')
          .where({ key: `order-${paid.id}` })
          .delete(),
      ),
    ).toEqual(unpaid);
  });
});

describe('a ticket that was handed on', () => {
  const silent = () => `attendee ${handedOn}: was handed on, and does not say so`;
  const lost = () => `attendee ${handedOn}: the door cannot tell the code before`;
  const setPlace = (columns: object) => (trx: Knex) =>
    trx('svc_attendees').where({ public_id: handedOn }).update(columns);

  test('says so, and has another code than before (8.14)', async () => {
    expect(await violationsOf(setPlace({ handed_on_at: null }))).toEqual([silent()]);
    expect(await violationsOf(setPlace({ security_code: 'FORMER' }))).toEqual([silent(), lost()]);
  });

  test('has its code before kept (8.14)', async () => {
    const gone = (trx: Knex) => trx('svc_handovers').delete();
    expect(await violationsOf(gone)).toEqual([lost()]);
  });
});

describe('a till', () => {
  const set = (columns: object) => (trx: Knex) =>
    trx('svc_tills').where({ id: till }).update(columns);
  const setSale = (columns: object) => (trx: Knex) =>
    trx('svc_till_sales').where({ order_id: atCounter.id }).update(columns);
  const nowhere = () =>
    `order ${atCounter.id}: was sold at the counter (completed), and is in no till`;
  const unknown = (order: number, id: number) =>
    `order ${order}: is in till ${id}, and one of them is not there or was not sold there`;

  test('has each order that was sold at the counter (4.22)', async () => {
    const gone = (trx: Knex) => trx('svc_till_sales').where({ order_id: atCounter.id }).delete();
    expect(await violationsOf(gone)).toEqual([nowhere()]);
    expect(await violationsOf(setSale({ order_id: paid.id }))).toEqual([
      unknown(paid.id, till),
      nowhere(),
    ]);
    expect(await violationsOf(setSale({ till_id: 999_999 }))).toEqual([
      unknown(atCounter.id, 999_999),
    ]);
  });

  test('is open or counted, and nothing between (4.22)', async () => {
    const line = (what: string) => [`till ${till}: ${what}`];
    expect(await violationsOf(set({ open_key: null }))).toEqual(
      line('is not open, never closed, with nothing counted'),
    );
    expect(await violationsOf(set({ counted_minor: 5 }))).toEqual(
      line('is open, never closed, with 5 counted'),
    );
    const closed = { open_key: null, closed_at: 2, counted_minor: 5, expected_minor: 5 };
    expect(await violationsOf(set(closed))).toEqual([]);
  });

  test('was closed at what its movements in cash come to, where their amounts are kept (4.22)', async () => {
    const close =
      (expected: number, amount: number, means = 'cash') =>
      async (trx: Knex) => {
        await setSale({ amount_minor: amount, means })(trx);
        const closed = { open_key: null, closed_at: 2, counted_minor: 5, expected_minor: expected };
        await trx('svc_tills')
          .where({ id: till })
          .update({ ...closed, opening_minor: 100 });
      };
    expect(await violationsOf(close(1100, 1000))).toEqual([]);
    expect(await violationsOf(close(100, 1000, 'card'))).toEqual([]);
    expect(await violationsOf(close(100, 1000))).toEqual([
      `till ${till}: opened with 100 and closed at 100, movements 1000 (minor units)`,
    ]);
  });

  test('has payments of orders that are paid, and refunds that were approved out of it (4.22)', async () => {
    const move = (row: object) => (trx: Knex) =>
      trx('svc_till_sales').insert({
        ...{ document_id: 'moved', till_id: till, means: 'cash', sold_at: 1, ...row },
      });
    const payment = { kind: 'payment', order_id: completed.id };
    expect(await violationsOf(move({ ...payment, amount_minor: completed.total }))).toEqual([]);
    expect(await violationsOf(move({ ...payment, amount_minor: 5 }))).toEqual([
      `order ${completed.id}: completed, ${completed.total}, and 5 of it in a till (minor units)`,
    ]);
    expect(
      await violationsOf(move({ ...payment, order_id: pending.id, amount_minor: pending.total })),
    ).toHaveLength(1);
    const held = { till_id: till, till_means: 'cash' };
    const setRequest = (trx: Knex) =>
      trx('svc_refund_requests').where({ public_id: given }).update(held);
    expect(await violationsOf(setRequest)).toEqual([
      `refund request ${given}: is approved, and went out of no till, though ${till} was held for it`,
    ]);
    const { order_id, amount_minor: amount } = (await db()('svc_refund_requests')
      .where({ public_id: given })
      .first('order_id', 'amount_minor')) as { order_id: number; amount_minor: number };
    const refund = { kind: 'refund', order_id, refund_id: given, amount_minor: -Number(amount) };
    const both = async (trx: Knex) => {
      await setRequest(trx);
      await move(refund)(trx);
    };
    expect(await violationsOf(both)).toEqual([]);
    expect(await violationsOf(move(refund))).toEqual([
      `refund request ${given}: went out of till ${till}, and was not approved so`,
    ]);
  });
});

describe('a refund', () => {
  const setOrder = (columns: object) => (trx: Knex) =>
    trx('svc_orders').where({ public_id: giving.id }).update(columns);
  const setRequest = (id: () => number, columns: object) => (trx: Knex) =>
    trx('svc_refund_requests').where({ public_id: id() }).update(columns);
  const setRefund = (columns: object) => (trx: Knex) =>
    trx('svc_test_refunds')
      .where({ key: `refund-${given}` })
      .update(columns);
  const counted = (refunded: number, sum: number) =>
    `order ${giving.id}: refunded ${refunded}, requests ${sum} (minor units)`;
  const standing = (status: string, sum: number) =>
    `order ${giving.id}: ${status}, ${sum} of 3000 given back (minor units)`;

  test('has another amount than the order counts as refunded (4.19)', async () => {
    expect(await violationsOf(setOrder({ refunded_minor: 0 }))).toEqual([counted(0, 1000)]);
    expect(await violationsOf(setOrder({ refunded_minor: 3001 }))).toEqual([
      counted(3001, 1000),
      `order ${giving.id}: refunded 3001 of 3000 (minor units)`,
    ]);
    expect(await violationsOf(setOrder({ refunded_minor: -1 }))).toEqual([
      counted(-1, 1000),
      `order ${giving.id}: refunded -1 of 3000 (minor units)`,
    ]);
  });

  test('counts as refunded while it is in progress (4.19)', async () => {
    const onItsWay = setRequest(() => asked, { settle_after: 1 });
    expect(await violationsOf(onItsWay)).toEqual([counted(1000, 2000)]);
    const counting = async (trx: Knex) => {
      await onItsWay(trx);
      await setOrder({ refunded_minor: 2000 })(trx);
    };
    expect(await violationsOf(counting)).toEqual([]);
  });

  test.each(['completed', 'refunded', 'cancelled'])(
    'of a part is of an order that is %s (4.19)',
    async (status) => {
      expect(await violationsOf(setOrder({ status }))).toEqual([standing(status, 1000)]);
    },
  );

  test('of all is of an order that is not refunded (4.19)', async () => {
    const all = async (trx: Knex) => {
      await setOrder({ refunded_minor: 3000 })(trx);
      await setRequest(() => given, { amount_minor: 3000 })(trx);
      await setRefund({ amount_minor: 3000 })(trx);
      const ofOrder = { key: `order-${giving.id}` };
      await trx('svc_test_charges').where(ofOrder).update({ refunded_minor: 3000 });
    };
    expect(await violationsOf(all)).toEqual([standing('partially_refunded', 3000)]);
    const refunded = async (trx: Knex) => {
      await all(trx);
      await setOrder({ status: 'refunded' })(trx);
    };
    expect(await violationsOf(refunded)).toEqual([]);
  });

  test('is both decided and open, or neither (4.18)', async () => {
    expect(await violationsOf(setRequest(() => given, { open_key: 'order-0' }))).toEqual([
      `refund request ${given}: approved, and still open`,
    ]);
    expect(await violationsOf(setRequest(() => given, { settle_after: 1 }))).toEqual([
      `refund request ${given}: approved, and still open`,
    ]);
    expect(await violationsOf(setRequest(() => asked, { open_key: null }))).toEqual([
      `refund request ${asked}: pending, and not open`,
    ]);
  });

  test('is of an order that is not there (4.18)', async () => {
    expect(await violationsOf(setRequest(() => asked, { order_id: 999_999 }))).toEqual([
      `refund request ${asked}: there is no order 999999`,
    ]);
  });

  test('exists at the provider without a request (4.19)', async () => {
    const charged = (refunded: number, sum: number) =>
      `charge order-${giving.id}: refunded ${refunded}, refunds ${sum} (minor units)`;
    const never = `refund request ${given}: approved, and never given back`;
    expect(await violationsOf(setRefund({ status: 'refused' }))).toEqual([never, charged(1000, 0)]);
    expect(await violationsOf(setRefund({ key: 'refund-0' }))).toEqual([
      'refund refund-0: there is no such request',
      never,
    ]);
    expect(await violationsOf(setRefund({ key: `refund-${asked}` }))).toEqual([
      `refund refund-${asked}: pending, asked 1000, given back 1000 (minor units)`,
      never,
    ]);
    expect(await violationsOf(setRefund({ amount_minor: 999 }))).toEqual([
      `refund refund-${given}: approved, asked 1000, given back 999 (minor units)`,
      charged(1000, 999),
    ]);
    const again = async (trx: Knex) => {
      await setRequest(() => given, { attempt: 2 })(trx);
      await setRefund({ key: `refund-${given}-2` })(trx);
    };
    expect(await violationsOf(again)).toEqual([]);
  });
});

describe('npm run check', () => {
  /** Beside the running service, as the script of the command runs it. */
  async function run() {
    const script = path.join(projectRoot, 'dist/scripts/check-integrity.js');
    const child = spawn(process.execPath, [script], {
      cwd: projectRoot,
      env: childEnvironment(service.env),
    });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    child.stderr.on('data', (chunk) => (printed += String(chunk)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, printed };
  }

  test('reports for each rule that it holds, or which rows violate it', async () => {
    const { rules } = await checkIntegrity();
    const clean = await run();
    const lines = rules.map(({ rule, rows }) => `ok     ${rule} (${rows} looked at)\n`);
    expect(clean).toEqual({ code: 0, printed: `${lines.join('')}Everything adds up.\n` });

    await db()('svc_orders').where({ public_id: completed.id }).update({ total_minor: 1 });
    const broken = await run();
    expect(broken.code).toBe(1);
    expect(broken.printed).toContain(
      `WRONG  The total of each order is the sum of its lines (${rules[3]!.rows} looked at)\n` +
        `         order ${completed.id}: total 1, lines ${completed.total} (minor units)\n`,
    );
    expect(broken.printed).toMatch(/The books do not add up\.\n$/);
  });
});
