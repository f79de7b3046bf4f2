import { html } from '../../domain/markup';
import { type BoughtItem, itemHtml, itemsText } from './bought-items';
import { say } from '../../texts/say';
import { greeting } from './greeting';
import { button, layout } from './layout';

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
  const key = isApproved ? 'mail.refund.approved.subject' : 'mail.refund.declined.subject';
  return say(key, { id: String(orderId) });
}

function decision({ isApproved, amount, orderId }: RefundDecision): string {
  const key = isApproved ? 'mail.refund.approved' : 'mail.refund.declined';
  return say(key, { amount, id: String(orderId) });
}

function consequence({ isApproved, isManual }: RefundDecision): string {
  if (!isApproved) return say('mail.refund.nothing');
  const way = say(isManual ? 'mail.refund.by-hand' : 'mail.refund.by-provider');
  return `${way} ${say('mail.refund.consequence')}`;
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
    say('mail.your-order-at', { address: refund.address }),
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
      ${button(refund.address, say('mail.your-order'))}`,
  );
}

/** What became of a request for a refund, for programs that show HTML and for those that do not. */
export function composeRefund(refund: RefundDecision) {
  return { subject: subjectOf(refund), text: textOf(refund), html: htmlOf(refund) };
}
