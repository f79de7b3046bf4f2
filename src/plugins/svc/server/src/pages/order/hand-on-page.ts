import { html } from '../../domain/markup';
import { describeTicket } from '../../resources/order/domain/describe-ticket';
import { say } from '../../texts/say';
import { tokenInput } from '../forms/form-markup';
import type { FormFields } from '../forms/fields';
import type { Page } from '../page';
import { type ShownTicket, wishField } from './change-ticket-page';
import { changePath } from './ticket-help';

/* What cannot be undone is asked twice: who gets the ticket is shown before it is theirs. */

/** The field, and the parameter of the page, that says that one was asked. */
export const sureField = 'sure';
export const sure = 'hand-on';

/** Whether to hand the ticket on to whom the form says. */
export function handOnPage(shown: ShownTicket, fields: FormFields): Page {
  const { order, place, token, visitor } = shown;
  const path = `${changePath(order.public_id, place.public_id)}?token=${token}`;
  const [name, email] = [fields.text('holder_name').trim(), fields.text('holder_email').trim()];
  const { eventTitle, ticketTitle } = describeTicket(place);
  const title = say('help.hand-on.sure');
  const sent = { [wishField]: sure, [sureField]: sure, holder_name: name, holder_email: email };
  const body = html`<h1>${title}</h1>
    <p>${ticketTitle}, ${eventTitle}</p>
    <form class="card" method="post" action="${path}">
      ${tokenInput(visitor)}
      ${Object.entries(sent).map(
        ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
      )}
      <p>${say('help.hand-on.sure.lead', { name, email })}</p>
      <div class="row">
        <button>${say('help.hand-on.sure.button')}</button>
        <a class="button second" href="${path}">${say('help.hand-on.back')}</a>
      </div>
    </form>`;
  return { title, head: null, body, hasForms: true };
}
