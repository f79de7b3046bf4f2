import { bigint, document, largeMoney, oneOf, text } from './column-kinds';

/** The test provider's own memory. */
export const testProviderTables = {
  svc_test_charges: {
    ...document,
    key: text,
    status: oneOf<'paid' | 'void'>(),
    amount_minor: largeMoney,
    currency: text,
    refunded_minor: largeMoney,
    refund_behaviour: oneOf<'ok' | 'refused' | 'error'>(),
    created: bigint,
  },
  svc_test_refunds: {
    ...document,
    key: text,
    charge_key: text,
    amount_minor: largeMoney,
    status: oneOf<'refunded' | 'refused'>(),
    created: bigint,
  },
};
