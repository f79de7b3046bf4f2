import { type Service, startService } from '../support';
import { collections, eventBody, make, makeSignedIn } from '../support/events';
import { type Audited, type Bounds, shortcomingsOf } from '../support/lighthouse';
import { formOf, openBrowser, type PageBrowser } from '../support/page-browser';
import { addShopTicket } from '../support/shop';
import { startSite } from '../support/site';

/*
 * `npm run lighthouse`: what Lighthouse says of the pages. A page is a line in the table: its name, what it reaches at
 * least, and where it is.
 */

interface World {
  service: Service;
  /** The starter site. */
  site: string;
  event: string;
  venue: string;
  /** A browser with something in its cart. */
  buyer: PageBrowser;
  /** The page of an order, with its token. */
  order: string;
}

let world: World;

const good: Bounds = { accessibility: 95, 'best-practices': 95, seo: 95 };

/** The pages that sell. */
const selling: Bounds = { ...good, performance: 95 };

/** Those that no search engine is to find: what Lighthouse says to that is not asked. */
const own: Bounds = { accessibility: 95, 'best-practices': 95, performance: 95 };

const withCart = (path: string) => (world: World) => ({
  url: world.service.url + path,
  headers: { Cookie: [...world.buyer.cookies].map((pair) => pair.join('=')).join('; ') },
});

const pages: [name: string, atLeast: Bounds, at: (world: World) => Omit<Audited, 'atLeast'>][] = [
  ['event', selling, ({ service, event }) => ({ url: `${service.url}/events/${event}` })],
  ['venue', good, ({ service, venue }) => ({ url: `${service.url}/venues/${venue}` })],
  ['list', selling, ({ service }) => ({ url: `${service.url}/events` })],
  ['cart', own, withCart('/cart')],
  ['checkout', own, withCart('/checkout')],
  ['order', own, ({ service, order }) => ({ url: service.url + order })],
  ['docs', { ...good, performance: 70 }, ({ service }) => ({ url: `${service.url}/api/svc/docs` })],
  ['starter-site', good, ({ site }) => ({ url: site })],
];

const slugOf = (address: unknown) => String(address).split('/').at(-1)!;

/** Two places in the cart of a new browser. */
async function openCart({ url }: Service, path: string, ticketId: number): Promise<PageBrowser> {
  const browser = openBrowser(url);
  await browser.submit(formOf(await browser.open(path), path), { [`quantity-${ticketId}`]: 2 });
  return browser;
}

/** The path of the order. */
async function buy(browser: PageBrowser): Promise<string> {
  const form = formOf(await browser.open('/checkout'), '/checkout');
  const buyer = { buyer_name: 'Ada Buyer', buyer_email: 'ada@example.org' };
  const answer = await browser.send(form, { ...buyer, payment: 'test-accepted' });
  return answer.headers.get('location')!;
}

beforeAll(async () => {
  const service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  const venue = await make(service, manager, collections.venues, {
    title: 'Harbour Hall',
    address: '1 Quay Street',
    city: 'Hamburg',
  });
  const event = await make(
    service,
    manager,
    collections.events,
    eventBody({ status: 'publish', venue_id: venue.id, content: '<p>Four bands, one night.</p>' }),
  );
  const ticket = await addShopTicket(service, event.id);
  const path = `/events/${slugOf(event.url)}`;
  const order = await buy(await openCart(service, path, ticket.id));
  world = {
    service,
    order,
    buyer: await openCart(service, path, ticket.id),
    site: await startSite(service.url),
    event: slugOf(event.url),
    venue: slugOf(venue.url),
  };
}, 240_000);

test.each(pages)(
  '%s reaches what it has to',
  async (name, atLeast, at) => {
    expect(await shortcomingsOf(name, { ...at(world), atLeast })).toEqual([]);
  },
  120_000,
);
