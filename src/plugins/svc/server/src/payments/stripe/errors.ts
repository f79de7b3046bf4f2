import Stripe from 'stripe';

/*
 * What Stripe's errors mean for the money. An error that says nothing of it is thrown on, with what helps to look it
 * up at Stripe as its name, and without its message: that of a wrong key has a part of the key in it.
 */

const { StripeCardError, StripeError, StripeInvalidRequestError } = Stripe.errors;

/** Nobody knows what became of the request; `name` is fit for a log. */
export function asUncertain(error: unknown): Error {
  if (!(error instanceof StripeError)) return error as Error;
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

/** Why Stripe does not take the payment; undefined where the error does not say that. */
export function declineReason(error: unknown): string | undefined {
  if (error instanceof StripeCardError) return reasonOf(error);
  const isRefused = error instanceof StripeInvalidRequestError && isAboutTheMethod(error);
  return isRefused ? unusable : undefined;
}

/** Whether Stripe has read the request and refuses it for what it says: it was not carried out. */
export function isRefused(error: unknown): error is InstanceType<typeof StripeError> {
  return error instanceof StripeInvalidRequestError || error instanceof StripeCardError;
}

/** Whether Stripe objects that the payment is in no state for this. */
export function isWrongState(error: unknown): boolean {
  return (
    error instanceof StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state'
  );
}
