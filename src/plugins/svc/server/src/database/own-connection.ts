import type { Knex } from 'knex';
import { driverOf } from './sql';

/*
 * A connection outside knex's pool: whoever asks over one waits for nobody in there, and makes nobody wait. It lasts as
 * long as its owner wants.
 */

/** Knex's client, as far as that is concerned. */
export interface ConnectionMaker<Connection = unknown> {
  acquireRawConnection(): Promise<Connection>;
  destroyRawConnection(connection: Connection): Promise<unknown>;
}

export function connectionMaker(db: Knex): ConnectionMaker {
  return db.client as ConnectionMaker;
}

/** The rows of a question without values, asked over this connection, of PostgreSQL, MySQL or MariaDB. */
export async function askOver<Row>(db: Knex, connection: unknown, text: string): Promise<Row[]> {
  const answer = (await db.raw(text).connection(connection)) as { rows: Row[] } & [Row[]];
  return driverOf(db) === 'pg' ? answer.rows : answer[0];
}
