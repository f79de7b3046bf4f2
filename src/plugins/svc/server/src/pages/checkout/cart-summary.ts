import { html, type Markup } from '../../domain/markup';
import { isMore, times } from '../../domain/money';
import { settings } from '../../host/strapi';
import { type CartItem, subtotalOf, totalOf } from '../../resources/cart/domain/cart';
import { eventTitle } from '../cart/cart-page';
import { discountRows, insteadOf } from '../cart/discount';
import type { CartOnPage } from '../cart/find-cart';
import { onward } from '../cart/places-again';
import { removeVoucherField, shortageText, voucherField } from '../cart/voucher-section';
import { amountText } from '../cost-text';
import { errorText, tokenInput } from '../forms/form-markup';
import type { FormState } from '../forms/form-state';
import { sitePath } from '../site-path';
import { say } from '../../texts/say';
import type { Visitor } from '../visitor';

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

/** Who looks at it, and what is wrong with the form beside it. */
interface Open {
  visitor: Visitor;
  state: FormState;
}

/** Why the voucher cannot be used any more, with the way to buy without it: what was typed is there again afterwards. */
function withoutVoucher(cart: CartOnPage, { visitor, state }: Open): Markup | null {
  const error = state.errors[voucherField] ?? shortageText(cart);
  if (!error) return null;
  return html`<form method="post" action="${sitePath('/cart')}">
    ${tokenInput(visitor)}
    <input type="hidden" name="${onward.field}" value="${onward.checkout}" />
    ${errorText({ errors: { [voucherField]: error } }, voucherField)}
    <button
      class="second full"
      id="${voucherField}"
      name="${removeVoucherField}"
      value="1"
      aria-describedby="${voucherField}-error"
    >
      ${say('checkout.voucher-remove')}
    </button>
  </form>`;
}

/** What is in the cart and what it costs; with ways to change it, while that can be. */
export function cartSummary(cart: CartOnPage, open: Open | null = null): Markup {
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
    ${open && withoutVoucher(cart, open)}
    ${open && html`<p><a href="${sitePath('/cart')}">${say('checkout.change')}</a></p>`}
  </section>`;
}
