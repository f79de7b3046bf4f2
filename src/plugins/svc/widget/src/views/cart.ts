import type { CartItem } from '../api';
import { type Child, h } from '../dom';
import { minorOf } from '../money';
import type { View } from '../state';
import { totalLine, voucherForm, voucherLine } from './voucher';

/* What is in the cart: that of all tags of the page. */

function line(item: CartItem, { state, speaker: { say }, money, act }: View, canChange: boolean) {
  const { ticket_id: id, ticket_title: title, quantity, event_id: eventId } = item;
  const isOther = eventId !== state.event?.id;
  return h(
    'li',
    { class: 'line', part: 'line' },
    h(
      'span',
      { class: 'what' },
      `${quantity} × ${title}`,
      isOther && h('span', { class: 'hint' }, item.event_title),
    ),
    h('span', { class: 'amount' }, money(minorOf(item.subtotal))),
    canChange &&
      h(
        'button',
        {
          ...{ type: 'button', id: `remove-${id}`, class: 'remove', part: 'remove' },
          'aria-label': say('remove', { ticket: title }),
          onclick: () => void act.setInCart(id, 0),
        },
        '×',
      ),
  );
}

/** Its lines, a voucher and their sum, and until when they are kept. */
export function cartLines(view: View, canChange: boolean): Child {
  const { shop } = view;
  return [
    h('p', { class: 'kept', part: 'kept', id: 'kept' }),
    h(
      'ul',
      { class: 'lines' },
      shop.cart.items.map((item) => line(item, view, canChange)),
    ),
    voucherLine(view),
    totalLine(view),
    voucherForm(view),
  ];
}

export function cartSection(view: View): Child {
  const { shop, speaker, act } = view;
  if (shop.cart.items.length === 0) return null;
  return h(
    'section',
    { class: 'cart', part: 'cart', 'aria-labelledby': 'cart-heading' },
    h('h4', { id: 'cart-heading' }, speaker.say('cart')),
    cartLines(view, true),
    h(
      'button',
      {
        ...{ type: 'button', id: 'to-checkout', class: 'primary', part: 'button checkout' },
        onclick: () => act.openCheckout(),
      },
      speaker.say('to_checkout'),
    ),
  );
}
