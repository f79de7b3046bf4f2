import type { AttendeeStatus } from '../../api/attendee/domain/status';
import type { OrderStatus } from '../../api/order/domain/status';

/** How good a status is for its reader, who is told by words and colour. */
export type Mood = 'good' | 'open' | 'gone';

/** A status in words. */
export interface Words {
  mood: Mood;
  word: string;
}

export interface OrderWords extends Words {
  /** What that means for the buyer, and what comes next. */
  meaning: string;
}

const waiting: OrderWords = {
  mood: 'open',
  word: 'Payment on its way',
  meaning:
    'It is not known yet whether you have paid. Load this page again in a minute: when the payment has gone through, your tickets are here, and come by mail.',
};

const reserved: OrderWords = {
  mood: 'open',
  word: 'Reserved, to be paid',
  meaning:
    'These places are kept for you. Pay as the organizer asks, by transfer or at the door. When the box office has your money it marks the order paid, and you get a mail.',
};

const free: OrderWords = {
  mood: 'good',
  word: 'Confirmed',
  meaning: 'There is nothing to pay. Each guest shows their code at the door.',
};

const ended: Record<Exclude<OrderStatus, 'pending'>, OrderWords> = {
  completed: {
    mood: 'good',
    word: 'Paid',
    meaning: 'Thank you. Each guest shows their code at the door.',
  },
  failed: {
    mood: 'gone',
    word: 'Not paid',
    meaning: 'The payment did not go through, and nothing was bought.',
  },
  cancelled: {
    mood: 'gone',
    word: 'Cancelled',
    meaning: 'The tickets of this order are not valid any more.',
  },
  refunded: { mood: 'gone', word: 'Refunded', meaning: 'The money of this order was given back.' },
  partially_refunded: {
    mood: 'open',
    word: 'Refunded in part',
    meaning: 'Some of the money was given back. Each ticket below says whether it is valid.',
  },
};

/** What an order is paid with, and how much: zero is in minor units too. */
export interface Payment {
  method: string;
  total: number;
}

/** What the status of an order means to its buyer. */
export function orderWords(status: OrderStatus, { method, total }: Payment): OrderWords {
  if (status === 'pending') return method === 'offline' ? reserved : waiting;
  return status === 'completed' && total === 0 ? free : ended[status];
}

/** What the status of a ticket means to who holds it. */
export const ticketWords: Record<AttendeeStatus, Words> = {
  pending: { mood: 'open', word: 'Not paid yet' },
  confirmed: { mood: 'good', word: 'Valid' },
  checked_in: { mood: 'good', word: 'Checked in' },
  cancelled: { mood: 'gone', word: 'Cancelled: not valid' },
  refunded: { mood: 'gone', word: 'Refunded: not valid' },
};
