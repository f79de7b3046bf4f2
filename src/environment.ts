import {
  headerName,
  isCurrency,
  isLocale,
  isTimezone,
  offlinePayments,
  type Settings as PluginSettings,
  type StripeSettings,
} from '#svc/settings';
import { database, type DatabaseSettings } from './environment/database';
import { httpServer, type HttpServerSettings } from './environment/http-server';
import { mail, type MailSettings } from './environment/mail';
import { paymentMethods, paymentTestProvider, stripe } from './environment/payment';
import { noSecrets, type Secrets, secrets } from './environment/secrets';
import {
  emailAddress,
  type Environment,
  flag,
  httpUrl,
  isProduction,
  oneOf,
  reject,
  SettingsError,
  wholeNumber,
} from './environment/values';

const registrations = ['off', 'confirmed', 'open'] as const;

/** Who may make an account: nobody, who confirms the e-mail address, everybody. */
export type Registration = (typeof registrations)[number];

/** Every setting of the service that comes from the environment, checked. */
export interface Settings extends Omit<
  PluginSettings,
  'guardAllTypes' | 'guestLanePasses' | 'requestIdOnAllPaths'
> {
  host: string;
  port: number;
  httpServer: HttpServerSettings;
  database: DatabaseSettings;
  /** How many proxies stand in front, whose `X-Forwarded-*` headers are to be believed. */
  proxies: number;
  /** The first administrator of a production start; empty where nobody is named. */
  adminEmail: string;
  mail: MailSettings;
  /** Whether strangers may make accounts, as the first start has it. */
  registration: Registration;
  /** Of all files of a request. */
  uploadMaxBytes: number;
  stripe: StripeSettings;
  secrets: Secrets;
}

function timezone(env: Environment, name: string): string {
  const value = env[name]?.trim() || 'UTC';
  if (!isTimezone(value)) {
    reject(name, value, 'it must be an IANA time zone such as Europe/Berlin');
  }
  return value;
}

function locale(env: Environment, name: string): string {
  const value = env[name]?.trim() || 'en';
  if (!isLocale(value)) reject(name, value, 'it must be a language tag such as en or pt-BR');
  return value;
}

function currency(env: Environment, name: string): string {
  const value = env[name]?.trim() || 'USD';
  if (!isCurrency(value)) {
    reject(
      name,
      value,
      'it must be the ISO 4217 code of a currency with none, two or three decimals',
    );
  }
  return value;
}

/** Tickets and mails link there, so a production start cannot guess it. */
function publicUrl(env: Environment, port: number): string {
  if (isProduction(env) && !env.PUBLIC_URL?.trim()) {
    const allowed = 'in production it must be the address that buyers come to';
    reject('PUBLIC_URL', '', `${allowed}, such as https://tickets.example.org`);
  }
  return httpUrl(env, 'PUBLIC_URL', `http://localhost:${port}`);
}

/** The site's, the service's and that of its files: each that is not set is the one before it. */
function addresses(env: Environment, port: number) {
  const site = publicUrl(env, port);
  const service = httpUrl(env, 'SERVICE_URL', site);
  return { publicUrl: site, serviceUrl: service, mediaUrl: httpUrl(env, 'MEDIA_URL', service) };
}

/** A hold may be renewed until its greatest age, which is not less than what one change is worth. */
function holds(env: Environment): Pick<Settings, 'cartHoldSeconds' | 'cartHoldMaxSeconds'> {
  const seconds = wholeNumber(env, 'CART_HOLD_SECONDS', 1800, [1, 86_400]);
  const most = wholeNumber(env, 'CART_HOLD_MAX_SECONDS', 2 * seconds, [seconds, 604_800]);
  return { cartHoldSeconds: seconds, cartHoldMaxSeconds: most };
}

/** Names with commas between them. */
function headerNames(env: Environment, name: string): string[] {
  const names = (env[name] ?? '').split(',').map((one) => one.trim());
  const wrong = names.find((one) => one !== '' && !headerName.test(one));
  if (wrong !== undefined) {
    reject(
      name,
      wrong,
      'it must be names of headers with commas between them, such as traceparent',
    );
  }
  return [...new Set(names.filter((one) => one !== ''))];
}

