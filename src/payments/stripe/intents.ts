import type Stripe from 'stripe';
import type { Charge, ChargeEnd, ChargeOutcome, NextStep } from '../provider';

/*
 * What a PaymentIntent of Stripe's says, in our words.
 */

type Intent = Stripe.PaymentIntent;

export const providerName = 'stripe';

/** Whether what was received is what was asked for. */
function fits({ amount_received: received, currency }: Intent, charge: Charge): boolean {
  return received === charge.amount && currency === charge.currency.toLowerCase();
}

/** What came in with an intent that has succeeded. */
export function paidBy(intent: Intent, charge: Charge): ChargeEnd {
  const { id: reference, amount_received: amount, currency } = intent;
  if (fits(intent, charge)) return { status: 'paid', reference };
  return { status: 'mispaid', reference, amount, currency: currency.toUpperCase() };
}

function stepOf({ id, client_secret: secret }: Intent, status: NextStep['status']): ChargeOutcome {
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
export function standingOf(intent: Intent, charge: Charge): ChargeOutcome {
  const { status, last_payment_error: error } = intent;
  if (status === 'succeeded') return paidBy(intent, charge);
  if (status === 'requires_action') return stepOf(intent, 'requires_action');
  if (status === 'processing') return stepOf(intent, 'processing');
  if (status === 'canceled') return { status: 'declined', reason: 'The payment was given up.' };
  if (status === 'requires_payment_method' && error) {
    return { status: 'declined', reason: error.message ?? declined };
  }
  throw new Error(`A payment is ${status}.`);
}
