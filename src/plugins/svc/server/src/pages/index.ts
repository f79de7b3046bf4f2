import type { Core } from '@strapi/strapi';
import { showEvent } from './event/show-event';
import { showOrder } from './order/show-order';
import { notice } from './page';
import { pageRoute } from './page-route';

/** An order's address has the token that opens it: no cache, no search engine and no other site may learn it. */
const personal = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

const order = pageRoute({
  path: '/orders/:id',
  headers: personal,
  show: showOrder,
  missing: notice(
    'There is no such order',
    'The link in the newest mail about your order opens it; those of earlier mails may have ended. Please check that you have all of the address.',
  ),
});

const event = pageRoute({
  path: '/events/:slug',
  // As REST says of the same data: it may be withdrawn, or sold out, at any moment.
  headers: { 'Cache-Control': 'public, no-cache' },
  show: showEvent,
  missing: notice('There is no such event', 'It may have been taken down, or moved.'),
});

/**
 * The pages behind the addresses of events and orders. They are there whatever PUBLIC_URL is; people come to them
 * while that is the service's own address.
 */
export function registerPages(): void {
  strapi.server.routes([order, event] as unknown as Core.Route[]);
}
