import { html } from '../../domain/markup';
import { moneyText } from '../../domain/money-text';
import { settings } from '../../host/strapi';
import { totalOf } from '../../resources/cart/domain/cart';
import { holdNote } from '../cart/cart-page';
import type { CartOnPage } from '../cart/find-cart';
import { tokenInput } from '../forms/form-markup';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import { say } from '../../texts/say';
import type { Visitor } from '../visitor';
import { cartSummary } from './cart-summary';

/** The field of the buttons, and what they say. */
export const choiceField = 'choice';
export const choices = { goOn: 'pay', giveUp: 'cart' } as const;

/** For who has gone to pay on another page, and came back without having paid. */
export function begunPaymentPage(cart: CartOnPage, visitor: Visitor, message = ''): Page {
  const total = moneyText(totalOf(cart), settings().currency);
  const title = say('pay.unfinished');
  const body = html`<h1>${title}</h1>
    ${message ? html`<p class="alert" role="alert">${message}</p>` : null} ${holdNote(cart)}
    <div class="columns">
      <form class="card" method="post" action="${sitePath('/checkout/payment')}">
        ${tokenInput(visitor)}
        <p>${say('pay.unfinished.text', { total })}</p>
        <button class="full" name="${choiceField}" value="${choices.goOn}">
          ${say('pay.go-on')}
        </button>
        <button class="full second" name="${choiceField}" value="${choices.giveUp}">
          ${say('pay.back')}
        </button>
      </form>
      ${cartSummary(cart)}
    </div>`;
  return { title, head: null, body, hasForms: true, isWide: true };
}

/** What leads on to the page where one pays: by itself, and by a link for whoever is not taken there. */
export function handoverPage(address: string): Page {
  const title = say('pay.handover');
  const body = html`<h1>${title}</h1>
    <p>${say('pay.handover.text')}</p>
    <p><a class="button" href="${address}">${say('pay.go')}</a></p>`;
  // A form of ours may be answered by a page of ours alone: the policy forbids to send it on to another site.
  const head = html`<meta http-equiv="refresh" content="0;url=${address}" />`;
  return { title, head, body };
}
