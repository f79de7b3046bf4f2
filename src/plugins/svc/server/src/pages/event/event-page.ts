import { absolute } from '../../resources/event/presenter';
import type { FullEvent } from '../../resources/event/queries/events';
import type { TicketWithRemaining } from '../../resources/ticket/queries/tickets';
import { harmlessHtml } from '../../domain/html';
import { html, type Markup, type Part, trusted } from '../../domain/markup';
import { digestOf } from '../../domain/secrets';
import { createLru } from '../../lib/lru';
import { scheduleText } from '../../domain/schedule-text';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import { addressText, type Venue } from '../venues';
import { webLink } from '../web-link';
import type { EventOnPage, Organizer } from './find-event';
import { priceText, saleText } from './ticket-sale-text';

/** What the page needs to know of the site and of the moment. */
export interface PageContext {
  currency: string;
  /** Seconds since 1970. */
  now: number;
}

function definition(name: string, value: Part): Markup {
  return html`<dt>${name}</dt>
    <dd>${value}</dd>`;
}

/** Each part on a line of its own; what there is not has none. */
function lines(parts: (Markup | string | null)[]): Markup[] {
  return parts
    .filter((part) => part !== null && part !== '')
    .map((part, index) => (index === 0 ? html`${part}` : html`<br />${part}`));
}

function venueDefinition(venue: Venue): Markup {
  const { title, phone, website } = venue;
  return definition(
    'Where',
    lines([title, addressText(venue), phone, website && webLink(website)]),
  );
}

function organizerText({ title, phone, website, email }: Organizer): Markup {
  const mail = email ? html`<a href="mailto:${email}">${email}</a>` : null;
  return html`<dd>${lines([title, phone, mail, website && webLink(website)])}</dd>`;
}

function organizerDefinitions(organizers: Organizer[]): Markup | null {
  if (organizers.length === 0) return null;
  return html`<dt>${organizers.length === 1 ? 'Organizer' : 'Organizers'}</dt>
    ${organizers.map(organizerText)}`;
}

function scheduleOf(event: FullEvent): string {
  const { start_date: start, end_date: end, all_day: isAllDay, timezone: zone } = event;
  return scheduleText({ start, end, isAllDay, zone });
}

function picture({ image }: FullEvent, text: string): Markup | null {
  if (!image) return null;
  const address = image.startsWith('/') ? sitePath(image) : image;
  return html`<img class="picture" src="${address}" alt="${text}" />`;
}

function ticketItem(
  ticket: TicketWithRemaining,
  event: FullEvent,
  { currency, now }: PageContext,
): Markup {
  const { title, description } = ticket;
  const moment = { now, zone: event.timezone, end: event.end_date };
  const more = description ? html`<p class="lines">${description}</p>` : null;
  return html`<li>
    <div class="offer"><span>${title}</span> <span>${priceText(ticket, currency)}</span></div>
    <p class="quiet">${saleText(ticket, moment)}</p>
    ${more}
  </li>`;
}

function ticketSection({ event, tickets }: EventOnPage, setting: PageContext): Markup | null {
  if (tickets.length === 0) return null;
  return html`<section aria-labelledby="tickets">
    <h2 id="tickets">Tickets</h2>
    <ul class="offers" role="list">
      ${tickets.map((ticket) => ticketItem(ticket, event, setting))}
    </ul>
  </section>`;
}

/** Making a long text harmless takes half a second: what was shown lately is kept, by a digest of it. */
const harmless = createLru<string, string>(64);

function harmlessContent(content: string): string {
  const digest = digestOf(content);
  const known = harmless.get(digest);
  if (known !== undefined) return known;
  const made = harmlessHtml(content);
  harmless.set(digest, made);
  return made;
}

/** Text that was written without markup has its line breaks only. */
function contentOf({ content }: FullEvent): Markup | null {
  if (!content) return null;
  const kind = content.includes('<') ? 'content' : 'content lines';
  return html`<div class="${kind}">${trusted(harmlessContent(content))}</div>`;
}

function headOf(event: FullEvent): Markup {
  const [url, image] = [absolute(event.url), absolute(event.image)];
  const description = [scheduleOf(event), event.excerpt].filter(Boolean).join('. ');
  const preview = image ? html`<meta property="og:image" content="${image}" />` : null;
  return html`<link rel="canonical" href="${url}" />
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${event.title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    ${preview}`;
}

/** The page of an event. */
export function eventPage(shown: EventOnPage, setting: PageContext): Page {
  const { event, pictureText, venue, organizers } = shown;
  const body = html`<article>
    <h1>${event.title}</h1>
    ${picture(event, pictureText)}
    <dl>
      ${definition('When', scheduleOf(event))} ${venue && venueDefinition(venue)}
      ${organizerDefinitions(organizers)} ${event.cost ? definition('Cost', event.cost) : null}
    </dl>
    ${contentOf(event)} ${ticketSection(shown, setting)}
  </article>`;
  const pictureOrigin = URL.canParse(event.image) ? new URL(event.image).origin : '';
  return { title: event.title, head: headOf(event), body, pictureOrigin };
}
