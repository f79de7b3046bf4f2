import { transaction } from '../../../strapi';
import { projectEvents } from '../listing/project';

/** Moves all rows of the event at once; false where it was there already, so that of two callers one is told so. */
async function setTrashed(documentId: string, trashed: boolean): Promise<boolean> {
  return transaction(async (trx) => {
    const elsewhere = trx('events').where({ document_id: documentId });
    void (trashed ? elsewhere.whereNull('trashed_at') : elsewhere.whereNotNull('trashed_at'));
    const moved = await elsewhere.update({ trashed_at: trashed ? new Date() : null });
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

export default () => ({ trashEvent, restoreEvent });
