import type { Knex } from 'knex';

/** What there is to ask for in a database. */
export interface Facts {
  events: { publicId: number; documentId: string }[];
  /** Public ids of venues with more than a page of events. */
  venues: number[];
  /** Where the events lie, seconds since 1970. */
  first: number;
  last: number;
}

const wanted = 200;

export async function readFacts(db: Knex): Promise<Facts> {
  const published = () => db('svc_event_listings').where({ status: 'publish' });
  const [range] = (await published().min({ first: 'start_utc' }).max({ last: 'start_utc' })) as {
    first: number;
    last: number;
  }[];
  const [ids] = (await published().min({ least: 'public_id' }).max({ most: 'public_id' })) as {
    least: number;
    most: number;
  }[];
  const events: Facts['events'] = [];
  for (let step = 0; step < wanted; step += 1) {
    const from = Math.floor(ids!.least + ((ids!.most - ids!.least) * step) / wanted);
    // `coalesce` keeps SQLite from the indexes on the status, all of whose rows it would have to sort.
    const row = (await db('svc_event_listings')
      .where('public_id', '>=', from)
      .whereRaw("coalesce(status, '') = 'publish'")
      .orderBy('public_id')
      .first('public_id', 'event_document_id')) as { public_id: number; event_document_id: string };
    events.push({ publicId: row.public_id, documentId: row.event_document_id });
  }
  const venues = (await db('svc_event_listing_counts')
    .where({ status: 'publish', facet: 'venue' })
    .where('term_id', '>', 0)
    .where('events', '>', 20)
    .limit(wanted)
    .pluck('term_id')) as number[];
  return { events, venues, first: Number(range!.first), last: Number(range!.last) };
}
