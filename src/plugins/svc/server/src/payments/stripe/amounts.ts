import { minor, type Minor, unitsOf } from '../../domain/money';

/*
 * How Stripe counts. Mostly in minor units as we do, with two kinds of exceptions: docs.stripe.com/currencies.
 */

/** They have no decimals, and Stripe counts them as if they had two. */
const inHundredths = new Set(['ISK', 'UGX']);

/** They have three decimals, and Stripe takes no other last one than 0. */
const inTens = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

const factorOf = (currency: string) => (inHundredths.has(currency.toUpperCase()) ? 100 : 1);

export function toStripe(amount: Minor, currency: string): number {
  return unitsOf(amount) * factorOf(currency);
}

/** What Stripe says, which may be a fraction of what there is: then it is less than that. */
export function unitsFromStripe(amount: number, currency: string): number {
  return Math.floor(amount / factorOf(currency));
}

export function fromStripe(amount: number, currency: string): Minor {
  return minor(unitsFromStripe(amount, currency));
}

/** Why Stripe cannot take or give back exactly this; undefined where it can. */
export function notTaken(amount: Minor, currency: string): string | undefined {
  if (!inTens.has(currency.toUpperCase()) || unitsOf(amount) % 10 === 0) return undefined;
  return `Cards take ${currency.toUpperCase()} in steps of 0.010 only.`;
}
