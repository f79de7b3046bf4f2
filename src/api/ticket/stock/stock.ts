import type { Knex } from 'knex';
import { Problem } from '../../../domain/problem';
import { type Counter, inOrder, type Places, tryToClaim } from './counters';
import { reapExpiredCarts } from './expired-carts';

/*
 * The stock of places: the one way in for the cart, checkout, attendees, jobs and the panel.
 */

export { type Counter, move, type Places, release, setCapacity } from './counters';
export { emptyCart, now, reapExpiredCarts } from './expired-carts';

/** After a rush many carts expire at once, and whoever empties them keeps all others waiting. */
const cartsAtOnce = 50;

function soldOut(): Problem {
  return new Problem('cannotCreate', 'There are not that many places left.');
}

/**
 * Takes places that are free. Holds that have expired are free at once, whether or not a job has run.
 * @throws Problem `cannotCreate` where there are fewer; the transaction is then to be rolled back.
 */
export async function claim(trx: Knex.Transaction, places: Places[], as: Counter): Promise<void> {
  for (const one of inOrder(places)) {
    let expired = cartsAtOnce;
    while (!(await tryToClaim(trx, one, as))) {
      if (expired < cartsAtOnce) throw soldOut();
      expired = await reapExpiredCarts(trx, { ticketId: one.ticketId, limit: cartsAtOnce });
    }
  }
}
