import { mediaUrl } from '../../host/strapi';
import { absolute } from '../../resources/event/presenter';
import type { FullEvent } from '../../resources/event/queries/events';
import { html, type Markup, type Part } from '../../domain/markup';
import { scheduleText } from '../../domain/schedule-text';
import { contentMarkup } from '../content';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import { addressText } from '../../resources/venue/domain/place-text';
import type { Venue } from '../../resources/venue/queries/venues';
import { webLink } from '../web-link';
import { dataElement } from '../linked-data';
import { pictureAddress, pictureOrigin } from '../pictures';
import { eventData } from './event-data';
import type { EventOnPage, Organizer } from './find-event';
import { type PageContext, refusal, ticketSection, ticketsForSale } from './ticket-section';

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

/** The name, with a way to the page about it. */
function profileLink(plural: string, { slug, title }: { slug: string; title: string }): Markup {
  return html`<a href="${sitePath(`/${plural}/${slug}`)}">${title}</a>`;
}

function venueDefinition(venue: Venue): Markup {
  const { phone, website } = venue;
  const name = profileLink('venues', venue);
  return definition('Where', lines([name, addressText(venue), phone, website && webLink(website)]));
}

function organizerText(organizer: Organizer): Markup {
  const { phone, website, email } = organizer;
  const mail = email ? html`<a href="mailto:${email}">${email}</a>` : null;
  return html`<dd>
    ${lines([profileLink('organizers', organizer), phone, mail, website && webLink(website)])}
  </dd>`;
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
  return html`<img class="picture" src="${pictureAddress(image)}" alt="${text}" />`;
}

function headOf(shown: EventOnPage, context: PageContext): Markup {
  const { event, pictureText } = shown;
  const [url, image] = [absolute(event.url), event.image && mediaUrl(event.image)];
  const description = [scheduleOf(event), event.excerpt].filter(Boolean).join('. ');
  const preview = image
    ? html`<meta property="og:image" content="${image}" />
        ${pictureText ? html`<meta property="og:image:alt" content="${pictureText}" />` : null}`
    : null;
  const card = image ? 'summary_large_image' : 'summary';
  return html`<link rel="canonical" href="${url}" />
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${event.title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    ${preview}
    <meta name="twitter:card" content="${card}" />
    ${dataElement(eventData(shown, context))}`;
}

/** The page of an event. */
export function eventPage(shown: EventOnPage, context: PageContext): Page {
  const { event, pictureText, venue, organizers, tickets } = shown;
  const facts = html`<dl>
    ${definition('When', scheduleOf(event))} ${venue && venueDefinition(venue)}
    ${organizerDefinitions(organizers)} ${event.cost ? definition('Cost', event.cost) : null}
  </dl>`;
  const hasTickets = tickets.length > 0;
  const body = html`${refusal(shown, context)}
    <article class="${hasTickets ? 'columns event' : ''}">
      <div>
        <h1>${event.title}</h1>
        ${picture(event, pictureText)} ${facts}
      </div>
      ${ticketSection(shown, context)}
      <div>${contentMarkup(event.content)}</div>
    </article>`;
  const hasForms = ticketsForSale(shown, context).length > 0;
  return {
    title: event.title,
    head: headOf(shown, context),
    body,
    pictureOrigin: pictureOrigin([event.image]),
    hasForms,
    isWide: hasTickets,
  };
}
