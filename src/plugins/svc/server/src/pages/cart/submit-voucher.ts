import { Problem, type Reason } from '../../domain/problem';
import { momentText } from '../../domain/schedule-text';
import { toWallClock } from '../../domain/wall-clock';
import { settings } from '../../host/strapi';
import { readShape } from '../../kit/validate';
import { applyVoucher, removeVoucher } from '../../resources/cart/operations/apply-voucher';
import { voucherBody } from '../../resources/cart/voucher-body';
import { say } from '../../texts/say';
import { FormFields } from '../forms/fields';
import { forgetForm, formAgain, type KeptForm } from '../forms/kept-form';
import { reasonText } from '../forms/reason-text';
import type { PageAnswer } from '../page-route';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { cartPage } from './cart-page';
import { type CartOnPage, findCartOnPage, zoneOf } from './find-cart';
import { onward } from './places-again';
import { removeVoucherField, voucherField } from './voucher-section';

type Saying = (problem: Problem, cart: CartOnPage) => string;

const reasons: Partial<Record<Reason, Saying>> = {
  voucher_not_yet({ why }, cart) {
    const zone = zoneOf(cart);
    const time = momentText(toWallClock(why?.opensUtc ?? 0, zone), zone);
    return say('voucher.not-yet', { time });
  },
  voucher_ended: () => say('voucher.ended'),
  voucher_used_up: ({ why }) => say('voucher.used-up', { count: why?.remaining ?? 0 }),
  voucher_not_for_these: () => say('voucher.not-for-these'),
  too_many_codes: () => say('voucher.too-many-tries', { minutes: settings().signInMinutes }),
};

/** Why the voucher could not be put on, or taken off, and what to do. */
function refusalText(problem: Problem, cart: CartOnPage): string {
  const { kind, why, message } = problem;
  if (kind === 'notFound') return say('voucher.unknown');
  if (kind === 'cartBusy') return say('voucher.cart-busy');
  if (kind === 'invalidParam') return say('voucher.cart-empty');
  return (why && reasons[why.reason]?.(problem, cart)) ?? reasonText(message);
}

/** What is wrong with the code as it was typed; empty for nothing. */
function typingProblem(fields: FormFields): string {
  const code = fields.typed(voucherField);
  if (code === undefined) return say('checkout.fill-in');
  const { invalid } = readShape(voucherBody, { code });
  return invalid.code ? reasonText(invalid.code) : '';
}

/** The cart once more, with why at the field; of an empty one, which has no field, above it. */
function again(error: string, cart: CartOnPage, visitor: Visitor, typed: string): PageAnswer {
  const isEmpty = cart.items.length === 0;
  const errors: KeptForm['errors'] = isEmpty ? {} : { [voucherField]: error };
  const fields = new FormFields({ [voucherField]: typed });
  const state = { fields, message: isEmpty ? error : '', errors, key: '' };
  const page = () => cartPage(cart, visitor, { state });
  return formAgain(state, { visitor, path: sitePath('/cart'), page });
}

async function change(visitor: Visitor, fields: FormFields): Promise<Problem | null> {
  const { owner, clientAddress } = visitor;
  try {
    if (fields.text(removeVoucherField) !== '') await removeVoucher(owner);
    else await applyVoucher(owner, fields.text(voucherField), { clientAddress });
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Puts a voucher on the cart, or takes it off; then the checkout may be what the browser goes back to. */
export async function submitVoucher(visitor: Visitor, fields: FormFields): Promise<PageAnswer> {
  const isRemoval = fields.text(removeVoucherField) !== '';
  const typing = isRemoval ? '' : typingProblem(fields);
  const problem = typing ? null : await change(visitor, fields);
  if (!typing && !problem) {
    const goesBack = fields.text(onward.field) === onward.checkout;
    const path = sitePath('/cart');
    return {
      seeOther: goesBack ? sitePath('/checkout') : path,
      cookies: forgetForm(visitor, path),
    };
  }
  const cart = await findCartOnPage(visitor.owner);
  return again(
    problem ? refusalText(problem, cart) : typing,
    cart,
    visitor,
    fields.text(voucherField),
  );
}
