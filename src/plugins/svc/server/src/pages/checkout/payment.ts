import { Problem } from '../../domain/problem';
import { findProvider } from '../../payments/providers';
import { confirmationUrl, findLinkSeed } from '../../resources/order/link';
import type { CheckoutOutcome } from '../../resources/order/operations/checkout/idempotency';
import type { OrderInPayment } from '../../resources/order/operations/payment/order-in-payment';
import { finalizePayment, refreshPayment } from '../../resources/order/operations/payment/pay';
import { findCartOnPage } from '../cart/find-cart';
import type { FormFields } from '../forms/fields';
import { forgetForm, formAgain } from '../forms/kept-form';
import { keepOrder } from '../order/last-order';
import type { PageAnswer, Parameters } from '../page-route';
import { findBegunPayment, paymentAddressOf } from '../payment/find-payment';
import { pathOf, sitePath } from '../site-path';
import type { Visitor } from '../visitor';
import { begunPaymentPage, choiceField, choices, handoverPage } from './begun-payment-page';

/* A buyer goes to pay on the provider's own page, and comes back: with the payment made, or not. */

/** Where a browser goes from a checkout: on to pay, or to its order. `order` is the order's whole address. */
export function goOnWith(outcome: CheckoutOutcome, order: string, visitor: Visitor): PageAnswer {
  const address = paymentAddressOf(outcome);
  const cookies = [keepOrder(order), ...forgetForm(visitor, sitePath('/checkout'))];
  if (address) return { status: 200, page: handoverPage(address), cookies };
  return { seeOther: pathOf(order), cookies };
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
  if ('problem' in outcome) return { seeOther: sitePath('/cart') };
  return goOnWith(outcome, confirmationUrl(order.id, await findLinkSeed(order.id)), visitor);
}

/** Nothing but a form leads here; who comes by an address sees how the payment stands. */
export function showPayment(): Promise<PageAnswer> {
  return Promise.resolve({ seeOther: sitePath('/checkout') });
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
    const message = 'The payment provider cannot be reached just now. Please try again.';
    const page = () => begunPaymentPage(cart, visitor, message);
    return formAgain(
      { message, errors: {}, key: '' },
      { visitor, path: sitePath('/checkout'), page },
    );
  }
}
