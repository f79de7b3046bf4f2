import type { Knex } from 'knex';
import { lockRows } from '../../database/lock-rows';
import { columnNamed, columns, finding, join, select, sql, tableNamed } from '../../database/sql';
import { lockDocument, registerDocumentLock } from '../../host/document-writes';
import { tableOf } from '../../host/strapi';
import { allResources } from '../registry';
import { draftTargets } from './draft-links';
import { addedSources, type LinkSource } from './link-sources';
import { hasDrafts } from './public-side';
import { type RelationField, relationName } from './relations';
import type { Resolved } from './resolved';

/*
 * Who publishes a thing makes its rows anew, and links of others to them. So whoever writes a thing waits for those who
 * write what it names, and has these first.
 */

/** What a thing names now, as a draft and as it is published. */
async function namedBy(trx: Knex, field: RelationField, documentId: string): Promise<string[]> {
  const target = columns('svc_published_links', 'target_document');
  const kept = await select(
    trx,
    sql`select ${target} from svc_published_links
      where relation = ${relationName(field)} and source_document = ${documentId}`,
  );
  const drafts = await draftTargets(trx, field, documentId);
  return [...new Set([...drafts, ...kept.map((row) => row.target_document)])];
}

/** In the order of their ids, which everybody has who locks several of them. */
async function inOrder(trx: Knex, uid: string, documentIds: string[]): Promise<string[]> {
  if (documentIds.length === 0) return [];
  const id = columnNamed(trx, 'public_id');
  const found = await select(
    trx,
    finding<{ document_id: string }>(sql`select distinct ${id}, document_id
      from ${tableNamed(trx, tableOf(uid))} where document_id in (${join(documentIds)})
      order by ${id}`),
  );
  return found.map((row) => row.document_id);
}

/** Locks what a thing names, with others; types of resources last and in the order of their names. */
async function lockNamed(
  trx: Knex,
  relations: RelationField[],
  documentsOf: Map<string, string[]>,
  documentId: string,
): Promise<void> {
  const isResource = (type: string) => allResources().some((one) => one.uid === type);
  for (const field of relations) {
    const known = documentsOf.get(field.target) ?? [];
    documentsOf.set(field.target, [...known, ...(await namedBy(trx, field, documentId))]);
  }
  const types = [...documentsOf.keys()].sort();
  for (const type of types.filter((one) => !isResource(one))) {
    const ordered = await inOrder(trx, type, documentsOf.get(type)!);
    for (const one of ordered) await lockDocument(trx, type, one);
  }
  for (const type of types.filter(isResource)) {
    await lockRows(trx, tableOf(type), 'document_id', [...new Set(documentsOf.get(type)!)]);
  }
}

/** Those whose other side has drafts, and with them rows that come and go. */
function relationsToDrafts({ fields }: LinkSource): RelationField[] {
  return fields
    .filter((field) => field.in === 'relation')
    .filter(({ target }) => hasDrafts(target));
}

/** Locks what a thing of a type that a project adds fields to names by these. */
export async function lockNamedByAdded(trx: Knex, uid: string, documentId: string): Promise<void> {
  const source = addedSources().find((one) => one.uid === uid);
  const relations = source ? relationsToDrafts(source) : [];
  const others = relations.filter(({ target }) => target !== uid);
  if (others.length > 0) await lockNamed(trx, others, new Map(), documentId);
}

/** For a type whose things name others with drafts. To be called before anything is written. */
export function registerResourceLock({ declared: { uid }, fields }: Resolved): void {
  const relations = relationsToDrafts({ uid, fields });
  if (relations.length === 0) return;
  registerDocumentLock(uid, (trx, documentId) =>
    lockNamed(trx, relations, new Map([[uid, [documentId]]]), documentId),
  );
}
