import type { Knex } from 'knex';
import { columns, join, select, type Selected, sql } from '../database/sql';

const venue = columns(
  'svc_venues',
  'public_id, title, address, city, state, zip, country, phone, website',
);

/** A place as pages name it; what is not known is empty or null. */
export type Venue = Selected<typeof venue>;

/** The venues with these public ids, by their id. One statement, or none for no ids. */
export async function selectVenues(db: Knex, ids: number[]): Promise<Map<number, Venue>> {
  if (ids.length === 0) return new Map();
  const query = sql`select ${venue} from svc_venues where public_id in (${join(ids)})`;
  const found = await select(db, query);
  return new Map(found.map((one) => [one.public_id, one]));
}

/** `Main Street 1, 10115 Berlin, Germany`; empty where nothing of it is known. */
export function addressText({ address, zip, city, state, country }: Venue): string {
  const town = [zip, city].filter(Boolean).join(' ');
  return [address, town, state, country].filter(Boolean).join(', ');
}
