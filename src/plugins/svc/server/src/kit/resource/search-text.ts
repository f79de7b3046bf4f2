import type { Knex } from 'knex';
import { columnNamed, finding, select, sql, tableNamed } from '../../database/sql';
import { plainText } from '../../domain/html';
import { searchTextOf } from '../../domain/search-words';
import { type Resolved, searchedFields } from './resolved';

/* What a search looks into: the title and the fields that the declaration names, as a reader sees them. */

/** Texts by attribute. */
export type Texts = Record<string, string | null | undefined>;

export function searchTextOfThing(resolved: Resolved, values: Texts): string {
  const texts = searchedFields(resolved).map(({ attribute, kind }) => {
    const text = values[attribute] ?? '';
    return kind.isHtml ? plainText(text) : text;
  });
  return searchTextOf(values.title ?? '', texts);
}

/** The texts of a row, by attribute. */
export function textsOf(resolved: Resolved, row: Texts | undefined): Texts {
  const values = searchedFields(resolved).map(({ attribute, column }) => [
    attribute,
    row?.[column],
  ]);
  return { title: row?.title, ...(Object.fromEntries(values) as Texts) };
}

/** Those that a document has, in its draft where there is one. */
export async function draftTexts(
  trx: Knex,
  resolved: Resolved,
  documentId: string,
): Promise<Texts> {
  const { table, hasDrafts } = resolved;
  const isDraft = hasDrafts ? sql`and ${columnNamed(trx, 'published_at')} is null` : sql``;
  const rows = sql`from ${tableNamed(trx, table)} t where document_id = ${documentId} ${isDraft}`;
  const [row] = await select(trx, finding<Texts>(sql`select t.* ${rows}`));
  return textsOf(resolved, row);
}
