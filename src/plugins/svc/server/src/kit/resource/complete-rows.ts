import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import {
  columnNamed,
  columns,
  execute,
  finding,
  join,
  select,
  type Sql,
  sql,
  tableNamed,
  type Value,
} from '../../database/sql';
import { lockRows } from '../../database/lock-rows';
import { transaction } from '../../database/transaction';
import { harmlessHtml } from '../../domain/html';
import { searchTextMakers } from '../../domain/search-words';
import { database, tableOf } from '../../host/strapi';
import { issueId, reserveSlug } from '../../identity/public-ids';
import { resolvedResources } from './complete-types';
import { kindOf } from './declaration';
import { keptColumns, keptPairs } from './kept-forms';
import { type LinkSource, linkSources } from './link-sources';
import { keepLinksOf, keptRelations } from './published-links';
import { relationName } from './relations';
import { columnFields, type Resolved, searchedFields } from './resolved';
import { searchTextOfThing, type Texts, textsOf } from './search-text';
import { updateShownStatus } from './shown-status';

/*
 * Rows that were there before their type was declared, or that came past every hook: they get what the kit gives to
 * those that are written through it. Cheap where there are none.
 */

type Row = Texts & { id: number; document_id: string; public_id: number | null };

const documentsPerRound = 200;

/** What a row has once it is complete; each is a column that is empty in a row that is not. */
function incomplete(db: Knex, resolved: Resolved): Sql {
  const isEmpty = (name: string) => sql`${columnNamed(db, `t.${name}`)} is null`;
  const conditions = [isEmpty('public_id'), isEmpty('search_text')];
  for (const [has, lacks] of keptPairs(resolved)) {
    conditions.push(sql`(${columnNamed(db, `t.${has}`)} is not null and ${isEmpty(lacks)})`);
  }
  if (resolved.hasDrafts) {
    const published = sql`select 1 from ${tableNamed(db, resolved.table)} p
      where p.document_id = t.document_id and p.published_at is not null`;
    const isShown = sql`(t.published_at is not null or not exists (${published}))`;
    conditions.push(sql`(${isEmpty('shown_status')} and ${isShown})`);
  }
  return join(conditions, ' or ');
}

async function findDocuments(resolved: Resolved): Promise<string[]> {
  const db = database();
  const found = await select(
    db,
    finding<{ document_id: string }>(sql`select distinct t.document_id as document_id
      from ${tableNamed(db, resolved.table)} t where ${incomplete(db, resolved)}
      order by t.document_id limit ${documentsPerRound}`),
  );
  return found.map((row) => row.document_id);
}

/** An id and an address, one for all rows of a document. */
async function identityOf(trx: Knex, resolved: Resolved, row: Row): Promise<Record<string, Value>> {
  if (row.public_id !== null) return {};
  const kind = kindOf(resolved.declared);
  const id = await issueId(trx, kind);
  const slug = await reserveSlug(trx, { kind, title: row.title ?? '', id });
  return { public_id: id, slug };
}

function harmlessColumns(resolved: Resolved, row: Row): Record<string, Value> {
  const html = columnFields(resolved).filter(({ kind }) => kind.isHtml);
  return Object.fromEntries(
    html
      .filter(({ column }) => typeof row[column] === 'string')
      .map(({ column }) => [column, harmlessHtml(row[column]!)]),
  );
}

async function updateRow(trx: Knex, { table: name }: Resolved, id: Value, values: object) {
  const changes = Object.entries(values).map(
    ([column, value]) => sql`${columnNamed(trx, column)} = ${value as Value}`,
  );
  if (changes.length === 0) return;
  await execute(trx, sql`update ${tableNamed(trx, name)} set ${join(changes)} where id = ${id}`);
}

async function completeDocument(trx: Knex, resolved: Resolved, documentId: string): Promise<void> {
  // Another process that starts at the same time waits here, and finds it complete.
  await lockRows(trx, resolved.table, 'document_id', [documentId]);
  const rows = await select(
    trx,
    finding<Row>(sql`select t.* from ${tableNamed(trx, resolved.table)} t
      where t.document_id = ${documentId} order by t.id`),
  );
  if (rows.length === 0) return;
  const identity = await identityOf(trx, resolved, rows[0]!);
  for (const row of rows) {
    const html = harmlessColumns(resolved, row);
    const texts = textsOf(resolved, { ...row, ...html } as Texts);
    const search = { search_text: searchTextOfThing(resolved, texts) };
    const kept = keptColumns(resolved, row);
    await updateRow(trx, resolved, row.id, { ...identity, ...html, ...search, ...kept });
  }
  if (resolved.hasDrafts) await updateShownStatus(trx, resolved.table, [documentId]);
}

async function completeRowsOf(resolved: Resolved): Promise<void> {
  for (;;) {
    const documentIds = await findDocuments(resolved);
    if (documentIds.length === 0) return;
    await transaction(async (trx) => {
      for (const documentId of documentIds) await completeDocument(trx, resolved, documentId);
    });
  }
}

const store = () => strapi.store({ type: 'plugin', name: 'svc' });

/** A text that was made of other fields, or in another way, is made anew. */
async function dropOldSearchText(resolved: Resolved): Promise<void> {
  const db = database();
  const key = `searched:${resolved.declared.uid}`;
  const searched = searchedFields(resolved).map(({ attribute }) => attribute);
  const version = hash('sha256', JSON.stringify([searched, searchTextMakers]), 'base64url');
  if ((await store().get({ key })) === version) return;
  const column = columnNamed(db, 'search_text');
  await execute(db, sql`update ${tableNamed(db, resolved.table)} set ${column} = ${null}`);
  await store().set({ key, value: version });
}

/** Links of a relation that the kit did not know before: what the drafts of published things name. */
async function keepLinksOnce(source: LinkSource): Promise<void> {
  const known = ((await store().get({ key: 'kept-relations' })) as string[] | null) ?? [];
  const fresh = keptRelations(source)
    .map(relationName)
    .filter((name) => !known.includes(name));
  if (fresh.length === 0) return;
  const db = database();
  const published = await select(
    db,
    finding<{ document_id: string }>(sql`select t.document_id as document_id
      from ${tableNamed(db, tableOf(source.uid))} t where t.published_at is not null`),
  );
  const [kept] = await select(
    db,
    sql`select ${columns('svc_published_links', 'id')} from svc_published_links
      where relation in (${join(fresh)}) limit 1`,
  );
  // After a transfer the links are there already.
  for (const { document_id: documentId } of kept ? [] : published) {
    await transaction((trx) => keepLinksOf(trx, source, documentId));
  }
  await store().set({ key: 'kept-relations', value: [...known, ...fresh] });
}

/** Brings the rows of every resource into the state that the kit keeps them in. */
export async function completeRows(): Promise<void> {
  for (const resolved of resolvedResources()) {
    await dropOldSearchText(resolved);
    await completeRowsOf(resolved);
  }
  for (const source of linkSources()) await keepLinksOnce(source);
}
