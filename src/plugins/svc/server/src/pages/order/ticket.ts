import { holdsPlace } from '../../contract/attendee-status';
import { describeTicket } from '../../resources/order/domain/describe-ticket';
import type { PurchasedTicketRow } from '../../resources/order/queries/purchased-tickets';
import { html, type Markup } from '../../domain/markup';
import { scheduleText } from '../../domain/schedule-text';
import { qrCode } from '../qr-code';
import { sitePath } from '../site-path';
import { placeText } from '../../resources/venue/domain/place-text';
import type { Venue } from '../../resources/venue/queries/venues';
import { ticketStatusTexts } from '../../resources/order/domain/status-text';

/** What is known of all tickets of an order. */
export interface TicketContext {
  venues: Map<number, Venue>;
  /** Whether codes are shown: not while nobody knows whether the order is paid. */
  hasCodes: boolean;
}

function titleOf(place: PurchasedTicketRow): Markup {
  const { event, eventTitle } = describeTicket(place);
  if (event?.status !== 'publish') return html`${eventTitle}`;
  return html`<a href="${sitePath(event.url)}">${eventTitle}</a>`;
}

function where(venue: Venue | undefined): Markup | null {
  if (!venue) return null;
  return html`<dt>Where</dt>
    <dd>${placeText(venue)}</dd>`;
}

/** Spaced by style, so that who copies it has the code as it is. */
function codeText(code: string): Markup {
  const groups = code.match(/.{1,4}/g) ?? [];
  return html`<span class="code">${groups.map((group) => html`<span>${group}</span>`)}</span>`;
}

function pass({ security_code: code, full_name: name }: PurchasedTicketRow): Markup {
  return html`<div class="pass">
    ${qrCode(code, `QR code with the code of ${name}'s ticket`)} ${codeText(code)}
  </div>`;
}

/** One place of an order, to be shown at the door; of one that was given up only what became of it. */
export function ticket(place: PurchasedTicketRow, { venues, hasCodes }: TicketContext): Markup {
  const { event, ticketTitle, schedule } = describeTicket(place);
  const { tone, label } = ticketStatusTexts[place.status];
  const heading = `ticket-${place.public_id}`;
  return html`<article class="ticket" aria-labelledby="${heading}">
    <div>
      <h3 id="${heading}">${titleOf(place)}</h3>
      <p class="state ${tone}">${label}</p>
      <dl>
        <dt>When</dt>
        <dd>${scheduleText(schedule)}</dd>
        ${where(venues.get(event?.venue_id ?? 0))}
        <dt>Ticket</dt>
        <dd>${ticketTitle}</dd>
        <dt>Name</dt>
        <dd>${place.full_name}</dd>
      </dl>
    </div>
    ${hasCodes && holdsPlace(place.status) ? pass(place) : null}
  </article>`;
}
