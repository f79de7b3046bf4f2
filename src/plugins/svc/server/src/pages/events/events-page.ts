import { html, type Markup, type Part } from '../../domain/markup';
import { sayMarkup } from '../../domain/say-markup';
import { absolute } from '../../resources/event/presenter';
import { feedElement, feedLinks } from '../feed-links';
import type { Page } from '../page';
import { languageLinks } from '../page-language';
import { pictureOrigin } from '../pictures';
import { sitePath } from '../site-path';
import { say } from '../../texts/say';
import { eventList, pageLinks } from './event-list';
import type { Choice, EventsOnPage } from './find-events';
import { feedFilters, hasFilters, type ListQuery, queryOfPage } from './list-query';

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
      <option value="">${say('events.all')}</option>
      ${choices.map((one) => option(one, typed[name]))}
    </select>
  </div>`;
}

/** Folded on a narrow screen, unless something was filtered by. */
function filters(shown: EventsOnPage, query: ListQuery): Markup {
  return html`<details class="fold screen" ${hasFilters(query) ? html`open` : null}>
    <summary>${say('events.filter')}</summary>
    <form class="card filters" role="search" action="${sitePath('/events')}">
      ${filterField({ name: 'search', label: say('events.search'), type: 'search' }, query)}
      ${filterField({ name: 'from', label: say('events.from'), type: 'date' }, query)}
      ${filterField({ name: 'to', label: say('events.until'), type: 'date' }, query)}
      ${choiceField('category', say('events.category'), shown.categoryChoices, query)}
      ${choiceField('venue', say('events.place'), shown.venueChoices, query)}
      <div class="field"><button class="full">${say('events.show')}</button></div>
    </form>
  </details>`;
}

function count({ total }: EventsOnPage): Markup {
  if (total === 0) {
    const all = (words: Part) => html`<a href="${sitePath('/events')}">${words}</a>`;
    return sayMarkup('events.none', { all });
  }
  return html`${say('events.count', { count: total })}`;
}

/** What is on. */
export function eventsPage(shown: EventsOnPage, query: ListQuery): Page {
  const { events } = shown;
  const isFirst = shown.page === 1 && Object.keys(query.typed).length === 0;
  const robots = isFirst
    ? languageLinks(absolute('/events'))
    : html`<meta name="robots" content="noindex, follow" />`;
  const body = html`<h1>${say('events.title')}</h1>
    ${filters(shown, query)}
    <p class="quiet" role="status">${count(shown)}</p>
    ${eventList(shown, 'h2')} ${pageLinks(shown, (to) => queryOfPage(query, to))}
    ${feedLinks(feedFilters(query))}`;
  return {
    title: say('events.title'),
    head: html`${robots}
      <meta name="description" content="${say('events.description')}" />
      ${feedElement()}`,
    body,
    isWide: true,
    hasFilters: true,
    pictureOrigin: pictureOrigin(events.map(({ image }) => image)),
  };
}
