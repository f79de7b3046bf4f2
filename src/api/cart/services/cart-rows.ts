import type { Knex } from 'knex';
import { byKey, select, type Sql, sql } from '../../../sql';
import type { CartItem } from '../domain/cart';

/**
 * Whose cart: a user's, or that of who has the token. Of the token only the digest comes in here; one that is new has
 * no cart yet.
 */
export type CartOwner = { userId: number } | { tokenDigest: string; isNew: boolean };

export interface CartRow {
  id: number;
  /** Seconds since 1970; null while it is empty. */
  expiresAt: number | null;
  /** The order that it is being paid for. */
  orderId: number | null;
  /** Raised with each change. */
  version: number;
}

/** A cart as it is written, with what it holds: a ticket that was deleted is in none. */
export interface StoredCart extends CartRow {
  items: CartItem[];
}

interface JoinedRow {
  id: number;
  expires_at: number | string | null;
  order_id: number | null;
  version: number;
  ticket_id: number | null;
  quantity: number;
  unit_price_minor: number;
  /** Null where the ticket was deleted, or the cart has no items. */
  ticket_row: number | null;
  ticket_title: string;
  event_id: number;
  event_status: string | null;
  event_item: string | null;
}

const joined = `
  select c.id, c.expires_at, c.order_id, c.version, i.ticket_id, i.quantity, i.unit_price_minor,
    t.id as ticket_row, t.title as ticket_title, t.event_id, l.status as event_status, l.item as event_item
  from carts c
  left join cart_items i on i.cart_id = c.id
  left join tickets t on t.public_id = i.ticket_id
  left join event_listings l on l.public_id = t.event_id
  where `;

function itemOf(row: JoinedRow): CartItem {
  const event = JSON.parse(row.event_item ?? '{}') as { title?: string };
  return {
    ticketId: row.ticket_id!,
    ticketRow: row.ticket_row!,
    ticketTitle: row.ticket_title,
    eventId: row.event_id,
    eventTitle: event.title ?? '',
    isEventPublic: row.event_status === 'publish',
    quantity: row.quantity,
    unitPrice: row.unit_price_minor,
  };
}

async function find(db: Knex, condition: Sql): Promise<StoredCart | null> {
  const { text, values } = condition;
  const query = sql(`${joined} ${text} order by i.id`, ...values);
  const rows = await select<JoinedRow>(db, query, byKey);
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.id,
    expiresAt: first.expires_at === null ? null : Number(first.expires_at),
    orderId: first.order_id,
    version: first.version,
    items: rows.filter((row) => row.ticket_row !== null).map(itemOf),
  };
}

/** The owner's cart, in one query. */
export async function findCartOf(db: Knex, owner: CartOwner): Promise<StoredCart | null> {
  if ('userId' in owner) return find(db, sql('c.user_id = ?', owner.userId));
  return owner.isNew ? null : find(db, sql('c.token_digest = ?', owner.tokenDigest));
}

export function findCart(db: Knex, id: number): Promise<StoredCart | null> {
  return find(db, sql('c.id = ?', id));
}

export function columnsOf(owner: CartOwner) {
  return 'userId' in owner ? { user_id: owner.userId } : { token_digest: owner.tokenDigest };
}
