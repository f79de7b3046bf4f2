import type { Knex } from 'knex';

/*
 * The same list written by hand for one type, as a developer would who knows the tables: four queries, and no more of
 * what the kit does than the answer shows.
 */

interface Row {
  id: number;
  public_id: number;
  title: string;
  bio: string | null;
  genre: string | null;
  born: string | null;
  website: string | null;
  slug: string;
}

interface Context {
  query: Record<string, string | undefined>;
  body: unknown;
  set(header: string, value: string): void;
}

interface Picture {
  related_id: number;
  id: number;
  url: string;
  formats: string | Record<string, { url: string }> | null;
}

const site = 'http://localhost:1337';

async function eventsOf(db: Knex, rows: Row[]): Promise<Map<number, number[]>> {
  const found = (await db('performers_events_lnk as l')
    .join('svc_events as e', 'e.id', 'l.event_id')
    .join('svc_event_listings as s', 's.event_document_id', 'e.document_id')
    .where('s.status', 'publish')
    .whereNotNull('e.published_at')
    .whereIn(
      'l.performer_id',
      rows.map(({ id }) => id),
    )
    .orderBy(['l.event_ord', 'l.id'])
    .select('l.performer_id', 's.public_id')) as { performer_id: number; public_id: number }[];
  const ids = new Map<number, number[]>();
  for (const { performer_id: id, public_id: event } of found) {
    ids.set(id, [...(ids.get(id) ?? []), event]);
  }
  return ids;
}

async function picturesOf(db: Knex, rows: Row[]): Promise<Map<number, Picture>> {
  const found = (await db('files_related_mph as l')
    .join('files as f', 'f.id', 'l.file_id')
    .where({ 'l.related_type': 'api::performer.performer', 'l.field': 'photo' })
    .whereIn(
      'l.related_id',
      rows.map(({ id }) => id),
    )
    .select('l.related_id', 'f.id', 'f.url', 'f.formats')) as Picture[];
  return new Map(found.map((one) => [one.related_id, one]));
}

function sizesOf({ formats }: Picture): Record<string, string> {
  const read = (typeof formats === 'string' ? JSON.parse(formats) : formats) as Record<
    string,
    { url: string }
  > | null;
  const sizes = Object.entries(read ?? {}).map(([name, { url }]) => [name, `${site}${url}`]);
  return Object.fromEntries(sizes) as Record<string, string>;
}

function pictureOf(picture: Picture | undefined) {
  return picture
    ? { photo: `${site}${picture.url}`, photo_id: picture.id, photo_sizes: sizesOf(picture) }
    : { photo: '', photo_id: 0, photo_sizes: {} };
}

/** Where it is served. */
export const byHand = '/api/bench/performers';

/** The handler of a list with pages and a filter by genre. */
export function listByHand(db: Knex) {
  return async (ctx: Context): Promise<void> => {
    const page = Number(ctx.query.page ?? 1);
    const perPage = Math.min(100, Number(ctx.query.per_page ?? 10));
    const { genre } = ctx.query;
    const wanted = { shown_status: 'publish', ...(genre && { genre }) };
    const rows = (await db('performers')
      .where(wanted)
      .orderBy(['title', 'public_id'])
      .limit(perPage)
      .offset((page - 1) * perPage)
      .select('id', 'public_id', 'title', 'bio', 'genre', 'born', 'website', 'slug')) as Row[];
    const [{ total }] = (await db('performers').where(wanted).count({ total: '*' })) as [
      { total: number },
    ];
    const events = await eventsOf(db, rows);
    const pictures = await picturesOf(db, rows);
    ctx.set('X-API-Total', String(total));
    ctx.set('X-API-TotalPages', String(Math.ceil(Number(total) / perPage)));
    ctx.body = rows.map((row) => ({
      id: row.public_id,
      title: row.title,
      bio: row.bio ?? '',
      ...pictureOf(pictures.get(row.id)),
      genre: row.genre ?? '',
      born: row.born ?? '',
      website: row.website ?? '',
      event_ids: events.get(row.id) ?? [],
      status: 'publish',
      url: `${site}/performers/${row.slug}`,
    }));
  };
}
