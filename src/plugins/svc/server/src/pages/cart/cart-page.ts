import { now } from '../../lib/clock';
import { isoTime } from '../../domain/iso-time';
import { html, type Markup, type Part } from '../../domain/markup';
import { decimalsOf } from '../../domain/currencies';
import { noMoney, unitsOf } from '../../domain/money';
import { moneyText } from '../../domain/money-text';
import { sayMarkup } from '../../domain/say-markup';
import { momentText, timeOfDay } from '../../domain/schedule-text';
import { toWallClock } from '../../domain/wall-clock';
import { settings } from '../../host/strapi';
import {
  type Cart,
  type CartItem,
  placesIn,
  subtotalOf,
  totalOf,
} from '../../resources/cart/domain/cart';
import { amountText } from '../cost-text';
import { quantityName } from '../event/ticket-section';
import { alert, quantityField, tokenInput } from '../forms/form-markup';
import type { FormState } from '../forms/form-state';
import type { LastOrder } from '../order/last-order';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import { currentLocale } from '../../texts/language';
import { say } from '../../texts/say';
import type { Visitor } from '../visitor';
import { type CartOnPage, type EventOfCart, zoneOf } from './find-cart';
import { shownName } from './meanwhile';
import { discountRows, eachText } from './discount';
import { holdInput, onward, takeAgainForm, type TicketAgain } from './places-again';
import { stateOfLines, voucherField, voucherSection } from './voucher-section';

/** Within half a day a time of day says which. */
const soon = 12 * 60 * 60;

/** Until when the places are kept: a time of day stays true, however long somebody looks at it. */
export function holdNote(cart: CartOnPage): Markup | null {
  const { expiresAt } = cart;
  if (expiresAt === null) return null;
  const zone = zoneOf(cart);
  const isSoon = expiresAt - now() < soon;
  const text = (isSoon ? timeOfDay : momentText)(toWallClock(expiresAt, zone), zone);
  const minutes = Math.max(0, Math.floor((expiresAt - now()) / 60));
  // A script says it by the clock of who reads, where that shows another time.
  const own = say('cart.own-clock', { time: '{time}' });
  const until = html`<time
    datetime="${isoTime(expiresAt)}"
    data-zone="${isSoon ? zone : ''}"
    data-own="${own}"
    >${text}</time
  >`;
  // A script counts the seconds; without one the sentence is true as it stands.
  const counted = (words: Part) =>
    html`<span
      role="timer"
      data-seconds-left="${Math.max(0, expiresAt - now())}"
      data-words="${say('cart.time-left', { time: '{time}' })}"
      data-over="${say('cart.time-up')}"
      >${words}</span
    >`;
  const words = sayMarkup('cart.hold', { until, minutes, left: counted });
  return html`<p class="note open">${words}</p>`;
}

const unavailable = {
  open: null,
  withdrawn: 'cart.withdrawn',
  over: 'cart.over',
} as const;

/** The title of an item's event, with a way to its page. */
export function eventTitle(
  { eventTitle: title }: CartItem,
  event: EventOfCart | undefined,
): Markup {
  return event ? html`<a href="${sitePath(event.url)}">${title}</a>` : html`${title}`;
}

function cartItem(item: CartItem, { events }: CartOnPage, state: FormState): Markup {
  const { ticketId: id, ticketTitle, unitPrice, fullPrice, quantity } = item;
  const { currency } = settings();
  const event = events.get(item.eventId);
  const problem = unavailable[item.event];
  const each = eachText(item);
  return html`<li>
    <div class="offer">
      <span id="ticket-${id}">${ticketTitle}</span>
      <span
        data-each="${unitsOf(unitPrice)}"
        data-full="${unitsOf(fullPrice)}"
        data-quantity="${quantityName(id)}"
        >${amountText(subtotalOf(item), currency)}</span
      >
    </div>
    <p>${eventTitle(item, event)}</p>
    <p class="quiet">${event ? event.schedule : null}</p>
    ${problem && html`<p class="error">${say(problem)}</p>`}
    <div class="row spread">
      <div>
        ${quantityField(state, {
          name: quantityName(id),
          labelledBy: `ticket-${id}`,
          ticket: ticketTitle,
          initial: quantity,
        })}
        <input type="hidden" name="${shownName(id)}" value="${quantity}" />
        ${each && html`<p class="quiet">${each}</p>`}
      </div>
      <button
        class="plain"
        form="remove"
        name="remove"
        value="${id}"
        aria-label="${say('cart.remove-what', { ticket: ticketTitle })}"
      >
        ${say('cart.remove')}
      </button>
    </div>
  </li>`;
}

