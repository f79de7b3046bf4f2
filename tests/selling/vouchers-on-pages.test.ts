import { countQueries, type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import {
  formOf,
  formsOf,
  openBrowser,
  type PageBrowser,
  type Shown,
} from '../support/page-browser';
import { readPdf } from '../support/pdf';
import { makeShopTicket, type ShopTicket } from '../support/shop';
import { makeVoucher, usesOf, vouchersInPanel } from '../support/vouchers';

/* Vouchers on the service's own pages, as a browser without scripts uses them. */

let service: Service;
let manager: TestUser;
let ticket: ShopTicket;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true', TRUST_PROXY: '1' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  ticket = await makeShopTicket(
    service,
    manager,
    { title: 'Balcony', priceMinor: 2000 },
    { title: 'Evening', timezone: 'Europe/Berlin' },
  );
});

afterEach(assertBooksAddUp);

const buyer = { buyer_name: 'Ada Buyer', buyer_email: 'ada@example.test' };

/** A browser with two places in its cart. */
async function shopper(id = ticket.id, quantity = 2, path = '/events/evening') {
  const browser = openBrowser(service.url);
  const form = formOf(await browser.open(path), path);
  const cart = await browser.submit(form, { [`quantity-${id}`]: quantity });
  expect(cart.path).toBe('/cart');
  return { browser, cart };
}

function voucherForm({ html, text }: Shown) {
  const form = formsOf(html).find(({ fields }) => 'voucher' in fields);
  if (!form) throw new Error(`The page has no form for a voucher: ${text}`);
  return form;
}

const use = async (browser: PageBrowser, voucher: string | string[]) =>
  browser.submit(voucherForm(await browser.open('/cart')), { voucher, 'use-voucher': '1' });

const removeForm = (shown: Shown) => formsOf(shown.html).at(-1)!;

