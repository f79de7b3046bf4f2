import {
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import type { Answer } from '#svc/testing/client';
import { makeSignedIn } from '../support/events';
import {
  addShopTicket,
  assertCounted,
  callFrom,
  countersOf,
  makeShopTicket,
  paths,
  type Shopper,
  shopperOf,
  type TicketFields,
} from '../support/shop';

/* Many buyers at once, in two processes on one database. After each rush every place is counted once. */

let service: Service;
let second: SpawnedService;
let manager: TestUser;

beforeAll(async () => {
  const bounds = { TRUST_PROXY: 'true', GUEST_CARTS_PER_ADDRESS: '20' };
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true', ...bounds } });
  second = await spawnService(service.env);
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

afterEach(() => assertCounted(service));

const processOf = (turn: number) => (turn % 2 === 0 ? service : second).call;
let addresses = 0;
/** Each from an address of its own, as most buyers are. */
const callOf = (turn: number) =>
  callFrom(processOf(turn), `2001:db8:0:${(addresses += 1).toString(16)}::1`);
const ticketWith = (fields: TicketFields) => makeShopTicket(service, manager, fields);
const buyers = (count: number) =>
  Array.from({ length: count }, (_, turn) => shopperOf(callOf(turn)));
const times = <T>(count: number, work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
const placesIn = ({ body }: Answer) =>
  (body.items as { quantity: number }[]).reduce((sum, { quantity }) => sum + quantity, 0);

/** How many answers have which status. */
function statuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** A buyer whose cart exists, and that cart's token sent by many clients at once. */
async function sharedCart(ticketId: number) {
  const buyer = shopperOf(service.call);
  await buyer.add(ticketId, 1);
  const client = (turn: number): Shopper => shopperOf(callOf(turn), undefined, buyer.token());
  return { buyer, client };
}

describe('concurrent requests', () => {
  test('thirty buyers of the last place: one has it (4.4)', async () => {
    const ticket = await ticketWith({ capacity: 1 });
    const answers = await Promise.all(buyers(30).map((buyer) => buyer.add(ticket.id, 1)));
    expect(statuses(answers)).toEqual({ 200: 1, 403: 29 });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
  });

  test('thirty buyers of three places each, of fifty: sixteen have them (4.4)', async () => {
    const ticket = await ticketWith({ capacity: 50 });
    const all = buyers(30);
    const answers = await Promise.all(all.map((buyer) => buyer.add(ticket.id, 3)));
    expect(statuses(answers)).toEqual({ 200: 16, 403: 14 });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 48 });
    const carts = await Promise.all(all.map((buyer) => buyer.show()));
    expect(carts.map(placesIn)).toEqual(answers.map(({ status }) => (status === 200 ? 3 : 0)));
  });

  test('buyers of places whose holds have ended: as many have them as there are (4.2, 4.4)', async () => {
    const ticket = await ticketWith({ capacity: 6 });
    const late = buyers(3);
    for (const buyer of late) await buyer.add(ticket.id, 2);
    await service.strapi.db
      .connection('svc_carts')
      .whereIn('id', (carts) => {
        void carts.select('cart_id').from('svc_cart_items').where({ ticket_id: ticket.id });
      })
      .update({ expires_at: Math.floor(Date.now() / 1000) - 1 });
    const rush = [...buyers(10), ...late];
    const answers = await Promise.all(rush.map((buyer) => buyer.add(ticket.id, 1)));
    expect(statuses(answers)).toEqual({ 200: 6, 403: 7 });
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 6 });
  });

  test('ten additions to one cart: all are in it (4.3)', async () => {
    const ticket = await ticketWith({ capacity: 50 });
    const { buyer, client } = await sharedCart(ticket.id);
    const answers = await times(10, (turn) => client(turn).add(ticket.id, 1));
    expect(statuses(answers)).toEqual({ 200: 10 });
    expect(placesIn(await buyer.show())).toBe(11);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 11 });
  });

  test('ten additions with the limit in the middle: no more than an order may have (4.3)', async () => {
    const ticket = await ticketWith({ capacity: 50, maxPerOrder: 5 });
    const { buyer, client } = await sharedCart(ticket.id);
    const answers = await times(10, (turn) => client(turn).add(ticket.id, 1));
    expect(statuses(answers)).toEqual({ 200: 4, 400: 6 });
    expect(placesIn(await buyer.show())).toBe(5);
  });

  test('ten first additions of one user: one cart with all of them (4.1, 4.3)', async () => {
    const ticket = await ticketWith({ capacity: 50 });
    const user = await makeSignedIn(service, 'authenticated', 'tenfold');
    const answers = await times(10, (turn) => shopperOf(callOf(turn), user).add(ticket.id, 1));
    expect(statuses(answers)).toEqual({ 200: 10 });
    expect(placesIn(await shopperOf(service.call, user).show())).toBe(10);
  });

  test('ten first additions under one new token: one cart with all of them (4.1, 4.3)', async () => {
    const ticket = await ticketWith({ capacity: 50 });
    const first = await service.call('GET', paths.cart);
    const token = first.headers.get('X-API-Cart')!;
    const client = (turn: number) => shopperOf(callOf(turn), undefined, token);
    const answers = await times(10, (turn) => client(turn).add(ticket.id, 1));
    expect(statuses(answers)).toEqual({ 200: 10 });
    expect(placesIn(await client(0).show())).toBe(10);
  });

  test('additions and emptyings of one cart: what it says in the end is what is held (4.3)', async () => {
    const ticket = await ticketWith({ capacity: 50 });
    const { buyer, client } = await sharedCart(ticket.id);
    const answers = await times(20, (turn) =>
      turn % 4 < 2 ? client(turn).add(ticket.id, 2) : client(turn).clear(),
    );
    expect(statuses(answers)).toEqual({ 200: 20 });
    const { held } = await countersOf(service, ticket.id);
    expect(placesIn(await buyer.show())).toBe(held);
  });

  test('two tickets in opposite order, put in, emptied and paid: nobody gets an error (4.3)', async () => {
    const one = await ticketWith({ capacity: 200, priceMinor: 0 });
    const other = await addShopTicket(service, one.eventId, { capacity: 200, priceMinor: 0 });
    const free = { payment_method: 'free', payment_token: undefined };
    const answers = await times(12, async (turn) => {
      const buyer = shopperOf(callOf(turn));
      const [first, then] = turn % 4 < 2 ? [one, other] : [other, one];
      const added = [await buyer.add(first.id, 2), await buyer.add(then.id, 2)];
      const end = turn % 3 === 0 ? await buyer.pay(free) : await buyer.clear();
      return [...added, end, await buyer.add(then.id, 1)];
    });
    expect(statuses(answers.flat())).toEqual({ 200: 44, 201: 4 });
    for (const { id } of [one, other]) {
      expect((await countersOf(service, id)).sold).toBe(8);
    }
  });

  test('fifty carts from one address: as many have places as may, again when these are over (7.3)', async () => {
    const ticket = await ticketWith({ capacity: 200 });
    const address = '203.0.113.7';
    const rush = () =>
      times(50, (turn) => shopperOf(callFrom(processOf(turn), address)).add(ticket.id, 1));
    const refused = (answers: Answer[]) =>
      answers.filter(({ body }) => body.data?.reason === 'too_many_carts');
    /** What has ended may have been swept away. */
    const countOpen = async () => {
      const carts = service.strapi.db.connection('svc_carts').whereNotNull('address_digest');
      const [row] = await carts
        .where('expires_at', '>', Math.floor(Date.now() / 1000))
        .count({ rows: '*' });
      return Number(row!.rows);
    };
    for (let round = 0; round < 3; round += 1) {
      const others = await countOpen();
      const answers = await rush();
      expect(statuses(answers)).toEqual({ 200: 20, 403: 30 });
      expect(refused(answers)).toHaveLength(30);
      expect((await countersOf(service, ticket.id)).held).toBeGreaterThanOrEqual(20);
      expect(await countOpen()).toBe(others + 20);
      await service.strapi.db
        .connection('svc_carts')
        .whereNotNull('expires_at')
        .update({ expires_at: Math.floor(Date.now() / 1000) - 1 });
    }
  });
});
