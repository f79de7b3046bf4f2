import { html, type Markup } from '../../domain/markup';
import { isMore, noMoney } from '../../domain/money';
import { moneyText } from '../../domain/money-text';
import { digestOf } from '../../domain/secrets';
import { settings } from '../../host/strapi';
import {
  type Cart,
  type CartItem,
  placesIn,
  totalOf,
  voucherShortage,
} from '../../resources/cart/domain/cart';
import { holdNote } from '../cart/cart-page';
import { quantityName } from '../event/ticket-section';
import type { CartOnPage } from '../cart/find-cart';
import { holdInput } from '../cart/places-again';
import { errorAttributes, errorText, keyInput, textField, tokenInput } from '../forms/form-markup';
import { type FormState, valueOf } from '../forms/form-state';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import { say } from '../../texts/say';
import type { Visitor } from '../visitor';
import { cardKey, cardPlace } from './card-form';
import { cartSummary } from './cart-summary';
import { checkoutAlerts } from './voucher-problem';
import { type NamedPlace, placesOf } from './checkout-form';
import { type WayOfPaying, waysOfPaying } from './ways-of-paying';

/** The field that says what the form showed: what is bought is what was seen. */
export const shownField = 'shown';

/** Changes when the tickets do, their quantities or their prices. */
export function digestOfCart({ items }: Cart): string {
  const lines = items.map(({ ticketId, quantity, unitPrice }) => [ticketId, quantity, unitPrice]);
  return digestOf(JSON.stringify(lines));
}

export function hasToPay(cart: Cart): boolean {
  return isMore(totalOf(cart), noMoney);
}

function guestName({ ticketTitle: ticket, number }: NamedPlace): string {
  return say('checkout.guest', { ticket, number });
}

function guestFields(place: NamedPlace, state: FormState): Markup {
  const { nameField, emailField } = place;
  const field = (name: string, label: string, type: 'text' | 'email') =>
    textField(state, { name, label, type, autocomplete: 'off' });
  return html`<fieldset class="guest">
    <legend>${guestName(place)}</legend>
    ${field(nameField, say('checkout.guest-name'), 'text')}
    ${field(emailField, say('checkout.guest-email'), 'email')}
  </fieldset>`;
}

/** For who buys for others; open where something was typed into it. */
function guests(cart: Cart, state: FormState): Markup {
  const places = placesOf(cart);
  const isOpen = places.some(
    ({ nameField, emailField }) => valueOf(state, nameField) + valueOf(state, emailField) !== '',
  );
  return html`<details ${isOpen ? html`open` : null}>
    <summary>${say('checkout.guests')}</summary>
    <p class="quiet">${say('checkout.guests-hint')}</p>
    ${places.map((place) => guestFields(place, state))}
  </details>`;
}

interface Choices {
  state: FormState;
  cart: Cart;
  ways: WayOfPaying[];
}

function choice({ id, label, hint, isOnOwnPage }: WayOfPaying, { state, cart, ways }: Choices) {
  const isChosen = valueOf(state, 'payment', ways.length === 1 ? id : '') === id;
  return html`<label class="choice">
      <input
        type="radio"
        name="payment"
        value="${id}"
        required
        ${isChosen ? html`checked` : null}${errorAttributes(state, 'payment')}
      />
      <span>${label}${hint ? html`<span class="hint">${hint}</span>` : null}</span>
    </label>
    ${isOnOwnPage ? cardPlace(totalOf(cart)) : null}`;
}

function payment(shown: Choices): Markup {
  const { state, ways } = shown;
  return html`<section>
    <h2 id="paying">${say('checkout.payment')}</h2>
    <fieldset id="payment" aria-labelledby="paying">
      ${ways.map((way) => choice(way, shown))} ${errorText(state, 'payment')}
    </fieldset>
  </section>`;
}

/** The names of the fields as people read them. */
function labelsOf(cart: Cart): Record<string, string> {
  const places = placesOf(cart).flatMap((place) => {
    const guest = guestName(place);
    return [
      [place.nameField, say('checkout.guest-name-of', { guest })],
      [place.emailField, say('checkout.guest-email-of', { guest })],
    ];
  });
  const own = {
    buyer_name: say('checkout.name'),
    buyer_email: say('checkout.email'),
    payment: say('checkout.payment'),
  };
  return { ...own, ...(Object.fromEntries(places) as Record<string, string>) };
}

/** What the form is made with. */
export interface CheckoutContext {
  cart: CartOnPage;
  visitor: Visitor;
  state: FormState;
  /** The key of the form that was sent, where it is to be sent again as it was; else empty. */
  key: string;
}

/** Which places it is about, should their time be over when the form is sent. */
const placeInput = ({ ticketId, quantity }: CartItem) =>
  html`<input type="hidden" name="${quantityName(ticketId)}" value="${quantity}" />`;

/** What buys it, at this price; with a voucher that is good for less, what to do first: that price is not to be had. */
function buyButton(cart: Cart): Markup {
  if (voucherShortage(cart)) return html`<p class="error">${say('checkout.voucher-first')}</p>`;
  if (!hasToPay(cart)) return html`<button class="full">${say('checkout.get')}</button>`;
  const total = moneyText(totalOf(cart), settings().currency);
  return html`<p class="total narrow"><span>${say('cart.to-pay')}</span> <span>${total}</span></p>
    <button class="full">${say('checkout.buy', { total })}</button>`;
}

function form({ cart, visitor, state, key }: CheckoutContext, ways: WayOfPaying[]): Markup {
  const isPaid = hasToPay(cart);
  const name = {
    name: 'buyer_name',
    label: say('checkout.name'),
    autocomplete: 'name',
    isRequired: true,
  };
  const email = {
    name: 'buyer_email',
    label: say('checkout.email'),
    type: 'email' as const,
    autocomplete: 'email',
    hint: say('checkout.email-hint'),
    isRequired: true,
  };
  return html`<form class="card steps" method="post" action="${sitePath('/checkout')}">
    ${tokenInput(visitor)} ${keyInput(key)}
    <input type="hidden" name="${shownField}" value="${digestOfCart(cart)}" />
    ${holdInput(cart)} ${cart.items.map(placeInput)}
    <section>
      <h2>${say('checkout.details')}</h2>
      ${textField(state, name)} ${textField(state, email)} ${guests(cart, state)}
    </section>
    ${isPaid ? payment({ state, cart, ways }) : null} ${buyButton(cart)}
  </form>`;
}

const noWay = () => html`<p class="alert">${say('checkout.no-way')}</p>`;

/** The last step before the order. */
export function checkoutPage(context: CheckoutContext): Page {
  const { cart } = context;
  const ways = waysOfPaying();
  const canBuy = !hasToPay(cart) || ways.length > 0;
  const body = html`<h1>${say('checkout.title')}</h1>
    ${checkoutAlerts(context, labelsOf(cart))} ${holdNote(cart)}
    <div class="columns">
      ${canBuy ? form(context, ways) : noWay()} ${cartSummary(cart, { isOpen: true })}
    </div>`;
  const hasCardForm = hasToPay(cart) && cardKey() !== '';
  return {
    ...{ title: say('checkout.title'), head: null, body, hasForms: canBuy, isWide: true },
    ...{ hasCardForm, places: placesIn(cart.items) },
  };
}
