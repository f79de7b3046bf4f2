import type { Knex } from 'knex';
import { offsetOf, type Page, type PageResult } from '../../../rest/paging';
import { concat, select, type Sql, sql } from '../../../sql';
import type { AttendeeStatus } from '../../attendee/domain/status';

/** An attendee, and what the place is for: as it is called today, and as it was when it was bought. */
export interface PlaceRow {
  public_id: number;
  full_name: string;
  email: string;
  status: AttendeeStatus;
  security_code: string;
  event_id: number;
  ticket_id: number;
  /** Null where the ticket is gone. */
  ticket_title: string | null;
  /** The listed event as JSON; null where the event is gone. */
  event: string | null;
  /** Whose clock the dates of the event are of. */
  event_timezone: string | null;
  bought_ticket_title: string | null;
  bought_event_title: string | null;
}

const columns =
  'a.public_id, a.full_name, a.email, a.status, a.security_code, a.event_id, a.ticket_id, ' +
  't.title as ticket_title, l.item as event, l.timezone as event_timezone, ' +
  'i.ticket_title as bought_ticket_title, i.event_title as bought_event_title';

const titles =
  'left join tickets t on t.public_id = a.ticket_id ' +
  'left join event_listings l on l.public_id = a.event_id ' +
  'left join order_items i on i.order_id = a.order_id and i.ticket_id = a.ticket_id';

function boughtBy(userId: number): Sql {
  return sql('where o.user_id = ?', userId);
}

/** One page of the places that a user bought, newest purchase first. */
export async function selectPlacesOfUser(
  db: Knex,
  userId: number,
  page: Page,
): Promise<PageResult<PlaceRow>> {
  const from = sql('from orders o join attendees a on a.order_id = o.public_id');
  const order = 'order by o.placed_at desc, o.public_id desc, a.public_id limit ? offset ?';
  const items = await select<PlaceRow>(
    db,
    concat(
      sql(`select ${columns}`),
      from,
      sql(titles),
      boughtBy(userId),
      sql(order, page.perPage, offsetOf(page)),
    ),
  );
  const [counted] = await select<{ total: number | string }>(
    db,
    concat(sql('select count(*) as total'), from, boughtBy(userId)),
  );
  return { items, total: Number(counted!.total) };
}

/** The places of one order. */
export function selectPlacesOfOrder(db: Knex, orderId: number): Promise<PlaceRow[]> {
  const found = `select ${columns} from attendees a ${titles} where a.order_id = ? order by a.public_id`;
  return select(db, sql(found, orderId));
}
