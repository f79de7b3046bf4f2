import { createHash } from 'node:crypto';
import { built, countQueries, type Service, startService, type TestUser } from '../support';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeFile,
  makeSignedIn,
  makeTicket,
} from '../support/events';
import { makeOffer, makeOrder, setAttendees, type TestOrder } from '../support/orders';
import { natively } from '#svc/testing/natively';
import { openPage, readQrCodes, runs } from '../support/pages';

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

/** How often a text was made harmless. */
const sanitized = () =>
  jest.spyOn(
    built<typeof import('../../src/plugins/svc/server/src/domain/html')>('domain/html'),
    'harmlessHtml',
  );

const db = () => service.strapi.db.connection;
const makeEvent = (fields: Fields = {}) =>
  make(service, manager, collections.events, eventBody({ status: 'publish', ...fields }));
const pageOf = (event: Fields) => openPage(service, String(event.url));
const orderPage = ({ id, token }: Pick<TestOrder, 'id' | 'token'>) =>
  openPage(service, `/orders/${id}?token=${token}`);

/** Writes content past everything that makes it harmless. */
async function setListedContent({ id }: Fields, content: string) {
  const listing = () => db()('svc_event_listings').where({ public_id: id });
  const { details } = (await listing().first('details')) as { details: string };
  const changed = { ...(JSON.parse(details) as object), content };
  await listing().update({ details: JSON.stringify(changed) });
}

const markup = `<img src=x onerror="alert(1)"> 'Eve' & "co"`;
const markupAsText =
  '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &#39;Eve&#39; &amp; &quot;co&quot;';

