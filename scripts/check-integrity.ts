/*
 * `npm run check`: whether the configured database adds up; ends with 1 where it does not. It reads and starts no
 * service, so that it may run beside one.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import databaseConfig from '../config/database';
import {
  type IntegrityReport,
  checkIntegrity,
  type CheckedRule,
} from '#svc/integrity/check-integrity';
import { checkImported } from '#svc/integrity/imported';
import { checkPaymentMethods } from '#svc/integrity/method-checks';
import { checkStripePayments } from '#svc/integrity/stripe-check';
import { makeClient } from '#svc/payments/stripe/client';
import { settingsOrExit } from '../src/environment';
import { loadOwnRoutes } from './own-routes';

/** Knex's names of the drivers that Strapi picks. */
const drivers = { sqlite: 'better-sqlite3', postgres: 'pg', mysql: 'mysql2' };

function openDatabase(): Knex {
  const { client, filename } = settingsOrExit().database;
  if (client === 'sqlite' && !existsSync(filename)) {
    console.error(`There is no database ${filename}.`);
    process.exit(1);
  }
  return knex({ ...databaseConfig().connection, client: drivers[client] });
}

interface StripeReport {
  rules: CheckedRule[];
  /** Why Stripe was not asked; empty where it was, or has nothing to say. */
  silence: string;
}

async function askStripe(db: Knex): Promise<StripeReport> {
  const { stripe, publicUrl, paymentTimeoutSeconds: timeoutSeconds } = settingsOrExit();
  if (stripe.secretKey === '') {
    const order = (await db('svc_orders')
      .where({ payment_method: 'stripe' })
      .first('id')) as unknown;
    return { rules: [], silence: order ? 'it is not set up' : '' };
  }
  try {
    const rule = await checkStripePayments(db, makeClient(stripe, { timeoutSeconds }), publicUrl);
    return { rules: [rule], silence: '' };
  } catch (error) {
    // Its message may have a part of the key in it.
    const { type = 'Error' } = error as { type?: string };
    return { rules: [], silence: `it cannot be asked (${type})` };
  }
}

/** What a rule was asked of. */
function lookedAt(rows: number): string {
  if (rows === 0) return 'nothing to look at';
  return rows === 1 ? '1 looked at' : `${rows} looked at`;
}

function print({ rules, isClean }: IntegrityReport, silences: string[]): void {
  for (const { rule, rows, violations } of rules) {
    console.log(`${violations.length === 0 ? 'ok   ' : 'WRONG'}  ${rule} (${lookedAt(rows)})`);
    for (const violation of violations) console.log(`         ${violation}`);
  }
  for (const silence of silences) console.log(`–      ${silence}.`);
  console.log(isClean ? 'Everything adds up.' : 'The books do not add up.');
}

async function main(): Promise<number> {
  const db = openDatabase();
  try {
    const { rules } = await db.transaction((trx) => checkIntegrity(trx));
    const stripe = await askStripe(db);
    loadOwnRoutes(path.join(__dirname, '../src/api'));
    const methods = await checkPaymentMethods(db, settingsOrExit().paymentMethods);
    const imported = await db.transaction((trx) => checkImported(trx));
    rules.push(...stripe.rules, ...methods.rules, ...imported.rules);
    const isClean = rules.every(({ violations }) => violations.length === 0);
    print({ rules, isClean }, [
      ...(stripe.silence ? [`Stripe was not asked: ${stripe.silence}`] : []),
      ...(imported.silence ? [imported.silence] : []),
      ...methods.notAsked.map((name) => `${name} was not checked: it is not set up`),
    ]);
    return isClean ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
