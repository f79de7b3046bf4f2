import { settings } from '../../host/strapi';
import { parseIds, type EventListItem } from './read-model/listing';
import type { FullEvent } from './queries/events';

/** An address on the site; those that are whole already stay. */
function absolute(address: string): string {
  return address.startsWith('/') ? `${settings().publicUrl}${address}` : address;
}

/** An event as lists show it. */
export function presentEventItem(listing: EventListItem) {
  return {
    id: listing.public_id,
    title: listing.title,
    start_date: listing.start_date,
    end_date: listing.end_date,
    venue_id: listing.venue_id,
    organizer_ids: parseIds(listing.organizer_ids),
    featured: listing.featured,
    all_day: listing.all_day,
    cost: listing.cost,
    status: listing.status,
    url: `${settings().publicUrl}/events/${listing.slug}`,
    image: absolute(listing.image),
  };
}

function flag(value: unknown): string {
  return value ? '1' : '';
}

function metaOf(listing: FullEvent): Record<string, string> {
  return {
    _svc_event_start_date: listing.start_date,
    _svc_event_end_date: listing.end_date,
    _svc_event_timezone: listing.timezone,
    _svc_event_all_day: flag(listing.all_day),
    _svc_event_featured: flag(listing.featured),
    _svc_event_venue_id: listing.venue_id ? String(listing.venue_id) : '',
    _svc_event_organizer_ids: listing.organizer_ids,
    _svc_event_cost: listing.cost,
  };
}

/** One event, whole. */
export function presentEvent(listing: FullEvent) {
  return {
    ...presentEventItem(listing),
    content: listing.content,
    excerpt: listing.excerpt,
    meta: metaOf(listing),
    timezone: listing.timezone,
    category_ids: parseIds(listing.category_ids),
    tag_ids: parseIds(listing.tag_ids),
  };
}
