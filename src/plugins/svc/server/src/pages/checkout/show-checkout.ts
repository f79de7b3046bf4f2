import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '../../domain/problem';
import type { Cart } from '../../resources/cart/domain/cart';
import { readCart } from '../../resources/cart/operations/change-cart';
import { confirmationUrl } from '../../resources/order/link';
import {
  type CheckoutRequest,
  type CheckoutResult,
  checkOut,
} from '../../resources/order/operations/checkout/check-out';
import { cartPage } from '../cart/cart-page';
import { boughtPath } from '../cart/show-cart';
import { type CartOnPage, findCartOnPage, withEvents } from '../cart/find-cart';
import { findTicketsAgain } from '../cart/places-again';
import { voucherField, voucherUsedUpText } from '../cart/voucher-section';
import { type FormFields, keyField } from '../forms/fields';
import { formAgain, type KeptForm, keptForm, showKept } from '../forms/kept-form';
import { keyedRequest } from '../forms/keyed-request';
import { reasonText } from '../forms/reason-text';
import type { PageAnswer, Parameters } from '../page-route';
import { findBegunPayment } from '../payment/find-payment';
import { sitePath } from '../site-path';
import type { TextKey } from '../../texts/catalogues';
import { say } from '../../texts/say';
import type { Visitor } from '../visitor';
import { type CheckoutForm, readCheckout } from './checkout-form';
import { checkoutPage, digestOfCart, hasToPay, shownField } from './checkout-page';
import { askedField } from './bank-page';
import { goOnWith, showBegunPayment } from './payment';
import { currentLanguage } from '../../texts/language';

export async function showCheckout(parameters: Parameters, visitor: Visitor): Promise<PageAnswer> {
  const cart = await findCartOnPage(visitor.owner);
  // Who comes back from the bank has bought it, and wants to see that.
  const isBack = parameters[askedField] !== undefined;
  if (cart.items.length === 0) return { seeOther: sitePath(isBack ? boughtPath : '/cart') };
  const order = await findBegunPayment(cart);
  if (order) return showBegunPayment({ order, cart, visitor }, parameters);
  const path = sitePath('/checkout');
  const form = keptForm(visitor, path);
  const page = checkoutPage({ cart, visitor, state: form, key: form.key });
  return showKept(page, form, { visitor, path });
}

function requestOf(
  { body, way }: CheckoutForm,
  visitor: Visitor,
  fields: FormFields,
): CheckoutRequest {
  const { buyer_name: fullName = '', buyer_email: email = '', attendees = [] } = body;
  return {
    owner: visitor.owner,
    userId: null,
    isBoxOffice: false,
    buyer: { fullName, email },
    namedAttendees: attendees.map((one) => ({
      ticketId: one.ticket_id!,
      fullName: one.full_name,
      email: one.email,
    })),
    paymentMethod: body.payment_method ?? '',
    paymentToken: body.payment_token ?? '',
    isOnOwnPage: way?.isOnOwnPage,
    idempotent: keyedRequest(visitor, fields, 'checkout'),
  };
}

const triesWhileBusy = 40;
const millisecondsBetween = 250;

/** Whether the cart waits for nobody but its buyer, who has gone on to pay on another page. */
async function waitsForBuyer({ owner }: CheckoutRequest): Promise<boolean> {
  return (await findBegunPayment(await readCart(owner))) !== null;
}

/**
 * Of a form that is sent twice, a browser shows the answer to the second: it waits for the first.
 * @throws Problem as `checkOut` does
 */
async function checkOutInTurn(request: CheckoutRequest): Promise<CheckoutResult> {
  // Then another form has begun to pay, unless the key is the same: that one is answered like the first.
  let isBegun = false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await checkOut({ ...request, language: currentLanguage() });
    } catch (error) {
      const isBusy =
        error instanceof Problem && (error.kind === 'keyInFlight' || error.kind === 'cartBusy');
      const isOfOther = isBegun && isBusy && error.kind === 'cartBusy';
      if (!isBusy || isOfOther || tries >= triesWhileBusy) throw error;
      isBegun = await waitsForBuyer(request);
      await wait(millisecondsBetween);
    }
  }
}

