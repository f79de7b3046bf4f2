import Stripe from 'stripe';
import type { Declined } from '../provider';

/*
 * What Stripe's errors mean for the money. An error that says nothing of it is thrown on, with what helps to look it
 * up at Stripe as its name, and without its message: that of a wrong key has a part of the key in it.
 */

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

/** Nobody knows what became of the request; `name` is fit for a log. */
export function asUncertain(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error as Error;
  const { type, code, requestId } = error;
  const name = [type, code, requestId].filter(Boolean).join(' ');
  return Object.assign(new Error('The Stripe request failed.'), { name });
}

/** What Stripe says of a card is meant for the one who holds it. */
function reasonOf({ message }: Error): string {
  return message || 'The card was declined.';
}

const unusable = 'The payment provider does not accept this payment_token.';

/** Codes of requests that are refused for the sake of the payment method, with which another one would go through. */
const aboutTheMethod = /^(payment_method_|token_|payment_intent_incompatible_payment_method$)/;

function isAboutTheMethod({ param, code = '' }: { param?: string; code?: string }): boolean {
  return param === 'payment_method' || aboutTheMethod.test(code);
}

/** What a bank says of a card is more than that it was declined. */
export function declineCode(error: { decline_code?: string; code?: string }): { code?: string } {
  const code = error.decline_code || error.code;
  return code ? { code } : {};
}

/** Why Stripe does not take the payment; undefined where the error does not say that. */
export function declinedBy(error: unknown): Declined | undefined {
  if (error instanceof StripeCardError) {
    return { status: 'declined', reason: reasonOf(error), ...declineCode(error) };
  }
  const isRefused = error instanceof StripeInvalidRequestError && isAboutTheMethod(error);
  if (!isRefused) return undefined;
  return { status: 'declined', reason: unusable, ...declineCode(error) };
}

/** Whether Stripe has read the request and refuses it for what it says: it was not carried out. */
export function isRefused(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof StripeInvalidRequestError || error instanceof StripeCardError;
}

/** What the buyer is told of a payment that Stripe does not take up. @throws Error where that is not certain */
export function refusedBy(error: unknown): Declined {
  if (!isRefused(error)) throw asUncertain(error);
  strapi.log.warn(`Stripe refuses a payment: ${error.code ?? error.type}, ${error.requestId}.`);
  return { status: 'declined', reason: 'The payment provider does not accept this payment.' };
}

/** Whether Stripe objects that the payment is in no state for this. */
export function isWrongState(error: unknown): boolean {
  return (
    error instanceof StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'
  );
}
