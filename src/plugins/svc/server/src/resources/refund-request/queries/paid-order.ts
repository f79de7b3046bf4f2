import type { Knex } from 'knex';
import { table } from '../../../database/table';
import type { Row } from '../../../database/tables';
import { isRefundedByHand } from '../../../payments/providers';
import type { RefundRow } from './refund-requests';

type PaidOrder = Pick<Row<'svc_orders'>, 'payment_method' | 'payment_reference' | 'currency'>;

/** How the order of a request was paid. */
export async function findPaidOrder(
  db: Knex,
  { order_id: orderId }: RefundRow,
): Promise<PaidOrder> {
  const order = await table(db, 'svc_orders')
    .where({ public_id: orderId })
    .first('payment_method', 'payment_reference', 'currency');
  return order!;
}

/** Whether somebody hands the money over, and the service writes it down only. */
export async function isByHand(db: Knex, request: RefundRow): Promise<boolean> {
  return isRefundedByHand((await findPaidOrder(db, request)).payment_method);
}
