import { bigint, document, oneOf, text } from './column-kinds';

/** The test provider's own memory. */
export const testProviderTables = {
  svc_test_charges: {
    ...document,
    key: text,
    status: oneOf<'paid' | 'void'>(),
    amount_minor: bigint,
    currency: text,
    refunded_minor: bigint,
    refund_behaviour: oneOf<'ok' | 'refused' | 'error'>(),
    created: bigint,
  },
  svc_test_refunds: {
    ...document,
    key: text,
    charge_key: text,
    amount_minor: bigint,
    status: oneOf<'refunded' | 'refused'>(),
    created: bigint,
  },
};
