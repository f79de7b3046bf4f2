import path from 'node:path';
import { IANAZone } from 'luxon';

/** The database Strapi connects to. `filename` for SQLite, `url` for the others. */
export interface DatabaseSettings {
  client: 'sqlite' | 'postgres' | 'mysql';
  filename: string;
  url: string;
}

/** Where mails go and from whom they come. */
export interface MailSettings {
  /** With the password; empty where mails are written to files. */
  smtpUrl: string;
  from: string;
  /** Where the files are written. */
  directory: string;
}

/** How the service speaks with Stripe. */
export interface StripeSettings {
  /** Empty where Stripe is not offered. */
  secretKey: string;
  /** What Stripe signs its events with. */
  webhookSecret: string;
  /** Scheme, host and port of another Stripe than the real one, for tests; else empty. */
  apiBase: string;
}

/** Every setting of the service that comes from the environment, checked. */
export interface Settings {
  host: string;
  port: number;
  database: DatabaseSettings;
  /** Public address of the site, without a slash at the end. */
  publicUrl: string;
  /** IANA name; the zone of events that name none, and of bare dates in filters. */
  siteTimezone: string;
  /** ISO 4217 code of a currency with two decimals. */
  currency: string;
  cartHoldSeconds: number;
  refundWindowDays: number;
  allowInsecureBasicAuth: boolean;
  /** Whether `X-Forwarded-*` headers are a proxy's of our own, and so to be believed. */
  trustProxy: boolean;
  paymentTestProvider: boolean;
  /** How long a payment may take before it is settled by asking the provider what became of it. */
  paymentTimeoutSeconds: number;
  mail: MailSettings;
  stripe: StripeSettings;
  secrets: Record<SecretName, string>;
}

type Environment = Record<string, string | undefined>;

/** Thrown for a value that cannot be used; the message is one line for the person who starts the service. */
export class SettingsError extends Error {}

const secretNames = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
] as const;
export type SecretName = (typeof secretNames)[number];

const placeholder = /tobemodified|change[-_ ]?me|placeholder|^secret$/i;

/** Currencies that have no, or three, decimals: money here is always two. */
const otherDecimals = new Set(
  `BHD BIF CLF CLP DJF GNF IQD ISK JOD JPY KMF KRW KWD LYD MGA MRU OMR PYG RWF TND UGX UYI UYW VND VUV XAF XOF XPF`.split(
    ' ',
  ),
);

function reject(name: string, value: string, allowed: string): never {
  throw new SettingsError(`${name}=${JSON.stringify(value)} cannot be used: ${allowed}.`);
}

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number) {
  const value = env[name]?.trim();
  if (!value) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    reject(name, value, `it must be a whole number from ${min} to ${max}`);
  }
  return number;
}

function flag(env: Environment, name: string): boolean {
  const value = env[name]?.trim();
  if (!value) return false;
  if (value !== 'true' && value !== 'false') reject(name, value, 'it must be true or false');
  return value === 'true';
}

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[]): T {
  const value = env[name]?.trim() || allowed[0]!;
  const match = allowed.find((item) => item === value);
  return match ?? reject(name, value, `it must be one of ${allowed.join(', ')}`);
}

function httpUrl(env: Environment, name: string, fallback: string): string {
  const value = env[name]?.trim() || fallback;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    reject(name, value, 'it must be an http:// or https:// address without ? and #');
  }
  return value.replace(/\/+$/, '');
}

function timezone(env: Environment, name: string): string {
  const value = env[name]?.trim() || 'UTC';
  if (!IANAZone.isValidZone(value)) {
    reject(name, value, 'it must be an IANA time zone such as Europe/Berlin');
  }
  return value;
}

function currency(env: Environment, name: string): string {
  const value = env[name]?.trim() || 'USD';
  const known = Intl.supportedValuesOf('currency').includes(value);
  if (!known || otherDecimals.has(value)) {
    reject(name, value, 'it must be the ISO 4217 code of a currency with two decimals');
  }
  return value;
}

function isDatabaseAddress(value: string, schemes: string[]): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname } = new URL(value);
  return schemes.includes(protocol) && pathname.length > 1;
}

function database(env: Environment): DatabaseSettings {
  const client = oneOf(env, 'DATABASE_CLIENT', ['sqlite', 'postgres', 'mysql'] as const);
  const filename = env.DATABASE_FILENAME?.trim() || '.tmp/data.db';
  const url = env.DATABASE_URL?.trim() ?? '';
  if (client === 'sqlite') {
    if (filename === ':memory:') reject('DATABASE_FILENAME', filename, 'it must be a file');
    return { client, filename: path.resolve(filename), url: '' };
  }
  const schemes = client === 'postgres' ? ['postgres:', 'postgresql:'] : ['mysql:', 'mariadb:'];
  if (!isDatabaseAddress(url, schemes)) {
    // The address may carry a password, so it is not repeated here.
    throw new SettingsError(
      `DATABASE_URL cannot be used with DATABASE_CLIENT=${client}: it must be an address such as ${schemes[0]}//user:password@host/database.`,
    );
  }
  return { client, filename: '', url };
}

const mailAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  const isBare = ['', '/'].includes(pathname) && !search && !hash;
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '' && isBare;
}

function mail(env: Environment): MailSettings {
  const smtpUrl = env.SMTP_URL?.trim() ?? '';
  if (smtpUrl && !isMailServer(smtpUrl)) {
    // The address may carry a password, so it is not repeated here.
    throw new SettingsError(
      'SMTP_URL cannot be used: it must be an address such as smtps://user:password@host:465, with special characters percent-encoded.',
    );
  }
  const sender = env.MAIL_FROM?.trim();
  if (smtpUrl && !sender && env.NODE_ENV === 'production') {
    reject('MAIL_FROM', '', 'with SMTP_URL it must be the address that mails come from');
  }
  const from = sender || 'tickets@localhost';
  if (!mailAddress.test(from)) {
    reject('MAIL_FROM', from, 'it must be an e-mail address such as tickets@example.org');
  }
  const directory = path.resolve(env.MAIL_DIRECTORY?.trim() || '.tmp/mail');
  return { smtpUrl, from, directory };
}

/** Keys of Stripe's say what they are. They are not repeated here. */
function stripeKey(env: Environment, name: string, form: RegExp, allowed: string): string {
  const value = env[name]?.trim() ?? '';
  if (value && !form.test(value)) throw new SettingsError(`${name} cannot be used: ${allowed}.`);
  return value;
}

function stripeAddress(env: Environment, name: string): string {
  const value = env[name]?.trim() ?? '';
  const url = URL.canParse(value) ? new URL(value) : null;
  const isBare = url && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (value && !(isBare && ['http:', 'https:'].includes(url.protocol))) {
    reject(name, value, 'it must be an http:// or https:// address of a host and a port only');
  }
  return value.replace(/\/+$/, '');
}

function stripe(env: Environment): StripeSettings {
  const key = 'it must be a secret key of Stripe (sk_… or rk_…)';
  const secretKey = stripeKey(env, 'STRIPE_SECRET_KEY', /^[sr]k_\S+$/, key);
  const secret = "it must be the signing secret of Stripe's webhook endpoint (whsec_…)";
  const webhookSecret = stripeKey(env, 'STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, secret);
  if ((secretKey === '') !== (webhookSecret === '')) {
    const missing = secretKey === '' ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
    throw new SettingsError(
      `${missing} is missing: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must both be set, or neither.`,
    );
  }
  return { secretKey, webhookSecret, apiBase: stripeAddress(env, 'STRIPE_API_BASE') };
}

type Secrets = Record<SecretName, string>;

const noSecrets = Object.fromEntries(secretNames.map((name) => [name, ''])) as Secrets;

/** Missing secrets stop every start, placeholders a production one. */
function secrets(env: Environment): Secrets {
  const production = env.NODE_ENV === 'production';
  const unusable = secretNames.filter((name) => {
    const value = env[name]?.trim();
    // Only the keys are a list; it must have one.
    const parts = name === 'APP_KEYS' ? (value ?? '').split(',') : [value];
    return parts.some((part) => !part?.trim() || (production && placeholder.test(part.trim())));
  });
  if (unusable.length > 0) {
    throw new SettingsError(
      `${unusable.join(', ')} cannot be used: missing or a placeholder; each must be a random secret of your own (npm run demo makes a .env with some).`,
    );
  }
  return Object.fromEntries(secretNames.map((name) => [name, env[name]!.trim()])) as Secrets;
}

/**
 * Reads and checks the environment. A build reads the configuration too, but keeps nothing of it: it needs no secrets.
 * @throws SettingsError at the first value that cannot be used.
 */
export function readSettings(env: Environment, purpose: 'start' | 'build' = 'start'): Settings {
  const port = wholeNumber(env, 'PORT', 1337, 0, 65535);
  return {
    host: env.HOST?.trim() || '0.0.0.0',
    port,
    database: database(env),
    publicUrl: httpUrl(env, 'PUBLIC_URL', `http://localhost:${port}`),
    siteTimezone: timezone(env, 'SITE_TIMEZONE'),
    currency: currency(env, 'CURRENCY'),
    cartHoldSeconds: wholeNumber(env, 'CART_HOLD_SECONDS', 1800, 1, 86_400),
    refundWindowDays: wholeNumber(env, 'REFUND_WINDOW_DAYS', 30, 0, 3650),
    allowInsecureBasicAuth: flag(env, 'ALLOW_INSECURE_BASIC_AUTH'),
    trustProxy: flag(env, 'TRUST_PROXY'),
    paymentTestProvider: flag(env, 'PAYMENT_TEST_PROVIDER'),
    paymentTimeoutSeconds: wholeNumber(env, 'PAYMENT_TIMEOUT_SECONDS', 30, 1, 600),
    mail: mail(env),
    stripe: stripe(env),
    secrets: purpose === 'build' ? noSecrets : secrets(env),
  };
}

/** For the files in config/: the settings of this process, or its end with one line that says why. */
export function settingsOrExit(): Settings {
  const isBuild = process.argv[2] === 'build' && /strapi(\.js)?$/.test(process.argv[1] ?? '');
  try {
    return readSettings(process.env, isBuild ? 'build' : 'start');
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
