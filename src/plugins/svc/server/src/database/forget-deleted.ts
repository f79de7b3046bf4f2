import type { Knex } from 'knex';
import { driverOf, run } from './sql';

/**
 * What was deleted or replaced is gone from SQLite's files, too: the pages are overwritten (`secure_delete`), and the log
 * that still has the old ones is emptied. Not within a transaction, whose end comes later; then SQLite's own next time. On
 * the servers it is for their own clean-up.
 */
export async function forgetDeleted(db: Knex): Promise<void> {
  if (driverOf(db) !== 'better-sqlite3' || (db as Knex.Transaction).isTransaction) return;
  await run(db, 'pragma wal_checkpoint(truncate)', []);
}
