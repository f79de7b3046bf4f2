import { html, type Markup } from '../../domain/markup';
import { isMore, noMoney } from '../../domain/money';
import { moneyText } from '../../domain/money-text';
import type { Problem, Reason } from '../../domain/problem';
import { momentText } from '../../domain/schedule-text';
import { toWallClock } from '../../domain/wall-clock';
import type { OrderRow } from '../../resources/order/queries/orders';
import {
  handOnProblem,
  type PlaceFacts,
  renameProblem,
  type ReturnOffer,
  returnOffer,
} from '../../resources/order/domain/self-help';
import type { TextKey } from '../../texts/catalogues';
import { say } from '../../texts/say';
import { sitePath } from '../site-path';

/* What buyers can do with a ticket themselves, in words. */

/** The page on which one does it. */
export function changePath(orderId: number, attendeeId: number): string {
  return sitePath(`/orders/${orderId}/tickets/${attendeeId}`);
}

const reasonTexts: Partial<Record<Reason, TextKey>> = {
  handed_on: 'help.reason.handed-on',
  not_confirmed: 'help.reason.not-confirmed',
  event_withdrawn: 'help.reason.withdrawn',
  window_over: 'help.reason.too-late',
  not_transferable: 'help.reason.not-transferable',
  not_returnable: 'help.reason.not-returnable',
  already_requested: 'help.reason.asked-already',
  declined: 'help.reason.not-paid-back',
};

/** Why something cannot be done, in the language that is spoken. */
export function whyNot({ why, message, kind }: Problem): string {
  const key =
    kind === 'paymentUnavailable'
      ? 'help.reason.on-its-way'
      : reasonTexts[why?.reason ?? 'expired'];
  return key ? say(key) : message;
}

/** What goes back now, and until when that holds by the event's clock. */
export function offerText({ amount, percent, until, timezone }: ReturnOffer, currency: string) {
  const back = isMore(amount, noMoney)
    ? say('help.return.amount', { amount: moneyText(amount, currency), percent })
    : say('help.return.nothing');
  if (until === null) return back;
  const time = momentText(toWallClock(until, timezone), timezone);
  return `${back} ${say('help.return.until', { time })}`;
}

/** Under a ticket of the order's page: what can be done with it, and what it gives back. Null where nothing can. */
export function ticketHelp(
  facts: PlaceFacts,
  { attendeeId, order, token }: { attendeeId: number; order: OrderRow; token: string },
): Markup | null {
  const offer = returnOffer(facts);
  if (!offer && renameProblem(facts) && handOnProblem(facts)) return null;
  const path = `${changePath(order.public_id, attendeeId)}?token=${token}`;
  return html`<p class="screen"><a href="${path}">${say('help.link')}</a></p>
    ${offer && html`<p class="quiet screen">${offerText(offer, order.currency)}</p>`}`;
}
