import { saleStateAt } from '../../resources/ticket/domain/sale-window';
import type { TicketWithRemaining } from '../../resources/ticket/queries/tickets';
import { noMoney } from '../../domain/money';
import { moneyText } from '../../domain/money-text';
import { momentText } from '../../domain/schedule-text';
import { parseDateBound } from '../../domain/wall-clock';
import { say } from '../../texts/say';

interface Moment {
  /** Seconds since 1970. */
  now: number;
  /** The event's zone. */
  zone: string;
  /** When the event ends, `Y-m-d H:i:s` in its zone. */
  end: string;
}

export function isFree({ price_minor: price }: TicketWithRemaining): boolean {
  return price === null || price === noMoney;
}

/** What a ticket costs, in words. */
export function priceText(ticket: TicketWithRemaining, currency: string): string {
  return isFree(ticket) ? say('sale.free') : moneyText(ticket.price_minor!, currency);
}

/** From when on it is worth saying how few are left. */
const few = 10;

function onSaleText(remaining: number): string {
  return remaining > 0 && remaining <= few
    ? say('sale.few', { count: remaining })
    : say('sale.open');
}

/** Whether a ticket can be had now, and what is to be said of it. */
export function saleOf(ticket: TicketWithRemaining, { now, zone, end }: Moment) {
  const { start_sale_date: startSaleDate, end_sale_date: endSaleDate, remaining } = ticket;
  const event = { timezone: zone, endUtc: parseDateBound(end, 'last', zone) };
  const state = saleStateAt({ startSaleDate, endSaleDate }, event, now);
  if (state === 'over') return { isOpen: false, text: say('sale.over') };
  if (remaining === 0) return { isOpen: false, text: say('sale.sold-out') };
  if (state === 'open') return { isOpen: true, text: onSaleText(remaining) };
  return { isOpen: false, text: say('sale.from', { moment: momentText(startSaleDate!, zone) }) };
}
