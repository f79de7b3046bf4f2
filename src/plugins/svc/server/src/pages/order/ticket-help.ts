import { html, type Markup } from '../../domain/markup';
import { isMore, noMoney } from '../../domain/money';
import { moneyText } from '../../domain/money-text';
import { cannotCreate, type Problem, type Reason } from '../../domain/problem';
import { momentText } from '../../domain/schedule-text';
import { toWallClock } from '../../domain/wall-clock';
import type { OrderRow } from '../../resources/order/queries/orders';
import {
  handOnProblem,
  type PlaceFacts,
  renameProblem,
  type ReturnOffer,
  returnOffer,
  returnProblem,
} from '../../resources/order/domain/self-help';
import { buyerRefundProblem } from '../../resources/refund-request/domain/buyer-rules';
import type { RefundOfOrder } from '../../resources/refund-request/queries/refunds-of-order';
import { currentLocale } from '../../texts/language';
import { settings } from '../../host/strapi';
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

function backText({ amount, percent }: ReturnOffer, currency: string): string {
  if (!isMore(amount, noMoney)) return say('help.return.nothing');
  return say('help.return.amount', { amount: moneyText(amount, currency), percent });
}

/** What goes back now, and until when that holds by the event's clock. */
export function offerText(offer: ReturnOffer, currency: string) {
  const { price, until, timezone } = offer;
  const isFree = price === noMoney;
  const back = isFree ? say('help.return.free') : backText(offer, currency);
  if (until === null) return back;
  const time = momentText(toWallClock(until, timezone), timezone);
  return `${back} ${say(isFree ? 'help.return.free-until' : 'help.return.until', { time })}`;
}

/** What decides whether money may be asked back, beside the place. */
interface Asking {
  /** Seconds since 1970. */
  placedAt: number;
  /** Whether somebody has asked for it already, or for that of the whole order. */
  isAsked: boolean;
}

interface HelpContext {
  attendeeId: number;
  order: OrderRow;
  token: string;
  isAsked: boolean;
}

/** Whether a refund of the place waits for its answer, by itself or with the whole order. */
export function isAskedBack(refunds: RefundOfOrder[], attendeeId: number): boolean {
  return refunds.some(
    ({ status, attendee_id: id }) => status === 'pending' && (id === 0 || id === attendeeId),
  );
}

/** Why no money can be asked back for a place; undefined where it can. */
export function refundProblem(
  facts: PlaceFacts,
  { placedAt, isAsked }: Asking,
): Problem | undefined {
  const { status, price, isHandedOn, event, now } = facts;
  if (isHandedOn || price === noMoney) {
    return cannotCreate('Nothing of it can go back.', { reason: 'not_confirmed' });
  }
  if (isAsked) return cannotCreate('It is asked for already.', { reason: 'already_requested' });
  const attendees = [{ status, endsAt: event?.endsAt ?? null }];
  const { refundWindowDays: windowDays } = settings();
  return buyerRefundProblem({ attendees, placedAt, now, windowDays });
}

/** One for each language: making one takes longer than what it is asked for. */
const listFormats = new Map<string, Intl.ListFormat>();

/** `Change the name, hand on, or ask for a refund`; empty for nothing. */
function anyOf(words: string[]): string {
  const locale = currentLocale();
  const format = listFormats.get(locale) ?? new Intl.ListFormat(locale, { type: 'disjunction' });
  listFormats.set(locale, format);
  const [first = '', ...rest] = format.format(words);
  return first.toUpperCase() + rest.join('');
}

/** What can be done with a ticket now, in a few words; empty for nothing. */
function canText(facts: PlaceFacts, asking: Asking): string {
  const can: [unknown, TextKey][] = [
    [renameProblem(facts), 'help.can.rename'],
    [handOnProblem(facts), 'help.can.hand-on'],
    [returnProblem(facts) ?? asking.isAsked, 'help.can.return'],
    [refundProblem(facts, asking), 'help.can.refund'],
  ];
  return anyOf(can.filter(([problem]) => !problem).map(([, key]) => say(key)));
}

/** Under a ticket of the order's page: what can be done with it, and what it gives back. Null where nothing can. */
export function ticketHelp(
  facts: PlaceFacts,
  { attendeeId, order, token, isAsked }: HelpContext,
): Markup | null {
  const words = canText(facts, { placedAt: Number(order.placed_at), isAsked });
  if (!words) return null;
  // Of what cost nothing, nobody asks what goes back.
  const offer = isAsked || facts.price === noMoney ? null : returnOffer(facts);
  const path = `${changePath(order.public_id, attendeeId)}?token=${token}`;
  return html`<p class="screen"><a href="${path}">${words}</a></p>
    ${offer && html`<p class="quiet screen">${offerText(offer, order.currency)}</p>`}`;
}
