import type { Knex } from 'knex';
import { columns, literal, number, type Sql, sql } from '../../../database/sql';
import { selectBeside } from '../../../database/sqlite-beside';
import { byIndex, type EventFilter, matchingFrom } from '../queries/matching-events';

/** Of each kind as many at most: those with most events. */
const mostOfKind = 1000;

/** How many of the events that match are in it. */
export interface TermCount {
  id: number;
  title: string;
  count: number;
}

export interface EventFacets {
  categories: TermCount[];
  tags: TermCount[];
  venues: TermCount[];
  cities: { city: string; count: number }[];
  months: { month: string; count: number }[];
}

const count = number('count', sql`count(*)`);
const id = number('id', sql`m.venue_id`);
const term = columns('svc_event_listing_terms f', 'term_id as id');
const mostFirst = (by: Sql) => sql`order by count(*) desc, ${by} limit ${literal(mostOfKind)}`;

/** What is asked of the events that match, `m`. */
type Matching = Sql;

const categoryTitle = columns('svc_categories c', 'title');
const tagTitle = columns('svc_tags c', 'title');
const venueTitle = columns('svc_venues v', 'title');
const venueCity = columns('svc_venues v', 'city');

const ofTerm = (matching: Matching, facet: 'category' | 'tag', table: Sql) =>
  sql`from (${matching}) m
    join svc_event_listing_terms f on f.public_id = m.public_id and f.facet = ${facet}
    join ${table} c on c.public_id = f.term_id`;

async function countCategories(db: Knex, matching: Matching): Promise<TermCount[]> {
  const rows = await selectBeside(
    db,
    sql`select ${term}, ${categoryTitle}, ${count} ${ofTerm(matching, 'category', sql`svc_categories`)}
      group by f.term_id, c.title ${mostFirst(sql`f.term_id`)}`,
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

async function countTags(db: Knex, matching: Matching): Promise<TermCount[]> {
  const rows = await selectBeside(
    db,
    sql`select ${term}, ${tagTitle}, ${count} ${ofTerm(matching, 'tag', sql`svc_tags`)}
      group by f.term_id, c.title ${mostFirst(sql`f.term_id`)}`,
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

const atVenue = (matching: Matching) =>
  sql`from (${matching}) m join svc_venues v on v.public_id = m.venue_id`;

async function countVenues(db: Knex, matching: Matching): Promise<TermCount[]> {
  const rows = await selectBeside(
    db,
    sql`select ${id}, ${venueTitle}, ${count} ${atVenue(matching)}
      group by m.venue_id, v.title ${mostFirst(sql`m.venue_id`)}`,
  );
  return rows.map((row) => ({ id: Number(row.id), title: row.title, count: Number(row.count) }));
}

/** Engines differ in what they take for the same city: letter case makes no difference, the commonest is shown. */
async function countCities(db: Knex, matching: Matching): Promise<EventFacets['cities']> {
  const rows = await selectBeside(
    db,
    sql`select ${venueCity}, ${count} ${atVenue(matching)} where v.city <> ''
      group by v.city ${mostFirst(sql`v.city`)}`,
  );
  const cities = new Map<string, { city: string; count: number }>();
  for (const { city, count: events } of rows) {
    if (!city) continue;
    const known = cities.get(city.toLowerCase());
    if (known) known.count += Number(events);
    else cities.set(city.toLowerCase(), { city, count: Number(events) });
  }
  return [...cities.values()].sort((a, b) => b.count - a.count || (a.city < b.city ? -1 : 1));
}

const day = number('day', sql`m.start_local - m.start_local % 86400`);

/** By the clock of each event. A draft without dates is in no month. */
async function countMonths(db: Knex, matching: Matching): Promise<EventFacets['months']> {
  const rows = await selectBeside(
    db,
    sql`select ${day}, ${count} from (${matching}) m where m.start_local <> 0
      group by m.start_local - m.start_local % 86400`,
  );
  const months = new Map<string, number>();
  for (const row of rows) {
    const month = new Date(Number(row.day) * 1000).toISOString().slice(0, 7);
    months.set(month, (months.get(month) ?? 0) + Number(row.count));
  }
  return [...months]
    .map(([month, events]) => ({ month, count: events }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
}

const asked = columns('svc_event_listings l', 'public_id, venue_id, start_local');

/** How many of the events that match are in each category, with each tag, at each place and in each month. */
export async function findFacets(db: Knex, filter: EventFilter): Promise<EventFacets> {
  const { from } = matchingFrom(db, filter, byIndex);
  const matching = sql`select ${asked} ${from}`;
  return {
    categories: await countCategories(db, matching),
    tags: await countTags(db, matching),
    venues: await countVenues(db, matching),
    cities: await countCities(db, matching),
    months: await countMonths(db, matching),
  };
}
