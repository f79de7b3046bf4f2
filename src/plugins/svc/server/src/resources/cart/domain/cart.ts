import { costOf, isMore, type Minor, minus, sumOf, times } from '../../../domain/money';
import { priceWith, type VoucherTerms } from '../../voucher/domain/terms';

/** Whether tickets of an event may be bought: it is published and not over. */
export type EventState = 'open' | 'over' | 'withdrawn';

/** Places of one ticket in a cart. Ids are public ones, the price in minor units. */
export interface CartItem {
  ticketId: number;
  /** The ticket's own row. */
  ticketRow: number;
  ticketTitle: string;
  eventId: number;
  eventTitle: string;
  event: EventState;
  quantity: number;
  /** What a place is sold for: the full price, less what the cart's voucher takes off. */
  unitPrice: Minor;
  /** Kept from when the ticket was first put in, until it is taken out or the hold ends. */
  fullPrice: Minor;
  /** What giving a place back would come to: `ReturnTerms` as JSON; missing where the cart was not read. */
  returnTerms?: string | null;
}

/** A voucher that is on a cart, as it was when it was put there. */
export interface CartVoucher extends VoucherTerms {
  /** Its public id. */
  id: number;
  /** For how many more places it can be used now, -1 for as many as people want; null where it is gone. */
  left: number | null;
}

/** What a buyer is about to buy. */
export interface Cart {
  items: CartItem[];
  voucher: CartVoucher | null;
  /** When the hold on its places ends, in seconds since 1970; null for an empty cart. */
  expiresAt: number | null;
  /** The order of it that is being paid, if there is one. */
  orderId?: number | null;
}

export const noCart: Cart = { items: [], voucher: null, expiresAt: null };

/** How many places an order may have of a ticket that says nothing of it. */
export const defaultMaxPerOrder = 100;

/** Of how many tickets a cart may have places. */
export const maxTickets = 50;

/** How many cards somebody may try in vain. */
export const maxDeclines = 5;

export function subtotalOf({ quantity, unitPrice }: CartItem): Minor {
  return times(unitPrice, quantity);
}

export function totalOf({ items }: Cart): Minor {
  return costOf(items);
}

/** What a place has less because of a voucher; nothing where there is none. */
const loweredBy = ({ fullPrice, unitPrice }: CartItem) => minus(fullPrice, unitPrice);

/** By how much a voucher has lowered the total. */
export function discountOf({ items }: Cart): Minor {
  return sumOf(items.map((item) => times(loweredBy(item), item.quantity)));
}

/** What the cart would cost without a voucher. */
export function fullTotalOf({ items }: Cart): Minor {
  return sumOf(items.map(({ fullPrice, quantity }) => times(fullPrice, quantity)));
}

/** The items at the prices that they have with a voucher, or with none. */
export function pricedWith(items: CartItem[], voucher: VoucherTerms | null): CartItem[] {
  return items.map((item) => ({ ...item, unitPrice: priceWith(voucher, item) }));
}

/** How many places a voucher has lowered: those that it is used for. */
export function placesLowered(items: CartItem[]): number {
  return placesIn(items.filter((item) => isMore(item.fullPrice, item.unitPrice)));
}

/** For fewer places than the cart's voucher lowers, it cannot be bought: how many it can still be used for, null where it is gone. */
export function voucherShortage({ items, voucher }: Cart): { left: number | null } | undefined {
  if (!voucher) return undefined;
  const { left } = voucher;
  const places = placesLowered(items);
  const isShort = places > 0 && (left === null || (left >= 0 && places > left));
  return isShort ? { left } : undefined;
}

/** How many places of a ticket are in the cart. */
export function quantityOf(items: CartItem[], ticketId: number): number {
  return items.find((item) => item.ticketId === ticketId)?.quantity ?? 0;
}

/** How many there are of all tickets. */
export function placesIn(items: CartItem[]): number {
  return items.reduce((places, { quantity }) => places + quantity, 0);
}

/** Why a cart cannot have these items, where it may have so many places; empty where it can. */
export function sizeProblem(items: CartItem[], maxPlaces: number): string {
  const places = placesIn(items);
  if (places > maxPlaces) {
    return `makes ${places} places in this cart; a cart has at most ${maxPlaces}`;
  }
  if (items.length <= maxTickets) return '';
  return `makes ${items.length} tickets in this cart; a cart has at most ${maxTickets}`;
}

/** The items with one of them at another quantity; at 0 it is gone. */
export function withItem(items: CartItem[], changed: CartItem): CartItem[] {
  const known = items.some(({ ticketId }) => ticketId === changed.ticketId);
  const next = known
    ? items.map((item) =>
        item.ticketId === changed.ticketId ? { ...item, quantity: changed.quantity } : item,
      )
    : [...items, changed];
  return next.filter(({ quantity }) => quantity > 0);
}

/**
 * A guest's items on top of a user's, as far as an order may have them (`limits` by ticket) and a cart has room: the
 * last ones fall out. The user's own price stays. A ticket's limit that was lowered since takes away nothing that one of
 * the two had.
 */
export function withGuestItems(
  items: CartItem[],
  guests: CartItem[],
  { limits, maxPlaces }: { limits: ReadonlyMap<number, number>; maxPlaces: number },
): CartItem[] {
  return guests.reduce((all, guest) => {
    const own = quantityOf(items, guest.ticketId);
    const limit = limits.get(guest.ticketId) ?? defaultMaxPerOrder;
    const most = Math.max(own, guest.quantity, limit);
    const room = own === 0 && all.length >= maxTickets ? 0 : maxPlaces - placesIn(all);
    const more = Math.min(guest.quantity, most - own, Math.max(room, 0));
    return withItem(all, { ...guest, quantity: own + more });
  }, items);
}
