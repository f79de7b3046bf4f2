import type { StoredMinor } from '../domain/money';
import type { Why } from '../domain/problem';
import type { DoorEvent } from './door';

/*
 * What the panel's counter and the service say to each other. Amounts are minor units.
 */

/** What is handed over from person to person. */
export const tillMeans = ['cash', 'card'] as const;
export type TillMeans = (typeof tillMeans)[number];

export type CounterMeans = TillMeans | 'free';

/** A sale at the counter, an order that waited for its money, or money that is handed over to a buyer. */
export type MovementKind = 'sale' | 'payment' | 'refund';

/** What is on and what comes, and others by words; `next` is the first that has places on sale, null for none and where words are sought. */
export interface CounterEvents {
  events: DoorEvent[];
  next: number | null;
}

export interface CounterTicket {
  id: number;
  title: string;
  price: StoredMinor;
  /** How many more there are; -1 for as many as people want. */
  remaining: number;
  maxPerOrder: number;
  /** Why it cannot be sold just now; null where it can. */
  unavailable: Why | null;
}

export interface CounterEvent {
  id: number;
  title: string;
  start: string;
  /** Whose clock its times are by. */
  timezone: string;
  currency: string;
  tickets: CounterTicket[];
}

export interface CounterSale {
  orderId: number;
  documentId: string;
  total: StoredMinor;
  currency: string;
  /** The page of the order, with its tickets; for who may not print their file. */
  url: string;
}

/** What has come in of a kind, or gone out, by one means. */
export interface TillSum {
  kind: MovementKind;
  means: CounterMeans;
  count: number;
  /** Below nothing where it went out. */
  amount: StoredMinor;
}

export interface Till {
  id: number;
  holder: string;
  openedAt: number;
  opening: StoredMinor;
  currency: string;
  sums: TillSum[];
  /** What should be in it now, or should have been when it was closed. */
  expected: StoredMinor;
  /** Null while it is open. */
  closedAt: number | null;
  counted: StoredMinor | null;
}

/** Some of those that were closed, whoever kept them. */
export interface ClosedTills {
  tills: Till[];
  pages: number;
}

export interface Tills {
  currency: string;
  /** One's own that is open. */
  own: Till | null;
  /** The latest that were closed, one's own. */
  closed: Till[];
}
