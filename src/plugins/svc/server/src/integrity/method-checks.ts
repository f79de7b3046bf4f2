import type { Knex } from 'knex';
import { columns, select, sql } from '../database/sql';
import { minor } from '../domain/money';
import { reasonOf } from '../lib/error-reason';
import { type MethodCheck, methodChecks } from '../payments/checks';
import type { CheckedOrder } from '../payments/declare';
import { readMethodSettings } from '../payments/method-settings';
import type { CheckedRule } from './check-integrity';

/*
 * What ways of paying of the project say of their orders must hold. It runs without a service: the routes of the project
 * have been loaded, and nothing has registered.
 */

const order = columns(
  'svc_orders',
  'public_id, status, payment_reference, total_minor, refunded_minor, currency, settle_after',
);

async function findOrders(db: Knex, method: string): Promise<CheckedOrder[]> {
  const rows = await select(
    db,
    sql`select ${order} from svc_orders where payment_method = ${method} order by public_id`,
  );
  return rows.map((row) => ({
    id: row.public_id,
    status: row.status,
    reference: row.payment_reference ?? '',
    total: minor(row.total_minor),
    refunded: minor(row.refunded_minor),
    currency: row.currency,
    isInPayment: row.settle_after !== null,
  }));
}

type Read = { settings: Record<string, unknown> } | { fault: string };

function settingsOf(name: string): Read {
  try {
    return { settings: readMethodSettings(name) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

async function violationsIn(
  db: Knex,
  name: string,
  { find, orders }: { find: MethodCheck['find']; orders: CheckedOrder[] },
): Promise<string[]> {
  const read = settingsOf(name);
  if ('fault' in read) return [read.fault];
  try {
    return await find(orders, { db, settings: read.settings });
  } catch (error) {
    // Its message may have what is secret in it.
    return [`the check itself has failed (${reasonOf(error)})`];
  }
}

export interface MethodReport {
  rules: CheckedRule[];
  /** Methods that have orders and are not named in the settings, so that nobody was asked. */
  notAsked: string[];
}

/** @param setUp the names of the project's methods that are offered */
export async function checkPaymentMethods(db: Knex, setUp: string[]): Promise<MethodReport> {
  const report: MethodReport = { rules: [], notAsked: [] };
  for (const [name, { rule, find }] of methodChecks()) {
    const orders = await db.transaction((trx) => findOrders(trx, name));
    if (setUp.includes(name)) {
      const violations = await violationsIn(db, name, { find, orders });
      report.rules.push({ rule, rows: orders.length, violations });
    } else if (orders.length > 0) {
      report.notAsked.push(name);
    }
  }
  return report;
}
