import type { Knex } from 'knex';
import type { ListedEvent } from '../../api/event/listing/listing';
import { likeAnywhere } from '../../api/event/listing/query';
import { now } from '../../api/ticket/stock/stock';
import { concat, join, select, type Sql, sql } from '../../sql';
import type { EventChoice } from './about';

const atMost = 20;

/** The listing's text, which has the title too, is asked first: it spares most events the look at their rows. */
function hasInTitle(word: string): Sql {
  return sql(
    `(search_text like ? escape '!' and exists (select 1 from events e
       where e.public_id = event_listings.public_id and lower(e.title) like lower(?) escape '!'))`,
    likeAnywhere(word.toLowerCase()),
    likeAnywhere(word),
  );
}

async function choices(db: Knex, conditions: Sql[]): Promise<EventChoice[]> {
  const all = [sql('item is not null'), ...conditions];
  const found = await select<{ item: string }>(
    db,
    concat(
      sql('select item from event_listings where'),
      join(all, ' and '),
      sql('order by abs(start_utc - ?), public_id limit ?', now(), atMost),
    ),
  );
  return found.map(({ item }) => {
    const { public_id: id, title, start_date: start } = JSON.parse(item) as ListedEvent;
    return { id, title, start };
  });
}

/** Events whose title has all the words, in whatever state, the nearest in time first. */
export function findEventChoices(db: Knex, search: string): Promise<EventChoice[]> {
  return choices(db, search.split(/\s+/).filter(Boolean).map(hasInTitle));
}

/** The event with this public id, as a list of one; empty where there is none. */
export function findEventChoice(db: Knex, id: number): Promise<EventChoice[]> {
  return choices(db, [sql('public_id = ?', id)]);
}
