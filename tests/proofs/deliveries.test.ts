import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { built, type Service, startService, type TestUser } from '../support';
import { collections, makeSignedIn } from '../support/events';
import { buildWith, checkFormat, type Files, filesIn, sectionOf } from '../support/example-project';
import { type Ledger, startLedger } from '../support/ledger';
import { outboxOf, worker } from '../support/outbox';
import { makeShopTicket, type ShopTicket, shopperOf } from '../support/shop';

/*
 * Deliveries and domain events of a project, as docs/build-on-it.md shows them: its files, taken from the page itself, and
 * others that fail, hang and hear of everything.
 */

const files = filesIn(sectionOf('docs/build-on-it.md', 'Notifying another system'));

const others: Files = {
  'src/api/others/index.ts': `
import { deliver } from 'strapi-plugin-svc/kit';
import { tellOfApproval } from '../sponsor';

type Heard = [name: string, payload: object, key: string, attempt: number];
const heard: Heard[] = [];
const faults: Record<string, string> = {};

type Attempt = { key: string; attempt: number; signal: AbortSignal };

const hear = (name: string) => (payload: object, { key, attempt, signal }: Attempt) => {
  heard.push([name, payload, key, attempt]);
  const fault = faults[name];
  if (fault === 'hang') {
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(heard.push(['aborted', {}, key, attempt])));
    });
  }
  if (fault === 'unreachable') return fetch('http://127.0.0.1:59999/ada@example.test');
  if (fault === 'text') throw 'just words';
  if (fault) throw new Error(fault);
  return undefined;
};

export default {
  register() {
    Object.assign(strapi, { heard, faults, tellOfApproval });
    const soon = { attempts: 2, backOff: [30] };
    deliver('attendees', { on: 'svc_attendee_created', ...soon }, hear('attendees'));
    deliver('statuses', { on: 'svc_attendee_status_changed', ...soon }, hear('statuses'));
    deliver('sponsors', { on: 'api_sponsor_approved', ...soon }, hear('sponsors'));
  },
};
`,
};

type Heard = [name: string, payload: Record<string, unknown>, key: string, attempt: number];

interface OfProject {
  heard: Heard[];
  faults: Record<string, string>;
  tellOfApproval(sponsor: string): Promise<void>;
}

let project: string;
let service: Service;
let ledger: Ledger;
let manager: TestUser;
let ticket: ShopTicket;
let admin: AdminApi;

const own = () => service.strapi as unknown as OfProject;
const heardBy = (name: string) => own().heard.filter(([who]) => who === name);

