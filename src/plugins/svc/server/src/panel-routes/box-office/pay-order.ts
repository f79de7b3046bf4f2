import { invalidParams } from '../../domain/problem';
import { database } from '../../host/strapi';
import {
  changeOrderStatus,
  type TakenPayment,
} from '../../resources/order/operations/change-status';
import { totalOf } from '../../resources/order/queries/total';
import {
  holdTill,
  recordMovement,
  tillClosed,
  type TillUse,
} from '../../resources/till/operations/record-movement';
import { isPaidInto } from '../../resources/till/queries/tills';
import type { Act } from './box-office-action';
import { readTillUse } from './till-use';

const intoTill = ({ administratorId, means }: TillUse): TakenPayment => ({
  means,
  record: async (trx, orderId) => {
    const till = await holdTill(trx, administratorId, tillClosed);
    const amount = await totalOf(trx, orderId);
    await recordMovement(trx, till, { orderId, kind: 'payment', means, amount });
  },
});

/** An order that waits is paid: into the clerk's till, where they say so. Who is too late with their money is told. */
export const payOrder: Act = async ({ publicId }, ctx) => {
  const till = readTillUse(ctx);
  await changeOrderStatus(publicId, 'completed', till && intoTill(till));
  if (!till || (await isPaidInto(database(), till.administratorId, publicId))) return;
  throw invalidParams({ orderStatus: 'it is paid already, and this money is in no till' });
};
