import type { Core } from '@strapi/strapi';
import { settings } from '../host/strapi';
import { showCart, submitCart } from './cart/show-cart';
import { showCheckout, submitCheckout } from './checkout/show-checkout';
import { addToCart } from './event/add-to-cart';
import { showPayment, submitPayment } from './checkout/payment';
import { showEvent } from './event/show-event';
import { showOrder } from './order/show-order';
import { showEvents } from './events/show-events';
import { missingPage, notice } from './page';
import { type PageDeclaration, pageRoutes } from './page-route';
import type { ProfileKind } from './profile/find-profile';
import { showProfile } from './profile/show-profile';
import { findableRoutes } from './sitemap';

/** An order's address has the token that opens it: no cache, no search engine and no other site may learn it. */
const personal = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** Browsers say of a form where it comes from only where the page tells its own site. */
const buyers = { ...personal, 'Referrer-Policy': 'same-origin' };

const order: PageDeclaration = {
  path: '/orders/:id',
  headers: personal,
  show: showOrder,
  missing: () =>
    notice(
      'There is no such order',
      'The link in the newest mail about your order opens it; those of earlier mails may have ended. Please check that you have all of the address.',
    ),
};

const event: PageDeclaration = {
  path: '/events/:slug',
  // As REST says of the same data: it may be withdrawn, or sold out, at any moment.
  headers: { 'Cache-Control': 'public, no-cache' },
  show: showEvent,
  missing: () => missingPage('There is no such event'),
};

/** The page of a venue, or of an organizer. */
const profile = (kind: ProfileKind, missing: string): PageDeclaration => ({
  path: `/${kind}s/:slug`,
  headers: { 'Cache-Control': 'public, no-cache' },
  show: showProfile(kind),
  missing: () => missingPage(missing),
});

const profiles = [
  profile('venue', 'There is no such place'),
  profile('organizer', 'There is no such organizer'),
];

const nothing = () => notice('There is no such page', 'Please check the address.');

const events: PageDeclaration = {
  path: '/events',
  headers: { 'Cache-Control': 'public, no-cache' },
  show: showEvents,
  missing: nothing,
};

const cart: PageDeclaration = {
  path: '/cart',
  headers: buyers,
  show: showCart,
  submit: submitCart,
  missing: nothing,
};

const checkout: PageDeclaration = {
  path: '/checkout',
  headers: buyers,
  show: showCheckout,
  submit: submitCheckout,
  missing: nothing,
};

const payment: PageDeclaration = {
  path: '/checkout/payment',
  headers: buyers,
  show: showPayment,
  submit: submitPayment,
  missing: nothing,
};

/**
 * The pages behind the addresses of events, venues, organizers and orders, and those that sell. They are there whatever PUBLIC_URL is; people
 * come to them while that is the service's own address.
 */
export function registerPages(): void {
  const pages = settings().shopPages
    ? [order, { ...event, submit: addToCart }, ...profiles, events, cart, checkout, payment]
    : [order, event, ...profiles];
  const routes = [...pages.flatMap(pageRoutes), ...(settings().shopPages ? findableRoutes() : [])];
  strapi.server.routes(routes as unknown as Core.Route[]);
}
