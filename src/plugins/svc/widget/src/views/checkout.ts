import { isFree, type Place, placesOf, type Typed } from '../checkout-form';
import { type Child, h } from '../dom';
import { minorOf } from '../money';
import { cardSlot } from '../outer-slot';
import type { View } from '../state';
import { type Way, waysOfPaying } from '../ways';
import { cartLines } from './cart';
import { describedBy, errorOf, heading, problemOf } from './parts';

/* Who buys, for whom, and how it is paid. */

interface Field {
  id: string;
  label: string;
  type: 'text' | 'email';
  autocomplete: string;
  hint?: string;
  isRequired?: boolean;
}

function field(
  { id, label, type, autocomplete, hint, isRequired }: Field,
  view: View,
  typed: Typed,
) {
  const { state, act } = view;
  return h(
    'div',
    { class: 'field', part: 'field' },
    h('label', { for: id }, label),
    h('input', {
      ...{ id, type, autocomplete, part: 'input', value: typed[id] ?? '', maxlength: 255 },
      'aria-required': isRequired ? 'true' : null,
      ...describedBy(state.errors, id, Boolean(hint)),
      oninput: (event: Event) => act.type(id, (event.target as HTMLInputElement).value),
    }),
    hint && h('p', { class: 'hint', id: `${id}-hint` }, hint),
    errorOf(state.errors, id),
  );
}

function guest({ title, number, nameField, emailField }: Place, view: View, typed: Typed): Child {
  const { say } = view.speaker;
  const one = (id: string, label: string, type: Field['type']) =>
    field({ id, label, type, autocomplete: 'off' }, view, typed);
  return h(
    'fieldset',
    { class: 'guest' },
    h('legend', {}, say('guest', { ticket: title, number })),
    one(nameField, say('name'), 'text'),
    one(emailField, say('email'), 'email'),
  );
}

/** For who buys for others; open where something was typed into it. */
function guests(view: View, typed: Typed): Child {
  const places = placesOf(view.shop.cart);
  const isOpen = places.some(
    ({ nameField, emailField }) =>
      typed[nameField] || typed[emailField] || view.state.errors.has(emailField),
  );
  const { say } = view.speaker;
  const toggled = (event: Event) =>
    view.act.type('guests', (event.target as HTMLDetailsElement).open ? 'open' : '');
  return h(
    'details',
    { open: isOpen || typed.guests === 'open', ontoggle: toggled },
    h('summary', { id: 'guests' }, say('name_guests')),
    h('p', { class: 'hint' }, say('guests_hint')),
    places.map((place) => guest(place, view, typed)),
  );
}

function choice({ id, label, hint }: Way, { state, act }: View, typed: Typed): Child {
  const field = `way-${id}`;
  const isChosen = typed.way === id;
  return h(
    'div',
    { class: 'choice', part: 'way' },
    h('input', {
      ...{ type: 'radio', name: 'way', id: field, checked: isChosen },
      'aria-describedby': [hint && `${field}-hint`, state.errors.has('payment') && 'payment-error']
        .filter(Boolean)
        .join(' '),
      onchange: () => act.choose(id),
    }),
    h(
      'label',
      { for: field },
      label,
      hint && h('span', { class: 'hint', id: `${field}-hint` }, hint),
    ),
    id === 'stripe' && isChosen && h('div', { class: 'card' }, cardSlot()),
  );
}

function payment(view: View, ways: Way[], typed: Typed): Child {
  const { say } = view.speaker;
  if (ways.length === 0) return h('p', { class: 'problem' }, say('no_way'));
  return h(
    'fieldset',
    { class: 'payment', part: 'payment', id: 'payment', tabindex: -1 },
    h('legend', {}, say('payment')),
    ways.map((way) => choice(way, view, typed)),
    errorOf(view.state.errors, 'payment'),
  );
}

function buttonText({ shop, speaker: { say }, money }: View, way: string | undefined): string {
  if (isFree(shop.cart)) return say('get');
  const sum = money(minorOf(shop.cart.total));
  return way === 'offline' ? say('reserve', { sum }) : say('buy', { sum });
}

/** With what was typed so far. */
export function checkoutView(view: View, typed: Typed): Child {
  const { state, shop, speaker, act } = view;
  const ways = state.settings ? waysOfPaying(state.settings, speaker) : [];
  const { say } = speaker;
  const submit = (event: Event) => {
    event.preventDefault();
    void act.buy();
  };
  const [name, email] = [
    { id: 'name', label: say('your_name'), type: 'text', autocomplete: 'name' },
    { id: 'email', label: say('your_email'), type: 'email', autocomplete: 'email' },
  ] as const;
  const back = { type: 'button', id: 'back', class: 'back', part: 'back' };
  return [
    h('button', { ...back, onclick: () => act.openTickets() }, `‹ ${say('back')}`),
    h('header', {}, heading(say('checkout'))),
    problemOf(state.problem),
    h(
      'section',
      { class: 'cart', part: 'cart', 'aria-label': say('cart') },
      cartLines(view, false),
    ),
    h(
      'form',
      { novalidate: true, onsubmit: submit },
      field({ ...name, isRequired: true }, view, typed),
      field({ ...email, hint: say('email_hint'), isRequired: true }, view, typed),
      guests(view, typed),
      !isFree(shop.cart) && payment(view, ways, typed),
      (isFree(shop.cart) || ways.length > 0) &&
        h(
          'button',
          {
            id: 'buy',
            class: 'primary',
            part: 'button buy',
            'aria-busy': state.isBusy ? 'true' : null,
          },
          buttonText(view, typed.way),
        ),
    ),
  ];
}
