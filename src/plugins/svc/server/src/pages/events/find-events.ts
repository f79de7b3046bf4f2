import { columns, join, select, sql } from '../../database/sql';
import { guest } from '../../access/identify';
import { things } from '../../kit/resource/things';
import { database, settings } from '../../host/strapi';
import { type Availability, findAvailability } from '../../resources/event/availability';
import type { EventListItem } from '../../resources/event/read-model/listing';
import { listEvents } from '../../resources/event/service';
import { selectVenues, type Venue } from '../../resources/venue/queries/venues';
import { sitePath } from '../site-path';
import type { ListQuery } from './list-query';

/** What one can choose from. */
export interface Choice {
  public_id: number;
  title: string;
}

/** More than this nobody looks through: then there is no such choice, and one searches by words. */
const mostChoices = 100;

/** One page of a list of events. */
export interface ListedOnPage {
  events: EventListItem[];
  total: number;
  page: number;
  pages: number;
  /** Of these events. */
  venues: Map<number, Venue>;
  /** Their zones, by their public ids. */
  zones: Map<number, string>;
  /** Whether their places can be had, by their public ids; one without tickets may be missing. */
  availability: Map<number, Availability>;
}

export interface EventsOnPage extends ListedOnPage {
  categoryChoices: Choice[];
  venueChoices: Choice[];
  /** Places whose name has what was searched for. */
  placesFound: { title: string; url: string }[];
}

const listing = columns('svc_event_listings', 'public_id, timezone');

async function selectZones(ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const query = sql`select ${listing} from svc_event_listings where public_id in (${join(ids)})`;
  const rows = await select(database(), query);
  return new Map(rows.map((row) => [row.public_id, row.timezone]));
}

const category = columns('svc_categories', 'public_id, title');
const venue = columns('svc_venues', 'public_id, title');
const inOrder = sql`where public_id is not null order by title, public_id limit ${mostChoices + 1}`;

function choices(found: Choice[]): Choice[] {
  return found.length > mostChoices ? [] : found;
}

/** Which events, and which page of them. */
type Asked = Pick<ListQuery, 'filter' | 'page'>;

/** The page that was asked for, or the last one where there are not so many. */
async function findPage({ filter, page }: Asked) {
  const found = await listEvents(filter, page);
  const pages = Math.max(1, Math.ceil(found.total / page.perPage));
  if (page.page <= pages) return { ...found, page: page.page, pages };
  return { ...(await listEvents(filter, { ...page, page: pages })), page: pages, pages };
}

/** One page of the events that match: a fixed number of statements. */
export async function findListed(asked: Asked): Promise<ListedOnPage> {
  const { items, ...found } = await findPage(asked);
  const ids = items.map((event) => event.public_id);
  const venueIds = items.map((event) => Number(event.venue_id)).filter((id) => id > 0);
  return {
    ...found,
    events: items,
    zones: await selectZones(ids),
    venues: await selectVenues(database(), [...new Set(venueIds)]),
    availability: await findAvailability(ids),
  };
}

const mostPlaces = { page: 1, perPage: 5 };

/** What one searches for may be a place: events are found by their own words alone. */
async function findPlaces({ filter, typed, errors }: ListQuery) {
  if (errors.search || (filter.words ?? []).length === 0) return [];
  const { items } = await things('plugin::svc.venue').list(
    { search: typed.search },
    mostPlaces,
    guest,
  );
  const { serviceUrl } = settings();
  const own = (url: unknown) => sitePath(String(url).slice(serviceUrl.length));
  return items.map(({ title, url }) => ({ title: String(title), url: own(url) }));
}

/** The same, and what one can choose by. */
export async function findEventsOnPage(query: ListQuery): Promise<EventsOnPage> {
  return {
    ...(await findListed(query)),
    placesFound: await findPlaces(query),
    categoryChoices: choices(
      await select(database(), sql`select ${category} from svc_categories ${inOrder}`),
    ),
    venueChoices: choices(
      await select(database(), sql`select ${venue} from svc_venues ${inOrder}`),
    ),
  };
}
