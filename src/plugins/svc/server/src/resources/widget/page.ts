import { createHash } from 'node:crypto';
import { html, type Markup, trusted } from '../../domain/markup';
import { addressOf, fileName, type WidgetFile } from './file';

/*
 * The page that shows the lines with which another page sells tickets, and sells some itself.
 */

const styles = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, "Segoe UI", Roboto, Arial, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem; background: light-dark(#f5f6f8, #0f1115); color: light-dark(#16181d, #eceef2) }
h1 { font-size: 1.75rem; line-height: 1.2 }
h2 { margin-top: 2.5rem; font-size: 1.25rem }
p { overflow-wrap: anywhere }
pre { padding: 1rem; overflow-x: auto; background: light-dark(#fff, #191c22); border: 1px solid light-dark(#dde0e6, #2d323c); border-radius: .5rem }
form { display: flex; gap: .5rem; align-items: end }
label { font-weight: 600 }
input, button { min-height: 2.75rem; padding: 0 .75rem; font: inherit; border: 1px solid light-dark(#7b8190, #7d8596); border-radius: .4rem }
input { display: block; width: 8rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .5rem .75rem .5rem 0; border-top: 1px solid light-dark(#dde0e6, #2d323c); text-align: start; vertical-align: top }
:focus-visible { outline: 3px solid light-dark(#2a47c4, #a8b8ff); outline-offset: 2px }
`;

export const styleDigest = createHash('sha256').update(styles).digest('base64');
const styleElement = trusted(`<style>${styles}</style>`);

const rows: [name: string, meaning: string][] = [
  ['event', 'The number of the event, as REST has it. Required.'],
  [
    'lang',
    'The language: en, de, or another whose words the page brings. Else that of the page around it.',
  ],
  ['texts', 'Words in place of ours, as JSON; also a property. {"add": "Reserve"}'],
  ['service', 'Where the service is, if the file came from somewhere else.'],
  [
    'svc:added',
    'An event of the page: something was put into the cart. Its detail has event_id, ticket_id, quantity, price, currency.',
  ],
  [
    'svc:bought',
    'An event of the page: an order was placed. Its detail has event_id, order_id, status, total, currency.',
  ],
  [
    '--svc-accent, …',
    'Custom properties: accent, on-accent, surface, ink, quiet, line, edge, soft, wrong, good, radius, font, shadow.',
  ],
  [
    '::part(…)',
    'Parts: box, heading, when, tickets, ticket, ticket-name, price, stepper, input, chip, cart, line, total, kept, button, problem, error, field, payment, way, done.',
  ],
];

function preview(event: string): Markup {
  if (!/^[1-9]\d{0,9}$/.test(event)) return html``;
  return html`<svc-tickets event="${event}"><p>This needs JavaScript.</p></svc-tickets>
    <script src="widget/${fileName}" async></script>`;
}

function exampleOf(file: WidgetFile, event: string): string {
  const id = /^[1-9]\d{0,9}$/.test(event) ? event : '17';
  return `<script src="${addressOf(file)}"
  integrity="${file.integrity}" crossorigin="anonymous" async></script>
<svc-tickets event="${id}"><a href="/events/the-page-of-the-event">Tickets</a></svc-tickets>`;
}

/** What the page around has to allow, and what becomes of the lines later. */
function conditions(file: WidgetFile): Markup {
  return html`<p>
      A page with a policy allows <code>${new URL(addressOf(file)).origin}</code> in
      <code>script-src</code> and <code>connect-src</code>. For cards it allows
      <code>https://js.stripe.com</code> in <code>script-src</code> and <code>frame-src</code>,
      <code>https://hooks.stripe.com</code> in <code>frame-src</code> and
      <code>https://api.stripe.com</code> in <code>connect-src</code>.
    </p>
    <p>
      <code>integrity</code> belongs to this version of the file. After an upgrade of the service
      the two lines are others, and this page shows them; until they are changed, visitors see the
      link. A page that leaves <code>integrity</code> out takes
      <code>${addressOf(file).replace(`/${file.version}`, '')}</code>, which is always the newest.
    </p>`;
}

function reference(): Markup {
  return html`<table>
    <tbody>
      ${rows.map(
        ([name, meaning]) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${meaning}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** `event` is what was asked for, if anything. */
export function widgetPage(file: WidgetFile, event: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>Tickets on your own page</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>Tickets on your own page</h1>
          <p>
            Two lines sell the tickets of an event on any page, whatever made it. The link stays for
            browsers without scripts.
          </p>
          <pre tabindex="0"><code>${exampleOf(file, event)}</code></pre>
          ${conditions(file)}
          <h2>See it</h2>
          <form>
            <div>
              <label for="event">Event</label
              ><input id="event" name="event" inputmode="numeric" value="${event}" />
            </div>
            <button>Show</button>
          </form>
          ${preview(event)}
          <h2>What it takes, and what it tells</h2>
          ${reference()}
        </main>
      </body>
    </html> `.toString();
}