const messages: Partial<Record<Problem['kind'], TextKey>> = {
  keyMismatch: 'checkout.key-mismatch',
  keyInFlight: 'checkout.key-in-flight',
  cartBusy: 'checkout.cart-busy',
  paymentUnavailable: 'checkout.payment-unknown',
};

/** The form that is sent again is the same one where the first may have bought already. */
const unfinished: readonly string[] = ['keyInFlight', 'cartBusy', 'paymentUnavailable'];

interface Refusal {
  kind: Problem['kind'];
  message: string;
  params?: Problem['params'];
  why?: Problem['why'];
}

/** Why the voucher of the cart lowers nothing any more, and what to do; empty where it is not about that. */
function voucherProblem({ why }: Refusal): string {
  if (why?.reason === 'voucher_ended') return say('checkout.voucher-ended');
  if (why?.reason !== 'voucher_used_up') return '';
  return voucherUsedUpText(why.remaining ?? 0);
}

/** Reasons are of parameters that the form has checked, or of the cart. */
function messageOf({ kind, message, params }: Refusal): string {
  const reasons = params && !Array.isArray(params) ? Object.entries(params) : [];
  const text = reasons.map(([name, reason]) => reasonText(`${name} ${reason}`)).join(' ');
  const known = messages[kind];
  return known ? say(known) : text || reasonText(message);
}

/** The form once more, with what is wrong with it. */
function again(form: KeptForm, cart: CartOnPage, visitor: Visitor): PageAnswer {
  const page = () => checkoutPage({ cart, visitor, state: form, key: form.key });
  return formAgain(form, { visitor, path: sitePath('/checkout'), page });
}

/** There is nothing left to buy, but what the form was about may be taken again. */
async function toEmptyCart(
  message: string,
  cart: CartOnPage,
  visitor: Visitor,
  fields: FormFields,
): Promise<PageAnswer> {
  const form = { fields, message, errors: {}, key: '' };
  const tickets = await findTicketsAgain(fields);
  const page = () => cartPage(cart, visitor, { state: form, tickets });
  return formAgain(form, { visitor, path: sitePath('/cart'), page });
}

async function refused(
  refusal: Refusal,
  visitor: Visitor,
  fields: FormFields,
): Promise<PageAnswer> {
  const cart = await findCartOnPage(visitor.owner);
  if (await findBegunPayment(cart)) return { seeOther: sitePath('/checkout') };
  const voucher = voucherProblem(refusal);
  const message = voucher ? '' : messageOf(refusal);
  if (cart.items.length === 0) return toEmptyCart(message, cart, visitor, fields);
  const key = unfinished.includes(refusal.kind) ? fields.text(keyField) : '';
  const errors: KeptForm['errors'] = voucher ? { [voucherField]: voucher } : {};
  return again({ fields, message, errors, key }, cart, visitor);
}

/** Whether the form showed another cart than there is now; an empty one may be what the form has bought. */
function isOutdated(cart: Cart, fields: FormFields): boolean {
  return cart.items.length > 0 && digestOfCart(cart) !== fields.text(shownField);
}

async function buy(form: CheckoutForm, visitor: Visitor, fields: FormFields): Promise<PageAnswer> {
  try {
    const done = await checkOutInTurn(requestOf(form, visitor, fields));
    if ('problem' in done) return await refused(done.problem, visitor, fields);
    const order = confirmationUrl(done.result.orderId, done.linkSeed);
    return goOnWith(done, { visitor, order, fields });
  } catch (error) {
    if (error instanceof Problem) return refused(error, visitor, fields);
    throw error;
  }
}

/** Buys what the form showed. */
export async function submitCheckout(
  _: Parameters,
  visitor: Visitor,
  fields: FormFields,
): Promise<PageAnswer> {
  const cart = await readCart(visitor.owner);
  const wrong = async (message: string, errors: Record<string, string>) =>
    again({ fields, message, errors, key: '' }, await withEvents(cart), visitor);
  if (isOutdated(cart, fields)) {
    return wrong(say('checkout.outdated'), {});
  }
  const form = readCheckout(fields, cart, hasToPay(cart));
  const isWrong = Object.keys(form.errors).length > 0;
  if (isWrong && cart.items.length > 0) return wrong('', form.errors);
  return buy(form, visitor, fields);
}
