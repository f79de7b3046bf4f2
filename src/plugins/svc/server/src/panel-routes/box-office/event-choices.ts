import type { Knex } from 'knex';
import type { EventListItem } from '../../resources/event/read-model/listing';
import { containsPattern } from '../../resources/event/queries/events';
import { now } from '../../lib/clock';
import { columns, join, select, type Sql, sql } from '../../database/sql';
import type { EventChoice } from '../../contract/box-office-details';

const maxChoices = 20;

/** The listing's text, which has the title too, is asked first: it spares most events the look at their rows. */
function hasInTitle(word: string): Sql {
  return sql`(search_text like ${containsPattern(word.toLowerCase())} escape '!'
    and exists (select 1 from svc_events e where e.public_id = svc_event_listings.public_id
      and lower(e.title) like lower(${containsPattern(word)}) escape '!'))`;
}

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

/** Events whose title has all the words, in whatever state, the nearest in time first. */
export function findEventChoices(db: Knex, search: string): Promise<EventChoice[]> {
  return selectChoices(db, search.split(/\s+/).filter(Boolean).map(hasInTitle));
}

/** The event with this public id, as a list of one; empty where there is none. */
export function findEventChoice(db: Knex, id: number): Promise<EventChoice[]> {
  return selectChoices(db, [sql`public_id = ${id}`]);
}
