import { Problem } from '../../domain/problem';
import { changeCart } from '../../resources/cart/operations/change-cart';
import type { FormFields } from '../forms/fields';
import { formAgain, forgetForm, keepForm } from '../forms/kept-form';
import { untouched } from '../forms/form-state';
import type { PageAnswer } from '../page-route';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { cartPage } from './cart-page';
import { findCartOnPage } from './find-cart';
import { onward, placesOfForm } from './places-again';
import { stateOfRefusal } from './quantities';

/** Takes the places of a form again, and leads on to the checkout where that was asked for. */
export async function takeAgain(visitor: Visitor, fields: FormFields): Promise<PageAnswer> {
  const path = sitePath('/cart');
  const changes = placesOfForm(fields).map((one) => ({ ...one, mode: 'set' as const }));
  try {
    await changeCart(visitor.owner, changes);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { message, errors } = await stateOfRefusal(error, fields, visitor.owner);
    const reasons = [message, ...Object.values(errors)].filter(Boolean).join(' ');
    const form = { fields, message: reasons, errors: {}, key: '' };
    const cart = await findCartOnPage(visitor.owner);
    return formAgain(form, { visitor, path, page: () => cartPage(cart, visitor, form) });
  }
  const forgotten = forgetForm(visitor, path);
  if (fields.text(onward.field) !== onward.checkout) {
    return { seeOther: path, cookies: forgotten };
  }
  const checkout = sitePath('/checkout');
  const typed = keepForm({ ...untouched, fields, key: '' }, { visitor, path: checkout });
  return { seeOther: checkout, cookies: [...forgotten, ...typed] };
}
