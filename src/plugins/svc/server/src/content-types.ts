import type { OwnSchema } from './host/own-attributes';
import knownAddress from './access/known-address.schema.json';
import session from './access/session.schema.json';
import publicId from './identity/public-id.schema.json';
import slug from './identity/slug.schema.json';
import publishedLink from './kit/resource/published-link.schema.json';
import mailAllowance from './outbox/mail-allowance.schema.json';
import outboxEntry from './outbox/schema.json';
import testCharge from './payments/test/test-charge.schema.json';
import testRefund from './payments/test/test-refund.schema.json';
import applicationPassword from './resources/application-password/schema.json';
import handover from './resources/attendee/handover.schema.json';
import doorScan from './resources/attendee/door-scan.schema.json';
import accountToken from './resources/account/account-token.schema.json';
import confirmedAddress from './resources/account/confirmed-address.schema.json';
import attendee from './resources/attendee/schema.json';
import cartAddress from './resources/cart/cart-address.schema.json';
import cartItem from './resources/cart/cart-item.schema.json';
import cart from './resources/cart/schema.json';
import category from './resources/category/schema.json';
import eventListingCount from './resources/event/read-model/event-listing-count.schema.json';
import eventListingTerm from './resources/event/read-model/event-listing-term.schema.json';
import eventListing from './resources/event/read-model/event-listing.schema.json';
import eventReview from './resources/event/review/schema.json';
import event from './resources/event/schema.json';
import withdrawnEvent from './resources/event/withdrawn/schema.json';
import idempotencyKey from './resources/order/idempotency-key.schema.json';
import latePayment from './resources/order/late-payment.schema.json';
import orderItem from './resources/order/order-item.schema.json';
import orderLogEntry from './resources/order/order-log.schema.json';
import order from './resources/order/schema.json';
import organizer from './resources/organizer/schema.json';
import refundRequest from './resources/refund-request/schema.json';
import site from './resources/site/schema.json';
import tag from './resources/tag/schema.json';
import ticket from './resources/ticket/schema.json';
import openForm from './panel-routes/open-forms/schema.json';
import till from './resources/till/schema.json';
import tillMovement from './resources/till/till-movement.schema.json';
import venue from './resources/venue/schema.json';
import voucher from './resources/voucher/schema.json';

const schemas = [
  accountToken,
  applicationPassword,
  attendee,
  cart,
  cartAddress,
  cartItem,
  category,
  doorScan,
  confirmedAddress,
  event,
  eventListing,
  eventListingCount,
  eventListingTerm,
  eventReview,
  handover,
  idempotencyKey,
  knownAddress,
  latePayment,
  mailAllowance,
  openForm,
  order,
  orderItem,
  orderLogEntry,
  organizer,
  outboxEntry,
  publicId,
  publishedLink,
  refundRequest,
  site,
  session,
  slug,
  tag,
  testCharge,
  testRefund,
  ticket,
  till,
  tillMovement,
  venue,
  voucher,
  withdrawnEvent,
];

/** Every content type of the plugin, by the name that follows `plugin::svc.`; Strapi changes what it is given. */
export const contentTypes = Object.fromEntries(
  schemas.map((schema) => [schema.info.singularName, { schema: structuredClone(schema) }]),
);

/** The same as they are without a project, which may add to them. */
export const ownSchemas = Object.fromEntries(
  schemas.map((schema) => [schema.info.singularName, schema]),
) as Record<string, OwnSchema>;
