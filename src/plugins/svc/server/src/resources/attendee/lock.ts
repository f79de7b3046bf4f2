import type { Knex } from 'knex';
import { execute, sql } from '../../database/sql';
import { lockRows } from '../../database/lock-rows';
import { findAttendeeRow } from './queries/attendees';

/** Makes everybody else who writes the attendee wait until the transaction ends. Their order comes first, as in a sale. */
export async function lockAttendee(trx: Knex, documentId: string): Promise<void> {
  const seen = await findAttendeeRow(trx, 'document_id', documentId);
  if (seen?.order_id) await lockRows(trx, 'svc_orders', 'public_id', [seen.order_id]);
  await lockRows(trx, 'svc_attendees', 'document_id', [documentId]);
}

/** Keeps the attendee as it is until the transaction ends; false where it is gone. */
export async function lockByDocument(trx: Knex, documentId: string): Promise<boolean> {
  const locked = await execute(
    trx,
    sql`update svc_attendees set status = status where document_id = ${documentId}`,
  );
  return locked > 0;
}
