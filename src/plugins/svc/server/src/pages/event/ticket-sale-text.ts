import { saleStateAt } from '../../resources/ticket/domain/sale-window';
import type { TicketWithRemaining } from '../../resources/ticket/queries/tickets';
import { displayMinor, noMoney } from '../../domain/money';
import { momentText } from '../../domain/schedule-text';
import { parseDateBound } from '../../domain/wall-clock';

interface Moment {
  /** Seconds since 1970. */
  now: number;
  /** The event's zone. */
  zone: string;
  /** When the event ends, `Y-m-d H:i:s` in its zone. */
  end: string;
}

/** What a ticket costs, in words. */
export function priceText({ price_minor: price }: TicketWithRemaining, currency: string): string {
  return price === null || price === noMoney ? 'Free' : displayMinor(price, currency);
}

/** Whether a ticket can be had now, and if not, why. */
export function saleText(ticket: TicketWithRemaining, { now, zone, end }: Moment): string {
  const { start_sale_date: startSaleDate, end_sale_date: endSaleDate } = ticket;
  const event = { timezone: zone, endUtc: parseDateBound(end, 'last', zone) };
  const state = saleStateAt({ startSaleDate, endSaleDate }, event, now);
  if (state === 'over') return 'No longer on sale';
  if (ticket.remaining === 0) return 'Sold out';
  return state === 'early' ? `On sale from ${momentText(startSaleDate!, zone)}` : 'On sale';
}
