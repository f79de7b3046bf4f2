import type { Core } from '@strapi/strapi';
import { settings } from '../host/strapi';
import type { TextKey } from '../texts/catalogues';
import { accountPages } from './account';
import { showCart, submitCart } from './cart/show-cart';
import { showCheckout, submitCheckout } from './checkout/show-checkout';
import { doorPageRoutes } from './door/routes';
import { addToCart } from './event/add-to-cart';
import { showPayment, submitPayment } from './checkout/payment';
import { showEvent, showPreview } from './event/show-event';
import { showChangeTicket, submitChangeTicket } from './order/change-ticket';
import { showReturnTickets, submitReturnTickets } from './order/return-tickets';
import { findOrdersPath, showFindOrders, submitFindOrders } from './order/find-orders';
import { showOrder } from './order/show-order';
import { showTicketsCalendar, showTicketsPdf } from './order/ticket-files';
import { showWalletPass } from './order/wallet-passes';
import { showEvents } from './events/show-events';
import { registerPageReads } from './page-reads';
import { missingPage } from './page';
import { type PageDeclaration, pageRoutes } from './page-route';
import type { ProfileKind } from './profile/find-profile';
import { showProfile } from './profile/show-profile';
import { scriptRoute } from './script';
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
  missing: () => missingPage('notice.no-order', 'notice.no-order.text'),
};

const ticketsPdf: PageDeclaration = {
  ...order,
  path: '/orders/:id/tickets.pdf',
  show: showTicketsPdf,
};

const ticketsCalendar: PageDeclaration = {
  ...order,
  path: '/orders/:id/tickets.ics',
  show: showTicketsCalendar,
};

const walletPass: PageDeclaration = {
  ...order,
  path: '/orders/:id/wallets/:wallet',
  show: showWalletPass,
};

const changeTicket: PageDeclaration = {
  path: '/orders/:id/tickets/:ticket',
  headers: buyers,
  show: showChangeTicket,
  submit: submitChangeTicket,
  missing: order.missing,
};

const returnTickets: PageDeclaration = {
  path: '/orders/:id/return',
  headers: buyers,
  show: showReturnTickets,
  submit: submitReturnTickets,
  missing: order.missing,
};

const event: PageDeclaration = {
  path: '/events/:slug',
  // As REST says of the same data: it may be withdrawn, or sold out, at any moment.
  headers: { 'Cache-Control': 'public, no-cache' },
  show: showEvent,
  isForAll: true,
  missing: () => missingPage('notice.no-event'),
};

const preview: PageDeclaration = {
  path: '/previews/:document',
  headers: personal,
  show: showPreview,
  missing: () => missingPage('preview.none', 'preview.none.text'),
};

/** The page of a venue, or of an organizer. */
const profile = (kind: ProfileKind, missing: TextKey): PageDeclaration => ({
  path: `/${kind}s/:slug`,
  headers: { 'Cache-Control': 'public, no-cache' },
  show: showProfile(kind),
  isForAll: true,
  missing: () => missingPage(missing),
});

const profiles = [profile('venue', 'notice.no-venue'), profile('organizer', 'notice.no-organizer')];

const nothing = () => missingPage('notice.no-page', 'notice.no-page.text');

const events: PageDeclaration = {
  path: '/events',
  headers: { 'Cache-Control': 'public, no-cache' },
  show: showEvents,
  isForAll: true,
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

const findOrders: PageDeclaration = {
  path: findOrdersPath,
  headers: buyers,
  show: showFindOrders,
  submit: submitFindOrders,
  missing: nothing,
};

const payment: PageDeclaration = {
  path: '/checkout/payment',
  headers: buyers,
  show: showPayment,
  submit: submitPayment,
  missing: nothing,
};

/** Those on the way of each purchase that are one visitor's alone. */
const ofVisitors = [order, cart, checkout];

/**
 * The pages behind the addresses of events, venues, organizers and orders, and those that sell. They are there whatever PUBLIC_URL is; people
 * come to them while that is the service's own address.
 */
export function registerPages(): void {
  const pages = settings().shopPages
    ? [{ ...event, submit: addToCart }, ...profiles, events, cart, checkout, payment, findOrders]
    : [event, ...profiles];
  const orders = [
    order,
    ticketsPdf,
    ticketsCalendar,
    walletPass,
    changeTicket,
    returnTickets,
    preview,
  ];
  const made = [...orders, ...pages, ...accountPages].map((page) => ({
    page,
    routes: pageRoutes(page),
  }));
  const short = made.filter(({ page }) => page.isForAll ?? ofVisitors.includes(page));
  registerPageReads(
    short.map(({ page, routes: [get] }) => ({ ...get, isForAll: Boolean(page.isForAll) })),
  );
  const routes = [
    ...made.flatMap((one) => one.routes),
    ...(settings().shopPages ? [scriptRoute, ...findableRoutes()] : []),
    ...doorPageRoutes(),
  ];
  strapi.server.routes(routes as unknown as Core.Route[]);
}
