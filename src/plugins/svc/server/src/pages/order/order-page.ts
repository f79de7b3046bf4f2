import type { OrderItemRow, OrderRow } from '../../resources/order/queries/orders';
import type { GuestOrder } from '../../resources/order/service';
import { hasNoAddress } from '../../contract/erased';
import { holdsPlace } from '../../contract/attendee-status';
import { html, type Markup } from '../../domain/markup';
import { isMore, minor, noMoney, plus, times } from '../../domain/money';
import { deductionText, moneyText } from '../../domain/money-text';
import { momentText } from '../../domain/schedule-text';
import { toWallClock } from '../../domain/wall-clock';
import { insteadOf } from '../cart/discount';
import { amountText } from '../cost-text';
import type { Page } from '../page';
import type { Venue } from '../../resources/venue/queries/venues';
import { orderStatusText, type PlacesLeft } from '../../resources/order/domain/status-text';
import type { RefundOfOrder } from '../../resources/refund-request/queries/refunds-of-order';
import { refundNotes } from './refund-notes';
import { say } from '../../texts/say';
import type { EventToday } from '../../resources/order/domain/self-help';
import { isHandedOn } from '../../resources/order/queries/purchased-tickets';
import type { HowToPay } from '../../resources/order/how-to-pay';
import { returnablesOf } from './return-tickets';
import { returnPath } from './return-tickets-page';
import { ticket } from './ticket';
import { calendarPath, ticketFilePath } from './ticket-files';

/** What the page needs to know beside the order. */
export interface PageContext {
  venues: Map<number, Venue>;
  /** What the events let their buyers do, by public id. */
  events: ReadonlyMap<number, EventToday>;
  /** What its buyer has just done with a ticket; empty for nothing. */
  done: string;
  /** The site's zone, IANA: whose clock shows when the order was placed. */
  zone: string;
  /** How many days the order waits for its money; 0 for any number, undefined where it is paid in another way. */
  daysToPay: number | undefined;
  refunds: RefundOfOrder[];
  /** What is left of its places, on all pages. */
  left: PlacesLeft;
  /** How it is paid later; null where there is nothing to pay in such a way. */
  howToPay: HowToPay | null;
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
  return html`<nav aria-label="${say('order.pages')}">
    <p>
      ${say('order.shown', { first, last: Math.min(places, page * perPage), total: places })}
      ${page > 1 ? link(page - 1, say('order.previous')) : null}
      ${page < last ? link(page + 1, say('order.next')) : null}
    </p>
  </nav>`;
}

/** To whom they were sent, while there are any. */
function mailedNote({ status, buyer_email: address }: OrderRow, { own }: PlacesLeft) {
  if (status !== 'completed' || own === 0 || hasNoAddress(address)) return null;
  return html`<p class="screen">${say('order.mailed', { address })}</p>`;
}

function summary(order: OrderRow, setting: PageContext): Markup {
  const { zone, daysToPay, paymentAddress, left: places } = setting;
  const payment = {
    places,
    total: minor(order.total_minor),
    daysToPay,
    isToPay: paymentAddress !== undefined,
  };
  const { tone, label, explanation } = orderStatusText(order.status, payment);
  const placedAt = momentText(toWallClock(Number(order.placed_at), zone), zone);
  return html`<h1>${say('order.title', { id: String(order.public_id) })}</h1>
    <p class="state ${tone}">${label}</p>
    <p>${explanation}</p>
    ${paymentAddress ? html`<p><a class="button screen" href="${paymentAddress}">${say('pay.go')}</a></p>` : null}
    ${mailedNote(order, places)}
    <dl>
      <dt>${say('order.placed')}</dt>
      <dd>${placedAt}</dd>
      <dt>${say('order.by')}</dt>
      <dd>${order.buyer_name}, ${order.buyer_email}</dd>
    </dl>`;
}

function paying({ howToPay }: PageContext): Markup | null {
  if (!howToPay) return null;
  const { words, facts } = howToPay;
  return html`<section class="card" aria-labelledby="to-pay">
    <h2 id="to-pay">${say('to-pay.title')}</h2>
    <p class="lines">${words}</p>
    <dl>
      ${facts.map(
        ({ name, value }) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </section>`;
}

