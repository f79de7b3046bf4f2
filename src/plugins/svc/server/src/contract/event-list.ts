import type { StoredMinor } from '../domain/money';
import type { EventStatus } from './event-status';

/*
 * The page of events in the panel: what the server answers to it.
 */

export const eventTabs = ['upcoming', 'past', 'drafts', 'review', 'trash'] as const;
export type EventTab = (typeof eventTabs)[number];

/** An event as it is named where something is about to be done with it. Its start is wall-clock, in its own zone. */
export interface NamedEvent {
  documentId: string;
  title: string;
  start: string | null;
  isAllDay: boolean;
}

/** How many people have a place at events, how many mails go to them, and how many of them have left no address. */
export interface CountedGuests {
  people: number;
  mails: number;
  unreached: number;
}

/** What uses a venue or an organizer. */
export interface ShownUses {
  events: number;
  description: string;
  /** Of those that are not over yet, the ones at which somebody has a place. */
  withGuests: number;
  guests: number;
  /** The first of them. */
  named: NamedEvent[];
  /** All of them, where they are not more than can be written to at once. */
  documentIds: string[];
}

/** An event as a line of the page. Times are wall-clock, in its own zone. */
export interface ListedEventRow extends NamedEvent {
  status: EventStatus;
  /** Whether it has a published version, in the trash, too. */
  isPublished: boolean;
  /** Published, and changed since without publishing that. */
  isModified: boolean;
  /** Somebody asks to have it published, or its changes. */
  awaitsReview: boolean;
  /** When the draft is published by itself; null where nothing is planned. */
  publishOn: string | null;
  /** When what is published is withdrawn by itself. */
  unpublishOn: string | null;
  end: string | null;
  timezone: string;
  venue: string | null;
  featured: boolean;
}

/** What is sold of an event. */
export interface EventSales {
  sold: number;
  /** Null for as many as people want, and where there is no ticket. */
  places: number | null;
  tickets: number;
  /** What was paid less what was given back, in minor units; null for who may not see orders. */
  revenueMinor: StoredMinor | null;
}

/** Who asked for a review; null for who asked by REST, or is no administrator any more. In seconds since 1970. */
export interface AskedReview {
  by: string | null;
  at: number;
}

/** An event on the page of events; `asked` where it waits in the queue. */
export interface EventLine extends ListedEventRow {
  sales: EventSales | null;
  asked: AskedReview | null;
}

export interface EventListPage {
  counts: Record<EventTab, number>;
  events: EventLine[];
  perPage: number;
}

export interface CalendarPage {
  events: ListedEventRow[];
  /** There are more than are answered. */
  isCut: boolean;
}

/** What is known of a review of an event. Times are seconds since 1970, names those of colleagues. */
export interface ShownReview {
  waits: boolean;
  askedBy: string | null;
  askedAt: number | null;
  returnedBy: string | null;
  returnedAt: number | null;
  note: string | null;
  /** Whether who asked gets a mail when whoever looks gives it back. */
  isAskerTold: boolean;
}

export const eventActions = [
  'feature',
  'unfeature',
  'review',
  'publish',
  'unpublish',
  'trash',
  'restore',
  'duplicate',
  'move',
] as const;
export type EventAction = (typeof eventActions)[number];

/** How an action went for one event; `message` says why not. */
export interface ActionLine {
  documentId: string;
  title: string;
  done: boolean;
  message: string;
}
