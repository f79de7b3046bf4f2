import type { Knex } from 'knex';
import {
  columnNamed,
  columns,
  finding,
  join,
  select,
  type Selected,
  type Sql,
  sql,
} from '../../../database/sql';
import { plainText } from '../../../domain/html';
import { type Minor, noMoney } from '../../../domain/money';
import type { Place } from '../../../domain/place';
import { placeIn } from '../../../kit/resource/located';
import { type Picture, pictureOf } from '../../../kit/resource/media';
import type { TicketType } from '../../ticket/domain/fields';
import { addedColumns, addedDeclarations } from '../added-fields';
import { type AddedValues, findAddedValues } from './added-values';

/*
 * Reads what an event's listing is made of: its rows, and everything they link to. A fixed number of queries,
 * however many events.
 */

const event = columns(
  'svc_events',
  'id, document_id, public_id, slug, title, start_date, end_date, start_utc, end_utc, all_day, timezone',
  'content, excerpt, featured, cost_text, visibility, ready_for_review, trashed_at, published_at, updated_at',
  'changes_until, transferable, return_policy',
);

/** An event's row; a document has a draft row, and a published one while it is published. */
export type EventRow = Selected<typeof event>;

/** Everything a listing shows of one event. Ids are public ones, except the author's. */
export interface EventSource {
  row: EventRow;
  /** Its content without markup. */
  text: string;
  isPublished: boolean;
  venueId: number | null;
  /** Where its venue is. */
  place: Place | null;
  authorId: number | null;
  organizerIds: number[];
  categoryIds: number[];
  tagIds: number[];
  /** As the media library has it; addresses are relative for local files. */
  picture: Picture | null;
  /** Of each of its tickets, in no order. */
  ticketPrices: Minor[];
  ticketTypes: TicketType[];
  /** In fields of a project. */
  added: AddedValues;
}

/** The links of events, `l`, to the rows of a type, `t`, with their place in the editor's order. */
const links = {
  venue: sql`t.public_id as value, 0 as place, l.id
    from svc_events_venue_lnk l join svc_venues t on t.id = l.venue_id`,
  organizers: sql`t.public_id as value, l.organizer_ord as place, l.id
    from svc_events_organizers_lnk l join svc_organizers t on t.id = l.organizer_id`,
  categories: sql`t.public_id as value, l.category_ord as place, l.id
    from svc_events_categories_lnk l join svc_categories t on t.id = l.category_id`,
  tags: sql`t.public_id as value, l.tag_ord as place, l.id
    from svc_events_tags_lnk l join svc_tags t on t.id = l.tag_id`,
  author: sql`l.user_id as value, 0 as place, l.id from svc_events_author_lnk l`,
};

type LinkKind = keyof typeof links;

interface FoundLink {
  kind: LinkKind;
  event_id: number;
  value: number;
}

