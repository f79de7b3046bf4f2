import type { Knex } from 'knex';
import {
  byKey,
  columns,
  leftJoined,
  number,
  select,
  type Selected,
  type Sql,
  sql,
} from '../../../database/sql';
import { now } from '../../../lib/clock';
import type { VoucherTerms } from '../../voucher/domain/terms';
import { placesLeft } from '../../voucher/uses';
import {
  type Cart,
  type CartItem,
  type CartVoucher,
  type EventState,
  noCart,
} from '../domain/cart';

/**
 * Whose cart: a user's, or that of who has the token. Of the token only the digest comes in here; one that is new has
 * no cart yet. `addressDigest` stands for where a guest is whose carts are counted; null where they are not.
 */
export type CartOwner =
  { userId: number } | { tokenDigest: string; isNew: boolean; addressDigest: string | null };

export interface CartRow {
  id: number;
  /** Seconds since 1970; null while it is empty. */
  expiresAt: number | null;
  /** When the first place came into the empty cart; null while it is empty. */
  heldSince: number | null;
  /** How many of its payments were declined lately. */
  declines: number;
  /** The order that it is being paid for. */
  orderId: number | null;
  /** Raised with each change. */
  version: number;
}

/** A cart as it is written, with what it holds: a ticket that was deleted is in none. */
export interface StoredCart extends CartRow {
  items: CartItem[];
  voucher: CartVoucher | null;
}

const cart = columns(
  'svc_carts c',
  'id, expires_at, held_since, order_id, version, declines, declines_until, voucher_id, voucher_terms',
);
const item = leftJoined(
  columns('svc_cart_items i', 'ticket_id, quantity, unit_price_minor, full_price_minor'),
);
const ticket = leftJoined(
  columns('svc_tickets t', 'id as ticket_row, title as ticket_title, event_id'),
);
const listing = leftJoined(
  columns(
    'svc_event_listings l',
    'status as event_status, end_utc as event_end, item as event_item, return_terms',
  ),
);
const voucher = leftJoined(
  columns('svc_vouchers v', 'public_id as kept_voucher_id, max_places, used'),
);
const selectCart = sql`
  select ${cart}, ${item}, ${ticket}, ${listing}, ${voucher}
  from svc_carts c
  left join svc_cart_items i on i.cart_id = c.id
  left join svc_tickets t on t.public_id = i.ticket_id
  left join svc_event_listings l on l.public_id = t.event_id
  left join svc_vouchers v on v.public_id = c.voucher_id`;

type JoinedRow = Selected<typeof selectCart>;

export function eventStateOf(status: string | null, endUtc: number | string | null): EventState {
  if (status !== 'publish') return 'withdrawn';
  return now() > Number(endUtc) ? 'over' : 'open';
}

/** Of a row that has a ticket. */
function itemOf(row: JoinedRow): CartItem {
  const event = JSON.parse(row.event_item ?? '{}') as { title?: string };
  return {
    ticketId: row.ticket_id!,
    ticketRow: row.ticket_row!,
    ticketTitle: row.ticket_title!,
    eventId: row.event_id!,
    eventTitle: event.title ?? '',
    event: eventStateOf(row.event_status, row.event_end),
    quantity: row.quantity!,
    unitPrice: row.unit_price_minor!,
    fullPrice: row.full_price_minor ?? row.unit_price_minor!,
    returnTerms: row.return_terms,
  };
}

/** The terms of a voucher, as its cart keeps them. */
export function storedTerms({ code, percent, amount, eventId }: CartVoucher): string {
  return JSON.stringify({ code, percent, amount, eventId });
}

function voucherOf({
  voucher_id: id,
  voucher_terms: terms,
  ...row
}: JoinedRow): CartVoucher | null {
  if (id === null || terms === null) return null;
  const { kept_voucher_id: isKept, max_places, used } = row;
  const left = isKept === null ? null : placesLeft({ max_places, used: used! });
  return { id, left, ...(JSON.parse(terms) as VoucherTerms) };
}

async function findCartWhere(db: Knex, condition: Sql): Promise<StoredCart | null> {
  const rows = await select(db, sql`${selectCart} where ${condition} order by i.id`, byKey);
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.id,
    expiresAt: first.expires_at === null ? null : Number(first.expires_at),
    heldSince: first.held_since === null ? null : Number(first.held_since),
    declines: Number(first.declines_until) > now() ? first.declines : 0,
    orderId: first.order_id,
    version: first.version,
    items: rows.filter((row) => row.ticket_row !== null).map(itemOf),
    voucher: voucherOf(first),
  };
}

/** Of a cart without an alias. */
export function isOwnedBy(owner: CartOwner): Sql {
  if ('userId' in owner) return sql`user_id = ${owner.userId}`;
  return sql`token_digest = ${owner.tokenDigest}`;
}

/** The owner's cart, in one query. */
export async function findCartOfOwner(db: Knex, owner: CartOwner): Promise<StoredCart | null> {
  if ('userId' in owner) return findCartWhere(db, sql`c.user_id = ${owner.userId}`);
  return owner.isNew ? null : findCartWhere(db, sql`c.token_digest = ${owner.tokenDigest}`);
}

/** A cart as its owner sees it: what has expired is gone, whether or not anybody has taken it away. */
export function currentCart(stored: StoredCart | null): Cart {
  if (!stored || stored.items.length === 0 || stored.expiresAt === null) return noCart;
  const isBeingPaid = stored.orderId !== null;
  return isBeingPaid || stored.expiresAt > now() ? stored : noCart;
}

const places = number('places', sql`sum(i.quantity)`);

/** How many places the owner's cart has, by the rule of {@link currentCart}. */
export async function countPlacesInCart(db: Knex, owner: CartOwner): Promise<number> {
  const [row] = await select(
    db,
    sql`select ${places} from svc_carts
      join svc_cart_items i on i.cart_id = svc_carts.id
      join svc_tickets t on t.public_id = i.ticket_id
      where ${isOwnedBy(owner)} and (svc_carts.order_id is not null or svc_carts.expires_at > ${now()})`,
  );
  return Number(row?.places ?? 0);
}

export function findCart(db: Knex, id: number): Promise<StoredCart | null> {
  return findCartWhere(db, sql`c.id = ${id}`);
}

/** Where a cart is counted; null for one that is not. */
export function addressDigestOf(owner: CartOwner): string | null {
  return 'userId' in owner ? null : owner.addressDigest;
}

export function ownerColumns(owner: CartOwner) {
  if ('userId' in owner) return { user_id: owner.userId };
  return { token_digest: owner.tokenDigest, address_digest: owner.addressDigest };
}
