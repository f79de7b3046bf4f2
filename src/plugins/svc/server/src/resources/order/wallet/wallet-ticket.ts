import { isoTime } from '../../../domain/iso-time';
import { currentLanguage } from '../../../texts/language';
import { placeText } from '../../venue/domain/place-text';
import type { Venue } from '../../venue/queries/venues';
import { describeTicket } from '../domain/describe-ticket';
import type { PurchasedTicketRow } from '../queries/purchased-tickets';
import { sellerOf } from '../tickets-file/seller';

/** A ticket as a pass shows it. */
export interface WalletTicket {
  /** Its attendee's public id. */
  id: number;
  orderId: number;
  /** What the door reads, as text or as a QR code: exactly this. */
  code: string;
  /** Who comes. */
  holder: string;
  /** The kind of admission: `Balcony`. */
  ticket: string;
  event: {
    /** Its public id. */
    id: number;
    title: string;
    /** Instants, ISO 8601 in UTC; empty where nothing is known. */
    start: string;
    end: string;
    /** Whose clock is the event's: IANA. */
    timezone: string;
    /** Its page. */
    url: string;
  };
  /** Name and address; empty where nothing is known. */
  place: string;
  /** Who sells, by the name that pages and mails have. */
  seller: string;
  /** In which the page or the mail is, BCP 47. */
  language: string;
}

/** A ticket is in a wallet when it opens the door. */
const admitting = ['confirmed', 'checked_in'];

const timeOf = (seconds: number | string | null) =>
  seconds === null ? '' : isoTime(Number(seconds));

/** Null for a place that lets nobody in, or whose event is gone. */
export function walletTicketOf(
  place: PurchasedTicketRow,
  venue: Venue | undefined,
): WalletTicket | null {
  const { event, eventTitle: title, ticketTitle: ticket } = describeTicket(place);
  if (!event || place.order_id === null || !admitting.includes(place.status)) return null;
  return {
    id: place.public_id,
    orderId: place.order_id,
    code: place.security_code,
    holder: place.full_name,
    ticket,
    event: {
      id: place.event_id ?? 0,
      title,
      start: timeOf(place.event_start),
      end: timeOf(place.event_end),
      timezone: place.event_timezone ?? 'UTC',
      url: event.url,
    },
    place: venue ? placeText(venue) : '',
    seller: sellerOf().name,
    language: currentLanguage(),
  };
}
