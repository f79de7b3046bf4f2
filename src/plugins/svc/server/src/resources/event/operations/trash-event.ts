import { table } from '../../../database/table';
import { retriedTransaction } from '../../../host/strapi';
import { lockEvents } from '../lock';
import { projectEvents } from '../read-model/project-events';

/** Moves all rows of the event at once; false where it was there already, so that of two callers one is told so. */
async function setTrashed(documentId: string, trashed: boolean): Promise<boolean> {
  return retriedTransaction(async (trx) => {
    await lockEvents(trx, [documentId]);
    const rows = table(trx, 'svc_events').where({ document_id: documentId });
    const rowsToMove = trashed ? rows.whereNull('trashed_at') : rows.whereNotNull('trashed_at');
    const moved = await rowsToMove.update({ trashed_at: trashed ? new Date() : null });
    if (moved > 0) await projectEvents(trx, [documentId]);
    return moved > 0;
  });
}

/** Puts an event, its draft and what is published of it, into the trash as they are. False if it is there. */
export function trashEvent(documentId: string): Promise<boolean> {
  return setTrashed(documentId, true);
}

/** Takes an event out of the trash; it is again what it was. False if it is not there. */
export function restoreEvent(documentId: string): Promise<boolean> {
  return setTrashed(documentId, false);
}
