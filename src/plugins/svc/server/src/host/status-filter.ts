import type { Knex } from 'knex';

/*
 * The filter "Status" of the Content Manager's lists. It is no attribute, so the host takes it out of a query before it
 * reads that: it stands beside the filters as `__status`, and says which row of each thing is shown.
 */

const statuses = ['draft', 'published', 'published-modified', 'published-unmodified'] as const;
type Status = (typeof statuses)[number];

/** The row of each thing that is shown, and which things. */
export interface StatusShown {
  rows: 'draft' | 'published';
  where: object;
}

function statusesAsked(filters: unknown): Status[] {
  const { $and } = (filters ?? {}) as { $and?: unknown };
  if (!Array.isArray($and)) return [];
  const words = ($and as { __status?: { $eq?: unknown } }[]).map((one) => one?.__status?.$eq);
  return words.flatMap((word) => statuses.filter((one) => one === word));
}

const published = (db: Knex, table: string) =>
  db(table).whereNotNull('published_at').select('document_id');

/** Published things whose draft was changed since. */
const modified = (db: Knex, table: string) =>
  db(`${table} as shown`)
    .join(`${table} as edited`, 'edited.document_id', 'shown.document_id')
    .whereNotNull('shown.published_at')
    .whereNull('edited.published_at')
    .where('edited.updated_at', '>', db.ref('shown.updated_at'))
    .select('shown.document_id');

/** What a list of a type with drafts shows, as far as its filter of the status says; drafts where it says nothing. */
export function statusShown(db: Knex, table: string, filters: unknown): StatusShown {
  const asked = statusesAsked(filters);
  const rows = asked.some((one) => one !== 'draft') ? 'published' : 'draft';
  const conditions: Record<Status, object> = {
    draft: { documentId: { $notIn: published(db, table) } },
    published: {},
    'published-modified': { documentId: { $in: modified(db, table) } },
    'published-unmodified': { documentId: { $notIn: modified(db, table) } },
  };
  const ofRows = { publishedAt: rows === 'draft' ? { $null: true } : { $notNull: true } };
  return { rows, where: { $and: [ofRows, ...asked.map((one) => conditions[one])] } };
}
