import type { StoredMinor } from '../domain/money';
import type { EventSales, ListedEventRow } from './event-list';

/*
 * The home of the panel: what the server answers to its parts.
 */

/** An event that goes on today or tomorrow, by the clock of the site. */
export interface EventToday extends ListedEventRow {
  sales: EventSales | null;
  checkedIn: number | null;
}

/** `isPart` where the role sees some events only: then there may be others. */
export interface Today {
  events: EventToday[];
  isPart: boolean;
}

/** How many wait for somebody; null for what the role does not let see. */
export interface Waiting {
  reviews: number | null;
  orders: number | null;
  refunds: number | null;
  /** What could not be delivered. */
  deliveries: number | null;
  /** What came back from review to whoever looks, the latest first. */
  returned: ReturnedEvent[];
}

/** An event that waits for who had asked for its review: something is still missing. */
export interface ReturnedEvent {
  documentId: string;
  title: string;
  /** What a colleague is called; null where they are gone. */
  by: string | null;
  /** Seconds since 1970. */
  at: number;
  note: string;
}

/** What was ordered on a day, by the clock of the site, less what was given back of it since. */
export interface DayOfSales {
  day: string;
  orders: number;
  amountMinor: StoredMinor;
}

export interface SalesOverview {
  currency: string;
  days: DayOfSales[];
}

/** Coming events that want a look. */
export interface Attention {
  /** Nine of ten places are sold. */
  nearlySoldOut: { documentId: string; title: string; sold: number; places: number }[];
  /** Published, and something is missing. */
  incomplete: { documentId: string; title: string; noTickets: boolean; noVenue: boolean }[];
  /** How many of those there are besides. */
  moreIncomplete: number;
  /** Whether the role sees some events only; no sums of places then. */
  isPart: boolean;
}
