/* What the model is about. Amounts are in minor units. */

export interface Ticket {
  price: number;
  /** -1 for as many places as people want. */
  capacity: number;
  /** How many an order may have. */
  limit: number;
}

export interface Item {
  ticket: Ticket;
  quantity: number;
  price: number;
}

/** A buyer and what is in the cart. */
export interface Buyer {
  isUser: boolean;
  items: Item[];
  isExpired: boolean;
  /** What the cart is being paid for. */
  paying?: Order;
  keys: Map<string, Order>;
}

export interface Order {
  buyer: Buyer;
  /** The way of paying that was asked for, and the one that it came to; a token says what the provider does. */
  sent: string;
  token: string;
  total: number;
  status: string;
  /** Whether the provider was asked for the money. */
  isAsked: boolean;
  /** What the checkout was told; empty while its payment is on its way. */
  answer: string;
  /** Whether the buyer has paid at the bank, which the checkout did not wait for. */
  isPaidLater?: boolean;
  /** Who had places when nobody could say in time whether it was paid; they may yet have them again. */
  lost?: Attendee[];
}

export interface Attendee {
  /** The first come first. */
  nth: number;
  ticket: Ticket;
  price: number;
  status: string;
  order?: Order;
}

export interface Refund {
  order: Order;
  attendee?: Attendee;
  amount: number;
  status: string;
  /** While the money is on its way: what the provider has said of it. */
  claim?: 'unasked' | 'given' | 'refused';
}

/** When a process dies: before anything is written, before or after the provider was asked, or when all is done. */
export type Death = 'early' | 'claimed' | 'asked' | 'late';

/** Stripe takes no less. */
export const leastByCard = 50;

/* Answers: the status, the code, and the parameters that are wrong. */

export const full = '403 rest_cannot_create';
export const busy = '409 rest_cart_in_checkout';
export const refused = '400 rest_payment_failed';
export const unavailable = '500 rest_payment_unavailable';
export const died = '500 rest_internal_error';
export const invalid = (...params: string[]) => `400 rest_invalid_param ${params.sort().join(' ')}`;

/** From, to. */
export const attendeeMoves = [
  'pending confirmed',
  'pending cancelled',
  'confirmed checked_in',
  'confirmed cancelled',
  'confirmed refunded',
  'checked_in confirmed',
  'checked_in refunded',
];
export const orderMovesByHand = ['pending completed', 'pending cancelled', 'completed cancelled'];

export const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
export const hasPlace = ({ status }: Attendee) => /pending|confirmed|checked_in/.test(status);
export const canBeRefunded = ({ status }: Attendee) => /confirmed|checked_in/.test(status);
export const isPaid = ({ status }: Order) => /completed|partially_refunded/.test(status);

/** What is in a cart; nothing where its hold is over, unless it is being paid. */
export const cartOf = ({ items, isExpired, paying }: Buyer) => (isExpired && !paying ? [] : items);
export const quantityOf = (items: Item[], ticket: Ticket) =>
  items.find((item) => item.ticket === ticket)?.quantity ?? 0;

/** The items with so many of one; its price stays as it was. */
export function withItem(items: Item[], { ticket, quantity, price }: Item): Item[] {
  const known = items.some((item) => item.ticket === ticket);
  const next = known
    ? items.map((item) => (item.ticket === ticket ? { ...item, quantity } : item))
    : [...items, { ticket, quantity, price }];
  return next.filter((item) => item.quantity > 0);
}
