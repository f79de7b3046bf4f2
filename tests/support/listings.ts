import type { Service } from './service';

type Row = Record<string, unknown>;

/** What the listing tables say, apart from the rows' own ids, counts of nothing and how often they were written. */
export async function listingsOf({ strapi }: Service): Promise<Record<string, string[]>> {
  const db = strapi.db.connection;
  const rowsOf = async (table: string) =>
    ((await db(table)) as Row[])
      .filter((row) => !('events' in row) || Number(row.events) !== 0)
      .filter(({ facet }) => facet !== 'changes')
      .map(({ id, document_id, created_at, updated_at, published_at, ...row }) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
        ),
      )
      .sort();
  return {
    listings: await rowsOf('svc_event_listings'),
    terms: await rowsOf('svc_event_listing_terms'),
    counts: await rowsOf('svc_event_listing_counts'),
  };
}
