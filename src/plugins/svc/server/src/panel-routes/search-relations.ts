import type { Knex } from 'knex';
import { hasWord } from '../database/has-word';
import { finding, join, select, sql, tableNamed } from '../database/sql';
import { searchWords } from '../domain/search-words';
import { database } from '../host/strapi';

/*
 * What can be chosen for a relation is found as on every other list, whatever its accents and capitals: the host compares
 * letters as the database does, each another way.
 */

/** More than anybody looks through. */
const mostFound = 200;

const noRow = 0;

interface Model {
  collectionName: string;
  attributes: Record<string, { target?: string } | undefined>;
}

const modelOf = (uid: string) => strapi.getModel(uid as never) as unknown as Model | undefined;

const event = 'plugin::svc.event';

/** Rows whose title has all these words; null of a type that keeps no words. */
function rowsOf(db: Knex, target: string, words: string[]) {
  if (target === event) {
    const found = words.map((word) => hasWord(db, sql`l.search_text`, word, 'parts of the title'));
    return sql`select e.id from svc_events e
      join svc_event_listings l on l.event_document_id = e.document_id where ${join(found, ' and ')}`;
  }
  const model = modelOf(target);
  if (!model?.attributes.searchText) return null;
  const found = words.map((word) => hasWord(db, sql`t.search_text`, word, 'parts of the title'));
  return sql`select t.id from ${tableNamed(db, model.collectionName)} t where ${join(found, ' and ')}`;
}

/** Answers what is asked in place of `query`. */
export async function searchRelations(
  { model, targetField }: { model: string; targetField: string },
  query: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { _q: typed, ...others } = query;
  const target = modelOf(model)?.attributes[targetField]?.target;
  const words = typeof typed === 'string' ? searchWords(typed) : [];
  if (!target || words.length === 0) return query;
  const db = database();
  const rows = rowsOf(db, target, words);
  if (!rows) return query;
  const found = await select(db, finding<{ id: number }>(sql`${rows} limit ${mostFound}`));
  const ids = found.map(({ id }) => id);
  // None is none, which the host takes for no filter.
  return { ...others, filters: { id: { $in: ids.length > 0 ? ids : [noRow] } } };
}
