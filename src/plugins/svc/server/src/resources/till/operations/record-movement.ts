import type { Knex } from 'knex';
import type { CounterMeans, MovementKind, TillMeans } from '../../../contract/counter';
import { documentColumns } from '../../../database/document-columns';
import { insertRows } from '../../../database/insert-rows';
import { execute, sql } from '../../../database/sql';
import type { Minor } from '../../../domain/money';
import { invalidParams } from '../../../domain/problem';
import { now } from '../../../lib/clock';
import { findOpenTill } from '../queries/tills';

/*
 * What comes into a till and goes out of it is written in the transaction in which it happens, and never changed. Whoever
 * writes and whoever closes change the till's row first, so that each movement is in the sum that is closed, or refused.
 */

/** The till of whom, and how the money is handed over. */
export interface TillUse {
  administratorId: number;
  means: TillMeans;
}

export const noTill = () => invalidParams({ till: 'is closed: open it to sell' });

/** Keeps a till open until the transaction ends; false where it is closed. */
async function keepTillOpen(trx: Knex.Transaction, tillId: number): Promise<boolean> {
  const kept = await execute(
    trx,
    sql`update svc_tills set opened_at = opened_at where id = ${tillId} and open_key is not null`,
  );
  return kept === 1;
}

/**
 * Keeps somebody's till open until the transaction ends. Whoever calls has written already.
 * @throws Problem `invalidParam` on `till` for who has none open
 */
export async function holdTill(
  trx: Knex.Transaction,
  administratorId: number,
  closed = noTill,
): Promise<number> {
  const till = await findOpenTill(trx, administratorId);
  if (!till || !(await keepTillOpen(trx, till.id))) throw closed();
  return till.id;
}

export interface Movement {
  orderId: number;
  kind: MovementKind;
  means: CounterMeans;
  /** Below nothing where it goes out. */
  amount: Minor;
  /** A refund request. */
  refundId?: number;
}

/** Writes into a till that is kept open. */
export async function recordMovement(
  trx: Knex.Transaction,
  tillId: number,
  { orderId, kind, means, amount, refundId = 0 }: Movement,
): Promise<void> {
  await insertRows(trx, 'svc_till_sales', [
    {
      ...documentColumns(),
      ...{ till_id: tillId, order_id: orderId, refund_id: refundId },
      ...{ kind, means, amount_minor: amount, sold_at: now() },
    },
  ]);
}

/** Where money is handed over beside the counter, and the till is closed meanwhile. */
export const tillClosed = () => invalidParams({ till: 'was closed meanwhile: nothing was done' });
