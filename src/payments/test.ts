import { insertUnlessTaken } from '../insert-rows';
import { database } from '../strapi';
import type { Charge, ChargeOutcome, PaymentProvider } from './provider';

/*
 * A provider for trying things out: `tok_ok` succeeds, `tok_declined` declines, `tok_error` fails as an outage does.
 * Its table is the provider's own memory, as a real one has it: written outside of the order's transactions, one row a
 * key.
 */

interface Row {
  status: 'paid' | 'void';
}

const table = 'test_charges';
const declined: ChargeOutcome = { status: 'declined', reason: 'The card was declined.' };

/** The first word on a key is the last. */
async function decide(charge: Charge, status: Row['status']): Promise<ChargeOutcome> {
  const { key, amount, currency } = charge;
  const created = Math.floor(Date.now() / 1000);
  const row = { key, status, amount_minor: amount, currency, created };
  const isFirst = (await insertUnlessTaken(database(), table, row)) !== null;
  const known = isFirst ? row : ((await database()(table).where({ key }).first('status')) as Row);
  return known.status === 'paid' ? { status: 'paid', reference: key } : declined;
}

export const testProvider: PaymentProvider = {
  name: 'test',
  needsToken: true,

  async charge(charge) {
    if (charge.token === 'tok_error') throw new Error('The test provider is out of order.');
    if (charge.token !== 'tok_ok') return declined;
    return decide(charge, 'paid');
  },

  conclude: (charge) => decide(charge, 'void'),
};
