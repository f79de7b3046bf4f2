import type { Knex } from 'knex';
import { cannotCreate, type Problem } from '../../../domain/problem';
import { type Counter, sortedByTicket, type TicketQuantity, tryToClaim } from './counters';
import { releaseExpiredCarts } from './expired-carts';
import { findRemaining } from './remaining';

/*
 * The stock of places: the one way in for the cart, checkout, attendees, jobs and the panel.
 */

export { type Counter, transfer, type TicketQuantity, release, setCapacity } from './counters';
export { releaseExpiredCarts, withoutHold } from './expired-carts';

/** After a rush many carts expire at once, and whoever empties them keeps all others waiting. */
const expiredCartsPerTry = 50;

async function notEnough(trx: Knex, { ticketId, quantity }: TicketQuantity): Promise<Problem> {
  // Somebody may have given places back since: of these the next request knows.
  const remaining = Math.min(await findRemaining(trx, ticketId), quantity - 1);
  const reason = remaining > 0 ? 'too_many' : 'sold_out';
  return cannotCreate('There are not that many places left.', { reason, remaining });
}

/**
 * Takes places that are free. Holds that have expired are free at once, whether or not a job has run.
 * @throws Problem `cannotCreate` where there are fewer; the transaction is then to be rolled back.
 */
export async function claim(
  trx: Knex.Transaction,
  places: TicketQuantity[],
  as: Counter,
): Promise<void> {
  for (const one of sortedByTicket(places)) {
    let expired = expiredCartsPerTry;
    while (!(await tryToClaim(trx, one, as))) {
      if (expired < expiredCartsPerTry) throw await notEnough(trx, one);
      expired = await releaseExpiredCarts(trx, {
        ticketId: one.ticketId,
        limit: expiredCartsPerTry,
      });
    }
  }
}
