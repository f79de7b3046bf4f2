import { notFound } from '../../../domain/problem';
import { database } from '../../../host/strapi';
import { inLists } from '../../../lib/in-lists';
import { type AttendeeRow, findAttendeeRows } from '../../attendee/queries/attendees';
import { findOrderRows, type OrderWithItems } from '../../order/queries/orders';
import {
  findRefundRowsOfOrders,
  type RefundRow,
} from '../../refund-request/queries/refund-requests';
import { findAccounts, findBuyer, type WaitingName } from '../queries/find-buyer';

/** All that is known of whoever has an address. */
export interface BuyerData {
  email: string;
  /** The host's accounts that have it: what is known of those, the host says. */
  accounts: number[];
  /** Orders that were placed under it. */
  orders: OrderWithItems[];
  /** Everybody on the places of these orders, and whoever has the address on a place that somebody else bought. */
  attendees: AttendeeRow[];
  /** Refund requests for these orders. */
  refundRequests: RefundRow[];
  /** Places that went back when their order failed, until it is certain that it was not paid. */
  waiting: WaitingName[];
}

/** All that is known of whoever has the address. @throws Problem `notFound` where nothing has it */
export async function exportBuyer(email: string): Promise<BuyerData> {
  const db = database();
  const found = await findBuyer(db, email);
  if (!found) throw notFound('buyer');
  const orders = await inLists(found.orders, (some) => findOrderRows(db, some));
  const own = orders.flatMap(({ attendeeIds }) => attendeeIds);
  const ids = new Set([...own, ...found.attendees.map(({ id }) => id)]);
  return {
    email: email.trim(),
    accounts: await findAccounts(db, email),
    orders,
    attendees: await inLists(
      [...ids].sort((a, b) => a - b),
      (some) => findAttendeeRows(db, some),
    ),
    refundRequests: await inLists(found.orders, (some) => findRefundRowsOfOrders(db, some)),
    waiting: found.waiting,
  };
}
