import { IANAZone } from 'luxon';
import * as yup from 'yup';
import { isCurrency } from './domain/currencies';

/** How the service speaks with Stripe. */
export interface StripeSettings {
  /** Empty where Stripe is not offered. */
  secretKey: string;
  /** What a page of the site makes Stripe's form with; empty where the site knows it by itself. */
  publishableKey: string;
  /** What Stripe signs its events with. */
  webhookSecret: string;
  /** Scheme, host and port of another Stripe than the real one, for tests; else empty. */
  apiBase: string;
}

/** Who may order now and pay later; holders of edit_svc_orders always may. */
export const offlinePayments = ['nobody', 'users', 'everyone'] as const;
export type OfflinePayment = (typeof offlinePayments)[number];

/** What the project's config/plugins may say of the plugin. */
export interface Settings {
  /** Public address of the site, without a slash at the end; the host's own `url` where nothing is said. */
  publicUrl: string;
  /** Where the service itself is reached, likewise; `publicUrl` where nothing is said. */
  serviceUrl: string;
  /** Where files of the media library are reached, likewise; `serviceUrl` where nothing is said. */
  mediaUrl: string;
  /** IANA name; the zone of events that name none, and of bare dates in filters. */
  siteTimezone: string;
  /** BCP 47 language tag, `de-AT`: how a site may write dates and amounts. */
  siteLocale: string;
  /** ISO 4217 code of a currency with none, two or three decimals. */
  currency: string;
  cartHoldSeconds: number;
  /** The most that a hold lasts, however often it is renewed; 0 is twice `cartHoldSeconds`. */
  cartHoldMaxSeconds: number;
  /** Of all tickets of a cart together. */
  cartMaxPlaces: number;
  /** How many carts with places guests may have from one address; 0 for as many as they like. */
  guestCartsPerAddress: number;
  refundWindowDays: number;
  offlinePayment: OfflinePayment;
  /** How long an order waits for such a payment; 0 for as long as it takes, up to its event. */
  offlinePaymentDays: number;
  allowInsecureBasicAuth: boolean;
  /** Whether Basic takes the password of an account, and not application passwords alone. */
  basicWithAccountPassword: boolean;
  /** Whether Basic signs in on the project's own routes too. */
  basicOnPlainRoutes: boolean;
  /** How many wrong passwords are compared for a login within so many minutes; 0 for no bound. */
  signInTriesPerLogin: number;
  /** The same from an address. */
  signInTriesPerAddress: number;
  signInMinutes: number;
  /** How long a statement of a read may take that guests may ask for, on servers of databases; 0 for as long as it takes. */
  publicReadSeconds: number;
  /** How long an access token of `svc/auth/v1/session` is good for. */
  accessTokenSeconds: number;
  /** Whether guests' reads take the shorter way, past the host's middlewares that have nothing to do for them. */
  guestLane: boolean;
  /** How much of what guests have read is remembered as long as nothing changes, in megabytes; 0 for nothing. */
  guestAnswersMb: number;
  /** For so many seconds shared caches may answer guests without asking; 0 where they have to ask each time. */
  publicCacheSeconds: number;
  /** Whether what everybody may read is sent packed to who takes it so. */
  compression: boolean;
  /** What pages on other origins may send besides the service's own headers. */
  corsHeaders: string[];
  /** Whether every answer of the server says what its request is called, and not those of the service alone. */
  requestIdOnAllPaths: boolean;
  /** Names of config/middlewares that have nothing to do for guests' reads, besides the host's own. */
  guestLanePasses: string[];
  paymentTestProvider: boolean;
  /** The project's own ways of paying that are offered. */
  paymentMethods: string[];
  /** So long after an order's last event everybody in it is erased; 0 for never. */
  retentionDays: number;
  /** How many mails an hour one address gets that anybody can cause; 0 for any number. */
  mailsPerHour: number;
  /** How long a payment may take before it is settled by asking the provider what became of it. */
  paymentTimeoutSeconds: number;
  /** Whether the service sells on pages of its own: `/events`, `/cart`, `/checkout`, and forms on the pages of events. */
  shopPages: boolean;
  /** Whether writes of the project's own types, of users, roles and files are guarded like those of the plugin's. */
  guardAllTypes: boolean;
}

export { isCurrency };

export function isTimezone(name: string): boolean {
  return IANAZone.isValidZone(name);
}

/** Whether it is a language tag, such as `en` or `pt-BR`. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** The name of a header. */
export const headerName = /^[A-Za-z][\w-]*$/;

