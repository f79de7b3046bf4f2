import { type Service, startService } from '../support';
import { collections, eventBody, make, makeSignedIn } from '../support/events';
import { type Audited, type Bounds, shortcomingsOf } from '../support/lighthouse';
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
}

let world: World;

const good: Bounds = { accessibility: 95, 'best-practices': 95, seo: 95 };

const pages: [name: string, atLeast: Bounds, at: (world: World) => Omit<Audited, 'atLeast'>][] = [
  ['event', good, ({ service, event }) => ({ url: `${service.url}/events/${event}` })],
  ['venue', good, ({ service, venue }) => ({ url: `${service.url}/venues/${venue}` })],
  ['list', good, ({ service }) => ({ url: `${service.url}/events` })],
  ['docs', { ...good, performance: 70 }, ({ service }) => ({ url: `${service.url}/api/svc/docs` })],
  ['starter-site', good, ({ site }) => ({ url: site })],
];

const slugOf = (address: unknown) => String(address).split('/').at(-1)!;

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
  await addShopTicket(service, event.id);
  world = {
    service,
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
