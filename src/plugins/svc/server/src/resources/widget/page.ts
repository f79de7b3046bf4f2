import { createHash } from 'node:crypto';
import { html, type Markup, type Part, trusted } from '../../domain/markup';
import { sayMarkup } from '../../domain/say-markup';
import { allLanguages, nameOfLanguage } from '../../texts/catalogues';
import { currentLanguage } from '../../texts/language';
import { say } from '../../texts/say';
import { copyName } from './copy-script';
import { addressOf, fileName, type WidgetFile } from './file';
import { reference } from './reference';

/*
 * The page that shows the lines with which another page sells tickets, and sells some itself.
 */

const styles = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, "Segoe UI", Roboto, Arial, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem; background: light-dark(#f5f6f8, #0f1115); color: light-dark(#16181d, #eceef2) }
h1 { font-size: 1.75rem; line-height: 1.2 }
h2 { margin-top: 2.5rem; font-size: 1.25rem }
p { overflow-wrap: anywhere }
pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: light-dark(#fff, #191c22); border: 1px solid light-dark(#dde0e6, #2d323c); border-radius: .5rem }
form, .copy { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: end }
.copy { align-items: center; margin: 0 }
label { font-weight: 600 }
input, button { min-height: 2.75rem; padding: 0 .75rem; font: inherit; border: 1px solid light-dark(#7b8190, #7d8596); border-radius: .4rem }
input { display: block; width: 8rem }
[hidden] { display: none }
nav ul { display: flex; gap: 1.25rem; margin: 3rem 0 0; padding: 0; list-style: none }
nav [aria-current] { color: inherit; font-weight: 600; text-decoration: none }
a { color: light-dark(#2a47c4, #a8b8ff) }
p code, td code { overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse }
th { white-space: nowrap }
svc-tickets { display: block; margin-top: 1.5rem }
th, td { padding: .5rem .75rem .5rem 0; border-top: 1px solid light-dark(#dde0e6, #2d323c); text-align: start; vertical-align: top }
:focus-visible { outline: 3px solid light-dark(#2a47c4, #a8b8ff); outline-offset: 2px }
`;

export const styleDigest = createHash('sha256').update(styles).digest('base64');
const styleElement = trusted(`<style>${styles}</style>`);

const isNumber = (event: string) => /^[1-9]\d{0,9}$/.test(event);

function preview(event: string): Markup | null {
  if (!isNumber(event)) return null;
  return html`<svc-tickets event="${event}"><p>${say('widget-page.needs-script')}</p></svc-tickets>
    <script src="widget/${fileName}" async></script>`;
}

function exampleOf(file: WidgetFile, event: string): string {
  const id = isNumber(event) ? event : '17';
  return `<script src="${addressOf(file)}"
  integrity="${file.integrity}" crossorigin="anonymous" async></script>
<svc-tickets event="${id}"><a href="/events/the-page-of-the-event">${say('widget-page.link')}</a></svc-tickets>`;
}

/** The lines; the button is there where a script can copy them. */
function lines(file: WidgetFile, event: string): Markup {
  return html`<pre tabindex="0"><code id="lines">${exampleOf(file, event)}</code></pre>
    <p class="copy">
      <button
        type="button"
        id="copy"
        data-copied="${say('widget-page.copied')}"
        data-selected="${say('widget-page.selected')}"
        hidden
      >
        ${say('widget-page.copy')}</button
      ><span id="copied" role="status"></span>
    </p>`;
}

/** What the page around has to allow, and what becomes of the lines later. */
function conditions(file: WidgetFile): Markup {
  const code = (words: Part) => html`<code>${words}</code>`;
  const policy = {
    origin: code(new URL(addressOf(file)).origin),
    stripe: code('https://js.stripe.com'),
    hooks: code('https://hooks.stripe.com'),
    requests: code('https://api.stripe.com'),
  };
  const newest = code(addressOf(file).replace(`/${file.version}`, ''));
  return html`<p>${sayMarkup('widget-page.policy', { ...policy, code })}</p>
    <p>${sayMarkup('widget-page.integrity', { newest, code })}</p>`;
}

/** What the page is asked for. */
export interface Asked {
  /** The event whose tickets it sells itself; empty for none. */
  event: string;
  /** The language that the address names; empty where the browser's is spoken. */
  lang: string;
}

function chooseEvent({ event, lang }: Asked): Markup {
  return html`<form>
    ${lang ? html`<input type="hidden" name="lang" value="${lang}" />` : null}
    <div>
      <label for="event">${say('widget-page.number')}</label
      ><input id="event" name="event" inputmode="numeric" value="${event}" />
    </div>
    <button>${say('widget-page.show')}</button>
  </form>`;
}

function languages({ event }: Asked): Markup | null {
  const tags = allLanguages();
  if (tags.length < 2) return null;
  const link = (tag: string) => {
    const query = new URLSearchParams({ ...(event && { event }), lang: tag }).toString();
    const current = tag === currentLanguage() ? html` aria-current="true"` : null;
    return html`<li>
      <a href="?${query}" lang="${tag}" hreflang="${tag}" ${current}>${nameOfLanguage(tag)}</a>
    </li>`;
  };
  return html`<nav aria-label="${say('language.choose')}">
    <ul role="list">
      ${tags.map(link)}
    </ul>
  </nav>`;
}

/** In the language that is spoken. */
export function widgetPage(file: WidgetFile, asked: Asked): string {
  return html`<!doctype html>
    <html lang="${currentLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${say('widget-page.title')}</title>
        ${styleElement}
        <script src="widget/${copyName}" defer></script>
      </head>
      <body>
        <main>
          <h1>${say('widget-page.title')}</h1>
          <p>${say('widget-page.lead')}</p>
          ${lines(file, asked.event)} ${conditions(file)}
          <h2>${say('widget-page.see')}</h2>
          ${chooseEvent(asked)} ${preview(asked.event)}
          <h2>${say('widget-page.reference')}</h2>
          ${reference()}
        </main>
        ${languages(asked)}
      </body>
    </html> `.toString();
}
