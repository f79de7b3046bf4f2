import type { Knex } from 'knex';
import { lockRows } from '../../database/lock-rows';
import { columnNamed, columns, finding, join, select, sql, tableNamed } from '../../database/sql';
import { lockDocument, registerDocumentLock } from '../../host/document-writes';
import { tableOf } from '../../host/strapi';
import { allResources } from '../registry';
import { draftTargets } from './draft-links';
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

/** Locks what a thing of this type names, then the thing; types of resources in the order of their names. */
async function lockWithNamed(
  trx: Knex,
  uid: string,
  relations: RelationField[],
  documentId: string,
): Promise<void> {
  const isResource = (type: string) => allResources().some((one) => one.uid === type);
  const documentsOf = new Map<string, string[]>([[uid, [documentId]]]);
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

/** For a type whose things name others with drafts. To be called before anything is written. */
export function registerResourceLock({ declared, fields }: Resolved): void {
  const relations = fields
    .filter((field) => field.in === 'relation')
    .filter(({ target }) => hasDrafts(target));
  if (relations.length === 0) return;
  registerDocumentLock(declared.uid, (trx, documentId) =>
    lockWithNamed(trx, declared.uid, relations, documentId),
  );
}
