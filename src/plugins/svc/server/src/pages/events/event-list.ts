import { html, type Markup, trusted } from '../../domain/markup';
import { scheduleText } from '../../domain/schedule-text';
import type { Availability } from '../../resources/event/availability';
import type { EventListItem } from '../../resources/event/read-model/listing';
import { pictureAddress } from '../pictures';
import { costText } from '../cost-text';
import { dayBlock } from '../day-block';
import { sitePath } from '../site-path';
import { say } from '../../texts/say';
import { isEventOver } from '../event-over';
import type { ListedOnPage } from './find-events';

/** What each event stands under: one below the heading of the list. */
type Heading = 'h2' | 'h3';

function heading(kind: Heading, text: Markup): Markup {
  const tag = trusted(kind);
  return html`<${tag}>${text}</${tag}>`;
}

const states = {
  sold_out: { tone: 'gone', key: 'sale.sold-out' },
  not_yet: { tone: 'open', key: 'sale.not-yet' },
  ended: { tone: 'gone', key: 'sale.over' },
} as const;

/** That it is over, or why no place can be had; null where one can, and where there are no tickets. */
function stateBadge(isOver: boolean, availability: Availability = 'none'): Markup | null {
  if (isOver) return html`<p><span class="state gone">${say('events.over')}</span></p>`;
  if (availability === 'on_sale' || availability === 'none') return null;
  const { tone, key } = states[availability];
  return html`<p><span class="state ${tone}">${say(key)}</span></p>`;
}

function eventItem(event: EventListItem, shown: ListedOnPage, kind: Heading): Markup {
  const { venues, zones, availability } = shown;
  const { title, start_date: start, end_date: end, all_day: isAllDay, image } = event;
  const zone = zones.get(event.public_id) ?? '';
  const venue = venues.get(event.venue_id);
  const where = venue && [venue.title, venue.city].filter(Boolean).join(', ');
  return html`<li class="card entry">
    <div class="cover">
      ${image ? html`<img src="${pictureAddress(image)}" alt="" loading="lazy" />` : null}
    </div>
    ${dayBlock(start)}
    <div class="words">
      ${heading(kind, html`<a href="${sitePath(event.url)}">${title}</a>`)}
      <p>${scheduleText({ start, end, isAllDay, zone })}</p>
      ${where ? html`<p class="quiet">${where}</p>` : null}
      ${stateBadge(isEventOver(end, zone), availability.get(event.public_id))}
      ${event.cost ? html`<p class="cost">${costText(event.cost)}</p>` : null}
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
  return html`<nav aria-label="${say('events.pages')}">
    <p class="row spread">
      <span>${say('events.page-of', { page, pages })}</span>
      <span>
        ${page > 1 ? link(page - 1, say('events.earlier')) : null}
        ${page < pages ? link(page + 1, say('events.later')) : null}
      </span>
    </p>
  </nav>`;
}
