import { addDays } from '../../../domain/add-days';
import { readReturnPolicy, returnPolicyText } from '../../../contract/return-policy';

/*
 * An event on another day: what is so many days before it, or after, stays so.
 */

/** Its clocks that follow its day. What an editor has planned does not: that is a day of its own. */
export interface DayFields {
  startDate: string | null;
  endDate: string | null;
  changesUntil: string | null;
  /** JSON, as it is kept. */
  returnPolicy: string | null;
}

type DaysOf = Partial<Record<keyof DayFields, string | null | undefined>>;

const later = (wallClock: string | null | undefined, days: number) =>
  wallClock ? addDays(wallClock, days) : null;

function policyLater(text: string | null | undefined, days: number): string | null {
  const steps = readReturnPolicy(text);
  if (!steps) return text ?? null;
  const moved = steps.map(({ until, percent }) => ({ until: addDays(until, days), percent }));
  return returnPolicyText(moved);
}

/** The same, so many days later. */
export function eventDaysLater(event: DaysOf, days: number): DayFields {
  return {
    startDate: later(event.startDate, days),
    endDate: later(event.endDate, days),
    changesUntil: later(event.changesUntil, days),
    returnPolicy: policyLater(event.returnPolicy, days),
  };
}

interface SaleDays {
  startSaleDate: string | null;
  endSaleDate: string | null;
}

/** The sale of one of its tickets, so many days later. */
export function saleDaysLater(sale: SaleDays, days: number): SaleDays {
  return {
    startSaleDate: later(sale.startSaleDate, days),
    endSaleDate: later(sale.endSaleDate, days),
  };
}
