import { html, type Markup } from '../domain/markup';

/** A link for an http(s) address, which is shown without its scheme; what is none stays text. */
export function webLink(address: string): Markup {
  const [scheme, rest] = address.split('://');
  if (!rest || !/^https?$/i.test(scheme!)) return html`${address}`;
  return html`<a href="${address}" rel="noopener noreferrer">${rest.replace(/\/$/, '')}</a>`;
}
