import path from 'node:path';
import { readSettings, type Settings } from './environment';
import { warningsOfSecrets } from './environment/secrets';
import { SettingsError } from './environment/values';

const long = (text: string) => text.padEnd(32, '.');

const secrets = {
  APP_KEYS: `${long('k1')},${long('k2')}`,
  API_TOKEN_SALT: long('s1'),
  ADMIN_JWT_SECRET: long('s2'),
  TRANSFER_TOKEN_SALT: long('s3'),
  ENCRYPTION_KEY: long('s4'),
  JWT_SECRET: long('s5'),
};

/** What a production start needs besides. */
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://tickets.example.test' };

function read(env: Record<string, string | undefined>): Settings {
  return readSettings({ ...secrets, ...env });
}

/** The line that a person gets who starts the service like this. */
function lineFor(env: Record<string, string | undefined>): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return 'no complaint';
}

test('without any variable but the secrets, the defaults hold', () => {
  expect(read({})).toEqual({
    host: '0.0.0.0',
    port: 1337,
    database: { client: 'sqlite', filename: path.resolve('.tmp/data.db'), url: '' },
    publicUrl: 'http://localhost:1337',
    httpServer: {
      headersSeconds: 10,
      requestSeconds: 120,
      keepAliveSeconds: 5,
      idleSeconds: 120,
      maxConnections: 2000,
      maxHeaders: 100,
    },
    siteTimezone: 'UTC',
    currency: 'USD',
    cartHoldSeconds: 1800,
    cartHoldMaxSeconds: 3600,
    cartMaxPlaces: 200,
    guestCartsPerAddress: 50,
    refundWindowDays: 30,
    offlinePayment: 'nobody',
    offlinePaymentDays: 7,
    allowInsecureBasicAuth: false,
    basicWithAccountPassword: true,
    signInTriesPerLogin: 10,
    signInTriesPerAddress: 50,
    signInMinutes: 15,
    publicReadSeconds: 5,
    proxies: 0,
    adminEmail: '',
    paymentTestProvider: false,
    paymentTimeoutSeconds: 30,
    registration: 'off',
    uploadMaxBytes: 10 * 1024 * 1024,
    mailsPerHour: 5,
    mail: { smtpUrl: '', from: 'tickets@localhost', directory: path.resolve('.tmp/mail') },
    stripe: { secretKey: '', webhookSecret: '', apiBase: '' },
    secrets,
  });
});

