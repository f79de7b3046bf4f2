import { countQueries, type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeFile,
  makeSignedIn,
} from '../support/events';
import { formOf, openBrowser, type Shown } from '../support/page-browser';
import { openPage, runs } from '../support/pages';
import { makeShopTicket } from '../support/shop';

/* The pages of venues and organizers, and the addresses that lead to them. */

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const makeEvent = (fields: Fields) =>
  make(service, manager, collections.events, eventBody({ status: 'publish', ...fields }));
const makeVenue = (fields: Fields) => make(service, manager, collections.venues, fields);
const makeOrganizer = (fields: Fields) => make(service, manager, collections.organizers, fields);
const titlesOf = (html: string) =>
  [...html.matchAll(/<h3><a href="[^"]*">([^<]*)<\/a><\/h3>/g)].map(([, title]) => title);
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)![1]!) as Fields;

const hallFields = {
  title: 'Grand Hall',
  address: 'Main Street 1',
  zip: '89073',
  city: 'Ulm',
  country: 'Germany',
  phone: '+49 731 1',
  website: 'https://hall.example.test/',
};
const past = { start_date: '2020-05-01 18:00:00', end_date: '2020-05-01 20:00:00' };

test('the url of a venue is a page with its address and what is on there (8.16)', async () => {
  const hall = await makeVenue(hallFields);
  await makeEvent({ title: 'Spring concert', venue_id: hall.id });
  await makeEvent({ title: 'Long ago', venue_id: hall.id, ...past });
  await makeEvent({ title: 'Not yet public', venue_id: hall.id, status: 'draft' });
  await makeEvent({ title: 'Elsewhere' });
  expect(hall.url).toBe('https://tickets.example.test/venues/grand-hall');
  const { status, headers, html, text } = await openPage(service, String(hall.url));
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
  expect(titlesOf(html)).toEqual(['Spring concert']);
  for (const words of ['Grand Hall', 'Main Street 1, 89073 Ulm, Germany', '+49 731 1']) {
    expect(text).toContain(words);
  }
  expect(html).toContain('<a href="https://hall.example.test/" rel="noopener noreferrer">');
  expect(html).toContain(`<link rel="canonical" href="${String(hall.url)}" />`);
  expect(dataOf(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: 'Grand Hall',
    url: hall.url,
    telephone: '+49 731 1',
    sameAs: 'https://hall.example.test/',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Main Street 1',
      addressLocality: 'Ulm',
      postalCode: '89073',
      addressCountry: 'Germany',
    },
  });
});

test('the url of an organizer is a page with how to reach them and what they hold (8.16)', async () => {
  const club = await makeOrganizer({
    title: 'Chamber club',
    email: 'club@example.test',
    website: 'https://club.example.test',
  });
  await makeEvent({ title: 'A quartet', organizer_ids: [club.id] });
  expect(club.url).toBe('https://tickets.example.test/organizers/chamber-club');
  const { status, html } = await openPage(service, String(club.url));
  expect([status, titlesOf(html)]).toEqual([200, ['A quartet']]);
  expect(html).toContain('<a href="mailto:club@example.test">');
  expect(dataOf(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Chamber club',
    url: club.url,
    email: 'club@example.test',
    sameAs: 'https://club.example.test',
  });
});

test('the page of an event leads to its venue and its organizers (8.16)', async () => {
  const venue = await makeVenue({ title: 'Linked hall' });
  const organizer = await makeOrganizer({ title: 'Linked club' });
  const event = await makeEvent({ venue_id: venue.id, organizer_ids: [organizer.id] });
  const { html } = await openPage(service, String(event.url));
  expect(html).toContain('<a href="/venues/linked-hall">Linked hall</a>');
  expect(html).toContain('<a href="/organizers/linked-club">Linked club</a>');
});

test('a venue with nothing but a name, and nothing on, says so (8.16)', async () => {
  const { url } = await makeVenue({ title: 'An empty room' });
  const { status, html, text } = await openPage(service, String(url));
  expect([status, text]).toEqual([200, expect.stringContaining('No events are planned')]);
  expect(html).not.toContain('<dl>');
});

test.each([
  '/venues/none',
  '/organizers/none',
  '/venues/',
  '/venues/a%00b',
  '/venues/x,grand-hall',
])('%s is 404, with a way on to what is on (8.16)', async (path) => {
  const { status, html } = await openPage(service, path);
  expect(status).toBe(404);
  if (path !== '/venues/') expect(html).toContain('href="/events"');
});

test('more events than on a page have pages, and as many statements as one (8.16)', async () => {
  const hall = await makeVenue({ title: 'Busy hall' });
  const quiet = await makeVenue({ title: 'Quiet hall' });
  await makeEvent({ title: 'The only one', venue_id: quiet.id });
  for (let more = 1; more <= 14; more += 1) {
    await makeEvent({ title: `Evening ${more}`, venue_id: hall.id });
  }
  const path = '/venues/busy-hall';
  // Counted before anything else opens them: a page that is remembered asks nothing.
  const one = await countQueries(service.strapi, () => openPage(service, '/venues/quiet-hall'));
  const twelve = await countQueries(service.strapi, () => openPage(service, path));
  expect([one.queries.length, twelve.queries.length]).toEqual([5, 5]);
  const first = await openPage(service, path);
  expect([titlesOf(first.html).length, first.html]).toEqual([
    12,
    expect.stringContaining('href="?page=2"'),
  ]);
  const second = await openPage(service, `${path}?page=2`);
  expect(titlesOf(second.html)).toHaveLength(2);
  expect(second.html).toContain('content="noindex, follow"');
  for (const page of ['0', '-1', 'x', '1.5', '99']) {
    expect((await openPage(service, `${path}?page=${page}`)).status).toBe(200);
  }
});

