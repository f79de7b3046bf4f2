import type { Knex } from 'knex';

/**
 * Keeps an order as it is until the transaction ends. False while its payment is on its way: then only the settlement
 * changes it and its attendees.
 */
export async function lockSettledOrder(trx: Knex, orderId: number): Promise<boolean> {
  const order = () => trx('orders').where({ public_id: orderId });
  const locked = await order()
    .whereNull('settle_after')
    .update({ status: trx.ref('status') });
  return locked === 1 || (await order().first('id')) === undefined;
}
