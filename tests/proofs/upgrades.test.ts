import packageJson from '../../package.json';
import { basic, built, type Service, startService } from '../support';
import { collections, eventBody, inPanel, make } from '../support/events';
import { outboxOf, worker } from '../support/outbox';
import { paths, shopperOf } from '../support/shop';
import { type Facts, handlesOf, readAgain, readFixture, releases } from '../support/upgrades/facts';
import { makeFixture } from '../support/upgrades/make-fixture';

/*
 * The present code on the database of each release. `npm run fixture` makes the fixture of the present version anew.
 */

const isMade = process.env.MAKE_FIXTURE === 'true';
const versions = isMade ? [packageJson.version] : releases();

const { checkIntegrity } = built<
  typeof import('../../src/plugins/svc/server/src/integrity/check-integrity')
>('integrity/check-integrity');

const { resendConfirmation } = built<
  typeof import('../../src/plugins/svc/server/src/resources/order/operations/resend-confirmation')
>('resources/order/operations/resend-confirmation');

if (isMade) beforeAll(() => makeFixture(packageJson.version));

async function wrongRules() {
  const { rules } = await checkIntegrity();
  expect(rules.some(({ rows }) => rows > 20)).toBe(true);
  return rules.filter(({ violations }) => violations.length > 0);
}

test('every release has a fixture', () => {
  expect(versions).toContain(packageJson.version);
});

describe.each(versions)('the present code, started on a database of %s', (version) => {
  let service: Service;
  let facts: Facts;

  beforeAll(async () => {
    const fixture = await readFixture(version);
    ({ facts } = fixture);
    // The fixture grows older, and with it the orders in it that wait for their money (7.4).
    const waiting = { OFFLINE_PAYMENT_DAYS: '0' };
    const env = { ...facts.secrets, ...waiting, PAYMENT_TEST_PROVIDER: 'true' };
    service = await startService({ dump: fixture.dump, env });
  });

  afterAll(() => service.stop());

  const db = () => service.strapi.db.connection;

  test('answers every read as that release did, fields that are new left aside', async () => {
    expect(facts.reads.length).toBeGreaterThan(20);
    for (const { status, body, ...question } of facts.reads) {
      const answer = await readAgain(service.call, facts.keys, question);
      expect({ question, ...answer }).toMatchObject({ question, status, body });
    }
  });

  test('finds venues by their towns, and by the places that they get (8.7)', async () => {
    const rows = (await db()('svc_venues').whereNot('city', '').orderBy('public_id').limit(1)) as {
      public_id: number;
      city: string;
    }[];
    for (const { public_id: id, city } of rows) {
      const query = { city: city.toUpperCase(), per_page: 100 };
      const { body } = await service.call('GET', collections.venues, { query });
      expect((body as { id: number }[]).map((one) => one.id)).toContain(id);
    }
    expect(rows).toHaveLength(1);
    const near = { query: { near: '0,0', radius_km: 500 } };
    expect((await service.call('GET', collections.events, near)).body).toEqual([]);
  });

  test('finds books that add up', async () => {
    expect(await wrongRules()).toEqual([]);
  });

  test('counts as many places as sold and as held', async () => {
    const counters = await db()('svc_tickets')
      .orderBy('public_id')
      .select('public_id', 'sold', 'held');
    expect(counters).toEqual(facts.counters);
    expect(facts.counters).toContainEqual({ public_id: facts.ticket, sold: 4, held: 3 });
  });

  test('lets people sign in with the password of their account', async () => {
    const as = basic('manager', facts.keys.password);
    const { status, body } = await service.call('GET', 'svc/auth/v1/application-passwords', { as });
    expect([status, body]).toEqual([200, [expect.objectContaining({ name: 'A program' })]]);
  });

  test('finds an event in the trash, and an edited draft beside what is published', async () => {
    const edited = inPanel(service, facts.edited.id);
    expect(await edited.draft()).toMatchObject({ title: facts.edited.draftTitle });
    expect(await edited.published()).toMatchObject({ slug: facts.edited.slug });
    const page = await fetch(`${service.url}/events/${facts.edited.slug}`);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('As published'),
    ]);
    expect(await inPanel(service, facts.trashed.id).restore()).toBe(true);
    const { body } = await service.call('GET', `${collections.events}/${facts.trashed.id}`, {
      as: handlesOf(facts.keys).manager,
    });
    expect(body).toMatchObject({ title: facts.trashed.title });
  });

  test('answers a checkout under the same Idempotency-Key again as it was', async () => {
    const { headers, body: sent, answer } = facts.purchase;
    const again = await service.call('POST', paths.checkout, { headers, body: sent });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toMatchObject(answer as object);
  });

  test('delivers what waited in the outbox', async () => {
    const entries = () => db()('svc_outbox_entries').whereIn('fact_id', facts.waiting);
    expect(facts.waiting).not.toEqual([]);
    expect(await entries().where({ state: 'waiting' })).toHaveLength(facts.waiting.length);
    await outboxOf(service).makeDue();
    await worker().deliverDue();
    expect(await entries().where({ state: 'done' })).toHaveLength(facts.waiting.length);
  });

  test('opens orders by the links that release sent, until they are ended', async () => {
    const guestOrder = 'svc/tickets/v1/guest-order';
    const { query } = facts.reads.find(({ path }) => path === guestOrder)!;
    const open = (token: string) => service.call('GET', guestOrder, { query: { token } });
    const earlier = query!.token as string;
    const { status, body } = await open(earlier);
    expect(status).toBe(200);
    await resendConfirmation(body.order_id as number, { endEarlierLinks: true });
    expect((await open(earlier)).status).toBe(404);
    const replayed = await service.call('POST', paths.checkout, {
      headers: facts.purchase.headers,
      body: facts.purchase.body,
    });
    const url = new URL(replayed.body.confirmation_url as string);
    expect(await open(url.searchParams.get('token')!)).toMatchObject({ status: 200, body });
  });

  test('goes on with ids, sells one more place and what the cart held', async () => {
    const manager = handlesOf(facts.keys).manager!;
    const made = await make(service, manager, collections.events, eventBody());
    expect(made.id).toBeGreaterThan(facts.lastId);
    const shopper = shopperOf(service.call);
    await shopper.add(facts.ticket, 1);
    const bought = await shopper.pay();
    expect([bought.status, bought.body.total]).toEqual([201, '12.50']);
    expect(bought.body.order_id).toBeGreaterThan(made.id);
    const undecided = await shopperOf(service.call, undefined, facts.keys.cart).pay();
    expect([undecided.status, undecided.body.total]).toEqual([201, '37.50']);
    const after = await db()('svc_tickets')
      .where({ public_id: facts.ticket })
      .first('sold', 'held');
    expect(after).toEqual({ sold: 8, held: 0 });
    expect(await wrongRules()).toEqual([]);
  });
});
