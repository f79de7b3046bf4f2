import type { Knex } from 'knex';
import { digestOf, newSecurityCode, newSeed, tokenFrom } from '../../../../domain/secrets';
import { documentColumns, newDocumentId } from '../../../../database/document-columns';
import { issueIds } from '../../../../identity/public-ids';
import { failpoint } from '../../../../lib/failpoints';
import { insertRows } from '../../../../database/insert-rows';
import type { AttendeeStatus } from '../../../../contract/attendee-status';
import type { OrderStatus } from '../../../../contract/order-status';
import { type Minor, noMoney } from '../../../../domain/money';

/** Places of one ticket in an order. Ids are public ones. */
export interface OrderLine {
  ticketId: number;
  /** The ticket's own row, for the panel's relation. */
  ticketRow: number;
  ticketTitle: string;
  eventId: number;
  eventTitle: string;
  quantity: number;
  unitPrice: Minor;
  /** What a place costs without the order's voucher; missing where there is none. */
  fullPrice?: Minor;
  /** What giving a place back comes to, as the event said when it was bought: `ReturnTerms` as JSON. */
  returnTerms?: string | null;
}

/** Who sits on one place. */
export interface AttendeeDraft {
  line: OrderLine;
  fullName: string;
  email: string;
}

/** A voucher that an order was bought with. */
export interface OrderVoucher {
  /** Its public id. */
  id: number;
  code: string;
  /** By how much it has lowered the total. */
  discount: Minor;
}

export interface OrderDraft {
  buyerName: string;
  buyerEmail: string;
  /** The host's user; null for a guest. */
  userId: number | null;
  /** Whether the box office ordered it for somebody. */
  byBoxOffice: boolean;
  currency: string;
  /** In which its mails and tickets are; the site's where nothing is said. */
  language?: string;
  paymentMethod: string;
  /** The cart that waits for the payment; null where there is none. */
  cartId: number | null;
  status: OrderStatus;
  attendeeStatus: AttendeeStatus;
  /** When the payment counts as forgotten, in seconds since 1970; null where none is on its way. */
  settleAfter: number | null;
  /** Seconds since 1970. */
  placedAt: number;
  lines: OrderLine[];
  /** What they cost together. */
  total: Minor;
  /** The voucher that has lowered what they cost; missing where there is none. */
  voucher?: OrderVoucher;
  /** One for each place. */
  attendees: AttendeeDraft[];
}

export interface PlacedOrder {
  id: number;
  row: number;
  total: Minor;
  attendeeIds: number[];
  accessSeed: string;
}

/** The key that order tokens are made with: no link works any less when it changes, but none can be shown again. */
function accessKey(): string {
  return strapi.config.get('plugin::users-permissions.jwtSecret');
}

/** What lets the bearer see the order. */
export function accessTokenOf(accessSeed: string): string {
  return tokenFrom(accessSeed, accessKey());
}

function orderRow(draft: OrderDraft, id: number, accessSeed: string) {
  return {
    ...documentColumns(new Date(draft.placedAt * 1000)),
    public_id: id,
    status: draft.status,
    buyer_name: draft.buyerName,
    buyer_email: draft.buyerEmail,
    user_id: draft.userId,
    by_box_office: draft.byBoxOffice,
    total_minor: draft.total,
    voucher_id: draft.voucher?.id ?? null,
    voucher_code: draft.voucher?.code ?? null,
    discount_minor: draft.voucher?.discount ?? noMoney,
    currency: draft.currency,
    language: draft.language ?? null,
    payment_method: draft.paymentMethod,
    placed_at: draft.placedAt,
    cart_id: draft.cartId,
    settle_after: draft.settleAfter,
    access_seed: accessSeed,
    access_digest: digestOf(accessTokenOf(accessSeed)),
  };
}

function lineRow(line: OrderLine, orderId: number) {
  return {
    document_id: newDocumentId(),
    order_id: orderId,
    ticket_id: line.ticketId,
    event_id: line.eventId,
    ticket_title: line.ticketTitle,
    event_title: line.eventTitle,
    quantity: line.quantity,
    unit_price_minor: line.unitPrice,
    full_price_minor: line.fullPrice ?? null,
    return_terms: line.returnTerms ?? null,
  };
}

/** Attendees of an order that are to be written. */
interface AttendeeBatch {
  /** One for each holder. */
  ids: number[];
  order: { id: number; row: number };
  status: AttendeeStatus;
  /** Seconds since 1970. */
  at: number;
}

function attendeeRow(draft: AttendeeDraft, id: number, { order, status, at }: AttendeeBatch) {
  return {
    ...documentColumns(new Date(at * 1000)),
    public_id: id,
    full_name: draft.fullName,
    email: draft.email,
    status,
    security_code: newSecurityCode(),
    price_minor: draft.line.unitPrice,
    event_id: draft.line.eventId,
    ticket_id: draft.line.ticketId,
    ticket_row: draft.line.ticketRow,
    order_id: order.id,
    order_row: order.row,
  };
}

/** The ids of an order and its attendees. */
export async function issueOrderIds(trx: Knex, places: number): Promise<[number, ...number[]]> {
  const kinds = ['order', ...Array.from({ length: places }, () => 'attendee')];
  return (await issueIds(trx, kinds)) as [number, ...number[]];
}

/**
 * Writes an attendee for each holder of a place, after the places have been counted: their ticket's row is looked at for
 * the foreign key, and on MySQL and MariaDB two who look at it and then want to change it wait for each other.
 */
export async function insertAttendees(
  trx: Knex,
  drafts: AttendeeDraft[],
  batch: AttendeeBatch,
): Promise<void> {
  const rows = drafts.map((holder, i) => attendeeRow(holder, batch.ids[i]!, batch));
  await insertRows(trx, 'svc_attendees', rows);
  failpoint('attendees written');
}

/** Seats those who the order is for. Whoever calls has seen to their places. */
export function insertOrderAttendees(
  trx: Knex,
  { attendees, attendeeStatus: status, placedAt: at }: OrderDraft,
  { id, row, attendeeIds: ids }: PlacedOrder,
): Promise<void> {
  return insertAttendees(trx, attendees, { ids, order: { id, row }, status, at });
}

/**
 * Writes an order with its lines, and says whom {@link insertOrderAttendees} is to seat. The rows are written by SQL and not by
 * the Document Service: one statement for all of a kind.
 */
export async function placeOrder(
  trx: Knex,
  draft: OrderDraft,
  ids?: [number, ...number[]],
): Promise<PlacedOrder> {
  const { attendees, lines } = draft;
  const [id, ...attendeeIds] = ids ?? (await issueOrderIds(trx, attendees.length));
  const accessSeed = newSeed();
  const [row = 0] = await insertRows(trx, 'svc_orders', [orderRow(draft, id, accessSeed)]);
  failpoint('order written');
  const items = lines.map((line) => lineRow(line, id));
  await insertRows(trx, 'svc_order_items', items);
  return { id, row, total: draft.total, attendeeIds, accessSeed };
}
