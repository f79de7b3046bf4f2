import type { Knex } from 'knex';
import {
  columns,
  driverOf,
  execute,
  join,
  number,
  select,
  type Sql,
  sql,
} from '../../../database/sql';
import { wordsInSearchText } from '../../../domain/search-words';
import { database } from '../../../host/strapi';

/*
 * `svc_event_words`: which events have which words, so that a search finds those of a rare word without reading the
 * others. It is no content type: with the columns and indexes that Strapi gives to each it would be four times as large.
 * Rows are written with the listing whose words they are, in one transaction.
 */

/** Words are compared byte by byte, on whatever database. */
const tableOf = {
  'better-sqlite3': `create table if not exists svc_event_words (word text not null,
    public_id integer not null, primary key (word, public_id)) without rowid`,
  pg: `create table if not exists svc_event_words (word text collate "C" not null,
    public_id integer not null, primary key (word, public_id))`,
  mysql2: `create table if not exists svc_event_words (word varchar(64) character set utf8mb4
    collate utf8mb4_bin not null, public_id int not null, primary key (word, public_id))`,
};

export async function makeWordTable(): Promise<void> {
  await database().raw(tableOf[driverOf(database())]);
}

/** Takes all words out; not to be undone, since deleting them one by one takes minutes. */
export async function emptyWordTable(): Promise<void> {
  const isSqlite = driverOf(database()) === 'better-sqlite3';
  await database().raw(`${isSqlite ? 'delete from' : 'truncate table'} svc_event_words`);
}

/** A listing's id and words. */
interface Words {
  public_id: number;
  search_text: string;
}

/** Events by their words. */
type EventsOfWords = Map<string, number[]>;

/** Below what every server takes in one statement. */
const rowsPerInsert = 5000;

/**
 * Where words were left over, after an import that wrote past every hook, they are right again. SQLite and PostgreSQL
 * take all rows as one value: to bind each word of many events costs more than to write them.
 */
const insertionFrom = {
  'better-sqlite3': `select word.key, event.value from json_each(?) word, json_each(word.value) event
    where true on conflict do nothing`,
  pg: `select word.key, event.value::int from json_each(?::json) word,
    json_array_elements_text(word.value) event on conflict do nothing`,
};

/** In the order of the index: what is written together lies together, and no two writers wait for each other. */
function insertionsOf(db: Knex, added: EventsOfWords): Sql[] {
  const words = [...added].sort(([one], [other]) => (one < other ? -1 : 1));
  if (words.length === 0) return [];
  const driver = driverOf(db);
  if (driver !== 'mysql2') {
    const text = `insert into svc_event_words (word, public_id) ${insertionFrom[driver]}`;
    return [{ text, values: [JSON.stringify(Object.fromEntries(words))] }];
  }
  const rows = words.flatMap(([word, ids]) => ids.map((id) => [word, id] as const));
  const count = Math.ceil(rows.length / rowsPerInsert);
  return Array.from({ length: count }, (_, nth) => {
    const values = rows.slice(nth * rowsPerInsert, (nth + 1) * rowsPerInsert).flat();
    const places = Array.from({ length: values.length / 2 }, () => '(?, ?)').join(', ');
    return {
      text: `insert ignore into svc_event_words (word, public_id) values ${places}`,
      values,
    };
  });
}

/** What one has that the other lacks. */
function lacking(words: Set<string>, others: Set<string>): string[] {
  return [...words].filter((word) => !others.has(word));
}

/** Brings the words up to date with the listings, as they were and as they are. */
export async function updateWords(trx: Knex, before: Words[], after: Words[]): Promise<void> {
  const texts = (listings: Words[]) =>
    new Map(listings.map(({ public_id: id, search_text: text }) => [id, text]));
  const [old, fresh] = [texts(before), texts(after)];
  const added: EventsOfWords = new Map();
  for (const id of new Set([...old.keys(), ...fresh.keys()])) {
    if (old.get(id) === fresh.get(id)) continue;
    const had = new Set(wordsInSearchText(old.get(id) ?? ''));
    const has = new Set(wordsInSearchText(fresh.get(id) ?? ''));
    const gone = lacking(had, has);
    if (gone.length > 0) {
      await execute(
        trx,
        sql`delete from svc_event_words where public_id = ${id} and word in (${join(gone)})`,
      );
    }
    for (const word of lacking(has, had)) {
      const events = added.get(word);
      if (events) events.push(id);
      else added.set(word, [id]);
    }
  }
  for (const insertion of insertionsOf(trx, added)) await execute(trx, insertion);
}

/** The last of all characters: what begins with a word is between it and itself with this one. */
const last = '\u{10ffff}';

/** The rows of words that begin with this one. */
export function beginsWith(word: string): Sql {
  return sql`word >= ${word} and word < ${word + last}`;
}

/** The ids of the events that have such a word; one may be there several times. */
export function eventsWithWord(word: string): Sql {
  return sql`select public_id from svc_event_words where ${beginsWith(word)}`;
}

const sampleSize = 20;
const listing = columns('svc_event_listings', 'public_id, search_text');
const count = number('count', sql`count(*)`);

async function hasItsWords({ public_id: id, search_text: text }: Words): Promise<boolean> {
  const words = wordsInSearchText(text ?? '');
  if (words.length === 0) return true;
  const [found] = await select(
    database(),
    sql`select ${count} from svc_event_words where public_id = ${id} and word in (${join(words)})`,
  );
  return Number(found!.count) === words.length;
}

/** Whether the first and the last events have their words: after an import, which writes past every hook, they do not. */
export async function wordsLookComplete(): Promise<boolean> {
  for (const order of [sql`public_id`, sql`public_id desc`]) {
    const sample = await select(
      database(),
      sql`select ${listing} from svc_event_listings order by ${order} limit ${sampleSize}`,
    );
    for (const one of sample) if (!(await hasItsWords(one))) return false;
  }
  return true;
}
