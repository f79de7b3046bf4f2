import type { AttendeeStatus } from '../../../contract/attendee-status';
import type { OrderStatus } from '../../../contract/order-status';
import { type Minor, noMoney } from '../../../domain/money';
import type { TextKey } from '../../../texts/catalogues';
import { say } from '../../../texts/say';

/** How good a status is for its reader, who is told by words and colour. */
export type Tone = 'good' | 'open' | 'gone';

/** A status in words. */
export interface StatusText {
  tone: Tone;
  label: string;
}

export interface OrderStatusText extends StatusText {
  /** What that means for the buyer, and what comes next. */
  explanation: string;
}

interface Named {
  tone: Tone;
  label: TextKey;
  explanation: TextKey;
}

const waiting: Named = {
  tone: 'open',
  label: 'status.waiting',
  explanation: 'status.waiting.text',
};
const toPay: Named = { tone: 'open', label: 'status.to-pay', explanation: 'status.to-pay.text' };
const reserved: Named = {
  tone: 'open',
  label: 'status.reserved',
  explanation: 'status.reserved.text',
};
const free: Named = { tone: 'good', label: 'status.free', explanation: 'status.free.text' };
const noneLeft: Named = {
  tone: 'gone',
  label: 'status.none-left',
  explanation: 'status.none-left.text',
};
const handedOnStatus: Named = {
  tone: 'gone',
  label: 'status.handed-on',
  explanation: 'status.handed-on.text',
};

const ended: Record<Exclude<OrderStatus, 'pending'>, Named> = {
  completed: { tone: 'good', label: 'status.completed', explanation: 'status.completed.text' },
  failed: { tone: 'gone', label: 'status.failed', explanation: 'status.failed.text' },
  cancelled: { tone: 'gone', label: 'status.cancelled', explanation: 'status.cancelled.text' },
  refunded: { tone: 'gone', label: 'status.refunded', explanation: 'status.refunded.text' },
  partially_refunded: {
    tone: 'open',
    label: 'status.partly-refunded',
    explanation: 'status.partly-refunded.text',
  },
};

/** How many places an order has, and what became of them. */
export interface PlacesLeft {
  total: number;
  /** Those that let somebody in whom the buyer knows. */
  own: number;
  handedOn: number;
}

/** How an order is paid, and how much; where it is known, what is left of its places. */
export interface Payment {
  places?: PlacesLeft;
  total: Minor;
  /** Of an order that waits for its money; 0 for any number, undefined where its payment is on its way. */
  daysToPay: number | undefined;
  /** Whether the buyer can go on and pay. */
  isToPay?: boolean;
}

/** Of an order that is paid, or free, what its buyer has of it by now. */
function haveText(payment: Payment): Named {
  const named = payment.total === noMoney ? free : ended.completed;
  const { total, own, handedOn } = payment.places ?? { total: 0, own: 0, handedOn: 0 };
  if (own === total) return named;
  if (own > 0) return { ...named, explanation: 'status.some-left.text' };
  return handedOn > 0 ? handedOnStatus : noneLeft;
}

function namedStatus(status: OrderStatus, payment: Payment): Named {
  if (status === 'completed') return haveText(payment);
  if (status !== 'pending') return ended[status];
  if (payment.isToPay) return toPay;
  return payment.daysToPay === undefined ? waiting : reserved;
}

/** What the status of an order means to its buyer. */
export function orderStatusText(status: OrderStatus, payment: Payment): OrderStatusText {
  const { tone, label, explanation } = namedStatus(status, payment);
  return { tone, label: say(label), explanation: say(explanation) };
}

const ticketStatuses: Record<AttendeeStatus, { tone: Tone; label: TextKey }> = {
  pending: { tone: 'open', label: 'ticket-status.pending' },
  confirmed: { tone: 'good', label: 'ticket-status.confirmed' },
  checked_in: { tone: 'good', label: 'ticket-status.checked-in' },
  cancelled: { tone: 'gone', label: 'ticket-status.cancelled' },
  refunded: { tone: 'gone', label: 'ticket-status.refunded' },
};

/** What the status of a ticket means to who holds it. */
export function ticketStatusText(status: AttendeeStatus): StatusText {
  const { tone, label } = ticketStatuses[status];
  return { tone, label: say(label) };
}
