import type { Knex } from 'knex';
import { selectPage } from '../../database/select-page';
import {
  columnNamed,
  driverOf,
  finding,
  join,
  select,
  sql,
  type Sql,
  tableNamed,
} from '../../database/sql';
import type { AddressedRow } from '../../database/tables';
import type { EventStatus } from '../../contract/event-status';
import { notFound } from '../../domain/problem';
import type { Page, PageResult } from '../../domain/page';
import { searchWords } from '../../domain/search-words';
import { kindOf } from './declaration';
import { isOwnedBy } from './owners';
import { comparisonWith } from './filters';
import { namesOneOf, type Version } from './relations';
import {
  type ColumnField,
  fieldNamed,
  type Nested,
  type Resolved,
  searchedFields,
} from './resolved';

/*
 * The rows that REST shows of a content type: of a document with drafts the published one, else the draft.
 */

/** A row with the columns that every such type has, and those of its own fields. */
export interface ThingRow extends AddressedRow {
  shown_status?: EventStatus | null;
  published_at?: unknown;
  [column: string]: unknown;
}

const wholeRow = finding<ThingRow>(sql`t.*`);

function rowsOf({ table }: Resolved, db: Knex): Sql {
  return sql`from ${tableNamed(db, table)} t`;
}

/** Which things a list is about. */
export interface ThingFilter {
  /** The parameters that were sent, read as they are declared. */
  query: Record<string, unknown>;
  /** Of a type with drafts. */
  status: EventStatus;
  /** Of a nested list: which, and the id of the thing above. */
  under?: { nested: Nested; id: number };
  /** Only those of this user. */
  ownerId?: number;
}

/** Both made small by the database: engines differ in what becomes of letters such as İ and Σ. */
function isInTitle(word: string): Sql {
  const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
  return sql`lower(t.title) like lower(${pattern}) escape '!'`;
}

function isInText(word: string): Sql {
  const pattern = `%${word.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  return sql`t.search_text like ${pattern} escape '!'`;
}

function searchConditions(resolved: Resolved, search: string): Sql[] {
  const isFound = searchedFields(resolved).length > 0 ? isInText : isInTitle;
  return searchWords(search).map(isFound);
}

/** Which rows' links count; in the trash there may be both. */
function versionsOf({ hasDrafts }: Resolved, status: EventStatus): Version[] {
  if (!hasDrafts || status === 'draft' || status === 'pending') return ['draft'];
  return status === 'trash' ? ['draft', 'published'] : ['published'];
}

function relates(
  db: Knex,
  resolved: Resolved,
  { status }: ThingFilter,
  { relation, ids }: { relation: Nested['relation']; ids: number[] },
): Sql {
  const ways = versionsOf(resolved, status).map((version) =>
    namesOneOf(db, relation, version, ids),
  );
  return sql`(${join(ways, ' or ')})`;
}

function filterConditions(db: Knex, resolved: Resolved, filter: ThingFilter): Sql[] {
  const sent = Object.entries(resolved.declared.filters ?? {}).filter(
    ([name]) => filter.query[name] !== undefined,
  );
  return sent.map(([name, { comparison, field: said }]) => {
    const field = fieldNamed(resolved, said ?? name)!;
    const value = filter.query[name];
    if (comparison === 'related') {
      const relation = field as Nested['relation'];
      return relates(db, resolved, filter, { relation, ids: value as number[] });
    }
    const compared = field as ColumnField;
    const column = columnNamed(db, `t.${compared.column}`);
    return comparisonWith(db, comparison, { column, field: compared }, value);
  });
}

function nestedConditions(db: Knex, resolved: Resolved, filter: ThingFilter): Sql[] {
  const { under } = filter;
  if (!under) return [];
  const { nested, id } = under;
  const values = Object.entries(nested.where ?? {}).map(([name, value]) => {
    const { column } = fieldNamed(resolved, name) as ColumnField;
    return sql`${columnNamed(db, `t.${column}`)} = ${value}`;
  });
  return [relates(db, resolved, filter, { relation: nested.relation, ids: [id] }), ...values];
}

/** What has no value comes first, as SQLite and MySQL have it. */
function orderOf(db: Knex, resolved: Resolved, query: Record<string, unknown>): Sql {
  const { order = 'title' } = resolved.declared;
  const name = (query.orderby as string | undefined) ?? order.replace(/^-/, '');
  const asDeclared = query.orderby === undefined && order.startsWith('-') ? 'desc' : 'asc';
  const isBackwards = (query.order ?? asDeclared) === 'desc';
  const field = fieldNamed(resolved, name) as ColumnField | undefined;
  const column = name === 'id' ? 'public_id' : (field?.column ?? name);
  const nulls =
    driverOf(db) === 'pg' && field
      ? { text: isBackwards ? 'nulls last' : 'nulls first', values: [] }
      : sql``;
  const direction = isBackwards ? sql`desc` : sql``;
  return sql`order by ${columnNamed(db, `t.${column}`)} ${direction} ${nulls}, t.public_id ${direction}`;
}

/** One page of the things that match. */
export function listRows(
  db: Knex,
  resolved: Resolved,
  filter: ThingFilter,
  page: Page,
): Promise<PageResult<ThingRow>> {
  const conditions = [
    ...(resolved.hasDrafts ? [sql`${columnNamed(db, 't.shown_status')} = ${filter.status}`] : []),
    ...(filter.ownerId === undefined ? [] : [isOwnedBy(db, resolved, filter.ownerId)]),
    ...nestedConditions(db, resolved, filter),
    ...filterConditions(db, resolved, filter),
    ...searchConditions(resolved, (filter.query.search as string | undefined) ?? ''),
  ];
  const list = {
    columns: wholeRow,
    from: rowsOf(resolved, db),
    where: conditions.length === 0 ? sql`` : sql`where ${join(conditions, ' and ')}`,
    order: orderOf(db, resolved, filter.query),
  };
  return selectPage(db, list, page);
}

/** The rows that REST shows of the things with these ids, as far as they are there. */
export async function findRows(
  db: Knex,
  resolved: Resolved,
  ids: readonly number[],
): Promise<ThingRow[]> {
  if (ids.length === 0) return [];
  const isShown = resolved.hasDrafts
    ? sql`and ${columnNamed(db, 't.shown_status')} is not null`
    : sql``;
  return select(
    db,
    sql`select ${wholeRow} ${rowsOf(resolved, db)} where t.public_id in (${join([...ids])}) ${isShown}`,
  );
}

/** The thing's row that REST shows. @throws Problem `notFound` */
export async function findRow(db: Knex, resolved: Resolved, id: number): Promise<ThingRow> {
  const [row] = await findRows(db, resolved, [id]);
  if (!row) throw notFound(kindOf(resolved.declared));
  return row;
}

/** The same, by its document; undefined where there is none. */
export async function findRowOfDocument(
  db: Knex,
  resolved: Resolved,
  documentId: string,
): Promise<ThingRow | undefined> {
  const query = sql`select ${wholeRow} ${rowsOf(resolved, db)}
    where t.document_id = ${documentId} and ${columnNamed(db, 't.shown_status')} is not null`;
  const [row] = await select(db, query);
  return row;
}
