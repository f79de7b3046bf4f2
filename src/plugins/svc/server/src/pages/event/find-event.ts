import { findDraft } from '../../resources/event/queries/draft';
import { findFullEvent, type FullEvent } from '../../resources/event/queries/events';
import { type TicketWithRemaining, listTicketRows } from '../../resources/ticket/queries/tickets';
import { Problem } from '../../domain/problem';
import { columns, join, leftJoined, literal, select, type Selected, sql } from '../../database/sql';
import { database } from '../../host/strapi';
import { selectVenues, type Venue } from '../../resources/venue/queries/venues';

const organizer = columns('svc_organizers', 'public_id, slug, title, phone, website, email');
export type Organizer = Selected<typeof organizer>;

/** All that the page of an event shows. */
export interface EventOnPage {
  event: FullEvent;
  /** What its picture shows, in words; empty where nobody has said. */
  pictureText: string;
  /** Null where nobody knows it. */
  pictureSize: { width: number; height: number } | null;
  venue: Venue | null;
  /** In the editor's order. */
  organizers: Organizer[];
  tickets: TicketWithRemaining[];
}

/** No event has more kinds of tickets that anybody would read. */
const firstTickets = { page: 1, perPage: 100 };

const address = columns('svc_slugs s', 'slug, public_id');
const pictureColumns = leftJoined(columns('files f', 'alternative_text, width, height'));

/** PostgreSQL takes no NUL, not even to find nothing. */
function isNoSlug(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Some engines take other letters and spaces for the same; an address is one text. */
async function findBySlug(slug: string) {
  if (isNoSlug(slug)) return undefined;
  const rows = await select(
    database(),
    sql`select ${address}, ${pictureColumns} from svc_slugs s
      left join svc_events e on e.public_id = s.public_id and e.published_at is not null
      left join files_related_mph m
        on m.related_id = e.id and m.related_type = 'plugin::svc.event' and m.field = 'image'
      left join files f on f.id = m.file_id
      where s.kind = 'event' and s.slug = ${slug}`,
  );
  return rows.find((row) => row.slug === slug);
}

async function organizersOf(event: FullEvent): Promise<Organizer[]> {
  const { organizer_ids: ids } = event;
  if (ids.length === 0) return [];
  const found = await select(
    database(),
    sql`select ${organizer} from svc_organizers where public_id in (${join(ids)})`,
  );
  return ids.flatMap((id) => found.filter((one) => one.public_id === id));
}

function sizeOf({ width, height }: { width: number | null; height: number | null }) {
  return width && height ? { width, height } : null;
}

type Found = Pick<EventOnPage, 'event' | 'pictureText' | 'pictureSize'>;

async function withParts(found: Found, isPublic: boolean): Promise<EventOnPage> {
  const { event } = found;
  const venues = await selectVenues(database(), event.venue_id ? [event.venue_id] : []);
  const filter = { publicOnly: isPublic, eventId: event.public_id };
  const { items: tickets } = await listTicketRows(database(), filter, firstTickets);
  return {
    ...found,
    venue: venues.get(event.venue_id) ?? null,
    organizers: await organizersOf(event),
    tickets,
  };
}

/** The event at this address, if everybody may see it. @throws Problem `notFound` */
export async function findEventOnPage(slug: string): Promise<EventOnPage> {
  const found = await findBySlug(slug);
  const event = found && (await findFullEvent(database(), 'public_id', found.public_id));
  if (!found || event?.status !== 'publish')
    throw new Problem('notFound', 'There is no event here.');
  const pictureText = found.alternative_text ?? '';
  return withParts({ event, pictureText, pictureSize: sizeOf(found) }, true);
}

const forSale = sql`${columns('svc_slugs s', 'slug, public_id')}, ${leftJoined(columns('svc_tickets t', 'public_id as ticket_id'))}`;

/** What a form of the event's page is about. */
export interface EventForSale {
  id: number;
  ticketIds: number[];
}

/** The event at this address with its tickets, if everybody may see it: one statement. @throws Problem `notFound` */
export async function findEventForSale(slug: string): Promise<EventForSale> {
  const rows = isNoSlug(slug)
    ? []
    : await select(
        database(),
        sql`select ${forSale} from svc_slugs s
          join svc_event_listings l on l.public_id = s.public_id and l.status = 'publish'
          left join svc_tickets t on t.event_id = s.public_id and t.public_id is not null
          where s.kind = 'event' and s.slug = ${slug}
          order by t.public_id limit ${literal(firstTickets.perPage)}`,
      );
  const found = rows.filter((row) => row.slug === slug);
  if (found.length === 0) throw new Problem('notFound', 'There is no event here.');
  const ticketIds = found.flatMap(({ ticket_id: id }) => (id === null ? [] : [id]));
  return { id: found[0]!.public_id, ticketIds };
}

/** The draft of an event, as everybody would see it. @throws Problem `notFound` */
export async function findDraftOnPage(documentId: string): Promise<EventOnPage> {
  const draft = await findDraft(database(), documentId);
  if (!draft || draft.isTrashed) throw new Problem('notFound', 'There is no event here.');
  const { event, picture } = draft;
  const pictureSize = picture && sizeOf(picture);
  return withParts({ event, pictureText: picture?.alt ?? '', pictureSize }, false);
}
