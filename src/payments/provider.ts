/*
 * What a way of paying has to be able to do. A provider is a file with one of these, and a line in providers.ts.
 */

export interface Charge {
  /** Derived from the order: a second charge with the same key is the first one again. */
  key: string;
  orderId: number;
  /** Minor units. */
  amount: number;
  currency: string;
  /** What the provider gave the buyer's browser; empty where the method needs none. */
  token: string;
}

/** What became of a charge. `pending`: somebody has yet to say that it is paid. */
export type ChargeOutcome =
  | { status: 'paid'; reference: string }
  | { status: 'pending'; reference: string }
  | { status: 'declined'; reason: string };

export interface Refund {
  /** Derived from the refund request: a second refund with the same key is the first one again. */
  key: string;
  orderId: number;
  /** The charge's own key, and what the provider called it. */
  chargeKey: string;
  chargeReference: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

export type RefundOutcome =
  { status: 'refunded'; reference: string } | { status: 'refused'; reason: string };

export interface PaymentProvider {
  /** Its name on the wire, in `payment_method`. */
  name: string;
  /** Whether a buyer must send `payment_token`. */
  needsToken: boolean;
  /** Asks for the money. Throws where it cannot be told whether the money moved: an outage, a time-out. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /**
   * What became of a charge that nobody has heard of. Whatever has not been paid by now never will be under this
   * key: a charge that comes late is declined. Throws where the provider cannot be asked.
   */
  conclude(charge: Charge): Promise<ChargeOutcome>;
  /**
   * Gives money back; the same refund again is answered as the first time. Never more than was charged. Throws where
   * it cannot be told whether the money moved.
   */
  refund(refund: Refund): Promise<RefundOutcome>;
}
