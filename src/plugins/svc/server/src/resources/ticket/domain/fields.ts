import { formatMinor, isMore, type Minor, noMoney } from '../../../domain/money';
import { type SaleWindow, saleWindowProblems } from './sale-window';

export const ticketTypes = ['paid', 'rsvp', 'free'] as const;
export type TicketType = (typeof ticketTypes)[number];

/** How many places of a ticket one order may have where the ticket does not say. */
export const defaultMaxPerOrder = 100;

/** The fields of a ticket that depend on each other. */
export interface TicketFields extends SaleWindow {
  type?: TicketType;
  priceMinor?: Minor | null;
}

export type TicketField = keyof TicketFields;
export type FieldProblems = Partial<Record<TicketField, string>>;

/** What was not there and what was empty are the same. */
function changes(change: TicketFields, current: TicketFields, fields: TicketField[]): boolean {
  return fields.some(
    (field) => field in change && (change[field] || null) !== (current[field] || null),
  );
}

function priceProblems({ type, priceMinor }: TicketFields): FieldProblems {
  const price = priceMinor ?? noMoney;
  if (type === 'paid') {
    return isMore(price, noMoney)
      ? {}
      : { priceMinor: `must be more than ${formatMinor(noMoney)} for a paid ticket` };
  }
  if (!type || price === noMoney) return {};
  return {
    priceMinor: `must be ${formatMinor(noMoney)} for a ticket of type ${type}, not ${formatMinor(price)}`,
  };
}

/** In words of what was changed: who moved the start is told of the start. */
function windowProblems(change: TicketFields, whole: TicketFields, zone: string): FieldProblems {
  const { startSaleDate, endSaleDate } = saleWindowProblems(whole, zone);
  const isAboutStart = endSaleDate && !('endSaleDate' in change) && !startSaleDate;
  if (isAboutStart) return { startSaleDate: 'must not be after the end of the sale' };
  return { ...(startSaleDate && { startSaleDate }), ...(endSaleDate && { endSaleDate }) };
}

/**
 * What a change makes wrong with a ticket of an event in `timezone`, by field. What was wrong before and is not
 * touched is not the change's fault. `current` is empty for a new ticket.
 */
export function fieldProblems(
  change: TicketFields,
  current: TicketFields,
  timezone: string,
): FieldProblems {
  const whole = { ...current, ...change };
  return {
    ...(changes(change, current, ['type', 'priceMinor']) && priceProblems(whole)),
    ...(changes(change, current, ['startSaleDate', 'endSaleDate']) &&
      windowProblems(change, whole, timezone)),
  };
}
