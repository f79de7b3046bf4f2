import { html, type Markup } from '../../domain/markup';
import { moneyText } from '../../domain/money-text';
import { settings } from '../../host/strapi';
import { totalOf } from '../../resources/cart/domain/cart';
import { say } from '../../texts/say';
import { holdNote } from '../cart/cart-page';
import type { CartOnPage } from '../cart/find-cart';
import { tokenInput } from '../forms/form-markup';
import type { Page } from '../page';
import type { BankQuestion } from '../payment/find-payment';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { choiceField, choices } from './begun-payment-page';
import { cardKey } from './card-form';
import { cartSummary } from './cart-summary';

/** Where the browser goes when the bank was answered. */
export const askedField = 'asked';

interface BankPage {
  cart: CartOnPage;
  visitor: Visitor;
  question: BankQuestion;
  /** Whether the bank was asked already: the buyer is not asked again without wanting it. */
  isAsked: boolean;
}

function words({ cart, question }: BankPage): Markup {
  const total = moneyText(totalOf(cart), settings().currency);
  if (question.isProcessing) return html`<p role="status">${say('pay.processing', { total })}</p>`;
  return html`<p role="status">${say('pay.bank.text', { total })}</p>
    <noscript><p class="error">${say('pay.bank.no-script')}</p></noscript>`;
}

/** What the bank asks of a buyer who pays on our page: a script has it asked, and comes back. */
export function bankPage(shown: BankPage): Page {
  const { cart, visitor, question, isAsked } = shown;
  const title = say(question.isProcessing ? 'pay.processing.title' : 'pay.bank');
  const back = sitePath(`/checkout?${askedField}=1`);
  const body = html`<h1>${title}</h1>
    ${holdNote(cart)}
    <div class="columns">
      <form
        class="card steps"
        method="post"
        action="${sitePath('/checkout/payment')}"
        data-bank-key="${cardKey()}"
        data-secret="${question.secret}"
        data-back="${back}"
        data-do="${question.isProcessing ? 'wait' : isAsked ? 'nothing' : 'ask'}"
      >
        ${tokenInput(visitor)} ${words(shown)}
        <button class="full" name="${choiceField}" value="${choices.goOn}">
          ${say('pay.go-on')}
        </button>
        <button class="full second" name="${choiceField}" value="${choices.giveUp}">
          ${say('pay.back')}
        </button>
      </form>
      ${cartSummary(cart)}
    </div>`;
  return { title, head: null, body, hasForms: true, hasCardForm: true, isWide: true };
}
