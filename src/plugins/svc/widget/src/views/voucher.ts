import { isFree } from '../checkout-form';
import { type Child, h } from '../dom';
import { minorOf } from '../money';
import type { View } from '../state';
import { describedBy, errorOf } from './parts';

/* A voucher in the cart: where its code is typed, or which one is on. Either has the id `voucher`. */

/** Words that are heard and not seen. */
const unseen = (text: string) => h('span', { class: 'unseen' }, `${text} `);

/** What the cart costs: with a voucher, too, what it would without. */
export function totalLine({ shop: { cart }, speaker: { say }, money }: View): Child {
  const isLowered = cart.full_total !== cart.total;
  return h(
    'p',
    { class: 'total', part: 'total' },
    h('span', {}, say('total')),
    h(
      'span',
      {},
      isLowered && [
        h(
          's',
          { class: 'full', part: 'full-price' },
          unseen(say('full_price')),
          money(minorOf(cart.full_total)),
        ),
        ' ',
        unseen(say('with_voucher')),
      ],
      h('strong', {}, money(minorOf(cart.total))),
    ),
  );
}

/** A voucher may be for one of them alone, which the cart does not say. */
const isOfSeveralEvents = ({ items }: View['shop']['cart']) =>
  new Set(items.map(({ event_id: id }) => id)).size > 1;

/** The code that is on, what it takes off, and what takes it off the cart. */
export function voucherLine({ state, shop, speaker: { say }, money, act }: View): Child {
  const { voucher, discount } = shop.cart;
  if (!voucher) return null;
  const { code, percent, amount } = voucher;
  const sum = money(minorOf(discount));
  // What a ticket costs has it off already: it is no sum to be taken off again.
  const isForSome = isOfSeveralEvents(shop.cart);
  const saved =
    percent === null
      ? say(isForSome ? 'voucher_amount_some' : 'voucher_amount', {
          off: money(minorOf(amount ?? '0')),
          sum,
        })
      : say(isForSome ? 'voucher_percent_some' : 'voucher_percent', { percent, sum });
  return [
    h(
      'p',
      { class: 'line voucher', part: 'line voucher' },
      h(
        'span',
        { class: 'what' },
        say('voucher_of', { code }),
        h('span', { class: 'hint', part: 'discount' }, saved),
      ),
      h(
        'button',
        {
          ...{ type: 'button', id: 'voucher', class: 'plain', part: 'button voucher-remove' },
          'aria-label': say('voucher_remove_of', { code }),
          'aria-describedby': state.errors.has('voucher') ? 'voucher-error' : null,
          onclick: () => void act.removeVoucher(),
        },
        say('voucher_remove'),
      ),
    ),
    errorOf(state.errors, 'voucher'),
  ];
}

/** Of what costs nothing there is nothing to take off. */
export function voucherForm({ state, shop, speaker: { say }, act }: View): Child {
  if (shop.cart.voucher || isFree(shop.cart)) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    void act.useVoucher();
  };
  return h(
    'form',
    { class: 'field', part: 'field voucher-field', novalidate: true, onsubmit: submit },
    h('label', { for: 'voucher' }, say('voucher')),
    h(
      'div',
      { class: 'with-button' },
      h('input', {
        ...{ id: 'voucher', type: 'text', part: 'input', maxlength: 100, autocomplete: 'off' },
        ...{ autocapitalize: 'characters', spellcheck: 'false' },
        value: shop.typed.read()?.voucher ?? '',
        ...describedBy(state.errors, 'voucher'),
        oninput: (event: Event) => act.type('voucher', (event.target as HTMLInputElement).value),
      }),
      h(
        'button',
        { class: 'second', part: 'button voucher-use', 'aria-busy': state.isBusy ? 'true' : null },
        say('voucher_use'),
      ),
    ),
    errorOf(state.errors, 'voucher'),
  );
}
