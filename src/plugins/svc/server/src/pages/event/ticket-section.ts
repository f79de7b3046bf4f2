import type { TicketWithRemaining } from '../../resources/ticket/queries/tickets';
import { html, type Markup } from '../../domain/markup';
import { alert, errorText, keyInput, quantityField, tokenInput } from '../forms/form-markup';
import type { FormState } from '../forms/form-state';
import { sitePath } from '../site-path';
import { say } from '../../texts/say';
import type { Visitor } from '../visitor';
import type { EventOnPage } from './find-event';
import { isFree, priceText, saleOf } from './ticket-sale-text';

/** What the page needs to know of the site, of the moment and of who looks at it. */
export interface PageContext {
  currency: string;
  /** Seconds since 1970. */
  now: number;
  /** Null where the pages sell nothing. */
  shop: Shop | null;
  /** Whether it shows a draft, to those who make it. */
  isPreview: boolean;
}

/** What is needed to sell. */
export interface Shop {
  visitor: Visitor;
  state: FormState;
  /** Whether there is a way to pay on these pages. */
  canPay: boolean;
}

/** The field of a ticket's quantity. */
export function quantityName(ticketId: number): string {
  return `quantity-${ticketId}`;
}

function momentOf({ event }: EventOnPage, { now }: PageContext) {
  return { now, zone: event.timezone, end: event.end_date };
}

/** Whether it can be put into a cart here. */
function isForSale(ticket: TicketWithRemaining, shown: EventOnPage, context: PageContext) {
  const { shop } = context;
  if (!shop || (!shop.canPay && !isFree(ticket))) return false;
  return saleOf(ticket, momentOf(shown, context)).isOpen;
}

/** The tickets of the event that can be put into a cart here. */
export function ticketsForSale(shown: EventOnPage, context: PageContext): TicketWithRemaining[] {
  return shown.tickets.filter((ticket) => isForSale(ticket, shown, context));
}

function quantityOfTicket(
  { public_id: id, title: ticket }: TicketWithRemaining,
  { state }: Shop,
  isOnly: boolean,
) {
  const initial = isOnly ? 1 : 0;
  return quantityField(state, {
    name: quantityName(id),
    labelledBy: `ticket-${id}`,
    ticket,
    initial,
  });
}

/** Why it could not be had, of a ticket that cannot be had any more. */
function refusalOf(ticketId: number, { shop }: PageContext): Markup | null {
  const name = quantityName(ticketId);
  const error = shop && errorText(shop.state, name);
  return error && html`<div id="${name}">${error}</div>`;
}

function ticketItem(ticket: TicketWithRemaining, shown: EventOnPage, context: PageContext): Markup {
  const { title, description, public_id: id } = ticket;
  const forSale = ticketsForSale(shown, context);
  const more = description ? html`<p class="lines">${description}</p>` : null;
  const quantity = forSale.includes(ticket)
    ? quantityOfTicket(ticket, context.shop!, forSale.length === 1)
    : refusalOf(id, context);
  return html`<li>
    <div class="offer">
      <span id="ticket-${id}">${title}</span> <span>${priceText(ticket, context.currency)}</span>
    </div>
    <p class="quiet">${saleOf(ticket, momentOf(shown, context)).text}</p>
    ${more} ${quantity}
  </li>`;
}

function form(shown: EventOnPage, { visitor }: Shop, list: Markup): Markup {
  return html`<form method="post" action="${sitePath(shown.event.url)}">
    ${tokenInput(visitor)} ${keyInput(visitor.formKey)} ${list}
    <button class="full">${say('event.add')}</button>
  </form>`;
}

/** Why nothing was put into the cart; null where nobody has tried. */
export function refusal({ tickets }: EventOnPage, { shop }: PageContext): Markup | null {
  const labels = tickets.map(({ public_id: id, title }) => [quantityName(id), title] as const);
  return shop && alert(shop.state, say('event.not-added'), Object.fromEntries(labels));
}

/** The tickets with their prices, to be put into a cart where the pages sell. */
export function ticketSection(shown: EventOnPage, context: PageContext): Markup | null {
  const { tickets } = shown;
  if (tickets.length === 0) return null;
  const list = html`<ul class="offers" role="list">
    ${tickets.map((ticket) => ticketItem(ticket, shown, context))}
  </ul>`;
  const { shop } = context;
  const isSelling = shop && ticketsForSale(shown, context).length > 0;
  return html`<section class="card side" aria-labelledby="tickets">
    <h2 id="tickets">${say('event.tickets')}</h2>
    ${isSelling ? form(shown, shop, list) : list}
  </section>`;
}
