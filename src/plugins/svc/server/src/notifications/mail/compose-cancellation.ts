import { html } from '../../domain/markup';
import { type BoughtItem, itemHtml, itemsText } from './bought-items';
import { say } from '../../texts/say';
import { greeting } from './greeting';
import { button, layout } from './layout';

/** What the mail says. */
export interface Cancellation {
  orderId: number;
  buyerName: string;
  /** Where the buyer sees the order. */
  address: string;
  items: BoughtItem[];
}

function subjectOf({ orderId }: Cancellation): string {
  return say('mail.cancellation.subject', { id: String(orderId) });
}

function reason({ orderId }: Cancellation): string {
  return say('mail.cancellation.reason', { id: String(orderId) });
}

function textOf(cancellation: Cancellation): string {
  return [
    greeting(cancellation.buyerName),
    '',
    reason(cancellation),
    '',
    ...itemsText(cancellation.items),
    say('mail.cancellation.consequence'),
    '',
    say('mail.your-order-at', { address: cancellation.address }),
    '',
  ].join('\n');
}

function htmlOf(cancellation: Cancellation): string {
  return layout(
    subjectOf(cancellation),
    html`<p>${greeting(cancellation.buyerName)}</p>
      <p>${reason(cancellation)}</p>
      ${cancellation.items.map(itemHtml)}
      <p>${say('mail.cancellation.consequence')}</p>
      ${button(cancellation.address, say('mail.your-order'))}`,
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
