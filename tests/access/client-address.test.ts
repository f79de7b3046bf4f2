import { makeUser, type Service, startService, type TestUser } from '../support';
import { collections } from '../support/events';

/* Whose address a request has, and where a password may come from, as the settings say. */

const { venues } = collections;
const applicationPasswords = 'svc/auth/v1/application-passwords';
const needsHttps = '401 rest_https_required';

type Headers = Record<string, string>;

let service: Service | undefined;
let user: TestUser;

/** One service at a time: it has the process's settings. */
async function start(env: Record<string, string>): Promise<void> {
  await service?.stop();
  service = await startService({ env });
  user = await makeUser(service.strapi, 'event-editor', 'editor');
}

afterEach(() => jest.restoreAllMocks());

/** How a request with the account's password is answered. */
async function answerTo(headers: Headers): Promise<string> {
  const { status, body } = await service!.call('GET', venues, { as: user, headers });
  return status === 200 ? '200' : `${status} ${body.code}`;
}

const from = (address: string, proto?: string) =>
  answerTo({ 'X-Forwarded-For': address, ...(proto && { 'X-Forwarded-Proto': proto }) });

/** The address that the service takes a request with these headers to come from. */
async function addressSeen(headers: Headers): Promise<string> {
  const secure = { ...headers, 'X-Forwarded-Proto': 'https' };
  const body = { name: 'A program' };
  const options = { as: user, body, headers: secure };
  const made = await service!.call('POST', applicationPasswords, options);
  const { uuid, password } = made.body as { uuid: string; password: string };
  const authorization = `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`;
  await service!.call('GET', venues, { as: { authorization }, headers: secure });
  const list = await service!.call('GET', applicationPasswords, { as: user, headers: secure });
  const items = list.body as { uuid: string; last_ip: string }[];
  return items.find((item) => item.uuid === uuid)!.last_ip;
}

describe('without a proxy', () => {
  beforeAll(() => start({}));

  test('nobody can claim an address, and one warning tells of who tries (7.7)', async () => {
    const warn = jest.spyOn(service!.strapi.log, 'warn');
    expect([await from('127.0.0.1'), await from('127.0.0.1')]).toEqual([needsHttps, needsHttps]);
    const warnings = warn.mock.calls.flat().filter((line) => /TRUST_PROXY/.test(String(line)));
    expect(warnings).toEqual([expect.stringContaining('set TRUST_PROXY to the number of proxies')]);
  });

  test.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])(
    'a password that came through a proxy by http is not from this machine: %s (5.2, 7.7)',
    async (name) => {
      expect(await answerTo({})).toBe('200');
      expect(await answerTo({ [name]: '127.0.0.1' })).toBe(needsHttps);
    },
  );
});

describe('behind one proxy', () => {
  beforeAll(() => start({ TRUST_PROXY: 'true' }));

  test('it says where from and how (5.2)', async () => {
    expect(await from('203.0.113.7', 'http')).toBe(needsHttps);
    expect(await from('203.0.113.7', 'https')).toBe('200');
    expect(await from('not an address', 'http')).toBe(needsHttps);
  });

  test('a loopback address that a client writes is no way around https (5.2, 7.7)', async () => {
    expect(await from('127.0.0.1', 'http')).toBe(needsHttps);
    expect(await from('127.0.0.1, 203.0.113.7', 'http')).toBe(needsHttps);
  });

  test.each([
    ['replaces what came', '203.0.113.7', '203.0.113.7'],
    ['appends to what the client wrote', '198.51.100.1, 127.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['appends an address of IPv6', '198.51.100.1, 2001:db8::7', '2001:db8::7'],
  ])('that %s, the address is the one it saw (7.7)', async (_, header, address) => {
    expect(await addressSeen({ 'X-Forwarded-For': header })).toBe(address);
  });

  test('that sends nothing, the address is its own (7.7)', async () => {
    expect(await addressSeen({})).toMatch(/127\.0\.0\.1$/);
  });
});

describe('behind two proxies', () => {
  beforeAll(() => start({ TRUST_PROXY: '2' }));

  test.each([
    ['the second from the right', '198.51.100.1, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
    ['the only one where the outer proxy was passed by', '203.0.113.7', '203.0.113.7'],
  ])('the address is %s (7.7)', async (_, header, address) => {
    expect(await addressSeen({ 'X-Forwarded-For': header })).toBe(address);
  });
});

test('the settings may allow passwords by http from anywhere (5.2)', async () => {
  await start({ TRUST_PROXY: 'true', ALLOW_INSECURE_BASIC_AUTH: 'true' });
  expect(await from('203.0.113.7')).toBe('200');
});
