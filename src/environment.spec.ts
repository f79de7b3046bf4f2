import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from './environment/values';
import { readSettings } from './environment';
import { lineFor, read, secrets } from '../tests/support/read-environment';

test('without any variable but the secrets, the defaults hold', () => {
  expect(read({})).toEqual({
    host: '0.0.0.0',
    port: 1337,
    database: { client: 'sqlite', filename: path.resolve('.tmp/data.db'), url: '' },
    publicUrl: 'http://localhost:1337',
    serviceUrl: 'http://localhost:1337',
    mediaUrl: 'http://localhost:1337',
    httpServer: {
      headersSeconds: 10,
      requestSeconds: 120,
      keepAliveSeconds: 5,
      idleSeconds: 120,
      maxConnections: 2000,
      maxHeaders: 100,
    },
    siteLocale: 'en',
    siteTimezone: 'UTC',
    currency: 'USD',
    cartHoldSeconds: 1800,
    cartHoldMaxSeconds: 3600,
    cartMaxPlaces: 200,
    guestCartsPerAddress: 50,
    refundWindowDays: 30,
    offlinePayment: 'nobody',
    offlinePaymentDays: 7,
    accessTokenSeconds: 600,
    allowInsecureBasicAuth: false,
    basicWithAccountPassword: true,
    basicOnPlainRoutes: true,
    signInTriesPerLogin: 10,
    signInTriesPerAddress: 50,
    signInMinutes: 15,
    publicReadSeconds: 5,
    guestAnswersMb: 32,
    publicCacheSeconds: 0,
    compression: true,
    corsHeaders: [],
    guestLane: true,
    shopPages: true,
    proxies: 0,
    adminEmail: '',
    paymentTestProvider: false,
    paymentMethods: [],
    paymentTimeoutSeconds: 30,
    retentionDays: 0,
    registration: 'off',
    uploadMaxBytes: 10 * 1024 * 1024,
    mailsPerHour: 5,
    mail: { smtpUrl: '', from: 'tickets@localhost', directory: path.resolve('.tmp/mail') },
    stripe: { secretKey: '', publishableKey: '', webhookSecret: '', apiBase: '' },
    secrets,
  });
});

test('an empty variable counts as not set', () => {
  const names =
    `HOST PORT DATABASE_CLIENT DATABASE_FILENAME DATABASE_URL PUBLIC_URL SERVICE_URL MEDIA_URL SITE_TIMEZONE CURRENCY
    CART_HOLD_SECONDS CART_HOLD_MAX_SECONDS CART_MAX_PLACES GUEST_CARTS_PER_ADDRESS REFUND_WINDOW_DAYS ALLOW_INSECURE_BASIC_AUTH PAYMENT_TEST_PROVIDER
    SMTP_URL MAIL_FROM MAIL_DIRECTORY STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET STRIPE_API_BASE ADMIN_EMAIL TRUST_PROXY ALLOW_REGISTRATION UPLOAD_MAX_MB
    OFFLINE_PAYMENT OFFLINE_PAYMENT_DAYS MAILS_PER_HOUR RETENTION_DAYS`.split(/\s+/);
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
    [
      'PUBLIC_URL',
      'https://site.example.test',
      { serviceUrl: 'https://site.example.test', mediaUrl: 'https://site.example.test' },
    ],
    [
      'SERVICE_URL',
      'https://tickets.example.test/',
      {
        publicUrl: 'http://localhost:1337',
        serviceUrl: 'https://tickets.example.test',
        mediaUrl: 'https://tickets.example.test',
      },
    ],
    [
      'MEDIA_URL',
      'https://cdn.example.test/media',
      { serviceUrl: 'http://localhost:1337', mediaUrl: 'https://cdn.example.test/media' },
    ],
    ['SITE_TIMEZONE', 'America/Sao_Paulo', { siteTimezone: 'America/Sao_Paulo' }],
    ['CURRENCY', 'EUR', { currency: 'EUR' }],
    ['CURRENCY', 'JPY', { currency: 'JPY' }],
    ['CURRENCY', 'KWD', { currency: 'KWD' }],
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
    ['RETENTION_DAYS', '3650', { retentionDays: 3650 }],
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
    ['BASIC_ON_PLAIN_ROUTES', 'false', { basicOnPlainRoutes: false }],
    ['SIGN_IN_TRIES_PER_LOGIN', '0', { signInTriesPerLogin: 0 }],
    ['SIGN_IN_TRIES_PER_ADDRESS', '1000', { signInTriesPerAddress: 1000 }],
    ['SIGN_IN_MINUTES', '60', { signInMinutes: 60 }],
    ['PUBLIC_CACHE_SECONDS', '60', { publicCacheSeconds: 60 }],
    ['COMPRESSION', 'false', { compression: false }],
    ['CORS_HEADERS', 'traceparent, X-Tag,,traceparent', { corsHeaders: ['traceparent', 'X-Tag'] }],
    [
      'PAYMENT_METHODS',
      ' invoice,gift-card, ,invoice',
      { paymentMethods: ['invoice', 'gift-card'] },
    ],
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
  const currency = 'it must be the ISO 4217 code of a currency with none, two or three decimals';
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
    ['RETENTION_DAYS', '-1', range(0, 36_500)],
    ['OFFLINE_PAYMENT_DAYS', 'week', range(0, 365)],
    ['PUBLIC_URL', 'tickets.example.test', address],
    ['PUBLIC_URL', 'ftp://example.test', address],
    ['PUBLIC_URL', 'https://example.test/?a=1', address],
    ['PUBLIC_URL', 'https://example.test/#a', address],
    ['SITE_TIMEZONE', 'Europe/Bonn', 'it must be an IANA time zone such as Europe/Berlin'],
    ['SITE_TIMEZONE', 'UTC+2', 'it must be an IANA time zone such as Europe/Berlin'],
    ['CURRENCY', 'CLF', currency],
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
    ['BASIC_ON_PLAIN_ROUTES', 'no', yesOrNo],
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

  /** Words of the operator's own, and secrets: any text may be right. */
  const anyText =
    /^(HOST|SEED_PASSWORD|DATABASE_FILENAME|MAIL_DIRECTORY|PAYMENT_METHODS|.*(KEYS?|SALT|SECRET))$/;
  const bounded = readFileSync('.env.example', 'utf8')
    .match(/^(# )?[A-Z_]+(?==)/gm)!
    .map((name) => name.replace('# ', ''))
    .filter((name) => !anyText.test(name));

  test.each(bounded)('of %s is refused: below 0, huge, words', (name) => {
    const server = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://a:b@127.0.0.1/c' };
    for (const value of ['-1', '99999999999', 'some words']) {
      expect(lineFor({ ...server, [name]: value })).toMatch(
        new RegExp(`^${name}\\b[^\\n]* cannot be used.*: .+$`),
      );
    }
  });

  test('is reported in one line even if the value has several', () => {
    expect(lineFor({ CURRENCY: 'U\nSD' })).not.toContain('\n');
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
