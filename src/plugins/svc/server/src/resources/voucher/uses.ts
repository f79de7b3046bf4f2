import type { Knex } from 'knex';
import { columns, select, sql } from '../../database/sql';
import { cannotCreate, type Problem } from '../../domain/problem';
import { addUses, tryToGiveBack, tryToUse, type VoucherUse } from './counter';

/*
 * For how many places a voucher is used. Whoever changes tickets, too, comes here first, so that no two wait for each other.
 */

export type { VoucherUse } from './counter';

const bound = columns('svc_vouchers', 'max_places, used');
const boundOf = ({ voucherId }: VoucherUse) =>
  sql`select ${bound} from svc_vouchers where public_id = ${voucherId}`;

/** How many more places a voucher can be used for, -1 for as many as people want. */
export function placesLeft({
  max_places: most,
  used,
}: {
  max_places: number | null;
  used: number;
}) {
  return most === null || most < 0 ? -1 : Math.max(0, most - used);
}

/**
 * Counts places that an order is about to have.
 * @throws Problem `cannotCreate` where the voucher has fewer left, or is gone; the transaction is then to be rolled back.
 */
export async function claimUses(trx: Knex, use: VoucherUse): Promise<void> {
  if (await tryToUse(trx, use)) return;
  const [row] = await select(trx, boundOf(use));
  if (!row) throw voucherGone();
  // Somebody may have given some back since: of these the next request knows.
  throw voucherUsedUp(Math.min(placesLeft(row), use.places - 1));
}

/** Counts places of an order that was paid late, whatever is left: it has been paid. A voucher that is gone counts nothing. */
export const takeUsesAgain = addUses;

/**
 * Gives back the places of an order that came to nothing. A count that would go below zero says that they were given back
 * twice: better nothing happens at all.
 */
export async function releaseUses(trx: Knex, use: VoucherUse): Promise<void> {
  if (await tryToGiveBack(trx, use)) return;
  const [row] = await select(trx, boundOf(use));
  if (row)
    throw new Error(`Voucher ${use.voucherId} was used for fewer than ${use.places} places.`);
}

export function voucherUsedUp(remaining: number): Problem {
  const message =
    remaining > 0
      ? `This voucher is good for only ${remaining} more of these places.`
      : 'This voucher has been used up.';
  return cannotCreate(message, { reason: 'voucher_used_up', remaining });
}

function voucherGone(): Problem {
  return cannotCreate('This voucher is no longer valid. Take it out to buy at the full price.', {
    reason: 'voucher_ended',
  });
}
