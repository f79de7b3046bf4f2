import { html } from '../../domain/markup';
import { type BoughtItem, itemHtml, itemsText } from './bought-items';
import { greeting } from './greeting';
import { layout } from './layout';

/** What the mail says. */
export interface Cancellation {
  orderId: number;
  buyerName: string;
  /** Where the buyer sees the order. */
  address: string;
  items: BoughtItem[];
}

function subjectOf({ orderId }: Cancellation): string {
  return `Your order ${orderId} was cancelled`;
}

function reason({ orderId }: Cancellation): string {
  return `Order ${orderId} was not paid in time, and is cancelled.`;
}

const consequence =
  'The places are free for others now, and their codes let nobody in. If you still want to come, please order again.';

function textOf(cancellation: Cancellation): string {
  return [
    greeting(cancellation.buyerName),
    '',
    reason(cancellation),
    '',
    ...itemsText(cancellation.items),
    consequence,
    '',
    `Your order: ${cancellation.address}`,
    '',
  ].join('\n');
}

function htmlOf(cancellation: Cancellation): string {
  return layout(
    subjectOf(cancellation),
    html`<p>${greeting(cancellation.buyerName)}</p>
      <p>${reason(cancellation)}</p>
      ${cancellation.items.map(itemHtml)}
      <p>${consequence}</p>
      <p><a href="${cancellation.address}">Your order</a></p>`,
  );
}

/** What became of an order that nobody paid, for programs that show HTML and for those that do not. */
export function composeCancellation(cancellation: Cancellation) {
  return {
    subject: subjectOf(cancellation),
    text: textOf(cancellation),
    html: htmlOf(cancellation),
  };
}
