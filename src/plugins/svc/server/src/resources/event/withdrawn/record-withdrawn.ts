import type { Knex } from 'knex';
import { columns, join, select, type Selected, sql } from '../../../database/sql';
import { now } from '../../../lib/clock';
import type { EventListItem, EventListing } from '../read-model/listing';
import { insertWithdrawn, markReturned } from './withdrawn-events';

/*
 * Calendars that have an event are told when it is withdrawn: what they have to know of it is kept, with what it was found
 * by. Nothing is kept of an event that never was public.
 */

const listing = columns(
  'svc_event_listings l',
  'public_id, item, timezone, slug, featured, venue_id, organizer_ids, category_ids, tag_ids, start_utc, end_utc',
);

function toWithdrawn({ item, ...found }: Selected<typeof listing>) {
  const { title, start_date, end_date, all_day } = JSON.parse(item) as EventListItem;
  return { ...found, title, start_date, end_date, all_day, changed: now(), returned: false };
}

type Placed = Pick<EventListing, 'public_id' | 'status'>;

const publicIds = (listings: Placed[]) =>
  listings.filter(({ status }) => status === 'publish').map(({ public_id: id }) => id);

/** To be called before the listings of these events are written anew. */
export async function recordWithdrawn(trx: Knex, before: Placed[], after: Placed[]): Promise<void> {
  const [was, is] = [new Set(publicIds(before)), new Set(publicIds(after))];
  const withdrawn = [...was].filter((id) => !is.has(id));
  const returned = [...is].filter((id) => !was.has(id));
  if (withdrawn.length > 0) {
    const rows = await select(
      trx,
      sql`select ${listing} from svc_event_listings l where l.public_id in (${join(withdrawn)})`,
    );
    await insertWithdrawn(trx, rows.map(toWithdrawn));
  }
  if (returned.length > 0) await markReturned(trx, returned);
}
