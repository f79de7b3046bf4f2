import type { Knex } from 'knex';
import { insertUnlessTaken } from '../insert-rows';
import { database, retriedTransaction } from '../strapi';
import type { Charge, ChargeEnd, PaymentProvider, Refund, RefundOutcome } from './provider';

/*
 * A provider for trying things out. Its tables are the provider's own memory, as a real one has it: written outside of
 * the order's transactions, one row a key.
 *
 * `tok_ok` succeeds, `tok_declined` declines, `tok_error` fails as an outage does. `tok_refund_refused` and
 * `tok_refund_error` pay as `tok_ok` does; to give the money back is refused then, or fails as an outage does.
 */

interface ChargeRow {
  status: 'paid' | 'void';
}

interface RefundRow {
  status: RefundOutcome['status'];
}

type RefundBehaviour = 'ok' | 'refused' | 'error';

const charges = 'test_charges';
const refunds = 'test_refunds';
const declined: ChargeEnd = { status: 'declined', reason: 'The card was declined.' };

/** What becomes of refunds, by the token that paid. */
const paying: Record<string, RefundBehaviour | undefined> = {
  tok_ok: 'ok',
  tok_refund_refused: 'refused',
  tok_refund_error: 'error',
};

const seconds = () => Math.floor(Date.now() / 1000);

function outage(): Error {
  return new Error('The test provider is out of order.');
}

/** The first word on a key is the last. */
async function decide(
  charge: Charge,
  status: ChargeRow['status'],
  behaviour: RefundBehaviour = 'ok',
): Promise<ChargeEnd> {
  const { key, amount, currency } = charge;
  const row = {
    key,
    status,
    amount_minor: amount,
    currency,
    refund_behaviour: behaviour,
    created: seconds(),
  };
  const isFirst = (await insertUnlessTaken(database(), charges, row)) !== null;
  const known = isFirst
    ? row
    : ((await database()(charges).where({ key }).first('status')) as ChargeRow);
  return known.status === 'paid' ? { status: 'paid', reference: key } : declined;
}

/** One statement: whatever is asked for at once, no more goes back than was paid. */
async function takeBack(trx: Knex, { chargeKey, amount, currency }: Refund): Promise<boolean> {
  const taken = await trx(charges)
    .where({ key: chargeKey, status: 'paid', currency, refund_behaviour: 'ok' })
    .whereRaw('refunded_minor + ? <= amount_minor', [amount])
    .update({ refunded_minor: trx.raw('refunded_minor + ?', [amount]) });
  return taken === 1;
}

/** The first word on a key is the last, a refusal too. */
async function decideRefund(trx: Knex.Transaction, refund: Refund): Promise<RefundRow['status']> {
  const { key, chargeKey, amount } = refund;
  const row = { key, charge_key: chargeKey, amount_minor: amount, status: 'refunded' } as const;
  if ((await insertUnlessTaken(trx, refunds, { ...row, created: seconds() })) === null) {
    return ((await trx(refunds).where({ key }).first('status')) as RefundRow).status;
  }
  if (await takeBack(trx, refund)) return 'refunded';
  await trx(refunds).where({ key }).update({ status: 'refused' });
  return 'refused';
}

export const testProvider: PaymentProvider = {
  name: 'test',
  needsToken: true,

  async charge(charge) {
    if (charge.token === 'tok_error') throw outage();
    const behaviour = paying[charge.token];
    return behaviour ? decide(charge, 'paid', behaviour) : declined;
  },

  conclude: (charge) => decide(charge, 'void'),

  async refund(refund) {
    const charge = (await database()(charges)
      .where({ key: refund.chargeKey })
      .first('refund_behaviour')) as { refund_behaviour: RefundBehaviour } | undefined;
    if (charge?.refund_behaviour === 'error') throw outage();
    const status = await retriedTransaction((trx) => decideRefund(trx, refund));
    if (status === 'refunded') return { status, reference: refund.key };
    return { status, reason: 'The provider does not give this money back.' };
  },
};
