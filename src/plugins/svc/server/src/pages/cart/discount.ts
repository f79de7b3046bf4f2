import { html, type Markup, type Part } from '../../domain/markup';
import { isMore, type Minor, noMoney } from '../../domain/money';
import { deductionText, moneyText } from '../../domain/money-text';
import { sayMarkup } from '../../domain/say-markup';
import { settings } from '../../host/strapi';
import {
  type Cart,
  type CartItem,
  discountOf,
  fullTotalOf,
} from '../../resources/cart/domain/cart';
import { say } from '../../texts/say';

/* What a voucher has lowered: the price before it, and how much it takes off in all. */

const struck = (words: Part) => html`<s>${words}</s>`;

/** `instead of $20.00`, with that struck: the words are there for who does not see the stroke. */
export function insteadOf(full: Minor, currency: string): Markup {
  return sayMarkup('voucher.instead', { full: moneyText(full, currency), s: struck });
}

/** What one place costs, and what it cost before a voucher lowered it; null for what is free anyway. */
export function eachText({ unitPrice, fullPrice }: CartItem): Markup | null {
  if (fullPrice === noMoney) return null;
  const { currency } = settings();
  const price = moneyText(unitPrice, currency);
  const pieces = { price, full: moneyText(fullPrice, currency), s: struck };
  if (!isMore(fullPrice, unitPrice)) return html`${say('cart.each', { price })}`;
  return sayMarkup(unitPrice === noMoney ? 'cart.free-instead' : 'cart.each-instead', pieces);
}

/** What stands above the total where a voucher has lowered it; null where none has. */
export function discountRows(cart: Cart): Markup | null {
  const discount = discountOf(cart);
  if (discount === noMoney) return null;
  const { currency } = settings();
  const code = cart.voucher?.code ?? '';
  return html`<p class="part">
      <span>${say('voucher.full')}</span>
      <span data-full-sum>${moneyText(fullTotalOf(cart), currency)}</span>
    </p>
    <p class="part">
      <span>${say('voucher.discount', { code })}</span>
      <span data-discount>${deductionText(discount, currency)}</span>
    </p>`;
}