describe('the page of an event', () => {
  test('makes its content harmless once, and again when it has changed (2.14)', async () => {
    const event = await makeEvent({ content: '<p>Once</p>' });
    const spy = sanitized();
    for (let view = 0; view < 3; view += 1) {
      expect((await pageOf(event)).html).toContain('<p>Once</p>');
    }
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
    // As an import might bring it.
    await setListedContent(event, '<p onclick="x()">Twice</p>');
    expect((await pageOf(event)).html).toContain('<p>Twice</p>');
  });

  const told = {
    title: 'Noche de verano',
    timezone: 'Europe/Madrid',
    start_date: '2031-06-20 21:30:00',
    end_date: '2031-06-21 01:00:00',
    content: '<p>Music <em>all night</em>.</p>',
  };

  test('says what, when, where, by whom and for how much (2.14)', async () => {
    const venue = await make(service, manager, collections.venues, {
      title: 'Teatro Real',
      address: 'Plaza de Isabel II 1',
      zip: '28013',
      city: 'Madrid',
      country: 'Spain',
      website: 'https://teatro.example.test/',
    });
    const organizers = [
      await make(service, manager, collections.organizers, {
        title: 'Los amigos',
        email: 'amigos@example.test',
      }),
      await make(service, manager, collections.organizers, { title: 'City of Madrid' }),
    ];
    const organizer_ids = organizers.map(({ id }) => id);
    const event = await makeEvent({ ...told, venue_id: venue.id, organizer_ids });
    await makeTicket(service, event.id, 2550, { title: 'Balcony', description: 'With a view' });
    const { status, headers, html, text } = await pageOf(event);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const said = [
      'Noche de verano',
      'Friday, 20 June 2031, 21:30 to Saturday, 21 June 2031, 01:00 (Madrid time)',
      'Teatro Real Plaza de Isabel II 1, 28013 Madrid, Spain',
      'Organizers Los amigos amigos@example.test City of Madrid',
      'Cost $25.50',
      'Music all night .',
      'Balcony $25.50 On sale With a view',
    ];
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    expect(html).toContain('<title>Noche de verano</title>');
    expect(html).toContain('<em>all night</em>');
    expect(html).toContain('href="https://teatro.example.test/"');
    expect(html).toContain(`<link rel="canonical" href="${String(event.url)}" />`);
    expect(html).toMatch(
      /name="description"\s+content="Friday, 20 June 2031, [^"]*Music all night/,
    );
  });

  test('says of each ticket whether it can be had (2.14)', async () => {
    const event = await makeEvent({ timezone: 'Europe/Berlin' });
    const soldOut = await makeTicket(service, event.id, 1000, { title: 'Stalls', capacity: 1 });
    await db()('svc_tickets').where({ id: soldOut.id }).update({ sold: 1 });
    await makeTicket(service, event.id, 0, {
      title: 'Later',
      startSaleDate: '2030-04-01 10:00:00',
    });
    await makeTicket(service, event.id, 500, {
      title: 'Early',
      endSaleDate: '2020-01-01 00:00:00',
    });
    const { text } = await pageOf(event);
    expect(text).toContain('Stalls $10.00 Sold out');
    expect(text).toContain('Later Free On sale from Monday, 1 April 2030, 10:00 (Berlin time)');
    expect(text).toContain('Early $5.00 No longer on sale');
  });

  test('shows its picture with what it shows in words (2.14)', async () => {
    const event = await makeEvent();
    const file = await makeFile(service, '/uploads/stage.png');
    await db()('files')
      .where({ id: file.id })
      .update({ alternative_text: 'A "lit" stage', width: 1200, height: 630 });
    await inPanel(service, event.id).save({ image: file.id });
    await inPanel(service, event.id).publish();
    const { html } = await pageOf(event);
    expect(html).toMatch(/<img[^>]*src="\/uploads\/stage.png"[^>]*alt="A &quot;lit&quot; stage"/);
    expect(html).toMatch(
      /og:image"\s+content="https:\/\/tickets.example.test\/uploads\/stage.png"/,
    );
    expect(html).toMatch(/og:image:width" content="1200"/);
    expect(html).toMatch(/og:image:height" content="630"/);
  });

  test('loads a picture from where the media library keeps it, and from nowhere else (2.14)', async () => {
    const event = await makeEvent({ content: '<img src="https://spy.example.test/x.png" alt="">' });
    const file = await makeFile(service, 'https://media.example.test/a/stage.png');
    await inPanel(service, event.id).save({ image: file.id });
    await inPanel(service, event.id).publish();
    const policy = (await pageOf(event)).headers.get('content-security-policy')!;
    expect(policy).toContain("img-src 'self' https://media.example.test;");
    expect(policy).not.toContain('spy');
  });

  test('has nothing that runs, whatever was typed (1.18, 2.14)', async () => {
    const event = await makeEvent({ title: markup });
    await makeTicket(service, event.id, 100, { title: markup, description: markup });
    // Neither REST nor the panel writes such a thing.
    const content = `<p onclick="x()">Hi</p><script>y()</script><a href="javascript:z()">z</a>`;
    await setListedContent(event, content);
    const { html } = await pageOf(event);
    expect(html.split(markupAsText).length).toBeGreaterThan(4);
    expect(html).toContain('<p>Hi</p>');
    expect(html).not.toMatch(runs);
    expect(html).not.toMatch(/onclick|javascript:|<img/);
  });

  test('is there for events that everybody sees, and for no others (2.7, 2.14)', async () => {
    const unknown = await openPage(service, '/events/no-such-event');
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(unknown.text).toContain('There is no such event');
    for (const status of ['draft', 'pending', 'private']) {
      const hidden = await pageOf(await makeEvent({ title: `Secret ${status}`, status }));
      expect([hidden.status, hidden.html]).toEqual([404, unknown.html]);
    }
    const trashed = await makeEvent({ title: 'Secret trash' });
    expect((await pageOf(trashed)).status).toBe(200);
    await service.call('DELETE', `${collections.events}/${trashed.id}`, { as: manager });
    expect(await pageOf(trashed)).toMatchObject({ status: 404, html: unknown.html });
  });

  test('has one address on every database (2.14)', async () => {
    const event = await makeEvent({ title: 'Only here' });
    expect((await openPage(service, '/events/only-here')).status).toBe(200);
    for (const other of ['ONLY-HERE', 'only-here%20', 'ônly-here', '%', '%00']) {
      expect((await openPage(service, `/events/${other}`)).status).toBe(404);
    }
    expect(event.url).toMatch(/\/only-here$/);
  });

  test('takes as many statements for ten tickets as for one (2.14)', async () => {
    const event = await makeEvent();
    await makeTicket(service, event.id, 1000, { capacity: 5 });
    // At an address of its own each: what was shown before would ask for nothing.
    const fresh = (name: string) => openPage(service, `${String(event.url)}?${name}`);
    await fresh('first');
    const one = await countQueries(service.strapi, () => fresh('one'));
    for (let more = 0; more < 9; more += 1) await makeTicket(service, event.id, 1000);
    const ten = await countQueries(service.strapi, () => fresh('ten'));
    expect(ten.result.text.split('A place').length).toBe(11);
    expect(ten.queries.length).toBe(one.queries.length);
    // The address, the event, and two for its tickets; a venue and organizers would be one more each.
    expect(ten.queries.length).toBe(4);
  });
});

describe('the page of an order', () => {
  const offer = (event: Fields = {}) => makeOffer(service, manager, { event, price: 1250 });

  const codesOf = (id: number) =>
    db()('svc_attendees')
      .where({ order_id: id })
      .orderBy('public_id')
      .pluck('security_code') as unknown as Promise<string[]>;

  test('says what was bought, and has each ticket with its code (4.14)', async () => {
    const venue = await make(service, manager, collections.venues, {
      title: 'The Hall',
      city: 'Berlin',
    });
    const concert = await offer({ title: 'A concert', venue_id: venue.id });
    const order = await makeOrder(service, { places: [[concert, 2]], placedAt: 1893456000 });
    const { status, html, text } = await orderPage(order);
    expect(status).toBe(200);
    const said = [
      `Order ${order.id}`,
      'Paid',
      'Placed Tuesday, 1 January 2030, 00:00 (UTC)',
      'Bea Buyer, bea@example.test',
      'A concert',
      'When Wednesday, 1 May 2030, 18:00 to 20:00 (UTC)',
      'Where The Hall, Berlin',
      'Name Guest 1',
      'Name Guest 2',
      'Valid',
      '2 × A place A concert $12.50 $25.00',
      'Total $25.00',
    ];
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    const codes = await codesOf(order.id);
    expect(readQrCodes(html)).toEqual(codes);
    for (const code of codes) expect(text).toContain(code.match(/.{4}/g)!.join(' '));
    expect(html).toContain('href="/events/a-concert"');
  });

  test('says of places given up only what became of them (4.14)', async () => {
    const order = await makeOrder(service, { places: [[await offer(), 3]] });
    const [first, second, third] = order.attendeeIds as [number, number, number];
    await setAttendees(service, [first], 'cancelled');
    await setAttendees(service, [second], 'refunded');
    await setAttendees(service, [third], 'checked_in');
    const { html, text } = await orderPage(order);
    const codes = await codesOf(order.id);
    expect(readQrCodes(html)).toEqual([codes[2]]);
    expect(codes.map((code) => text.includes(code.slice(0, 4)))).toEqual([false, false, true]);
    for (const words of ['Cancelled: not valid', 'Refunded: not valid', 'Checked in']) {
      expect(text).toContain(words);
    }
  });

  test('says what comes next where it is not paid (4.14)', async () => {
    const ticket = await offer();
    const placed = {
      places: [[ticket, 1]] as [typeof ticket, number][],
      status: 'pending' as const,
    };
    const offline = await orderPage(await makeOrder(service, placed));
    expect(offline.text).toContain('Reserved, to be paid');
    expect(offline.text).toContain('by transfer or at the door');
    expect(readQrCodes(offline.html)).toHaveLength(1);
    const order = await makeOrder(service, { ...placed, paymentMethod: 'test' });
    const [code] = await codesOf(order.id);
    const other = await orderPage(order);
    expect(other.text).toContain('Payment on its way');
    expect(readQrCodes(other.html)).toEqual([]);
    expect(other.text).not.toContain(code!.slice(0, 4));
  });

  test('names what is gone as it was bought (4.14)', async () => {
    const ticket = await offer({ title: 'Once upon a time' });
    const order = await makeOrder(service, { places: [[ticket, 1]] });
    await db()('svc_event_listings').where({ public_id: ticket.eventId }).delete();
    const { text, html } = await orderPage(order);
    expect(text).toContain('Once upon a time');
    expect(text).toContain('When The date is not set.');
    expect(html).not.toContain('href="/events/');
  });

  test('has nothing that runs, whatever was typed (4.14)', async () => {
    const order = await makeOrder(service, { places: [[await offer(), 1]], buyerName: markup });
    await db()('svc_attendees').where({ order_id: order.id }).update({ full_name: markup });
    const { html } = await orderPage(order);
    expect(html.split(markupAsText).length).toBeGreaterThan(3);
    expect(html).not.toMatch(/<img|<script/);
  });

  test('opens with its own token only, and never says why not (4.14, 5.7)', async () => {
    const ticket = await offer();
    const [one, other] = [
      await makeOrder(service, { places: [[ticket, 1]] }),
      await makeOrder(service, { places: [[ticket, 1]] }),
    ];
    const { html } = await openPage(service, '/orders/1');
    const wrong = [
      `/orders/${one.id}`,
      `/orders/${one.id}?token=`,
      `/orders/${one.id}?token=nonsense`,
      `/orders/${one.id}?token=${other.token}`,
      `/orders/${one.id}?token=${one.token.slice(0, -1)}`,
      `/orders/${one.id}?token=${one.token}&token=${one.token}`,
      `/orders/${one.id}?token[a]=${one.token}`,
      `/orders/0${one.id}?token=${one.token}`,
      `/orders/${one.id}x?token=${one.token}`,
      `/orders/999999?token=${one.token}`,
      `/orders/${one.id}?token=${other.token}&id=${other.id}`,
    ];
    for (const address of wrong) {
      const answer = await openPage(service, address);
      expect([address, answer.status, answer.html]).toEqual([address, 404, html]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await orderPage(one)).status).toBe(200);
  });

  test('keeps its address from caches, search engines, other sites and the log (4.14, 5.7)', async () => {
    const order = await makeOrder(service, { places: [[await offer(), 1]] });
    const log = jest.spyOn(service.strapi.log, 'http');
    const { headers } = await orderPage(order);
    await service.call('GET', 'svc/tickets/v1/guest-order', { query: { token: order.token } });
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^GET \/orders\/\d+\?token=… \(\d+ ms\) 200$/);
    expect(lines.join()).not.toContain(order.token);
  });

  test('shows fifty tickets at a time, and makes the code of each once (4.14)', async () => {
    const create = jest.spyOn(natively<typeof import('qrcode')>('qrcode'), 'create');
    const order = await makeOrder(service, { places: [[await offer(), 120]] });
    const first = await orderPage(order);
    expect(create).toHaveBeenCalledTimes(50);
    expect(first.text).toContain('Tickets 1 to 50 of 120. Next');
    expect(first.text).toContain('120 × A place');
    const next = /href="(\?token=[^"]+)"> *Next/.exec(first.html)?.[1] ?? '';
    const path = `/orders/${order.id}`;
    const second = await openPage(service, path + next.replaceAll('&amp;', '&'));
    expect(second.text).toContain('Tickets 51 to 100 of 120. Previous Next');
    const third = await openPage(service, `${path}?token=${order.token}&page=3`);
    expect(third.text).toContain('Tickets 101 to 120 of 120. Previous');
    const codes = (await codesOf(order.id)).map((code) => code.match(/.{4}/g)!.join(' '));
    const shown = [first, second, third].map(({ text }) =>
      codes.filter((code) => text.includes(code)),
    );
    expect(shown).toEqual([codes.slice(0, 50), codes.slice(50, 100), codes.slice(100)]);
    expect(create).toHaveBeenCalledTimes(120);
    await orderPage(order);
    expect(create).toHaveBeenCalledTimes(120);
    for (const [asked, answer] of Object.entries({ 4: third, 0: first, x: first, '1e2': first })) {
      const page = await openPage(service, `${path}?token=${order.token}&page=${asked}`);
      // The ways to the same page in other languages have what it was asked with.
      const [shown, same] = [page, answer].map(({ html }) => html.replace(/<footer[^]*/, ''));
      expect([asked, shown]).toEqual([asked, same]);
    }
    create.mockRestore();
  });

  test('takes as many statements for ten places as for one (4.14)', async () => {
    const venue = await make(service, manager, collections.venues, { title: 'V' });
    const ticket = await offer({ venue_id: venue.id });
    const one = await makeOrder(service, { places: [[ticket, 1]] });
    const ten = await makeOrder(service, { places: [[ticket, 10]] });
    await orderPage(one);
    const few = await countQueries(service.strapi, () => orderPage(one));
    const many = await countQueries(service.strapi, () => orderPage(ten));
    expect(readQrCodes(many.result.html)).toHaveLength(10);
    // The order, its items, its places, their venues, what the events let buyers do, and its refunds.
    expect([few.queries.length, many.queries.length]).toEqual([6, 6]);
  });
});

