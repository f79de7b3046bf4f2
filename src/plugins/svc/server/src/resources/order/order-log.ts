import type { Knex } from 'knex';
import type { OrderDeed, OrderDeedDetails, OrderHand } from '../../contract/order-log';
import { documentColumns } from '../../database/document-columns';
import { insertRows } from '../../database/insert-rows';
import { type Actor, actor } from '../../host/actor';
import { now } from '../../lib/clock';

/*
 * The history of orders: written in the transaction in which something happens, and never changed. What happens without
 * it did not happen, and the other way round.
 */

/** Of whom it is where it is not whoever sends the present request. */
interface Written extends OrderDeedDetails {
  hand?: OrderHand;
  /** Of what somebody has decided, and somebody else ends. */
  by?: Actor;
}

/** Writes down what is done to an order, and by whom. */
export async function logOrder(
  trx: Knex.Transaction,
  orderId: number,
  deed: OrderDeed,
  { hand, by: decider, ...details }: Written = {},
): Promise<void> {
  const present = actor();
  const other = hand && hand !== present.hand && { hand, administratorId: null, name: null };
  const by = decider ?? (other || present);
  await insertRows(trx, 'svc_order_log', [
    {
      ...documentColumns(),
      order_id: orderId,
      at: now(),
      hand: by.hand,
      administrator_id: by.administratorId,
      name: by.name,
      deed,
      details: Object.keys(details).length === 0 ? null : JSON.stringify(details),
    },
  ]);
}