/** `false`, `true` for one, or how many. */
function proxies(env: Environment, name: string): number {
  const value = env[name]?.trim() || 'false';
  if (value === 'false') return 0;
  if (value === 'true') return 1;
  if (!/^([0-9]|10)$/.test(value)) {
    reject(name, value, 'it must be false, or the number of proxies in front, from 0 to 10');
  }
  return Number(value);
}

/**
 * Reads and checks the environment. A build reads the configuration too, but keeps nothing of it: it needs no secrets,
 * and may be made where the service will not run.
 * @throws SettingsError at the first value that cannot be used.
 */
export function readSettings(given: Environment, purpose: 'start' | 'build' = 'start'): Settings {
  const env = purpose === 'build' ? { ...given, NODE_ENV: 'build' } : given;
  const port = wholeNumber(env, 'PORT', 1337, [0, 65535]);
  return {
    host: env.HOST?.trim() || '0.0.0.0',
    port,
    httpServer: httpServer(env),
    database: database(env),
    ...addresses(env, port),
    siteTimezone: timezone(env, 'SITE_TIMEZONE'),
    siteLocale: locale(env, 'SITE_LOCALE'),
    currency: currency(env, 'CURRENCY'),
    ...holds(env),
    cartMaxPlaces: wholeNumber(env, 'CART_MAX_PLACES', 200, [1, 1000]),
    guestCartsPerAddress: wholeNumber(env, 'GUEST_CARTS_PER_ADDRESS', 50, [0, 1_000_000]),
    refundWindowDays: wholeNumber(env, 'REFUND_WINDOW_DAYS', 30, [0, 3650]),
    offlinePayment: oneOf(env, 'OFFLINE_PAYMENT', offlinePayments),
    offlinePaymentDays: wholeNumber(env, 'OFFLINE_PAYMENT_DAYS', 7, [0, 365]),
    allowInsecureBasicAuth: flag(env, 'ALLOW_INSECURE_BASIC_AUTH'),
    basicWithAccountPassword: flag(env, 'BASIC_WITH_ACCOUNT_PASSWORD', true),
    basicOnPlainRoutes: flag(env, 'BASIC_ON_PLAIN_ROUTES', true),
    signInTriesPerLogin: wholeNumber(env, 'SIGN_IN_TRIES_PER_LOGIN', 10, [0, 1_000_000]),
    signInTriesPerAddress: wholeNumber(env, 'SIGN_IN_TRIES_PER_ADDRESS', 50, [0, 1_000_000]),
    signInMinutes: wholeNumber(env, 'SIGN_IN_MINUTES', 15, [1, 1440]),
    publicReadSeconds: wholeNumber(env, 'PUBLIC_READ_SECONDS', 5, [0, 600]),
    accessTokenSeconds: wholeNumber(env, 'ACCESS_TOKEN_SECONDS', 600, [1, 86_400]),
    guestAnswersMb: wholeNumber(env, 'GUEST_ANSWERS_MB', 32, [0, 16_384]),
    publicCacheSeconds: wholeNumber(env, 'PUBLIC_CACHE_SECONDS', 0, [0, 31_536_000]),
    compression: flag(env, 'COMPRESSION', true),
    corsHeaders: headerNames(env, 'CORS_HEADERS'),
    guestLane: flag(env, 'GUEST_LANE', true),
    shopPages: flag(env, 'SHOP_PAGES', true),
    proxies: proxies(env, 'TRUST_PROXY'),
    // As the panel looks it up.
    adminEmail: emailAddress(env, 'ADMIN_EMAIL').toLowerCase(),
    paymentTestProvider: paymentTestProvider(env),
    paymentMethods: paymentMethods(env),
    retentionDays: wholeNumber(env, 'RETENTION_DAYS', 0, [0, 36_500]),
    paymentTimeoutSeconds: wholeNumber(env, 'PAYMENT_TIMEOUT_SECONDS', 30, [1, 600]),
    mail: mail(env),
    mailsPerHour: wholeNumber(env, 'MAILS_PER_HOUR', 5, [0, 100]),
    registration: oneOf(env, 'ALLOW_REGISTRATION', registrations),
    uploadMaxBytes: wholeNumber(env, 'UPLOAD_MAX_MB', 10, [1, 1000]) * 1024 ** 2,
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
