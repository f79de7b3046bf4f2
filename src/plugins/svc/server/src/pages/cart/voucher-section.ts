import { html, type Markup } from '../../domain/markup';
import { isMore, noMoney } from '../../domain/money';
import { moneyText } from '../../domain/money-text';
import { settings } from '../../host/strapi';
import {
  type Cart,
  type CartItem,
  type CartVoucher,
  discountOf,
  fullTotalOf,
  voucherShortage,
} from '../../resources/cart/domain/cart';
import { currentLocale } from '../../texts/language';
import { say } from '../../texts/say';
import { useVoucherField } from '../forms/fields';
import { errorAttributes, errorText } from '../forms/form-markup';
import { type FormState, valueOf } from '../forms/form-state';
import { ticketsOfForm } from './places-again';

/*
 * The voucher in the cart: a field to put one on, or the one that is on it, with a button that takes it off. The field is one of the
 * cart's form, so that a code that was typed goes along whichever button sends it.
 */

/** The field of its code, and the parameter of an address that fills it in. */
export const voucherField = 'voucher';

/** What the button is called that takes it off. */
export const removeVoucherField = 'remove-voucher';

/** What is shown of the quantities: nothing of a form that is kept for its code alone. */
export function stateOfLines(state: FormState): FormState {
  return state.fields && ticketsOfForm(state.fields).length === 0
    ? { ...state, fields: undefined }
    : state;
}

function codeField(state: FormState, suggested: string): Markup {
  const typed = valueOf(state, voucherField);
  return html`<div class="card">
    <div class="field">
      <label for="${voucherField}">${say('voucher.code')}</label>
      <div class="beside">
        <input
          type="text"
          id="${voucherField}"
          name="${voucherField}"
          value="${state.errors[voucherField] ? typed : suggested || typed}"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="100"
          ${errorAttributes(state, voucherField)}
        />
        <button class="second" name="${useVoucherField}" value="1">${say('voucher.use')}</button>
      </div>
      ${errorText(state, voucherField)}
    </div>
  </div>`;
}

/** `25%` or `$5.00`, as the language writes it. */
function offText({ percent, amount }: CartVoucher): string {
  if (percent === null) return moneyText(amount ?? noMoney, settings().currency);
  return new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(percent / 100);
}

/** What it takes off, in words, and of which places where there are others in the cart. */
function termsText({ items }: Cart, voucher: CartVoucher): string {
  const off = offText(voucher);
  const isForEach = ({ eventId }: CartItem) =>
    voucher.eventId === null || voucher.eventId === eventId;
  if (items.every(isForEach)) return say('voucher.off', { off });
  const one = items.find(isForEach);
  return one
    ? say('voucher.off-event', { off, event: one.eventTitle })
    : say('voucher.off-some', { off });
}

/** Why it cannot be bought with the voucher that is on it; empty where it can, as far as one knows. */
export function shortageText(cart: Cart): string {
  const shortage = voucherShortage(cart);
  if (!shortage) return '';
  const { left } = shortage;
  return left === null ? say('checkout.voucher-ended') : voucherUsedUpText(left);
}

/** For how many places it is good, and what to do where the cart has more. */
export const voucherUsedUpText = (count: number) => say('checkout.voucher-used-up', { count });

function voucherOnCart(cart: Cart, voucher: CartVoucher, state: FormState): Markup {
  const { code } = voucher;
  const isIdle = discountOf(cart) === noMoney;
  const error = state.errors[voucherField] ?? shortageText(cart);
  return html`<section class="card" id="${voucherField}" aria-labelledby="voucher-title">
    <h2 id="voucher-title">${say('voucher.title')}</h2>
    <div class="row spread">
      <p><strong>${code}</strong><br />${termsText(cart, voucher)}</p>
      <button
        class="plain"
        form="remove"
        name="${removeVoucherField}"
        value="1"
        aria-label="${say('voucher.remove-what', { code })}"
      >
        ${say('cart.remove')}
      </button>
    </div>
    ${isIdle ? html`<p class="quiet">${say('voucher.for-none')}</p>` : null}
    ${errorText({ errors: { [voucherField]: error } }, voucherField)}
  </section>`;
}

/** Whether there is anything to say of a voucher: of what costs nothing there is nothing to take off. */
export function hasVoucherSection(cart: Cart): boolean {
  return cart.voucher !== null || isMore(fullTotalOf(cart), noMoney);
}

/** The voucher below the lines of the cart. `suggested` is what its field begins with. */
export function voucherSection(
  cart: Cart,
  { state, suggested = '' }: { state: FormState; suggested?: string },
): Markup | null {
  const { voucher } = cart;
  if (!hasVoucherSection(cart)) return null;
  return voucher ? voucherOnCart(cart, voucher, state) : codeField(state, suggested);
}
