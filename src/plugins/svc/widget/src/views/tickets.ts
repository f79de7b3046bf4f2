import type { Ticket } from '../api';
import { type Child, h } from '../dom';
import { minorOf } from '../money';
import { mostOf, quantityOf, type View } from '../state';
import { momentText, scheduleText } from '../when';
import { cartSection } from './cart';
import { describedBy, errorOf, heading, problemOf } from './parts';

/* What there is to choose from. */

const fewLeft = 10;

function stateText(ticket: Ticket, { speaker: { say, locale } }: View): string {
  const { availability, remaining, start_sale_utc: opens } = ticket;
  if (availability === 'not_yet') return say('not_yet', { when: momentText(opens, locale) });
  if (availability === 'sold_out') return say('sold_out');
  if (availability !== 'on_sale') return say('ended');
  return remaining >= 0 && remaining <= fewLeft ? say('left', { count: remaining }) : '';
}

function stepper(ticket: Ticket, { state, speaker: { say }, act }: View): Child {
  const { id, title } = ticket;
  const field = `quantity-${id}`;
  const typed = state.wanted.get(id) ?? '0';
  const quantity = quantityOf(typed) ?? 0;
  const most = mostOf(ticket) ?? Infinity;
  // A button that is disabled loses the keyboard: it says that it is, and does nothing.
  const button = (which: string, label: string, to: number, isOff: boolean) =>
    h(
      'button',
      {
        ...{ type: 'button', id: `${which}-${id}`, class: 'step', part: 'step' },
        'aria-label': label,
        'aria-disabled': isOff ? 'true' : null,
        onclick: () => isOff || act.want(id, String(to)),
      },
      which === 'less' ? '−' : '+',
    );
  return h(
    'div',
    { class: 'stepper', part: 'stepper' },
    button('less', say('one_less', { ticket: title }), quantity - 1, quantity <= 0),
    h('input', {
      ...{ id: field, class: 'quantity', part: 'input quantity', value: typed },
      ...{ inputmode: 'numeric', autocomplete: 'off', size: 3, maxlength: 4 },
      'aria-label': say('quantity_of', { ticket: title }),
      ...describedBy(state.errors, field),
      onfocus: (event: FocusEvent) => (event.target as HTMLInputElement).select(),
      oninput: (event: Event) => act.want(id, (event.target as HTMLInputElement).value),
    }),
    button('more', say('one_more', { ticket: title }), quantity + 1, quantity >= most),
  );
}

function row(ticket: Ticket, view: View): Child {
  const { state, money, speaker } = view;
  const { id, title, description, price, availability } = ticket;
  const minor = minorOf(price);
  const isOnSale = availability === 'on_sale';
  const stateOf = stateText(ticket, view);
  return h(
    'li',
    { class: isOnSale ? 'ticket' : 'ticket off', part: 'ticket' },
    h(
      'div',
      { class: 'what' },
      h('p', { class: 'name', part: 'ticket-name' }, title),
      description && h('p', { class: 'hint' }, description),
      stateOf && isOnSale && h('p', { class: 'few' }, stateOf),
      errorOf(state.errors, `quantity-${id}`),
    ),
    h('p', { class: 'price', part: 'price' }, minor === 0 ? speaker.say('free') : money(minor)),
    isOnSale ? stepper(ticket, view) : h('p', { class: 'chip', part: 'chip' }, stateOf),
  );
}

/** What the chosen ones cost. */
function sumOf({ state: { wanted, tickets } }: View): number {
  return tickets.reduce(
    (sum, { id, price }) => sum + (quantityOf(wanted.get(id)) ?? 0) * minorOf(price),
    0,
  );
}

function form(view: View): Child {
  const { state, speaker, money, act } = view;
  if (state.tickets.length === 0) return h('p', {}, speaker.say('nothing_to_buy'));
  const canBuy = state.tickets.some(({ availability }) => availability === 'on_sale');
  const sum = sumOf(view);
  const submit = (event: Event) => {
    event.preventDefault();
    void act.addWanted();
  };
  return h(
    'form',
    { novalidate: true, onsubmit: submit },
    h(
      'ul',
      { class: 'tickets', part: 'tickets' },
      state.tickets.map((one) => row(one, view)),
    ),
    canBuy &&
      h(
        'button',
        {
          id: 'add',
          // Who has something in the cart goes on from there.
          class: view.shop.cart.items.length > 0 ? 'primary second' : 'primary',
          part: 'button add',
          'aria-busy': state.isBusy ? 'true' : null,
        },
        sum > 0 ? speaker.say('add_sum', { sum: money(sum) }) : speaker.say('add'),
      ),
  );
}

export function ticketsView(view: View): Child {
  const { event, problem } = view.state;
  return [
    h(
      'header',
      {},
      heading(event?.title ?? view.speaker.say('tickets')),
      event && h('p', { class: 'when', part: 'when' }, scheduleText(event, view.speaker)),
    ),
    problemOf(problem),
    form(view),
    cartSection(view),
  ];
}
