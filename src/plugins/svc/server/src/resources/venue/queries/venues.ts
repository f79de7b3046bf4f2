import type { Knex } from 'knex';
import { columns, join, select, type Selected, sql } from '../../../database/sql';

const venue = columns(
  'svc_venues',
  'public_id, slug, title, address, city, state, zip, country, phone, website, lat, lng',
);

/** A place as pages and mails name it; what is not known is empty or null. */
export type Venue = Selected<typeof venue>;

/** The venues with these public ids, by their id. One statement, or none for no ids. */
export async function selectVenues(db: Knex, ids: number[]): Promise<Map<number, Venue>> {
  if (ids.length === 0) return new Map();
  const query = sql`select ${venue} from svc_venues where public_id in (${join(ids)})`;
  const found = await select(db, query);
  return new Map(found.map((one) => [one.public_id, one]));
}
