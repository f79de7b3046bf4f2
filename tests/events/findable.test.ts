import { countQueries, type Service, startService, type TestUser } from '../support';
import { collections, eventBody, type Fields, make, makeSignedIn } from '../support/events';
import { openPage } from '../support/pages';
import { problemsOfData } from '../support/schema-org';
import { addShopTicket } from '../support/shop';

/* What search engines find, and what they are told. */

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService({ env: { OFFLINE_PAYMENT: 'everyone' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

const makeEvent = (fields: Fields) =>
  make(service, manager, collections.events, eventBody({ status: 'publish', ...fields }));

/** What a page tells in JSON-LD, as a parser of HTML finds it: up to the first end of an element. */
async function dataOf(address: unknown): Promise<Fields> {
  const { html } = await openPage(service, String(address));
  const found = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html);
  return JSON.parse(found![1]!) as Fields;
}

test('the page of an event tells schema.org’s Event with place, organizer and offers (9.11)', async () => {
  const hall = await make(service, manager, collections.venues, {
    title: 'The hall',
    address: 'Münsterplatz 1',
    city: 'Ulm',
    zip: '89073',
    country: 'Germany',
    website: 'https://hall.example.test',
  });
  const club = await make(service, manager, collections.organizers, { title: 'The club' });
  const event = await makeEvent({
    title: 'A recital',
    content: '<p>Songs by <b>Schubert</b></p>',
    timezone: 'Europe/Berlin',
    start_date: '2031-07-01 20:00:00',
    end_date: '2031-07-01 22:30:00',
    venue_id: hall.id,
    organizer_ids: [club.id],
  });
  const id = Number(event.id);
  await addShopTicket(service, id, { title: 'Stalls', priceMinor: 2550 });
  await addShopTicket(service, id, { title: 'Box', capacity: 0 });
  await addShopTicket(service, id, { title: 'Late', startSaleDate: '2031-06-01 09:00:00' });
  await addShopTicket(service, id, { title: 'Early', endSaleDate: '2020-06-01 09:00:00' });
  const url = 'https://tickets.example.test/events/a-recital';
  const offer = (name: string, availability: string, price = '12.50') => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'USD',
    availability: `https://schema.org/${availability}`,
    url,
  });
  const data = await dataOf(event.url);
  expect(problemsOfData(data)).toEqual([]);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'A recital',
    url,
    startDate: '2031-07-01T18:00:00+00:00',
    endDate: '2031-07-01T20:30:00+00:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'The hall',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Münsterplatz 1',
        addressLocality: 'Ulm',
        postalCode: '89073',
        addressCountry: 'Germany',
      },
      sameAs: 'https://hall.example.test',
    },
    description: 'Songs by Schubert',
    organizer: [{ '@type': 'Organization', name: 'The club' }],
    offers: [
      offer('Stalls', 'InStock', '25.50'),
      offer('Box', 'SoldOut'),
      { ...offer('Late', 'PreOrder'), validFrom: '2031-06-01T07:00:00+00:00' },
      offer('Early', 'OutOfStock'),
    ],
  });
});

test('an event of whole days has days, and what nobody knows is left out (9.11)', async () => {
  const { url } = await makeEvent({
    title: 'A fair',
    all_day: true,
    timezone: 'Pacific/Auckland',
    start_date: '2031-07-01 00:00:00',
    end_date: '2031-07-03 23:59:59',
  });
  expect(await dataOf(url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'A fair',
    url,
    startDate: '2031-07-01',
    endDate: '2031-07-03',
    eventStatus: 'https://schema.org/EventScheduled',
  });
});

test('texts stay texts, whatever is in them (9.11)', async () => {
  const title = 'End </script><script>alert(1)</script> & <!--<script> \u2028 "quoted"';
  const content = '&lt;/script&gt;&lt;script&gt;alert(2)&lt;/script&gt;';
  const { url } = await makeEvent({ title, content });
  const { html } = await openPage(service, String(url));
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const { name, description } = await dataOf(url);
  expect([name, description]).toEqual([title, '</script><script>alert(2)</script>']);
});

test('what is shared has a title, a text, an address and its kind (9.11)', async () => {
  const { url } = await makeEvent({ title: 'A reading', content: 'From the new novel' });
  const { html } = await openPage(service, String(url));
  for (const [property, content] of [
    ['og:type', 'website'],
    ['og:title', 'A reading'],
    ['og:url', String(url)],
  ]) {
    expect(html).toContain(`<meta property="${property}" content="${content}" />`);
  }
  expect(html).toMatch(/property="og:description" content="[^"]*From the new novel"/);
  expect(html).toContain('name="twitter:card" content="summary"');
});

const table = () => service.strapi.db.connection('svc_event_listings');
const read = async (path: string) => {
  const answer = await fetch(service.url + path);
  return { answer, text: await answer.text() };
};
const addressesIn = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);

test('sitemap.xml leads to the published events, and to nothing else (9.11)', async () => {
  const shown = await makeEvent({ title: 'In the map' });
  const draft = await makeEvent({ title: 'Not in the map', status: 'draft' });
  const { answer, text } = await read('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(addressesIn(text)).toEqual(['https://tickets.example.test/sitemaps/1.xml']);
  const file = await read('/sitemaps/1.xml');
  const addresses = addressesIn(file.text);
  expect(addresses[0]).toBe('https://tickets.example.test/events');
  expect(addresses).toContain(shown.url);
  expect(addresses).not.toContain(draft.url);
  expect(file.text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00<\/lastmod>/);
  expect(file.text).toMatch(/^<\?xml [^]*<\/urlset>\n$/);
  for (const path of ['0.xml', '2.xml', '01.xml', '99999.xml', 'x', '1.xml.gz', '-1.xml']) {
    expect([path, (await read(`/sitemaps/${path}`)).answer.status]).toEqual([path, 404]);
  }
});

test('a file has at most 50,000 addresses, which are read a thousand at a time (9.11)', async () => {
  const { id: _, ...row } = (await table().where({ status: 'publish' }).first()) as Fields;
  const copies = Array.from({ length: 1001 }, (_unused, index) => ({
    ...row,
    public_id: 100_001 + index,
    document_id: `map-${index}`,
    event_document_id: `map-${index}`,
    slug: `copy-${index}`,
  }));
  await service.strapi.db.connection.batchInsert('svc_event_listings', copies, 50);
  expect(addressesIn((await read('/sitemap.xml')).text)).toHaveLength(3);
  expect(addressesIn((await read('/sitemaps/2.xml')).text)).toEqual([]);
  const { result, queries } = await countQueries(service.strapi, () => read('/sitemaps/3.xml'));
  const addresses = addressesIn(result.text);
  expect([addresses.length, new Set(addresses).size, queries.length]).toEqual([1001, 1001, 7]);
  await table().where('public_id', '>', 100_000).delete();
});

test('robots.txt leads to the map, and away from carts (9.11)', async () => {
  const { answer, text } = await read('/robots.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /cart',
    'Disallow: /checkout',
    'Disallow: /admin',
    'Sitemap: https://tickets.example.test/sitemap.xml',
    '',
  ]);
});

test('where the pages do not sell, robots.txt, sitemap.xml and the first page are the host’s own (9.8)', async () => {
  await service.stop();
  service = await startService({ env: { SHOP_PAGES: 'false' } });
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/1.xml']) {
    expect([path, (await read(path)).answer.status]).toEqual([path, 404]);
  }
  const home = await fetch(`${service.url}/`, { redirect: 'manual' });
  expect([home.status, home.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/\/admin$/),
  ]);
});
