import { settings, stripeSettings } from '../host/strapi';
import { withTimeout } from '../lib/timeout';
import { free } from './free';
import { offline } from './offline';
import type { PaymentProvider } from './provider';
import { stripe } from './stripe/stripe';
import { testProvider } from './test/test-provider';

/** The ways of paying that this service offers, by its settings. */
export function providers(): PaymentProvider[] {
  return [
    free,
    offline,
    ...(stripeSettings() ? [stripe] : []),
    ...(settings().paymentTestProvider ? [testProvider] : []),
  ];
}

/** The provider with this name on the wire; undefined where it is not offered. */
export function findProvider(name: string): PaymentProvider | undefined {
  return providers().find((provider) => provider.name === name);
}

/**
 * What a provider answers; null where it cannot say within the time that payments have. The log is told what was asked,
 * and never why there is no answer: a provider's errors may carry what is secret.
 * @param subject `The payment of order 7`
 */
export async function askProvider<T>(subject: string, asked: () => Promise<T>): Promise<T | null> {
  const late = 'The payment provider did not answer in time.';
  try {
    return await withTimeout(asked(), settings().paymentTimeoutSeconds, late);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    strapi.log.warn(`${subject} is uncertain (${name}).`);
    return null;
  }
}
