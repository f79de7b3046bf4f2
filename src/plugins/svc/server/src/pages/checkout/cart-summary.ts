import { html, type Markup } from '../../domain/markup';
import { isMore, times } from '../../domain/money';
import { settings } from '../../host/strapi';
import { type CartItem, subtotalOf, totalOf } from '../../resources/cart/domain/cart';
import { eventTitle } from '../cart/cart-page';
import { discountRows, insteadOf } from '../cart/discount';
import type { CartOnPage } from '../cart/find-cart';
import { amountText } from '../cost-text';
import { sitePath } from '../site-path';
import { say } from '../../texts/say';

function line(item: CartItem, { events }: CartOnPage): Markup {
  const { ticketTitle, quantity } = item;
  const { currency } = settings();
  const subtotal = subtotalOf(item);
  const full = times(item.fullPrice, quantity);
  const event = events.get(item.eventId);
  return html`<li>
    <div class="offer">
      <span>${quantity} × ${ticketTitle}</span>
      <span>${amountText(subtotal, currency)}</span>
    </div>
    ${isMore(full, subtotal) ? html`<p class="quiet was">${insteadOf(full, currency)}</p>` : null}
    <p>${eventTitle(item, event)}</p>
    <p class="quiet">${event ? event.schedule : null}</p>
  </li>`;
}

/** What is in the cart and what it costs; with ways to change it, while that can be. */
export function cartSummary(cart: CartOnPage, { isOpen = false } = {}): Markup {
  return html`<section class="card side" aria-labelledby="summary">
    <h2 id="summary">${say('checkout.summary')}</h2>
    <ul class="offers" role="list">
      ${cart.items.map((item) => line(item, cart))}
    </ul>
    ${discountRows(cart)}
    <p class="total">
      <span>${say('cart.total')}</span>
      <span>${amountText(totalOf(cart), settings().currency)}</span>
    </p>
    ${isOpen ? html`<p><a href="${sitePath('/cart')}">${say('checkout.change')}</a></p>` : null}
  </section>`;
}
