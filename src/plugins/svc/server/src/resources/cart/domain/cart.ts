/** Places of one ticket in a cart. Ids are public ones, the price in minor units. */
export interface CartItem {
  ticketId: number;
  /** The ticket's own row. */
  ticketRow: number;
  ticketTitle: string;
  eventId: number;
  eventTitle: string;
  /** Whether everybody may see the event. */
  isEventPublic: boolean;
  quantity: number;
  /** Kept from when the ticket was first put in, until it is taken out or the hold ends. */
  unitPrice: number;
}

/** What a buyer is about to buy. */
export interface Cart {
  items: CartItem[];
  /** When the hold on its places ends, in seconds since 1970; null for an empty cart. */
  expiresAt: number | null;
}

export const noCart: Cart = { items: [], expiresAt: null };

/** How many places an order may have of a ticket that says nothing of it. */
export const defaultMaxPerOrder = 100;

export function subtotalOf({ quantity, unitPrice }: CartItem): number {
  return quantity * unitPrice;
}

export function totalOf({ items }: Cart): number {
  return items.reduce((total, item) => total + subtotalOf(item), 0);
}

/** How many places of a ticket are in the cart. */
export function quantityOf(items: CartItem[], ticketId: number): number {
  return items.find((item) => item.ticketId === ticketId)?.quantity ?? 0;
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
 * A guest's items on top of a user's, as far as an order may have them: `limits` by ticket. The user's own price stays.
 * A limit that was lowered since takes away nothing that one of the two had.
 */
export function withGuestItems(
  items: CartItem[],
  guests: CartItem[],
  limits: ReadonlyMap<number, number>,
): CartItem[] {
  return guests.reduce((all, guest) => {
    const own = quantityOf(items, guest.ticketId);
    const limit = limits.get(guest.ticketId) ?? defaultMaxPerOrder;
    const most = Math.max(own, guest.quantity, limit);
    return withItem(all, { ...guest, quantity: Math.min(own + guest.quantity, most) });
  }, items);
}