/** Of each kind, for each event row: the public ids of the rows that it links to, of its author the row's own. */
async function findLinks(
  db: Knex,
  eventIds: number[],
): Promise<Record<LinkKind, Map<number, number[]>>> {
  const kinds = Object.keys(links) as LinkKind[];
  const ofKind = (kind: LinkKind) => sql`select ${{ text: `'${kind}'`, values: [] }} as kind,
    l.event_id, ${links[kind]} where l.event_id in (${join(eventIds)})`;
  const all = join(kinds.map(ofKind), ' union all ');
  const found = await select(db, finding<FoundLink>(sql`${all} order by place, id`));
  const ofEvents = (kind: LinkKind) => grouped(found.filter((link) => link.kind === kind));
  return Object.fromEntries(kinds.map((kind) => [kind, ofEvents(kind)])) as Record<
    LinkKind,
    Map<number, number[]>
  >;
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

const venuePlace = columns('svc_venues', 'public_id, lat, lng');

/** Where venues are, by their public ids. */
export async function findPlaces(db: Knex, venueIds: number[]): Promise<Map<number, Place | null>> {
  if (venueIds.length === 0) return new Map();
  const found = await select(
    db,
    sql`select ${venuePlace} from svc_venues where public_id in (${join(venueIds)})`,
  );
  return new Map(found.map((row) => [row.public_id, placeIn(row)]));
}

const eventOfFile = columns('files_related_mph l', 'related_id as event_id');
const file = columns('files f', 'url, alternative_text, width, height');

interface FoundPicture extends Selected<typeof file> {
  event_id: number;
  formats: unknown;
}

async function findPictures(db: Knex, eventIds: number[]): Promise<Map<number, Picture[]>> {
  const found = await select(
    db,
    finding<FoundPicture>(sql`select ${eventOfFile}, ${file}, ${columnNamed(db, 'f.formats')}
      from files_related_mph l join files f on f.id = l.file_id
      where l.related_type = 'plugin::svc.event' and l.field = 'image'
        and l.related_id in (${join(eventIds)})`),
  );
  return grouped(found.map((one) => ({ event_id: one.event_id, value: pictureOf(one) })));
}

const eventOfTicket = columns('svc_tickets_event_lnk l', 'event_id');
const ticket = columns('svc_tickets t', 'id, price_minor, type');

type FoundTicket = Selected<typeof ticket>;

/** Tickets link to an event's draft row and to its published one; each ticket counts once. */
async function findTickets(db: Knex, events: EventRow[]): Promise<Map<string, FoundTicket[]>> {
  const documentOf = new Map(events.map((event) => [event.id, event.document_id]));
  const links = await select(
    db,
    sql`select ${eventOfTicket}, ${ticket}
      from svc_tickets_event_lnk l join svc_tickets t on t.id = l.ticket_id
      where l.event_id in (${join([...documentOf.keys()])})`,
  );
  const tickets = new Map<string, Map<number, FoundTicket>>();
  for (const link of links) {
    const documentId = documentOf.get(link.event_id)!;
    const ofDocument = tickets.get(documentId) ?? new Map<number, FoundTicket>();
    tickets.set(documentId, ofDocument.set(link.id, link));
  }
  return new Map([...tickets].map(([documentId, byId]) => [documentId, [...byId.values()]]));
}

function ofTickets(tickets: FoundTicket[]) {
  return {
    ticketPrices: tickets.map((one) => one.price_minor ?? noMoney),
    ticketTypes: tickets.map((one) => one.type),
  };
}

/** The rows that REST shows: the published one of each document, else the draft. */
function visibleRows(events: EventRow[]): EventRow[] {
  const shown = new Map<string, EventRow>();
  for (const event of events) {
    if (event.published_at || !shown.has(event.document_id)) shown.set(event.document_id, event);
  }
  return [...shown.values()];
}

/** Those of the fields that a project adds. */
function columnsOfProject(db: Knex): Sql {
  const named = addedColumns().map(({ column }) => sql`, ${columnNamed(db, column)}`);
  return join(named, '');
}

const draftRows = (events: EventRow[]) => events.filter((event) => !event.published_at);

/** What an event's listing would be made of if its draft were published now; undefined where there is no such event. */
export async function readDraftSource(
  db: Knex,
  documentId: string,
): Promise<EventSource | undefined> {
  const [source] = await readEventSources(db, [documentId], draftRows);
  return source;
}

/**
 * What the listings of these events are made of. Documents that no longer exist are left out.
 * @param rowsOf which of the rows of documents are read
 */
export async function readEventSources(
  db: Knex,
  documentIds: string[],
  rowsOf = visibleRows,
): Promise<EventSource[]> {
  if (documentIds.length === 0) return [];
  const events = await select(
    db,
    sql`select ${event} ${columnsOfProject(db)} from svc_events where document_id in (${join(documentIds)})`,
  );
  if (events.length === 0) return [];
  const shown = rowsOf(events);
  const ids = shown.map(({ id }) => id);
  const { venue, organizers, categories, tags, author } = await findLinks(db, ids);
  const places = await findPlaces(db, [...new Set([...venue.values()].flat())]);
  const pictureOfEvent = await findPictures(db, ids);
  const ticketsOf = await findTickets(db, events);
  const added = await findAddedValues(db, addedDeclarations(), shown);
  return shown.map((row) => ({
    row,
    text: plainText(row.content ?? ''),
    isPublished: Boolean(row.published_at),
    venueId: venue.get(row.id)?.[0] ?? null,
    place: places.get(venue.get(row.id)?.[0] ?? 0) ?? null,
    authorId: author.get(row.id)?.[0] ?? null,
    organizerIds: organizers.get(row.id) ?? [],
    categoryIds: categories.get(row.id) ?? [],
    tagIds: tags.get(row.id) ?? [],
    picture: pictureOfEvent.get(row.id)?.[0] ?? null,
    ...ofTickets(ticketsOf.get(row.document_id) ?? []),
    added,
  }));
}
