import { settings, stripeSettings } from '../host/strapi';
import { withTimeout } from '../lib/timeout';
import { free } from './free';
import { offline } from './offline';
import type { PaymentProvider } from './provider';
import { stripe } from './stripe/stripe';
import { testProvider } from './test/test-provider';

/** The ways of paying that are set up. */
function providers(): PaymentProvider[] {
  return [
    free,
    offline,
    ...(stripeSettings() ? [stripe] : []),
    ...(settings().paymentTestProvider ? [testProvider] : []),
  ];
}

/** Who wants to pay. */
export interface Payer {
  /** Row id of the host's user; null for who is none. */
  userId: number | null;
  /** Whether they hold edit_svc_orders. */
  isBoxOffice: boolean;
}

function mayPayLater({ userId, isBoxOffice }: Payer): boolean {
  const { offlinePayment } = settings();
  if (isBoxOffice || offlinePayment === 'everyone') return true;
  return offlinePayment === 'users' && userId !== null;
}

/** The ways of paying that somebody may choose from. */
export function providersFor(payer: Payer): PaymentProvider[] {
  return providers().filter((one) => one !== offline || mayPayLater(payer));
}

/** The provider with this name on the wire, offered to somebody or not; undefined where it is not set up. */
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
