import type { Knex } from 'knex';
import { hasNoAddress, isErased } from '../../../contract/erased';
import { confirmable, type OrderStatus } from '../../../contract/order-status';
import { columns, execute, select, sql } from '../../../database/sql';
import { invalidParams, notFound } from '../../../domain/problem';
import { retriedTransaction } from '../../../host/strapi';
import { recordOrHasten } from '../../../outbox/domain-events';
import { endLinks } from '../link';
import { lockSettledOrder } from '../lock';
import { logOrder } from '../order-log';

/*
 * The box office corrects where an order's mails go. Whoever has the address that was wrong is to reach nothing of it any
 * more: the links that were sent open nothing, and an account of that address does not keep the order.
 */

const order = columns('svc_orders', 'status, total_minor, buyer_email');

/** As addresses are compared everywhere. */
const folded = (email: string) => email.trim().toLowerCase();

/** The order as it stands. @throws Problem `notFound`, `invalidParam` on `orderStatus` */
async function findCorrectable(trx: Knex, id: number) {
  const [found] = await select(trx, sql`select ${order} from svc_orders where public_id = ${id}`);
  if (!found) throw notFound('order');
  if (isErased(found.buyer_email)) {
    throw invalidParams({ orderStatus: 'its buyer was erased' });
  }
  if (!confirmable.includes(found.status)) {
    throw invalidParams({ orderStatus: `an order that is ${found.status} gets no mails` });
  }
  return found;
}

interface Addresses {
  from: string;
  to: string;
}

/** The order, the requests for its refunds, and guests who had the buyer's address because they had none of their own. */
async function writeAddress(trx: Knex, id: number, { from, to }: Addresses): Promise<void> {
  const at = new Date();
  const accounts = sql`select id from up_users where lower(email) = ${folded(from)}`;
  await execute(
    trx,
    sql`update svc_orders set buyer_email = ${to}, updated_at = ${at},
      user_id = case when user_id in (${accounts}) then null else user_id end
      where public_id = ${id}`,
  );
  await execute(
    trx,
    sql`update svc_refund_requests set buyer_email = ${to}, updated_at = ${at}
      where order_id = ${id}`,
  );
  await execute(
    trx,
    sql`update svc_attendees set email = ${to}, updated_at = ${at}
      where order_id = ${id} and email = ${from} and handed_on_at is null`,
  );
}

function confirmationOf(id: number, status: OrderStatus, total: number) {
  const isPending = status === 'pending';
  const isPaid = !isPending && total > 0;
  return { kind: 'order confirmed again' as const, orderId: id, isPending, isPaid };
}

/**
 * Gives an order another address. Its link is a new one, and goes there with the tickets; what waits to be mailed goes
 * there, too. Their codes stay.
 * @param before the address that is thought wrong: where it is another by now, somebody else has corrected it
 * @throws Problem `notFound`, `invalidParam` on `email` or `orderStatus`
 */
export function correctEmail(id: number, email: string, before?: string): Promise<void> {
  return retriedTransaction(async (trx) => {
    if (!(await lockSettledOrder(trx, id))) {
      throw invalidParams({ orderStatus: 'the order is being paid: try again in a minute' });
    }
    const { buyer_email: from, status, total_minor: total } = await findCorrectable(trx, id);
    if (before !== undefined && before !== from) {
      throw invalidParams({ email: 'was corrected by somebody else just now' });
    }
    if (email === from) throw invalidParams({ email: 'is what it was' });
    if (hasNoAddress(email)) throw invalidParams({ email: 'has to be one that mails can go to' });
    await writeAddress(trx, id, { from, to: email });
    await endLinks(trx, id);
    await logOrder(trx, id, 'email_corrected');
    await recordOrHasten(trx, confirmationOf(id, status, Number(total)));
  });
}
