import {
  type Answer,
  basic,
  built,
  makeUser,
  type Service,
  type SpawnedService,
  spawnService,
  startService,
  type TestUser,
} from '../support';
import { assertBooksAddUp } from '../support/books';
import type { Call } from '#svc/testing/client';
import { collections, makeSignedIn } from '../support/events';
import {
  addShopTicket,
  assertCounted,
  callFrom,
  countersOf,
  makeShopTicket,
  paths,
  type Shopper,
  shopperOf,
  type ShopTicket,
} from '../support/shop';

/*
 * What a stranger can do to a site, all of it at once, at two processes on one database. The service is set up as it is
 * when nobody sets anything, but for the address, which each of the attackers has one of. Afterwards somebody buys,
 * somebody edits, and the books add up.
 */

const { events, venues } = collections;
const places = 1000;
const cartsOfAnAddress = 50;

const env = {
  PAYMENT_TEST_PROVIDER: 'true',
  TRUST_PROXY: 'true',
  ...{ GUEST_CARTS_PER_ADDRESS: '', OFFLINE_PAYMENT: '', MAILS_PER_HOUR: '' },
  ...{ SIGN_IN_TRIES_PER_LOGIN: '', SIGN_IN_TRIES_PER_ADDRESS: '' },
};

let service: Service;
let second: SpawnedService;
let manager: TestUser;
let victim: TestUser;
let ticket: ShopTicket;

beforeAll(async () => {
  service = await startService({ env });
  second = await spawnService(service.env);
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  victim = await makeUser(service.strapi, 'event-editor', 'victim');
  ticket = await makeShopTicket(service, manager, { capacity: places });
});

/** The client of an attacker, who has an address and sends to the two processes in turn. */
function attackerAt(address: string): Call {
  let turn = 0;
  return (method, path, options) => {
    const { call } = (turn += 1) % 2 === 0 ? service : second;
    return callFrom(call, address)(method, path, options);
  };
}

const kindOf = ({ status, body }: Answer) =>
  status < 300 ? String(status) : `${status} ${body.code}`;

/** How many answers there were of each kind. */
function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const kind of answers.map(kindOf)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const times = <T>(count: number, one: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => one(turn)));

async function inTurn(count: number, one: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let turn = 0; turn < count; turn += 1) answers.push(await one(turn));
  return answers;
}

/** Carts of ten places, each a new guest, all from one address. */
async function hoardPlaces(): Promise<Record<string, number>> {
  const call = attackerAt('198.51.100.1');
  const carts = Array.from({ length: 70 }, () => shopperOf(call));
  const answers = await times(carts.length, (turn) => carts[turn]!.add(ticket.id, 10));
  const renewed = await times(carts.length, (turn) => carts[turn]!.set(ticket.id, 10));
  expect(renewed.filter(({ status }) => status === 200).length).toBe(cartsOfAnAddress);
  return tally(answers);
}

/** Ten thousand places in one cart, a hundred of each ticket. */
async function fillOneCart(): Promise<Record<string, number>> {
  const stranger = shopperOf(attackerAt('198.51.100.2'));
  const others = await times(5, () => addShopTicket(service, ticket.eventId));
  return tally(await inTurn(others.length, (turn) => stranger.add(others[turn]!.id, 100)));
}

/** Orders that nobody will pay. */
async function orderForNothing(): Promise<Record<string, number>> {
  const call = attackerAt('198.51.100.3');
  const order = async (): Promise<Answer> => {
    const stranger = shopperOf(call);
    await stranger.add(ticket.id, 1);
    const answer = await stranger.pay({ payment_method: 'offline', payment_token: undefined });
    await stranger.clear();
    return answer;
  };
  return tally(await inTurn(10, order));
}

/** One stolen card after the other. */
async function tryCards(): Promise<Record<string, number>> {
  const stranger: Shopper = shopperOf(attackerAt('198.51.100.4'));
  await stranger.add(ticket.id, 1);
  return tally(await inTurn(8, () => stranger.pay({ payment_token: 'tok_declined' })));
}

