import type { Knex } from 'knex';
import { columns, finding, join, literal, number, select, sql } from '../../../database/sql';
import { selectBeside } from '../../../database/sqlite-beside';
import { offsetOf, type Page, type PageResult } from '../../../domain/page';
import type { EventListItem } from '../read-model/listing';
import { beginsWith } from '../read-model/word-index';
import {
  findMatches,
  keyOf,
  type Matches,
  type MatchQuery,
  rememberedMatches,
  searchBounds,
  versionColumn,
} from './find-matches';
import {
  byIndex,
  type EventFilter,
  matchingFrom,
  matchingRareFrom,
  wordsOf,
} from './matching-events';
import { orderOf } from './order';

/*
 * Lists of events that have the words of a search, or are asked for by more than counts are kept of: what was found is
 * remembered until an event is written.
 */

/** The word that the fewest events have, where these are few. */
async function findRareWord(db: Knex, words: string[]): Promise<string | undefined> {
  const counts = words.map((word, index) => {
    const some = sql`select 1 from svc_event_words where ${beginsWith(word)} limit ${literal(searchBounds.few + 1)}`;
    return number(`count${index}`, sql`(select count(*) from (${some}) found)`);
  });
  const [found] = await select(
    db,
    finding<Record<string, number | string>>(sql`select ${join(counts)}`),
  );
  const known = words.map((word, index) => ({ word, events: Number(found![`count${index}`]) }));
  const [rarest] = known.sort((a, b) => a.events - b.events);
  return rarest && rarest.events <= searchBounds.few ? rarest.word : undefined;
}

async function matchQueryOf(db: Knex, filter: EventFilter): Promise<MatchQuery> {
  const words = wordsOf(filter);
  const rare = words.length > 0 ? await findRareWord(db, words) : undefined;
  const { from, lead } =
    rare === undefined ? matchingFrom(db, filter, byIndex) : matchingRareFrom(db, filter, rare);
  return {
    status: filter.status,
    ids: sql`${from} order by ${orderOf(filter, lead)}`,
    total: sql`(select count(*) ${from})`,
    isSmall: rare !== undefined,
  };
}

const item = columns('svc_event_listings l', 'item');

const found = columns('svc_event_listings l', 'public_id, item');

/** A page of what was found, and whether nothing has changed since. */
async function findFoundItems(db: Knex, filter: EventFilter, matches: Matches, page: Page) {
  const start = offsetOf(page);
  const ids = [...matches.ids.subarray(start, start + page.perPage)];
  const version = versionColumn(filter.status);
  if (ids.length === 0) {
    const [state] = await select(db, sql`select ${version}`);
    return { items: [], isCurrent: Number(state!.version) === matches.version };
  }
  const rows = await select(
    db,
    sql`select ${found}, ${version} from svc_event_listings l
      where l.public_id in (${join(ids)}) and l.status = ${filter.status}`,
  );
  const byId = new Map(rows.map((row) => [row.public_id, row.item]));
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  return {
    items: items.map((item) => JSON.parse(item) as EventListItem),
    isCurrent: rows.length > 0 && Number(rows[0]!.version) === matches.version,
  };
}

/** What is found from now on, or from when somebody else began to, and a page of it. */
async function findAnew(db: Knex, filter: EventFilter, key: string, page: Page) {
  const { matches, isJoined } = await findMatches(db, key, () => matchQueryOf(db, filter));
  const { items, isCurrent } = await findFoundItems(db, filter, matches, page);
  return { matches, items, isOld: isJoined && !isCurrent };
}

/** A page of those that are found; what was found is remembered until an event is written. */
export async function findRememberedItems(
  db: Knex,
  filter: EventFilter,
  page: Page,
): Promise<PageResult<EventListItem>> {
  const { from, lead } = matchingFrom(db, filter);
  const key = keyOf(sql`${from} order by ${orderOf(filter, lead)}`);
  const remembered = rememberedMatches(key);
  if (remembered) {
    const { items, isCurrent } = await findFoundItems(db, filter, remembered, page);
    if (isCurrent && reaches(remembered, page)) return { items, total: remembered.total };
  }
  const first = await findAnew(db, filter, key, page);
  // What somebody had begun to find may lack what was written before this request; whoever comes next begins later.
  const { matches, items } = first.isOld ? await findAnew(db, filter, key, page) : first;
  if (reaches(matches, page)) return { items, total: matches.total };
  return { items: await findFarItems(db, filter, page), total: matches.total };
}

/** Whether a page is one of those whose ids are known. */
function reaches({ ids, total }: Matches, page: Page): boolean {
  return ids.length === total || offsetOf(page) + page.perPage <= ids.length;
}

/** A page behind those whose ids are known. */
async function findFarItems(db: Knex, filter: EventFilter, page: Page): Promise<EventListItem[]> {
  const { from, lead } = matchingFrom(db, filter, byIndex);
  const rows = await selectBeside(
    db,
    sql`select ${item} ${from}
      order by ${orderOf(filter, lead)} limit ${page.perPage} offset ${offsetOf(page)}`,
  );
  return rows.map((row) => JSON.parse(row.item) as EventListItem);
}
