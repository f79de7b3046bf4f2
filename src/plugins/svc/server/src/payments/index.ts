/* Ways of paying of a project's own: `strapi-plugin-svc/payments`. */
export { type CheckedOrder, paymentMethod, type PaymentMethodOptions } from './declare';
export type { Charge, Refund, RefundOutcome } from './provider';
export type { Payer } from './providers';
