import type { Knex } from 'knex';
import type { ReturnedEvent } from '../../contract/overview';
import { columns, select, type Sql, sql } from '../../database/sql';
import { nameOf } from '../../host/administrator-name';
import { queryEngine } from '../../host/query-engine';

/* What came back from review to who had asked for it. */

/** Who has more of them open begins with the latest. */
const most = 8;

const event = columns('svc_events e', 'document_id, title');
const review = columns('svc_event_reviews r', 'returned_by, returned_at, note');

async function findNames(ids: (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const found = await queryEngine('admin::user').findMany({ where: { id: { $in: known } } });
  return new Map(found.map((one) => [one.id, nameOf(one)]));
}

/** The latest first; until it is published, sent again or in the trash. One query, and one of the host's for the names. */
export async function findReturned(
  db: Knex,
  { askedBy, among }: { askedBy: number; among?: Sql },
): Promise<ReturnedEvent[]> {
  const looked = among ? sql`and e.document_id in (${among})` : sql``;
  const rows = await select(
    db,
    sql`select ${event}, ${review} from svc_event_reviews r
      join svc_events e on e.public_id = r.event_id
      where r.asked_by = ${askedBy} and r.returned_at is not null
        and e.published_at is null and e.trashed_at is null ${looked}
      order by r.returned_at desc, r.event_id desc limit ${most}`,
  );
  const names = await findNames(rows.map((row) => row.returned_by));
  return rows.map((row) => ({
    documentId: row.document_id,
    title: row.title ?? '',
    by: (row.returned_by !== null && names.get(row.returned_by)) || null,
    at: Number(row.returned_at),
    note: row.note ?? '',
  }));
}
