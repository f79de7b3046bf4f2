import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  basic,
  bearer,
  built,
  makeUser,
  type Service,
  startService,
  type TestUser,
} from '../support';
import { collections, makeSignedIn } from '../support/events';
import { natively } from '#svc/testing/natively';

/* How many wrong passwords are compared, of a login and from an address. Addresses are what a proxy says. */

const { venues } = collections;
const applicationPasswords = 'svc/auth/v1/application-passwords';
const refused = '401 rest_invalid_credentials';

const perLogin = 4;
const perAddress = 10;

const env = {
  TRUST_PROXY: 'true',
  SIGN_IN_TRIES_PER_LOGIN: String(perLogin),
  SIGN_IN_TRIES_PER_ADDRESS: String(perAddress),
};

let service: Service;
let addresses = 0;

/** An address that nobody has come from. */
const newAddress = () => `198.51.${Math.floor((addresses += 1) / 256)}.${addresses % 256}`;

const from = (address: string) => ({ 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' });

/** How a request with Basic is answered. */
async function ask(login: string, password: string, address: string, { call } = service) {
  const options = { as: basic(login, password), headers: from(address) };
  const { status, body } = await call('GET', venues, options);
  return status === 200 ? '200' : `${status} ${body.code}`;
}

/** How the host's own sign-in answers. */
async function signIn(identifier: string, password: string, address: string) {
  const options = { body: { identifier, password }, headers: from(address) };
  return (await service.call('POST', '/api/auth/local', options)).status;
}

async function start(further: Record<string, string> = {}): Promise<void> {
  await service?.stop();
  service = await startService({ env: { ...env, ...further } });
}

const newUser = (name: string): Promise<TestUser> => makeUser(service.strapi, 'event-editor', name);

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

const bcrypt = () =>
  jest.spyOn(
    service.strapi.plugin('users-permissions').service('user') as UserService,
    'validatePassword',
  );

/** So many wrong ones, each with an address of its own unless one is given. */
async function guess(login: string, times: number, address?: string): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    expect(await ask(login, `guess ${time}`, address ?? newAddress())).toBe(refused);
  }
}

beforeAll(() => start());
afterEach(() => jest.restoreAllMocks());

describe('a dictionary over Basic', () => {
  test('for one login ends, from however many addresses, and the right one is refused with the rest (7.6)', async () => {
    const { username, password } = await newUser('victim');
    await guess(username, perLogin);
    const compared = bcrypt();
    await guess(username, 3);
    expect(await ask(username, password, newAddress())).toBe(refused);
    expect(compared).not.toHaveBeenCalled();
  });

  test('for one account ends by whatever of its names, in whatever letters (7.6)', async () => {
    const { username, email, password } = await newUser('Manynamed');
    await guess(username, 1);
    await guess(email, 1);
    await guess(email.toUpperCase(), 1);
    await guess('MANYNAMED', 1);
    const compared = bcrypt();
    for (const login of [username, email, email.toUpperCase()]) {
      expect(await ask(login, password, newAddress())).toBe(refused);
    }
    expect(compared).not.toHaveBeenCalled();
  });

  test('for an unknown login ends in the same way (7.6)', async () => {
    await guess('nobody', perLogin);
    const compared = bcrypt();
    await guess('Nobody', 2);
    expect(compared).not.toHaveBeenCalled();
  });

  test('from one address ends, for however many logins (7.6)', async () => {
    const { username, password } = await newUser('neighbour');
    const address = newAddress();
    for (let time = 0; time < perAddress; time += 1) await guess(`one-${time}`, 1, address);
    const compared = bcrypt();
    await guess('one-more', 2, address);
    expect(await ask(username, password, address)).toBe(refused);
    expect(compared).not.toHaveBeenCalled();
    expect(await ask(username, password, newAddress())).toBe('200');
  });

  test('from one network of IPv6 is from one address (7.6)', async () => {
    for (let time = 0; time < perAddress; time += 1) {
      await guess(`six-${time}`, 1, `2001:db8:1:2:${time}::${time}`);
    }
    const compared = bcrypt();
    await guess('six-more', 1, '2001:0DB8:0001:0002:ffff::1');
    expect(compared).not.toHaveBeenCalled();
    await guess('six-more', 1, '2001:db8:1:3::1');
    expect(compared).toHaveBeenCalledTimes(1);
  });

  test('that is sent all at once is compared no more often (7.6)', async () => {
    const { username } = await newUser('hurried');
    const compared = bcrypt();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, time) => ask(username, `at once ${time}`, newAddress())),
    );
    expect(new Set(answers)).toEqual(new Set([refused]));
    expect(compared.mock.calls.length).toBeLessThanOrEqual(perLogin);
  });

  test('of application passwords counts in the same way (7.6)', async () => {
    const { username, password } = await newUser('programmed');
    for (let time = 0; time < perLogin; time += 1) {
      const wrong = `abcd efgh ijkl mnop qrst uvw${time}`;
      expect(await ask(username, wrong, newAddress())).toBe(refused);
    }
    expect(await ask(username, password, newAddress())).toBe(refused);
  });
});

