import { basic, bearer, type Service, startService, type TestUser } from '../support';
import { built } from '#svc/testing/built';
import type { Answer } from '#svc/testing/client';
import { makeSignedIn } from '../support/events';
import { type MailServer, partsOf, startMailServer } from '../support/mail-server';
import { worker } from '../support/outbox';
import { formOf, openBrowser } from '../support/page-browser';
import { makeShopTicket, shopperOf } from '../support/shop';

/* Accounts of buyers: made, confirmed, changed, deleted, and what they bought as guests (8.12). */

const root = 'svc/auth/v1';
const perHour = 3;

let service: Service;
let server: MailServer;
let manager: TestUser;
let people = 0;

interface Person {
  email: string;
  password: string;
}

const newPerson = (): Person => ({
  email: `person-${(people += 1)}@example.test`,
  password: ` secret of ${people} `,
});

const advanced = () => service.strapi.store({ type: 'plugin', name: 'users-permissions' });

/** The administrator's switches in the panel. */
async function allow(registration: 'off' | 'confirmed' | 'open'): Promise<void> {
  const known = (await advanced().get({ key: 'advanced' })) as object;
  const switches = {
    allow_register: registration !== 'off',
    email_confirmation: registration === 'confirmed',
  };
  await advanced().set({ key: 'advanced', value: { ...known, ...switches } });
}