/** Where some ticket still holds its place. */
function files({ order, tickets: places }: ShownOrder, { token }: PageContext): Markup | null {
  if (!places.some((place) => holdsPlace(place.status) && !isHandedOn(place))) return null;
  return html`<p class="screen">
    <a href="${ticketFilePath(order.public_id, token)}">${say('order.pdf')}</a> ·
    <a href="${calendarPath(order.public_id, token)}">${say('order.calendar')}</a>
  </p>`;
}

/** Where more than one can be given back; of one, that stands beside it. */
function returnLink({ order, tickets }: ShownOrder, { events, token }: PageContext): Markup | null {
  if (returnablesOf(tickets, events).length < 2) return null;
  return html`<p class="screen">
    <a href="${returnPath(order.public_id)}?token=${token}">${say('return-all.link')}</a>
  </p>`;
}

function ticketSection(shown: ShownOrder, setting: PageContext): Markup | null {
  const { order, tickets: places } = shown;
  if (places.length === 0) return null;
  const { venues, events, daysToPay, refunds, token } = setting;
  const others = pages(shown, setting);
  const hasCodes = order.status !== 'pending' || daysToPay !== undefined;
  return html`<section aria-labelledby="tickets">
    <h2 id="tickets">${say('order.tickets')}</h2>
    <p class="quiet screen">${say('order.tickets-hint')}</p>
    ${hasCodes ? files(shown, setting) : null} ${returnLink(shown, setting)} ${others}
    ${places.map((place) => ticket(place, { venues, events, hasCodes, refunds, order, token }))}
    ${others}
  </section>`;
}

function row(item: OrderItemRow, currency: string): Markup {
  const { quantity, ticket_title: title, event_title: event, unit_price_minor: price } = item;
  const full = item.full_price_minor ?? price;
  return html`<tr>
    <th scope="row">
      ${quantity} × ${title}<br />
      <span class="quiet">${event}</span>
    </th>
    <td class="amount">
      ${amountText(price, currency)}
      ${isMore(full, price) ? html`<span class="quiet was">${insteadOf(full, currency)}</span>` : null}
    </td>
    <td class="amount">${amountText(times(price, quantity), currency)}</td>
  </tr>`;
}

const sumRow = (label: string, amount: string) =>
  html`<tr>
    <th scope="row" colspan="2">${label}</th>
    <td class="amount">${amount}</td>
  </tr>`;

/** What a voucher has taken off, before the total. */
function discountSums(order: OrderRow): Markup[] {
  const { currency, total_minor: total, discount_minor: discount, voucher_code: code } = order;
  if (minor(discount) === noMoney) return [];
  const full = plus(minor(total), minor(discount));
  return [
    sumRow(say('voucher.full'), moneyText(full, currency)),
    sumRow(say('voucher.discount', { code: code ?? '' }), deductionText(discount, currency)),
  ];
}

function bill(order: OrderRow, items: OrderItemRow[]): Markup {
  const { total_minor: total, currency } = order;
  return html`<section aria-labelledby="bill">
    <h2 id="bill">${say('order.bill')}</h2>
    <table aria-labelledby="bill">
      <thead>
        <tr>
          <th scope="col">${say('order.what')}</th>
          <th scope="col" class="amount">${say('order.each')}</th>
          <th scope="col" class="amount">${say('order.sum')}</th>
        </tr>
      </thead>
      <tbody>
        ${items.map((item) => row(item, currency))}
      </tbody>
      <tfoot>
        ${discountSums(order)} ${sumRow(say('order.total'), amountText(minor(total), currency))}
      </tfoot>
    </table>
  </section>`;
}

const doneTexts = {
  rename: 'help.done.rename',
  'hand-on': 'help.done.hand-on',
  return: 'help.done.return',
  refund: 'help.done.refund',
  returns: 'help.done.returns',
} as const;

/** What has become of the form that led here. */
function doneNote({ done }: PageContext): Markup | null {
  if (!Object.hasOwn(doneTexts, done)) return null;
  return html`<p class="note good screen" role="status">
    ${say(doneTexts[done as keyof typeof doneTexts])}
  </p>`;
}

/** The page of an order, for whoever has its token. */
export function orderPage(shown: ShownOrder, setting: PageContext): Page {
  const { order, items } = shown;
  return {
    title: say('order.title', { id: String(order.public_id) }),
    head: null,
    body: html`${doneNote(setting)} ${summary(order, setting)} ${paying(setting)}
    ${refundNotes(setting.refunds, setting.zone)} ${ticketSection(shown, setting)}
    ${bill(order, items)}`,
  };
}
