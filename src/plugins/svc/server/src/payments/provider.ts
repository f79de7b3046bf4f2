import type { Minor } from '../domain/money';

/*
 * What a way of paying has to be able to do. Ours are a file each, and an entry in providers.ts; a
 * project's are made of what it declares, by declare.ts.
 */

export interface Charge {
  /** Derived from the order: a second charge with the same key is the first one again. */
  key: string;
  /** The order's own, and random: orders of installations that share an account have the same ids. */
  nonce: string;
  orderId: number;
  amount: Minor;
  currency: string;
  /** What the provider gave the buyer's browser; empty where the method needs none. */
  token: string;
  /** What `prepare` called it; empty before, and where a provider has no such step. */
  reference: string;
  /** For who pays on the provider's own page: where a browser comes back to from there. */
  returnTo?: ReturnAddresses;
}

/** Whole addresses. */
export interface ReturnAddresses {
  paid: string;
  /** For who has not paid: the payment can still be made. */
  unpaid: string;
}

/** What the buyer needs to go on with a payment: for the buyer's eyes, and never stored. */
export interface NextStep {
  /** The name of the provider, which says what fields there are. */
  provider: string;
  /** By their names on the wire. */
  fields: Record<string, unknown>;
}

/** The buyer may try another way. `reason` is for people, `code` what the provider calls it. */
export interface Declined {
  status: 'declined';
  reason: string;
  code?: string;
}

/** How a charge has ended. `pending`: somebody has yet to say that it is paid; `step` is what the buyer is told to do. */
export type FinalChargeOutcome =
  | { status: 'paid'; reference: string }
  | { status: 'pending'; reference: string; step?: NextStep }
  | Declined
  /** Money has moved, and not what was asked for: it has to go back. */
  | { status: 'mispaid'; reference: string; amount: Minor; currency: string };

/** What became of a charge. `awaited`: it is for the buyer to go on. */
export type ChargeOutcome = FinalChargeOutcome | { status: 'awaited'; step: NextStep };

export interface Refund {
  /** Derived from the refund request: a second refund with the same key is the first one again. */
  key: string;
  orderId: number;
  /** The charge's own key, and what the provider called it. */
  chargeKey: string;
  chargeReference: string;
  amount: Minor;
  currency: string;
}

export type RefundOutcome =
  { status: 'refunded'; reference: string } | { status: 'refused'; reason: string };

export interface PaymentProvider {
  /** Its name on the wire, in `payment_method`. */
  name: string;
  /** Whether a buyer must send `payment_token`. */
  needsToken: boolean;
  /** Where it has a page of its own to pay on, which needs no token: whether the payment with this reference is made there. */
  isOnOwnPage?(reference: string): boolean;
  /**
   * Tells the provider of a charge before anything is paid; what it calls the charge is kept with the order before
   * `charge`. Throws where the provider cannot be reached: nothing is charged then.
   */
  prepare?(charge: Charge): Promise<{ reference: string } | Declined>;
  /** Asks for the money. Throws where it cannot be told whether the money moved: an outage, a time-out. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /**
   * What became of a charge that nobody has heard of. Whatever has not been paid by now never will be under this
   * key: a charge that comes late is declined. Throws where the provider cannot be asked.
   */
  finalize(charge: Charge): Promise<FinalChargeOutcome>;
  /**
   * How a charge stands, which this leaves as it is: for providers that tell by themselves that something happened.
   * `declined` may be tried again by the buyer until it is concluded. Throws where the provider cannot be asked.
   */
  retrieve?(charge: Charge): Promise<ChargeOutcome>;
  /**
   * Gives money back; the same refund again is answered as the first time. Never more than was charged. Throws where
   * it cannot be told whether the money moved.
   */
  refund(refund: Refund): Promise<RefundOutcome>;
}
