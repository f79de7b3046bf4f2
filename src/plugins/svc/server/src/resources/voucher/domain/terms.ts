import { type Minor, minus, mostOf, noMoney, partOf } from '../../../domain/money';

/** What a voucher takes off a place, and of which event; one of `percent` and `amount` is not null. */
export interface VoucherTerms {
  code: string;
  /** 1 to 100. */
  percent: number | null;
  /** In minor units, off each place. */
  amount: Minor | null;
  /** Null for every event. */
  eventId: number | null;
}

/** What a place of the event costs with a voucher, or with none: never less than nothing, never more than before. */
export function priceWith(
  terms: VoucherTerms | null,
  { fullPrice, eventId }: { fullPrice: Minor; eventId: number },
): Minor {
  if (!terms || (terms.eventId !== null && terms.eventId !== eventId)) return fullPrice;
  if (terms.percent !== null) return minus(fullPrice, partOf(fullPrice, terms.percent));
  return mostOf(noMoney, minus(fullPrice, terms.amount ?? noMoney));
}
