import { unitsFromStripe } from './amounts';
import Stripe from 'stripe';
import { invalidParams } from '../../domain/problem';
import { stripeSettings } from '../../host/strapi';

/*
 * What Stripe tells by itself. Of an event only the signature is believed, and whose payment it is about: how that
 * stands, Stripe is asked. So an event may come late, twice, or before another that happened earlier.
 */

export const signatureHeader = 'Stripe-Signature';

/** How old an event may be, in seconds, so that one that was overheard cannot be sent again for ever. */
const tolerance = 300;

/** Events after which a payment may be over. */
const relevantEvents = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'checkout.session.completed',
  'checkout.session.expired',
]);

export interface SignedEvent {
  /** As it was sent: the signature is of every byte. */
  raw: string;
  signature: string;
}

function verifyEvent({ raw, signature }: SignedEvent, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(raw, signature, secret, tolerance);
  } catch (error) {
    const isOld = /tolerance zone/.test((error as Error).message);
    const reason = isOld ? `is older than ${tolerance} seconds` : 'does not match the body';
    throw invalidParams({ [signatureHeader]: reason });
  }
}

/** A payment that an event is about, as the event has it. */
export interface ReportedPayment {
  /** What Stripe calls the payment. */
  reference: string;
  /** Minor units; of an event about nothing of ours there may be none. */
  amount: number;
  currency: string;
}

/**
 * The payment that may be over; null for an event about anything else.
 * @throws Problem `invalidParam` where the event is not one of Stripe's, or an old one
 */
export function readEvent(event: SignedEvent): ReportedPayment | null {
  const { type, data } = verifyEvent(event, stripeSettings()!.webhookSecret);
  if (!relevantEvents.has(type)) return null;
  const payment = data.object as Stripe.PaymentIntent | Stripe.Checkout.Session;
  const amount = 'amount_total' in payment ? payment.amount_total! : payment.amount;
  const currency = String(payment.currency).toUpperCase();
  return {
    reference: String(payment.id),
    amount: unitsFromStripe(amount, currency),
    currency,
  };
}