describe('the cart (9.2, 8.21)', () => {
  test('has a form for a voucher, which lowers prices, and a button that takes it off', async () => {
    await makeVoucher(service, { code: 'SPRING', percent: 10 });
    const { browser, cart } = await shopper();
    expect(cart.text).toContain('Voucher code');
    expect(cart.text).toContain('To pay $40.00');
    const sent = await browser.send(voucherForm(cart), { voucher: ' spr ing' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/cart']);
    const lowered = await browser.open('/cart');
    expect(lowered.text).toContain('SPRING 10% off each place');
    expect(lowered.text).toContain('$18.00 each, instead of $20.00');
    expect(lowered.html).toContain('<s>$20.00</s>');
    expect(lowered.text).toContain('Subtotal $40.00 Discount (SPRING) −$4.00 To pay $36.00');
    expect(() => voucherForm(lowered)).toThrow('no form for a voucher');
    const removed = await browser.submit(removeForm(lowered), { 'remove-voucher': '1' });
    expect(removed.path).toBe('/cart');
    expect(removed.text).toContain('To pay $40.00');
    expect(removed.text).not.toContain('Discount');
    expect(voucherForm(removed).fields.voucher).toBe('');
  });

  test('says what an amount takes off, and what a voucher makes free', async () => {
    await makeVoucher(service, { code: 'FIVE-OFF', amountMinor: 500 });
    await makeVoucher(service, { code: 'ALL-OFF', percent: 100 });
    const { browser } = await shopper();
    const five = await use(browser, 'FIVE-OFF');
    expect(five.text).toContain('FIVE-OFF $5.00 off each place');
    await browser.submit(removeForm(five), { 'remove-voucher': '1' });
    const { text } = await use(browser, 'all-off');
    expect(text).toContain('Balcony Free');
    expect(text).toContain('Instead of $20.00 each');
    expect(text).toContain('Discount (ALL-OFF) −$40.00 Total Free');
  });

  test('does both once, however often the forms are sent', async () => {
    await makeVoucher(service, { code: 'TWICE', percent: 50 });
    const { browser, cart } = await shopper();
    const put = () => browser.send(voucherForm(cart), { voucher: 'TWICE' });
    const both = await Promise.all([put(), put()]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    await put();
    const lowered = await browser.open('/cart');
    expect(lowered.text).toContain('To pay $20.00');
    const take = () => browser.send(removeForm(lowered), { 'remove-voucher': '1' });
    expect((await Promise.all([take(), take()])).map(({ status }) => status)).toEqual([303, 303]);
    expect((await browser.open('/cart')).text).toContain('To pay $40.00');
  });

  test('is another browser’s, and a forged form changes nothing (9.5)', async () => {
    await makeVoucher(service, { code: 'FORGED', percent: 50 });
    const { browser, cart } = await shopper();
    const form = voucherForm(cart);
    const other = (await shopper()).browser;
    expect((await other.send(form, { voucher: 'FORGED' })).status).toBe(403);
    const forged = await browser.send(form, { voucher: 'FORGED', form_token: 'x'.repeat(43) });
    expect(forged.status).toBe(403);
    const none = openBrowser(service.url);
    expect((await none.send(form, { voucher: 'FORGED' })).status).toBe(403);
    for (const one of [browser, other]) {
      expect((await one.open('/cart')).text).toContain('To pay $40.00');
    }
  });

  test('takes a code from its address into the field, and changes nothing by that', async () => {
    await makeVoucher(service, { code: 'BY-LINK', percent: 10 });
    const { browser } = await shopper();
    const linked = await browser.open('/cart?voucher=by-link%22');
    expect(voucherForm(linked).fields.voucher).toBe('by-link"');
    expect((await browser.open('/cart')).text).toContain('To pay $40.00');
  });

  test('prefers the code of its address to one that was refused before', async () => {
    const { browser } = await shopper();
    await use(browser, 'refused-before');
    const linked = await browser.open('/cart?voucher=by-link');
    expect(voucherForm(linked).fields.voucher).toBe('by-link');
  });

  test('keeps a code of its address in words while it is empty', async () => {
    const { text } = await openBrowser(service.url).open('/cart?voucher=by-link');
    expect(text).toContain('Choose tickets first; then use your voucher by-link in the cart.');
  });

  test('says that a voucher is good for fewer places than were put in, and so does the checkout', async () => {
    await makeVoucher(service, { code: 'FOR-TWO', percent: 50, maxPlaces: 2 });
    const { browser } = await shopper();
    const lowered = await use(browser, 'FOR-TWO');
    expect(lowered.html).not.toContain('id="voucher-error"');
    const grown = await browser.submit(formOf(lowered, '/cart'), { [`quantity-${ticket.id}`]: 3 });
    const sentence = 'This voucher is good for only 2 more places. Remove it';
    expect(grown.text).toContain(sentence);
    const checkout = await browser.open('/checkout');
    expect(checkout.text).toContain(sentence);
    expect(formOf(checkout, '/cart').fields.then).toBe('checkout');
    const { text } = await browser.submit(formOf(grown, '/cart'), { [`quantity-${ticket.id}`]: 2 });
    expect(text).not.toContain('is good for only');
  });

  test('asks the database as much as without a voucher (9.2)', async () => {
    await makeVoucher(service, { code: 'COUNTED', percent: 10 });
    const { browser } = await shopper();
    const count = async () =>
      (await countQueries(service.strapi, () => browser.open('/cart'))).queries.length;
    const before = await count();
    await use(browser, 'COUNTED');
    expect(await count()).toBe(before);
  });

  test('says what is left over when the tickets that it was for are gone', async () => {
    const other = await makeShopTicket(service, manager, { priceMinor: 500 }, { title: 'Matinee' });
    await makeVoucher(service, { code: 'MATINEE', percent: 10, eventId: other.eventId });
    const { browser, cart } = await shopper();
    await browser.submit(formOf(await browser.open('/events/matinee'), '/events/matinee'), {
      [`quantity-${other.id}`]: 1,
    });
    expect((await use(browser, 'MATINEE')).text).toContain('10% off each place for Matinee');
    const { text } = await browser.submit(removeForm(cart), { remove: String(other.id) });
    expect(text).toContain('It lowers nothing of what is in your cart now.');
    expect(text).toContain('MATINEE 10% off each place that it is for');
    expect(text).not.toContain('Discount');
  });

  test('has no field for a voucher where nothing costs anything (9.2)', async () => {
    const free = await makeShopTicket(
      service,
      manager,
      { priceMinor: 0 },
      { title: 'Free for all' },
    );
    const { browser, cart } = await shopper(free.id, 1, '/events/free-for-all');
    expect(cart.text).not.toContain('Voucher');
    await makeVoucher(service, { code: 'NOT-FOR-FREE' });
    const { text } = await browser.submit(formOf(cart, '/cart'), { voucher: 'NOT-FOR-FREE' });
    expect(text).toContain('Your cart is as it was. This voucher lowers the price of nothing');
    expect((await browser.submit(formOf(cart, '/cart'), { then: 'checkout' })).path).toBe(
      '/checkout',
    );
  });
});

describe('a code that cannot be used is said at the field, with what to do (9.4, 8.21)', () => {
  const refused = async (code: string | string[]) => {
    const { browser } = await shopper();
    const shown = await use(browser, code);
    expect(shown.path).toBe('/cart');
    expect(shown.html).toContain('<div class="alert" role="alert"');
    expect(shown.html).toContain('aria-invalid="true" aria-describedby="voucher-error"');
    const [, error] = /id="voucher-error">([^<]*)</.exec(shown.html)!;
    expect(shown.text).toContain(`Voucher code : ${error}`);
    expect(/value="(\d+)"\s+placeholder/.exec(shown.html)?.[1]).toBe('2');
    return { error, typed: voucherForm(shown).fields.voucher };
  };

  test('an unknown one', async () => {
    expect(await refused('nothing-such')).toEqual({
      error:
        'There is no voucher with this code. Compare it, letter by letter, with the code that you were given, or empty the field to buy without it.',
      typed: 'nothing-such',
    });
  });

  test('none, two, and what is no code', async () => {
    expect((await refused('  ')).error).toBe('Please fill this in.');
    expect((await refused(['ONE-CODE', 'TWO-CODE'])).error).toBe('Must be text.');
    expect((await refused('x'.repeat(101))).error).toBe('Must be at most 100 characters long.');
    const { browser, cart } = await shopper();
    const huge = await browser.send(voucherForm(cart), { voucher: 'x'.repeat(100_000) });
    expect(huge.status).toBe(422);
    expect(huge.text).toContain('Must be at most 100 characters long.');
    expect((await browser.open('/cart')).text).toContain('To pay $40.00');
  });

  test('one that is not valid yet, with the time by the clock of the event', async () => {
    const validFrom = '2045-06-20 19:00:00';
    await makeVoucher(service, { code: 'LATER', eventId: ticket.eventId, validFrom });
    expect((await refused('LATER')).error).toBe(
      'This voucher is not valid yet. Use it from Tuesday, 20 June 2045, 19:00 (Berlin time) on, or empty the field to buy without it.',
    );
  });

  test('one that has ended', async () => {
    await makeVoucher(service, { code: 'ENDED', validUntil: '2020-01-01 00:00:00' });
    expect((await refused('ENDED')).error).toMatch(
      /^This voucher is no longer valid\. Empty the field to buy without/,
    );
  });

  test('one that is used up, or good for fewer places', async () => {
    await makeVoucher(service, { code: 'ONE-ONLY', maxPlaces: 1 });
    await makeVoucher(service, { code: 'NO-MORE', maxPlaces: 1 });
    const { browser } = await shopper(ticket.id, 1);
    await use(browser, 'NO-MORE');
    const paid = { ...buyer, payment: 'test-accepted' };
    await browser.submit(formOf(await browser.open('/checkout'), '/checkout'), paid);
    expect((await refused('ONE-ONLY')).error).toMatch(
      /is good for only 1 more place, .* Take some/,
    );
    expect((await refused('NO-MORE')).error).toMatch(
      /^This voucher has been used up\. Empty the field to buy without/,
    );
  });

  test('one that is for other tickets', async () => {
    const other = await makeShopTicket(service, manager);
    await makeVoucher(service, { code: 'OTHERS', eventId: other.eventId });
    expect((await refused('OTHERS')).error).toMatch(/^This voucher lowers the price of nothing/);
  });

  test('in German', async () => {
    await makeVoucher(service, { code: 'ENDE', validUntil: '2020-01-01 00:00:00' });
    const { browser, cart } = await shopper();
    const german = { 'Accept-Language': 'de' };
    const sent = await browser.send(voucherForm(cart), { voucher: 'ENDE' }, german);
    expect(sent.status).toBe(303);
    expect((await browser.open('/cart')).text).toContain('Dieser Gutschein gilt nicht mehr.');
  });

  test('in a cart that is empty', async () => {
    const { browser, cart } = await shopper();
    await browser.submit(formOf(cart, '/cart'), { [`quantity-${ticket.id}`]: 0 });
    const { text } = await browser.submit(voucherForm(cart), { voucher: 'ANY-CODE' });
    expect(text).toContain('Your cart is empty. Choose tickets first, then use your voucher.');
  });

  test('in a cart that is being paid', async () => {
    await makeVoucher(service, { code: 'PAYING' });
    const { browser, cart } = await shopper();
    const carts = service.strapi.db.connection('svc_carts');
    const { id } = (await carts.clone().orderBy('id', 'desc').first('id')) as { id: number };
    await carts.clone().where({ id }).update({ order_id: 987_654 });
    const { text } = await browser.submit(voucherForm(cart), { voucher: 'PAYING' });
    await carts.clone().where({ id }).update({ order_id: null });
    expect(text).toContain('Your cart is being paid, and cannot change meanwhile.');
  });

  test('after too many wrong ones from an address', async () => {
    const { browser, cart } = await shopper();
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const form = voucherForm(cart);
    for (let tries = 0; tries < 20; tries += 1) {
      await browser.send(form, { voucher: `WRONG-${tries}` }, from);
    }
    await makeVoucher(service, { code: 'RIGHT' });
    await browser.send(form, { voucher: 'RIGHT' }, from);
    expect((await browser.open('/cart')).text).toMatch(
      /Too many wrong codes came from your network\. Try again in \d+ minutes, or empty the field to buy/,
    );
    expect((await use(browser, 'RIGHT')).text).toContain('Discount (RIGHT)');
  });
});

describe('the checkout (9.3, 8.21)', () => {
  const checkout = async (browser: PageBrowser) => browser.open('/checkout');

  test('shows the discount, and buys at the lowered price', async () => {
    const made = await makeVoucher(service, { code: 'CHEAPER', percent: 25 });
    const { browser } = await shopper();
    await use(browser, 'CHEAPER');
    const page = await checkout(browser);
    expect(page.text).toContain('2 × Balcony $30.00 instead of $40.00');
    expect(page.text).toContain('Subtotal $40.00 Discount (CHEAPER) −$10.00 Total $30.00');
    expect(page.text).toContain('Buy for $30.00');
    const form = formOf(page, '/checkout');
    const order = await browser.submit(form, { ...buyer, payment: 'test-accepted' });
    expect(order.text).toContain('Paid');
    expect(await usesOf(service, made)).toBe(2);
  });

  test('needs no way of paying where a voucher makes all of it free', async () => {
    const made = await makeVoucher(service, { code: 'GUESTS', percent: 100 });
    const { browser } = await shopper();
    await use(browser, 'GUESTS');
    const page = await checkout(browser);
    expect(page.text).toContain('Get your tickets');
    expect(page.text).not.toContain('How you pay');
    const order = await browser.submit(formOf(page, '/checkout'), buyer);
    expect(order.text).toContain('Confirmed');
    expect(order.text).toContain('Free instead of $20.00 Free Subtotal $40.00');
    expect(order.text).toContain('Discount (GUESTS) −$40.00 Total Free');
    expect(order.text).not.toMatch(/\$0\.00|No money goes back/);
    expect(await usesOf(service, made)).toBe(2);
  });

  test.each([
    [2, /^Others have used this voucher up meanwhile\. Remove it/],
    [1, /^This voucher is good for only 1 more place\. Remove it/],
  ])('with %i places used by others meanwhile keeps what was typed', async (others, sentence) => {
    const code = `RACE-${others}`;
    const made = await makeVoucher(service, { code, percent: 50, maxPlaces: 2 });
    const { browser } = await shopper();
    await use(browser, code);
    const form = formOf(await checkout(browser), '/checkout');
    const faster = (await shopper(ticket.id, others)).browser;
    await use(faster, code);
    const paid = { ...buyer, payment: 'test-accepted' };
    await faster.submit(formOf(await checkout(faster), '/checkout'), paid);
    const refused = await browser.submit(form, paid);
    expect(refused.path).toBe('/checkout');
    expect(refused.text).toContain(`Nothing was bought. Voucher ${code} : `);
    expect(/id="voucher-error">([^<]*)</.exec(refused.html)![1]).toMatch(sentence);
    expect(formOf(refused, '/checkout').fields).toMatchObject(paid);
    expect(refused.text).not.toMatch(/Buy for|To pay/);
    expect(refused.text).toContain('take places out of your cart: then you can buy');
    const places = ['Nothing was bought', 'name="remove-voucher"', '<h2>'];
    const at = places.map((text) => refused.html.indexOf(text));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    const remove = formOf(refused, '/cart');
    expect(remove.fields.then).toBe('checkout');
    const without = await browser.submit(remove, { 'remove-voucher': '1' });
    expect(without.path).toBe('/checkout');
    expect(without.text).toContain('Buy for $40.00');
    const again = formOf(without, '/checkout');
    expect(again.fields).toMatchObject(paid);
    expect((await browser.submit(again)).text).toContain('Paid');
    expect(await usesOf(service, made)).toBe(others);
  });

  test('with a voucher that was deleted meanwhile says so', async () => {
    const made = await makeVoucher(service, { code: 'DELETED', percent: 50 });
    const { browser } = await shopper();
    await use(browser, 'DELETED');
    const form = formOf(await checkout(browser), '/checkout');
    await vouchersInPanel(service).delete({ documentId: made.documentId });
    const refused = await browser.submit(form, { ...buyer, payment: 'test-accepted' });
    expect(refused.text).toContain('This voucher is no longer valid. Remove it to buy');
  });

  test('is shown anew where the voucher was taken off in another window', async () => {
    await makeVoucher(service, { code: 'WINDOWS', percent: 50 });
    const { browser, cart } = await shopper();
    await use(browser, 'WINDOWS');
    const form = formOf(await checkout(browser), '/checkout');
    await browser.submit(removeForm(cart), { 'remove-voucher': '1' });
    const refused = await browser.submit(form, { ...buyer, payment: 'test-accepted' });
    expect(refused.text).toContain('Your cart has changed since this form was shown.');
    expect(refused.text).toContain('Buy for $40.00');
  });
});

describe('the page of an order (4.14, 8.21)', () => {
  const buy = async (code: string, lang = 'en') => {
    const { browser } = await shopper();
    if (code) await use(browser, code);
    const form = formOf(await browser.open('/checkout'), '/checkout');
    const { path } = await browser.submit(form, { ...buyer, payment: 'test-accepted' });
    return browser.open(`${path}&lang=${lang}`);
  };

  test('says what a place cost before, the code, and what it took off; tickets as files name no price', async () => {
    await makeVoucher(service, { code: 'ORDERED', amountMinor: 500 });
    const order = await buy('ORDERED');
    expect(order.text).toContain('2 × Balcony Evening $15.00 instead of $20.00 $30.00');
    expect(order.text).toContain('Subtotal $40.00 Discount (ORDERED) −$10.00 Total $30.00');
    const file = await fetch(service.url + order.path.replace('?', '/tickets.pdf?'));
    const { pages } = await readPdf(Buffer.from(await file.arrayBuffer()));
    expect(pages).toHaveLength(2);
    expect(pages[0]!.text).toContain('Balcony');
    expect(pages[0]!.text).not.toMatch(/\$|ORDERED/);
  });

  test('says it in German, and nothing of it where no voucher was used', async () => {
    await makeVoucher(service, { code: 'BESTELLT', percent: 50 });
    const { text } = await buy('BESTELLT', 'de');
    expect(text.replace(/\u00a0/g, ' ')).toContain(
      'Zwischensumme 40,00 $ Rabatt (BESTELLT) −20,00 $ Gesamt 20,00 $',
    );
    const plain = (await buy('')).text;
    expect(plain).toContain('$20.00 $40.00 Total $40.00');
    expect(plain).not.toMatch(/Discount|Subtotal|instead/);
  });
});
