import { html, type Markup } from '../../domain/markup';
import { absolute } from '../../resources/event/presenter';
import type { Page } from '../page';
import { pictureOrigin } from '../pictures';
import { sitePath } from '../site-path';
import { eventList, pageLinks } from './event-list';
import type { Choice, EventsOnPage } from './find-events';
import { hasFilters, type ListQuery, queryOfPage } from './list-query';

interface FilterField {
  name: string;
  label: string;
  type: 'search' | 'date';
}

function filterField({ name, label, type }: FilterField, { typed, errors }: ListQuery): Markup {
  const error = errors[name];
  const about = error ? html` aria-invalid="true" aria-describedby="${name}-error"` : null;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input type="${type}" id="${name}" name="${name}" value="${typed[name] ?? ''}" ${about} />
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : null}
  </div>`;
}

function option({ public_id: id, title }: Choice, chosen: string | undefined): Markup {
  return html`<option value="${id}" ${String(id) === chosen ? html` selected` : null}>
    ${title}
  </option>`;
}

function choiceField(name: string, label: string, choices: Choice[], { typed }: ListQuery) {
  if (choices.length === 0) return null;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      <option value="">All</option>
      ${choices.map((one) => option(one, typed[name]))}
    </select>
  </div>`;
}

/** Folded on a narrow screen, unless something was filtered by. */
function filters(shown: EventsOnPage, query: ListQuery): Markup {
  return html`<details class="fold screen" ${hasFilters(query) ? html`open` : null}>
    <summary>Search and filter</summary>
    <form class="card filters" role="search" action="${sitePath('/events')}">
      ${filterField({ name: 'search', label: 'Search', type: 'search' }, query)}
      ${filterField({ name: 'from', label: 'From', type: 'date' }, query)}
      ${filterField({ name: 'to', label: 'Until', type: 'date' }, query)}
      ${choiceField('category', 'Category', shown.categoryChoices, query)}
      ${choiceField('venue', 'Place', shown.venueChoices, query)}
      <div class="field"><button class="full">Show</button></div>
    </form>
  </details>`;
}

function count({ total }: EventsOnPage): Markup {
  if (total === 0) {
    return html`No event matches. Try other words or days, or
      <a href="${sitePath('/events')}">see all events</a>.`;
  }
  return html`${total === 1 ? '1 event.' : `${total} events, the next one first.`}`;
}

/** What is on. */
export function eventsPage(shown: EventsOnPage, query: ListQuery): Page {
  const { events } = shown;
  const isFirst = shown.page === 1 && Object.keys(query.typed).length === 0;
  const head = isFirst
    ? html`<link rel="canonical" href="${absolute('/events')}" />`
    : html`<meta name="robots" content="noindex, follow" />`;
  const body = html`<h1>What is on</h1>
    ${filters(shown, query)}
    <p class="quiet" role="status">${count(shown)}</p>
    ${eventList(shown, 'h2')} ${pageLinks(shown, (to) => queryOfPage(query, to))}`;
  return {
    title: 'What is on',
    head,
    body,
    isWide: true,
    hasFilters: true,
    pictureOrigin: pictureOrigin(events.map(({ image }) => image)),
  };
}
