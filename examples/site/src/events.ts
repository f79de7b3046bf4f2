import { type Events, unwrap } from 'svc-client';
import { svc } from './svc';

/* What the pages show of events. One request each: what an event names comes along with it. */

const shown = [
  'id',
  'title',
  'slug',
  'excerpt',
  'all_day',
  'timezone',
  'start_utc',
  'end_utc',
  'availability',
  'price_min',
  'price_max',
  'currency',
  'image_details',
  '_embedded.venue',
];

/** What the page of one event shows besides. */
const wholly = [
  'content',
  '_embedded.organizers',
  '_embedded.categories',
  ...[
    'id',
    'title',
    'description',
    'price',
    'remaining',
    'max_per_order',
    'availability',
    'start_sale_utc',
  ].map((field) => `_embedded.tickets.${field}`),
];

/** An event with the fields that were asked for by name. */
export type ShownEvent = Required<
  Pick<
    Events.EventItem,
    | 'id'
    | 'title'
    | 'slug'
    | 'excerpt'
    | 'all_day'
    | 'timezone'
    | 'start_utc'
    | 'end_utc'
    | 'availability'
    | 'price_min'
    | 'price_max'
    | 'currency'
    | 'image_details'
  >
> & { _embedded: { venue: Events.Venue | null } };

export type ShownTicket = Required<
  Pick<
    Events.Ticket,
    | 'id'
    | 'title'
    | 'description'
    | 'price'
    | 'remaining'
    | 'max_per_order'
    | 'availability'
    | 'start_sale_utc'
  >
>;

export type WholeEvent = ShownEvent & { content: string } & {
  _embedded: {
    organizers: Events.Organizer[];
    categories: Events.Category[];
    tickets: ShownTicket[];
  };
};

export interface EventFilter {
  when: 'upcoming' | 'running' | 'past';
  search: string;
  category: number;
  page: number;
}

export async function findEvents({ when, search, category, page }: EventFilter) {
  const result = await svc.rest.GET('/svc/events/v1/events', {
    params: {
      query: {
        when,
        page,
        per_page: 12,
        _embed: 'venue',
        _fields: shown.join(','),
        ...(search && { search }),
        ...(category > 0 && { categories: [category] }),
      },
    },
  });
  const events = unwrap(result) as unknown as ShownEvent[];
  return { events, pages: Number(result.response.headers.get('X-API-TotalPages')) };
}

/** Null where there is no such event. */
export async function findEvent(slug: string): Promise<WholeEvent | null> {
  const query = {
    slug: [slug],
    _embed: 'venue,organizers,categories,tickets',
    _fields: [...shown, ...wholly].join(','),
  };
  const result = await svc.rest.GET('/svc/events/v1/events', { params: { query } });
  const [event] = unwrap(result) as unknown as WholeEvent[];
  return event ?? null;
}

/** They seldom change: asked for once in a visit. */
let categories: Promise<Events.Category[]> | undefined;

export function findCategories(): Promise<Events.Category[]> {
  const query = { per_page: 100 };
  const asked = () => svc.rest.GET('/svc/events/v1/categories', { params: { query } });
  categories ??= asked().then(unwrap);
  categories.catch(() => (categories = undefined));
  return categories;
}
