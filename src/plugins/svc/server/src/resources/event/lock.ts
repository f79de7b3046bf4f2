import type { Knex } from 'knex';
import { lockRows } from '../../database/lock-rows';
import { columns, driverOf, join, select, sql } from '../../database/sql';
import { lockNamedByAdded } from '../../kit/resource/locks';
import { findFullEvent, type FullEvent } from './queries/events';

/*
 * Every change of an event begins with the row of its listing. It is always found by the same index: MariaDB locks what
 * it finds in an index before the row, and two who come by two of them wait for each other.
 */

function lockByIds(trx: Knex, publicIds: number[]): Promise<void> {
  return lockRows(trx, 'svc_event_listings', 'public_id', publicIds);
}

/**
 * Makes everybody else who is about to change these events wait until the transaction ends. Answers whether any of them
 * may have a listing; new ones have none.
 */
export async function lockEvents(trx: Knex, documentIds: string[]): Promise<boolean> {
  if (documentIds.length === 0 || driverOf(trx) === 'better-sqlite3') return true;
  const rows = await select(
    trx,
    sql`select ${columns('svc_event_listings', 'public_id')} from svc_event_listings
      where event_document_id in (${join(documentIds)})`,
  );
  await lockByIds(
    trx,
    rows.map((row) => row.public_id),
  );
  return rows.length > 0;
}

/** The same of one event, and of what it names in fields of a project, whose writers touch its links. */
export async function lockWithNamed(trx: Knex, documentId: string): Promise<void> {
  await lockEvents(trx, [documentId]);
  await lockNamedByAdded(trx, 'plugin::svc.event', documentId);
}

/** The event, locked; undefined where it is gone, perhaps by whoever had it before. */
export async function lockEvent(trx: Knex, publicId: number): Promise<FullEvent | undefined> {
  await lockByIds(trx, [publicId]);
  return findFullEvent(trx, 'public_id', publicId);
}
