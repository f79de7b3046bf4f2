import { html, type Markup } from '../../domain/markup';
import { say } from '../../texts/say';
import type { CartOnPage } from '../cart/find-cart';
import { onward } from '../cart/places-again';
import { removeVoucherField, shortageText, voucherField } from '../cart/voucher-section';
import { alert, tokenInput } from '../forms/form-markup';
import type { FormState } from '../forms/form-state';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';

interface Checkout {
  cart: CartOnPage;
  visitor: Visitor;
  state: FormState;
}

/** Why the voucher cannot be used any more, with the way to buy without it: what was typed is there again afterwards. */
function withoutVoucher(error: string, { cart, visitor, state }: Checkout): Markup {
  const isRefused = voucherField in state.errors;
  const code = cart.voucher?.code ?? '';
  return html`<div class="alert" ${isRefused ? html`role="alert" tabindex="-1"` : null}>
    ${isRefused ? html`<p><strong>${say('checkout.not-bought')}</strong> ${state.message}</p>` : null}
    <p>
      <span>${say('checkout.voucher', { code })}</span>:
      <span id="${voucherField}-error">${error}</span>
    </p>
    <form method="post" action="${sitePath('/cart')}">
      ${tokenInput(visitor)}
      <input type="hidden" name="${onward.field}" value="${onward.checkout}" />
      <button
        class="second"
        id="${voucherField}"
        name="${removeVoucherField}"
        value="1"
        aria-describedby="${voucherField}-error"
      >
        ${say('checkout.voucher-remove')}
      </button>
    </form>
  </div>`;
}

/** What is wrong with the form, above it; with the voucher of the cart, too, where it can be taken off. */
export function checkoutAlerts(checkout: Checkout, labels: Record<string, string>): Markup {
  const { cart, state } = checkout;
  const { [voucherField]: refused, ...errors } = state.errors;
  const error = refused ?? shortageText(cart);
  const message = refused ? '' : state.message;
  return html`${alert({ ...state, message, errors }, say('checkout.not-bought'), labels)}
  ${error ? withoutVoucher(error, checkout) : null}`;
}
