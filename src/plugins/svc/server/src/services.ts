import { checkIntegrity } from './integrity/check-integrity';
import { attendeeService } from './resources/attendee/service';
import { buyerService } from './resources/buyer/service';
import { cartService } from './resources/cart/service';
import { eventService } from './resources/event/service';
import { orderService } from './resources/order/service';
import { refundRequestService } from './resources/refund-request/service';
import { ticketService } from './resources/ticket/service';
import { voucherService } from './resources/voucher/service';

/*
 * What code of a project's own may call: `strapi.plugin('svc').service('order').checkOut(…)`, or with types
 * `svc('order').checkOut(…)`, from `strapi-plugin-svc/services`.
 *
 * Who may call: anybody. These functions check no capability and do not know who asks; the caller has to.
 * Inside a transaction of `strapi.db.transaction`, and so in a lifecycle, they join it. What moves money throws there at
 * once. A transaction that the host does not know of, `strapi.db.connection.transaction(…)`, or `strapi.db.transaction()`
 * without a function, they cannot join: call nothing in it, as on SQLite they would wait for it.
 * What goes wrong is a `Problem`, or an error that the panel can show, with the problem as its cause: `problemOf` of
 * `strapi-plugin-svc/kit` finds it. Let it leave the transaction, so that this is rolled back.
 * Venues, organizers, categories and tags have no service: the Document Service does it, `strapi.documents(…)`.
 */
export const services = {
  attendee: attendeeService,
  buyer: buyerService,
  cart: cartService,
  event: eventService,
  integrity: { checkIntegrity },
  order: orderService,
  'refund-request': refundRequestService,
  ticket: ticketService,
  voucher: voucherService,
};

/** The services by their names. */
export type Services = typeof services;

/** `strapi.plugin('svc').service(name)`, with its types. To be called when Strapi has been loaded. */
export function svc<Name extends keyof Services>(name: Name): Services[Name] {
  return strapi.plugin('svc').service(name) as Services[Name];
}

/** Money, which is no number to the compiler: what goes in is `minor(1250)`, what comes out is shown by `formatMinor`. */
export {
  formatMinor,
  isMore,
  type Minor,
  minor,
  minus,
  noMoney,
  plus,
  type StoredMinor,
  sumOf,
  times,
  unitsOf,
} from './domain/money';
export type { AttendeeInput } from './resources/attendee/operations/write-attendee';
export type { AttendeeFilter, AttendeeRow } from './resources/attendee/queries/attendees';
export type { Erasure, ErasureOptions } from './resources/buyer/operations/erase-buyer';
export type { BuyerData } from './resources/buyer/operations/export-buyer';
export type { Cart, CartItem, CartVoucher } from './resources/cart/domain/cart';
export type { CartChange } from './resources/cart/operations/change-cart';
export type { CartOwner } from './resources/cart/queries/carts';
export type { EventInput } from './resources/event/operations/write-event';
export type { EventFilter, FullEvent } from './resources/event/queries/events';
export type { EventListItem } from './resources/event/read-model/listing';
export type { IntegrityReport } from './integrity/check-integrity';
export type { Buyer, NamedAttendee } from './resources/order/domain/named-attendees';
export type {
  CheckoutRequest,
  CheckoutResult,
} from './resources/order/operations/checkout/check-out';
export type { PaymentReceived } from './resources/order/operations/payment/settle-payment';
export type { OrderFilter, OrderWithItems } from './resources/order/queries/orders';
export type { PurchasedTicketRow } from './resources/order/queries/purchased-tickets';
export type { GuestOrder } from './resources/order/service';
export type { RefundUpdate } from './resources/refund-request/operations/decide-refund';
export type { RefundInput } from './resources/refund-request/operations/request-refund';
export type { RefundFilter, RefundRow } from './resources/refund-request/queries/refund-requests';
export type { TicketInput } from './resources/ticket/operations/write-ticket';
export type { TicketFilter, TicketWithRemaining } from './resources/ticket/queries/tickets';
export type { VoucherInput } from './resources/voucher/operations/write-voucher';
export type { VoucherFilter, VoucherRow } from './resources/voucher/queries/vouchers';
