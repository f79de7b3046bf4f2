import { html, type Markup, type Part } from '../../domain/markup';
import { sayMarkup } from '../../domain/say-markup';

/* What `<svc-tickets>` takes, and what it tells the page around it. */

const added = 'event_id, ticket_id, quantity, price, currency';
const bought = 'event_id, order_id, status, total, currency';
const properties =
  'accent, on-accent, surface, ink, quiet, line, edge, soft, wrong, good, radius, font, shadow';
const parts =
  'box, heading, when, tickets, ticket, ticket-name, price, stepper, input, chip, cart, line, total, kept, voucher, voucher-field, voucher-use, voucher-remove, discount, full-price, button, problem, error, field, payment, way, done';

/** Names of the code, which are the same in every language. */
const code = (words: Part) => html`<code>${words}</code>`;

function rows(): [name: string, meaning: Markup][] {
  return [
    ['event', sayMarkup('widget-page.event', {})],
    ['lang', sayMarkup('widget-page.lang', { code })],
    ['texts', sayMarkup('widget-page.texts', { example: code('{"add": "Reserve"}') })],
    ['voucher', sayMarkup('widget-page.voucher', {})],
    ['service', sayMarkup('widget-page.service', {})],
    ['svc:added', sayMarkup('widget-page.added', { detail: added })],
    ['svc:bought', sayMarkup('widget-page.bought', { detail: bought })],
    ['--svc-accent, …', sayMarkup('widget-page.properties', { names: properties })],
    ['::part(…)', sayMarkup('widget-page.parts', { names: parts })],
  ];
}

export function reference(): Markup {
  return html`<table>
    <tbody>
      ${rows().map(
        ([name, meaning]) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${meaning}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
