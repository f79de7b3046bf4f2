import { createHash } from 'node:crypto';
import { pagePolicy } from '../domain/content-security';
import { html, type Markup, trusted } from '../domain/markup';
import { settings } from '../host/strapi';
import type { TextKey } from '../texts/catalogues';
import { currentLanguage } from '../texts/language';
import { say } from '../texts/say';
import { languageSwitch } from './page-language';
import { sitePath } from './site-path';
import { icon } from './icons';
import { pictureAddress, pictureOrigin } from './pictures';
import { scriptElement } from './script';
import { siteTheme } from './site-theme';
import { styles } from './styles';
import { currentSite, nameOf, type Site } from '../resources/site/site';

/** A page for people. Where it has forms, a script of ours makes them handier; nothing needs it. */
export interface Page {
  title: string;
  /** What its head has beside the title; null for nothing. */
  head: Markup | null;
  body: Markup;
  /** How many places are in the visitor's cart, where the page has looked. */
  places?: number;
  /** Whether it has columns, and so more room. */
  isWide?: boolean;
  /** Where its pictures lie, if not here; empty for no other place. */
  pictureOrigin?: string;
  /** Whether it has forms, which carry what only this browser may send. */
  hasForms?: boolean;
  /** Whether Stripe's script may run on it, where a buyer chooses to pay by card, or a bank asks. */
  hasCardForm?: boolean;
  /** Whether the service's own pages, the panel among them, may show it within themselves. */
  isFramedHere?: boolean;
  /** Whether it has a form that only asks, and is the same for everybody. */
  hasFilters?: boolean;
}

/** The style sheet as the page has it, in one piece: a space more, and it is not what the digest says. */
interface Looks {
  element: Markup;
  digest: string;
}

const made = new WeakMap<Site, Looks>();

function looksOf(site: Site): Looks {
  const known = made.get(site);
  if (known) return known;
  const sheet = styles + siteTheme(site);
  const digest = createHash('sha256').update(sheet).digest('base64');
  const looks = { element: trusted(`<style>${sheet}</style>`), digest };
  made.set(site, looks);
  return looks;
}

function brand(site: Site): Markup {
  const { logo, logoWidth, logoHeight } = site;
  const words = nameOf(site);
  if (!logo) return html`${words}`;
  const size = logoHeight > 0 ? html` width="${logoWidth}" height="${logoHeight}"` : null;
  return html`<img src="${pictureAddress(logo)}" alt="${words}" ${size} />`;
}

/** What leads from each page to the others. */
function cartLink(places: number): Markup {
  const words = html`${icon('cart')} ${say('site.cart')}`;
  if (places === 0) return html`<a class="to-cart" href="${sitePath('/cart')}">${words}</a>`;
  return html`<a
    class="to-cart"
    href="${sitePath('/cart')}"
    aria-label="${say('site.cart-with', { count: places })}"
    >${words} <span class="count">${places}</span></a
  >`;
}

function siteHeader(site: Site, places: number): Markup | null {
  if (!settings().shopPages) return null;
  return html`<header class="site screen">
    <div class="bar">
      <a class="brand" href="${sitePath('/events')}">${brand(site)}</a>
      <nav aria-label="${say('site.nav')}">
        <a href="${sitePath('/events')}">${say('site.events')}</a>
        ${cartLink(places)}
      </nav>
    </div>
  </header>`;
}

function siteLinks({ imprintUrl, privacyUrl }: Site): Markup | null {
  const links = [
    [settings().shopPages ? sitePath('/orders') : '', say('find-orders.link')],
    [imprintUrl, say('site.imprint')],
    [privacyUrl, say('site.privacy')],
  ].filter(([address]) => address);
  if (links.length === 0) return null;
  return html`<nav aria-label="${say('site.about')}">
    <ul role="list">
      ${links.map(([address, words]) => html`<li><a href="${address!}">${words!}</a></li>`)}
    </ul>
  </nav>`;
}

function siteFooter(site: Site, query: string): Markup {
  return html`<footer class="site screen">
    <div class="bar">${siteLinks(site)} ${languageSwitch(query)}</div>
  </footer>`;
}

/** What a page shows that is not its own. */
interface Around {
  /** That of its address. */
  query: string;
  /** How many there are in the visitor's cart. */
  places: number;
}

/** The whole document. */
export function documentOf(page: Page, { query, places }: Around): string {
  const { title, head, body, isWide, hasForms } = page;
  const site = currentSite();
  return html`<!doctype html>
    <html lang="${currentLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${site.name ? `${title} · ${site.name}` : title}</title>
        ${head} ${looksOf(site).element} ${hasForms ? scriptElement() : null}
      </head>
      <body>
        <a class="skip" href="#main">${say('site.skip')}</a>
        ${siteHeader(site, places)}
        <main id="main" class="${isWide ? 'wide' : ''}">${body}</main>
        ${siteFooter(site, query)}
      </body>
    </html> `.toString();
}

/** What a browser may load for the page, and where it may send its forms. */
export function contentPolicyOf({
  pictureOrigin: pictures = '',
  hasForms,
  hasFilters,
  hasCardForm,
  isFramedHere,
}: Page): string {
  const site = currentSite();
  const origins = [pictures, site.logo && pictureOrigin([site.logo])].filter(Boolean);
  return pagePolicy(looksOf(site).digest, {
    pictureOrigin: [...new Set(origins)].join(' '),
    hasForms: Boolean(hasForms || hasFilters),
    hasScript: Boolean(hasForms),
    hasCardForm: Boolean(hasCardForm),
    isFramedHere: Boolean(isFramedHere),
  });
}

/** A page that has only something to say. */
export function notice(titleKey: TextKey, textKey: TextKey): Page {
  const title = say(titleKey);
  const body = html`<h1>${title}</h1>
    <p>${say(textKey)}</p>`;
  return { title, head: null, body };
}

/** The same, with a way on to the events; made when it is shown, since where they are depends on the settings. */
export function missingPage(title: TextKey, text: TextKey = 'notice.gone.text'): Page {
  const { body, ...page } = notice(title, text);
  if (!settings().shopPages) return { ...page, body };
  const link = html`<p><a href="${sitePath('/events')}">${say('site.see-events')}</a></p>`;
  return { ...page, body: html`${body}${link}` };
}
