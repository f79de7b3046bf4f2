import type { Knex } from 'knex';
import { columns, select, sql } from '../../../database/sql';
import { hasNoAddress } from '../../../contract/erased';
import { type HeldName, heldNames } from '../../order/held-names';
import { isSameAddress } from '../domain/person';

/*
 * Where an address stands. The database finds it in letters of either case; MySQL finds accents beside it, so that each row
 * is looked at once more.
 */

/** Somebody whose order failed, until it is certain that it was not paid. */
export interface WaitingName extends HeldName {
  orderId: number;
  ticketId: number;
}

/** What there is of whoever has an address. Ids are public ones. */
export interface FoundBuyer {
  /** Orders that were placed under the address. */
  orders: number[];
  /** Attendees who have it, whoever bought their place. */
  attendees: { id: number; orderId: number | null; eventId: number | null }[];
  waiting: WaitingName[];
}

/** `!` escapes, because engines disagree about backslashes. */
function containsPattern(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}

const order = columns('svc_orders', 'public_id, buyer_email');
const attendee = columns('svc_attendees', 'public_id, order_id, event_id, email');
const item = columns('svc_order_items', 'order_id, ticket_id, holders');

async function findWaitingNames(db: Knex, email: string): Promise<WaitingName[]> {
  const rows = await select(
    db,
    sql`select ${item} from svc_order_items where holders is not null order by order_id, ticket_id`,
  );
  return rows.flatMap(({ order_id: orderId, ticket_id: ticketId, holders }) =>
    heldNames(holders)
      .filter((one) => isSameAddress(one.email, email))
      .map((one) => ({ ...one, orderId, ticketId })),
  );
}

/** Null where nothing has the address. */
export async function findBuyer(db: Knex, email: string): Promise<FoundBuyer | null> {
  const wanted = email.trim().toLowerCase();
  if (hasNoAddress(wanted)) return null;
  const orders = await select(
    db,
    sql`select ${order} from svc_orders where lower(buyer_email) = ${wanted} order by public_id`,
  );
  const attendees = await select(
    db,
    sql`select ${attendee} from svc_attendees where lower(email) = ${wanted} order by public_id`,
  );
  const found = {
    orders: orders
      .filter((one) => isSameAddress(one.buyer_email, wanted))
      .map(({ public_id: id }) => id),
    attendees: attendees
      .filter((one) => isSameAddress(one.email, wanted))
      .map((one) => ({ id: one.public_id, orderId: one.order_id, eventId: one.event_id })),
    waiting: await findWaitingNames(db, wanted),
  };
  return Object.values(found).every((list) => list.length === 0) ? null : found;
}

const user = columns('up_users', 'id, email');

/** The host's accounts of an address, which are not of this service. */
export async function findAccounts(db: Knex, email: string): Promise<number[]> {
  const wanted = email.trim().toLowerCase();
  const rows = await select(
    db,
    sql`select ${user} from up_users where lower(email) = ${wanted} order by id`,
  );
  return rows.filter((one) => isSameAddress(one.email, wanted)).map(({ id }) => id);
}

const request = columns('svc_refund_requests', 'public_id');

/** Refund requests in whose texts the address stands, whoever wrote them. */
export async function findMentions(db: Knex, email: string): Promise<number[]> {
  const pattern = containsPattern(email.trim().toLowerCase());
  const rows = await select(
    db,
    sql`select ${request} from svc_refund_requests
      where lower(reason) like ${pattern} escape '!' or lower(admin_notes) like ${pattern} escape '!'
      order by public_id`,
  );
  return rows.map(({ public_id: id }) => id);
}
