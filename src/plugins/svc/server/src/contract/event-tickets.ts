import type { StoredMinor } from '../domain/money';

/** A ticket on the screen of its event. */
export interface TicketOfEvent {
  documentId: string;
  title: string;
  type: 'paid' | 'rsvp' | 'free';
  priceMinor: StoredMinor | null;
  /** -1: as many as people want. */
  capacity: number;
  sold: number;
  maxPerOrder: number | null;
  /** Wall-clock in the zone of the event. */
  startSaleDate: string | null;
  endSaleDate: string | null;
  description: string | null;
}

/** What the panel is told of the tickets of an event. */
export interface EventTickets {
  currency: string;
  /** How the event is by now, which whoever types a ticket may have been shown otherwise. */
  isTrashed: boolean;
  isPublished: boolean;
  /** Why who asks may change none of them; null for who may, as their role has it. */
  refusal: string | null;
  tickets: TicketOfEvent[];
}
