import { html } from '../../domain/markup';
import { readShape } from '../../kit/validate';
import { accountAddress } from '../../resources/account/body';
import { askForOrders } from '../../resources/account/operations/ask-for-orders';
import { say } from '../../texts/say';
import type { FormFields } from '../forms/fields';
import { alert, textField, tokenInput } from '../forms/form-markup';
import { type FormState, untouched } from '../forms/form-state';
import { reasonText } from '../forms/reason-text';
import { notice, type Page } from '../page';
import type { PageAnswer, Parameters } from '../page-route';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';

/* Who has lost the mail of an order has its link sent again, to the address that it was bought under. */

export const findOrdersPath = '/orders';

/** The parameter that says that somebody has asked. */
const sentField = 'sent';

function findOrdersPage(visitor: Visitor, state: FormState): Page {
  const title = say('find-orders.title');
  const body = html`<h1>${title}</h1>
    ${alert(state, say('find-orders.not-sent'), { email: say('account.email') })}
    <p>${say('find-orders.lead')}</p>
    <form method="post" action="${sitePath(findOrdersPath)}">
      ${tokenInput(visitor)}
      ${textField(state, {
        name: 'email',
        label: say('account.email'),
        type: 'email',
        autocomplete: 'email',
        isRequired: true,
      })}
      <p><button>${say('find-orders.button')}</button></p>
    </form>`;
  return { title, head: null, body, hasForms: true };
}

export function showFindOrders(parameters: Parameters, visitor: Visitor): Promise<PageAnswer> {
  const isSent = parameters[sentField] !== undefined;
  const page = isSent
    ? notice('find-orders.sent', 'find-orders.sent.text')
    : findOrdersPage(visitor, untouched);
  return Promise.resolve({ status: 200, page });
}

/** Whatever address it is, the answer is the same. */
export async function submitFindOrders(
  _: Parameters,
  visitor: Visitor,
  fields: FormFields,
): Promise<PageAnswer> {
  const sent = fields.typed('email');
  const { invalid } = readShape({ email: accountAddress() }, { email: sent });
  const problem =
    sent === undefined ? say('checkout.fill-in') : invalid.email && reasonText(invalid.email);
  if (problem) {
    const state = { fields, message: '', errors: { email: problem } };
    return { status: 422, page: findOrdersPage(visitor, state) };
  }
  await askForOrders(fields.text('email'));
  return { seeOther: sitePath(`${findOrdersPath}?${sentField}=1`) };
}
