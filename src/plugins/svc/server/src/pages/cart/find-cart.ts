import { columns, join, select, sql } from '../../database/sql';
import { scheduleText } from '../../domain/schedule-text';
import { database, settings } from '../../host/strapi';
import type { Cart } from '../../resources/cart/domain/cart';
import { readCart } from '../../resources/cart/operations/change-cart';
import type { CartOwner } from '../../resources/cart/queries/carts';
import type { EventListItem } from '../../resources/event/read-model/listing';

/** What pages say of an event beside its title. */
export interface EventOfCart {
  /** Its path. */
  url: string;
  schedule: string;
  /** Whose clock it keeps, IANA. */
  zone: string;
}

export interface CartOnPage extends Cart {
  /** Those that everybody may see, by their public ids. */
  events: Map<number, EventOfCart>;
}

/** The zone of the events in the cart; the site's where they have several, or none that is still to be seen. */
export function zoneOf({ events }: CartOnPage): string {
  const zones = new Set([...events.values()].map(({ zone }) => zone));
  const [only] = zones;
  return only !== undefined && zones.size === 1 ? only : settings().siteTimezone;
}

const listing = columns('svc_event_listings', 'public_id, timezone, item');

/** The cart with its events: two statements, however many tickets; one for an empty cart. */
export async function findCartOnPage(owner: CartOwner): Promise<CartOnPage> {
  return withEvents(await readCart(owner));
}

/** A cart as pages show it. */
export async function withEvents(cart: Cart): Promise<CartOnPage> {
  const ids = [...new Set(cart.items.map(({ eventId }) => eventId))];
  if (ids.length === 0) return { ...cart, events: new Map() };
  const rows = await select(
    database(),
    sql`select ${listing} from svc_event_listings
      where public_id in (${join(ids)}) and status = 'publish'`,
  );
  const events = rows.map(({ public_id: id, timezone: zone, item }) => {
    const { url, start_date: start, end_date: end, all_day } = JSON.parse(item) as EventListItem;
    const isAllDay = Boolean(all_day);
    return [id, { url, zone, schedule: scheduleText({ start, end, isAllDay, zone }) }] as const;
  });
  return { ...cart, events: new Map(events) };
}
