import type { PaymentProvider } from './provider';

/** By transfer or at the door: the order waits until somebody of the box office says that it is paid. */
export const offline: PaymentProvider = {
  name: 'offline',
  needsToken: false,
  charge: () => Promise.resolve({ status: 'pending', reference: '' }),
  finalize: () => Promise.resolve({ status: 'pending', reference: '' }),
  /** The money goes back the way it came, by hand: here it is only written down. */
  refund: () => Promise.resolve({ status: 'refunded', reference: '' }),
};
