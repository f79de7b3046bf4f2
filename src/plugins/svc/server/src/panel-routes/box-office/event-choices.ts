import type { Knex } from 'knex';
import type { EventListItem } from '../../resources/event/read-model/listing';
import { searchWords } from '../../domain/search-words';
import { now } from '../../lib/clock';
import { hasWord } from '../../database/has-word';
import { columns, join, select, type Sql, sql } from '../../database/sql';
import type { EventChoice } from '../../contract/box-office-details';

const maxChoices = 20;

const listed = columns('svc_event_listings', 'item');

async function selectChoices(db: Knex, conditions: Sql[]): Promise<EventChoice[]> {
  const all = [sql`item is not null`, ...conditions];
  const found = await select(
    db,
    sql`select ${listed} from svc_event_listings where ${join(all, ' and ')}
      order by abs(start_utc - ${now()}), public_id limit ${maxChoices}`,
  );
  return found.map(({ item }) => {
    const { public_id: id, title, start_date: start } = JSON.parse(item) as EventListItem;
    return { id, title, start };
  });
}

/** Events whose title has words that begin with these, in whatever state, the nearest in time first. */
export function findEventChoices(db: Knex, search: string): Promise<EventChoice[]> {
  const isInTitle = (word: string) => hasWord(db, sql`search_text`, word, 'title');
  return selectChoices(db, searchWords(search).map(isInTitle));
}

/** The event with this public id, as a list of one; empty where there is none. */
export function findEventChoice(db: Knex, id: number): Promise<EventChoice[]> {
  return selectChoices(db, [sql`public_id = ${id}`]);
}