describe('the owner of an account that others guess at', () => {
  test('is let in from an address that signed in rightly before, and only the login is free there (7.6)', async () => {
    const { username, password } = await newUser('owner');
    const home = newAddress();
    expect(await ask(username, password, home)).toBe('200');
    await guess(username, perLogin);
    expect(await ask(username, password, newAddress())).toBe(refused);
    expect(await ask(username, password, home)).toBe('200');
    for (let time = 0; time < perAddress; time += 1) await guess(`x-${time}`, 1, home);
    expect(await ask(username, password, home)).toBe(refused);
  });

  test('is known by the sign-in of the host, too (7.6)', async () => {
    const { username, password } = await newUser('signed-in');
    const home = newAddress();
    expect(await signIn(username, password, home)).toBe(200);
    await guess(username, perLogin);
    expect(await ask(username, password, home)).toBe('200');
    // That was a right one.
    expect(await ask(username, password, newAddress())).toBe('200');
  });

  test('comes in by every other way (7.6)', async () => {
    const user = await makeSignedIn(service, 'event-editor', 'other-ways');
    const { body } = await service.call('POST', applicationPasswords, {
      as: user,
      body: { name: 'A program' },
    });
    await guess(user.username, perLogin);
    expect(await ask(user.username, user.password, newAddress())).toBe(refused);
    expect(await ask(user.username, body.password as string, newAddress())).toBe('200');
    const token = bearer(user.authorization.replace('Bearer ', ''));
    expect((await service.call('GET', venues, { as: token })).status).toBe(200);
  });

  test('clears the count with a right one (7.6)', async () => {
    const { username, password } = await newUser('forgetful');
    for (let round = 0; round < 3; round += 1) {
      await guess(username, perLogin - 1);
      expect(await ask(username, password, newAddress())).toBe('200');
    }
  });
});

describe("the host's own sign-in", () => {
  test('is bounded alike, and answers 429 as it does (7.6)', async () => {
    const { username, password, email } = await newUser('hosted');
    for (let time = 0; time < perLogin; time += 1) {
      expect(await signIn(time % 2 ? email : username, `x${time}`, newAddress())).toBe(400);
    }
    expect(await signIn(username, password, newAddress())).toBe(429);
    expect(await ask(username, password, newAddress())).toBe(refused);
  });

  test('counts what Basic was sent (7.6)', async () => {
    const { username, password } = await newUser('both');
    await guess(username, perLogin);
    expect(await signIn(username, password, newAddress())).toBe(429);
  });

  test('counts nothing that nobody could read (7.6)', async () => {
    const address = newAddress();
    const headers = from(address);
    for (const body of [{}, { identifier: 5, password: [] }, { identifier: 'x' }]) {
      expect((await service.call('POST', '/api/auth/local', { body, headers })).status).toBe(400);
    }
    const { username, password } = await newUser('readable');
    expect(await signIn(username, password, address)).toBe(200);
  });
});

test('more comparisons than can wait are 503 with Retry-After, for Basic and for the sign-in of the host (7.6)', async () => {
  const { username, password } = await newUser('crowded');
  let release!: (matches: boolean) => void;
  const held = new Promise<boolean>((resolve) => {
    release = resolve;
  });
  const bcrypt = natively<typeof import('bcrypt')>('bcrypt');
  const comparing = jest.spyOn(bcrypt, 'compare').mockReturnValue(held as never);
  const busy: Answer[] = [];
  const crowd = Array.from({ length: 40 }, async (_, time) => {
    const as = basic(`crowd-${time}`, password);
    const answer = await service.call('GET', venues, { as, headers: from(newAddress()) });
    if (answer.status === 503) busy.push(answer);
    return answer.status;
  });
  while (busy.length < 40 - 2 - 32) await sleep(10);
  const options = { body: { identifier: username, password }, headers: from(newAddress()) };
  const hosts = await service.call('POST', '/api/auth/local', options);
  expect([hosts.status, hosts.headers.get('retry-after')]).toEqual([503, '1']);
  expect(hosts.body.error).toMatchObject({ status: 503, name: 'ServiceUnavailableError' });
  expect(comparing).toHaveBeenCalledTimes(2);
  release(false);
  expect((await Promise.all(crowd)).filter((status) => status === 401)).toHaveLength(2 + 32);
  for (const { headers, body } of busy) {
    expect([body.code, headers.get('retry-after')]).toEqual(['rest_busy', '1']);
  }
});

test('the window ends, and the count with it (7.6)', async () => {
  await start();
  const { settings } =
    built<typeof import('../../src/plugins/svc/server/src/host/strapi')>('host/strapi');
  settings().signInMinutes = 2 / 60;
  const { username, password } = await newUser('patient');
  await guess(username, perLogin);
  expect(await ask(username, password, newAddress())).toBe(refused);
  await sleep(2100);
  expect(await ask(username, password, newAddress())).toBe('200');
});

test('with BASIC_WITH_ACCOUNT_PASSWORD=false only application passwords are taken, and none is compared (7.6)', async () => {
  await start({ BASIC_WITH_ACCOUNT_PASSWORD: 'false' });
  const user = await makeSignedIn(service, 'event-editor', 'strict');
  const { body } = await service.call('POST', applicationPasswords, {
    as: user,
    body: { name: 'A program' },
  });
  const compared = bcrypt();
  expect(await ask(user.username, user.password, newAddress())).toBe(refused);
  expect(await ask(user.username, body.password as string, newAddress())).toBe('200');
  expect(compared).not.toHaveBeenCalled();
  expect(await signIn(user.username, user.password, newAddress())).toBe(200);
});