test('an empty variable counts as not set', () => {
  const names =
    `HOST PORT DATABASE_CLIENT DATABASE_FILENAME DATABASE_URL PUBLIC_URL SITE_TIMEZONE CURRENCY
    CART_HOLD_SECONDS CART_HOLD_MAX_SECONDS CART_MAX_PLACES GUEST_CARTS_PER_ADDRESS REFUND_WINDOW_DAYS ALLOW_INSECURE_BASIC_AUTH PAYMENT_TEST_PROVIDER
    SMTP_URL MAIL_FROM MAIL_DIRECTORY STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET STRIPE_API_BASE ADMIN_EMAIL TRUST_PROXY ALLOW_REGISTRATION UPLOAD_MAX_MB
    OFFLINE_PAYMENT OFFLINE_PAYMENT_DAYS MAILS_PER_HOUR`.split(/\s+/);
  for (const blank of ['', '  ']) {
    expect(read(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(read({}));
  }
});

describe('a good value', () => {
  test.each([
    ['HOST', '127.0.0.1', { host: '127.0.0.1' }],
    ['PORT', ' 8080 ', { port: 8080, publicUrl: 'http://localhost:8080' }],
    ['PORT', '0', { port: 0 }],
    [
      'PUBLIC_URL',
      'https://tickets.example.test/shop/',
      { publicUrl: 'https://tickets.example.test/shop' },
    ],
    ['SITE_TIMEZONE', 'America/Sao_Paulo', { siteTimezone: 'America/Sao_Paulo' }],
    ['CURRENCY', 'EUR', { currency: 'EUR' }],
    ['CART_HOLD_SECONDS', '1', { cartHoldSeconds: 1, cartHoldMaxSeconds: 2 }],
    ['CART_HOLD_SECONDS', '86400', { cartHoldSeconds: 86_400, cartHoldMaxSeconds: 172_800 }],
    ['CART_HOLD_MAX_SECONDS', '1800', { cartHoldMaxSeconds: 1800 }],
    ['CART_HOLD_MAX_SECONDS', '604800', { cartHoldMaxSeconds: 604_800 }],
    ['CART_MAX_PLACES', '1', { cartMaxPlaces: 1 }],
    ['CART_MAX_PLACES', '1000', { cartMaxPlaces: 1000 }],
    ['GUEST_CARTS_PER_ADDRESS', '0', { guestCartsPerAddress: 0 }],
    ['REFUND_WINDOW_DAYS', '0', { refundWindowDays: 0 }],
    ['OFFLINE_PAYMENT', 'users', { offlinePayment: 'users' }],
    ['OFFLINE_PAYMENT', 'everyone', { offlinePayment: 'everyone' }],
    ['MAILS_PER_HOUR', '0', { mailsPerHour: 0 }],
    ['OFFLINE_PAYMENT_DAYS', '0', { offlinePaymentDays: 0 }],
    ['OFFLINE_PAYMENT_DAYS', '365', { offlinePaymentDays: 365 }],
    ['TRUST_PROXY', 'false', { proxies: 0 }],
    ['TRUST_PROXY', 'true', { proxies: 1 }],
    ['TRUST_PROXY', '0', { proxies: 0 }],
    ['TRUST_PROXY', '2', { proxies: 2 }],
    ['ALLOW_REGISTRATION', 'open', { registration: 'open' }],
    ['UPLOAD_MAX_MB', '25', { uploadMaxBytes: 25 * 1024 * 1024 }],
    ['ADMIN_EMAIL', 'me@example.test', { adminEmail: 'me@example.test' }],
    ['ALLOW_INSECURE_BASIC_AUTH', 'true', { allowInsecureBasicAuth: true }],
    ['ALLOW_INSECURE_BASIC_AUTH', 'false', { allowInsecureBasicAuth: false }],
    ['BASIC_WITH_ACCOUNT_PASSWORD', 'false', { basicWithAccountPassword: false }],
    ['SIGN_IN_TRIES_PER_LOGIN', '0', { signInTriesPerLogin: 0 }],
    ['SIGN_IN_TRIES_PER_ADDRESS', '1000', { signInTriesPerAddress: 1000 }],
    ['SIGN_IN_MINUTES', '60', { signInMinutes: 60 }],
    ['PAYMENT_TEST_PROVIDER', 'true', { paymentTestProvider: true }],
  ])('of %s, %j, is taken', (name, value, expected) => {
    expect(read({ [name]: value })).toMatchObject(expected);
  });
});

describe('a bad value', () => {
  const range = (from: number, to: number) => `it must be a whole number from ${from} to ${to}`;
  const address = 'it must be an http:// or https:// address without ? and #';
  const proxies = 'it must be false, or the number of proxies in front, from 0 to 10';
  const yesOrNo = 'it must be true or false';
  const currency = 'it must be the ISO 4217 code of a currency with two decimals';
  test.each([
    ['PORT', 'http', range(0, 65_535)],
    ['PORT', '65536', range(0, 65_535)],
    ['PORT', '-1', range(0, 65_535)],
    ['PORT', '80.5', range(0, 65_535)],
    ['PORT', '1e3', range(0, 65_535)],
    ['PORT', '0x50', range(0, 65_535)],
    ['CART_HOLD_SECONDS', '0', range(1, 86_400)],
    ['CART_HOLD_SECONDS', '86401', range(1, 86_400)],
    ['CART_HOLD_SECONDS', '30m', range(1, 86_400)],
    ['CART_HOLD_MAX_SECONDS', '1799', range(1800, 604_800)],
    ['CART_HOLD_MAX_SECONDS', '604801', range(1800, 604_800)],
    ['CART_MAX_PLACES', '0', range(1, 1000)],
    ['CART_MAX_PLACES', '1001', range(1, 1000)],
    ['GUEST_CARTS_PER_ADDRESS', '-1', range(0, 1_000_000)],
    ['REFUND_WINDOW_DAYS', '3651', range(0, 3650)],
    ['REFUND_WINDOW_DAYS', '-1', range(0, 3650)],
    ['OFFLINE_PAYMENT', 'all', 'it must be one of nobody, users, everyone'],
    ['MAILS_PER_HOUR', '101', range(0, 100)],
    ['OFFLINE_PAYMENT_DAYS', '366', range(0, 365)],
    ['OFFLINE_PAYMENT_DAYS', 'week', range(0, 365)],
    ['PUBLIC_URL', 'tickets.example.test', address],
    ['PUBLIC_URL', 'ftp://example.test', address],
    ['PUBLIC_URL', 'https://example.test/?a=1', address],
    ['PUBLIC_URL', 'https://example.test/#a', address],
    ['SITE_TIMEZONE', 'Europe/Bonn', 'it must be an IANA time zone such as Europe/Berlin'],
    ['SITE_TIMEZONE', 'UTC+2', 'it must be an IANA time zone such as Europe/Berlin'],
    ['CURRENCY', 'JPY', currency],
    ['CURRENCY', 'KWD', currency],
    ['CURRENCY', 'usd', currency],
    ['CURRENCY', 'XYZ', currency],
    ['CURRENCY', '$', currency],
    ['TRUST_PROXY', 'yes', proxies],
    ['TRUST_PROXY', '-1', proxies],
    ['TRUST_PROXY', '1.5', proxies],
    ['TRUST_PROXY', '11', proxies],
    ['TRUST_PROXY', '1e1', proxies],
    ['ALLOW_REGISTRATION', 'yes', 'it must be one of off, confirmed, open'],
    ['UPLOAD_MAX_MB', '0', range(1, 1000)],
    ['UPLOAD_MAX_MB', '1001', range(1, 1000)],
    ['UPLOAD_MAX_MB', 'many', range(1, 1000)],
    ['ADMIN_EMAIL', 'me', 'it must be an e-mail address such as tickets@example.org'],
    ['ALLOW_INSECURE_BASIC_AUTH', 'yes', yesOrNo],
    ['ALLOW_INSECURE_BASIC_AUTH', 'TRUE', yesOrNo],
    ['BASIC_WITH_ACCOUNT_PASSWORD', 'off', yesOrNo],
    ['SIGN_IN_TRIES_PER_LOGIN', '-1', 'it must be a whole number from 0 to 1000000'],
    ['SIGN_IN_TRIES_PER_ADDRESS', 'off', 'it must be a whole number from 0 to 1000000'],
    ['HTTP_HEADERS_SECONDS', '0', range(1, 600)],
    [
      'HTTP_HEADERS_SECONDS',
      '121',
      'the headers are a part of the request, which has HTTP_REQUEST_SECONDS=120',
    ],
    ['PUBLIC_READ_SECONDS', '601', range(0, 600)],
    ['HTTP_REQUEST_SECONDS', '3601', range(1, 3600)],
    ['HTTP_KEEP_ALIVE_SECONDS', '0', range(1, 600)],
    ['HTTP_IDLE_SECONDS', '2m', range(1, 3600)],
    ['HTTP_MAX_CONNECTIONS', '-1', range(0, 1_000_000)],
    ['HTTP_MAX_HEADERS', '19', range(20, 1000)],
    ['SIGN_IN_MINUTES', '0', 'it must be a whole number from 1 to 1440'],
    ['PAYMENT_TEST_PROVIDER', '1', yesOrNo],
    ['DATABASE_CLIENT', 'oracle', 'it must be one of sqlite, postgres, mysql'],
    ['DATABASE_CLIENT', 'Postgres', 'it must be one of sqlite, postgres, mysql'],
    ['DATABASE_FILENAME', ':memory:', 'it must be a file'],
  ])('of %s, %j, is named with what is allowed', (name, value, allowed) => {
    expect(lineFor({ [name]: value })).toBe(`${name}="${value}" cannot be used: ${allowed}.`);
  });

  test('is reported in one line even if the value has several', () => {
    expect(lineFor({ CURRENCY: 'U\nSD' })).not.toContain('\n');
  });
});

describe('the database', () => {
  test.each([
    ['sqlite', undefined, { client: 'sqlite', filename: path.resolve('.tmp/data.db'), url: '' }],
    [
      'postgres',
      'postgres://u:p@host/db',
      { client: 'postgres', filename: '', url: 'postgres://u:p@host/db' },
    ],
    [
      'postgres',
      'postgresql://host/db',
      { client: 'postgres', filename: '', url: 'postgresql://host/db' },
    ],
    [
      'mysql',
      'mysql://host:3307/db',
      { client: 'mysql', filename: '', url: 'mysql://host:3307/db' },
    ],
    ['mysql', 'mariadb://host/db', { client: 'mysql', filename: '', url: 'mariadb://host/db' }],
  ])('%s is found at %s', (DATABASE_CLIENT, DATABASE_URL, expected) => {
    expect(read({ DATABASE_CLIENT, DATABASE_URL }).database).toEqual(expected);
  });

  test('in a file may be anywhere', () => {
    expect(read({ DATABASE_FILENAME: '/var/lib/svc.db' }).database.filename).toBe(
      '/var/lib/svc.db',
    );
  });

  test.each([
    ['postgres', undefined],
    ['postgres', 'hunter2'],
    ['postgres', 'mysql://root:hunter2@host/db'],
    ['postgres', 'postgres://root:hunter2@host'],
    ['postgres', 'postgres://root:hunter2@host/'],
    ['mysql', 'postgres://root:hunter2@host/db'],
    ['mysql', 'mysql://root:hunter2@host:port/db'],
  ])('%s is not found at %s, and no password is repeated', (DATABASE_CLIENT, DATABASE_URL) => {
    const line = lineFor({ DATABASE_CLIENT, DATABASE_URL });
    expect(line).toBe(
      `DATABASE_URL cannot be used with DATABASE_CLIENT=${DATABASE_CLIENT}: it must be an address such as ` +
        `${DATABASE_CLIENT}://user:password@host/database.`,
    );
  });
});

describe('a secret', () => {
  test.each(Object.keys(secrets))('must be there: %s', (name) => {
    for (const NODE_ENV of ['development', 'production', undefined]) {
      for (const value of [undefined, '', '  ', ...(name === 'APP_KEYS' ? [',', 'a,,b'] : [])]) {
        expect(lineFor({ ...production, NODE_ENV, [name]: value })).toMatch(
          new RegExp(`^Secrets that cannot be used: ${name}: missing`),
        );
      }
    }
  });

  test.each([
    'toBeModified1,toBeModified2',
    'tobemodified',
    'change-me',
    'ChangeMe',
    'change_me_1',
    'placeholder',
    'secret',
    'good,change-me',
  ])('is no placeholder in production: %s (7.16)', (JWT_SECRET) => {
    expect(lineFor({ ...production, JWT_SECRET })).toContain('JWT_SECRET: a placeholder');
    expect(lineFor({ JWT_SECRET, NODE_ENV: 'development' })).toBe('no complaint');
  });

  test.each(Object.keys(secrets))('is long in production: %s (7.16)', (name) => {
    const short = long('').slice(1);
    for (const value of name === 'APP_KEYS' ? [short, `${long('k')},${short}`] : [short]) {
      const line = lineFor({ ...production, [name]: value });
      expect(line).toContain(`${name}: shorter than 32 characters`);
    }
  });

  test.each([
    ['API_TOKEN_SALT, JWT_SECRET', { JWT_SECRET: secrets.API_TOKEN_SALT }],
    ['APP_KEYS', { APP_KEYS: `${long('k1')}, ${long('k1')}` }],
    ['APP_KEYS, ENCRYPTION_KEY', { ENCRYPTION_KEY: long('k2') }],
  ])('is no other secret in production: %s (7.16)', (names, same) => {
    expect(lineFor({ ...production, ...same })).toContain(
      `Secrets that cannot be used: ${names}: the same as another.`,
    );
  });

  test.each(['development', 'test', 'demo'])(
    'that is weak is warned of in %s, and by its name only (7.16)',
    (NODE_ENV) => {
      const env = { ...secrets, NODE_ENV, JWT_SECRET: 'hunter2', ENCRYPTION_KEY: 'hunter2' };
      expect(warningsOfSecrets(env)).toEqual([
        'A production start would refuse these secrets: ENCRYPTION_KEY, JWT_SECRET: shorter than 32 characters; ' +
          'ENCRYPTION_KEY, JWT_SECRET: the same as another.',
      ]);
      expect(warningsOfSecrets({ ...secrets, NODE_ENV })).toEqual([]);
    },
  );

  test('is never repeated, and all that are bad are named together', () => {
    const line = lineFor({ ...production, JWT_SECRET: 'change-me-hunter2', APP_KEYS: '' });
    expect(line).toMatch(
      /cannot be used: APP_KEYS: missing; JWT_SECRET: a placeholder; JWT_SECRET/,
    );
    expect(line).not.toContain('hunter2');
  });

  test('of one’s own is accepted in production', () => {
    expect(read(production).secrets).toEqual(secrets);
  });
});

describe('a production start', () => {
  test('refuses payments without money, which any other start may take (7.5)', () => {
    const env = { PAYMENT_TEST_PROVIDER: 'true' };
    expect(lineFor({ ...production, ...env })).toBe(
      'PAYMENT_TEST_PROVIDER="true" cannot be used: it gives tickets away, so take it out in production.',
    );
    for (const NODE_ENV of ['development', 'test', 'demo']) {
      expect(read({ ...env, NODE_ENV }).paymentTestProvider).toBe(true);
    }
  });

  test.each([undefined, '', ' '])('needs the public address: not %j (7.16)', (PUBLIC_URL) => {
    expect(lineFor({ ...production, PUBLIC_URL })).toMatch(
      /^PUBLIC_URL="" cannot be used: in production it must be the address that buyers come to, such as/,
    );
  });
});

test('a build for production needs neither address nor secrets', () => {
  const env = { NODE_ENV: 'production', PAYMENT_TEST_PROVIDER: 'true' };
  expect(readSettings(env, 'build').secrets.JWT_SECRET).toBe('');
});

test('a build needs no secrets, and gets none', () => {
  expect(Object.values(readSettings({}, 'build').secrets).join('')).toBe('');
  expect(() => readSettings({ PORT: 'x' }, 'build')).toThrow(SettingsError);
});

describe('mail', () => {
  test.each(['smtp://localhost', 'smtp://127.0.0.1:2525/', 'smtps://me%40a.test:p%2Fw@mail.test'])(
    'goes to %s',
    (SMTP_URL) => expect(read({ SMTP_URL }).mail.smtpUrl).toBe(SMTP_URL),
  );

  test.each([
    'mail.example.org',
    'http://me:hunter2@mail.test',
    'smtp:///hunter2',
    'smtp://me:hunter2@mail.test/inbox',
    'smtp://me:hunter2@mail.test?pool=true',
  ])('does not go to %s, and the line has no password in it', (SMTP_URL) => {
    const line = lineFor({ SMTP_URL });
    expect(line).toMatch(/^SMTP_URL cannot be used: it must be an address such as smtps:/);
    expect(line).not.toContain('hunter2');
  });

  test.each(['tickets', 'a@b@c', 'Tickets <tickets@a.test>', 'a@b.test,c@d.test', 'a@b\nBcc: c@d'])(
    'does not come from %j',
    (MAIL_FROM) => expect(lineFor({ MAIL_FROM })).toMatch(/^MAIL_FROM=.* cannot be used/),
  );

  test('over a server comes from an address that a production start names', () => {
    const env = { ...production, SMTP_URL: 'smtp://mail.test' };
    expect(lineFor(env)).toMatch(/^MAIL_FROM="" cannot be used: with SMTP_URL/);
    expect(read({ ...env, MAIL_FROM: 'a@b.test' }).mail.from).toBe('a@b.test');
  });
});

describe('Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_hunter2', STRIPE_WEBHOOK_SECRET: 'whsec_hunter2' };

  test('is offered with both of its secrets, a restricted key included', () => {
    const stripe = { secretKey: 'sk_test_hunter2', webhookSecret: 'whsec_hunter2', apiBase: '' };
    expect(read(keys).stripe).toEqual(stripe);
    const restricted = { ...keys, STRIPE_SECRET_KEY: 'rk_live_hunter2' };
    expect(read(restricted).stripe.secretKey).toBe('rk_live_hunter2');
  });

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)(
    'is not offered without %s: the start ends with what is missing',
    (name) => {
      const line = `${name} is missing: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must both be set, or neither.`;
      expect(lineFor({ ...keys, [name]: '' })).toBe(line);
    },
  );

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_test_hunter2'],
    ['STRIPE_SECRET_KEY', 'whsec_hunter2'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_hunter2'],
    ['STRIPE_WEBHOOK_SECRET', 'we_hunter2'],
  ])('knows its secrets by their form: %s is not %s, which is not repeated', (name, value) => {
    const line = lineFor({ ...keys, [name]: value });
    expect(line).toMatch(new RegExp(`^${name} cannot be used: it must be`));
    expect(line).not.toContain('hunter2');
  });

  test.each(['http://127.0.0.1:12111', 'https://localhost/', 'http://[::1]:12111'])(
    'may be on this machine: %s',
    (address) => {
      const { apiBase } = read({ ...keys, STRIPE_API_BASE: address }).stripe;
      expect(apiBase).toBe(address.replace(/\/$/, ''));
    },
  );

  test.each([
    'stripe.test',
    'ftp://stripe.test',
    'http://stripe.test/v1',
    'http://127.0.0.1/v1',
    'http://127.0.0.1/?a=1',
    'http://me:hunter2@127.0.0.1',
    'https://stripe.test',
    'http://127.0.0.1.example.test',
    'http://localhost.example.test',
  ])('is not at %s', (address) =>
    expect(lineFor({ STRIPE_API_BASE: address })).toBe(
      `STRIPE_API_BASE="${address}" cannot be used: it must be an address of this machine such as http://127.0.0.1:12111.`,
    ),
  );
});
