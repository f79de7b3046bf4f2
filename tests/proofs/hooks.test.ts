import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, startService, type TestUser } from '../support';
import { collections, makeSignedIn, panelDocuments } from '../support/events';
import { listenTo, worker } from '../support/outbox';
import { makeShopTicket, type ShopTicket, shopperOf } from '../support/shop';

let service: Service;
let manager: TestUser;
let ticket: ShopTicket;
let told: ReturnType<typeof listenTo>;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  ticket = await makeShopTicket(service, manager);
  told = listenTo(service);
});

beforeEach(async () => {
  await worker().deliverDue();
  told.length = 0;
});

/** What was told so far, of facts that are in the outbox by now. */
async function heard() {
  await worker().deliverDue();
  return told;
}

async function buy(quantity: number, body = {}) {
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, quantity);
  return shopper.pay(body);
}

const ada = { full_name: 'Ada Buyer', email: 'ada@example.test' };

const setOrder = (id: number, status: string) =>
  service.call('PUT', `svc/tickets/v1/orders/${id}`, { as: manager, body: { status } });

const setAttendee = (id: number, status: string) =>
  service.call('PUT', `${collections.attendees}/${id}`, { as: manager, body: { status } });

const addAttendee = async () =>
  (
    await service.call('POST', collections.attendees, {
      as: manager,
      body: { ...ada, ticket_id: ticket.id },
    })
  ).body.id as number;

const created = (attendee_id: number, order_id: number, status: string) => [
  'svc_attendee_created',
  {
    fact_id: expect.stringMatching(new RegExp(`^[0-9a-f-]{36}:attendee:${attendee_id}$`)),
    attendee_id,
    ticket_id: ticket.id,
    event_id: ticket.eventId,
    order_id,
    ...ada,
    status,
  },
];

const completed = (order_id: number, attendee_ids: number[], total: string) => [
  'svc_order_completed',
  {
    fact_id: expect.stringMatching(/^[0-9a-f-]{36}:order$/),
    order_id,
    status: 'completed',
    total,
    currency: 'USD',
    buyer_name: 'Ada Buyer',
    buyer_email: 'ada@example.test',
    attendee_ids,
  },
];

const changed = (attendee_id: number, from: string, to: string) => [
  'svc_attendee_status_changed',
  {
    fact_id: expect.stringMatching(new RegExp(`^[0-9a-f-]{36}:status:${attendee_id}$`)),
    attendee_id,
    from,
    to,
  },
];

describe('listeners are told', () => {
  test('of a purchase: each attendee, then the order (4.20)', async () => {
    const { body } = await buy(2);
    const [first, second] = body.attendee_ids;
    expect(await heard()).toEqual([
      created(first, body.order_id, 'confirmed'),
      created(second, body.order_id, 'confirmed'),
      completed(body.order_id, [first, second], '25.00'),
    ]);
  });

  test('soon, without anybody asking (4.20)', async () => {
    await buy(1);
    for (let round = 0; round < 100 && told.length < 2; round += 1) await sleep(50);
    expect(told.map(([hook]) => hook)).toEqual(['svc_attendee_created', 'svc_order_completed']);
  });

  test('nothing of a payment that was declined (4.20)', async () => {
    expect((await buy(1, { payment_token: 'tok_declined' })).status).toBe(400);
    expect(await heard()).toEqual([]);
  });

  test('of an order to be paid offline: its attendees wait until it is paid (4.11, 4.20)', async () => {
    const { body } = await buy(1, { payment_method: 'offline' });
    const [id] = body.attendee_ids;
    expect(await heard()).toEqual([created(id, body.order_id, 'pending')]);
    told.length = 0;
    expect((await setOrder(body.order_id, 'completed')).status).toBe(200);
    expect(await heard()).toEqual([
      changed(id, 'pending', 'confirmed'),
      completed(body.order_id, [id], '12.50'),
    ]);
    told.length = 0;
    await setOrder(body.order_id, 'completed');
    expect(await heard()).toEqual([]);
  });

  test('of everybody who is cancelled with an order, once (4.11, 4.20)', async () => {
    const { body } = await buy(3);
    const [first, second, third] = body.attendee_ids;
    await setAttendee(second, 'cancelled');
    await heard();
    told.length = 0;
    await setOrder(body.order_id, 'cancelled');
    expect(await heard()).toEqual([
      changed(first, 'confirmed', 'cancelled'),
      changed(third, 'confirmed', 'cancelled'),
    ]);
  });

  test('nothing of an order that cannot be cancelled (4.11, 4.20)', async () => {
    const { body } = await buy(2);
    await setAttendee(body.attendee_ids[1], 'checked_in');
    await heard();
    told.length = 0;
    expect((await setOrder(body.order_id, 'cancelled')).status).toBe(400);
    expect(await heard()).toEqual([]);
  });

  test('of refunded attendees, once the money is back (4.19, 4.20)', async () => {
    const { body: order } = await buy(2);
    const [first, second] = order.attendee_ids as [number, number];
    const requests = 'svc/tickets/v1/refund-requests';
    const refund = async (about: object) => {
      const body = { ...about, reason: 'Ill' };
      const { body: made } = await service.call('POST', requests, { as: manager, body });
      const path = `${requests}/${made.id}`;
      await service.call('PUT', path, { as: manager, body: { status: 'approved' } });
    };
    await heard();
    told.length = 0;
    await refund({ attendee_id: second });
    expect(await heard()).toEqual([changed(second, 'confirmed', 'refunded')]);
    await refund({ order_id: order.order_id });
    expect((await heard()).slice(1)).toEqual([changed(first, 'confirmed', 'refunded')]);
  });

  test('of an attendee made and changed over REST (3.9, 4.20)', async () => {
    const id = await addAttendee();
    expect(await heard()).toEqual([created(id, 0, 'confirmed')]);
    told.length = 0;
    await setAttendee(id, 'checked_in');
    await setAttendee(id, 'checked_in');
    expect((await setAttendee(id, 'cancelled')).status).toBe(400);
    await setAttendee(id, 'confirmed');
    expect(await heard()).toEqual([
      changed(id, 'confirmed', 'checked_in'),
      changed(id, 'checked_in', 'confirmed'),
    ]);
  });

  test('of an attendee made, duplicated and changed in the panel (4.20)', async () => {
    const attendees = panelDocuments(service, 'plugin::svc.attendee');
    const { fullName, email } = { fullName: ada.full_name, email: ada.email };
    const made = await attendees.create({
      data: { fullName, email, ticket: ticket.documentId, state: 'pending' },
    });
    const copied = (await attendees.clone({ documentId: made.documentId, data: {} })).entries[0]!;
    await attendees.update({ documentId: made.documentId, data: { state: 'confirmed' } });
    await attendees.update({ documentId: made.documentId, data: { fullName } });
    const all = await heard();
    // Of two attendees without an order, either may be told of first.
    const of = (id: number) => all.filter(([, fact]) => fact.attendee_id === id);
    expect(all).toHaveLength(3);
    expect(of(made.publicId)).toEqual([
      created(made.publicId, 0, 'pending'),
      changed(made.publicId, 'pending', 'confirmed'),
    ]);
    expect(of(copied.publicId)).toEqual([created(copied.publicId, 0, 'confirmed')]);
  });

  test('nothing of an attendee for whom there was no place (3.10, 4.20)', async () => {
    const full = await makeShopTicket(service, manager, { capacity: 0 });
    const body = { ...ada, ticket_id: full.id };
    const { status } = await service.call('POST', collections.attendees, { as: manager, body });
    expect(status).toBe(403);
    expect(await heard()).toEqual([]);
  });

  test('once by each of several who change at the same time (3.9, 4.20)', async () => {
    const id = await addAttendee();
    await heard();
    told.length = 0;
    await Promise.all(Array.from({ length: 5 }, () => setAttendee(id, 'cancelled')));
    expect(await heard()).toEqual([changed(id, 'confirmed', 'cancelled')]);
  });
});

