import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Service, startService, type TestUser } from '../support';
import { collections, type Fields, inPanel, make, makeSignedIn } from '../support/events';
import {
  headerOf,
  type MailServer,
  partsOf,
  type ReceivedMail,
  startMailServer,
} from '../support/mail-server';
import { outboxOf, worker } from '../support/outbox';
import { addShopTicket, makeShopTicket, shopperOf } from '../support/shop';
import { makeVoucher } from '../support/vouchers';

let service: Service;
let server: MailServer;
let manager: TestUser;

beforeAll(async () => {
  server = await startMailServer();
  service = await startService({
    env: {
      PAYMENT_TEST_PROVIDER: 'true',
      SMTP_URL: server.url,
      MAIL_FROM: 'tickets@example.test',
    },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

beforeEach(() => {
  server.received.length = 0;
  server.behave({});
});

const madrid = {
  title: 'Noche de verano',
  timezone: 'Europe/Madrid',
  start_date: '2031-06-20 21:30:00',
  end_date: '2031-06-21 01:00:00',
};

const theatre = {
  title: 'Teatro Real',
  address: 'Plaza de Isabel II 1',
  zip: '28013',
  city: 'Madrid',
  country: 'Spain',
};

async function buy(event: Fields = {}, body: Fields = {}, quantity = 1) {
  const ticket = await makeShopTicket(service, manager, { title: 'Balcony' }, event);
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, quantity);
  const answer = await shopper.pay(body);
  expect(answer.status).toBe(201);
  return { ...answer.body, ticket } as {
    order_id: number;
    confirmation_url: string;
    ticket: typeof ticket;
  };
}

async function mails(): Promise<ReceivedMail[]> {
  await worker().deliverDue();
  return server.received;
}

const codesOf = (orderId: number) =>
  service.strapi.db
    .connection('svc_attendees')
    .where({ order_id: orderId })
    .orderBy('public_id')
    .pluck('security_code') as unknown as Promise<string[]>;

/** With the gaps that pages and tickets have. */
const asShown = (code: string) => code.match(/.{4}/g)!.join(' ');

describe('the confirmation', () => {
  test('says who, what, when and for how much, and where to see it (4.14)', async () => {
    const named = { full_name: 'Bob Guest', email: 'bob@example.test' };
    const { id: venueId } = await make(service, manager, collections.venues, theatre);
    const event = { ...madrid, venue_id: venueId };
    const ticket = await makeShopTicket(service, manager, { title: 'Balcony' }, event);
    const shopper = shopperOf(service.call);
    await shopper.add(ticket.id, 2);
    const { body } = await shopper.pay({ attendees: [{ ticket_id: ticket.id, ...named }] });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect([mail!.from, mail!.to]).toEqual(['tickets@example.test', ['ada@example.test']]);
    expect(headerOf(mail!.raw, 'subject')).toBe('Your tickets: Noche de verano');
    expect(headerOf(mail!.raw, 'to')).toBe('Ada Buyer <ada@example.test>');
    expect(headerOf(mail!.raw, 'auto-submitted')).toBe('auto-generated');
    const { text, html } = partsOf(mail!.raw);
    const [first, second] = (await codesOf(body.order_id)).map(asShown);
    const when = 'Friday, 20 June 2031, 21:30 to Saturday, 21 June 2031, 01:00 (Madrid time)';
    for (const part of [text, html]) {
      const said = [
        'Hello Ada Buyer,',
        `Order ${body.order_id} is paid`,
        'Noche de verano',
        when,
        'Bob Guest',
        'Balcony',
        first,
        second,
        'Teatro Real, Plaza de Isabel II 1, 28013 Madrid, Spain',
        '$25.00',
        body.confirmation_url,
      ];
      expect(said.filter((words) => !part.includes(words as string))).toEqual([]);
    }
    await worker().deliverDue();
    expect(server.received).toHaveLength(1);
  });

  test('names the voucher and what it took off, where one lowered the total (4.14, 8.21)', async () => {
    await makeVoucher(service, { code: 'MAILED', percent: 20 });
    const { id } = await makeShopTicket(service, manager);
    for (const code of ['MAILED', '']) {
      const shopper = shopperOf(service.call);
      await shopper.add(id, 2);
      if (code) await shopper.apply(code);
      await shopper.pay();
    }
    const both = (await mails()).map(({ raw }) => partsOf(raw));
    const [lowered, plain] = both.sort((one) => (one.text.includes('MAILED') ? -1 : 1));
    expect(lowered!.text).toContain('Subtotal: $25.00\nDiscount (MAILED): −$5.00\nTotal: $20.00');
    expect(lowered!.html).toContain('Discount (MAILED): −$5.00');
    expect(plain!.text).toContain('Total: $25.00');
    expect(lowered!.html).toContain('Subtotal: $25.00');
    expect(plain!.text + plain!.html).not.toMatch(/Discount|Subtotal/);
  });

  test('of what costs nothing says so by a word, as the page does (4.14)', async () => {
    await makeVoucher(service, { code: 'MAILED-FREE', percent: 100 });
    const { id } = await makeShopTicket(service, manager);
    const shopper = shopperOf(service.call);
    await shopper.add(id, 1);
    await shopper.apply('MAILED-FREE');
    await shopper.pay({ payment_method: 'free' });
    const [mail] = await mails();
    expect(partsOf(mail!.raw).text).toContain('Discount (MAILED-FREE): −$12.50\nTotal: Free');
  });

  test('of an order to be paid offline says so, and another comes when it is paid (4.14)', async () => {
    const { order_id: id } = await buy({}, { payment_method: 'offline' });
    const [reserved] = await mails();
    expect(headerOf(reserved!.raw, 'subject')).toBe('Your reservation: An evening');
    const { text, html } = partsOf(reserved!.raw);
    for (const part of [text, html]) {
      expect(part).toContain(`Order ${id} is placed. It still has to be paid. These places are`);
      expect(part).toContain('Pay as the organizer asks, by transfer or at the door.');
      expect(part).toMatch(/At the latest: (<strong>)?\w+, \d+ \w+ \d{4}, \d\d:\d\d \(UTC\)/);
      expect(part).toContain('18:00 to 20:00 (UTC)');
    }
    await service.call('PUT', `svc/tickets/v1/orders/${id}`, {
      as: manager,
      body: { status: 'completed' },
    });
    const [, paid, ...others] = await mails();
    expect(others).toEqual([]);
    expect(headerOf(paid!.raw, 'subject')).toBe('Your tickets: An evening');
    expect(headerOf(paid!.raw, 'message-id')).not.toBe(headerOf(reserved!.raw, 'message-id'));
  });

  test('of an order that costs nothing says that there is nothing to pay (4.14)', async () => {
    const ticket = await makeShopTicket(service, manager, { priceMinor: 0 });
    const shopper = shopperOf(service.call);
    await shopper.add(ticket.id, 1);
    const { body } = await shopper.pay({ payment_method: undefined, payment_token: undefined });
    const [mail] = await mails();
    const { text, html } = partsOf(mail!.raw);
    for (const part of [text, html]) {
      expect(part).toContain(`Order ${body.order_id} is confirmed, and these places are yours.`);
      expect(part).toContain('There is nothing to pay.');
      expect(part).not.toContain('is paid');
    }
  });

  test('is not sent of a payment that failed, nor of an order cancelled before (4.14)', async () => {
    const ticket = await makeShopTicket(service, manager);
    const shopper = shopperOf(service.call);
    await shopper.add(ticket.id, 1);
    expect((await shopper.pay({ payment_token: 'tok_declined' })).status).toBe(400);
    await worker().stopWorker();
    const { body } = await shopper.pay();
    const order = `svc/tickets/v1/orders/${body.order_id}`;
    await service.call('PUT', order, { as: manager, body: { status: 'cancelled' } });
    worker().startWorker();
    expect(await mails()).toEqual([]);
    expect(await outboxOf(service).mailsOf(body.order_id)).toMatchObject([{ state: 'done' }]);
  });

  test('names all events of an order, also one that is gone (4.14)', async () => {
    const first = await makeShopTicket(service, manager, {}, { title: 'First night' });
    const second = await makeShopTicket(service, manager, {}, { title: 'Second night' });
    const third = await addShopTicket(service, second.eventId, { priceMinor: 0 });
    const shopper = shopperOf(service.call);
    for (const { id } of [first, second, third]) await shopper.add(id, 1);
    await worker().stopWorker();
    expect((await shopper.pay()).status).toBe(201);
    await service.strapi.db
      .connection('svc_event_listings')
      .where({ public_id: first.eventId })
      .delete();
    worker().startWorker();
    const [mail] = await mails();
    expect(headerOf(mail!.raw, 'subject')).toBe('Your tickets: First night and 1 more');
    const { text } = partsOf(mail!.raw);
    expect(text).toContain('First night\nThe date is not set.');
    expect(text).toContain('Second night\nWednesday, 1 May 2030, 18:00 to 20:00 (UTC)');
    expect(text.match(/Second night/g)).toHaveLength(1);
  });
});

test('the mail of 200 tickets has them all, in a size that no program cuts off (4.14)', async () => {
  const title = 'A seat in one of the middle rows';
  const ticket = await makeShopTicket(service, manager, { title, maxPerOrder: 200 }, madrid);
  const shopper = shopperOf(service.call);
  await shopper.add(ticket.id, 200);
  const { body } = await shopper.pay();
  const [mail] = await mails();
  const { html, text } = partsOf(mail!.raw);
  const codes = (await codesOf(body.order_id)).map(asShown);
  expect(codes).toHaveLength(200);
  expect(codes.filter((code) => !html.includes(code) || !text.includes(code))).toEqual([]);
  // Where it is longer, Gmail shows the first 102 kB.
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
});

describe('what people typed', () => {
  const markup = `<b onclick="x">'Eve' & "co"</b>`;

  test('is text in the mail, and markup nowhere (4.14)', async () => {
    await buy({ title: `<img src=x> ${markup}` }, { buyer_name: markup });
    const [mail] = await mails();
    const { text, html } = partsOf(mail!.raw);
    expect(text).toContain(`Hello ${markup},`);
    expect(html).not.toMatch(/<b |<img(?! src="cid:)/);
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;&#39;Eve&#39; &amp; &quot;co&quot;');
  });

  test('adds no headers, lines or recipients (4.14)', async () => {
    const injected = 'Eve\r\nBcc: all@example.test\r\n\r\nTotal: 0.00';
    const { order_id: id, ticket } = await buy();
    await mails();
    server.received.length = 0;
    // No way in takes line breaks; here they are in the database already.
    const db = service.strapi.db.connection;
    await db('svc_orders').where({ public_id: id }).update({ buyer_name: injected });
    await db('svc_attendees').where({ order_id: id }).update({ full_name: injected });
    const { documentId } = await inPanel(service, ticket.eventId).document();
    const listing = (await db('svc_event_listings')
      .where({ event_document_id: documentId })
      .first('item')) as { item: string };
    const item = JSON.stringify({ ...(JSON.parse(listing.item) as object), title: injected });
    await db('svc_event_listings').where({ event_document_id: documentId }).update({ item });
    await db('svc_outbox_entries')
      .where({ order_key: `mails of order ${id}` })
      .update({ state: 'waiting', due_at: 1 });
    const [mail] = await mails();
    expect(mail!.to).toEqual(['ada@example.test']);
    expect(headerOf(mail!.raw, 'bcc')).toBeUndefined();
    expect(headerOf(mail!.raw, 'subject')).toContain('Eve Bcc: all@example.test Total: 0.00');
    expect(partsOf(mail!.raw).text).not.toMatch(/^(Bcc|Total: 0)/m);
  });

  test('may be in any script (4.14)', async () => {
    await buy({ title: 'Вечер 夜 🎻' }, { buyer_name: 'Ångström Žofie' });
    const [mail] = await mails();
    expect(partsOf(mail!.raw).text).toMatch(/Hello Ångström Žofie,[^]*Вечер 夜 🎻/);
    expect(headerOf(mail!.raw, 'subject')).toMatch(/^=\?UTF-8\?[BQ]\?/);
  });
});

describe('a mail server', () => {
  test('that is slow does not slow down checkouts (4.14)', async () => {
    server.behave({ delay: 1500 });
    await buy();
    const started = Date.now();
    await buy();
    expect(Date.now() - started).toBeLessThan(1400);
    expect(await mails()).toHaveLength(2);
  });

  test('that refuses a mail is tried again later and given up in the end (4.14)', async () => {
    server.behave({ code: 550 });
    const { order_id: id } = await buy();
    const { mailsOf, makeDue } = outboxOf(service);
    await worker().deliverDue();
    const now = Date.now() / 1000;
    const [once] = await mailsOf(id);
    expect(once).toMatchObject({ state: 'waiting', attempts: 1, claimed_until: null });
    expect(Math.abs(Number(once!.due_at) - now - 60)).toBeLessThan(5);
    expect(once!.last_error).toBe('Error EMESSAGE 550');
    await worker().deliverDue();
    expect(await mailsOf(id)).toMatchObject([{ attempts: 1 }]);
    for (let attempt = 2; attempt <= 8; attempt += 1) {
      await makeDue();
      await worker().deliverDue();
    }
    expect(await mailsOf(id)).toMatchObject([{ state: 'dead', attempts: 8 }]);
    await makeDue();
    server.behave({});
    expect(await mails()).toEqual([]);
  });

  test('that was down gets the mail when it is back (4.14)', async () => {
    const port = Number(new URL(server.url).port);
    await server.stop();
    const { order_id: id } = await buy();
    await worker().deliverDue();
    const { mailsOf, makeDue } = outboxOf(service);
    expect(await mailsOf(id)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    server = await startMailServer(port);
    await makeDue();
    expect(await mails()).toHaveLength(1);
    expect(await mailsOf(id)).toMatchObject([{ state: 'done', last_error: null }]);
  });
});

test('without a server, mails are files for the owner alone (4.14, 7.17)', async () => {
  await service.stop();
  const directory = path.join(tmpdir(), `svc-mail-test-${process.pid}`);
  try {
    service = await startService({
      env: { PAYMENT_TEST_PROVIDER: 'true', MAIL_DIRECTORY: directory },
    });
    manager = await makeSignedIn(service, 'event-manager', 'manager');
    const { order_id: id, confirmation_url: address } = await buy();
    await worker().deliverDue();
    const [entry] = await outboxOf(service).mailsOf(id);
    const files = await readdir(directory);
    expect(files).toEqual([`${entry!.fact_id}@tickets.example.test.eml`]);
    const file = path.join(directory, files[0]!);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    const raw = await readFile(file, 'utf8');
    expect(headerOf(raw, 'from')).toBe('tickets@localhost');
    expect(headerOf(raw, 'message-id')).toBe(`<${entry!.fact_id}@tickets.example.test>`);
    expect(partsOf(raw).text).toContain(address);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
