import type { Knex } from 'knex';
import { type EventStatus, statusOf } from '../../contract/event-status';
import { columnNamed, execute, finding, join, select, sql, tableNamed } from '../../database/sql';

/*
 * The status of things with drafts, in the row that REST shows: the published one of a document, else its draft. The
 * other row has none, so that a list is a plain condition on one column.
 */

interface StatusRow {
  id: number;
  document_id: string;
  published_at: unknown;
  trashed_at: unknown;
  visibility: string | null;
  ready_for_review: unknown;
  shown_status: EventStatus | null;
}

const names = ['trashed_at', 'visibility', 'ready_for_review', 'shown_status'];

async function rowsOf(db: Knex, table: string, documentIds: string[]): Promise<StatusRow[]> {
  const own = join(names.map((name) => columnNamed(db, name)));
  return select(
    db,
    finding<StatusRow>(sql`select id, document_id, published_at, ${own} from ${tableNamed(db, table)}
      where document_id in (${join(documentIds)})`),
  );
}

function statusIn(row: StatusRow, rows: StatusRow[]): EventStatus | null {
  const isPublished = Boolean(row.published_at);
  const published = rows.some((one) => one.document_id === row.document_id && one.published_at);
  if (published && !isPublished) return null;
  return statusOf({
    isTrashed: Boolean(row.trashed_at),
    isPublished,
    isPrivate: row.visibility === 'private',
    isReadyForReview: Boolean(row.ready_for_review),
  });
}

/** Brings the column up to date for these documents, in the transaction that changed them. */
export async function updateShownStatus(
  trx: Knex,
  table: string,
  documentIds: string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  const rows = await rowsOf(trx, table, documentIds);
  for (const row of rows) {
    const status = statusIn(row, rows);
    if (status === row.shown_status) continue;
    await execute(
      trx,
      sql`update ${tableNamed(trx, table)} set ${columnNamed(trx, 'shown_status')} = ${status}
        where id = ${row.id}`,
    );
  }
}
