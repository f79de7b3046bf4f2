import type { Knex } from 'knex';
import { asNamed, idConditions } from '../../database/choose';
import { hasWord } from '../../database/has-word';
import { distanceOrder, nearConditions } from '../../database/near-place';
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
import { byDistance, type Choice, type Ordering, relevance } from '../list-parameters';
import { foldedColumn } from './alike';
import { nearAsked } from './located';
import { comparisonWith, isOneOf } from './filters';
import { namesOneOf, type Version, versionsOf } from './relations';
import { type ColumnField, columnFields, fieldNamed, type Nested, type Resolved } from './resolved';

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

const ofAll = ['id', 'document_id', 'public_id', 'title', 'slug'];
const ofVersions = ['shown_status', 'published_at'];

/** What is shown of a row, or needed for that: the text that a search looks into may be long, for one. */
function shownColumns(db: Knex, resolved: Resolved): Sql<ThingRow> {
  const own = columnFields(resolved).map(({ column }) => column);
  const names = new Set([...ofAll, ...(resolved.hasDrafts ? ofVersions : []), ...own]);
  return finding(join([...names].map((name) => columnNamed(db, `t.${name}`))));
}

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

function searchConditions(db: Knex, search: string): Sql[] {
  return searchWords(search).map((word) => hasWord(db, sql`t.search_text`, word));
}

function relates(
  db: Knex,
  resolved: Resolved,
  { status }: ThingFilter,
  { relation, ids }: { relation: Nested['relation']; ids: number[] },
): Sql {
  const versions: Version[] = resolved.hasDrafts ? versionsOf(status) : ['draft'];
  const ways = versions.map((version) => namesOneOf(db, relation, version, ids));
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
    const kept = comparison === 'alike' ? foldedColumn(compared) : compared.column;
    const column = columnNamed(db, `t.${kept}`);
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

/** Which things are named, by their ids or slugs. */
function choiceConditions(db: Knex, { include, exclude, slug }: Choice): Sql[] {
  const named = slug ? [isOneOf(db, sql`t.slug`, slug)] : [];
  return [...idConditions(sql`t.public_id`, { include, exclude } as Choice), ...named];
}

const placeColumns = { x: sql`t.place_x`, y: sql`t.place_y`, z: sql`t.place_z` };

/** Which things are where the request says. */
function placeConditions({ declared }: Resolved, query: Record<string, unknown>): Sql[] {
  const near = declared.located && nearAsked(query);
  return near ? nearConditions(placeColumns, near) : [];
}

/** The declared order, or that of a request; none where it is by something else than a column. */
function orderedColumn(resolved: Resolved, { orderby }: Ordering): string | null {
  const { order = 'title' } = resolved.declared;
  const name = orderby ?? order.replace(/^-/, '');
  const field = fieldNamed(resolved, name) as ColumnField | undefined;
  if (field) return field.column;
  if (byOtherThings.includes(name)) return null;
  return { id: 'public_id', modified: 'updated_at' }[name] ?? name;
}

/** What lists can be in order of that is no column. */
const byOtherThings = ['include', relevance, byDistance];

function isBackwards({ declared }: Resolved, { orderby, order }: Ordering): boolean {
  if (order || orderby) return order === 'desc';
  return declared.order?.startsWith('-') ?? false;
}

/** What has no value comes first, as SQLite and MySQL have it. */
function byColumn(db: Knex, column: string, direction: Sql): Sql {
  const hasNulls = !['public_id', 'title', 'updated_at'].includes(column);
  const nulls = direction.text ? ' nulls last' : ' nulls first';
  const place = { text: driverOf(db) === 'pg' && hasNulls ? nulls : '', values: [] };
  return sql`${columnNamed(db, `t.${column}`)} ${direction}${place}`;
}

/** Those that the search finds in the title, before those that it finds elsewhere. */
function byTitleFirst(db: Knex, query: Record<string, unknown>, direction: Sql): Sql {
  const isInTitle = (word: string) => hasWord(db, sql`t.search_text`, word, 'title');
  const words = searchWords((query.search as string | undefined) ?? '').map(isInTitle);
  return sql`case when ${join(words, ' and ')} then 0 else 1 end ${direction}, t.title ${direction}`;
}

function byOther(db: Knex, query: Record<string, unknown>, direction: Sql): Sql {
  const { orderby, include = [] } = query as Ordering & Choice;
  if (orderby === 'include') return sql`${asNamed(sql`t.public_id`, include)} ${direction}`;
  const near = orderby === byDistance && nearAsked(query);
  if (near) return sql`${distanceOrder(placeColumns, near.place)} ${direction}`;
  return byTitleFirst(db, query, direction);
}

function orderOf(db: Knex, resolved: Resolved, query: Record<string, unknown>): Sql {
  const asked = query as Ordering & Choice;
  const direction = isBackwards(resolved, asked) ? sql`desc` : sql``;
  const column = orderedColumn(resolved, asked);
  const by = column ? byColumn(db, column, direction) : byOther(db, query, direction);
  return sql`order by ${by}, t.public_id ${direction}`;
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
    ...choiceConditions(db, filter.query as Choice),
    ...filterConditions(db, resolved, filter),
    ...placeConditions(resolved, filter.query),
    ...searchConditions(db, (filter.query.search as string | undefined) ?? ''),
  ];
  const list = {
    columns: shownColumns(db, resolved),
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
