import type { Knex } from 'knex';
import type { OrderDeed, OrderDeedDetails } from '../../../contract/order-log';
import { columns, select, sql } from '../../../database/sql';
import { minor, unitsOf } from '../../../domain/money';
import type { Actor } from '../../../host/actor';
import { logOrder } from '../../order/order-log';
import { isByHand } from '../queries/paid-order';
import type { RefundRow } from '../queries/refund-requests';

type RefundDeed = Extract<OrderDeed, `refund_${string}`>;

const approval = columns('svc_order_log', 'hand, administrator_id, name, details');

/** Who has approved it; undefined where nobody had to. */
async function findApprover(
  trx: Knex.Transaction,
  { order_id: orderId, public_id: request }: RefundRow,
): Promise<Actor | undefined> {
  const rows = await select(
    trx,
    sql`select ${approval} from svc_order_log
      where order_id = ${orderId} and deed = 'refund_approved' order by id desc`,
  );
  const isOfIt = (details: string | null) =>
    (JSON.parse(details ?? '{}') as OrderDeedDetails).request === request;
  const found = rows.find(({ details }) => isOfIt(details));
  return found && { hand: found.hand, administratorId: found.administrator_id, name: found.name };
}

/**
 * Whose hand it is. Money goes back by itself, maybe of a request of the buyer's; what is handed over, whoever has approved
 * it hands over, also where it is settled after a crash.
 */
async function handOf(trx: Knex.Transaction, request: RefundRow, deed: RefundDeed) {
  if (deed !== 'refund_paid' && deed !== 'refund_failed') return {};
  const by = (await isByHand(trx, request)) ? await findApprover(trx, request) : undefined;
  return by ? { by } : { hand: 'service' as const };
}

/** Writes into the order's history what becomes of a refund of it. */
export async function logRefund(
  trx: Knex.Transaction,
  request: RefundRow,
  deed: RefundDeed,
): Promise<void> {
  const { order_id: orderId, attendee_id: attendee, amount_minor: amount } = request;
  await logOrder(trx, orderId, deed, {
    ...(await handOf(trx, request, deed)),
    ...(attendee > 0 && { attendee }),
    request: request.public_id,
    amount: unitsOf(minor(amount)),
    ...(deed === 'refund_paid' && request.till_means !== null && { means: request.till_means }),
  });
}
