import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { built } from '#svc/testing/built';
import { engine } from '#svc/testing/databases/index';
import { collections, eventBody, inPanel, make, makeTicket } from '../events';
import { basic, makeApiToken } from '#svc/testing/makers';
import { outboxOf, worker } from '../outbox';
import { askBack, refundRequests } from '../refunds';
import { type Service, startService } from '../service';
import { paths, shopperOf } from '../shop';
import {
  dumpFile,
  type Facts,
  factsFile,
  handlesOf,
  type Keys,
  type Read,
  readAgain,
} from './facts';

/* Makes the fixture of the present version: demo data, and over REST what the seed does not make. */

/** The first of January 2100, in seconds: what the fixture keeps waiting shall wait whenever it is started. */
const farAway = 4_102_444_800;

/** As many as a page of a list may have. */
const perPage = 100;

const event = (title: string, status = 'publish') =>
  eventBody({
    title,
    start_date: '2099-05-01 18:00:00',
    end_date: '2099-05-01 20:00:00',
    timezone: 'Europe/Berlin',
    status,
  });

async function seedDatabase(): Promise<string> {
  const password = `Aa1-${randomBytes(12).toString('base64url')}`;
  process.env.SEED_PASSWORD = password;
  const { seed } =
    built<typeof import('../../../src/plugins/svc/server/src/seed/seed')>('seed/seed');
  const options = { events: 12, accountsOnly: false, ifEmpty: false, pictures: false };
  await seed(options, { isTerminal: false, write: () => undefined });
  delete process.env.SEED_PASSWORD;
  return password;
}

async function makeKeys(service: Service, password: string): Promise<Keys> {
  const makePassword = async (username: string) => {
    const made = await service.call('POST', 'svc/auth/v1/application-passwords', {
      as: basic(username, password),
      body: { name: 'A program' },
    });
    return (made.body as { password: string }).password;
  };
  const token = await makeApiToken(service.strapi, ['plugin::svc.events.read_svc_event']);
  return {
    password,
    applicationPasswords: {
      manager: await makePassword('manager'),
      buyer: await makePassword('buyer'),
    },
    apiToken: token.authorization.replace('Bearer ', ''),
    cart: '',
  };
}

/** A guest who bought two places, and a user who bought one and wants the money back. */
async function sell(service: Service, keys: Keys, ticket: number) {
  const headers = { 'Idempotency-Key': 'kept in the fixture' };
  const guest = shopperOf(service.call);
  await guest.add(ticket, 2);
  const bought = await guest.pay({}, headers);
  const { buyer } = handlesOf(keys);
  const user = shopperOf(service.call, buyer);
  await user.add(ticket, 1);
  const { order_id } = (await user.pay()).body as { order_id: number };
  await askBack(service.call, buyer!, { order_id });
  const address = new URL((bought.body as { confirmation_url: string }).confirmation_url);
  return {
    orderToken: address.searchParams.get('token')!,
    purchase: {
      headers: { ...headers, 'X-API-Cart': guest.token() },
      body: {
        buyer_name: 'Ada Buyer',
        buyer_email: 'ada@example.test',
        payment_method: 'test',
        payment_token: 'tok_ok',
      },
      answer: bought.body as unknown,
    },
  };
}

async function editEvents(service: Service, keys: Keys) {
  const manager = handlesOf(keys).manager!;
  const edited = await make(service, manager, collections.events, event('As published'));
  await inPanel(service, edited.id).save({ title: 'As edited since' });
  await make(service, manager, collections.events, event('Not yet', 'draft'));
  await make(service, manager, collections.events, event('For some', 'private'));
  const trashed = await make(service, manager, collections.events, event('Called off'));
  const path = `${collections.events}/${trashed.id}`;
  await service.call('DELETE', path, { as: manager });
  const { slug } = await inPanel(service, edited.id).draft();
  return {
    edited: { id: edited.id, slug, draftTitle: 'As edited since' },
    trashed: { id: trashed.id, title: 'Called off' },
  };
}

