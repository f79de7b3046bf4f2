import type { Knex } from 'knex';
import { Problem } from '../../../domain/problem';
import { type Counter, inOrder, type Places, tryToClaim } from './counters';
import { reapExpiredCarts } from './expired-carts';

/*
 * The stock of places: the one way in for the cart, checkout, attendees, jobs and the panel.
 */

export { type Counter, move, type Places, release, setCapacity } from './counters';
export { emptyCart, now, reapExpiredCarts } from './expired-carts';

function soldOut(): Problem {
  return new Problem('cannotCreate', 'There are not that many places left.');
}

/**
 * Takes places that are free. Holds that have expired are free at once, whether or not a job has run.
 * @throws Problem `cannotCreate` where there are fewer; the transaction is then to be rolled back.
 */
export async function claim(trx: Knex.Transaction, places: Places[], as: Counter): Promise<void> {
  for (const one of inOrder(places)) {
    if (await tryToClaim(trx, one, as)) continue;
    await reapExpiredCarts(trx, { ticketId: one.ticketId });
    // Even where somebody else was faster to empty them: some of what they held may be left.
    if (!(await tryToClaim(trx, one, as))) throw soldOut();
  }
}
