import type { Knex } from 'knex';
import type { Caller } from '../../access/caller';
import { columnNamed, join, select, sql, finding, tableNamed } from '../../database/sql';
import type { Page, PageResult } from '../../domain/page';
import { database } from '../../host/strapi';
import { resolvedResources } from './complete-types';
import { presentRow, presentRows, type Shown } from './present';
import { publicSideOf, relatableTypes } from './public-side';
import { assertReadable, canRead, ownersOfList } from './resource-access';
import type { Resolved } from './resolved';
import { findRow, findRows, listRows } from './select-things';
import { readShape } from '../validate';

/** Things of a content type, as REST finds and shows them, for code of a project's own. */
export interface Things {
  /**
   * One thing as the caller sees it.
   * @param id the public id, as REST knows it
   * @throws Problem `notFound`; `notSignedIn` or `forbidden` where the caller may not see it
   */
  find(id: number, caller: Caller): Promise<Shown>;
  /**
   * A page of the list, with the list's own parameters: `list({ genre: 'jazz' }, { page: 1, perPage: 10 }, caller)`.
   * Values that do not fit are left out. Published things, unless `status` says another one; who may ask for that, the
   * code that calls has to know.
   */
  list(query: Record<string, unknown>, page: Page, caller: Caller): Promise<PageResult<Shown>>;
  /** The things with these public ids, in the order of the ids, as the caller sees them; without those that they do not. */
  present(ids: readonly number[], caller: Caller): Promise<Shown[]>;
}

function resolvedOf(uid: string): Resolved {
  const found = resolvedResources().find(({ declared }) => declared.uid === uid);
  if (found) return found;
  const known = resolvedResources().map(({ declared }) => declared.uid);
  throw new Error(`${uid} is declared by no resource(); there are ${known.sort().join(', ')}.`);
}

async function presentMany(resolved: Resolved, ids: readonly number[], caller: Caller) {
  const rows = await findRows(database(), resolved, ids);
  const readable = await Promise.all(rows.map((row) => canRead(resolved, row, caller)));
  const shown = await presentRows(
    database(),
    resolved,
    rows.filter((_, index) => readable[index]),
    caller,
  );
  const byId = new Map(shown.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The things of a type that a `resource()` declares. To be called when Strapi has been loaded.
 * @param uid Strapi's name of the type, `api::performer.performer`
 * @throws Error for a type that no resource declares
 */
export function things(uid: string): Things {
  const resolved = resolvedOf(uid);
  return {
    async find(id, caller) {
      const row = await findRow(database(), resolved, id);
      await assertReadable(resolved, row, caller);
      return presentRow(database(), resolved, row, caller);
    },
    async list(query, page, caller) {
      const { values } = readShape(resolved.query, query);
      const status = (values.status as 'publish' | undefined) ?? 'publish';
      const request = { caller, query: values } as Parameters<typeof ownersOfList>[1];
      const filter = { query: values, status, ...ownersOfList(resolved, request) };
      const { items, total } = await listRows(database(), resolved, filter, page);
      return { items: await presentRows(database(), resolved, items, caller), total };
    },
    present: (ids, caller) => presentMany(resolved, ids, caller),
  };
}

interface Row {
  document: string;
  public_id: number;
}

/**
 * The public ids of documents, by their document ids: of any type that a relation of a resource can name, events, venues
 * and your own. With `shows: 'published'` only of those that guests may see.
 * @throws Error for a type that REST does not show
 */
export async function publicIdsOf(
  uid: string,
  documentIds: readonly string[],
  { shows = 'all' }: { shows?: 'all' | 'published' } = {},
): Promise<Map<string, number>> {
  const side = publicSideOf(uid);
  if (!side) {
    throw new Error(`REST does not show ${uid}; it shows ${relatableTypes().join(', ')}.`);
  }
  if (documentIds.length === 0) return new Map();
  const db: Knex = database();
  const document = columnNamed(db, side.document);
  const isShown =
    shows === 'published' && side.status
      ? sql`and ${columnNamed(db, side.status)} = ${'publish'}`
      : sql``;
  const columns = finding<Row>(sql`${document} as document, public_id`);
  const found = await select(
    db,
    sql`select ${columns} from ${tableNamed(db, side.table)}
      where ${document} in (${join([...documentIds])}) and public_id is not null ${isShown}`,
  );
  return new Map(found.map((row) => [row.document, row.public_id]));
}
