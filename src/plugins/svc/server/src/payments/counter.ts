import type { PaymentProvider } from './provider';

/**
 * Paid at the counter, before the sale is made: in cash, or by a card reader that is none of ours. Which of them it was is
 * the token, and stays with the order as its reference.
 */
export const counter: PaymentProvider = {
  name: 'counter',
  needsToken: true,
  charge: ({ token }) => Promise.resolve({ status: 'paid', reference: token }),
  /** The clerk was not told that it was sold, and has given the money back. */
  finalize: () => Promise.resolve({ status: 'declined', reason: 'The sale was interrupted.' }),
  /** By hand, as it came. */
  refund: () => Promise.resolve({ status: 'refunded', reference: '' }),
};
