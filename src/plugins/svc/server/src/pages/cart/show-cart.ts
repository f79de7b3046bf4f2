import { Problem } from '../../domain/problem';
import type { Cart } from '../../resources/cart/domain/cart';
import { changeCart, type CartChange, readCart } from '../../resources/cart/operations/change-cart';
import type { FormFields } from '../forms/fields';
import { type FormState, untouched } from '../forms/form-state';
import { forgetForm, formAgain, keptForm, showKept } from '../forms/kept-form';
import { findLastOrder } from '../order/last-order';
import type { PageAnswer, Parameters } from '../page-route';
import { findBegunPayment } from '../payment/find-payment';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { cartPage } from './cart-page';
import { findCartOnPage } from './find-cart';
import { quantityName } from '../event/ticket-section';
import { isUntouched, meanwhileNote } from './meanwhile';
import { readQuantities, stateOfRefusal } from './quantities';
import { canBeTaken, findTicketsAgain, meansThemAgain, onward } from './places-again';
import { codeRefused, isRemoval, takeVoucherOff, useTypedCode } from './submit-voucher';
import { takeAgain } from './take-again';
import { voucherField } from './voucher-section';

const boughtField = 'bought';

/** For who has bought just now: the way on to the order, which only this browser knows. */
export const boughtPath = `/cart?${boughtField}=1`;

export async function showCart(parameters: Parameters, visitor: Visitor): Promise<PageAnswer> {
  const cart = await findCartOnPage(visitor.owner);
  // Nothing can be changed meanwhile: the checkout leads on to the payment, or back.
  if (await findBegunPayment(cart)) return { seeOther: sitePath('/checkout') };
  const path = sitePath('/cart');
  const form = keptForm(visitor, path);
  const isEmpty = cart.items.length === 0;
  const lastOrder = isEmpty ? await findLastOrder(visitor) : null;
  if (lastOrder && parameters[boughtField] !== undefined) return { seeOther: lastOrder.path };
  const isAgain = isEmpty && canBeTaken(form.fields, lastOrder);
  const tickets = isAgain ? await findTicketsAgain(form.fields) : [];
  const suggested = parameters[voucherField]?.slice(0, 100);
  const page = cartPage(cart, visitor, { state: form, lastOrder, tickets, suggested });
  return showKept(page, form, { visitor, path });
}

/** What the form asks for: a ticket to be taken out, or other quantities. */
function changesOf({ items }: Cart, fields: FormFields) {
  const ids = items.map(({ ticketId }) => ticketId);
  const removed = fields.text('remove');
  if (removed !== '') {
    const quantities = ids
      .filter((id) => String(id) === removed)
      .map((ticketId) => ({ ticketId, quantity: 0 }));
    return { quantities, errors: {} };
  }
  const sent = ids.filter(
    (id) => fields.raw(quantityName(id)) !== undefined && !isUntouched(fields, id),
  );
  return readQuantities(fields, sent);
}

async function tryToChange(
  cart: Cart,
  visitor: Visitor,
  fields: FormFields,
): Promise<FormState | null> {
  const { quantities, errors } = changesOf(cart, fields);
  if (Object.keys(errors).length > 0) return { fields, message: '', errors };
  const changes = quantities.map((one): CartChange => ({ ...one, mode: 'set' }));
  if (changes.length === 0) return null;
  try {
    await changeCart(visitor.owner, changes);
    return null;
  } catch (error) {
    if (error instanceof Problem) return stateOfRefusal(error, fields, visitor.owner);
    throw error;
  }
}

/** The cart once more, with what is wrong, or what is otherwise in it. */
async function cartAgain(visitor: Visitor, state: FormState): Promise<PageAnswer> {
  const cart = await findCartOnPage(visitor.owner);
  const page = () => cartPage(cart, visitor, { state });
  return formAgain({ ...state, key: '' }, { visitor, path: sitePath('/cart'), page });
}

/** Changes the cart as its page asks for, and leads on to the checkout where that was asked for. */
export async function submitCart(
  _: Parameters,
  visitor: Visitor,
  fields: FormFields,
): Promise<PageAnswer> {
  if (isRemoval(fields)) return takeVoucherOff(visitor, fields);
  const path = sitePath('/cart');
  const before = await readCart(visitor.owner);
  const isOver = before.items.length === 0 && meansThemAgain(fields);
  if (isOver && canBeTaken(fields, await findLastOrder(visitor))) return takeAgain(visitor, fields);
  const note = await meanwhileNote(before, fields);
  const refused = await tryToChange(before, visitor, fields);
  if (refused) return cartAgain(visitor, { ...refused, note });
  // The places first: a voucher can be good for fewer of them.
  const problem = await useTypedCode(visitor, fields);
  if (problem) return codeRefused(problem, { visitor, fields, note });
  if (note) return cartAgain(visitor, { ...untouched, note });
  const goesOn = fields.text(onward.field) === onward.checkout;
  return { seeOther: goesOn ? sitePath('/checkout') : path, cookies: forgetForm(visitor, path) };
}