/** Delivers what there is, makes something more to deliver, and has all that waits for a time wait for long. */
async function keepWaiting(service: Service, keys: Keys, ticket: number): Promise<string[]> {
  await worker().deliverDue();
  await worker().stopWorker();
  const last = shopperOf(service.call, handlesOf(keys).buyer);
  await last.add(ticket, 1);
  await last.pay();
  const db = service.strapi.db.connection;
  await db('svc_carts').whereNotNull('expires_at').update({ expires_at: farAway });
  await db('svc_idempotency_keys').update({ created: farAway });
  await db('svc_outbox_entries').where({ state: 'waiting' }).update({ due_at: farAway });
  const rows = await outboxOf(service).rows();
  return rows.filter(({ state }) => state === 'waiting').map(({ fact_id }) => fact_id);
}

async function deleteVenue(service: Service, keys: Keys): Promise<number> {
  const as = handlesOf(keys).manager!;
  const { id } = await make(service, as, collections.venues, { title: 'Torn down' });
  await service.call('DELETE', `${collections.venues}/${id}`, { as, query: { force: 1 } });
  return id;
}

type Question = Omit<Read, 'status' | 'body'>;

function questions(facts: Omit<Facts, 'reads'>, orderToken: string): Question[] {
  const all = { per_page: perPage };
  const manager = (path: string, query = {}): Question => ({ as: 'manager', path, query });
  const things = [...Object.values(collections), 'svc/tickets/v1/orders', refundRequests];
  const events = [facts.edited.id, facts.trashed.id].map((id) => `${collections.events}/${id}`);
  return [
    ...things.map((path) => manager(path, all)),
    ...['draft', 'pending', 'private', 'trash'].map((status) =>
      manager(collections.events, { ...all, status }),
    ),
    ...events.map((path) => manager(path)),
    ...events.map((path): Question => ({ as: 'guest', path })),
    manager(`${collections.tickets}/${facts.ticket}`),
    { as: 'program', path: collections.events, query: { ...all, status: 'private' } },
    { as: 'buyer', path: 'svc/tickets/v1/my-tickets' },
    { as: 'guest', path: paths.cart, headers: { 'X-API-Cart': facts.keys.cart } },
    { as: 'guest', path: 'svc/tickets/v1/guest-order', query: { token: orderToken } },
  ];
}

/** A list with nothing in it proves nothing, nor does one that goes on. */
function checked(read: Read): Read {
  const { body } = read;
  const isWhole = !Array.isArray(body) || (body.length > 0 && body.length < perPage);
  if (!isWhole) throw new Error(`${read.path} has to be a list of 1 to ${perPage - 1} things.`);
  return read;
}

const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
];

function secretsOf({ env }: Service): Facts['secrets'] {
  return Object.fromEntries(secretNames.map((name) => [name, env[name]!]));
}

async function tell(service: Service): Promise<Facts> {
  const keys = await makeKeys(service, await seedDatabase());
  const manager = handlesOf(keys).manager!;
  const { id } = await make(service, manager, collections.events, event('A long way off'));
  const { publicId: ticket } = await makeTicket(service, id, 1250, { capacity: 40 });
  const { orderToken, purchase } = await sell(service, keys, ticket);
  const undecided = shopperOf(service.call);
  await undecided.add(ticket, 3);
  keys.cart = undecided.token();
  const events = await editEvents(service, keys);
  const waiting = await keepWaiting(service, keys, ticket);
  const lastId = await deleteVenue(service, keys);
  const counters = (await service.strapi.db
    .connection('svc_tickets')
    .orderBy('public_id')
    .select('public_id', 'sold', 'held')) as Facts['counters'];
  const secrets = secretsOf(service);
  const facts = { secrets, keys, ticket, ...events, lastId, purchase, counters, waiting };
  const reads: Read[] = [];
  for (const question of questions(facts, orderToken)) {
    reads.push(checked({ ...question, ...(await readAgain(service.call, keys, question)) }));
  }
  return { ...facts, reads };
}

/** Writes the fixture for the database of this run. */
export async function makeFixture(version: string): Promise<void> {
  const service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const facts = await tell(service);
  mkdirSync(path.dirname(factsFile(version)), { recursive: true });
  writeFileSync(factsFile(version), `${JSON.stringify(facts, null, 1)}\n`);
  const dump = await engine().dump(service.database);
  writeFileSync(dumpFile(version), gzipSync(dump, { level: 9 }));
  await service.stop();
}
