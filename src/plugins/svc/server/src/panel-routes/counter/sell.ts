import type { Knex } from 'knex';
import type { CounterMeans, CounterSale } from '../../contract/counter';
import { walkInEmail } from '../../contract/erased';
import { type Minor, noMoney } from '../../domain/money';
import { invalidParams, Problem } from '../../domain/problem';
import { database } from '../../host/strapi';
import { table } from '../../database/table';
import { cartService } from '../../resources/cart/service';
import { confirmationUrl } from '../../resources/order/link';
import { logOrder } from '../../resources/order/order-log';
import { checkOut } from '../../resources/order/operations/checkout/check-out';
import { findSavedOutcome } from '../../resources/order/operations/checkout/idempotency';
import { holdTill, noTill, recordMovement } from '../../resources/till/operations/record-movement';
import { findOpenTill } from '../../resources/till/queries/tills';

/** What is sold to whom, as the clerk has typed it. */
export interface CounterInput {
  /** Sent again with a sale that was not answered: it is sold once. */
  key: string;
  tickets: { ticketId: number; quantity: number }[];
  name: string;
  /** Empty for who leaves none. */
  email: string;
  /** Null where nothing is to be paid. */
  means: CounterMeans | null;
}

async function saleOf(orderId: number, linkSeed: string): Promise<CounterSale> {
  const order = await table(database(), 'svc_orders')
    .where({ public_id: orderId })
    .first('document_id', 'total_minor', 'currency');
  const { document_id: documentId, total_minor: total, currency } = order!;
  return { orderId, documentId, total, currency, url: confirmationUrl(orderId, linkSeed) };
}

/**
 * Sells at the counter, through the same cart and the same checkout as on the web site: places are claimed in the same
 * way, and the order is paid as soon as it is placed. It is in the clerk's till, or it is not sold; what costs nothing is sold with
 * an open till, and in none.
 * @throws Problem what the cart and the checkout throw, `invalidParam` on `till` for who has none open, and on `means`
 */
export async function sellAtCounter(clerkId: number, input: CounterInput): Promise<CounterSale> {
  const { key, tickets, name, means } = input;
  const idempotent = { key, scope: `counter of administrator ${clerkId}`, body: input };
  const owner = cartService.ownerOfToken(cartService.newGuestToken());
  if (!(await findSavedOutcome(idempotent))) {
    const till = await findOpenTill(database(), clerkId);
    if (!till) throw noTill();
    await cartService.changeCart(
      owner,
      tickets.map((one) => ({ ...one, mode: 'set' as const })),
    );
  }
  const withOrder = async (trx: Knex.Transaction, order: { id: number; total: Minor }) => {
    const till = await holdTill(trx, clerkId);
    const { id: orderId, total: amount } = order;
    const isForNothing = amount === noMoney && means !== 'free';
    if (isForNothing) return logOrder(trx, orderId, 'sold', { means: 'free' });
    if (means === null) throw invalidParams({ means: 'has to be cash, card or free' });
    await recordMovement(trx, till, { orderId, kind: 'sale', means, amount });
  };
  try {
    const outcome = await checkOut({
      owner,
      userId: null,
      isBoxOffice: true,
      isAtCounter: true,
      isGift: means === 'free',
      buyer: { fullName: name, email: input.email || walkInEmail },
      namedAttendees: [],
      paymentMethod: means === 'free' ? 'free' : 'counter',
      paymentToken: means === 'free' ? '' : (means ?? 'cash'),
      idempotent,
      withOrder,
    });
    if ('problem' in outcome) {
      const { kind, message, why } = outcome.problem;
      throw new Problem(kind, message, undefined, why);
    }
    return await saleOf(outcome.result.orderId, outcome.linkSeed);
  } catch (error) {
    // What was not sold is free for the next one at once.
    await cartService.clearCart(owner).catch(() => undefined);
    throw error;
  }
}
