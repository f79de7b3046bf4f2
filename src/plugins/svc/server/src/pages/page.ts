import { createHash } from 'node:crypto';
import { pagePolicy } from '../domain/content-security';
import { html, type Markup, trusted } from '../domain/markup';
import { settings } from '../host/strapi';
import { sitePath } from './site-path';
import { styles } from './styles';

/** A page for people, with nothing in it that runs. */
export interface Page {
  title: string;
  /** What its head has beside the title; null for nothing. */
  head: Markup | null;
  body: Markup;
  /** Whether it has columns, and so more room. */
  isWide?: boolean;
  /** Where its pictures lie, if not here; empty for no other place. */
  pictureOrigin?: string;
  /** Whether it has forms, which carry what only this browser may send. */
  hasForms?: boolean;
  /** Whether it has a form that only asks, and is the same for everybody. */
  hasFilters?: boolean;
}

const styleDigest = createHash('sha256').update(styles).digest('base64');

/** In one piece: a space more, and it is not what the digest says. */
const styleElement = trusted(`<style>${styles}</style>`);

/** What leads from each page to the others. */
function siteHeader(): Markup | null {
  if (!settings().shopPages) return null;
  return html`<header class="site screen">
    <nav aria-label="Site">
      <a href="${sitePath('/events')}">What is on</a> <a href="${sitePath('/cart')}">Cart</a>
    </nav>
  </header>`;
}

/** The whole document. */
export function documentOf({ title, head, body, isWide }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        ${head} ${styleElement}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the page</a>
        ${siteHeader()}
        <main id="main" class="${isWide ? 'wide' : ''}">${body}</main>
      </body>
    </html> `.toString();
}

/** What a browser may load for the page, and where it may send its forms. */
export function contentPolicyOf({ pictureOrigin = '', hasForms, hasFilters }: Page): string {
  return pagePolicy(styleDigest, { pictureOrigin, hasForms: Boolean(hasForms || hasFilters) });
}

/** A page that has only something to say. */
export function notice(title: string, text: string): Page {
  const body = html`<h1>${title}</h1>
    <p>${text}</p>`;
  return { title, head: null, body };
}

/** The same, with a way on to the events; made when it is shown, since where they are depends on the settings. */
export function missingPage(title: string): Page {
  const { body, ...page } = notice(title, 'It may have been taken down, or moved.');
  if (!settings().shopPages) return { ...page, body };
  const link = html`<p><a href="${sitePath('/events')}">See what is on</a></p>`;
  return { ...page, body: html`${body}${link}` };
}
