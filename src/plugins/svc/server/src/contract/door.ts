import type { AttendeeStatus } from './attendee-status';

/*
 * What the page at the door and the service say to each other. Read by both.
 */

/** An event that the door can be opened for. */
export interface DoorEvent {
  id: number;
  title: string;
  /** What a clock at the event shows; empty for one without a date. */
  start: string;
  isAllDay: boolean;
  /** Whether it begins, runs or ended today, by its own clock. */
  isToday: boolean;
  /** What the place is called; null for none. */
  venue: string | null;
  timezone: string;
  inside: number;
  total: number;
}

/**
 * One guest: the digest of the code, the public id, the name, which of the tickets, the status, since when and by whose
 * hand they are inside, in seconds since 1970, and the order, by which guests of one name are told apart: null for none.
 */
export type DoorGuest = [
  digest: string,
  id: number,
  name: string,
  ticket: number,
  status: AttendeeStatus,
  at: number | null,
  by: string | null,
  /** Missing in what an earlier page has kept. */
  order?: number | null,
];

/** What has become of an event whose door is open; `on` of one that is published. */
export type DoorStanding = 'on' | 'withdrawn' | 'trash';

/** The guests of an event, or those of them who have changed. */
export interface DoorGuests {
  tickets: Record<number, string>;
  guests: DoorGuest[];
  /** Digests of codes that let nobody in any more: their tickets were handed on. */
  handedOn: string[];
  standing: DoorStanding;
  /** The service's clock when it was asked, in seconds since 1970: what to ask for changes since. */
  clock: number;
}

/** What a door has read, or taken back. */
export interface DoorScan {
  /** Made by the door: the same scan may be sent as often as one likes. */
  id: string;
  /** The code, or the public id of who was found by name. */
  code?: string;
  guest?: number;
  /** Of the code by which the door has let that guest in: it may not be good any more. */
  digest?: string;
  /** How long ago, by the door's own clock: what that clock shows does not matter. */
  secondsAgo: number;
  /** Whether the door has let them in already, because it could not ask. */
  isInside?: boolean;
  /** Whether it was taken back. */
  isUndone?: boolean;
}

/** `again` was let in before; `double` was, and is inside twice now, through a door that could not ask. */
export type DoorVerdict = 'admitted' | 'again' | 'double' | 'refused' | 'undone';

/** Why somebody is not let in; the code of `handed on` is of a ticket that somebody else has now; `pending`, `cancelled` and `refunded` are what their place is. */
export type DoorRefusal =
  'unknown' | 'other event' | 'handed on' | 'pending' | 'cancelled' | 'refunded';

export interface DoorAnswer {
  id: string;
  verdict: DoorVerdict;
  refusal?: DoorRefusal;
  name?: string;
  ticket?: string;
  /** Of `other event`; copies of one event are told apart by their start, as {@link DoorEvent} has it. */
  event?: string;
  start?: string;
  isAllDay?: boolean;
  /** Who let them in, and when, in seconds since 1970. */
  by?: string | null;
  at?: number | null;
  /** Of `undone`: the guest is inside all the same, by what `at` and `by` say. */
  isInside?: true;
  /** Of `again` and `double`, by which scan they are inside: undoing it sends them out. Nothing where no scan let them in. */
  scan?: string;
}

/** Somebody who was let in more than once. */
export interface DoorDouble {
  guest: number;
  name: string;
  ticket: string;
  admissions: { scan: string; at: number; by: string; door: string }[];
}

export interface DoorNews extends DoorGuests {
  answers: DoorAnswer[];
  doubles: DoorDouble[];
  inside: number;
  total: number;
}

/** How the digest is made of a code: SHA-256 of this text, in hex, cut to {@link doorDigestLength}. */
export const doorDigestText = (eventId: number, code: string) => `${eventId}:${code}`;
export const doorDigestLength = 32;

/** What is scanned, without what people put between its letters. */
export const bareCode = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
export const isCode = (text: string) => /^[2-9A-HJ-NP-Z]{12}$/.test(text);

/** What is said of an event that was deleted, with 404: who reads this knows that no other says so. */
export const noSuchEvent = 'There is no such event.';

/** Most scans of one request; a door with more sends the rest after it. */
export const maxScans = 100;
