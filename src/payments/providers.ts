import { settings, stripeSettings } from '../strapi';
import { free } from './free';
import { offline } from './offline';
import type { PaymentProvider } from './provider';
import { stripe } from './stripe/stripe';
import { testProvider } from './test';

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