/** The way to what was bought a moment ago. */
function orderNote({ order, path }: LastOrder): Markup {
  const { public_id: id, total_minor: total, currency } = order;
  const text = say('cart.order', { id: String(id), total: moneyText(total, currency) });
  const link = html`<a href="${path}">${text}</a>`;
  return html`<p class="note good">${sayMarkup('cart.just-ordered', { order: link })}</p>`;
}

/** What the page shows beside the cart. */
interface BesideCart {
  state: FormState;
  /** A code of a voucher, to be used. */
  suggested?: string;
  /** What was bought from an empty one a moment ago. */
  lastOrder?: LastOrder | null;
  /** What can be taken again into an empty one. */
  tickets?: TicketAgain[];
}

function emptyCart(visitor: Visitor, beside: BesideCart): Page {
  const { state, suggested = '', lastOrder = null, tickets = [] } = beside;
  const again = takeAgainForm(tickets, state, visitor);
  const labels = tickets.map(({ id, title }) => [quantityName(id), title] as const);
  const body = html`<h1>${say('cart.title')}</h1>
    ${alert(state, say('cart.nothing-changed'), Object.fromEntries(labels))}
    ${lastOrder && orderNote(lastOrder)}
    <p>${say(lastOrder ? 'cart.empty-now' : 'cart.empty')}</p>
    ${suggested && html`<p>${say('voucher.tickets-first', { code: suggested })}</p>`} ${again}
    <p>
      <a class="${again ? 'button second' : 'button'}" href="${sitePath('/events')}"
        >${say('site.see-events')}</a
      >
    </p>`;
  return { title: say('cart.title'), head: null, body, places: 0, hasForms: again !== null };
}

/** Where all of it can be bought, the way on to that. */
function checkoutButton({ items }: Cart): Markup {
  if (items.some(({ event }) => event !== 'open')) {
    return html`<p class="error">${say('cart.remove-first')}</p>`;
  }
  return html`<button class="full" form="cart" name="${onward.field}" value="${onward.checkout}">
    ${say('cart.checkout')}
  </button>`;
}

/** The cart, to be changed and bought; where it is empty, with the way to what was bought from it. */
export function cartPage(cart: CartOnPage, visitor: Visitor, beside: BesideCart): Page {
  const { items } = cart;
  if (items.length === 0) return emptyCart(visitor, beside);
  const { state } = beside;
  const total = totalOf(cart);
  const isFree = total === noMoney;
  const { currency } = settings();
  const tickets = items.map(
    ({ ticketId, ticketTitle }) => [quantityName(ticketId), ticketTitle] as const,
  );
  const labels = { ...Object.fromEntries(tickets), [voucherField]: say('voucher.code') };
  const ofLines = stateOfLines(state);
  // Quantities that came along have been changed by then.
  const isOfCode = cart.voucher === null && voucherField in state.errors;
  const body = html`<h1>${say('cart.title')}</h1>
    ${alert(state, say(isOfCode ? 'voucher.not-used' : 'cart.unchanged'), labels)}
    ${state.note ? html`<p class="note open" role="status">${state.note}</p>` : null}
    ${holdNote(cart)}
    <div class="columns">
      <form class="stack" id="cart" method="post" action="${sitePath('/cart')}">
        ${tokenInput(visitor)} ${holdInput(cart)}
        <div class="card">
          <ul class="offers" role="list">
            ${items.map((item) => cartItem(item, cart, ofLines))}
          </ul>
          <button class="second">${say('cart.update')}</button>
        </div>
        ${voucherSection(cart, beside)}
      </form>
      <section class="card side" aria-labelledby="total">
        <h2 id="total">${say('cart.total')}</h2>
        ${discountRows(cart)}
        <p class="total">
          <span>${say(isFree ? 'cart.total' : 'cart.to-pay')}</span>
          <span
            data-sum
            data-currency="${currency}"
            data-decimals="${decimalsOf(currency)}"
            data-locale="${currentLocale()}"
            >${amountText(total, currency)}</span
          >
        </p>
        ${checkoutButton(cart)}
      </section>
    </div>
    <form id="remove" method="post" action="${sitePath('/cart')}">${tokenInput(visitor)}</form>`;
  const places = placesIn(items);
  return { title: say('cart.title'), head: null, body, places, hasForms: true, isWide: true };
}
