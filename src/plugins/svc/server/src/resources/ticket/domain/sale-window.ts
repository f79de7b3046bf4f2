import { parseDateBound } from '../../../domain/wall-clock';
import { boundProblem, isBefore } from '../../../domain/wall-clock-bounds';

/** When a ticket is sold: wall-clock times (`Y-m-d H:i:s`) in the zone of its event. Empty or null for no bound. */
export interface SaleWindow {
  startSaleDate?: string | null;
  endSaleDate?: string | null;
}

/** What a sale window depends on: the event's zone (IANA), and its end in seconds since 1970, null where none is set. */
export interface EventTimes {
  timezone: string;
  endUtc: number | null;
}

/** Before the window, in it, or after it. */
export type SaleState = 'early' | 'open' | 'over';

/** The first second of the sale; null where it is open at once. */
export function saleStart({ startSaleDate }: SaleWindow, { timezone }: EventTimes): number | null {
  return startSaleDate ? parseDateBound(startSaleDate, 'first', timezone) : null;
}

/** The last second of the sale; null where neither it nor the event has an end. */
export function saleEnd({ endSaleDate }: SaleWindow, { timezone, endUtc }: EventTimes) {
  return endSaleDate ? parseDateBound(endSaleDate, 'last', timezone) : endUtc;
}

/**
 * Whether a ticket is on sale at `now` (seconds since 1970). Both ends belong to the window; without a start it is
 * open at once, without an end until the event ends. A time that the event's clocks jump over, because its zone was
 * changed after the window was set, stands for the moment of the jump.
 */
export function saleStateAt(window: SaleWindow, event: EventTimes, now: number): SaleState {
  const start = saleStart(window, event);
  const end = saleEnd(window, event);
  if (end !== null && now > end) return 'over';
  return start !== null && now < start ? 'early' : 'open';
}

export type SaleWindowProblems = Partial<Record<'startSaleDate' | 'endSaleDate', string>>;

/** What is wrong with a sale window in the zone of its event, by field; empty when nothing is. */
export function saleWindowProblems(window: SaleWindow, timezone: string): SaleWindowProblems {
  const { startSaleDate, endSaleDate } = window;
  const start = boundProblem(startSaleDate, timezone);
  const end = boundProblem(endSaleDate, timezone);
  if (start || end) {
    return { ...(start && { startSaleDate: start }), ...(end && { endSaleDate: end }) };
  }
  const isReversed = startSaleDate && endSaleDate && isBefore(endSaleDate, startSaleDate, timezone);
  return isReversed ? { endSaleDate: 'must not be before the start of the sale' } : {};
}
