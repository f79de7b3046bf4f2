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

export const emptyCart: Cart = { items: [], expiresAt: null };

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
