import { html, type Markup, trusted } from '../../domain/markup';
import { scheduleText } from '../../domain/schedule-text';
import type { EventListItem } from '../../resources/event/read-model/listing';
import { pictureAddress } from '../pictures';
import { sitePath } from '../site-path';
import type { ListedOnPage } from './find-events';

/** What each event stands under: one below the heading of the list. */
type Heading = 'h2' | 'h3';

function heading(kind: Heading, text: Markup): Markup {
  const tag = trusted(kind);
  return html`<${tag}>${text}</${tag}>`;
}

function eventItem(event: EventListItem, { venues, zones }: ListedOnPage, kind: Heading): Markup {
  const { title, start_date: start, end_date: end, all_day: isAllDay, image } = event;
  const zone = zones.get(event.public_id) ?? '';
  const venue = venues.get(event.venue_id);
  const where = venue && [venue.title, venue.city].filter(Boolean).join(', ');
  return html`<li class="card entry">
    ${image ? html`<img src="${pictureAddress(image)}" alt="" loading="lazy" />` : null}
    <div>
      ${heading(kind, html`<a href="${sitePath(event.url)}">${title}</a>`)}
      <p>${scheduleText({ start, end, isAllDay, zone })}</p>
      ${where ? html`<p class="quiet">${where}</p>` : null}
      ${event.cost ? html`<p class="cost">${event.cost}</p>` : null}
    </div>
  </li>`;
}

/** One page of events. */
export function eventList(shown: ListedOnPage, kind: Heading): Markup {
  return html`<ul class="entries" role="list">
    ${shown.events.map((event) => eventItem(event, shown, kind))}
  </ul>`;
}

/** The ways to the pages before and after this one, `addressOf` by number; null where it is the only one. */
export function pageLinks(
  { page, pages }: Pick<ListedOnPage, 'page' | 'pages'>,
  addressOf: (page: number) => string,
): Markup | null {
  if (pages <= 1) return null;
  const link = (to: number, text: string) => html`<a href="${addressOf(to)}">${text}</a>`;
  return html`<nav aria-label="Pages of events">
    <p class="row spread">
      <span>Page ${page} of ${pages}</span>
      <span>
        ${page > 1 ? link(page - 1, 'Earlier events') : null}
        ${page < pages ? link(page + 1, 'Later events') : null}
      </span>
    </p>
  </nav>`;
}
