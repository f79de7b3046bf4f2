import { built, type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import { until } from '../support/failing';
import { headerOf, type MailServer, partsOf, startMailServer } from '../support/mail-server';
import { makeOffer, makeOrder } from '../support/orders';
import { outboxOf, worker } from '../support/outbox';
import { selfHelpOf } from '../support/self-help';
import { makeShopTicket, type ShopTicket, shopperOf } from '../support/shop';

/*
 * What a stranger can make this site send, and to whom.
 */

const { claimMail, purgeMailAllowances } =
  built<typeof import('../../src/plugins/svc/server/src/outbox/mail-allowance')>(
    'outbox/mail-allowance',
  );

let service: Service;
let server: MailServer;
let manager: TestUser;
let ticket: ShopTicket;
let free: ShopTicket;

beforeAll(async () => {
  server = await startMailServer();
  const env = { PAYMENT_TEST_PROVIDER: 'true', SMTP_URL: server.url, MAILS_PER_HOUR: '' };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  ticket = await makeShopTicket(service, manager, { title: 'Balcony' });
  free = await makeShopTicket(service, manager, { priceMinor: 0 });
});

beforeEach(async () => {
  await worker().deliverDue();
  await outboxOf(service).clear();
  await table('svc_mail_allowances').delete();
  server.received.length = 0;
});

const table = (name: string) => service.strapi.db.connection(name);

async function order(body: Record<string, unknown>, { id } = ticket) {
  const shopper = shopperOf(service.call);
  await shopper.add(id, 1);
  const answer = await shopper.pay(body);
  expect(answer.status).toBe(201);
  return answer.body.order_id as number;
}

const reserve = (buyer_email: string) => order({ payment_method: 'offline', buyer_email });

async function subjects() {
  await worker().deliverDue();
  return server.received.map(({ raw }) => headerOf(raw, 'subject'));
}

/** As if the time had passed: slots are free again, and what waits is due. */
async function passAnHour(): Promise<void> {
  const rows = (await table('svc_mail_allowances').select('id', 'used_at')) as {
    id: number;
    used_at: number | string;
  }[];
  for (const { id, used_at: usedAt } of rows) {
    await table('svc_mail_allowances')
      .where({ id })
      .update({ used_at: Number(usedAt) - 3600 });
  }
  await outboxOf(service).makeDue();
}

/** What programs make links of, in the lines of a mail that have somebody's words in them. */
const link = /:\/\/|www\.\S|[^\s.]\.[^\s.]|[^\s]@[^\s]|。\S/u;
const linesWithWords = (text: string) =>
  text.split('\n').filter((line) => /^Hello|^ {2}([2-9A-Z]{4} ){3} /.test(line));

test.each([
  'http://evil.example/win',
  'evil.com',
  'www.evil.com',
  'Pay at evil。com',
  'evil.\u200Bcom',
  'ada@evil.com',
  `${'Your account is locked. '.repeat(9)}evil.com`,
])('of %j no mail makes a link (7.11)', async (name) => {
  await order({
    buyer_name: name,
    attendees: [{ ticket_id: ticket.id, full_name: name, email: 'bob@example.test' }],
  });
  await worker().deliverDue();
  const [mail] = server.received;
  const { text, html } = partsOf(mail!.raw);
  const lines = linesWithWords(text);
  expect(lines).toHaveLength(2);
  expect(lines.filter((line) => link.test(line))).toEqual([]);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  expect(html).not.toContain(name);
  expect(headerOf(mail!.raw, 'to')).not.toMatch(/evil\.\S|:\/\/|。c/);
});

test('words that turn a text around, or break its line, do so in no mail (7.11)', async () => {
  await worker().stopWorker();
  const id = await order({ buyer_name: 'Eve\u202Emoc' });
  await table('svc_orders')
    .where({ public_id: id })
    .update({ buyer_name: 'Eve\u202Emoc\r\nTotal: 0.00\u2028Paid' });
  worker().startWorker();
  await worker().deliverDue();
  const { text, html } = partsOf(server.received[0]!.raw);
  expect(text).toMatch(/^Hello Evemoc Total: 0\. 00 Paid,$/m);
  expect(text + html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});

test('an address gets five mails an hour about unpaid orders, and the sixth when its hour comes (7.11)', async () => {
  for (let one = 0; one < 4; one += 1) await reserve('victim@example.test');
  await reserve('Victim+shop@Example.test');
  await order({ payment_method: undefined, buyer_email: 'victim@example.test' }, free);
  await reserve('victim@example.test');
  expect(await subjects()).toHaveLength(5);
  await outboxOf(service).makeDue();
  expect(await subjects()).toHaveLength(5);
  const waiting = (await outboxOf(service).rows()).filter(({ state }) => state === 'waiting');
  expect(waiting.map(({ attempts, last_error: error }) => [attempts, error])).toEqual([
    [0, null],
    [0, null],
  ]);
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  for (const { due_at: dueAt } of waiting) {
    expect(Math.abs(Number(dueAt) - inAnHour)).toBeLessThan(60);
  }
  await reserve('another@example.test');
  expect(await subjects()).toHaveLength(6);
  await passAnHour();
  expect(await subjects()).toHaveLength(8);
  await passAnHour();
  await purgeMailAllowances();
  expect(await table('svc_mail_allowances').select('id')).toEqual([]);
});

test('what is paid goes out whatever waits, and tells of the order alone (7.11)', async () => {
  for (let one = 0; one < 5; one += 1) await reserve('victim@example.test');
  // A try that fails under load leaves its slot to the next mail: all five are out first.
  await until(async () => {
    if ((await subjects()).length === 5) return true;
    await outboxOf(service).makeDue();
    return false;
  }, 30_000);
  server.received.length = 0;
  const id = await reserve('victim@example.test');
  await order({ buyer_email: 'victim@example.test' });
  await service.call('PUT', `svc/tickets/v1/orders/${id}`, {
    as: manager,
    body: { status: 'completed' },
  });
  expect(await subjects()).toEqual(['Your tickets: An evening', 'Your tickets: An evening']);
  await passAnHour();
  expect(await subjects()).toHaveLength(2);
});

test('a mail that the server refused counts once (7.11)', async () => {
  server.behave({ code: 451 });
  await reserve('victim@example.test');
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await worker().deliverDue();
    await outboxOf(service).makeDue();
  }
  server.behave({});
  for (let one = 0; one < 4; one += 1) await reserve('victim@example.test');
  expect(await subjects()).toHaveLength(5);
});

test('of twenty that are asked for at once, five may go (7.11)', async () => {
  const asked = Array.from({ length: 20 }, (_, index) =>
    claimMail('victim@example.test', 'orders', `fact-${index}`),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter((until) => until === null)).toHaveLength(5);
});

test('only a keyed digest of the address is kept (7.11)', async () => {
  await reserve('victim@example.test');
  await subjects();
  const [row] = (await table('svc_mail_allowances')) as Record<string, unknown>[];
  expect(JSON.stringify(row)).not.toContain('victim');
  expect(row!.address_digest).toMatch(/^[0-9a-f]{64}$/);
});

describe('the host', () => {
  const send = (path: string, body: object) => service.call('POST', `/api/auth/${path}`, { body });

  test('sends five mails an hour to reset a password, and the last one works (7.11)', async () => {
    await makeSignedIn(service, 'authenticated', 'forgetful');
    const user = (await service.strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ where: { username: 'forgetful' } })) as { email: string };
    for (let one = 0; one < 7; one += 1) {
      const answer = await send('forgot-password', { email: user.email });
      expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    }
    expect(server.received).toHaveLength(5);
    const code = /code=([0-9a-f]+)/.exec(partsOf(server.received.at(-1)!.raw).text)![1];
    const password = 'Aa1-a-new-password';
    const reset = { code, password, passwordConfirmation: password };
    expect((await send('reset-password', reset)).status).toBe(200);
  });

  beforeAll(async () => {
    const host = service.strapi.store({ type: 'plugin', name: 'users-permissions' });
    const advanced = (await host.get({ key: 'advanced' })) as object;
    const value = { ...advanced, allow_register: true, email_confirmation: true };
    await host.set({ key: 'advanced', value });
  });

  test('sends as many to confirm an address, whatever follows its plus (7.11)', async () => {
    const answers: number[] = [];
    for (let one = 0; one < 7; one += 1) {
      const body = { username: `eve${one}`, email: `victim+${one}@example.org` };
      const { status } = await send('local/register', { ...body, password: 'Aa1-password' });
      answers.push(status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 403, 403]);
    expect(server.received).toHaveLength(5);
    for (let one = 0; one < 7; one += 1) {
      const again = await send('send-email-confirmation', { email: 'victim+0@example.org' });
      expect(again.status).toBe(200);
    }
    expect(server.received).toHaveLength(10);
  });
});

test('tickets that cost nothing bring one address no more mails by being handed on (7.11, 8.14)', async () => {
  const gift = await makeOffer(service, manager, { price: 0 });
  const { attendeeIds, token } = await makeOrder(service, { places: [[gift, 7]] });
  const victim = { full_name: 'http://evil.example/win', email: 'victim@example.org' };
  for (const id of attendeeIds) {
    expect((await selfHelpOf(service.call, token, id).transfer(victim)).status).toBe(200);
  }
  const received = async () => {
    await worker().deliverDue();
    return server.received.filter(({ to }) => to[0] === victim.email);
  };
  expect(await received()).toHaveLength(5);
  await passAnHour();
  const all = await received();
  expect(all).toHaveLength(7);
  for (const { raw } of all) expect(raw).not.toContain('evil.example/win');
});
