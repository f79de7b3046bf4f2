import type Stripe from 'stripe';
import * as yup from 'yup';
import type { Charge, FinalChargeOutcome, ChargeOutcome } from '../provider';
import { declineCode } from './errors';
import { fromStripe, toStripe } from './amounts';
import { settings } from '../../host/strapi';

/*
 * What a PaymentIntent of Stripe's says, in our words.
 */

type Intent = Stripe.PaymentIntent;

export const providerName = 'stripe';

/** Orders of installations that share an account would have the same keys without the nonce. */
export function keyOf({ key, nonce }: Charge): string {
  return `${key}-${nonce}`;
}

/** By which Stripe's own pages and `npm run check` find the order. */
export function metadataOf({ orderId }: Charge): Record<string, string> {
  return { order_id: String(orderId), site: settings().publicUrl };
}

export const neverPaid: FinalChargeOutcome = {
  status: 'declined',
  reason: 'The payment was not made.',
};

/** Whether what was received is what was asked for. */
function isFullAmount({ amount_received: received, currency }: Intent, charge: Charge): boolean {
  return (
    received === toStripe(charge.amount, currency) && currency === charge.currency.toLowerCase()
  );
}

/** What came in with an intent that has succeeded. */
export function receivedOutcome(intent: Intent, charge: Charge): FinalChargeOutcome {
  const { id: reference, amount_received: amount, currency } = intent;
  if (isFullAmount(intent, charge)) return { status: 'paid', reference };
  return {
    status: 'mispaid',
    reference,
    amount: fromStripe(amount, currency),
    currency: currency.toUpperCase(),
  };
}

/** `processing`: there is nothing to do but wait. */
const stepStatuses = ['requires_action', 'processing'] as const;

/** What the page goes on with. Whoever has the secret can go on with this payment. */
export const nextStep = {
  status: yup.string().oneOf(stepStatuses),
  payment_intent: yup.string(),
  client_secret: yup.string(),
};

function awaitedOutcome(
  { id, client_secret: secret }: Intent,
  status: (typeof stepStatuses)[number],
): ChargeOutcome {
  const fields = { status, payment_intent: id, client_secret: secret ?? '' };
  return { status: 'awaited', step: { provider: providerName, fields } };
}

const declined = 'The payment was declined.';

/**
 * How an intent stands that was confirmed, or is about to be.
 * @throws Error for a state that no payment of ours gets into
 */
export function outcomeOf(intent: Intent, charge: Charge): ChargeOutcome {
  const { status, last_payment_error: error } = intent;
  if (status === 'succeeded') return receivedOutcome(intent, charge);
  if (status === 'requires_action') return awaitedOutcome(intent, 'requires_action');
  if (status === 'processing') return awaitedOutcome(intent, 'processing');
  if (status === 'canceled') return { status: 'declined', reason: 'The payment was cancelled.' };
  if (status === 'requires_payment_method' && error) {
    return { status: 'declined', reason: error.message ?? declined, ...declineCode(error) };
  }
  throw new Error(`A payment is ${status}.`);
}
