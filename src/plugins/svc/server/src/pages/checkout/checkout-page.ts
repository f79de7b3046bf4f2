import { html, type Markup } from '../../domain/markup';
import { displayMinor, isMore, noMoney } from '../../domain/money';
import { digestOf } from '../../domain/secrets';
import { settings } from '../../host/strapi';
import { type Cart, totalOf } from '../../resources/cart/domain/cart';
import { holdNote } from '../cart/cart-page';
import type { CartOnPage } from '../cart/find-cart';
import {
  alert,
  errorAttributes,
  errorText,
  keyInput,
  textField,
  tokenInput,
} from '../forms/form-markup';
import { type FormState, valueOf } from '../forms/form-state';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { cartSummary } from './cart-summary';
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

function guestFields(place: NamedPlace, state: FormState): Markup {
  const { ticketTitle, number, nameField, emailField } = place;
  const field = (name: string, label: string, type: 'text' | 'email') =>
    textField(state, { name, label, type, autocomplete: 'off' });
  return html`<fieldset class="guest">
    <legend>${ticketTitle}, guest ${number}</legend>
    ${field(nameField, 'Name', 'text')} ${field(emailField, 'E-mail', 'email')}
  </fieldset>`;
}

/** For who buys for others; open where something was typed into it. */
function guests(cart: Cart, state: FormState): Markup {
  const places = placesOf(cart);
  const isOpen = places.some(
    ({ nameField, emailField }) => valueOf(state, nameField) + valueOf(state, emailField) !== '',
  );
  return html`<details ${isOpen ? html`open` : null}>
    <summary>Name the guests, if they are others</summary>
    <p class="quiet">Each ticket has the name of its guest. Those without one have yours.</p>
    ${places.map((place) => guestFields(place, state))}
  </details>`;
}

function choice({ id, label, hint }: WayOfPaying, state: FormState, isOnly: boolean): Markup {
  const isChosen = valueOf(state, 'payment', isOnly ? id : '') === id;
  return html`<label class="choice">
    <input
      type="radio"
      name="payment"
      value="${id}"
      required
      ${isChosen ? html`checked` : null}${errorAttributes(state, 'payment')}
    />
    <span>${label}${hint ? html`<span class="hint">${hint}</span>` : null}</span>
  </label>`;
}

function payment(state: FormState, ways: WayOfPaying[]): Markup {
  return html`<fieldset id="payment">
    <legend>How you pay</legend>
    ${ways.map((way) => choice(way, state, ways.length === 1))} ${errorText(state, 'payment')}
  </fieldset>`;
}

/** The names of the fields as people read them. */
function labelsOf(cart: Cart): Record<string, string> {
  const places = placesOf(cart).flatMap((place) => {
    const whose = `${place.ticketTitle}, guest ${place.number}`;
    return [
      [place.nameField, `${whose}, name`],
      [place.emailField, `${whose}, e-mail`],
    ];
  });
  const own = { buyer_name: 'Your name', buyer_email: 'Your e-mail', payment: 'How you pay' };
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

function form({ cart, visitor, state, key }: CheckoutContext, ways: WayOfPaying[]): Markup {
  const total = displayMinor(totalOf(cart), settings().currency);
  const isPaid = hasToPay(cart);
  const name = { name: 'buyer_name', label: 'Your name', autocomplete: 'name', isRequired: true };
  const email = {
    name: 'buyer_email',
    label: 'Your e-mail',
    type: 'email' as const,
    autocomplete: 'email',
    hint: 'Your tickets go there.',
    isRequired: true,
  };
  return html`<form class="card" method="post" action="${sitePath('/checkout')}">
    ${tokenInput(visitor)} ${keyInput(key)}
    <input type="hidden" name="${shownField}" value="${digestOfCart(cart)}" />
    <h2>Your details</h2>
    ${textField(state, name)} ${textField(state, email)} ${guests(cart, state)}
    ${isPaid ? payment(state, ways) : null}
    <button class="full">${isPaid ? `Buy for ${total}` : 'Get your tickets'}</button>
  </form>`;
}

const noWay = html`<p class="alert">
  There is no way to pay for these tickets on this page. Please ask the organizer.
</p>`;

/** The last step before the order. */
export function checkoutPage(context: CheckoutContext): Page {
  const { cart, state } = context;
  const ways = waysOfPaying();
  const canBuy = !hasToPay(cart) || ways.length > 0;
  const body = html`<h1>Checkout</h1>
    ${alert(state, 'Nothing was bought.', labelsOf(cart))} ${holdNote(cart)}
    <div class="columns">${canBuy ? form(context, ways) : noWay} ${cartSummary(cart, true)}</div>`;
  return { title: 'Checkout', head: null, body, hasForms: canBuy, isWide: true };
}
