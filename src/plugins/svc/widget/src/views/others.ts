import { type Child, h } from '../dom';
import type { State, View } from '../state';
import type { TextKey } from '../texts';
import { heading } from './parts';

/* What there is before, between and after. */

export function waitingView({ state, speaker: { say } }: View): Child {
  const isPaying = state.step === 'paying';
  const text = state.isResuming ? 'resuming' : 'paying';
  return h(
    'div',
    { class: 'waiting', part: 'waiting' },
    h('span', { class: 'spinner', 'aria-hidden': 'true' }),
    h('p', { id: 'heading', tabindex: -1 }, say(isPaying ? text : 'loading')),
    // Until there is something else, what the page has for browsers without scripts.
    !isPaying && h('slot'),
  );
}

export function failedView({ state: { isGone }, speaker: { say }, act }: View): Child {
  return h(
    'div',
    { class: 'failed', part: 'failed' },
    h('p', { role: 'alert' }, say(isGone ? 'event_gone' : 'unavailable')),
    !isGone &&
      h(
        'button',
        { type: 'button', class: 'plain', part: 'button', onclick: () => void act.load() },
        say('try_again'),
      ),
    h('slot'),
  );
}

function doneKey({ bought }: State): TextKey {
  const { status, payment } = bought!.purchase;
  if (status !== 'pending') return 'bought';
  return payment ? 'awaited' : 'reserved';
}

export function doneView(view: View): Child {
  const { state, speaker, act } = view;
  if (!state.bought) return null;
  const { purchase, name, email } = state.bought;
  const { say } = speaker;
  const link = { class: 'primary', part: 'button order', href: purchase.confirmation_url };
  return h(
    'div',
    { class: 'done', part: 'done' },
    h('span', { class: 'tick', 'aria-hidden': 'true' }, '✓'),
    heading(say('thanks', { name })),
    h('p', {}, say(doneKey(state), { order: purchase.order_id, email })),
    h('a', { ...link, referrerpolicy: 'no-referrer', id: 'to-order' }, say('to_order')),
    h(
      'button',
      { type: 'button', class: 'plain', part: 'button', onclick: () => act.buyMore() },
      say('buy_more'),
    ),
  );
}
