import type { Knex } from 'knex';
import { documents } from '../../../host/strapi';
import { type AddedValues, storeAdded } from '../../../kit/resource/added-values';
import { changePublished, versionsOf } from '../../../kit/resource/change-published';
import { addedDeclarations } from '../added-fields';

/*
 * Values of the fields that a project adds to events. Columns are written with the event's own; the rest, links, files
 * and components, only the Document Service can write.
 */

const uid = 'plugin::svc.event';

/** The values as the host takes them; `documentId` of an event that is there already. */
export async function storeAddedApart(
  trx: Knex,
  added: AddedValues | undefined,
  documentId?: string,
): Promise<{ columns: AddedValues; others: AddedValues }> {
  const storeAll = (isColumn: boolean) => {
    const fields = addedDeclarations().filter((field) => (field.in === 'column') === isColumn);
    return storeAdded(trx, fields, added, documentId);
  };
  return { columns: await storeAll(true), others: await storeAll(false) };
}

/** Changes them in the draft and in what is published; an editor's other edits stay, unpublished. */
export async function writeOthers(
  trx: Knex,
  documentId: string,
  others: AddedValues,
): Promise<void> {
  if (Object.keys(others).length === 0) return;
  const { isPublished, editsWait } = await versionsOf(trx, 'svc_events', documentId);
  if (isPublished) await changePublished(uid, documentId, others, editsWait);
  else await documents(uid).update({ documentId, data: others });
}
