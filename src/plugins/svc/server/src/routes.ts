import account from './resources/account/routes';
import applicationPassword from './resources/application-password/routes';
import attendee from './resources/attendee/routes';
import batch from './resources/batch/routes';
import buyerData from './resources/buyer/routes';
import cart from './resources/cart/routes';
import category from './resources/category/routes';
import docsPage from './resources/docs/docs-page.routes';
import { docRoutes } from './resources/docs/routes';
import event from './resources/event/routes';
import eventFacets from './resources/event/facets/routes';
import eventFeeds from './resources/event/feeds/routes';
import health from './resources/health/health.routes';
import nonce from './resources/nonce/routes';
import buyer from './resources/order/buyer.routes';
import checkout from './resources/order/checkout.routes';
import order from './resources/order/routes';
import siteSettings from './resources/settings/routes';
import stripeWebhook from './resources/order/stripe-webhook.routes';
import session from './resources/session/routes';
import organizer from './resources/organizer/routes';
import selfHelp from './resources/self-help/routes';
import refundRequest from './resources/refund-request/routes';
import tag from './resources/tag/routes';
import ticket from './resources/ticket/routes';
import venue from './resources/venue/routes';
import voucher from './resources/voucher/routes';
import widget from './resources/widget/widget.routes';

const routers: { routes: object[] }[] = [
  account,
  applicationPassword,
  attendee,
  batch,
  buyerData,
  cart,
  category,
  { routes: docRoutes() },
  docsPage,
  event,
  eventFacets,
  eventFeeds,
  health,
  nonce,
  buyer,
  checkout,
  order,
  organizer,
  stripeWebhook,
  refundRequest,
  selfHelp,
  session,
  siteSettings,
  tag,
  ticket,
  venue,
  voucher,
  widget,
];

/** Every route below the REST root. Paths are whole: the batch is not below the plugin's own name. */
export const routes = {
  'content-api': {
    type: 'content-api',
    prefix: '',
    routes: routers.flatMap((router) => router.routes),
  },
};
