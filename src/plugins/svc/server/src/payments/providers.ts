import { settings, stripeSettings } from '../host/strapi';
import type { Shape } from '../kit/schema';
import { withTimeout } from '../lib/timeout';
import { counter } from './counter';
import { free } from './free';
import { offline } from './offline';
import type { PaymentProvider } from './provider';
import { nextStep } from './stripe/payment-intents';
import { stripe } from './stripe/stripe';
import { testProvider } from './test/test-provider';

/** Who wants to pay. */
export interface Payer {
  /** Row id of the host's user; null for who is none. */
  userId: number | null;
  /** Whether they hold edit_svc_orders. */
  isBoxOffice: boolean;
  /** Whether they sell at the counter, in the panel. */
  isAtCounter?: boolean;
}

/** A way of paying: what does it, and for whom. */
export interface PaymentMethod {
  provider: PaymentProvider;
  isSetUp: () => boolean;
  /** Everybody, unless said. */
  isOfferedTo?: (payer: Payer) => boolean;
  /** For one whose orders wait for their money: for how many days; 0 for any number, up to the event. */
  daysToPay?: () => number;
  /** Whether the money goes back by hand: a refund is only written down then. */
  refundsByHand?: boolean;
  /** The form of what the buyer goes on with. */
  nextStep?: Shape;
  /** What a page needs to have the provider's own form, where there is such a key; everybody may know it. */
  publishableKey?: () => string;
  /** Whether a project declares it; ours do not need to be named in the settings. */
  isDeclared?: boolean;
  /** The file that does. */
  file?: string;
}

function mayPayLater({ userId, isBoxOffice }: Payer): boolean {
  const { offlinePayment } = settings();
  if (isBoxOffice || offlinePayment === 'everyone') return true;
  return offlinePayment === 'users' && userId !== null;
}

const publishableKey = () => stripeSettings()?.publishableKey ?? '';

const ours: PaymentMethod[] = [
  { provider: free, isSetUp: () => true, refundsByHand: true },
  {
    provider: offline,
    isSetUp: () => true,
    isOfferedTo: mayPayLater,
    daysToPay: () => settings().offlinePaymentDays,
    refundsByHand: true,
  },
  {
    provider: counter,
    isSetUp: () => true,
    isOfferedTo: ({ isAtCounter }) => isAtCounter === true,
    refundsByHand: true,
  },
  { provider: stripe, isSetUp: () => stripeSettings() !== null, nextStep, publishableKey },
  { provider: testProvider, isSetUp: () => settings().paymentTestProvider },
];

/** All that there are, set up or not; those of a project come with its routes. */
const methods = new Map(ours.map((method) => [method.provider.name, method]));

export function addPaymentMethod(method: PaymentMethod): void {
  methods.set(method.provider.name, method);
}

export function allPaymentMethods(): PaymentMethod[] {
  return [...methods.values()];
}

/** Set up or not; undefined where nothing in the code has the name any more. */
export function findPaymentMethod(name: string): PaymentMethod | undefined {
  return methods.get(name);
}

/** Whether somebody hands over what is refunded of an order that was paid so: the service writes it down only. */
export function isRefundedByHand(method: string): boolean {
  return findPaymentMethod(method)?.refundsByHand ?? false;
}

/** The ways of paying that somebody may choose from. */
export function providersFor(payer: Payer): PaymentProvider[] {
  const offered = allPaymentMethods().filter(
    (one) => one.isSetUp() && (one.isOfferedTo?.(payer) ?? true),
  );
  return offered.map(({ provider }) => provider);
}

/** What a visitor may choose from: who signs in first, or who does not need to. */
export function publicPaymentMethods(): { name: string; publishableKey: string }[] {
  const visitor = { userId: null, isBoxOffice: false };
  // Any account will do: which one it is makes no difference to what is offered.
  const buyer = { userId: 0, isBoxOffice: false };
  const names = [...providersFor(visitor), ...providersFor(buyer)].map(({ name }) => name);
  return [...new Set(names)].map((name) => ({
    name,
    publishableKey: findPaymentMethod(name)?.publishableKey?.() ?? '',
  }));
}

/** The provider with this name on the wire, offered to somebody or not; undefined where it is not set up. */
export function findProvider(name: string): PaymentProvider | undefined {
  const method = findPaymentMethod(name);
  return method?.isSetUp() ? method.provider : undefined;
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
