import type { OrderItemRow, OrderRow } from '../../resources/order/queries/orders';
import type { GuestOrder } from '../../resources/order/service';
import { html, type Markup } from '../../domain/markup';
import { displayMinor, minor, times } from '../../domain/money';
import { momentText } from '../../domain/schedule-text';
import { toWallClock } from '../../domain/wall-clock';
import type { Page } from '../page';
import type { Venue } from '../../resources/venue/queries/venues';
import { orderStatusText } from '../../resources/order/domain/status-text';
import { ticket } from './ticket';

/** What the page needs to know beside the order. */
export interface PageContext {
  venues: Map<number, Venue>;
  /** The site's zone, IANA: whose clock shows when the order was placed. */
  zone: string;
  /** How many days the order waits for its money; 0 for any number, undefined where it is paid in another way. */
  daysToPay: number | undefined;
  /** Where it is paid, while its buyer has yet to do that. */
  paymentAddress: string | undefined;
  /** What opens the order: its other pages have it in their addresses, too. */
  token: string;
  perPage: number;
}

/** An order with one page of its tickets. */
export interface ShownOrder extends GuestOrder {
  page: number;
  /** On all pages. */
  places: number;
}

/** What is beside these tickets, where there are more than on one page. */
function pages({ page, places }: ShownOrder, { token, perPage }: PageContext): Markup | null {
  const last = Math.ceil(places / perPage);
  if (last <= 1) return null;
  const link = (to: number, text: string) =>
    html`<a href="?token=${token}&amp;page=${to}">${text}</a>`;
  const first = (page - 1) * perPage + 1;
  return html`<nav aria-label="Pages of tickets">
    <p>
      Tickets ${first} to ${Math.min(places, page * perPage)} of ${places}.
      ${page > 1 ? link(page - 1, 'Previous') : null} ${page < last ? link(page + 1, 'Next') : null}
    </p>
  </nav>`;
}

function summary(order: OrderRow, { zone, daysToPay, paymentAddress }: PageContext): Markup {
  const payment = {
    total: minor(order.total_minor),
    daysToPay,
    isToPay: paymentAddress !== undefined,
  };
  const { tone, label, explanation } = orderStatusText(order.status, payment);
  const placedAt = momentText(toWallClock(Number(order.placed_at), zone), zone);
  return html`<h1>Order ${order.public_id}</h1>
    <p class="state ${tone}">${label}</p>
    <p>${explanation}</p>
    ${paymentAddress ? html`<p><a class="button screen" href="${paymentAddress}">Go to the payment</a></p>` : null}
    <dl>
      <dt>Placed</dt>
      <dd>${placedAt}</dd>
      <dt>By</dt>
      <dd>${order.buyer_name}, ${order.buyer_email}</dd>
    </dl>`;
}

function ticketSection(shown: ShownOrder, setting: PageContext): Markup | null {
  const { order, tickets: places } = shown;
  if (places.length === 0) return null;
  const { venues, daysToPay } = setting;
  const others = pages(shown, setting);
  const hasCodes = order.status !== 'pending' || daysToPay !== undefined;
  return html`<section aria-labelledby="tickets">
    <h2 id="tickets">Tickets</h2>
    <p class="quiet screen">
      You can print this page, or show it on your phone. Whoever has its address sees your tickets.
    </p>
    ${others} ${places.map((place) => ticket(place, { venues, hasCodes }))} ${others}
  </section>`;
}

function row(item: OrderItemRow, currency: string): Markup {
  const { quantity, ticket_title: title, event_title: event, unit_price_minor: price } = item;
  return html`<tr>
    <th scope="row">
      ${quantity} × ${title}<br />
      <span class="quiet">${event}</span>
    </th>
    <td class="amount">${displayMinor(price, currency)}</td>
    <td class="amount">${displayMinor(times(price, quantity), currency)}</td>
  </tr>`;
}

function bill({ total_minor: total, currency }: OrderRow, items: OrderItemRow[]): Markup {
  return html`<section aria-labelledby="bill">
    <h2 id="bill">What it costs</h2>
    <table aria-labelledby="bill">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col" class="amount">Each</th>
          <th scope="col" class="amount">Sum</th>
        </tr>
      </thead>
      <tbody>
        ${items.map((item) => row(item, currency))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td class="amount" colspan="2">${displayMinor(total, currency)}</td>
        </tr>
      </tfoot>
    </table>
  </section>`;
}

/** The page of an order, for whoever has its token. */
export function orderPage(shown: ShownOrder, setting: PageContext): Page {
  const { order, items } = shown;
  return {
    title: `Order ${order.public_id}`,
    head: null,
    body: html`${summary(order, setting)} ${ticketSection(shown, setting)} ${bill(order, items)}`,
  };
}
