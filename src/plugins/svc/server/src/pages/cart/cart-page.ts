import { now } from '../../lib/clock';
import { isoTime } from '../../domain/iso-time';
import { html, type Markup } from '../../domain/markup';
import { displayMinor } from '../../domain/money';
import { momentText } from '../../domain/schedule-text';
import { toWallClock } from '../../domain/wall-clock';
import { settings } from '../../host/strapi';
import { type Cart, type CartItem, subtotalOf, totalOf } from '../../resources/cart/domain/cart';
import { quantityName } from '../event/ticket-section';
import { alert, quantityField, tokenInput } from '../forms/form-markup';
import type { FormState } from '../forms/form-state';
import type { LastOrder } from '../order/last-order';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import type { CartOnPage, EventOfCart } from './find-cart';

/** `1 minute`, `29 minutes`: how long until then, as the page is made. */
function minutesText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Until when the places are kept: a time of day stays true, however long somebody looks at it. */
export function holdNote({ expiresAt }: Cart): Markup | null {
  if (expiresAt === null) return null;
  const { siteTimezone: zone } = settings();
  const text = momentText(toWallClock(expiresAt, zone), zone);
  const left = minutesText(expiresAt - now());
  return html`<p class="note open">
    Your places are kept for you until
    <time datetime="${isoTime(expiresAt)}">${text}</time>, ${left} from when this page was loaded.
  </p>`;
}

const unavailable = {
  open: null,
  withdrawn: 'This event has been withdrawn, and its tickets are not for sale any more.',
  over: 'This event is over.',
};

/** The title of an item's event, with a way to its page. */
export function eventTitle(
  { eventTitle: title }: CartItem,
  event: EventOfCart | undefined,
): Markup {
  return event ? html`<a href="${sitePath(event.url)}">${title}</a>` : html`${title}`;
}

function cartItem(item: CartItem, { events }: CartOnPage, state: FormState): Markup {
  const { ticketId: id, ticketTitle, unitPrice, quantity } = item;
  const { currency } = settings();
  const event = events.get(item.eventId);
  const problem = unavailable[item.event];
  return html`<li>
    <div class="offer">
      <span id="ticket-${id}">${ticketTitle}</span>
      <span>${displayMinor(subtotalOf(item), currency)}</span>
    </div>
    <p>${eventTitle(item, event)}</p>
    <p class="quiet">${event ? event.schedule : null}</p>
    ${problem && html`<p class="error">${problem}</p>`}
    <div class="row spread">
      <div>
        ${quantityField(state, {
          name: quantityName(id),
          labelledBy: `ticket-${id}`,
          initial: quantity,
        })}
        <p class="quiet">${displayMinor(unitPrice, currency)} each</p>
      </div>
      <button
        class="plain"
        form="remove"
        name="remove"
        value="${id}"
        aria-label="Remove ${ticketTitle}"
      >
        Remove
      </button>
    </div>
  </li>`;
}

/** The way to what was bought a moment ago. */
function orderNote({ order, path }: LastOrder): Markup {
  const { public_id: id, total_minor: total, currency } = order;
  const text = `Order ${id}, ${displayMinor(total, currency)}`;
  return html`<p class="note good">You have just ordered: <a href="${path}">${text}</a></p>`;
}

function emptyCart(state: FormState, lastOrder: LastOrder | null): Page {
  const body = html`<h1>Your cart</h1>
    ${alert(state, 'Nothing was changed.', {})} ${lastOrder && orderNote(lastOrder)}
    <p>
      There is nothing in it. What is put into a cart is kept for a while, and goes back on sale if
      it is not bought in time. What you have bought is on a page of its own, whose address is in
      the mail that you got.
    </p>
    <p><a class="button" href="${sitePath('/events')}">See what is on</a></p>`;
  return { title: 'Your cart', head: null, body };
}

/** What the button is called that takes the quantities along to the checkout. */
export const onward = { field: 'then', checkout: 'checkout' } as const;

/** Where all of it can be bought, the way on to that. */
function checkoutButton({ items }: Cart): Markup {
  if (items.some(({ event }) => event !== 'open')) {
    return html`<p class="error">Remove what is not for sale any more, then go on.</p>`;
  }
  return html`<button class="full" form="cart" name="${onward.field}" value="${onward.checkout}">
    Go to checkout
  </button>`;
}

/** The cart, to be changed and bought; where it is empty, with the way to what was bought from it. */
export function cartPage(
  cart: CartOnPage,
  visitor: Visitor,
  state: FormState,
  lastOrder: LastOrder | null = null,
): Page {
  const { items } = cart;
  if (items.length === 0) return emptyCart(state, lastOrder);
  const labels = items.map(
    ({ ticketId, ticketTitle }) => [quantityName(ticketId), ticketTitle] as const,
  );
  const body = html`<h1>Your cart</h1>
    ${alert(state, 'Your cart is as it was.', Object.fromEntries(labels))} ${holdNote(cart)}
    <div class="columns">
      <form class="card" id="cart" method="post" action="${sitePath('/cart')}">
        ${tokenInput(visitor)}
        <ul class="offers" role="list">
          ${items.map((item) => cartItem(item, cart, state))}
        </ul>
        <button class="second">Update quantities</button>
      </form>
      <section class="card side" aria-labelledby="total">
        <h2 id="total">Total</h2>
        <p class="total">
          <span>To pay</span> <span>${displayMinor(totalOf(cart), settings().currency)}</span>
        </p>
        ${checkoutButton(cart)}
      </section>
    </div>
    <form id="remove" method="post" action="${sitePath('/cart')}">${tokenInput(visitor)}</form>`;
  return { title: 'Your cart', head: null, body, hasForms: true, isWide: true };
}
