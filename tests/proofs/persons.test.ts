import {
  built,
  engineName,
  type Service,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { assertBooksAddUp } from '../support/books';
import { answersTo } from '../support/batch';
import { collections, make, makeSignedIn } from '../support/events';
import { type MailServer, startMailServer } from '../support/mail-server';
import { outboxOf, worker } from '../support/outbox';
import { askBack, refundRequests } from '../support/refunds';
import { bytesWith, columnsWith } from '../support/search-database';
import { addShopTicket, makeShopTicket, type Shopper, shopperOf } from '../support/shop';
import { type StripeServer, startStripeServer } from '../support/stripe-server';
import { beginAsked, byStripe, methods } from '../support/stripe-shop';

/*
 * Somebody buys in every way there is, and is erased. Then whoever has a copy of the database, and searches all of it, finds
 * neither the name nor the address; and everything adds up.
 */

const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');

const buyers = 'svc/tickets/v1/buyers';
const name = 'Zoë Quirrelmann';
const address = 'Zoe.Quirrelmann@persons.example';
const words = [name, address, 'Quirrelmann'];
const zoe = { buyer_name: name, buyer_email: address };
const kai = { full_name: 'Kai Companion', email: 'kai@companion.example' };

let service: Service;
let mails: MailServer;
let stripe: StripeServer;
let manager: TestUser;
let office: TestUser;
let ticket: number;
let free: number;

beforeAll(async () => {
  mails = await startMailServer();
  stripe = await startStripeServer();
  service = await startService({
    env: {
      ...stripe.env,
      SMTP_URL: mails.url,
      PAYMENT_TEST_PROVIDER: 'true',
      PAYMENT_TIMEOUT_SECONDS: '5',
      MAILS_PER_HOUR: '5',
    },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  office = await makeSignedIn(service, 'box-office', 'office');
  const made = await makeShopTicket(service, manager, { capacity: 500 });
  ticket = made.id;
  free = (await addShopTicket(service, made.eventId, { priceMinor: 0 })).id;
});

const table = (of: string) => service.strapi.db.connection(of);

interface Bought {
  order_id: number;
  attendee_ids: number[];
  confirmation_url: string;
}

/** Buys two places. */
async function buy(body: object, of = ticket, shopper: Shopper = shopperOf(service.call)) {
  await shopper.add(of, 2);
  const answer = await shopper.pay(
    { ...zoe, ...body },
    { 'Idempotency-Key': `key ${Math.random()}` },
  );
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body as Bought;
}

const tokenOf = ({ confirmation_url: url }: Bought) => new URL(url).searchParams.get('token')!;

/** Two places whose payment nobody can say anything of: they went back, and their names are kept. */
async function buyInOutage(): Promise<number> {
  const shopper = shopperOf(service.call);
  await shopper.add(ticket, 2);
  const { status, body } = await shopper.pay({ ...zoe, ...byStripe(methods.asked) });
  expect(status).toBe(201);
  const id = body.order_id as number;
  stripe.fail('cancel', { when: 'before', how: 500 }, 2);
  await table('svc_carts').where({ order_id: id }).update({ expires_at: 1 });
  await table('svc_orders').where({ public_id: id }).update({ settle_after: 1 });
  await runJobs();
  return id;
}

async function buyInBatch(): Promise<void> {
  const shopper = shopperOf(service.call);
  await shopper.add(ticket, 1);
  const [answer] = await answersTo(service, [
    {
      path: 'svc/tickets/v1/checkout',
      headers: { 'X-API-Cart': shopper.token() },
      body: { ...zoe, payment_method: 'test', payment_token: 'tok_ok' },
    },
  ]);
  expect(answer!.status).toBe(201);
}

/** Everything that she has to do with. */
async function buyInEveryWay() {
  const account = await makeSignedIn(service, 'authenticated', 'zquirrel');
  const guest = await buy({ attendees: [{ ticket_id: ticket, ...kai }] });
  const signedIn = await buy({}, ticket, shopperOf(service.call, account));
  await buy({}, free);
  await buy({ payment_method: 'offline' });
  await buy(byStripe());
  const { order_id: inPayment } = await (async () => {
    const shopper = shopperOf(service.call);
    await shopper.add(ticket, 1);
    const { body } = await shopper.pay({ ...zoe, ...byStripe(methods.asked) });
    return body as Bought;
  })();
  const failed = await buyInOutage();
  await buyInBatch();
  await shopperOf(service.call).add(ticket, 3);
  const decided = await askBack(service.call, account, {
    attendee_id: signedIn.attendee_ids[0],
    reason: `${name} is ill, write to ${address}`,
  });
  const notes = { status: 'approved', admin_notes: `${name} called` };
  await service.call('PUT', `${refundRequests}/${decided}`, { as: office, body: notes });
  await askBack(service.call, office, { order_id: guest.order_id, reason: `For ${name}` });
  // Somebody else brings her along, writes about her, and the box office lets her in.
  const friend = { buyer_name: 'Fay Friend', buyer_email: 'fay@friend.example' };
  const attendees = [{ ticket_id: ticket, full_name: name, email: address.toUpperCase() }];
  const other = await buy({ ...friend, attendees });
  await askBack(service.call, office, {
    attendee_id: other.attendee_ids[0],
    reason: `${name} cannot come`,
  });
  const third = await buy(friend);
  await askBack(service.call, office, {
    order_id: third.order_id,
    reason: `Money to ${address.toLowerCase()} please`,
  });
  await make(service, manager, collections.attendees, {
    full_name: 'Z. Q.',
    email: address,
    ticket_id: ticket,
  });
  return { guest, other, inPayment, failed, account };
}

/** What stays of orders and places. */
async function sumsOf() {
  const orders = (await table('svc_orders')
    .orderBy('public_id')
    .select('public_id', 'status', 'total_minor', 'refunded_minor', 'currency')) as unknown[];
  const attendees = (await table('svc_attendees')
    .orderBy('public_id')
    .select('public_id', 'status', 'security_code', 'price_minor')) as unknown[];
  return JSON.stringify({ orders, attendees });
}

test('after an erasure a search of the whole database finds neither name nor address (7.17)', async () => {
  const { guest, other, inPayment, failed, account } = await buyInEveryWay();
  // What is tried again now has something to say about somebody; what has not gone out waits.
  mails.behave({ code: 550 });
  await buy({});
  await worker().deliverDue();
  expect(await columnsWith(service, words)).toEqual([
    'svc_attendees.email',
    'svc_attendees.full_name',
    'svc_order_items.holders',
    'svc_orders.buyer_email',
    'svc_orders.buyer_name',
    'svc_refund_requests.admin_notes',
    'svc_refund_requests.buyer_email',
    'svc_refund_requests.buyer_name',
    'svc_refund_requests.reason',
  ]);
  expect(bytesWith(service, words)).toEqual(engineName() === 'sqlite' ? words : []);
  const allowances = async () => (await table('svc_mail_allowances').select('id')).length;
  const of = (email: string) => ({ as: office, query: { email, force: true } });
  const before = { sums: await sumsOf(), allowances: await allowances() };
  expect(before.allowances).toBeGreaterThan(0);
  await assertBooksAddUp();

  const answer = await service.call('DELETE', buyers, of(address.toLowerCase()));
  expect(answer.status).toBe(200);
  expect(answer.body.order_ids).toEqual(
    expect.arrayContaining([guest.order_id, inPayment, failed]),
  );
  expect(answer.body.order_ids).not.toContain(other.order_id);

  expect(await columnsWith(service, words)).toEqual([]);
  expect(bytesWith(service, words)).toEqual([]);
  expect(await sumsOf()).toBe(before.sums);
  expect(await allowances()).toBeLessThan(before.allowances);
  await assertBooksAddUp();
  const open = (token: string) =>
    service.call('GET', 'svc/tickets/v1/guest-order', { query: { token } });
  expect((await open(tokenOf(guest))).status).toBe(404);
  expect(
    (await service.call('GET', `/orders/${guest.order_id}?token=${tokenOf(guest)}`)).status,
  ).toBe(404);
  const others = await open(tokenOf(other));
  expect(others.body).toMatchObject({ buyer_name: 'Fay Friend' });
  expect(others.body.attendees.map((one: { full_name: string }) => one.full_name)).toEqual([
    'Erased',
    'Fay Friend',
  ]);
  expect(await columnsWith(service, [kai.full_name, kai.email])).toEqual([
    'svc_attendees.email',
    'svc_attendees.full_name',
  ]);
  expect((await service.call('DELETE', buyers, of(address))).status).toBe(404);
  expect(
    (await service.call('GET', buyers, { as: office, query: { email: address } })).status,
  ).toBe(404);
  // What goes on without her: payments end, jobs run, and no mail is sent to anybody erased.
  mails.behave({});
  mails.received.length = 0;
  await table('svc_orders').whereNotNull('settle_after').update({ settle_after: 1 });
  stripe.recover();
  await runJobs();
  await outboxOf(service).makeDue();
  await worker().deliverDue();
  const places = await service.call('GET', 'svc/tickets/v1/my-tickets', { as: account });
  expect(places.body).toHaveLength(2);
  expect(mails.received.flatMap(({ to }) => to)).not.toContain('erased@svc.invalid');
  expect(await columnsWith(service, words)).toEqual([]);
  await assertBooksAddUp();
});

test('an erasure beside checkouts, payments and mails leaves whole orders, or none of hers (7.17)', async () => {
  mails.behave({ delay: 20 });
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([buy({}), buy({ payment_method: 'offline' }), buy({}, free)]);
    const asked = shopperOf(service.call);
    await asked.add(ticket, 1);
    const paying = beginAsked({ ...asked, pay: (body) => asked.pay({ ...zoe, ...body }) });
    const erase = () =>
      service.call('DELETE', buyers, { as: office, query: { email: address, force: true } });
    const answers = await Promise.all([
      ...[erase(), buy({}), erase(), buy(byStripe()), worker().deliverDue()],
      ...[buy({}, free), runJobs(), erase(), paying],
    ]);
    for (const answer of answers) {
      if (answer && 'status' in answer && typeof answer.status === 'number') {
        expect([200, 404]).toContain(answer.status);
      }
    }
    await assertBooksAddUp();
    await erase();
    expect(await columnsWith(service, words)).toEqual([]);
    await assertBooksAddUp();
  }
});

test.each(['buyer erased', 'order erased'])(
  'a process that dies at "%s" leaves whole orders, and the next erasure goes on (7.17)',
  async (step) => {
    mails.behave({});
    await Promise.all([buy({}), buy({}), buy({}, free)]);
    const dying = await spawnService({ ...service.env, FAULT_AT: step });
    const query = { email: address, force: true };
    await expect(dying.call('DELETE', buyers, { as: office, query })).rejects.toThrow();
    await assertBooksAddUp();
    const named = (await table('svc_orders')
      .where({ buyer_name: name })
      .pluck('public_id')) as number[];
    expect(named).toHaveLength(step === 'buyer erased' ? 3 : 2);
    for (const id of named) {
      const left = await table('svc_attendees').where({ order_id: id, full_name: name });
      expect(left).toHaveLength(2);
    }
    expect((await service.call('DELETE', buyers, { as: office, query })).status).toBe(200);
    expect(await columnsWith(service, words)).toEqual([]);
    expect(bytesWith(service, words)).toEqual([]);
    await assertBooksAddUp();
  },
);