describe('an unknown path below the pages', () => {
  const browsers = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const ask = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(service.url + path, options);
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
  const below = [
    ...['/events/one/two', '/orders/1/x', '/cart/x', '/checkout/payment/x'],
    ...['/venues', '/organizers/a/b', '/account/nothing'],
  ];

  test.each(below)('%s is a page with a way on to who reads (9.15)', async (path) => {
    const headers = { Accept: browsers, 'Accept-Language': 'de' };
    const { status, headers: said, body } = await ask(path, { headers });
    expect([status, said.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect([said.get('content-language'), said.get('x-robots-tag')]).toEqual(['de', 'noindex']);
    expect(said.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain('href="/events"');
    expect(body).toContain('Diese Seite gibt es nicht');
    expect((await ask(path, { headers, method: 'HEAD' })).status).toBe(404);
  });

  test.each([...below, '/events/none/x'])(
    '%s is what the host answers to programs (9.15)',
    async (path) => {
      for (const accept of ['*/*', 'application/json']) {
        const { status, body } = await ask(path, { headers: { Accept: accept } });
        expect([status, JSON.parse(body)]).toMatchObject([404, { error: { status: 404 } }]);
      }
    },
  );

  test('paths of the API and of the project are theirs, whoever asks (9.15)', async () => {
    const headers = { Accept: browsers };
    for (const path of ['/api/svc/none', '/api/svc/tickets/v1/none', '/none', '/eventsx/none']) {
      const { status, headers: said } = await ask(path, { headers });
      expect([path, status, said.get('content-type')]).toEqual([
        path,
        404,
        expect.stringContaining('application/json'),
      ]);
    }
    const form = { method: 'POST', headers };
    expect((await ask('/orders/1', form)).headers.get('content-type')).not.toContain('html');
  });
});

describe('every page', () => {
  const policyOf = (headers: Headers) =>
    Object.fromEntries(
      headers
        .get('content-security-policy')!
        .split('; ')
        .map((rule) => [rule.slice(0, rule.indexOf(' ')), rule.slice(rule.indexOf(' ') + 1)]),
    ) as Record<string, string>;

  test('lets a browser load its style and our pictures, and run nothing (2.14, 4.14)', async () => {
    const found = await pageOf(await makeEvent());
    for (const { headers, html } of [found, await openPage(service, '/orders/1')]) {
      const [, style] = /<style>([^]*)<\/style>/.exec(html)!;
      const digest = createHash('sha256').update(style!).digest('base64');
      expect(policyOf(headers)).toEqual({
        'default-src': "'none'",
        'style-src': `'sha256-${digest}'`,
        'img-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      });
      expect(html).not.toMatch(runs);
      expect(html).not.toMatch(/\sstyle=|\son\w+=/);
    }
  });

  test('answers HEAD like GET, and refuses what is neither (2.14, 4.14)', async () => {
    const event = await makeEvent();
    const address = String(event.url);
    const [head, get] = [await openPage(service, address, 'HEAD'), await pageOf(event)];
    expect([head.status, head.html]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(get.html).toContain('</html>');
    expect(head.headers.get('content-security-policy')).toBe(
      get.headers.get('content-security-policy'),
    );
    expect((await openPage(service, '/events/none', 'HEAD')).status).toBe(404);
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const refused = await openPage(service, address, method);
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'HEAD, GET, POST']);
    }
    expect((await openPage(service, address, 'POST')).status).toBe(403);
  });

  test('may be kept, and is to be asked for each time: it may be sold out by now (2.14)', async () => {
    const { headers } = await pageOf(await makeEvent());
    expect(headers.get('cache-control')).toBe('public, no-cache');
  });

  test('that breaks says so, and nothing of why (1.2, 2.14)', async () => {
    const event = await makeEvent();
    await db()('svc_event_listings').where({ public_id: event.id }).update({ item: '{"title' });
    const log = jest.spyOn(service.strapi.log, 'error').mockImplementation();
    const { status, text, html } = await pageOf(event);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
    expect(status).toBe(500);
    expect(text).toContain('Something went wrong');
    expect(html).not.toMatch(/JSON|SyntaxError|\bat /);
  });
});

test('pages are there and find each other wherever PUBLIC_URL says people come from (2.14, 4.14)', async () => {
  await service.stop();
  service = await startService({ env: { PUBLIC_URL: 'https://www.example.test/box' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const ticket = await makeOffer(service, manager, { event: { title: 'A concert' } });
  const file = await makeFile(service, '/uploads/stage.png');
  await inPanel(service, ticket.eventId).save({ image: file.id });
  await inPanel(service, ticket.eventId).publish();
  const order = await makeOrder(service, { places: [[ticket, 1]] });
  // What stands before the service takes its own path off.
  expect((await orderPage(order)).html).toContain('href="/box/events/a-concert"');
  const { html } = await openPage(service, '/events/a-concert');
  expect(html).toContain('src="/box/uploads/stage.png"');
  expect(html).toContain(
    '<link rel="canonical" href="https://www.example.test/box/events/a-concert" />',
  );
});

test('what REST says of addresses begins with PUBLIC_URL, however it was called (1.16, 2.14)', async () => {
  await service.stop();
  const env = { PUBLIC_URL: 'https://www.example.test/box', TRUST_PROXY: 'true' };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const proxied = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'www.example.test' };
  const make = (headers = {}) =>
    service.call('POST', 'svc/events/v1/venues', { as: manager, headers, body: { title: 'Hall' } });
  const [outside, inside] = [await make(proxied), await make()];
  const path = (id: number) => `/api/svc/events/v1/venues/${id}`;
  expect([outside, inside].map(({ headers }) => headers.get('location'))).toEqual([
    `https://www.example.test/box${path(outside.body.id)}`,
    `https://www.example.test/box${path(inside.body.id)}`,
  ]);
  const list = await service.call('GET', 'svc/events/v1/venues?per_page=1', { headers: proxied });
  expect(list.headers.get('link')).toContain(
    '<https://www.example.test/box/api/svc/events/v1/venues?per_page=1&page=2>; rel="next"',
  );
});
