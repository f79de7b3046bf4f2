import type { Knex } from 'knex';
import { cannotCreate, type Problem } from '../../domain/problem';
import { parseDateBound } from '../../domain/wall-clock';
import { now } from '../../lib/clock';
import { placesLeft } from './uses';
import { keyOfCode, normalCode } from './domain/code';
import type { VoucherTerms } from './domain/terms';
import { validityAt } from './domain/validity';
import { zoneOfVoucher } from './operations/validate-voucher';
import { findVoucherByKey, type VoucherRow } from './queries/vouchers';

/** A voucher as somebody finds it who has its code. */
export interface FoundVoucher {
  id: number;
  terms: VoucherTerms;
  /** For how many more places, -1 for as many as people want. */
  left: number;
  /** Why it cannot be put on a cart just now; null where it can. */
  unavailable: Problem | null;
}

async function unavailableNow(db: Knex, row: VoucherRow): Promise<Problem | null> {
  const { valid_from: validFrom, valid_until: validUntil } = row;
  if (!validFrom && !validUntil) return null;
  const zone = await zoneOfVoucher(db, row.event_id);
  const state = validityAt({ validFrom, validUntil }, zone, now());
  if (state === 'over') {
    return cannotCreate('This voucher is no longer valid.', { reason: 'voucher_ended' });
  }
  if (state === 'valid') return null;
  const opensUtc = parseDateBound(validFrom!, 'first', zone)!;
  return cannotCreate('This voucher is not valid yet.', { reason: 'voucher_not_yet', opensUtc });
}

const findRow = (db: Knex, typed: string) => findVoucherByKey(db, keyOfCode(normalCode(typed)));

/** The voucher with a code, however that is typed; null where there is none. */
export async function findVoucher(db: Knex, typed: string): Promise<FoundVoucher | null> {
  const row = await findRow(db, typed);
  if (!row) return null;
  return {
    id: row.public_id,
    terms: {
      code: row.code,
      percent: row.percent,
      amount: row.amount_minor,
      eventId: row.event_id,
    },
    left: placesLeft(row),
    unavailable: await unavailableNow(db, row),
  };
}

/** Whether somebody has made a voucher with this code, valid or not. */
export async function hasVoucher(db: Knex, typed: string): Promise<boolean> {
  return (await findRow(db, typed)) !== undefined;
}