const whole = (min: number, max: number) => yup.number().integer().min(min).max(max).required();
const flag = () => yup.boolean().required();
const given = () => yup.string().defined();
/** A web address that paths are put behind; empty for none. */
const address = (name: string) =>
  given().matches(/^(https?:\/\/[^?#]*[^?#/])?$/, {
    message: `${name} must be an http:// or https:// address without ?, # and a slash at the end`,
  });

const shape = yup
  .object({
    publicUrl: address('publicUrl'),
    serviceUrl: address('serviceUrl'),
    mediaUrl: address('mediaUrl'),
    siteTimezone: yup
      .string()
      .required()
      .test({
        test: (name) => isTimezone(name),
        message: 'siteTimezone must be an IANA time zone such as Europe/Berlin',
      }),
    siteLocale: yup
      .string()
      .required()
      .test({
        test: (tag) => isLocale(tag),
        message: 'siteLocale must be a language tag such as en or pt-BR',
      }),
    currency: yup
      .string()
      .required()
      .test({
        test: (code) => isCurrency(code),
        message:
          'currency must be the ISO 4217 code of a currency with none, two or three decimals',
      }),
    cartHoldSeconds: whole(1, 86_400),
    cartHoldMaxSeconds: whole(0, 604_800),
    cartMaxPlaces: whole(1, 1000),
    guestCartsPerAddress: whole(0, 1_000_000),
    refundWindowDays: whole(0, 3650),
    offlinePayment: yup.string().oneOf(offlinePayments).required(),
    offlinePaymentDays: whole(0, 365),
    allowInsecureBasicAuth: flag(),
    basicWithAccountPassword: flag(),
    basicOnPlainRoutes: flag(),
    signInTriesPerLogin: whole(0, 1_000_000),
    signInTriesPerAddress: whole(0, 1_000_000),
    signInMinutes: whole(1, 1440),
    publicReadSeconds: whole(0, 600),
    publicCacheSeconds: whole(0, 31_536_000),
    compression: flag(),
    corsHeaders: yup.array(yup.string().required().matches(headerName)).required(),
    requestIdOnAllPaths: flag(),
    accessTokenSeconds: whole(1, 86_400),
    guestLane: flag(),
    guestAnswersMb: whole(0, 16_384),
    guestLanePasses: yup.array().of(yup.string().required()).required(),
    paymentTestProvider: flag(),
    paymentMethods: yup.array().of(given()).defined(),
    retentionDays: whole(0, 36_500),
    mailsPerHour: whole(0, 100),
    paymentTimeoutSeconds: whole(1, 600),
    shopPages: flag(),
    guardAllTypes: flag(),
    stripe: yup
      .object({
        secretKey: given(),
        publishableKey: given(),
        webhookSecret: given(),
        apiBase: given(),
      })
      .noUnknown()
      .test({
        test: ({ secretKey, webhookSecret }) => (secretKey === '') === (webhookSecret === ''),
        message: 'stripe.secretKey and stripe.webhookSecret must both be set, or neither',
      }),
  })
  .noUnknown()
  .test({
    test: ({ cartHoldSeconds, cartHoldMaxSeconds: most }) => most === 0 || most >= cartHoldSeconds,
    message: 'cartHoldMaxSeconds must be 0, or not less than cartHoldSeconds',
  });

/** Strapi merges what the project says over `default` and has `validator` look at it; it throws what is wrong. */
export const config = {
  default: {
    publicUrl: '',
    serviceUrl: '',
    mediaUrl: '',
    siteTimezone: 'UTC',
    siteLocale: 'en',
    currency: 'USD',
    cartHoldSeconds: 1800,
    cartHoldMaxSeconds: 0,
    cartMaxPlaces: 200,
    guestCartsPerAddress: 50,
    refundWindowDays: 30,
    offlinePayment: 'nobody',
    offlinePaymentDays: 7,
    allowInsecureBasicAuth: false,
    basicWithAccountPassword: true,
    basicOnPlainRoutes: false,
    signInTriesPerLogin: 10,
    signInTriesPerAddress: 50,
    signInMinutes: 15,
    publicReadSeconds: 5,
    accessTokenSeconds: 600,
    guestLane: true,
    guestAnswersMb: 32,
    publicCacheSeconds: 0,
    compression: true,
    corsHeaders: [],
    requestIdOnAllPaths: false,
    guestLanePasses: [],
    paymentTestProvider: false,
    paymentMethods: [],
    retentionDays: 0,
    mailsPerHour: 5,
    paymentTimeoutSeconds: 30,
    shopPages: true,
    guardAllTypes: false,
    stripe: { secretKey: '', publishableKey: '', webhookSecret: '', apiBase: '' },
  },
  validator(configured: unknown): void {
    shape.validateSync(configured, { strict: true });
  },
};

interface HostAddress {
  url?: string;
  host: string;
  port: number;
}

/** The address that people come to: what is configured, else the host's `url`, else where it listens. */
function publicUrlOf({ publicUrl }: Pick<Settings, 'publicUrl'>, host: HostAddress): string {
  const { url, port } = host;
  if (publicUrl) return publicUrl;
  return url && /^https?:/.test(url) ? url.replace(/\/+$/, '') : `http://localhost:${port}`;
}

type Addresses = Pick<Settings, 'publicUrl' | 'serviceUrl' | 'mediaUrl'>;

/** The three addresses: each that is not configured is the one before it. */
export function addressesOf(configured: Addresses, host: HostAddress): Addresses {
  const publicUrl = publicUrlOf(configured, host);
  const serviceUrl = configured.serviceUrl || publicUrl;
  return { publicUrl, serviceUrl, mediaUrl: configured.mediaUrl || serviceUrl };
}

/** The most that a hold lasts: what is configured, else twice the time after a change. */
export function cartHoldMaxSecondsOf({
  cartHoldSeconds,
  cartHoldMaxSeconds,
}: Pick<Settings, 'cartHoldSeconds' | 'cartHoldMaxSeconds'>): number {
  return cartHoldMaxSeconds || 2 * cartHoldSeconds;
}
