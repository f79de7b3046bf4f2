import type { Knex } from 'knex';
import { columnNamed, finding, select, sql, tableNamed } from '../../database/sql';
import { documents } from '../../host/strapi';
import { draftContent } from './draft-content';

/*
 * Changes of what is published, while an editor's edits of the draft wait.
 */

interface Times {
  published_at: unknown;
  updated_at: string | number | Date;
}

/** Whether a document is published, and whether an editor's edits of its draft wait to be. */
export async function versionsOf(trx: Knex, table: string, documentId: string) {
  const times = sql`${columnNamed(trx, 'published_at')}, ${columnNamed(trx, 'updated_at')}`;
  const rows = await select(
    trx,
    finding<Times>(
      sql`select ${times} from ${tableNamed(trx, table)} where document_id = ${documentId}`,
    ),
  );
  const time = (row: Times | undefined) => new Date(row?.updated_at ?? 0).getTime();
  const published = rows.find((row) => row.published_at);
  const draft = rows.find((row) => !row.published_at);
  return { isPublished: Boolean(published), editsWait: time(draft) > time(published) };
}

/** Changes exactly this in what is published; what else waits in the draft stays there, unpublished. */
export async function changePublished(
  uid: string,
  documentId: string,
  data: Record<string, unknown>,
  editsWait: boolean,
): Promise<void> {
  const waiting = editsWait ? await draftContent(uid, documentId) : null;
  if (waiting) await documents(uid).discardDraft({ documentId });
  await documents(uid).update({ documentId, data });
  await documents(uid).publish({ documentId });
  if (waiting) await documents(uid).update({ documentId, data: { ...waiting, ...data } });
}
