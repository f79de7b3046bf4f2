import type { Knex } from 'knex';
import { select, sql } from '../sql';

/** A place as pages name it; what is not known is empty or null. */
export interface Venue {
  public_id: number;
  title: string;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  phone: string | null;
  website: string | null;
}

/** The venues with these public ids, by their id. One statement, or none for no ids. */
export async function selectVenues(db: Knex, ids: number[]): Promise<Map<number, Venue>> {
  if (ids.length === 0) return new Map();
  const found = await select<Venue>(
    db,
    sql(
      'select public_id, title, address, city, state, zip, country, phone, website from venues ' +
        `where public_id in (${ids.map(() => '?').join(', ')})`,
      ...ids,
    ),
  );
  return new Map(found.map((venue) => [venue.public_id, venue]));
}

/** `Main Street 1, 10115 Berlin, Germany`; empty where nothing of it is known. */
export function addressText({ address, zip, city, state, country }: Venue): string {
  const town = [zip, city].filter(Boolean).join(' ');
  return [address, town, state, country].filter(Boolean).join(', ');
}
