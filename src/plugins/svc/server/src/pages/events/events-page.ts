import { html, type Markup, type Part } from '../../domain/markup';
import { sayMarkup } from '../../domain/say-markup';
import { absolute } from '../../resources/event/presenter';
import { feedElement, feedLinks } from '../feed-links';
import { errorAttributes, errorText } from '../forms/form-markup';
import type { Page } from '../page';
import { languageLinks } from '../page-language';
import { pictureOrigin } from '../pictures';
import { sitePath } from '../site-path';
import { say } from '../../texts/say';
import { eventList, pageLinks } from './event-list';
import type { DayWord } from './days';
import type { Choice, EventsOnPage } from './find-events';
import { feedFilters, hasFilters, type ListQuery, queryOfPage } from './list-query';

interface FilterField {
  name: string;
  label: string;
  type: 'search' | 'date';
}

function filterField({ name, label, type }: FilterField, query: ListQuery): Markup {
  const value = query.typed[name] ?? '';
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      type="${type}"
      id="${name}"
      name="${name}"
      value="${value}"
      ${errorAttributes(query, name)}
    />
    ${errorText(query, name)}
  </div>`;
}

function option({ public_id: id, title }: Choice, chosen: string | undefined): Markup {
  return html`<option value="${id}" ${String(id) === chosen ? html` selected` : null}>
    ${title}
  </option>`;
}

function choiceField(name: string, label: string, choices: Choice[], query: ListQuery) {
  if (choices.length === 0) return null;
  const { typed } = query;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}" ${errorAttributes(query, name)}>
      <option value="">${say('events.all')}</option>
      ${choices.map((one) => option(one, typed[name]))}
    </select>
    ${errorText(query, name)}
  </div>`;
}

/** Days that many ask for, by one click; which of them is shown. */
function shortcuts(query: ListQuery): Markup {
  const { when = '' } = query.typed;
  const way = (word: '' | DayWord, text: string) => {
    const path = sitePath(word ? `/events?when=${word}` : '/events');
    const isHere = word ? when === word : !hasFilters(query);
    return html`<a href="${path}" ${isHere ? html` aria-current="page"` : null}>${text}</a>`;
  };
  return html`<nav class="shortcuts screen" aria-label="${say('events.when')}">
      ${way('', say('events.whenever'))} ${way('today', say('events.today'))}
      ${way('weekend', say('events.weekend'))}
    </nav>
    ${errorText(query, 'when')}`;
}

/** Who types the name of a place finds the place. */
function placesFound({ placesFound: places }: EventsOnPage): Markup | null {
  if (places.length === 0) return null;
  const links = places.map(({ title, url }) => html`<li><a href="${url}">${title}</a></li>`);
  return html`<p class="quiet">${say('events.places', { count: places.length })}</p>
    <ul class="shortcuts" role="list">
      ${links}
    </ul>`;
}

/** Folded on a narrow screen, unless something was filtered by. */
function filters(shown: EventsOnPage, query: ListQuery): Markup {
  const isUsed = Object.keys(query.typed).some((name) => !['page', 'when'].includes(name));
  return html`<details class="fold screen" ${isUsed ? html`open` : null}>
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
    ${shortcuts(query)} ${filters(shown, query)} ${placesFound(shown)}
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
