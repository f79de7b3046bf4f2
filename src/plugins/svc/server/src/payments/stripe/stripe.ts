import type Stripe from 'stripe';
import type {
  Charge,
  FinalChargeOutcome,
  PaymentProvider,
  Refund,
  RefundOutcome,
} from '../provider';
import { createSession, finalizeSession, isSession, sessionOutcome } from './checkout-sessions';
import { client } from './client';
import { asUncertain, declinedBy, isRefused, isWrongState, refusedBy } from './errors';
import {
  keyOf,
  metadataOf,
  neverPaid,
  outcomeOf,
  providerName,
  receivedOutcome,
} from './payment-intents';
import { notTaken, toStripe } from './amounts';

/*
 * Cards, by Stripe. An order has one PaymentIntent: it is made first, kept with the order, and then confirmed with the
 * buyer's payment method. Cancelling it is what makes sure that nothing is paid any more. Who pays on Stripe's own page
 * has a Checkout Session instead, until it is paid: then the order has its PaymentIntent.
 */

/** Cards only, wallets included: whoever pays by something slower would keep places longer than a hold. */
async function createIntent(charge: Charge) {
  const { amount, currency } = charge;
  const reason = notTaken(amount, currency);
  if (reason) return { status: 'declined' as const, reason };
  const intent = {
    amount: toStripe(amount, currency),
    currency: currency.toLowerCase(),
    allowed_payment_method_types: ['card'],
    metadata: metadataOf(charge),
  };
  try {
    const { id } = await client().paymentIntents.create(intent, { idempotencyKey: keyOf(charge) });
    return { reference: id };
  } catch (error) {
    return refusedBy(error);
  }
}

async function confirm(charge: Charge) {
  try {
    const intent = await client().paymentIntents.confirm(
      charge.reference,
      // What the bank wants to ask, Stripe.js asks on the page: nobody is sent to another one.
      { payment_method: charge.token, use_stripe_sdk: true },
      { idempotencyKey: `${keyOf(charge)}-confirm` },
    );
    return outcomeOf(intent, charge);
  } catch (error) {
    const declined = declinedBy(error);
    if (declined) return declined;
    throw asUncertain(error);
  }
}

async function retrieve({ reference }: Charge): Promise<Stripe.PaymentIntent> {
  try {
    return await client().paymentIntents.retrieve(reference);
  } catch (error) {
    throw asUncertain(error);
  }
}

/** The intent, cancelled if it could be. */
async function cancel(charge: Charge): Promise<Stripe.PaymentIntent> {
  try {
    return await client().paymentIntents.cancel(charge.reference);
  } catch (error) {
    if (isWrongState(error)) return retrieve(charge);
    throw asUncertain(error);
  }
}

async function finalize(charge: Charge): Promise<FinalChargeOutcome> {
  // Only what is kept with the order is ever confirmed.
  if (charge.reference === '') return neverPaid;
  if (isSession(charge.reference)) return finalizeSession(charge);
  const intent = await cancel(charge);
  if (intent.status === 'succeeded') return receivedOutcome(intent, charge);
  if (intent.status === 'canceled') return neverPaid;
  throw new Error(`A payment that was to be cancelled is ${intent.status}.`);
}

/** What was given back under a key. Stripe forgets its idempotency keys after a day; this it does not forget. */
async function findRefund({ key, chargeReference }: Refund): Promise<Stripe.Refund | undefined> {
  const made = await client().refunds.list({ payment_intent: chargeReference, limit: 100 });
  return made.data.find(({ metadata }) => metadata?.key === key);
}

function makeRefund({
  key,
  orderId,
  chargeReference,
  amount,
  currency,
}: Refund): Promise<Stripe.Refund> {
  const metadata = { key, order_id: String(orderId) };
  return client().refunds.create(
    { payment_intent: chargeReference, amount: toStripe(amount, currency), metadata },
    { idempotencyKey: `${key}-${chargeReference}` },
  );
}

async function refund(wanted: Refund): Promise<RefundOutcome> {
  const reason = 'The payment provider refused the refund.';
  const impossible = notTaken(wanted.amount, wanted.currency);
  if (impossible) return { status: 'refused', reason: impossible };
  try {
    const { id, status } = (await findRefund(wanted)) ?? (await makeRefund(wanted));
    const isGone = status === 'failed' || status === 'canceled';
    return isGone ? { status: 'refused', reason } : { status: 'refunded', reference: id };
  } catch (error) {
    if (!isRefused(error)) throw asUncertain(error);
    strapi.log.warn(`Stripe refuses a refund: ${error.code ?? error.type}, ${error.requestId}.`);
    return { status: 'refused', reason };
  }
}

export const stripe: PaymentProvider = {
  name: providerName,
  needsToken: true,
  isOnOwnPage: isSession,
  prepare: (charge) => (charge.returnTo ? createSession(charge) : createIntent(charge)),
  charge: (charge) => (isSession(charge.reference) ? sessionOutcome(charge) : confirm(charge)),
  finalize,
  retrieve: async (charge) =>
    isSession(charge.reference)
      ? sessionOutcome(charge)
      : outcomeOf(await retrieve(charge), charge),
  refund,
};
