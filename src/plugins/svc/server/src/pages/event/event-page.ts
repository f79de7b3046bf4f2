import { mediaUrl } from '../../host/strapi';
import { absolute } from '../../resources/event/presenter';
import type { FullEvent } from '../../resources/event/queries/events';
import { html, type Markup, type Part } from '../../domain/markup';
import { scheduleText } from '../../domain/schedule-text';
import { contentMarkup } from '../content';
import { calendarLink } from '../feed-links';
import type { Page } from '../page';
import { languageLinks } from '../page-language';
import { sitePath } from '../site-path';
import { addressText } from '../../resources/venue/domain/place-text';
import type { Venue } from '../../resources/venue/queries/venues';
import { isEventOver } from '../event-over';
import { webLink } from '../web-link';
import { costText } from '../cost-text';
import { dayBlock } from '../day-block';
import { type Icon, icon } from '../icons';
import { say } from '../../texts/say';
import { dataElement } from '../linked-data';
import { pictureAddress, pictureOrigin } from '../pictures';
import { eventData } from './event-data';
import type { EventOnPage, Organizer } from './find-event';
import { type PageContext, refusal, ticketSection, ticketsForSale } from './ticket-section';

function definition(shape: Icon, name: string, ...values: Part[]): Markup {
  return html`<div>
    ${icon(shape)}
    <dt>${name}</dt>
    ${values.map((value) => html`<dd>${value}</dd>`)}
  </div>`;
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
  return definition(
    'place',
    say('event.where'),
    lines([name, addressText(venue), phone, website && webLink(website)]),
  );
}

function organizerText(organizer: Organizer): Markup {
  const { phone, website, email } = organizer;
  const mail = email ? html`<a href="mailto:${email}">${email}</a>` : null;
  return html`${lines([profileLink('organizers', organizer), phone, mail, website && webLink(website)])}`;
}

function organizerDefinitions(organizers: Organizer[]): Markup | null {
  if (organizers.length === 0) return null;
  const name = say('event.organizers', { count: organizers.length });
  return definition('person', name, ...organizers.map(organizerText));
}

function scheduleOf(event: FullEvent): string {
  const { start_date: start, end_date: end, all_day: isAllDay, timezone: zone } = event;
  return scheduleText({ start, end, isAllDay, zone });
}

function picture({ image }: FullEvent, text: string): Markup | null {
  if (!image) return null;
  return html`<div class="hero"><img src="${pictureAddress(image)}" alt="${text}" /></div>`;
}

function headOf(shown: EventOnPage, context: PageContext): Markup {
  const { event, pictureText, pictureSize: size } = shown;
  const [url, image] = [absolute(event.url), event.image && mediaUrl(event.image)];
  const description = [scheduleOf(event), event.excerpt].filter(Boolean).join('. ');
  const preview = image
    ? html`<meta property="og:image" content="${image}" />
        ${size ? html`<meta property="og:image:width" content="${size.width}" /><meta property="og:image:height" content="${size.height}" />` : null}
        ${pictureText ? html`<meta property="og:image:alt" content="${pictureText}" />` : null}`
    : null;
  const card = image ? 'summary_large_image' : 'summary';
  return html`${languageLinks(url)}
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${event.title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    ${preview}
    <meta name="twitter:card" content="${card}" />
    ${dataElement(eventData(shown, context))}`;
}

/** What tells a preview from the page. */
function banner(): Markup {
  return html`<p class="banner" role="status">
    <strong>${say('preview.title')}</strong> ${say('preview.text')}
  </p>`;
}

/** The page of an event. */
export function eventPage(shown: EventOnPage, context: PageContext): Page {
  const { event, pictureText, venue, organizers, tickets } = shown;
  const { isPreview } = context;
  const calendar = isPreview ? null : html`<br />${calendarLink(event.public_id)}`;
  const facts = html`<dl class="facts">
    ${definition('calendar', say('event.when'), html`${scheduleOf(event)}${calendar}`)}
    ${venue && venueDefinition(venue)} ${organizerDefinitions(organizers)}
    ${event.cost ? definition('price', say('event.cost'), costText(event.cost)) : null}
  </dl>`;
  const hasTickets = tickets.length > 0;
  const isOver = isEventOver(event.end_date, event.timezone);
  const body = html`${isPreview ? banner() : null}${refusal(shown, context)}
    <article class="${hasTickets ? 'columns event' : ''}">
      <div>
        ${picture(event, pictureText)}
        <div class="headline">
          ${dayBlock(event.start_date)}
          <h1>${event.title}</h1>
        </div>
        ${isOver ? html`<p class="state gone">${say('reason.event-over')}</p>` : null} ${facts}
      </div>
      ${ticketSection(shown, context)}
      <div>${contentMarkup(event.content)}</div>
    </article>`;
  const hasForms = ticketsForSale(shown, context).length > 0;
  return {
    title: isPreview ? `${say('preview.title')}: ${event.title}` : event.title,
    head: isPreview ? null : headOf(shown, context),
    body,
    pictureOrigin: pictureOrigin([event.image]),
    hasForms,
    isWide: hasTickets,
    isFramedHere: isPreview,
  };
}
