import ICAL from 'ical.js';
import { built, type Service, startService, type TestUser } from '../support';
import { collections, make, makeSignedIn } from '../support/events';
import {
  filesOf,
  type MailServer,
  partsOf,
  type ReceivedMail,
  startMailServer,
} from '../support/mail-server';
import { worker } from '../support/outbox';
import { readPdf } from '../support/pdf';
import { makeShopTicket, shopperOf, type ShopTicket } from '../support/shop';

/* Tickets as files: read back as people and doors read them. */

const { drawTickets } = built<
  typeof import('../../src/plugins/svc/server/src/resources/order/tickets-file/draw-tickets')
>('resources/order/tickets-file/draw-tickets');

let server: MailServer;
let service: Service;
let manager: TestUser;

beforeAll(async () => {
  server = await startMailServer();
  service = await startService({
    env: {
      PAYMENT_TEST_PROVIDER: 'true',
      OFFLINE_PAYMENT: 'everyone',
      CART_MAX_PLACES: '200',
      SMTP_URL: server.url,
      PUBLIC_URL: 'https://tickets.example.org',
    },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

interface Bought {
  id: number;
  attendees: number[];
  token: string;
  ticket: ShopTicket;
}

/** An order with a place for each name; a name that is empty is the buyer's. */
async function buy(names: string[], body: Record<string, unknown> = {}): Promise<Bought> {
  const venue = { title: 'Teatro Real', address: 'Plaza de Isabel II 1', city: 'Madrid' };
  const { id: venue_id } = await make(service, manager, collections.venues, venue);
  const night = {
    ...{ title: 'Noche de verano', timezone: 'Europe/Madrid', venue_id },
    ...{ start_date: '2031-06-20 21:30:00', end_date: '2031-06-20 23:00:00' },
  };
  const fields = { title: 'Balcony', maxPerOrder: 200 };
  const ticket = await makeShopTicket(service, manager, fields, night);
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, names.length);
  const attendees = names.map((full_name) => ({
    ticket_id: ticket.id,
    ...(full_name && { full_name }),
  }));
  const answer = await shopper.pay({ attendees, ...body });
  expect(answer.status).toBe(201);
  const { order_id: id, attendee_ids, confirmation_url } = answer.body;
  const token = new URL(confirmation_url).searchParams.get('token')!;
  return { id, attendees: attendee_ids, token, ticket };
}

const table = (name: string) => service.strapi.db.connection(name);

const codesOf = (orderId: number) =>
  table('svc_attendees')
    .where({ order_id: orderId })
    .orderBy('public_id')
    .pluck('security_code') as unknown as Promise<string[]>;

const asShown = (code: string) => code.match(/.{4}/g)!.join(' ');

async function get(id: number | string, query: Record<string, string | number>) {
  const parameters = new URLSearchParams(query as Record<string, string>);
  const answer = await fetch(`${service.url}/orders/${id}/tickets.pdf?${String(parameters)}`);
  const { status, headers } = answer;
  return { status, headers, content: Buffer.from(await answer.arrayBuffer()) };
}

test('the tickets of an order are a PDF, a page for each, with the clock at the event and a code that readers read (10.2)', async () => {
  const { id, token } = await buy(['Ζωή Παπαδοπούλου', 'Іван Їжак']);
  const { status, headers, content } = await get(id, { token });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toBe(`inline; filename="tickets-${id}.pdf"`);
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    'no-store',
    'no-referrer',
  ]);
  const { title, language, pages } = await readPdf(content);
  expect([title, language]).toEqual([`Order ${id}`, 'en']);
  const codes = await codesOf(id);
  expect(pages.map(({ code }) => code)).toEqual(codes);
  expect(pages.map(({ lines: [first] }) => first!.text)).toEqual(['Tickets', 'Tickets']);
  for (const [index, name] of ['Ζωή Παπαδοπούλου', 'Іван Їжак'].entries()) {
    const said = [
      'Tickets · tickets.example.org',
      'Noche de verano',
      'Friday, 20 June 2031, 21:30 to 23:00 (Madrid time)',
      'Teatro Real, Plaza de Isabel II 1, Madrid',
      'Balcony',
      String(id),
      name,
      asShown(codes[index]!),
    ];
    expect(
      said.filter((words) => !pages[index]!.text.replace(/\s+/g, ' ').includes(words)),
    ).toEqual([]);
  }
});

test('one ticket is a file of its own, without the others (10.2)', async () => {
  const { id, token, attendees } = await buy(['Ada', 'Bo']);
  const { headers, content } = await get(id, { token, ticket: attendees[1]! });
  expect(headers.get('content-disposition')).toContain(`"ticket-${attendees[1]}-${id}.pdf"`);
  const { pages } = await readPdf(content);
  expect(pages.map(({ code }) => code)).toEqual([(await codesOf(id))[1]]);
  expect(pages[0]!.text).not.toContain('Ada');
});

test('a name in letters that no font has is boxes with a word on it, never another name, and its code is read (10.2)', async () => {
  const names = [
    '👩‍🚀 Ada 🎟️',
    '王小明',
    'محمد الأحمد',
    'Ñandú Łódź',
    'Ada '.repeat(60).trim(),
    '‮evil',
    'e\u0301\u0301\u0301\u0301',
  ];
  const { id, token } = await buy(names);
  const { pages } = await readPdf((await get(id, { token })).content);
  expect(pages.map(({ code }) => code)).toEqual(await codesOf(id));
  const texts = pages.map(({ text }) => text.replace(/\s+/g, ' '));
  const isNamed = texts.map(
    (text) => !text.includes('Some letters of this name cannot be printed'),
  );
  expect(isNamed).toEqual([false, false, true, true, true, true, true]);
  expect(texts[0]).toMatch(/▯ ?Ada ?▯/);
  expect(texts[1]).toContain('▯▯▯');
  // pdf.js gives words of Arabic from the left as they stand, and each in its letters.
  expect(texts[2]!.normalize('NFKC')).toContain('محمد');
  expect(texts[3]).toContain('Ñandú Łódź');
  expect(texts[4]).toContain('…');
});

test('the word on letters that cannot be printed stands below a name of two lines (10.2)', async () => {
  const long = 'Żółć Łęcki-日本語 عربى Verylongname'.repeat(7);
  const { id, token } = await buy([long]);
  const [page] = (await readPdf((await get(id, { token })).content)).pages;
  expect([page!.code]).toEqual(await codesOf(id));
  const note = page!.lines.find(({ text }) => text.startsWith('Some letters'))!;
  const distances = page!.lines
    .filter(({ text }) => text !== note.text)
    .map(({ baseline }) => baseline - note.baseline);
  expect(page!.text).toContain('…');
  expect(Math.min(...distances.map(Math.abs))).toBeGreaterThan(9);
});

test('two hundred tickets are one file, and others are answered meanwhile (10.2)', async () => {
  const { id, token } = await buy(Array.from({ length: 200 }, (_, index) => `Guest ${index + 1}`));
  const making = get(id, { token });
  let answered = 0;
  let isMade = false;
  void making.then(() => (isMade = true));
  while (!isMade) {
    expect((await fetch(`${service.url}/api/svc/tickets/v1/settings`)).status).toBe(200);
    answered += 1;
  }
  const { status, content } = await making;
  expect([status, content.length < 600_000]).toEqual([200, true]);
  expect(answered).toBeGreaterThan(5);
  const { pages } = await readPdf(content, 3);
  const codes = await codesOf(id);
  const grouped = codes.map(asShown);
  expect(pages.filter(({ text }, index) => !text.includes(grouped[index]!))).toEqual([]);
  expect([pages[0]!.code, pages[199]!.code]).toEqual([codes[0], codes[199]]);
}, 60_000);

test('only the token of the order opens them, and only tickets that are still valid are in them (10.2)', async () => {
  const { id, token, attendees } = await buy(['Ada', 'Bo']);
  const other = await buy(['Eve']);
  const refused = [
    await get(id, {}),
    await get(id, { token: 'x' }),
    await get(id, { token: other.token }),
    await get(id, { token, ticket: other.attendees[0]! }),
    await get(id, { token, ticket: 'all' }),
    await get('x', { token }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  await service.call('PUT', `${collections.attendees}/${attendees[0]}`, {
    as: manager,
    body: { status: 'cancelled' },
  });
  expect((await readPdf((await get(id, { token })).content)).pages).toHaveLength(1);
  expect((await get(id, { token, ticket: attendees[0]! })).status).toBe(404);
  await table('svc_orders')
    .where({ public_id: id })
    .update({ status: 'pending', payment_method: 'stripe' });
  expect((await get(id, { token })).status).toBe(404);
  await table('svc_orders')
    .where({ public_id: id })
    .update({ status: 'completed', payment_method: 'test' });
});

test('more than wait in turn are told to come again, and each that waits gets its own (10.2)', async () => {
  const { id, token } = await buy(['Ada']);
  const answers = await Promise.all(Array.from({ length: 40 }, () => get(id, { token })));
  const busy = answers.filter(({ status }) => status === 503);
  const made = answers.filter(({ status }) => status === 200);
  expect([busy.length > 0, made.length >= 17, busy.length + made.length]).toEqual([true, true, 40]);
  expect(busy[0]!.headers.get('retry-after')).toBe('1');
  const [code] = await codesOf(id);
  expect((await readPdf(made.at(-1)!.content)).pages[0]!.code).toBe(code);
});

/** What a calendar program reads of a file: each event's name, times and notes. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    summary: event.getFirstPropertyValue('summary'),
    start: String(event.getFirstPropertyValue('dtstart')),
    zone: event.getFirstProperty('dtstart')!.getParameter('tzid'),
    place: event.getFirstPropertyValue('location'),
    notes: String(event.getFirstPropertyValue('description')),
  }));
}

test('the events of an order are a calendar, without what would open the order (10.4)', async () => {
  const { id, token } = await buy(['Ada', 'Bo']);
  const answer = await fetch(`${service.url}/orders/${id}/tickets.ics?token=${token}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  const text = await answer.text();
  const [event, ...others] = readCalendar(text);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    summary: 'Noche de verano',
    start: '2031-06-20T21:30:00',
    zone: 'Europe/Madrid',
    place: 'Teatro Real, Plaza de Isabel II 1, Madrid',
  });
  expect(event!.notes).toContain('Ada, Balcony\nBo, Balcony');
  const secrets = [token, ...(await codesOf(id))];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect((await fetch(`${service.url}/orders/${id}/tickets.ics?token=x`)).status).toBe(404);
});

async function mailOf(id: number): Promise<ReceivedMail> {
  await worker().deliverDue();
  return server.received.find(({ raw }) => partsOf(raw).text.includes(`/orders/${id}?`))!;
}

test('the mail of an order that is paid has both files, the one of a reservation the calendar alone (10.3)', async () => {
  const paid = await buy(['Ada Guest']);
  const { raw } = await mailOf(paid.id);
  const file = filesOf(raw).get(`tickets-${paid.id}.pdf`)!;
  expect(file.type).toBe('application/pdf');
  const { pages } = await readPdf(file.content);
  expect([pages[0]!.code, pages[0]!.text.includes('Ada Guest')]).toEqual([
    (await codesOf(paid.id))[0],
    true,
  ]);
  const reserved = await buy(['Bo'], { payment_method: 'offline' });
  const files = filesOf((await mailOf(reserved.id)).raw);
  expect([...files.keys()]).toEqual([`tickets-${reserved.id}.ics`]);
  const [event] = readCalendar(String(files.get(`tickets-${reserved.id}.ics`)!.content));
  expect(event!.summary).toBe('Noche de verano');
});

test('a file that cannot be made does not keep the mail back (10.3)', async () => {
  const { strapi } = service;
  const { id } = await buy(['Ada']);
  const endings = built<
    typeof import('../../src/plugins/svc/server/src/resources/order/tickets-file/draw-beside')
  >('resources/order/tickets-file/draw-beside');
  const warned = jest.spyOn(strapi.log, 'warn').mockImplementation(() => strapi.log);
  // The thread dies whenever it has something to do.
  const dying = setInterval(() => void endings.endDrawing(), 1);
  const mail = await mailOf(id);
  clearInterval(dying);
  expect([...filesOf(mail.raw).keys()]).toEqual([`tickets-${id}.ics`]);
  expect(partsOf(mail.raw).text).toContain(asShown((await codesOf(id))[0]!));
  expect(warned.mock.calls.flat().join()).toContain(`without tickets-${id}.pdf`);
  warned.mockRestore();
  expect((await mailOf((await buy(['Bo'])).id)).raw).toContain('application/pdf');
});

/** As the thread draws it, at the beginning of 1970. */
function draw(names: string[]): Promise<Buffer> {
  const sheet = (name: string) => ({
    ...{ title: 'Noche de verano', name, code: 'K7MXP2QRT4WZ', state: '' },
    facts: [['When', 'Friday, 20 June 2031, 21:30 to 23:00 (Madrid time)']] as [string, string][],
  });
  return drawTickets({
    ...{ title: 'Order 1', language: 'en', seller: 'Here', footer: 'Here', accent: '#2a47c4' },
    ...{ madeAt: 0, unreadable: '' },
    sheets: names.map(sheet),
  });
}

test('a letter is read that was but a part of another one in the file before (10.2)', async () => {
  await draw(['\u00dd']);
  const { pages } = await readPdf(await draw(['Yo']));
  expect(pages[0]!.text).toContain('Yo');
});

test('ten tickets have each font once, which is most of what they cost (10.2)', async () => {
  const fontsIn = async (tickets: number) =>
    (await draw(Array.from({ length: tickets }, () => 'Guest')))
      .toString('latin1')
      .match(/\/FontFile\d? /g)?.length;
  expect(await fontsIn(1)).toBeGreaterThan(0);
  expect(await fontsIn(10)).toBe(await fontsIn(1));
});
