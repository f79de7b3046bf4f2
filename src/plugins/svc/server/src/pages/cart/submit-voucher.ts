import { Problem, type Reason } from '../../domain/problem';
import { momentText } from '../../domain/schedule-text';
import { toWallClock } from '../../domain/wall-clock';
import { settings } from '../../host/strapi';
import { readShape } from '../../kit/validate';
import { applyVoucher, removeVoucher } from '../../resources/cart/operations/apply-voucher';
import { voucherBody } from '../../resources/cart/voucher-body';
import { say } from '../../texts/say';
import { FormFields, heldVoucherField, useVoucherField } from '../forms/fields';
import { forgetForm, formAgain, type KeptForm } from '../forms/kept-form';
import { reasonText } from '../forms/reason-text';
import type { PageAnswer } from '../page-route';
import { sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { cartPage } from './cart-page';
import { type CartOnPage, findCartOnPage, zoneOf } from './find-cart';
import { onward } from './places-again';
import { hasVoucherSection, removeVoucherField, voucherField } from './voucher-section';

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

/** Whether a form was sent to take the voucher off. */
export function isRemoval(fields: FormFields): boolean {
  return fields.text(removeVoucherField) !== '';
}

/** Whether a form wants a code to be used: it was typed, or the button was pressed that wants one. */
function isOfCode(fields: FormFields): boolean {
  return fields.typed(voucherField) !== undefined || fields.text(useVoucherField) !== '';
}

/** What a change of the voucher comes to: a problem, or null where it is done. */
async function problemOf(change: Promise<unknown>): Promise<Problem | null> {
  try {
    await change;
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Puts the voucher on the cart whose code was typed, if one was. Answers why it could not; empty for nothing. */
export async function useTypedCode(visitor: Visitor, fields: FormFields): Promise<string> {
  if (!isOfCode(fields)) return '';
  const typing = typingProblem(fields);
  if (typing) return typing;
  const { owner, clientAddress } = visitor;
  const problem = await problemOf(
    applyVoucher(owner, fields.text(voucherField), { clientAddress }),
  );
  return problem ? refusalText(problem, await findCartOnPage(owner)) : '';
}

/** A form with the code that lowered its prices before, where no other was typed. */
export function withHeldVoucher(fields: FormFields): FormFields {
  const code = fields.text(heldVoucherField);
  if (code === '' || fields.typed(voucherField) !== undefined) return fields;
  return new FormFields({ ...fields.texts(), [voucherField]: code });
}

/** A form whose code could not be used. */
interface Refused {
  visitor: Visitor;
  fields: FormFields;
  /** What else is to be said. */
  note?: string;
}

/** The cart once more, with why at the field; of one that has no field, above it. */
export async function codeRefused(
  error: string,
  { visitor, fields: sent, note }: Refused,
): Promise<PageAnswer> {
  const cart = await findCartOnPage(visitor.owner);
  const hasField = cart.items.length > 0 && hasVoucherSection(cart);
  const errors: KeptForm['errors'] = hasField ? { [voucherField]: error } : {};
  const fields = new FormFields({ [voucherField]: sent.text(voucherField) });
  const state = { fields, message: hasField ? '' : error, errors, note, key: '' };
  const page = () => cartPage(cart, visitor, { state });
  return formAgain(state, { visitor, path: sitePath('/cart'), page });
}

/** Takes the voucher off; then the checkout may be what the browser goes back to. */
export async function takeVoucherOff(visitor: Visitor, fields: FormFields): Promise<PageAnswer> {
  const problem = await problemOf(removeVoucher(visitor.owner));
  if (problem) {
    const cart = await findCartOnPage(visitor.owner);
    return codeRefused(refusalText(problem, cart), { visitor, fields });
  }
  const goesBack = fields.text(onward.field) === onward.checkout;
  const path = sitePath('/cart');
  return { seeOther: goesBack ? sitePath('/checkout') : path, cookies: forgetForm(visitor, path) };
}
