import Stripe from 'stripe';
import type { Answer, Call } from '#svc/testing/client';
import type { Fields } from './events';
import type { Service } from './service';
import type { Shopper } from './shop';
import { methods } from './stripe-account';
import { type StripeServer, webhookSecret } from './stripe-server';

/* Paying by Stripe, as a page does it, and what Stripe tells the service by itself. */

export { methods } from './stripe-account';

export const webhookPath = 'svc/tickets/v1/stripe/webhook';

/** What is sent to pay with a card. */
export function byStripe(method: string = methods.ok): Fields {
  return { payment_method: 'stripe', payment_token: method };
}

export interface EventOptions {
  secret?: string;
  /** When it was signed, in seconds since 1970. */
  signedAt?: number;
  /** What the event says instead of what is so. */
  object?: Fields;
}

/** An event about an intent, signed: what is sent, and with which headers. */
export function signedEvent(
  intent: object,
  type: string,
  { secret = webhookSecret, signedAt, object = {} }: EventOptions = {},
) {
  const event = { id: 'evt_1', object: 'event', type, data: { object: { ...intent, ...object } } };
  // With the spaces that Stripe's have: what is signed is what is sent.
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(signedAt !== undefined && { timestamp: signedAt }),
  });
  return { body: payload, headers: { 'Stripe-Signature': signature } };
}

/** Tells a service of an intent, as Stripe does. */
export function tell(
  call: Call,
  intent: object,
  type = 'payment_intent.succeeded',
  options: EventOptions = {},
): Promise<Answer> {
  return call('POST', webhookPath, signedEvent(intent, type, options));
}

/** The intent of an order, at Stripe. */
export async function intentOf({ strapi }: Service, server: StripeServer, orderId: number) {
  const row = (await strapi.db
    .connection('svc_orders')
    .where({ public_id: orderId })
    .first('payment_reference')) as { payment_reference: string };
  return server.intent(row.payment_reference);
}

/** An order that waits for its buyer to answer the bank. */
export async function beginAsked(shopper: Shopper, headers: Record<string, string> = {}) {
  const { status, body } = await shopper.pay(byStripe(methods.asked), headers);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as {
    order_id: number;
    status: string;
    attendee_ids: number[];
    payment: { provider: string; status: string; payment_intent: string; client_secret: string };
  };
}
