import { Problem } from '../../domain/problem';
import { changeCart } from '../../resources/cart/operations/change-cart';
import { checkoutPage } from '../checkout/checkout-page';
import { quantityName } from '../event/ticket-section';
import type { FormFields } from '../forms/fields';
import { type FormState, untouched } from '../forms/form-state';
import { formAgain, forgetForm } from '../forms/kept-form';
import type { PageAnswer } from '../page-route';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { cartPage } from './cart-page';
import { findCartOnPage } from './find-cart';
import { findTicketsAgain, onward, ticketsOfForm } from './places-again';
import { readQuantities, stateOfRefusal } from './quantities';
import { codeRefused, useTypedCode, withHeldVoucher } from './submit-voucher';

/** The form with what is wrong with it; of a ticket that it does not show any more, above it. */
async function refused(
  { message, errors, fields }: FormState,
  visitor: Visitor,
): Promise<PageAnswer> {
  const tickets = await findTicketsAgain(fields);
  const names = new Set(tickets.map(({ id }) => quantityName(id)));
  const all = Object.entries(errors);
  const others = all.filter(([name]) => !names.has(name)).map(([, error]) => error);
  const form = {
    fields,
    message: [message, ...others].filter(Boolean).join(' '),
    errors: Object.fromEntries(all.filter(([name]) => names.has(name))),
    key: '',
  };
  const cart = await findCartOnPage(visitor.owner);
  const page = () => cartPage(cart, visitor, { state: form, tickets });
  return formAgain(form, { visitor, path: sitePath('/cart'), page });
}

/** Leads on to the checkout, with what was typed there. */
async function goOn(visitor: Visitor, fields: FormFields): Promise<PageAnswer> {
  const shown = await findCartOnPage(visitor.owner);
  const state = { ...untouched, fields, key: '' };
  const page = () => checkoutPage({ cart: shown, visitor, state, key: '' });
  return formAgain(state, { visitor, path: sitePath('/checkout'), page });
}

/** Takes the places of a form again, and leads on to the checkout where that was asked for. */
export async function takeAgain(visitor: Visitor, fields: FormFields): Promise<PageAnswer> {
  const { quantities, errors } = readQuantities(fields, ticketsOfForm(fields));
  if (Object.keys(errors).length > 0) return refused({ fields, message: '', errors }, visitor);
  const changes = quantities
    .filter(({ quantity }) => quantity !== 0)
    .map((one) => ({ ...one, mode: 'set' as const }));
  try {
    await changeCart(visitor.owner, changes);
    const withCode = withHeldVoucher(fields);
    const problem = await useTypedCode(visitor, withCode);
    if (problem) return await codeRefused(problem, { visitor, fields: withCode });
    const path = sitePath('/cart');
    const forgotten = forgetForm(visitor, path);
    if (fields.text(onward.field) !== onward.checkout) {
      return { seeOther: path, cookies: forgotten };
    }
    const answer = await goOn(visitor, fields);
    return { ...answer, cookies: [...forgotten, ...(answer.cookies ?? [])] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refused(await stateOfRefusal(error, fields, visitor.owner), visitor);
  }
}