beforeAll(async () => {
  server = await startMailServer();
  service = await startService({
    env: {
      PAYMENT_TEST_PROVIDER: 'true',
      MAILS_PER_HOUR: String(perHour),
      SMTP_URL: server.url,
      MAIL_FROM: 'tickets@shop.example',
      SERVICE_URL: 'https://api.shop.example',
    },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

beforeEach(async () => {
  server.received.length = 0;
  await allow('confirmed');
});

afterEach(() => jest.restoreAllMocks());

const post = (name: string, body: unknown) => service.call('POST', `${root}/${name}`, { body });
const told = ({ status, body }: Answer) =>
  status < 400 ? status : [status, body.code, body.data.reason].filter(Boolean).join(' ');

async function mailsTo(email: string): Promise<string[]> {
  await worker().deliverDue();
  return server.received
    .filter(({ to, from }) => to.includes(email) && from === 'tickets@shop.example')
    .map((mail) => partsOf(mail.raw).text);
}

const linkIn = (mail = '') => /https:\/\/\S+/.exec(mail)?.[0] ?? '';
const tokenIn = (mail = '') => new URL(linkIn(mail)).searchParams.get('token') ?? '';
/** Of the last mail about the account: one about an order may come in between. */
const lastToken = async (email: string) =>
  tokenIn((await mailsTo(email)).findLast((mail) => linkIn(mail).includes('/account/')));

const signIn = ({ email, password }: Person) => post('session', { identifier: email, password });

async function signedIn(person: Person) {
  const { status, body } = await signIn(person);
  expect(status).toBe(201);
  return bearer(body.access_token as string);
}

async function confirmed(): Promise<Person> {
  const person = newPerson();
  expect(told(await post('register', person))).toBe(201);
  expect(told(await post('confirm', { token: await lastToken(person.email) }))).toBe(200);
  server.received.length = 0;
  return person;
}

const usersOf = async ({ email }: Person) =>
  service.strapi.db.connection('up_users').where({ email }).select();

async function buyAsGuest(email: string): Promise<number> {
  const ticket = await makeShopTicket(service, manager, { title: 'Seat' });
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, 1);
  const { status, body } = await shopper.pay({ buyer_name: 'Ada', buyer_email: email });
  expect(status).toBe(201);
  return body.order_id as number;
}

async function ticketsOf(person: Person): Promise<number> {
  const answer = await service.call('GET', 'svc/tickets/v1/my-tickets', {
    as: await signedIn(person),
  });
  return (answer.body as object[]).length;
}

test('an account signs in once its address is confirmed by the link of the mail, once (8.12)', async () => {
  const person = newPerson();
  const answer = await post('register', { ...person, email: person.email.toUpperCase() });
  expect([answer.status, answer.body]).toEqual([
    201,
    { email: person.email, confirmation_needed: true },
  ]);
  expect(told(await signIn(person))).toBe('401 rest_invalid_credentials');
  const [mail, ...others] = await mailsTo(person.email);
  expect(others).toEqual([]);
  expect(linkIn(mail)).toMatch(/^https:\/\/api\.shop\.example\/account\/confirm\?token=[\w-]{43}$/);
  const token = tokenIn(mail);
  const tries = await Promise.all(Array.from({ length: 6 }, () => post('confirm', { token })));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  expect(told(await signIn(person))).toBe(201);
  const me = await service.call('GET', `${root}/me`, { as: await signedIn(person) });
  expect(me.body).toEqual({
    id: expect.any(Number),
    username: person.email,
    email: person.email,
    email_confirmed: true,
    pending_email: '',
  });
});

test('who registers under an address that has an account is told the same, its owner gets a mail (8.12)', async () => {
  const person = await confirmed();
  const [fresh, known] = [
    await post('register', newPerson()),
    await post('register', { ...person, password: 'another password' }),
  ];
  expect([known.status, Object.keys(known.body as object)]).toEqual([
    fresh.status,
    Object.keys(fresh.body as object),
  ]);
  expect(await mailsTo(person.email)).toEqual([expect.stringContaining('you have one already')]);
  expect(await usersOf(person)).toHaveLength(1);
  expect(told(await signIn(person))).toBe(201);
});

test('of many registrations of one address at once one makes an account (8.12)', async () => {
  const person = newPerson();
  const email = person.email;
  const answers = await Promise.all(
    Array.from({ length: perHour }, (_, index) =>
      post('register', { ...person, email: index % 2 ? email.toUpperCase() : email }),
    ),
  );
  expect(answers.map(told)).toEqual(answers.map(() => 201));
  expect(await usersOf(person)).toHaveLength(1);
});

test('a name that is taken becomes one like it, and nobody is told (8.12)', async () => {
  const [first, second] = [newPerson(), newPerson()];
  await post('register', { ...first, username: 'Same name' });
  expect(told(await post('register', { ...second, username: 'same NAME' }))).toBe(201);
  const [{ username }] = await usersOf(second);
  expect(username).toMatch(/^same NAME-\d+$/);
});

test.each([
  [{ email: 'nobody' }, 'email'],
  [{ email: 'ada@example' }, 'email'],
  [{ email: '' }, 'email'],
  [{ password: 'short' }, 'password'],
  [{ password: 'x'.repeat(73) }, 'password'],
  [{ username: 'x@example.test' }, 'username'],
  [{ username: 'x' }, 'username'],
  [{ password: 12345678 }, 'password'],
])('%o is refused at its field (8.12)', async (wrong, name) => {
  const { status, body } = await post('register', { ...newPerson(), ...wrong });
  expect([status, Object.keys(body.data.params as object)]).toEqual([400, [name]]);
});

test('while registration is off it is 403, whatever the address (7.12, 8.12)', async () => {
  const person = await confirmed();
  await allow('off');
  for (const one of [person, newPerson()]) {
    expect(told(await post('register', one))).toBe('403 rest_forbidden');
  }
});

test('where registration is open nothing is confirmed, and no order joins (8.12)', async () => {
  await allow('open');
  const person = newPerson();
  await buyAsGuest(person.email);
  const { body } = await post('register', person);
  expect(body).toEqual({ email: person.email, confirmation_needed: false });
  expect(await ticketsOf(person)).toBe(0);
  const me = await service.call('GET', `${root}/me`, { as: await signedIn(person) });
  expect(me.body.email_confirmed).toBe(false);
});

test('a forgotten password: the same answer for everybody, a mail for who has an account (8.12)', async () => {
  const person = await confirmed();
  const stranger = newPerson();
  const answers = [
    await post('forgot-password', { email: person.email }),
    await post('forgot-password', { email: stranger.email }),
  ];
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { accepted: true }]);
  expect(await mailsTo(stranger.email)).toEqual([]);
  const token = await lastToken(person.email);
  const before = await signedIn(person);
  const another = { ...person, password: 'another password' };
  const resets = await Promise.all(
    Array.from({ length: 5 }, () => post('reset-password', { token, password: another.password })),
  );
  expect(resets.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect(told(await service.call('GET', `${root}/me`, { as: before }))).toBe(
    '401 rest_invalid_credentials',
  );
  expect(told(await signIn(person))).toBe('401 rest_invalid_credentials');
  expect(told(await signIn(another))).toBe(201);
});

test('links are over in time, and say so; of one kind they are no other (8.12)', async () => {
  const person = await confirmed();
  await post('forgot-password', { email: person.email });
  const token = await lastToken(person.email);
  expect(told(await post('confirm', { token }))).toBe('400 rest_invalid_param');
  const real = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => real + 3_601_000);
  const late = { token, password: 'another password' };
  expect(told(await post('reset-password', late))).toBe('400 rest_invalid_param expired');
  expect(told(await post('reset-password', { ...late, token: token.slice(1) }))).toBe(
    '400 rest_invalid_param',
  );
});

test('an address gets so many mails an hour, and nobody is told (7.11, 8.12)', async () => {
  const person = await confirmed();
  for (let tries = 0; tries < perHour + 2; tries += 1) {
    const email = person.email.replace('@', `+${tries}@`);
    expect(told(await post('forgot-password', { email: tries ? person.email : email }))).toBe(200);
  }
  expect((await mailsTo(person.email)).length).toBeLessThanOrEqual(perHour);
});

test('what was bought as a guest joins the account of the confirmed address, later orders too (8.12)', async () => {
  const person = newPerson();
  await buyAsGuest(person.email.toUpperCase());
  await buyAsGuest(`other-${person.email}`);
  await post('register', person);
  await post('confirm', { token: await lastToken(person.email) });
  expect(await ticketsOf(person)).toBe(1);
  await buyAsGuest(person.email);
  await worker().deliverDue();
  expect(await ticketsOf(person)).toBe(2);
});

test('orders that are placed while an address is confirmed join by the job of the minute (8.12)', async () => {
  const person = newPerson();
  await post('register', person);
  const token = await lastToken(person.email);
  await Promise.all([
    ...Array.from({ length: 4 }, () => buyAsGuest(person.email)),
    post('confirm', { token }),
  ]);
  await worker().deliverDue();
  await built<{ runJobs: () => Promise<void> }>('jobs').runJobs();
  expect(await ticketsOf(person)).toBe(4);
});

test('an address of another one in letters with accents is another (8.12)', async () => {
  const person = newPerson();
  const order = await buyAsGuest('somebody@example.test');
  await service.strapi.db
    .connection('svc_orders')
    .where({ public_id: order })
    .update({ buyer_email: person.email.replace('person', 'pérson') });
  await post('register', person);
  await post('confirm', { token: await lastToken(person.email) });
  expect(await ticketsOf(person)).toBe(0);
});

describe('changing an account', () => {
  const change = async (person: Person, body: object, method = 'PATCH') =>
    service.call(method, `${root}/me`, { as: await signedIn(person), body });

  test('the name needs the password, which counts as one that is tried (7.6, 8.12)', async () => {
    const person = await confirmed();
    const { password: current_password } = person;
    const username = `Name ${people}`;
    expect(told(await change(person, { username }))).toBe('400 rest_missing_callback_param');
    const wrong = await change(person, { username, current_password: 'wrong' });
    expect(wrong.body.data.params).toEqual({ current_password: 'is wrong' });
    const { body } = await change(person, { username, current_password });
    expect(body.username).toBe(username);
    const other = await confirmed();
    const taken = await change(other, { username, current_password: other.password });
    expect(taken.body.data.params).toEqual({ username: 'is taken' });
  });

  test('the address changes when the mail to the new one is answered (8.12)', async () => {
    const person = await confirmed();
    const email = newPerson().email;
    await buyAsGuest(email);
    const { body } = await change(person, { email, current_password: person.password });
    expect([body.email, body.pending_email]).toEqual([person.email, email]);
    expect(told(await post('confirm', { token: await lastToken(email) }))).toBe(200);
    expect(told(await signIn(person))).toBe('401 rest_invalid_credentials');
    expect(await ticketsOf({ ...person, email })).toBe(1);
  });

  test('to the address of another account: the same answer, and only its owner is told (8.12)', async () => {
    const [person, other] = [await confirmed(), await confirmed()];
    const sent = { email: other.email, current_password: person.password };
    const { status, body } = await change(person, sent);
    expect([status, body.pending_email]).toEqual([200, other.email]);
    expect(await mailsTo(other.email)).toEqual([expect.stringContaining('you have one already')]);
    expect(told(await signIn(other))).toBe(201);
  });

  test('deleting it leaves its orders as those of a guest, and nothing to sign in with (8.12)', async () => {
    const person = await confirmed();
    const order = await buyAsGuest(person.email);
    await worker().deliverDue();
    const as = await signedIn(person);
    const { status, body } = await service.call('DELETE', `${root}/me`, { as });
    expect([status, body.deleted, body.previous.email]).toEqual([200, true, person.email]);
    expect(told(await service.call('GET', `${root}/me`, { as }))).toBe(
      '401 rest_invalid_credentials',
    );
    const row = await service.strapi.db
      .connection('svc_orders')
      .where({ public_id: order })
      .first('user_id', 'buyer_email');
    expect(row).toEqual({ user_id: null, buyer_email: person.email });
    for (const table of ['svc_confirmed_addresses', 'svc_sessions']) {
      const left = await service.strapi.db.connection(table).where({ user_id: body.previous.id });
      expect(left).toEqual([]);
    }
  });

  test('a program with an application password reads it, and changes nothing (7.14, 8.12)', async () => {
    const person = await confirmed();
    const made = await service.call('POST', `${root}/application-passwords`, {
      as: await signedIn(person),
      body: { name: 'Program' },
    });
    const as = basic(person.email, made.body.password as string);
    expect(told(await service.call('GET', `${root}/me`, { as }))).toBe(200);
    for (const method of ['PATCH', 'DELETE']) {
      const sent = { as, body: { username: 'Other name', current_password: person.password } };
      expect(told(await service.call(method, `${root}/me`, sent))).toBe('403 rest_forbidden');
    }
    expect(told(await service.call('GET', `${root}/me`))).toBe('401 rest_not_logged_in');
  });
});

describe('the pages that the links lead to', () => {
  const pathIn = (mail = '') => linkIn(mail).replace('https://api.shop.example', '');

  test('a look confirms nothing, the button does; a second look says that it is over (8.12)', async () => {
    const person = newPerson();
    await post('register', person);
    const path = pathIn((await mailsTo(person.email)).at(-1));
    const browser = openBrowser(service.url);
    const page = await browser.open(path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(told(await signIn(person))).toBe('401 rest_invalid_credentials');
    const done = await browser.submit(formOf(page, /confirm/));
    expect(done.html).toContain('Your address is confirmed');
    expect(told(await signIn(person))).toBe(201);
    expect((await browser.open(path)).status).toBe(404);
  });

  test('a forgotten password is asked for and chosen without a script (8.12)', async () => {
    const person = await confirmed();
    const browser = openBrowser(service.url);
    const asked = await browser.open('/account/forgot-password');
    const wrong = await browser.submit(formOf(asked, /forgot/), { email: 'nobody' });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="nobody"');
    await browser.submit(formOf(wrong, /forgot/), { email: person.email });
    const path = pathIn((await mailsTo(person.email)).at(-1));
    const page = await browser.open(path);
    const short = await browser.submit(formOf(page, /reset/), { password: 'short' });
    expect([short.status, short.html.includes('value="short"')]).toEqual([422, false]);
    const done = await browser.submit(formOf(short, /reset/), { password: 'another password' });
    expect(done.html).toContain('Your password is changed');
    expect(told(await signIn({ ...person, password: 'another password' }))).toBe(201);
  });

  test('a form that was made for another browser does nothing (9.5, 8.12)', async () => {
    const person = await confirmed();
    await post('forgot-password', { email: person.email });
    const path = pathIn((await mailsTo(person.email)).at(-1));
    const page = await openBrowser(service.url).open(path);
    const thief = openBrowser(service.url);
    await thief.open('/account/forgot-password');
    const answer = await thief.submit(formOf(page, /reset/), { password: 'another password' });
    expect(answer.status).toBe(403);
    expect(told(await signIn(person))).toBe(201);
  });
});

test('no row and no log has a token that opens anything (8.12)', async () => {
  const person = newPerson();
  await post('register', person);
  const token = await lastToken(person.email);
  for (const table of ['svc_account_tokens', 'svc_outbox_entries']) {
    const rows: object[] = await service.strapi.db.connection(table).select();
    expect(JSON.stringify(rows)).not.toContain(token);
  }
});

test("the host's own routes stay as they are (8.12)", async () => {
  const person = newPerson();
  const { status, body } = await service.call('POST', '/api/auth/local/register', {
    body: { ...person, username: `host-${people}` },
  });
  expect([status, body.user.email]).toEqual([200, person.email]);
});

test('the description has accounts, sessions, application passwords and nonces (6.5, 8.12)', async () => {
  const { body } = await service.call('GET', `${root}/doc`);
  expect(Object.keys(body.paths as object).sort()).toEqual(
    [
      ...['application-passwords', 'application-passwords/{uuid}', 'confirm', 'doc'],
      ...['forgot-password', 'me', 'nonce', 'register', 'reset-password', 'session'],
      'session/refresh',
    ].map((name) => `/${root}/${name}`),
  );
});
