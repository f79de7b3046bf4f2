import type { Knex } from 'knex';

/*
 * Reads what an event's listing is made of: its rows, and everything they link to. A fixed number of queries,
 * however many events.
 */

/** An event's row in `events`; a document has a draft row, and a published one while it is published. */
export interface EventRow {
  id: number;
  document_id: string;
  public_id: number;
  slug: string;
  title: string | null;
  start_date: string | null;
  end_date: string | null;
  start_utc: number | string | null;
  end_utc: number | string | null;
  all_day: boolean | number | null;
  timezone: string | null;
  content: string | null;
  excerpt: string | null;
  featured: boolean | number | null;
  cost_text: string | null;
  visibility: 'public' | 'private' | null;
  ready_for_review: boolean | number | null;
  trashed_at: unknown;
  published_at: unknown;
}

/** Everything a listing shows of one event. Ids are public ones, except the author's. */
export interface EventSource {
  row: EventRow;
  isPublished: boolean;
  venueId: number | null;
  authorId: number | null;
  organizerIds: number[];
  categoryIds: number[];
  tagIds: number[];
  /** Address of the image as the media library has it; relative for local files. */
  image: string | null;
  /** In minor units, one per kind of ticket. */
  ticketPrices: number[];
}

const eventColumns = [
  'id document_id public_id slug title start_date end_date start_utc end_utc all_day timezone content',
  'excerpt featured cost_text visibility ready_for_review trashed_at published_at',
].flatMap((line) => line.split(' '));

type LinkRow = { event_id: number; value: number };

/** For each event row: the public ids of the rows that a link table points to, in the editor's order. */
async function linkedIds(
  db: Knex,
  eventIds: number[],
  link: { table: string; column: string; target: string; order?: string },
): Promise<Map<number, number[]>> {
  const query = db(`${link.table} as link`)
    .join(`${link.target} as target`, 'target.id', `link.${link.column}`)
    .whereIn('link.event_id', eventIds)
    .select<LinkRow[]>('link.event_id as event_id', 'target.public_id as value');
  return grouped(await (link.order ? query.orderBy([`link.${link.order}`, 'link.id']) : query));
}

function grouped<T>(links: { event_id: number; value: T }[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const { event_id: eventId, value } of links) {
    const group = groups.get(eventId);
    if (group) group.push(value);
    else groups.set(eventId, [value]);
  }
  return groups;
}

async function authors(db: Knex, eventIds: number[]): Promise<Map<number, number[]>> {
  return grouped(
    await db('events_author_lnk')
      .whereIn('event_id', eventIds)
      .select<LinkRow[]>('event_id', 'user_id as value'),
  );
}

async function images(db: Knex, eventIds: number[]): Promise<Map<number, string[]>> {
  return grouped(
    await db('files_related_mph as link')
      .join('files as file', 'file.id', 'link.file_id')
      .where({ 'link.related_type': 'api::event.event', 'link.field': 'image' })
      .whereIn('link.related_id', eventIds)
      .select<{ event_id: number; value: string }[]>(
        'link.related_id as event_id',
        'file.url as value',
      ),
  );
}

/** Tickets link to an event's draft row and to its published one; each ticket counts once. */
async function ticketPrices(db: Knex, events: EventRow[]): Promise<Map<string, number[]>> {
  const documentOf = new Map(events.map((event) => [event.id, event.document_id]));
  const links = await db('tickets_event_lnk as link')
    .join('tickets as ticket', 'ticket.id', 'link.ticket_id')
    .whereIn('link.event_id', [...documentOf.keys()])
    .select<{ event_id: number; id: number; price: number | null }[]>(
      'link.event_id as event_id',
      'ticket.id as id',
      'ticket.price_minor as price',
    );
  const prices = new Map<string, Map<number, number>>();
  for (const { event_id: eventId, id, price } of links) {
    const documentId = documentOf.get(eventId)!;
    const ofDocument = prices.get(documentId) ?? new Map<number, number>();
    prices.set(documentId, ofDocument.set(id, price ?? 0));
  }
  return new Map([...prices].map(([documentId, byTicket]) => [documentId, [...byTicket.values()]]));
}

/** The rows that REST shows: the published one of each document, else the draft. */
function shownRows(events: EventRow[]): EventRow[] {
  const shown = new Map<string, EventRow>();
  for (const event of events) {
    if (event.published_at || !shown.has(event.document_id)) shown.set(event.document_id, event);
  }
  return [...shown.values()];
}

/** What the listings of these events are made of. Documents that no longer exist are left out. */
export async function readSources(db: Knex, documentIds: string[]): Promise<EventSource[]> {
  const events = (await db('events')
    .whereIn('document_id', documentIds)
    .select(eventColumns)) as EventRow[];
  const shown = shownRows(events);
  const ids = shown.map((event) => event.id);
  const link = (name: string, column: string, target: string, order?: string) =>
    linkedIds(db, ids, { table: `events_${name}_lnk`, column, target, order });
  const venues = await link('venue', 'venue_id', 'venues');
  const organizers = await link('organizers', 'organizer_id', 'organizers', 'organizer_ord');
  const categories = await link('categories', 'category_id', 'categories', 'category_ord');
  const tags = await link('tags', 'tag_id', 'tags', 'tag_ord');
  const authorOf = await authors(db, ids);
  const imageOf = await images(db, ids);
  const pricesOf = await ticketPrices(db, events);
  return shown.map((row) => ({
    row,
    isPublished: Boolean(row.published_at),
    venueId: venues.get(row.id)?.[0] ?? null,
    authorId: authorOf.get(row.id)?.[0] ?? null,
    organizerIds: organizers.get(row.id) ?? [],
    categoryIds: categories.get(row.id) ?? [],
    tagIds: tags.get(row.id) ?? [],
    image: imageOf.get(row.id)?.[0] ?? null,
    ticketPrices: pricesOf.get(row.document_id) ?? [],
  }));
}
