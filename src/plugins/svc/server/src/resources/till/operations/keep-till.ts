import type { Till } from '../../../contract/counter';
import { documentColumns } from '../../../database/document-columns';
import { insertOrIgnore } from '../../../database/insert-rows';
import { execute, sql } from '../../../database/sql';
import { type Minor, minor } from '../../../domain/money';
import { invalidParams } from '../../../domain/problem';
import { database, retriedTransaction, settings } from '../../../host/strapi';
import { now } from '../../../lib/clock';
import { findTill, hasMovementInProgress } from '../queries/tills';

/*
 * A till is somebody's own: opened with what is in it, counted at the end.
 */

/** Who keeps it. */
export interface Holder {
  id: number;
  name: string;
}

/** @throws Problem `invalidParam` on `till` for who has one open already */
export async function openTill({ id, name }: Holder, opening: Minor): Promise<void> {
  const made = await insertOrIgnore(database(), 'svc_tills', {
    ...documentColumns(),
    administrator_id: id,
    holder: name,
    open_key: String(id),
    opened_at: now(),
    opening_minor: opening,
    currency: settings().currency,
  });
  if (made === null) throw invalidParams({ till: 'is open already' });
}

/** What was counted in a till, and what whoever counted was shown that should be in it; undefined where nothing was. */
interface Count {
  counted: Minor;
  shown?: Minor;
}

/**
 * Closes a till with what was counted in it; what should have been there is written beside it.
 * @throws Problem `invalidParam` on `till` where it is closed already, a sale or a refund is not over yet, or something else
 *   should be in it by now than was shown
 */
export function closeTill(id: number, holder: Holder, { counted, shown }: Count): Promise<Till> {
  return retriedTransaction(async (trx) => {
    const own = sql`id = ${id} and administrator_id = ${holder.id} and open_key is not null`;
    const at = now();
    const taken = await execute(
      trx,
      sql`update svc_tills set closed_at = ${at}, counted_minor = ${counted} where ${own}`,
    );
    if (taken === 0) throw invalidParams({ till: 'is closed already' });
    if (await hasMovementInProgress(trx, id)) {
      throw invalidParams({
        till: 'cannot be closed while a sale or a refund is not over: try again in a minute',
      });
    }
    const expected = minor((await findTill(trx, id))!.expected);
    if (shown !== undefined && shown !== expected) {
      throw invalidParams({
        till: 'has changed since you counted: more came in or went out. Compare with what should be in it now',
      });
    }
    await execute(
      trx,
      sql`update svc_tills set expected_minor = ${expected}, open_key = null where id = ${id}`,
    );
    return (await findTill(trx, id))!;
  });
}
