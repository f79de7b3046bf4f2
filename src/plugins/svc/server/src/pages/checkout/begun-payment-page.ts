import { html } from '../../domain/markup';
import { displayMinor } from '../../domain/money';
import { settings } from '../../host/strapi';
import { totalOf } from '../../resources/cart/domain/cart';
import { holdNote } from '../cart/cart-page';
import type { CartOnPage } from '../cart/find-cart';
import { tokenInput } from '../forms/form-markup';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { cartSummary } from './cart-summary';

/** The field of the buttons, and what they say. */
export const choiceField = 'choice';
export const choices = { goOn: 'pay', giveUp: 'cart' } as const;

/** For who has gone to pay on another page, and came back without having paid. */
export function begunPaymentPage(cart: CartOnPage, visitor: Visitor, message = ''): Page {
  const total = displayMinor(totalOf(cart), settings().currency);
  const title = 'Your payment is not finished';
  const body = html`<h1>${title}</h1>
    ${message ? html`<p class="alert" role="alert">${message}</p>` : null} ${holdNote(cart)}
    <div class="columns">
      <form class="card" method="post" action="${sitePath('/checkout/payment')}">
        ${tokenInput(visitor)}
        <p>
          You have begun to pay ${total}. Go on with it, or go back to your cart: then the payment
          that you began is called off, and you can change your cart or pay in another way.
        </p>
        <button class="full" name="${choiceField}" value="${choices.goOn}">Go on to pay</button>
        <button class="full second" name="${choiceField}" value="${choices.giveUp}">
          Back to the cart
        </button>
      </form>
      ${cartSummary(cart)}
    </div>`;
  return { title, head: null, body, hasForms: true, isWide: true };
}

/** What leads on to the page where one pays: by itself, and by a link for whoever is not taken there. */
export function handoverPage(address: string): Page {
  const title = 'On to the payment';
  const body = html`<h1>${title}</h1>
    <p>You pay on the page of our payment provider, and come back here.</p>
    <p><a class="button" href="${address}">Go to the payment</a></p>`;
  // A form of ours may be answered by a page of ours alone: the policy forbids to send it on to another site.
  const head = html`<meta http-equiv="refresh" content="0;url=${address}" />`;
  return { title, head, body };
}
