import Stripe from 'stripe';
import { settings, stripeSettings } from '../../host/strapi';
import type { StripeSettings } from '../../settings';

/** The version of Stripe's API that this code was written for; the account's own may be another. */
const apiVersion = '2026-10-28.endive';

interface ClientOptions {
  /** How long one request may take. */
  timeoutSeconds: number;
}

function addressOf(apiBase: string) {
  if (apiBase === '') return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    // An IPv6 address has brackets in a URL, and none for the HTTP client.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isSecure ? 443 : 80),
  };
}

/** Stripe's own client. A request that failed on its way is sent once more, under the same idempotency key. */
export function makeClient(
  { secretKey, apiBase }: StripeSettings,
  { timeoutSeconds }: ClientOptions,
): Stripe.Stripe {
  return new Stripe(secretKey, {
    apiVersion,
    ...addressOf(apiBase),
    timeout: timeoutSeconds * 1000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

const clients = new WeakMap<object, Stripe.Stripe>();

/** The one of the running service. */
export function client(): Stripe.Stripe {
  const known = clients.get(strapi);
  if (known) return known;
  const found = stripeSettings();
  if (!found) throw new Error('Stripe is not set up.');
  const made = makeClient(found, { timeoutSeconds: settings().paymentTimeoutSeconds });
  clients.set(strapi, made);
  return made;
}
