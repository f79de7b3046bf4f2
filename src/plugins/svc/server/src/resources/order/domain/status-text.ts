import type { AttendeeStatus } from '../../../contract/attendee-status';
import type { OrderStatus } from '../../../contract/order-status';
import { type Minor, noMoney } from '../../../domain/money';

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

const waiting: OrderStatusText = {
  tone: 'open',
  label: 'Payment on its way',
  explanation:
    'It is not known yet whether you have paid. Load this page again in a minute: when the payment has gone through, your tickets are here, and come by mail.',
};

const toPay: OrderStatusText = {
  tone: 'open',
  label: 'Waiting for your payment',
  explanation:
    'Your places are kept for a short while. When you have paid, your tickets are here, and come by mail.',
};

function reserved(daysToPay: number): OrderStatusText {
  const days = daysToPay > 0 ? `within ${daysToPay} ${daysToPay === 1 ? 'day' : 'days'} and ` : '';
  return {
    tone: 'open',
    label: 'Reserved, to be paid',
    explanation: `These places are kept for you. Pay as the organizer asks, by transfer or at the door, ${days}before the event starts: an order that is not paid in time is cancelled. When the box office has your money it marks the order paid, and you get a mail.`,
  };
}

const free: OrderStatusText = {
  tone: 'good',
  label: 'Confirmed',
  explanation: 'There is nothing to pay. Each guest shows their code at the door.',
};

const ended: Record<Exclude<OrderStatus, 'pending'>, OrderStatusText> = {
  completed: {
    tone: 'good',
    label: 'Paid',
    explanation: 'Thank you. Each guest shows their code at the door.',
  },
  failed: {
    tone: 'gone',
    label: 'Not paid',
    explanation: 'The payment did not go through, and nothing was bought.',
  },
  cancelled: {
    tone: 'gone',
    label: 'Cancelled',
    explanation: 'The tickets of this order are not valid any more.',
  },
  refunded: {
    tone: 'gone',
    label: 'Refunded',
    explanation: 'This order was refunded.',
  },
  partially_refunded: {
    tone: 'open',
    label: 'Refunded in part',
    explanation: 'Part of this order was refunded. Each ticket below says whether it is valid.',
  },
};

/** How an order is paid, and how much. */
export interface Payment {
  total: Minor;
  /** Of an order that waits for its money; 0 for any number, undefined where its payment is on its way. */
  daysToPay: number | undefined;
  /** Whether the buyer can go on and pay. */
  isToPay?: boolean;
}

/** What the status of an order means to its buyer. */
export function orderStatusText(
  status: OrderStatus,
  { total, daysToPay, isToPay }: Payment,
): OrderStatusText {
  if (status === 'pending' && isToPay) return toPay;
  if (status === 'pending') return daysToPay === undefined ? waiting : reserved(daysToPay);
  return status === 'completed' && total === noMoney ? free : ended[status];
}

/** What the status of a ticket means to who holds it. */
export const ticketStatusTexts: Record<AttendeeStatus, StatusText> = {
  pending: { tone: 'open', label: 'Not paid yet' },
  confirmed: { tone: 'good', label: 'Valid' },
  checked_in: { tone: 'good', label: 'Checked in' },
  cancelled: { tone: 'gone', label: 'Cancelled: not valid' },
  refunded: { tone: 'gone', label: 'Refunded: not valid' },
};
