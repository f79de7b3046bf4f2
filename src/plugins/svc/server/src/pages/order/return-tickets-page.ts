import { html, type Markup } from '../../domain/markup';
import { sumOf } from '../../domain/money';
import { moneyText } from '../../domain/money-text';
import { describeTicket } from '../../resources/order/domain/describe-ticket';
import type { ReturnOffer } from '../../resources/order/domain/self-help';
import type { OrderRow } from '../../resources/order/queries/orders';
import type { PurchasedTicketRow } from '../../resources/order/queries/purchased-tickets';
import { say } from '../../texts/say';
import { alert, errorAttributes, errorText, tokenInput } from '../forms/form-markup';
import { type FormState, valueOf } from '../forms/form-state';
import type { Page } from '../page';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { offerText } from './ticket-help';

/** The page on which one gives several tickets of an order back. */
export function returnPath(orderId: number): string {
  return sitePath(`/orders/${orderId}/return`);
}

/** The field that says whether a place goes back. */
export const placeName = (attendeeId: number) => `give-${attendeeId}`;

export const chosen = '1';
export const reasonName = 'reason';

/** The group of fields that is wrong where nothing was chosen. */
export const placesName = 'places';

/** A place that can be given back, and what it gives. */
export interface Returnable {
  place: PurchasedTicketRow;
  offer: ReturnOffer;
}

export interface ShownReturn {
  order: OrderRow;
  returnables: Returnable[];
  token: string;
  visitor: Visitor;
}

/** All of them are chosen, until somebody chooses. */
function choice({ place, offer }: Returnable, { order }: ShownReturn, state: FormState): Markup {
  const { eventTitle, ticketTitle } = describeTicket(place);
  const name = placeName(place.public_id);
  const isChosen = !state.fields || state.fields.text(name) === chosen;
  return html`<label class="choice">
    <input type="checkbox" name="${name}" value="${chosen}" ${isChosen ? html`checked` : null} />
    <span
      >${place.full_name}: ${ticketTitle}, ${eventTitle}<span class="hint"
        >${offerText(offer, order.currency)}</span
      ></span
    >
  </label>`;
}

function form(shown: ShownReturn, state: FormState): Markup {
  const { order, returnables, token, visitor } = shown;
  const total = sumOf(returnables.map(({ offer }) => offer.amount));
  return html`<form
    class="card"
    method="post"
    action="${returnPath(order.public_id)}?token=${token}"
  >
    ${tokenInput(visitor)}
    <p>${say('return-all.lead')}</p>
    <fieldset
      id="${placesName}"
      ${state.errors[placesName] ? html` aria-describedby="${placesName}-error"` : null}
    >
      <legend>${say('order.tickets')}</legend>
      ${returnables.map((one) => choice(one, shown, state))} ${errorText(state, placesName)}
    </fieldset>
    <p>${say('return-all.total', { amount: moneyText(total, order.currency) })}</p>
    <div class="field">
      <label for="${reasonName}">${say('help.reason')}</label>
      <textarea
        id="${reasonName}"
        name="${reasonName}"
        rows="3"
        maxlength="1000"
        ${errorAttributes(state, reasonName)}
      >
${valueOf(state, reasonName)}</textarea>
      ${errorText(state, reasonName)}
    </div>
    <p><button class="second">${say('return-all.button')}</button></p>
  </form>`;
}

/** Where one gives back what one chooses of an order. */
export function returnTicketsPage(shown: ShownReturn, state: FormState): Page {
  const { order, returnables, token } = shown;
  const id = String(order.public_id);
  const title = say('return-all.title', { id });
  const labels = { [placesName]: say('order.tickets'), [reasonName]: say('help.reason') };
  const back = sitePath(`/orders/${id}?token=${token}`);
  const body = html`<p><a href="${back}">${say('help.back', { id })}</a></p>
    <h1>${title}</h1>
    ${alert(state, say('return-all.not-all'), labels)}
    ${returnables.length > 0 ? form(shown, state) : html`<p>${say('return-all.none')}</p>`}`;
  return { title, head: null, body, hasForms: true };
}
