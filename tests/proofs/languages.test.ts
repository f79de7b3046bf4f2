import { type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import { type MailServer, headerOf, partsOf, startMailServer } from '../support/mail-server';
import { worker } from '../support/outbox';
import { formOf, openBrowser, type Shown } from '../support/page-browser';
import { makeShopTicket, type ShopTicket, shopperOf } from '../support/shop';

/*
 * The languages of pages and mails: which one a visitor gets, what caches are told of it, and what an order remembers.
 */

let service: Service;
let server: MailServer;
let manager: TestUser;

beforeAll(async () => {
  server = await startMailServer();
  const env = { SMTP_URL: server.url, PAYMENT_TEST_PROVIDER: 'true', OFFLINE_PAYMENT: 'everyone' };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

let made = 0;

async function offer(fields = {}): Promise<ShopTicket & { path: string }> {
  made += 1;
  const ticket = await makeShopTicket(service, manager, fields, {
    title: `Abend ${made}`,
    slug: `abend-${made}`,
    start_date: '2031-06-20 19:00:00',
    end_date: '2031-06-20 22:00:00',
    timezone: 'Europe/Berlin',
  });
  return { ...ticket, path: `/events/abend-${made}` };
}

async function asked(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(service.url + path, { headers, redirect: 'manual' });
  return { answer, html: await answer.text() };
}

const german = { 'Accept-Language': 'fr, de-AT;q=0.9, en;q=0.5' };

describe('the language of a page (9.12)', () => {
  test('is the best of ours that the browser asks for, else the site’s (9.12)', async () => {
    const { path } = await offer();
    const asksGerman = await asked(path, german);
    expect(asksGerman.html).toContain('<html lang="de">');
    expect(asksGerman.html).toContain('Freitag, 20. Juni 2031, 19:00 bis 22:00 (Ortszeit Berlin)');
    expect(asksGerman.html).toContain('12,50\u00a0$');
    for (const language of ['*', 'fr', 'x;;q']) {
      const { html } = await asked(path, { 'Accept-Language': language });
      expect(html).toContain('Friday, 20 June 2031, 19:00 to 22:00 (Berlin time)');
      expect(html).toContain('$12.50');
    }
  });

  test('is what was chosen on a page, from then on (9.12)', async () => {
    const { path } = await offer();
    const browser = openBrowser(service.url);
    const links = [
      ...(await browser.open(`${path}?x=1`)).html.matchAll(/href="(\?[^"]*lang=\w+)"/g),
    ];
    expect(links.map(([, link]) => link)).toEqual(['?x=1&amp;lang=en', '?x=1&amp;lang=de']);
    const chosen = await browser.open(`${path}?lang=de`);
    expect(chosen.text).toContain('In den Warenkorb');
    expect(chosen.headers.get('cache-control')).toBe('private, no-cache');
    expect((await browser.open('/cart')).text).toContain('Ihr Warenkorb');
    expect((await browser.open('/cart?lang=en')).text).toContain('Your cart');
    expect((await browser.open('/events')).text).toContain('What is on');
  });

  test.each(['xx', '../../etc', '<script>', ''])(
    'a language that there is not is none: %s (9.12)',
    async (lang) => {
      const { answer, html } = await asked(`/events?lang=${encodeURIComponent(lang)}`);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
      expect(html).toContain('<html lang="en">');
      const kept = await asked('/events', { cookie: `svc_language=${encodeURIComponent(lang)}` });
      expect(kept.html).toContain('<html lang="en">');
    },
  );

  test('is told to caches, and search engines are told of the others (9.12)', async () => {
    const { path } = await offer();
    const { answer, html } = await asked(path, german);
    expect(answer.headers.get('content-language')).toBe('de');
    expect(answer.headers.get('vary')).toMatch(/Accept-Language, Cookie/);
    const url = 'https://tickets.example.test';
    const links = [...html.matchAll(/<link rel="([^"]+)"(?: hreflang="([^"]+)")? href="([^"]+)"/g)];
    expect(links.map(([, rel, language, href]) => [rel, language, href])).toEqual([
      ['canonical', undefined, `${url}${path}?lang=de`],
      ['alternate', 'en', `${url}${path}`],
      ['alternate', 'de', `${url}${path}?lang=de`],
      ['alternate', 'x-default', `${url}${path}`],
    ]);
    const english = await asked(path);
    expect(english.html).toContain(`<link rel="canonical" href="${url}${path}" />`);
  });

  test('is that of what is wrong with a form, too (9.4, 9.12)', async () => {
    const { id, path } = await offer({ capacity: 1 });
    const browser = openBrowser(service.url);
    const form = formOf(await browser.open(`${path}?lang=de`), path);
    const words = await browser.submit(form, { [`quantity-${id}`]: 'zwei' });
    expect(words.text).toContain('Muss eine ganze Zahl ab 0 sein.');
    const many = await browser.submit(form, { [`quantity-${id}`]: '3' });
    expect(many.text).toContain('So viele Plätze sind nicht mehr frei. Es sind noch 1 zu haben.');
    const gone = await browser.open('/events/gibt-es-nicht');
    expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('gibt es nicht')]);
  });
});

