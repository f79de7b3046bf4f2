import type { Knex } from 'knex';
import { table } from '../../../database/table';
import { writeChecked } from '../../../host/document-writes';
import { retriedTransaction } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { lockEvents } from '../lock';
import { projectEvents } from '../read-model/project-events';

async function moveRows(trx: Knex, documentId: string, trashed: boolean): Promise<boolean> {
  const rows = table(trx, 'svc_events').where({ document_id: documentId });
  const rowsToMove = trashed ? rows.whereNull('trashed_at') : rows.whereNotNull('trashed_at');
  return (await rowsToMove.update({ trashed_at: trashed ? new Date() : null })) > 0;
}

/** Nothing is made public by a day that has gone by in the trash. */
async function forgetOverduePublishing(trx: Knex, documentId: string): Promise<void> {
  await table(trx, 'svc_events')
    .where({ document_id: documentId })
    .where('publish_on_utc', '<=', now())
    .update({ publish_on: null, publish_on_utc: null });
}

/** Moves all rows of the event at once; false where it was there already, so that of two callers one is told so. */
async function setTrashed(documentId: string, trashed: boolean): Promise<boolean> {
  return retriedTransaction(async (trx) => {
    await lockEvents(trx, [documentId]);
    const written = { uid: 'plugin::svc.event', documentId, isRemoved: trashed };
    const moved = await writeChecked(trx, written, () => moveRows(trx, documentId, trashed));
    if (moved && !trashed) await forgetOverduePublishing(trx, documentId);
    if (moved) await projectEvents(trx, [documentId]);
    return moved;
  });
}

/** Puts an event, its draft and what is published of it, into the trash as they are. False if it is there. */
export function trashEvent(documentId: string): Promise<boolean> {
  return setTrashed(documentId, true);
}

/** Takes an event out of the trash; it is again what it was, without an overdue plan to publish it. False if it is not there. */
export function restoreEvent(documentId: string): Promise<boolean> {
  return setTrashed(documentId, false);
}