beforeAll(async () => {
  ledger = await startLedger();
  project = await buildWith({ ...files, ...others });
  const env = { PAYMENT_TEST_PROVIDER: 'true', LEDGER_URL: ledger.url };
  service = await startService({ appDir: project, env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  ticket = await makeShopTicket(service, manager);
  const person = { firstname: 'Ada', lastname: 'L', email: 'a@example.test', password: 'Pass-123' };
  admin = await registerFirstAdmin(service.url, person);
}, 240_000);

beforeEach(async () => {
  await worker().deliverDue();
  await outboxOf(service).clear();
  ledger.reset();
  own().heard.length = 0;
  for (const name of Object.keys(own().faults)) delete own().faults[name];
});

async function buy(body = {}) {
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, 1);
  const answer = await shopper.pay(body);
  expect(answer.status).toBe(201);
  return answer.body as { order_id: number; attendee_ids: number[] };
}

const rowsOf = async (name: string) =>
  (await outboxOf(service).rows()).filter(({ kind }) => kind === `delivery ${name}`);

async function tryAgain() {
  await outboxOf(service).makeDue();
  await worker().deliverDue();
}

test('the files of docs/build-on-it.md are short, and written as the rest of the project is', async () => {
  expect(Object.keys(files)).toEqual(['src/api/ledger/index.ts', 'src/api/sponsor/index.ts']);
  const lines = files['src/api/ledger/index.ts']!.split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThanOrEqual(12);
  await checkFormat(project, Object.keys(files));
});

describe('a delivery', () => {
  test('is made once, soon after somebody has bought', async () => {
    const { order_id: orderId, attendee_ids: attendeeIds } = await buy();
    await ledger.heard(1);
    await worker().deliverDue();
    const [row, ...more] = await rowsOf('ledger');
    expect([row!.state, row!.attempts, more]).toEqual(['done', 1, []]);
    expect(ledger.requests).toEqual([
      {
        key: row!.fact_id,
        status: 200,
        body: {
          fact_id: expect.stringMatching(/^[0-9a-f-]{36}:order$/),
          order_id: orderId,
          status: 'completed',
          total: '12.50',
          currency: 'USD',
          buyer_name: 'Ada Buyer',
          buyer_email: 'ada@example.test',
          attendee_ids: attendeeIds,
        },
      },
    ]);
    const facts = (await outboxOf(service).rows()).map(({ fact_id: id }) => `${id}:order`);
    expect(facts).toContain(ledger.requests[0]!.body.fact_id);
  });

  test('has no names and addresses in its entry', async () => {
    await buy();
    expect(JSON.stringify(await outboxOf(service).rows())).not.toMatch(/Ada|example/);
  });

  test('is tried again with the same key where the other system answers 503, and not too soon', async () => {
    let failures = 2;
    ledger.behave(() => (failures-- > 0 ? 503 : 200));
    await buy();
    await worker().deliverDue();
    await worker().deliverDue();
    expect(ledger.requests).toHaveLength(1);
    const [row] = await rowsOf('ledger');
    expect(row).toMatchObject({ state: 'waiting', last_error: 'The ledger answered 503.' });
    const inSeconds = Number(row!.due_at) - Date.now() / 1000;
    expect([inSeconds > 50, inSeconds <= 60]).toEqual([true, true]);
    await tryAgain();
    await tryAgain();
    await tryAgain();
    expect(ledger.requests.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(new Set(ledger.requests.map(({ key }) => key)).size).toBe(1);
    expect(await rowsOf('ledger')).toMatchObject([
      { state: 'done', attempts: 3, last_error: null },
    ]);
  });

  test('holds back what follows of the same order, and of no other', async () => {
    own().faults.statuses = 'Not now.';
    const first = await buy({ payment_method: 'offline' });
    const second = await buy({ payment_method: 'offline' });
    const [id] = first.attendee_ids;
    const set = (attendee: number, status: string) =>
      service.call('PUT', `${collections.attendees}/${attendee}`, {
        as: manager,
        body: { status },
      });
    await worker().deliverDue();
    await worker().stopWorker();
    await set(id!, 'confirmed');
    await set(id!, 'checked_in');
    await set(second.attendee_ids[0]!, 'confirmed');
    const [failing] = await rowsOf('statuses');
    await service.strapi.db
      .connection('svc_outbox_entries')
      .where({ id: failing!.id })
      .update({ due_at: 4_000_000_000 });
    delete own().faults.statuses;
    worker().startWorker();
    await worker().deliverDue();
    const told = () => heardBy('statuses').map(([, { attendee_id: who, to }]) => [who, to]);
    expect(told()).toEqual([[second.attendee_ids[0], 'confirmed']]);
    await tryAgain();
    expect(told().slice(1)).toEqual([
      [id, 'confirmed'],
      [id, 'checked_in'],
    ]);
  });

  test('of one system waits for no other system', async () => {
    own().faults.attendees = 'hang';
    await buy();
    await ledger.heard(1);
    expect(ledger.booked()).toHaveLength(1);
    expect(heardBy('aborted')).toHaveLength(0);
    await worker().deliverDue();
    expect(heardBy('aborted')).toHaveLength(1);
    expect((await rowsOf('attendees'))[0]!.last_error).toBe('It took more than 10 seconds.');
    delete own().faults.attendees;
    await tryAgain();
  }, 30_000);

  test('is given up after its attempts, seen in the panel with what was thrown, and sent again there', async () => {
    own().faults.attendees = 'No such list.';
    await buy();
    await worker().deliverDue();
    await tryAgain();
    const address = '/content-manager/collection-types/plugin::svc.outbox-entry';
    const { body } = await admin('GET', `${address}?filters[kind][$eq]=delivery%20attendees`);
    const [entry] = body.results as { documentId: string }[];
    const shown = { kind: 'delivery attendees', state: 'dead', lastError: 'No such list.' };
    expect(entry).toMatchObject({ ...shown, attempts: 2 });
    delete own().faults.attendees;
    const retry = `/svc-admin/outbox/${entry!.documentId}/retry`;
    expect((await admin('POST', retry)).status).toBe(204);
    await worker().deliverDue();
    expect(await rowsOf('attendees')).toMatchObject([{ state: 'done' }]);
    expect(heardBy('attendees').map(([, , key]) => key)).toEqual(
      Array.from({ length: 3 }, () => heardBy('attendees')[0]![2]),
    );
  });

  test('that fails for another reason than its own words tells what kind it was', async () => {
    own().faults.attendees = 'unreachable';
    await buy();
    await worker().deliverDue();
    expect((await rowsOf('attendees'))[0]!.last_error).toBe('TypeError ECONNREFUSED');
    own().faults.attendees = 'text';
    await tryAgain();
    expect((await rowsOf('attendees'))[0]!.last_error).toBe('unknown');
  });

  test('tells nothing of an attendee who is deleted by then', async () => {
    await worker().stopWorker();
    const body = { full_name: 'Ada', email: 'ada@example.test', ticket_id: ticket.id };
    const made = await service.call('POST', collections.attendees, { as: manager, body });
    await service.call('DELETE', `${collections.attendees}/${made.body.id}`, { as: manager });
    worker().startWorker();
    await worker().deliverDue();
    expect(heardBy('attendees')).toEqual([]);
    expect(await rowsOf('attendees')).toMatchObject([{ state: 'done' }]);
  });
});

describe('a delivery whose code is gone', () => {
  test('waits, says why, harms nobody, and goes out when the code is back', async () => {
    await buy();
    await worker().deliverDue();
    const { runJobs } = built<typeof import('../../src/plugins/svc/server/src/jobs')>('jobs');
    const table = () => service.strapi.db.connection('svc_outbox_entries');
    await table()
      .whereIn('kind', ['delivery attendees', 'order placed'])
      .update({ state: 'waiting', kind: 'delivery gone', attempts: 0 });
    await runJobs();
    await worker().deliverDue();
    const waiting = { state: 'waiting', attempts: 0 };
    const why = { last_error: 'Nothing in the code delivers this any more.' };
    expect(await rowsOf('gone')).toMatchObject([
      { ...waiting, ...why },
      { ...waiting, ...why },
    ]);
    await table().where({ kind: 'delivery gone' }).update({ kind: 'delivery attendees' });
    await worker().stopWorker();
    await runJobs();
    const last = (await rowsOf('attendees')).at(-1);
    expect(last).toMatchObject({ ...waiting, last_error: null });
    worker().startWorker();
    await worker().deliverDue();
    expect((await rowsOf('attendees')).map(({ state }) => state)).toContain('done');
  });
});

describe("a domain event of a project's own", () => {
  test('is delivered, and told to listeners, when its transaction is committed', async () => {
    const listened: unknown[] = [];
    const off = service.strapi.eventHub.on('api_sponsor_approved', (told) => {
      listened.push(told);
      return Promise.resolve();
    });
    const undone = service.strapi.db.transaction(async () => {
      await own().tellOfApproval('nobody');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await own().tellOfApproval('bank');
    await worker().deliverDue();
    off();
    const fact = { sponsor: 'bank', fact_id: expect.stringMatching(/^[0-9a-f-]{36}$/) };
    expect(listened).toEqual([fact]);
    expect(heardBy('sponsors')).toEqual([['sponsors', fact, expect.any(String), 1]]);
    const rows = await outboxOf(service).rows();
    expect(rows.map(({ kind, order_key: key, state }) => [kind, key, state])).toEqual([
      ['event api_sponsor_approved', 'sponsor bank', 'done'],
      ['delivery sponsors', 'sponsors: sponsor bank', 'done'],
      ['delivery press', 'press: sponsor bank', 'done'],
    ]);
  });

  test('comes in the order of what it is about', async () => {
    own().faults.sponsors = 'Not now.';
    await worker().stopWorker();
    for (const sponsor of ['bank', 'bank', 'brewery']) await own().tellOfApproval(sponsor);
    const [first] = await rowsOf('sponsors');
    await service.strapi.db
      .connection('svc_outbox_entries')
      .where({ id: first!.id })
      .update({ due_at: 4_000_000_000 });
    delete own().faults.sponsors;
    worker().startWorker();
    await worker().deliverDue();
    expect(heardBy('sponsors').map(([, { sponsor }]) => sponsor)).toEqual(['brewery']);
    await tryAgain();
    expect(
      heardBy('sponsors')
        .slice(1)
        .map(([, , key]) => key),
    ).toEqual((await rowsOf('sponsors')).slice(0, 2).map(({ fact_id: key }) => key));
  });

  test('that nobody has declared is not emitted', async () => {
    const { emit } =
      built<typeof import('../../src/plugins/svc/server/src/outbox/domain-events')>(
        'outbox/domain-events',
      );
    await expect(emit('api_unknown', {}, { about: 'nothing' })).rejects.toThrow(
      "There is no event api_unknown: call declareEvent('api_unknown') in register().",
    );
    expect(await outboxOf(service).rows()).toEqual([]);
  });
});
