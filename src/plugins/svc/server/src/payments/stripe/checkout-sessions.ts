import type Stripe from 'stripe';
import { notTaken, toStripe } from './amounts';
import type { Charge, ChargeOutcome, FinalChargeOutcome } from '../provider';
import { client } from './client';
import { asUncertain, isRefused, refusedBy } from './errors';
import { keyOf, metadataOf, neverPaid, providerName, receivedOutcome } from './payment-intents';

/*
 * Paying on Stripe's own page. A Checkout Session makes its PaymentIntent by itself, when the buyer pays; expiring the
 * session is what makes sure that nothing is paid any more.
 */

/** Whether a payment's reference is that of a session: a buyer who has not paid yet on Stripe's page. */
export function isSession(reference: string): boolean {
  return reference.startsWith('cs_');
}

/** Cards only, as for payments on a site's own page. */
export async function createSession(charge: Charge) {
  const { amount, currency, orderId, returnTo } = charge;
  const reason = notTaken(amount, currency);
  if (reason) return { status: 'declined' as const, reason };
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: toStripe(amount, currency),
    product_data: { name: `Order ${orderId}` },
  };
  try {
    const { id } = await client().checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [{ price_data: price, quantity: 1 }],
        allowed_payment_method_types: ['card'],
        payment_intent_data: { metadata: metadataOf(charge) },
        success_url: returnTo!.paid,
        cancel_url: returnTo!.unpaid,
      },
      { idempotencyKey: `${keyOf(charge)}-session` },
    );
    return { reference: id };
  } catch (error) {
    return refusedBy(error);
  }
}

async function retrieve({ reference }: Charge): Promise<Stripe.Checkout.Session> {
  try {
    return await client().checkout.sessions.retrieve(reference, { expand: ['payment_intent'] });
  } catch (error) {
    throw asUncertain(error);
  }
}

/** What came in; null while nothing has. */
function receivedBy(
  { payment_intent: intent }: Stripe.Checkout.Session,
  charge: Charge,
): FinalChargeOutcome | null {
  if (typeof intent !== 'object' || intent?.status !== 'succeeded') return null;
  return receivedOutcome(intent, charge);
}

/** How the session of a charge stands; where the buyer has to go on, the step has the page's address. */
export async function sessionOutcome(charge: Charge): Promise<ChargeOutcome> {
  const session = await retrieve(charge);
  const received = receivedBy(session, charge);
  if (received) return received;
  if (session.status === 'expired') return neverPaid;
  const fields = session.url ? { checkout_url: session.url } : {};
  return { status: 'awaited', step: { provider: providerName, fields } };
}

/** Only one that is open can be expired. */
async function expire({ reference }: Charge): Promise<void> {
  try {
    await client().checkout.sessions.expire(reference);
  } catch (error) {
    if (!isRefused(error)) throw asUncertain(error);
  }
}

/** @throws Error where it cannot be told whether it was paid */
export async function finalizeSession(charge: Charge): Promise<FinalChargeOutcome> {
  await expire(charge);
  const session = await retrieve(charge);
  const received = receivedBy(session, charge);
  if (received) return received;
  if (session.status === 'expired') return neverPaid;
  throw new Error(`A Checkout Session that was to be expired is ${session.status}.`);
}
