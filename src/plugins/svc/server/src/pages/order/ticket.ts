import { holdsPlace } from '../../contract/attendee-status';
import { codeGroups } from '../../resources/order/domain/code-groups';
import { describeTicket } from '../../resources/order/domain/describe-ticket';
import {
  isHandedOn,
  type PurchasedTicketRow,
} from '../../resources/order/queries/purchased-tickets';
import { html, type Markup } from '../../domain/markup';
import { scheduleText } from '../../domain/schedule-text';
import { qrCode } from '../qr-code';
import type { OrderRow } from '../../resources/order/queries/orders';
import { sitePath } from '../site-path';
import { ticketFilePath } from './ticket-files';
import { walletLinks } from './wallet-passes';
import { isAskedBack, ticketHelp } from './ticket-help';
import type { EventToday } from '../../resources/order/domain/self-help';
import { factsOf } from '../../resources/order/domain/place-facts';
import type { RefundOfOrder } from '../../resources/refund-request/queries/refunds-of-order';
import { say } from '../../texts/say';
import { placeText } from '../../resources/venue/domain/place-text';
import type { Venue } from '../../resources/venue/queries/venues';
import { ticketStatusText } from '../../resources/order/domain/status-text';

/** What is known of all tickets of an order. */
export interface TicketContext {
  venues: Map<number, Venue>;
  /** What the events let their buyers do, by public id. */
  events: ReadonlyMap<number, EventToday>;
  /** Whether codes are shown: not while nobody knows whether the order is paid. */
  hasCodes: boolean;
  refunds: RefundOfOrder[];
  order: OrderRow;
  /** What opens the order. */
  token: string;
}

function titleOf(place: PurchasedTicketRow): Markup {
  const { event, eventTitle } = describeTicket(place);
  if (event?.status !== 'publish') return html`${eventTitle}`;
  return html`<a href="${sitePath(event.url)}">${eventTitle}</a>`;
}

function where(venue: Venue | undefined): Markup | null {
  if (!venue) return null;
  return html`<dt>${say('event.where')}</dt>
    <dd>${placeText(venue)}</dd>`;
}

/** Spaced by style, so that who copies it has the code as it is. */
function codeText(code: string): Markup {
  return html`<span class="code"
    >${codeGroups(code).map((group) => html`<span>${group}</span>`)}</span
  >`;
}

function pass(place: PurchasedTicketRow, { order, token, venues }: TicketContext): Markup {
  const { security_code: code, full_name: name, public_id: id } = place;
  const venue = venues.get(describeTicket(place).event?.venue_id ?? 0);
  return html`<div class="pass">
    ${qrCode(code, say('order.code-of', { name }))} ${codeText(code)}
    <a class="screen" href="${ticketFilePath(order.public_id, token, id)}"
      >${say('order.ticket-pdf')}</a
    >
    ${walletLinks({ place, venue, order, token })}
  </div>`;
}

/** One place of an order, to be shown at the door; of one that was given up only what became of it. */
export function ticket(place: PurchasedTicketRow, context: TicketContext): Markup {
  const { venues, hasCodes } = context;
  const { event, ticketTitle, schedule } = describeTicket(place);
  const isGone = isHandedOn(place) && holdsPlace(place.status);
  const { tone, label } = isGone
    ? ({ tone: 'gone', label: say('ticket-status.handed-on') } as const)
    : ticketStatusText(place.status);
  const facts = factsOf(place, context.events.get(place.event_id ?? 0));
  const { order, token } = context;
  const isAsked = isAskedBack(context.refunds, place.public_id);
  const heading = `ticket-${place.public_id}`;
  return html`<article class="ticket" aria-labelledby="${heading}">
    <div class="stub">
      <h3 id="${heading}">${titleOf(place)}</h3>
      <p class="state ${tone}">${label}</p>
      <dl>
        <dt>${say('event.when')}</dt>
        <dd>${scheduleText(schedule)}</dd>
        ${where(venues.get(event?.venue_id ?? 0))}
        <dt>${say('order.ticket')}</dt>
        <dd>${ticketTitle}</dd>
        <dt>${say('order.name')}</dt>
        <dd>${place.full_name}</dd>
      </dl>
      ${ticketHelp(facts, { attendeeId: place.public_id, order, token, isAsked })}
    </div>
    ${hasCodes && holdsPlace(place.status) && !isHandedOn(place) ? pass(place, context) : null}
  </article>`;
}
