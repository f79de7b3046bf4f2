import { Problem } from '../../domain/problem';
import { findProvider } from '../../payments/providers';
import { confirmationUrl, findLinkSeed } from '../../resources/order/link';
import type { CheckoutOutcome } from '../../resources/order/operations/checkout/idempotency';
import type { OrderInPayment } from '../../resources/order/operations/payment/order-in-payment';
import { finalizePayment, refreshPayment } from '../../resources/order/operations/payment/pay';
import { type CartOnPage, findCartOnPage } from '../cart/find-cart';
import type { FormFields } from '../forms/fields';
import { forgetForm, formAgain, keepForm, keptForm, showKept } from '../forms/kept-form';
import { untouched } from '../forms/form-state';
import { keepOrder } from '../order/last-order';
import type { PageAnswer, Parameters } from '../page-route';
import {
  bankQuestionOf,
  findBegunPayment,
  isPaidElsewhere,
  paymentAddressOf,
} from '../payment/find-payment';
import { pathOf, sitePath } from '../site-path';
import { say } from '../../texts/say';
import type { Visitor } from '../visitor';
import { askedField, bankPage } from './bank-page';
import { begunPaymentPage, choiceField, choices, handoverPage } from './begun-payment-page';

/*
 * A buyer goes on with a payment: on the provider's own page, from which a browser comes back, or by answering the bank, here. It
 * ends with the payment made, or not.
 */

const checkoutPath = () => sitePath('/checkout');

interface Bought {
  visitor: Visitor;
  /** The order's whole address. */
  order: string;
  /** What was typed, for the case that the bank says no. */
  fields?: FormFields;
}

/** Where a browser goes from a checkout: on to pay, or to its order. */
export function goOnWith(outcome: CheckoutOutcome, { visitor, order, fields }: Bought): PageAnswer {
  const place = { visitor, path: checkoutPath() };
  const kept = [keepOrder(order)];
  if (bankQuestionOf(outcome)) {
    const typed = fields ? keepForm({ ...untouched, fields, key: '' }, place) : [];
    return { seeOther: place.path, cookies: [...kept, ...typed] };
  }
  const cookies = [...kept, ...forgetForm(visitor, place.path)];
  const address = paymentAddressOf(outcome);
  if (address) return { status: 200, page: handoverPage(address), cookies };
  return { seeOther: pathOf(order), cookies };
}

/** The cart is as it was before the payment, and so is the form, which says why. */
function refusedByBank(visitor: Visitor): PageAnswer {
  const place = { visitor, path: checkoutPath() };
  const message = say('pay.bank.refused');
  const whole = keepForm({ ...keptForm(visitor, place.path), message }, place);
  const cookies = whole.length > 0 ? whole : keepForm({ ...untouched, message, key: '' }, place);
  return { seeOther: place.path, cookies };
}

async function toOrder(outcome: CheckoutOutcome, id: number, visitor: Visitor) {
  return goOnWith(outcome, { visitor, order: confirmationUrl(id, await findLinkSeed(id)) });
}

/** The payment as the buyer wants it. @throws Problem `paymentUnavailable` */
async function answerOf(
  order: OrderInPayment,
  choice: string,
  visitor: Visitor,
): Promise<PageAnswer> {
  const provider = findProvider(order.paymentMethod)!;
  const isGivenUp = choice === choices.giveUp;
  const outcome = await (isGivenUp ? finalizePayment : refreshPayment)(order, provider);
  if (!('problem' in outcome)) return toOrder(outcome, order.id, visitor);
  const isRefused = !isGivenUp && !isPaidElsewhere(order);
  return isRefused ? refusedByBank(visitor) : { seeOther: sitePath('/cart') };
}

interface Begun {
  order: OrderInPayment;
  cart: CartOnPage;
  visitor: Visitor;
}

/** How a payment on our page stands, as the provider says it now. @throws Problem `paymentUnavailable` */
async function questionPage({ order, cart, visitor }: Begun, isAsked: boolean) {
  const outcome = await refreshPayment(order, findProvider(order.paymentMethod)!);
  if ('problem' in outcome) return refusedByBank(visitor);
  const question = bankQuestionOf(outcome);
  if (!question) return toOrder(outcome, order.id, visitor);
  return { status: 200, page: bankPage({ cart, visitor, question, isAsked }) };
}

/** What there is at the checkout while its payment is begun. */
export async function showBegunPayment(begun: Begun, parameters: Parameters): Promise<PageAnswer> {
  const { order, cart, visitor } = begun;
  const path = checkoutPath();
  const kept = keptForm(visitor, path);
  if (isPaidElsewhere(order)) {
    return showKept(begunPaymentPage(cart, visitor, kept.message), kept, { visitor, path });
  }
  try {
    return await questionPage(begun, parameters[askedField] !== undefined);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: 200, page: begunPaymentPage(cart, visitor, say('pay.unreachable')) };
  }
}

/** Nothing but a form leads here; who comes by an address sees how the payment stands. */
export function showPayment(): Promise<PageAnswer> {
  return Promise.resolve({ seeOther: checkoutPath() });
}

/** Goes on with a payment that was begun, or gives it up. */
export async function submitPayment(
  _: Parameters,
  visitor: Visitor,
  fields: FormFields,
): Promise<PageAnswer> {
  const cart = await findCartOnPage(visitor.owner);
  const order = await findBegunPayment(cart);
  if (!order) return { seeOther: sitePath('/cart') };
  try {
    return await answerOf(order, fields.text(choiceField), visitor);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const message = say('pay.unreachable');
    const page = () => begunPaymentPage(cart, visitor, message);
    return formAgain({ message, errors: {}, key: '' }, { visitor, path: checkoutPath(), page });
  }
}