/** A dictionary, over Basic and over the host's own sign-in. */
async function guessPasswords(): Promise<Record<string, number>> {
  const call = attackerAt('198.51.100.5');
  const https = { 'X-Forwarded-Proto': 'https' };
  const guesses = await inTurn(60, (turn) =>
    call('GET', events, { as: basic(victim.username, `guess ${turn}`), headers: https }),
  );
  const body = { identifier: victim.username, password: victim.password };
  expect((await call('POST', '/api/auth/local', { body, headers: https })).status).toBe(429);
  return tally(guesses);
}

/** A page of another site, whose forms a browser sends with the password that it has stored. */
async function sendForms(): Promise<Record<string, number>> {
  const call = attackerAt('198.51.100.6');
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Sec-Fetch-Site': 'cross-site',
    Origin: 'https://evil.example',
  };
  const form = () => call('POST', venues, { as: manager, body: 'title=Taken', headers });
  return tally(await inTurn(10, form));
}

/** Requests that cost the service more than the sender. */
async function causeWork(): Promise<Record<string, number>> {
  const call = attackerAt('198.51.100.7');
  const words = Array.from({ length: 120 }, (_, turn) => String.fromCodePoint(0x4e00 + turn));
  const ids = Array.from({ length: 101 }, (_, turn) => turn + 1).join(',');
  const asked = await times(30, (turn) =>
    call('GET', events, {
      query: turn % 2 === 0 ? { search: words.join(' ') } : { categories: ids },
    }),
  );
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const files = await inTurn(10, () =>
    call('POST', paths.cart, { body: `--x\r\n${'y'.repeat(100_000)}`, headers }),
  );
  return tally([...asked, ...files]);
}

test('attacks of every kind at once are each refused, and the service goes on (7.1 to 7.13)', async () => {
  const [hoarded, filled, ordered, tried, guessed, formed, worked] = await Promise.all([
    hoardPlaces(),
    fillOneCart(),
    orderForNothing(),
    tryCards(),
    guessPasswords(),
    sendForms(),
    causeWork(),
  ]);
  expect({ hoarded, filled, ordered, tried, guessed, formed, worked }).toEqual({
    hoarded: { 200: cartsOfAnAddress, '403 rest_cannot_create': 20 },
    filled: { 200: 2, '400 rest_invalid_param': 3 },
    ordered: { '400 rest_invalid_param': 10 },
    tried: { '400 rest_payment_failed': 5, '403 rest_cannot_create': 3 },
    guessed: { '401 rest_invalid_credentials': 60 },
    formed: { '403 rest_forbidden': 10 },
    worked: { 200: 15, '400 rest_invalid_param': 15, '415 rest_unsupported_media_type': 10 },
  });
});

test('afterwards a buyer buys and an editor edits, in each process', async () => {
  for (const [turn, { call }] of [service, second].entries()) {
    const buyer = shopperOf(callFrom(call, `203.0.113.${turn}`));
    expect((await buyer.add(ticket.id, 2)).status).toBe(200);
    expect((await buyer.pay()).status).toBe(201);
    const title = `Open again ${turn}`;
    const edited = await call('PUT', `${events}/${ticket.eventId}`, {
      as: manager,
      body: { title },
    });
    expect([edited.status, edited.body.title]).toEqual([200, title]);
  }
  expect((await countersOf(service, ticket.id)).sold).toBe(4);
});

test('nothing that was refused is left behind: the books add up', async () => {
  await assertCounted(service);
  await assertBooksAddUp();
});

test('once the holds are over every place is free again (7.1)', async () => {
  const db = service.strapi.db.connection;
  await db('svc_carts').whereNotNull('expires_at').update({ expires_at: 1 });
  const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');
  await runJobs();
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 4, held: 0 });
});
