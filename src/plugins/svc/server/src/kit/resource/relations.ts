import type { Knex } from 'knex';
import type { EventStatus } from '../../contract/event-status';
import { columnNamed, finding, join, select, sql, type Sql, tableNamed } from '../../database/sql';
import { tableOf } from '../../host/strapi';
import type { FieldOptions } from './declaration';
import { hasDrafts, publicSideOf } from './public-side';

/*
 * Relations as REST shows them: the public ids of the other things, as far as these are public. The host links rows, and
 * rows come and go with each publish; here things are linked, by their documents.
 */

/** A field that names other things. */
export interface RelationField {
  in: 'relation';
  name: string;
  attribute: string;
  options: FieldOptions;
  /** The type that has it, and the one of the things that it names. */
  source: string;
  target: string;
  isMany: boolean;
  /** Whether the other type has an attribute for it, too. */
  isMutual: boolean;
}

/** Which rows of the things a list is about. */
export type Version = 'draft' | 'published';

/** Which rows' links count of things with drafts; in the trash there may be both. */
export function versionsOf(status: EventStatus): Version[] {
  if (status === 'draft' || status === 'pending') return ['draft'];
  return status === 'trash' ? ['draft', 'published'] : ['published'];
}

/** Where the host keeps the links. */
interface LinkTable {
  name: string;
  source: string;
  target: string;
  order?: string;
}

interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
  orderColumnName?: string;
}

export function linkTableOf({
  source,
  attribute,
}: Pick<RelationField, 'source' | 'attribute'>): LinkTable {
  const { joinTable } = strapi.db.metadata.get(source).attributes[attribute] as unknown as {
    joinTable: JoinTable;
  };
  const { name, joinColumn, inverseJoinColumn, orderColumnName } = joinTable;
  return {
    name,
    source: joinColumn.name,
    target: inverseJoinColumn.name,
    ...(orderColumnName && { order: orderColumnName }),
  };
}

/** The host loses links between two published rows; svc_published_links has them. */
export function isKept({ source, target }: RelationField): boolean {
  return hasDrafts(source) && hasDrafts(target);
}

/** What such links are told apart by. */
export function relationName({ source, attribute }: RelationField): string {
  return `${source}#${attribute}`;
}

/** `from … where …` over links whose other thing is public: what it answers in `s.public_id`, and whose link it is. */
interface Links {
  from: Sql;
  where: Sql;
  /** The thing: its row or its document. */
  owner: Sql;
  by: 'id' | 'document_id';
  order: Sql;
}

/** In a form that no index of the status helps with: SQLite would go through all that is public. */
function publicOnly(db: Knex, status: string | undefined): Sql {
  return status ? sql`coalesce(${columnNamed(db, `s.${status}`)}, '') = 'publish'` : sql`1 = 1`;
}

function keptLinks(db: Knex, field: RelationField): Links {
  const { table, document, status } = publicSideOf(field.target)!;
  return {
    from: sql`from svc_published_links k
      join ${tableNamed(db, table)} s on ${columnNamed(db, `s.${document}`)} = k.target_document`,
    where: sql`k.relation = ${relationName(field)} and ${publicOnly(db, status)}`,
    owner: sql`k.source_document`,
    by: 'document_id',
    order: sql`order by k.position, k.id`,
  };
}

function hostLinks(db: Knex, field: RelationField): Links {
  const { table, document, status } = publicSideOf(field.target)!;
  const link = linkTableOf(field);
  const rows = tableNamed(db, tableOf(field.target));
  const draftOnly = hasDrafts(field.target) ? sql`and t.published_at is null` : sql``;
  const position = link.order ? sql`${columnNamed(db, `l.${link.order}`)}, l.id` : sql`l.id`;
  return {
    from: sql`from ${tableNamed(db, link.name)} l
      join ${rows} t on t.id = ${columnNamed(db, `l.${link.target}`)} ${draftOnly}
      join ${tableNamed(db, table)} s on ${columnNamed(db, `s.${document}`)} = t.document_id`,
    where: publicOnly(db, status),
    owner: columnNamed(db, `l.${link.source}`),
    by: 'id',
    order: sql`order by ${position}`,
  };
}

function linksOf(db: Knex, field: RelationField, version: Version): Links {
  return version === 'published' && isKept(field) ? keptLinks(db, field) : hostLinks(db, field);
}

/** The things above or below whose relation names one of these, as a condition on a row `t`. */
export function namesOneOf(db: Knex, field: RelationField, version: Version, ids: number[]): Sql {
  const { from, where, owner, by } = linksOf(db, field, version);
  const found = sql`select ${owner} ${from} where ${where} and s.public_id in (${join(ids)})`;
  return sql`${columnNamed(db, `t.${by}`)} in (${found})`;
}

/** A row of a thing, as far as links need it. */
export interface LinkedRow {
  id: number;
  document_id: string;
}

interface Found {
  owner: number | string;
  public_id: number;
}

/** For each row the ids that it names, in the editor's order: one query. */
export async function findRelated(
  db: Knex,
  field: RelationField,
  version: Version,
  rows: LinkedRow[],
): Promise<Map<number, number[]>> {
  if (rows.length === 0) return new Map();
  const { from, where, owner, by, order } = linksOf(db, field, version);
  const owners = join(rows.map((row) => row[by]));
  const found = await select(
    db,
    finding<Found>(sql`select ${owner} as owner, s.public_id as public_id ${from}
      where ${where} and ${owner} in (${owners}) ${order}`),
  );
  const idsOf = new Map<number | string, Set<number>>();
  for (const { owner: whose, public_id: id } of found) {
    idsOf.set(whose, (idsOf.get(whose) ?? new Set()).add(id));
  }
  return new Map(rows.map((row) => [row.id, [...(idsOf.get(row[by]) ?? [])]]));
}

interface Target {
  public_id: number;
  document_id: string;
}

/** The documents of things with these ids; those that are not there are left out. */
export async function findTargets(
  db: Knex,
  { target }: RelationField,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await select(
    db,
    finding<Target>(sql`select distinct public_id, document_id from ${tableNamed(db, tableOf(target))}
      where public_id in (${join(ids)})`),
  );
  return new Map(found.map((row) => [row.public_id, row.document_id]));
}

/** Of these documents of the other type, those that are public. */
export async function publicAmong(
  db: Knex,
  { target }: RelationField,
  documentIds: string[],
): Promise<Set<string>> {
  if (documentIds.length === 0) return new Set();
  const { table, document, status } = publicSideOf(target)!;
  const column = columnNamed(db, `s.${document}`);
  const found = await select(
    db,
    finding<{ document_id: string }>(sql`select distinct ${column} as document_id
      from ${tableNamed(db, table)} s
      where ${publicOnly(db, status)} and ${column} in (${join(documentIds)})`),
  );
  return new Set(found.map((row) => row.document_id));
}
