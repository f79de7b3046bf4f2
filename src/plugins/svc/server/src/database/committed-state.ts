import type { Core } from '@strapi/strapi';
import { type ConnectionMaker, connectionMaker } from './own-connection';
import { type Connection, createPostgresState, type PostgresState } from './postgres-state';
import { closeSqliteReader, committedVersion } from './sqlite';

/*
 * What is committed, by a name: as long as it is the same, nobody has changed the database, in whichever process.
 */

export type CommittedState = number | string;

const postgresStates = new WeakMap<Core.Strapi, PostgresState>();

function postgresState(): PostgresState {
  const known = postgresStates.get(strapi);
  if (known) return known;
  const made = createPostgresState(
    connectionMaker(strapi.db.connection) as ConnectionMaker<Connection>,
  );
  postgresStates.set(strapi, made);
  return made;
}

/** Whether {@link committedState} can tell anything: MySQL and MariaDB have nothing of the kind. */
export function hasCommittedState(): boolean {
  return strapi.db.dialect.client !== 'mysql';
}

/**
 * The state at a moment after the call. What was read after it was asked for is as new, or newer; and where it is newer
 * the state is over for good. Null where nobody can tell.
 */
export function committedState(): CommittedState | null | Promise<CommittedState | null> {
  if (strapi.db.dialect.client === 'postgres') return postgresState().ask();
  return committedVersion();
}

/** Closes what was opened to tell, and to read. */
export async function closeCommittedState(): Promise<void> {
  closeSqliteReader();
  await postgresStates.get(strapi)?.close();
  postgresStates.delete(strapi);
}
