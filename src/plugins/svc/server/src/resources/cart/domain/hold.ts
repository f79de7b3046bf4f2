/** For how long carts keep places, in seconds: after a change, and at most. */
export interface HoldLimits {
  cartHoldSeconds: number;
  cartHoldMaxSeconds: number;
}

/**
 * When a hold ends, in seconds since 1970, that began at `since` and is renewed at `at`: nobody keeps places, and their
 * price, for ever.
 */
export function holdEnd(
  { since, at }: { since: number; at: number },
  { cartHoldSeconds, cartHoldMaxSeconds }: HoldLimits,
): number {
  return Math.min(at + cartHoldSeconds, since + cartHoldMaxSeconds);
}
