import type { Knex } from 'knex';
import { columnNamed, finding, select, sql, type Sql, tableNamed } from '../../database/sql';
import { tableOf } from '../../host/strapi';
import { hasDrafts } from './public-side';
import { linkTableOf, type RelationField } from './relations';

/* Links between drafts, as the host keeps them: what editors see. Types without drafts have one row, which counts. */

interface Document {
  document_id: string;
}

/** `from …` over links `l` between a draft `o` that names and a draft `t` that is named. */
function fromLinks(db: Knex, field: RelationField): Sql {
  const link = linkTableOf(field);
  const draftOf = (uid: string, alias: string) =>
    hasDrafts(uid) ? sql`and ${columnNamed(db, `${alias}.published_at`)} is null` : sql``;
  return sql`from ${tableNamed(db, link.name)} l
    join ${tableNamed(db, tableOf(field.source))} o on o.id = ${columnNamed(db, `l.${link.source}`)}
      ${draftOf(field.source, 'o')}
    join ${tableNamed(db, tableOf(field.target))} t on t.id = ${columnNamed(db, `l.${link.target}`)}
      ${draftOf(field.target, 't')}`;
}

/** All that the draft of a thing names, public or not, by document and in order. */
export async function draftTargets(
  db: Knex,
  field: RelationField,
  documentId: string,
): Promise<string[]> {
  const { order } = linkTableOf(field);
  const position = order ? sql`${columnNamed(db, `l.${order}`)}, l.id` : sql`l.id`;
  const found = await select(
    db,
    finding<Document>(sql`select t.document_id as document_id ${fromLinks(db, field)}
      where o.document_id = ${documentId} order by ${position}`),
  );
  return [...new Set(found.map((row) => row.document_id))];
}

/** All whose drafts name this thing, by document. */
export async function draftSources(
  db: Knex,
  field: RelationField,
  target: string,
): Promise<string[]> {
  const found = await select(
    db,
    finding<Document>(sql`select distinct o.document_id as document_id ${fromLinks(db, field)}
      where t.document_id = ${target}`),
  );
  return found.map((row) => row.document_id);
}

export async function isPublished(db: Knex, uid: string, documentId: string): Promise<boolean> {
  const [row] = await select(
    db,
    finding<Document>(sql`select document_id from ${tableNamed(db, tableOf(uid))}
      where document_id = ${documentId} and published_at is not null limit 1`),
  );
  return row !== undefined;
}
