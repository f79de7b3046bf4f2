import { findListing, type WholeEvent } from '../../api/event/listing/query';
import { idsIn } from '../../api/event/listing/listing';
import { type ListedTicket, listTicketRows } from '../../api/ticket/query';
import { Problem } from '../../domain/problem';
import { select, sql } from '../../sql';
import { database } from '../../strapi';
import { selectVenues, type Venue } from '../venues';

export interface Organizer {
  public_id: number;
  title: string;
  phone: string | null;
  website: string | null;
  email: string | null;
}

/** All that the page of an event shows. */
export interface EventOnPage {
  event: WholeEvent;
  /** What its picture shows, in words; empty where nobody has said. */
  pictureText: string;
  venue: Venue | null;
  /** In the editor's order. */
  organizers: Organizer[];
  tickets: ListedTicket[];
}

/** No event has more kinds of tickets that anybody would read. */
const mostTickets = { page: 1, perPage: 100 };

interface Slug {
  slug: string;
  public_id: number;
  alternative_text: string | null;
}

/** Some engines take other letters and spaces for the same; an address is one text. */
async function findBySlug(slug: string): Promise<Slug | undefined> {
  // PostgreSQL takes no NUL, not even to find nothing.
  if (/\p{Cc}/u.test(slug)) return undefined;
  const rows = await select<Slug>(
    database(),
    sql(
      `select s.slug, s.public_id, f.alternative_text from slugs s
         left join events e on e.public_id = s.public_id and e.published_at is not null
         left join files_related_mph m
           on m.related_id = e.id and m.related_type = 'api::event.event' and m.field = 'image'
         left join files f on f.id = m.file_id
       where s.kind = 'event' and s.slug = ?`,
      slug,
    ),
  );
  return rows.find((row) => row.slug === slug);
}

async function organizersOf(event: WholeEvent): Promise<Organizer[]> {
  const ids = idsIn(event.organizer_ids);
  if (ids.length === 0) return [];
  const found = await select<Organizer>(
    database(),
    sql(
      'select public_id, title, phone, website, email from organizers ' +
        `where public_id in (${ids.map(() => '?').join(', ')})`,
      ...ids,
    ),
  );
  return ids.flatMap((id) => found.filter((one) => one.public_id === id));
}

/** The event at this address, if everybody may see it. @throws Problem `notFound` */
export async function findEventOnPage(slug: string): Promise<EventOnPage> {
  const found = await findBySlug(slug);
  const event = found && (await findListing(database(), 'public_id', found.public_id));
  if (event?.status !== 'publish') throw new Problem('notFound', 'There is no event here.');
  const venues = await selectVenues(database(), event.venue_id ? [event.venue_id] : []);
  const filter = { publicOnly: true, eventId: event.public_id };
  const { items: tickets } = await listTicketRows(database(), filter, mostTickets);
  return {
    event,
    pictureText: found?.alternative_text ?? '',
    venue: venues.get(event.venue_id) ?? null,
    organizers: await organizersOf(event),
    tickets,
  };
}
