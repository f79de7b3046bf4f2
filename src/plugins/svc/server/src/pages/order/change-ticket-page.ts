import { html, type Markup } from '../../domain/markup';
import { noMoney } from '../../domain/money';
import type { Problem } from '../../domain/problem';
import { scheduleText } from '../../domain/schedule-text';
import { describeTicket } from '../../resources/order/domain/describe-ticket';
import {
  handOnProblem,
  type PlaceFacts,
  renameProblem,
  returnOffer,
  returnProblem,
} from '../../resources/order/domain/self-help';
import type { OrderRow } from '../../resources/order/queries/orders';
import type { PurchasedTicketRow } from '../../resources/order/queries/purchased-tickets';
import type { TextKey } from '../../texts/catalogues';
import { say } from '../../texts/say';
import { alert, errorAttributes, errorText, textField, tokenInput } from '../forms/form-markup';
import { type FormState, valueOf } from '../forms/form-state';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { changePath, offerText, refundProblem, whyNot } from './ticket-help';

/** What one wants done; the field that says it. */
export const wishField = 'wish';
export const wishes = ['rename', 'hand-on', 'return', 'refund'] as const;
export type Wish = (typeof wishes)[number];

export interface ShownTicket {
  order: OrderRow;
  place: PurchasedTicketRow;
  facts: PlaceFacts;
  /** Whether a refund of it, or of the whole order, waits for its answer. */
  isAsked: boolean;
  token: string;
  visitor: Visitor;
}

interface Section {
  wish: Wish;
  title: TextKey;
  lead: string;
  button: TextKey;
  fields: Markup | null;
  problem?: Problem;
}

/** A form, or why there is none. */
function section({ order, place, token, visitor }: ShownTicket, one: Section): Markup {
  const { wish, title, lead, button, fields, problem } = one;
  const action = `${changePath(order.public_id, place.public_id)}?token=${token}`;
  const form = html`<p>${lead}</p>
    <form method="post" action="${action}">
      ${tokenInput(visitor)}
      <input type="hidden" name="${wishField}" value="${wish}" />
      ${fields}
      <p><button class="second">${say(button)}</button></p>
    </form>`;
  return html`<section class="card" aria-labelledby="${wish}">
    <h2 id="${wish}">${say(title)}</h2>
    ${problem ? html`<p class="quiet">${whyNot(problem)}</p>` : form}
  </section>`;
}

function names(state: FormState, prefix: 'guest' | 'holder'): Markup {
  const field = (name: string, label: TextKey, type: 'text' | 'email') =>
    textField(state, {
      name,
      label: say(label),
      type,
      autocomplete: 'off',
      isRequired: true,
    });
  return html`${field(`${prefix}_name`, 'order.name', 'text')}
  ${field(`${prefix}_email`, 'help.email', 'email')}`;
}

function words(state: FormState, name: string, isRequired: boolean): Markup {
  return html`<div class="field">
    <label for="${name}">${say(isRequired ? 'help.reason-needed' : 'help.reason')}</label>
    <textarea
      id="${name}"
      name="${name}"
      rows="3"
      maxlength="1000"
      ${isRequired ? html`required` : null}${errorAttributes(state, name)}
    >
${valueOf(state, name)}</textarea>
    ${errorText(state, name)}
  </div>`;
}

/** What stands in the first form before anybody has typed. */
function withGuest(state: FormState, { place }: ShownTicket): FormState {
  if (state.fields?.text(wishField) === 'rename') return state;
  const known = { guest_name: place.full_name, guest_email: place.email };
  const text = (name: string) =>
    known[name as keyof typeof known] ?? state.fields?.text(name) ?? '';
  return { ...state, fields: { text } as FormState['fields'] };
}

function sections(shown: ShownTicket, state: FormState): Markup[] {
  const { facts, order } = shown;
  const offer = returnOffer(facts);
  const isPaid = facts.price !== noMoney && !facts.isHandedOn && facts.status === 'confirmed';
  const all = [
    section(shown, {
      wish: 'rename',
      title: 'help.rename',
      lead: say('help.rename.lead'),
      button: 'help.rename.button',
      fields: names(withGuest(state, shown), 'guest'),
      problem: renameProblem(facts),
    }),
    section(shown, {
      wish: 'hand-on',
      title: 'help.hand-on',
      lead: say('help.hand-on.lead'),
      button: 'help.hand-on.button',
      fields: names(state, 'holder'),
      problem: handOnProblem(facts),
    }),
    section(shown, {
      wish: 'return',
      title: 'help.return',
      lead: offer ? offerText(offer, order.currency) : '',
      button: 'help.return.button',
      fields: words(state, 'reason', false),
      problem: returnProblem(facts),
    }),
  ];
  if (!isPaid) return all;
  const refund = section(shown, {
    wish: 'refund',
    title: 'help.refund',
    lead: say('help.refund.lead'),
    button: 'help.refund.button',
    fields: words(state, 'refund_reason', true),
    problem: refundProblem(facts, { placedAt: Number(order.placed_at), isAsked: shown.isAsked }),
  });
  return [...all, refund];
}

/** What buyers do with one ticket of theirs. */
export function changeTicketPage(shown: ShownTicket, state: FormState): Page {
  const { order, place, token } = shown;
  const { eventTitle, ticketTitle, schedule } = describeTicket(place);
  const labels = {
    guest_name: say('order.name'),
    guest_email: say('help.email'),
    holder_name: say('order.name'),
    holder_email: say('help.email'),
    reason: say('help.reason'),
    refund_reason: say('help.reason-needed'),
  };
  const back = sitePath(`/orders/${order.public_id}?token=${token}`);
  const body = html`<p>
      <a href="${back}">${say('help.back', { id: String(order.public_id) })}</a>
    </p>
    <h1>${say('help.title', { event: eventTitle })}</h1>
    ${alert(state, say('help.nothing-changed'), labels)}
    <dl>
      <dt>${say('event.when')}</dt>
      <dd>${scheduleText(schedule)}</dd>
      <dt>${say('order.ticket')}</dt>
      <dd>${ticketTitle}</dd>
      <dt>${say('order.name')}</dt>
      <dd>${place.full_name}</dd>
    </dl>
    ${sections(shown, state)}`;
  return { title: say('help.title', { event: eventTitle }), head: null, body, hasForms: true };
}
