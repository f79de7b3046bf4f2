import type { StripeSettings } from '#svc/settings';
import { type Environment, flag, isLoopback, isProduction, reject, SettingsError } from './values';

/** Keys of Stripe's say what they are. They are not repeated here. */
function stripeKey(env: Environment, name: string, form: RegExp, allowed: string): string {
  const value = env[name]?.trim() ?? '';
  if (value && !form.test(value)) throw new SettingsError(`${name} cannot be used: ${allowed}.`);
  return value;
}

/** The secret key is sent there: to no machine but this one. */
function stripeAddress(env: Environment, name: string): string {
  const value = env[name]?.trim() ?? '';
  const url = URL.canParse(value) ? new URL(value) : null;
  const isBare = url && url.pathname === '/' && !url.search && !url.hash && !url.username;
  const isHttp = url && ['http:', 'https:'].includes(url.protocol);
  if (value && !(isBare && isHttp && isLoopback(url))) {
    reject(name, value, 'it must be an address of this machine such as http://127.0.0.1:12111');
  }
  return value.replace(/\/+$/, '');
}

export function stripe(env: Environment): StripeSettings {
  const key = 'it must be a secret key of Stripe (sk_… or rk_…)';
  const secretKey = stripeKey(env, 'STRIPE_SECRET_KEY', /^[sr]k_\S+$/, key);
  const publishable = 'it must be a publishable key of Stripe (pk_…)';
  const publishableKey = stripeKey(env, 'STRIPE_PUBLISHABLE_KEY', /^pk_\S+$/, publishable);
  const secret = "it must be the signing secret of Stripe's webhook endpoint (whsec_…)";
  const webhookSecret = stripeKey(env, 'STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, secret);
  if ((secretKey === '') !== (webhookSecret === '')) {
    const missing = secretKey === '' ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
    throw new SettingsError(
      `${missing} is missing: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must both be set, or neither.`,
    );
  }
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiBase: stripeAddress(env, 'STRIPE_API_BASE'),
  };
}

/** Payments without money are for trying out. */
export function paymentTestProvider(env: Environment): boolean {
  const isOffered = flag(env, 'PAYMENT_TEST_PROVIDER');
  if (isOffered && isProduction(env)) {
    reject('PAYMENT_TEST_PROVIDER', 'true', 'it gives tickets away, so take it out in production');
  }
  return isOffered;
}

/** The project's own ways of paying that are offered, with commas between them. */
export function paymentMethods(env: Environment): string[] {
  const names = (env.PAYMENT_METHODS ?? '').split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
