import { isMore, type Minor, noMoney } from '../../../domain/money';
import { codeProblem } from './code';
import { type Validity, validityProblems } from './validity';

/** The fields of a voucher that are looked at before it is written, or depend on each other. */
export interface VoucherFields extends Validity {
  /** As `normalCode` makes it. */
  code?: string;
  percent?: number | null;
  amountMinor?: Minor | null;
  maxPlaces?: number | null;
}

export type VoucherProblems = Partial<Record<keyof VoucherFields, string>>;

function isWholeBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

const mostAmount = 99_999_999;

/** What is wrong with a part and an amount that are both there: one of them may have been there before. */
function bothProblems(change: VoucherFields): VoucherProblems {
  if (!('percent' in change)) {
    return {
      amountMinor: 'must be empty where there is a percentage, unless that is sent as null',
    };
  }
  if (!('amountMinor' in change)) {
    return { percent: 'must be empty where there is an amount, unless that is sent as null' };
  }
  return { amountMinor: 'must be empty where there is a percentage' };
}

function discountProblems(whole: VoucherFields, change: VoucherFields): VoucherProblems {
  const { percent = null, amountMinor = null } = whole;
  if (percent === null && amountMinor === null) {
    return { percent: 'must be given, or an amount' };
  }
  if (percent !== null && amountMinor !== null) {
    return bothProblems(change);
  }
  if (percent !== null && !isWholeBetween(percent, 1, 100)) {
    return { percent: 'must be a whole number from 1 to 100' };
  }
  if (amountMinor === null) return {};
  const isAmount =
    isWholeBetween(Number(amountMinor), 1, mostAmount) && isMore(amountMinor, noMoney);
  return isAmount ? {} : { amountMinor: 'must be more than nothing' };
}

const isBound = (most: number) => most === -1 || isWholeBetween(most, 1, 2_147_483_647);

/**
 * What a change makes wrong with a voucher whose times are those of clocks in `timezone`, by field. `current` is empty for
 * a new one.
 */
export function fieldProblems(
  change: VoucherFields,
  current: VoucherFields,
  timezone: string,
): VoucherProblems {
  const whole = { ...current, ...change };
  const touches = (...names: (keyof VoucherFields)[]) => names.some((name) => name in change);
  const isNew = Object.keys(current).length === 0;
  const code = change.code === undefined ? undefined : codeProblem(change.code);
  return {
    ...(code && { code }),
    ...((isNew || touches('percent', 'amountMinor')) && discountProblems(whole, change)),
    ...(touches('validFrom', 'validUntil') && validityProblems(whole, timezone)),
    ...(typeof change.maxPlaces === 'number' &&
      !isBound(change.maxPlaces) && {
        maxPlaces: 'must be 1 or more, or -1 for as many as people want',
      }),
  };
}
