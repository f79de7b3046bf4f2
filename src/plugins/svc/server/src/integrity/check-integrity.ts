import type { Knex } from 'knex';
import { database } from '../host/strapi';
import { chargeChecks } from './charge-checks';
import type { Check } from './check';
import { doorChecks } from './door-checks';
import { orderChecks } from './order-checks';
import { refundChecks } from './refund-checks';
import { referenceChecks } from './reference-checks';
import { ticketChecks } from './ticket-checks';
import { tillChecks } from './till-checks';
import { voucherChecks } from './voucher-checks';

/*
 * Whether everything adds up: the counters of tickets, orders and what was paid for them. It only reads, and finds the
 * same whether the service is at rest or selling: whoever writes changes both sides of a sum in one transaction.
 */

export interface CheckedRule {
  rule: string;
  /** How many rows it was held against. */
  rows: number;
  /** A line for each row that breaks it. */
  violations: string[];
}

export interface IntegrityReport {
  isClean: boolean;
  rules: CheckedRule[];
}

const checks: Check[] = [
  ...ticketChecks,
  ...orderChecks,
  ...referenceChecks,
  ...chargeChecks,
  ...refundChecks,
  ...doorChecks,
  ...tillChecks,
  ...voucherChecks,
];

/** Holds every rule against every row; inside a transaction, against what that sees. */
export async function checkIntegrity(db: Knex = database()): Promise<IntegrityReport> {
  const rules: CheckedRule[] = [];
  for (const { rule, countRows, findViolations } of checks) {
    const rows = await countRows(db);
    rules.push({ rule, rows, violations: await findViolations(db) });
  }
  return { isClean: rules.every(({ violations }) => violations.length === 0), rules };
}
