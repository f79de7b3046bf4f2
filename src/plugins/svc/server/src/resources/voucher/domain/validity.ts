import { parseDateBound } from '../../../domain/wall-clock';
import { boundProblem, isBefore } from '../../../domain/wall-clock-bounds';

/** When a voucher can be put in: wall-clock times (`Y-m-d H:i:s`). Empty or null for no bound. */
export interface Validity {
  validFrom?: string | null;
  validUntil?: string | null;
}

/** Whether a voucher can be put in at `now` (seconds since 1970); both ends count. */
export function validityAt(
  { validFrom, validUntil }: Validity,
  timezone: string,
  now: number,
): 'early' | 'valid' | 'over' {
  if (validUntil && now > parseDateBound(validUntil, 'last', timezone)!) return 'over';
  return validFrom && now < parseDateBound(validFrom, 'first', timezone)! ? 'early' : 'valid';
}

/** What is wrong with a validity, by field; empty when nothing is. */
export function validityProblems(
  { validFrom, validUntil }: Validity,
  timezone: string,
): { validFrom?: string; validUntil?: string } {
  const from = boundProblem(validFrom, timezone);
  const until = boundProblem(validUntil, timezone);
  if (from || until)
    return { ...(from && { validFrom: from }), ...(until && { validUntil: until }) };
  const isInOrder = !validFrom || !validUntil || isBefore(validFrom, validUntil, timezone);
  return isInOrder ? {} : { validUntil: 'must be after the time that it begins' };
}