test('nothing of what was typed runs (8.16)', async () => {
  const title = '"><script>alert(1)</script>';
  const { url } = await makeVenue({ title, address: title, phone: title });
  const { status, html, headers } = await openPage(service, String(url));
  expect([status, runs.test(html)]).toEqual([200, false]);
  expect(headers.get('content-security-policy')).toContain("form-action 'none'");
});

describe('where the service is not where the site is', () => {
  const site = 'https://site.example.test';
  const own = 'https://tickets.example.test/box';
  const media = 'https://cdn.example.test/files';

  beforeAll(async () => {
    await service.stop();
    service = await startService({
      env: { PUBLIC_URL: site, SERVICE_URL: own, MEDIA_URL: media },
    });
    manager = await makeSignedIn(service, 'event-manager', 'manager');
  });

  test('events are at the site, venues and organizers at the service, pictures where the files are (8.16, 2.14)', async () => {
    const venue = await makeVenue({ title: 'A hall' });
    const organizer = await makeOrganizer({ title: 'A club' });
    const { id } = await makeEvent({ title: 'An evening', venue_id: venue.id });
    const file = await makeFile(service, '/uploads/stage.png');
    await inPanel(service, id).save({ image: file.id });
    await inPanel(service, id).publish();
    const query = { _fields: 'url,image,image_details' };
    const { body } = await service.call('GET', `${collections.events}/${id}`, { query });
    expect(body).toMatchObject({
      url: `${site}/events/an-evening`,
      image: `${media}/uploads/stage.png`,
      image_details: { src: `${media}/uploads/stage.png` },
    });
    expect([venue.url, organizer.url]).toEqual([
      `${own}/venues/a-hall`,
      `${own}/organizers/a-club`,
    ]);
    const page = await openPage(service, '/venues/a-hall');
    expect(page.html).toContain(`<link rel="canonical" href="${own}/venues/a-hall" />`);
    expect(page.html).toContain('<a href="/box/events/an-evening">');
    expect(page.html).toContain(`src="${media}/uploads/stage.png"`);
    expect(page.headers.get('content-security-policy')).toContain(
      "img-src 'self' https://cdn.example.test;",
    );
  });

  test('what leads on within the API stays at the service (8.16, 1.16)', async () => {
    const made = await service.call('POST', collections.venues, {
      as: manager,
      body: { title: 'Another hall' },
    });
    expect(made.headers.get('location')).toBe(`${own}/api/${collections.venues}/${made.body.id}`);
    const list = await service.call('GET', collections.venues, { query: { per_page: 1 } });
    expect(list.headers.get('link')).toContain(`<${own}/api/${collections.venues}?`);
    const { body } = await service.call('GET', 'svc/events/v1/doc');
    expect(body.servers[0]).toEqual({ url: `${own}/api` });
    expect(body.info.contact.url).toBe(site);
  });

  test('search engines find the pages of the service at the service (8.16, 9.11)', async () => {
    const read = async (path: string) => (await fetch(service.url + path)).text();
    expect(await read('/robots.txt')).toContain(`Sitemap: ${own}/sitemap.xml`);
    expect(await read('/sitemap.xml')).toContain(`<loc>${own}/sitemaps/1.xml</loc>`);
    const map = await read('/sitemaps/1.xml');
    expect(map).toContain(`<loc>${site}/events/an-evening</loc>`);
    expect(map).toContain(`<loc>${own}/venues/a-hall</loc>`);
    expect(map).toContain(`<loc>${own}/organizers/a-club</loc>`);
  });

  test('who buys at the service stays there, and mails lead to the site (8.16, 4.14)', async () => {
    await makeShopTicket(service, manager, { priceMinor: 0 }, { title: 'Open rehearsal' });
    const browser = openBrowser(service.url);
    // The proxy takes the path off.
    const at = (page: Shown, path: string) => ({ ...formOf(page, `/box${path}`), action: path });
    const event = await browser.open('/events/open-rehearsal');
    const added = await browser.send(at(event, '/events/open-rehearsal'));
    expect(added.headers.get('location')).toBe('/box/cart');
    const checkout = at(await browser.open('/checkout'), '/checkout');
    const buyer = { buyer_name: 'Ada Buyer', buyer_email: 'ada@example.test' };
    const bought = await browser.send(checkout, buyer, { Origin: 'https://tickets.example.test' });
    const [, id, token] = /^\/box\/orders\/(\d+)\?token=(.*)$/.exec(
      bought.headers.get('location')!,
    )!;
    expect(bought.headers.getSetCookie()[0]).toMatch(/; Path=\/box\/cart; .*; Secure$/);
    const order = service.strapi.plugin('svc').service('order') as {
      confirmationUrl: (id: number, seed: string) => string;
    };
    const row = await service.strapi.db
      .connection('svc_orders')
      .where({ public_id: id })
      .first('access_seed');
    expect(order.confirmationUrl(Number(id), row.access_seed as string)).toBe(
      `${site}/orders/${id}?token=${token}`,
    );
  });
});
