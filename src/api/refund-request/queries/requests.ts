import type { Knex } from 'knex';
import { offsetOf, type Page, type PageResult } from '../../../rest/paging';
import { concat, join, select, type Sql, sql } from '../../../sql';
import type { RefundStatus } from '../domain/status';

/** A row of `refund_requests`, as far as readers see it; ids are public ones. PostgreSQL's `bigint` comes as text. */
export interface RefundRow {
  public_id: number;
  order_id: number;
  /** 0: the whole order. */
  attendee_id: number;
  /** 0: the whole of an order with places of several events. */
  event_id: number;
  /** Minor units. */
  amount_minor: number | string;
  reason: string;
  status: RefundStatus;
  buyer_name: string;
  buyer_email: string;
  admin_notes: string | null;
  /** Seconds since 1970. */
  requested_at: number | string;
  /** While the money is on its way back: when that counts as forgotten, in seconds since 1970. */
  settle_after: number | string | null;
  /** How often the provider was asked, refusals included; a part of the key it is asked with. */
  attempt: number;
}

export interface RefundFilter {
  status?: RefundStatus;
  orderId?: number;
  /** Requests for a place of this event, or for an order that has one. */
  eventId?: number;
}

const columns =
  'public_id, order_id, attendee_id, event_id, amount_minor, reason, status, buyer_name, ' +
  'buyer_email, admin_notes, requested_at, settle_after, attempt';

const ofEvent =
  '(event_id = ? or (attendee_id = 0 and order_id in (select order_id from order_items where event_id = ?)))';

function conditionsOf({ status, orderId, eventId }: RefundFilter): Sql {
  const conditions = [sql('public_id is not null')];
  if (status !== undefined) conditions.push(sql('status = ?', status));
  if (orderId !== undefined) conditions.push(sql('order_id = ?', orderId));
  if (eventId !== undefined) conditions.push(sql(ofEvent, eventId, eventId));
  return join(conditions, ' and ');
}

/** One page of the requests that match, newest first. */
export async function selectRefunds(
  db: Knex,
  filter: RefundFilter,
  page: Page,
): Promise<PageResult<RefundRow>> {
  const from = concat(sql('from refund_requests where'), conditionsOf(filter));
  const order = sql('order by public_id desc limit ? offset ?', page.perPage, offsetOf(page));
  const items = await select<RefundRow>(db, concat(sql(`select ${columns}`), from, order));
  const [counted] = await select<{ total: number | string }>(
    db,
    concat(sql('select count(*) as total'), from),
  );
  return { items, total: Number(counted!.total) };
}

/** One request, by its public id. */
export async function selectRefund(db: Knex, id: number): Promise<RefundRow | undefined> {
  const query = sql(`select ${columns} from refund_requests where public_id = ?`, id);
  return (await select<RefundRow>(db, query))[0];
}

/** Requests whose money should have arrived by now, those that wait longest first. */
export function selectOverdueRefunds(db: Knex, now: number, limit: number): Promise<RefundRow[]> {
  const overdue = `select ${columns} from refund_requests where settle_after <= ? order by settle_after limit ?`;
  return select(db, sql(overdue, now, limit));
}
