import type { Knex } from 'knex';
import { type Driver, driverOf, join, type Sql, sql } from '../../database/sql';

/*
 * Orders are found by the address of their buyer, in whatever letters it was typed. MySQL and MariaDB compare so by
 * themselves, with the index of the schema; the others need one for it.
 */

const indexes: Partial<Record<Driver, string>> = {
  pg: 'create index if not exists svc_orders_buyer_letters_idx on svc_orders (lower(buyer_email))',
  'better-sqlite3':
    'create index if not exists svc_orders_buyer_letters_idx on svc_orders (buyer_email collate nocase)',
};

/** Makes the index where it is not there yet. */
export async function ensureAddressIndex(db: Knex): Promise<void> {
  const statement = indexes[driverOf(db)];
  if (statement) await db.raw(statement);
}

/**
 * That an order `o` has this address. An index finds it; what is found is to be compared once more, because engines
 * disagree about letters beyond ASCII.
 */
export function hasAddress(db: Knex, email: string): Sql {
  /* eslint-disable sql/known-columns -- a part of statements that have svc_orders as o, and how SQLite compares */
  const small = email.toLowerCase();
  if (driverOf(db) === 'pg') return sql`lower(o.buyer_email) = ${small}`;
  const spellings = join([...new Set([email, small])]);
  if (driverOf(db) === 'mysql2') return sql`o.buyer_email in (${spellings})`;
  return sql`o.buyer_email collate nocase in (${spellings})`;
  /* eslint-enable sql/known-columns */
}
