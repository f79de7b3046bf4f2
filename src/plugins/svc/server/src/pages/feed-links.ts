import { html, type Markup, type Part } from '../domain/markup';
import { sayMarkup } from '../domain/say-markup';
import { say } from '../texts/say';
import { sitePath } from './site-path';

const events = '/api/svc/events/v1/events';

/** Where an event is as a file for a calendar. */
export function calendarLink(id: number): Markup {
  return html`<a href="${sitePath(`${events}/${id}.ics`)}">${say('feeds.add')}</a>`;
}

/** Where readers of feeds look for one. */
export function feedElement(): Markup {
  return html`<link
    rel="alternate"
    type="application/rss+xml"
    title="${say('events.title')}"
    href="${sitePath(`${events}.rss`)}"
  />`;
}

/** The ways to follow what is on, as far as it was filtered. */
export function feedLinks(filters: Record<string, string>): Markup {
  const query = new URLSearchParams(filters).toString();
  const link = (kind: string) => (words: Part) =>
    html`<a href="${sitePath(`${events}.${kind}${query && `?${query}`}`)}">${words}</a>`;
  return html`<p class="quiet screen">
    ${sayMarkup('feeds.follow', { calendar: link('ics'), rss: link('rss') })}
  </p>`;
}