describe('a listener', () => {
  const hub = () => service.strapi.eventHub;

  test('that fails, in whatever way, keeps none of the others from hearing (4.20)', async () => {
    const heardBy: string[] = [];
    const offs = [
      hub().on('svc_attendee_created', () => Promise.reject(new Error('secret'))),
      hub().on('svc_attendee_created', () => {
        throw new TypeError('secret');
      }),
      hub().on('svc_attendee_created', (payload) => {
        (payload as { status: string }).status = 'spoilt';
        return Promise.resolve();
      }),
      hub().on('svc_attendee_created', (payload) => {
        heardBy.push((payload as { status: string }).status);
        return Promise.resolve();
      }),
      hub().subscribe((name) => {
        if (!name.startsWith('svc_')) return Promise.resolve();
        heardBy.push(name);
        return Promise.reject(new Error('secret'));
      }),
    ];
    const id = await addAttendee();
    expect(await heard()).toEqual([created(id, 0, 'confirmed')]);
    expect(heardBy).toContain('confirmed');
    expect(heardBy).toContain('svc_attendee_created');
    offs.forEach((off) => off());
  });

  test('that never ends delays neither the answer nor the others (4.20)', async () => {
    let heardAt = 0;
    const offs = [
      hub().on('svc_attendee_created', () => new Promise(() => undefined)),
      hub().on('svc_attendee_created', () => {
        heardAt = Date.now();
        return Promise.resolve();
      }),
    ];
    const started = Date.now();
    await addAttendee();
    expect(Date.now() - started).toBeLessThan(5000);
    for (let round = 0; round < 100 && heardAt === 0; round += 1) await sleep(50);
    expect(heardAt).toBeGreaterThan(0);
    offs.forEach((off) => off());
    const id = await addAttendee();
    expect((await heard()).at(-1)).toEqual(created(id, 0, 'confirmed'));
  }, 30_000);

  test('can be removed, and can be added with once (4.20)', async () => {
    const heardBy: string[] = [];
    const listen = (who: string) => () => {
      heardBy.push(who);
      return Promise.resolve();
    };
    const off = listen('off');
    hub().on('svc_attendee_created', off);
    hub().off('svc_attendee_created', off);
    hub().once('svc_attendee_created', listen('once'));
    await addAttendee();
    await addAttendee();
    expect(await heard()).toHaveLength(2);
    expect(heardBy).toEqual(['once']);
  });

  test('may use the Document Service, in no transaction or request of others (4.20)', async () => {
    const seen: unknown[] = [];
    const off = hub().on('svc_attendee_status_changed', async () => {
      const attendees = panelDocuments(service, 'plugin::svc.attendee');
      const { documentId } = await attendees.create({
        data: { fullName: 'By a listener', email: 'l@example.test', ticket: ticket.documentId },
      });
      seen.push(service.strapi.db.inTransaction(), service.strapi.requestContext.get(), documentId);
    });
    const id = await addAttendee();
    await setAttendee(id, 'cancelled');
    await heard();
    expect(seen).toEqual([false, undefined, expect.any(String)]);
    off();
    expect((await heard()).map(([hook]) => hook)).toEqual([
      'svc_attendee_created',
      'svc_attendee_status_changed',
      'svc_attendee_created',
    ]);
  });
});
