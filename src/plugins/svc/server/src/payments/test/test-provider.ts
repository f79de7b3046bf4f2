import type { Knex } from 'knex';
import { insertOrIgnore } from '../../database/insert-rows';
import { columns, execute, select, sql } from '../../database/sql';
import type { Row } from '../../database/tables';
import { database, retriedTransaction } from '../../host/strapi';
import { now } from '../../lib/clock';
import type { Charge, FinalChargeOutcome, PaymentProvider, Refund } from '../provider';

/*
 * A provider for trying things out. Its tables are the provider's own memory, as a real one has it: written outside of
 * the order's transactions, one row a key.
 *
 * `tok_ok` succeeds, `tok_declined` declines, `tok_error` fails as an outage does. `tok_refund_refused` and
 * `tok_refund_error` pay as `tok_ok` does; to give the money back is refused then, or fails as an outage does.
 */

type ChargeStatus = Row<'svc_test_charges'>['status'];
type RefundStatus = Row<'svc_test_refunds'>['status'];
type RefundBehaviour = Row<'svc_test_charges'>['refund_behaviour'];

const declined: FinalChargeOutcome = {
  status: 'declined',
  reason: 'The card was declined.',
  code: 'card_declined',
};

/** What becomes of refunds, by the token that paid. */
const refundBehaviourOf: Record<string, RefundBehaviour | undefined> = {
  tok_ok: 'ok',
  tok_refund_refused: 'refused',
  tok_refund_error: 'error',
};

function outage(): Error {
  return new Error('The test provider is unavailable.');
}

/** `key` is a word of MySQL's, unless its table stands before it. */
const isCharge = (key: string) => sql`svc_test_charges.key = ${key}`;
const isRefund = (key: string) => sql`svc_test_refunds.key = ${key}`;
const charge = columns('svc_test_charges', 'status, refund_behaviour');
const refund = columns('svc_test_refunds', 'status');

async function findCharge(key: string) {
  const query = sql`select ${charge} from svc_test_charges where ${isCharge(key)}`;
  const [found] = await select(database(), query);
  return found;
}

/** The first word on a key is the last. */
async function settleKey(
  { key, amount, currency }: Charge,
  status: ChargeStatus,
  behaviour: RefundBehaviour = 'ok',
): Promise<FinalChargeOutcome> {
  const row = {
    key,
    status,
    amount_minor: amount,
    currency,
    refund_behaviour: behaviour,
    created: now(),
  };
  const isFirst = (await insertOrIgnore(database(), 'svc_test_charges', row)) !== null;
  const known = isFirst ? row : (await findCharge(key))!;
  return known.status === 'paid' ? { status: 'paid', reference: key } : declined;
}

/** One statement: whatever is asked for at once, no more goes back than was paid. */
async function deductRefund(trx: Knex, { chargeKey, amount, currency }: Refund): Promise<boolean> {
  const taken = await execute(
    trx,
    sql`update svc_test_charges set refunded_minor = refunded_minor + ${amount}
      where ${isCharge(chargeKey)} and status = 'paid' and currency = ${currency}
        and refund_behaviour = 'ok' and refunded_minor + ${amount} <= amount_minor`,
  );
  return taken === 1;
}

/** The first word on a key is the last, a refusal too. */
async function settleRefundKey(trx: Knex.Transaction, asked: Refund): Promise<RefundStatus> {
  const { key, chargeKey, amount } = asked;
  const row = { key, charge_key: chargeKey, amount_minor: amount, status: 'refunded' } as const;
  const made = await insertOrIgnore(trx, 'svc_test_refunds', { ...row, created: now() });
  if (made === null) {
    const query = sql`select ${refund} from svc_test_refunds where ${isRefund(key)}`;
    const [known] = await select(trx, query);
    return known!.status;
  }
  if (await deductRefund(trx, asked)) return 'refunded';
  await execute(trx, sql`update svc_test_refunds set status = 'refused' where ${isRefund(key)}`);
  return 'refused';
}

export const testProvider: PaymentProvider = {
  name: 'test',
  needsToken: true,

  async charge(charge) {
    if (charge.token === 'tok_error') throw outage();
    const behaviour = refundBehaviourOf[charge.token];
    return behaviour ? settleKey(charge, 'paid', behaviour) : declined;
  },

  finalize: (charge) => settleKey(charge, 'void'),

  async refund(refund) {
    const paid = await findCharge(refund.chargeKey);
    if (paid?.refund_behaviour === 'error') throw outage();
    const status = await retriedTransaction((trx) => settleRefundKey(trx, refund));
    if (status === 'refunded') return { status, reference: refund.key };
    return { status, reason: 'The provider refused the refund.' };
  },
};
