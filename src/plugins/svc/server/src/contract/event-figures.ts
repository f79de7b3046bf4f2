import type { StoredMinor } from '../domain/money';
import type { EventSales } from './event-list';

/*
 * What an event has sold, as its screen in the panel shows it, and who is on the list at its door.
 */

/** What has come in on a day, by the clock of the site: places that are still taken, money less what went back that day. */
export interface DayOfEvent {
  day: string;
  places: number;
  amountMinor: StoredMinor;
}

export interface EventFigures extends EventSales {
  /** A public id. */
  eventId: number;
  currency: string;
  /** Null for who may not read attendees. */
  checkedIn: number | null;
  /** Days on which something came in or went back, the earliest first. */
  days: DayOfEvent[];
}

/** Somebody who is to be let in. */
export interface ListedGuest {
  name: string;
  ticket: string;
  /** A public id; null for who came with no order. */
  order: number | null;
  /** The last figures of the code: they tell two of one name apart, and let nobody in. */
  codeEnd: string;
  /** Not paid yet. */
  isPending: boolean;
  isInside: boolean;
}

export interface DoorList {
  title: string;
  /** What a clock at the event shows; empty for a draft without a date. */
  start: string;
  guests: ListedGuest[];
}
