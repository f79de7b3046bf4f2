import { presentAttendee } from '../attendee/presenter';
import { presentOrder } from '../order/presenter';
import { presentRefundRequest } from '../refund-request/presenter';
import type { Erasure } from './operations/erase-buyer';
import type { BuyerData } from './operations/export-buyer';

export function presentBuyer(buyer: BuyerData) {
  return {
    email: buyer.email,
    user_ids: buyer.accounts,
    orders: buyer.orders.map(presentOrder),
    attendees: buyer.attendees.map(presentAttendee),
    refund_requests: buyer.refundRequests.map(presentRefundRequest),
    unpaid_places: buyer.waiting.map((one) => ({
      order_id: one.orderId,
      ticket_id: one.ticketId,
      full_name: one.fullName,
      email: one.email,
    })),
  };
}

/** Without what is gone. */
export function presentErasure({ orders, attendees, accounts }: Erasure) {
  return { order_ids: orders, attendee_ids: attendees, user_ids: accounts };
}
