import { html } from '../../domain/markup';
import { type BoughtItem, itemHtml, itemsText } from './bought-items';
import { greeting } from './greeting';
import { layout } from './layout';

/** What the mail says. */
export interface RefundDecision {
  isApproved: boolean;
  /** Whether a person hands the money over, because no provider was asked to. */
  isManual: boolean;
  orderId: number;
  buyerName: string;
  /** As people read it. */
  amount: string;
  /** Where the buyer sees the order. */
  address: string;
  /** Empty where they are gone. */
  items: BoughtItem[];
}

function subjectOf({ isApproved, orderId }: RefundDecision): string {
  return `Your refund for order ${orderId} was ${isApproved ? 'approved' : 'declined'}`;
}

function decision({ isApproved, amount, orderId }: RefundDecision): string {
  const outcome = isApproved ? 'approved' : 'declined';
  return `The request for a refund of ${amount} for order ${orderId} was ${outcome}.`;
}

function consequence({ isApproved, isManual }: RefundDecision): string {
  if (!isApproved) return 'No money goes back, and your tickets stay as they are.';
  const way = isManual
    ? 'The box office sees to it that you get the money.'
    : 'The money goes back by the way you paid, which can take some days.';
  return `${way} The places are free for others now, and their codes let nobody in any more.`;
}

function textOf(refund: RefundDecision): string {
  return [
    greeting(refund.buyerName),
    '',
    decision(refund),
    '',
    ...itemsText(refund.items),
    consequence(refund),
    '',
    `Your order: ${refund.address}`,
    '',
  ].join('\n');
}

function htmlOf(refund: RefundDecision): string {
  return layout(
    subjectOf(refund),
    html`<p>${greeting(refund.buyerName)}</p>
      <p>${decision(refund)}</p>
      ${refund.items.map(itemHtml)}
      <p>${consequence(refund)}</p>
      <p><a href="${refund.address}">Your order</a></p>`,
  );
}

/** What became of a request for a refund, for programs that show HTML and for those that do not. */
export function composeRefund(refund: RefundDecision) {
  return { subject: subjectOf(refund), text: textOf(refund), html: htmlOf(refund) };
}
