import type Stripe from 'stripe';
import type { Charge, FinalChargeOutcome, ChargeOutcome, NextStep } from '../provider';
import { minor, unitsOf } from '../../domain/money';

/*
 * What a PaymentIntent of Stripe's says, in our words.
 */

type Intent = Stripe.PaymentIntent;

export const providerName = 'stripe';

/** Whether what was received is what was asked for. */
function isFullAmount({ amount_received: received, currency }: Intent, charge: Charge): boolean {
  return received === unitsOf(charge.amount) && currency === charge.currency.toLowerCase();
}

/** What came in with an intent that has succeeded. */
export function receivedOutcome(intent: Intent, charge: Charge): FinalChargeOutcome {
  const { id: reference, amount_received: amount, currency } = intent;
  if (isFullAmount(intent, charge)) return { status: 'paid', reference };
  return { status: 'mispaid', reference, amount: minor(amount), currency: currency.toUpperCase() };
}

function awaitedOutcome(
  { id, client_secret: secret }: Intent,
  status: NextStep['status'],
): ChargeOutcome {
  const step = {
    provider: providerName,
    status,
    paymentIntent: id,
    clientSecret: secret ?? '',
  };
  return { status: 'awaited', step };
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
    return { status: 'declined', reason: error.message ?? declined };
  }
  throw new Error(`A payment is ${status}.`);
}
