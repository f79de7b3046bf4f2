import type { CounterMeans } from './counter';

/*
 * What has happened to an order since it was placed, as it is written down and as the panel shows it. That it was placed,
 * and how it was paid at once, the order's own columns and its till say.
 */

export type OrderDeed =
  // At the counter, for nothing: what costs something is in a till.
  | 'sold'
  | 'paid'
  | 'cancelled'
  | 'failed'
  | 'mail_again'
  | 'new_link'
  | 'email_corrected'
  | 'guest_changed'
  | 'handed_on'
  | 'given_back'
  | 'place_confirmed'
  | 'place_cancelled'
  | 'refund_requested'
  | 'refund_approved'
  | 'refund_rejected'
  | 'refund_paid'
  | 'refund_failed'
  | 'erased'
  | 'printed';

/** Whose hand it was: an administrator's, that of an account or a token over REST, the buyer's, or nobody's. */
export type OrderHand = 'administrator' | 'account' | 'buyer' | 'service';

/** What more there is to say of it. Nobody's name and address: who is erased is not to be found here. */
export interface OrderDeedDetails {
  /** A public id. */
  attendee?: number;
  /** Minor units of the order's currency. */
  amount?: number;
  /** A refund request, by its public id. */
  request?: number;
  /** How money was handed over. */
  means?: CounterMeans;
}