/** An order that was made on the pages, in the language that was chosen there. */
async function buyOnPages(language: string, payment: string): Promise<Shown> {
  const { id, path } = await offer();
  const browser = openBrowser(service.url);
  const form = formOf(await browser.open(`${path}?lang=${language}`), path);
  await browser.submit(form, { [`quantity-${id}`]: '1' });
  const checkout = formOf(await browser.open('/checkout'), '/checkout');
  return browser.submit(checkout, {
    buyer_name: 'Ada Buyer',
    buyer_email: 'ada@example.test',
    payment,
  });
}

const mailsSince = async (count: number) => {
  await worker().deliverDue();
  return server.received.slice(count).map(({ raw }) => ({
    subject: headerOf(raw, 'Subject'),
    ...partsOf(raw),
  }));
};

describe('an order remembers its language (9.12)', () => {
  test('the one of its page; its mails are in it, whoever has them sent (9.12)', async () => {
    await mailsSince(0);
    const before = server.received.length;
    const order = await buyOnPages('de', 'test-accepted');
    expect(order.text).toContain('Bezahlt');
    const [mail] = await mailsSince(before);
    expect(mail!.text).toMatch(/^Guten Tag Ada Buyer,/);
    expect(mail!.text).toContain('Freitag, 20. Juni 2031, 19:00 bis 22:00 (Ortszeit Berlin)');
    expect(mail!.text).toContain('Gesamt: 12,50\u00a0$');
    expect(mail!.html).toContain('<html lang="de">');
    expect(mail!.html).toMatch(/<img src="cid:[^"]+"[^>]* alt="QR-Code von [2-9A-HJ-NP-Z]{12}"/);
    // Sent once more by whoever comes along, such as the job of every minute.
    const id = Number(/Bestellung (\d+)/.exec(order.text)![1]);
    const sent = server.received.length;
    await service.strapi.db
      .connection('svc_outbox_entries')
      .whereIn('order_key', [`mails of order ${id}`])
      .update({ state: 'waiting', due_at: 1, claimed_until: null });
    const [again] = await mailsSince(sent);
    expect(again!.text).toMatch(/^Guten Tag Ada Buyer,/);
  });

  test('over REST the one that the request asks for (4.7, 9.12)', async () => {
    const languageOf = async (headers: Record<string, string>) => {
      const { id } = await offer();
      const shopper = shopperOf(service.call);
      await shopper.add(id, 1);
      const { body } = await shopper.pay({}, headers);
      const { order_id: orderId } = body as { order_id: number };
      const row = (await service.strapi.db
        .connection('svc_orders')
        .where({ public_id: orderId })
        .first('language')) as { language: string };
      return row.language;
    };
    expect(await languageOf({ 'Accept-Language': 'de' })).toBe('de');
    expect(await languageOf({ 'Accept-Language': 'fr' })).toBe('en');
    expect(await languageOf({})).toBe('en');
  });

  test('an order that was made before that has the site’s (9.12)', async () => {
    await mailsSince(0);
    const order = await buyOnPages('de', 'test-accepted');
    const id = Number(/Bestellung (\d+)/.exec(order.text)![1]);
    await service.strapi.db
      .connection('svc_orders')
      .where({ public_id: id })
      .update({ language: null });
    const before = server.received.length;
    const [mail] = await mailsSince(before);
    expect(mail!.text).toMatch(/^Hello Ada Buyer,/);
  });
});
