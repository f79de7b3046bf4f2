import { countQueries, type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { formOf, openBrowser, type PageBrowser, type Shown } from '../support/page-browser';
import { readQrCodes, runs } from '../support/pages';
import {
  addShopTicket,
  countersOf,
  makeShopTicket,
  shopperOf,
  type ShopTicket,
} from '../support/shop';

/* Buying on the service's own pages, as a browser without scripts does it. */

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

afterEach(assertBooksAddUp);

let made = 0;

/** A ticket, and the path of its event's page. */
async function offer(fields = {}, event = {}): Promise<ShopTicket & { path: string }> {
  made += 1;
  const slug = `evening-${made}`;
  const ticket = await makeShopTicket(service, manager, fields, {
    title: `Evening ${made}`,
    ...event,
  });
  return { ...ticket, path: `/events/${slug}` };
}

const buyer = { buyer_name: 'Ada Buyer', buyer_email: 'ada@example.test' };

async function add(
  browser: PageBrowser,
  { path, id }: { path: string; id: number },
  quantity: unknown = 2,
): Promise<Shown> {
  const form = formOf(await browser.open(path), path);
  return browser.submit(form, { [`quantity-${id}`]: String(quantity) });
}

async function checkoutForm(browser: PageBrowser) {
  return formOf(await browser.open('/checkout'), '/checkout');
}

const db = () => service.strapi.db.connection;

describe('from the page of an event to an order', () => {
  test('a paid ticket is put into the cart, paid by the test provider, and shown with its codes (9.1, 9.2, 9.3)', async () => {
    const ticket = await offer({ title: 'Balcony', priceMinor: 2550 });
    const browser = openBrowser(service.url);
    const cart = await add(browser, ticket, 2);
    expect([cart.status, cart.path]).toEqual([200, '/cart']);
    expect(cart.text).toContain('Balcony $51.00');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
    const form = await checkoutForm(browser);
    const sent = await browser.send(form, { ...buyer, payment: 'test-accepted' });
    expect(sent.status).toBe(303);
    const order = await browser.open(sent.headers.get('location')!);
    expect(order.path).toMatch(/^\/orders\/\d+\?token=[\w-]{43}$/);
    expect(order.text).toContain('Paid');
    expect(order.text).toContain('Ada Buyer, ada@example.test');
    expect(readQrCodes(order.html)).toHaveLength(2);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
  });

  test('a free ticket needs no way of paying (9.3)', async () => {
    const ticket = await offer({ priceMinor: 0 });
    const browser = openBrowser(service.url);
    const cart = await add(browser, ticket, 1);
    expect(cart.text).toContain('A place Free');
    expect(cart.text).toContain('Total Free');
    const page = await browser.open('/checkout');
    expect(page.text).toContain('Get your tickets');
    expect(page.text).toContain('Total Free');
    expect(page.text).not.toContain('How you pay');
    expect(cart.text + page.text).not.toContain('$0.00');
    const order = await browser.submit(formOf(page, '/checkout'), buyer);
    expect(order.text).toContain('Confirmed');
  });

  test('places may be reserved to be paid later (9.3)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 1);
    const form = await checkoutForm(browser);
    const order = await browser.submit(form, { ...buyer, payment: 'offline' });
    expect(order.text).toContain('Reserved, to be paid');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
  });

  test('a payment that is declined keeps the cart and what was typed, and can be made again (9.3)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 1);
    const first = await checkoutForm(browser);
    const declined = await browser.submit(first, { ...buyer, payment: 'test-declined' });
    expect(declined.path).toBe('/checkout');
    expect(declined.text).toContain('Nothing was bought. The card was declined.');
    const again = formOf(declined, '/checkout');
    expect(again.fields).toMatchObject({ ...buyer, payment: 'test-declined' });
    expect(again.fields.form_key).not.toBe(first.fields.form_key);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
    const order = await browser.submit(again, { payment: 'test-accepted' });
    expect(order.text).toContain('Paid');
  });

  test('each guest gets their own name, and who is not named the buyer’s (9.3)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 3);
    const { text } = await browser.submit(await checkoutForm(browser), {
      ...buyer,
      payment: 'offline',
      [`guest-${ticket.id}-2`]: 'Grace Guest',
      [`guest-email-${ticket.id}-2`]: 'grace@example.test',
    });
    expect(text.match(/Name (Ada Buyer|Grace Guest)/g)).toEqual([
      'Name Ada Buyer',
      'Name Grace Guest',
      'Name Ada Buyer',
    ]);
    const attendee = await db()('svc_attendees').where({ full_name: 'Grace Guest' }).first('email');
    expect(attendee).toEqual({ email: 'grace@example.test' });
  });

  test('several tickets go into the cart at once, or none of them (9.1)', async () => {
    const stalls = await offer({ title: 'Stalls', capacity: 3 });
    const box = await addShopTicket(service, stalls.eventId, { title: 'Box', capacity: 1 });
    const browser = openBrowser(service.url);
    const form = formOf(await browser.open(stalls.path), stalls.path);
    const wanted = (a: number, b: number) => ({
      [`quantity-${stalls.id}`]: a,
      [`quantity-${box.id}`]: b,
    });
    const refused = await browser.submit(form, wanted(2, 2));
    expect(refused.path).toBe(stalls.path);
    expect(refused.text).toContain('Box : There are not that many places left. 1 can be had.');
    expect(formOf(refused, stalls.path).fields).toMatchObject({
      [`quantity-${stalls.id}`]: '2',
      [`quantity-${box.id}`]: '2',
    });
    expect(await countersOf(service, stalls.id)).toEqual({ sold: 0, held: 0 });
    const cart = await browser.submit(formOf(refused, stalls.path), wanted(2, 1));
    expect(cart.path).toBe('/cart');
    expect(await countersOf(service, box.id)).toEqual({ sold: 0, held: 1 });
  });
});

describe('what is refused changes nothing and loses nothing', () => {
  const quantities: [string, string | string[], string][] = [
    ['words', 'two', 'Must be a whole number, 0 or more.'],
    ['less than none', '-1', 'Must be a whole number, 0 or more.'],
    ['a part of a place', '1.5', 'Must be a whole number, 0 or more.'],
    ['more than there are numbers', '99999999999999999999', 'Must be a whole number, 0 or more.'],
    ['more than an order has', '101', 'At most 100 of this ticket per order.'],
    ['a field that is sent twice', ['1', '2'], 'Must be a whole number, 0 or more.'],
    ['nothing', '', 'Say how many tickets you would like.'],
    ['none', '0', 'Say how many tickets you would like.'],
  ];

  test.each(quantities)('a quantity in %s (9.1, 9.4)', async (_, entered, said) => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    const name = `quantity-${ticket.id}`;
    const form = formOf(await browser.open(ticket.path), ticket.path);
    const page = await browser.submit(form, { [name]: entered });
    expect([page.path, page.text]).toEqual([ticket.path, expect.stringContaining(said)]);
    if (typeof entered === 'string') {
      expect(formOf(page, ticket.path).fields[name]).toBe(entered);
    }
    expect((await browser.open('/cart')).text).toContain('There is nothing in it.');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
  });

  test('in the cart, too; what can be had is said beside it (9.2, 9.4)', async () => {
    const ticket = await offer({ capacity: 5 });
    const [browser, other] = [openBrowser(service.url), openBrowser(service.url)];
    await add(browser, ticket, 2);
    await add(other, ticket, 2);
    const name = `quantity-${ticket.id}`;
    const change = async (quantity: string) =>
      browser.submit(formOf(await browser.open('/cart'), '/cart'), { [name]: quantity });
    const refused = await change('4');
    expect(refused.path).toBe('/cart');
    expect(refused.text).toContain('There are not that many places left. 1 more can be had.');
    expect(formOf(refused, '/cart').fields[name]).toBe('4');
    expect((await change('many')).text).toContain('Your cart is as it was.');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 4 });
    expect((await change('3')).text).toContain('A place $37.50');
    expect((await change('0')).text).toContain('There is nothing in it.');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
  });

  test('what was typed goes along to the checkout, if it can be had (9.2)', async () => {
    const ticket = await offer({ capacity: 5 });
    const browser = openBrowser(service.url);
    await add(browser, ticket, 2);
    const goOn = async (quantity: number) =>
      browser.submit(formOf(await browser.open('/cart'), '/cart'), {
        [`quantity-${ticket.id}`]: quantity,
        then: 'checkout',
      });
    const checkout = await goOn(3);
    expect([checkout.path, checkout.status]).toEqual(['/checkout', 200]);
    expect(checkout.text).toContain('3 × A place');
    expect((await goOn(6)).path).toBe('/cart');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 3 });
  });

  test('a ticket that is taken out is one, whatever else was typed (9.2)', async () => {
    const ticket = await offer();
    const second = await addShopTicket(service, ticket.eventId, { title: 'Another' });
    const browser = openBrowser(service.url);
    const form = formOf(await browser.open(ticket.path), ticket.path);
    const cart = await browser.submit(form, {
      [`quantity-${ticket.id}`]: 1,
      [`quantity-${second.id}`]: 1,
    });
    const forms = [...cart.html.matchAll(/<form id="remove"/g)];
    expect(forms).toHaveLength(1);
    const { form_token } = formOf(cart, '/cart').fields;
    const remove = { action: '/cart', fields: { form_token: form_token! } };
    const left = await browser.submit(remove, { remove: String(ticket.id) });
    expect(left.text).not.toContain('A place');
    expect(left.text).toContain('Another');
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
  });

  test('the last place, when somebody else was faster (9.1, 9.4)', async () => {
    const ticket = await offer({ capacity: 2 });
    const [browser, other] = [openBrowser(service.url), openBrowser(service.url)];
    const form = formOf(await browser.open(ticket.path), ticket.path);
    await add(other, ticket, 2);
    const late = await browser.submit(form, { [`quantity-${ticket.id}`]: '1' });
    expect(late.path).toBe(ticket.path);
    expect(late.text).toContain('There are not that many places left. Sold out.');
  });

  test('an event that is withdrawn meanwhile: its page, cart and checkout say so (9.4)', async () => {
    const ticket = await offer({}, { title: 'Soon gone' });
    const browser = openBrowser(service.url);
    const path = '/events/soon-gone';
    const form = formOf(await browser.open(path), path);
    await browser.submit(form, { [`quantity-${ticket.id}`]: '1' });
    const checkout = await checkoutForm(browser);
    const event = `svc/events/v1/events/${ticket.eventId}`;
    await service.call('PUT', event, { as: manager, body: { status: 'draft' } });
    const gone = await browser.submit(form, { [`quantity-${ticket.id}`]: '1' });
    expect([gone.status, gone.text]).toEqual([404, expect.stringContaining('no such event')]);
    const cart = await browser.open('/cart');
    expect(cart.text).toContain('This event has been withdrawn');
    expect(cart.html).not.toContain('href="/checkout"');
    const refused = await browser.submit(checkout, { ...buyer, payment: 'test-accepted' });
    expect(refused.path).toBe('/checkout');
    expect(refused.text).toContain('Nothing was bought. A place: this event is not open for sale.');
    expect(await ordersWith(ticket)).toBe(0);
  });

  test('what a buyer says of themselves and of their guests (9.3, 9.4)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 2);
    const email = `guest-email-${ticket.id}-2`;
    const entered = { buyer_name: ' ', buyer_email: 'ada@example', [email]: '<b>' };
    const page = await browser.submit(await checkoutForm(browser), entered);
    expect(page.path).toBe('/checkout');
    for (const said of [
      'Your name : Please fill this in.',
      'Your e-mail : Must have a dot in what follows the @',
      'A place, guest 2, e-mail : Must be',
      'How you pay : Please choose one.',
    ]) {
      expect(page.text).toContain(said);
    }
    expect(page.html).toContain('value="&lt;b&gt;"');
    expect(page.html).toMatch(/<details open/);
    expect(formOf(page, '/checkout').fields).toMatchObject({ buyer_email: 'ada@example' });
  });

  test('a way of paying that is not offered (9.3)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 1);
    const form = await checkoutForm(browser);
    for (const payment of ['stripe', 'free', 'test', 'tok_ok', '__proto__']) {
      const { path, text } = await browser.submit(form, { ...buyer, payment });
      expect([path, text]).toEqual(['/checkout', expect.stringContaining('Please choose one.')]);
    }
  });

  test('a cart that has changed since it was shown is shown again, and bought as seen (9.3)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 1);
    const form = await checkoutForm(browser);
    await add(browser, ticket, 1);
    const entered = { ...buyer, payment: 'test-accepted' };
    const shown = await browser.submit(form, entered);
    expect(shown.path).toBe('/checkout');
    expect(shown.text).toContain('Your cart has changed since this form was shown.');
    expect(shown.text).toContain('Total $25.00');
    const order = await browser.submit(formOf(shown, '/checkout'));
    expect(order.text).toContain('Total $25.00');
  });

  test('a cart whose time is over buys nothing, and says so (9.3)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 1);
    const form = await checkoutForm(browser);
    await db()('svc_carts').whereNotNull('expires_at').update({ expires_at: 1 });
    const late = await browser.submit(form, { ...buyer, payment: 'test-accepted' });
    expect(late.path).toBe('/cart');
    expect(late.text).toContain('Cart is empty, or its hold has expired.');
    expect(await ordersWith(ticket)).toBe(0);
    expect((await browser.open('/checkout')).headers.get('location')).toBe('/cart');
  });

  const endHolds = () => db()('svc_carts').whereNotNull('expires_at').update({ expires_at: 1 });

  test('places whose time was over are taken again by one button, with what was typed (9.3)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 2);
    const form = await checkoutForm(browser);
    await endHolds();
    const late = await browser.submit(form, { ...buyer, payment: 'test-accepted' });
    const checkout = await browser.submit(formOf(late, '/cart'));
    expect(checkout.path).toBe('/checkout');
    expect(checkout.text).toContain('2 × A place');
    const order = await browser.submit(formOf(checkout, '/checkout'));
    expect(order.path).toMatch(/^\/orders\//);
    expect(await ordersWith(ticket)).toBe(1);
  });

  test('places that somebody else has by then are said to be gone (9.3)', async () => {
    const ticket = await offer({ capacity: 2 });
    const browser = openBrowser(service.url);
    await add(browser, ticket, 2);
    const form = await checkoutForm(browser);
    await endHolds();
    const late = await browser.submit(form, { ...buyer, payment: 'test-accepted' });
    await add(openBrowser(service.url), ticket, 1);
    const refused = await browser.submit(formOf(late, '/cart'));
    expect(refused.path).toBe('/cart');
    expect(refused.text).toContain('There are not that many places left.');
    expect(await ordersWith(ticket)).toBe(0);
  });

  test('quantities that are changed when the time is over take the places again (9.2)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    const cart = await add(browser, ticket, 1);
    await endHolds();
    const over = { hold: '1700000000.1700001800' };
    const wanted = { [`quantity-${ticket.id}`]: 2, ...over };
    const shown = await browser.submit(formOf(cart, '/cart'), wanted);
    expect(shown.path).toBe('/cart');
    expect(shown.text).toContain('To pay $25.00');
  });

  test('a cart that was bought is not taken again by a page that still shows it (9.2)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    const cart = await add(browser, ticket, 1);
    const form = await checkoutForm(browser);
    await browser.submit(form, { ...buyer, payment: 'test-accepted' });
    const shown = await browser.submit(formOf(cart, '/cart'), { [`quantity-${ticket.id}`]: 1 });
    expect(shown.text).toContain('You have just ordered');
    expect(shown.text).not.toContain('To pay');
    expect(await ordersWith(ticket)).toBe(1);
  });
});

async function ordersWith({ id }: ShopTicket): Promise<number> {
  const [found] = await db()('svc_order_items').where({ ticket_id: id }).count('id as n');
  return Number(found!.n);
}

describe('a form is sent by the browser that it was made for', () => {
  const foreign: [string, Record<string, string>][] = [
    ['another site', { Origin: 'https://evil.example.test' }],
    ['a page without an origin', { Origin: 'null' }],
    ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
  ];

  test.each(foreign)('%s is refused (9.5)', async (_, headers) => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    const form = formOf(await browser.open(ticket.path), ticket.path);
    const sent = await browser.send(form, { [`quantity-${ticket.id}`]: 1 }, headers);
    expect([sent.status, sent.text]).toEqual([403, expect.stringContaining('cannot be used')]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
  });

  test('the service’s own pages are not another site (9.5)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    for (const headers of [{ Origin: 'https://tickets.example.test' }, { Origin: service.url }]) {
      const form = formOf(await browser.open(ticket.path), ticket.path);
      const sent = await browser.send(form, { [`quantity-${ticket.id}`]: 1 }, headers);
      expect(sent.status).toBe(303);
    }
  });

  test('a token that is missing, made up, doubled or another browser’s is refused, on each page (9.5)', async () => {
    const ticket = await offer();
    const [browser, other] = [openBrowser(service.url), openBrowser(service.url)];
    await add(browser, ticket, 1);
    await add(other, ticket, 1);
    const own = formOf(await browser.open('/cart'), '/cart').fields.form_token!;
    const others = formOf(await other.open('/cart'), '/cart').fields.form_token!;
    expect(others).not.toBe(own);
    const forged: (string | string[])[] = ['', 'x', own.slice(1), `${own}0`, others, [own, own]];
    for (const action of [ticket.path, '/cart', '/checkout']) {
      for (const form_token of forged) {
        const form = { action, fields: { [`quantity-${ticket.id}`]: '5', ...buyer } };
        const sent = await browser.send(form, { payment: 'offline', form_token });
        expect([action, form_token, sent.status]).toEqual([action, form_token, 403]);
      }
    }
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
  });

  test('without the cookie the token opens nothing, and a cart is nobody else’s (9.5)', async () => {
    const ticket = await offer({ title: 'Secret seat' });
    const browser = openBrowser(service.url);
    await add(browser, ticket, 1);
    const form = formOf(await browser.open('/cart'), '/cart');
    const stranger = openBrowser(service.url);
    expect((await stranger.send(form, { [`quantity-${ticket.id}`]: 0 })).status).toBe(403);
    expect((await stranger.open('/cart')).text).not.toContain('Secret seat');
    stranger.cookies.set('svc_cart', 'made-up.token');
    expect((await stranger.send(form, { [`quantity-${ticket.id}`]: 0 })).status).toBe(403);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 1 });
  });

  test('the cart is the one of the cookie over REST (9.5)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 2);
    const headers = { 'X-API-Cart': browser.cookies.get('svc_cart')! };
    const { body } = await service.call('GET', 'svc/tickets/v1/cart', { headers });
    expect(body.items).toMatchObject([{ ticket_id: ticket.id, quantity: 2 }]);
  });

  test('a body that is no form, or too large, changes nothing and is no error of the service (9.5)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    const form = formOf(await browser.open(ticket.path), ticket.path);
    const log = jest.spyOn(service.strapi.log, 'error');
    const typed = (type: string) => browser.send(form, {}, { 'Content-Type': type });
    expect((await typed('application/json')).status).toBe(400);
    expect((await typed('text/plain')).status).toBe(400);
    expect((await typed('multipart/form-data; boundary=x')).status).toBe(415);
    expect((await browser.send(form, { more: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('a form that is sent again', () => {
  test('puts what it is for into the cart once (9.6)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    const form = formOf(await browser.open(ticket.path), ticket.path);
    const entered = { [`quantity-${ticket.id}`]: 2 };
    const sent = await Promise.all([1, 2, 3].map(() => browser.send(form, entered)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 2 });
    // Another quantity is another wish, and so is a form that was made anew.
    await browser.send(form, { [`quantity-${ticket.id}`]: 1 });
    await add(browser, ticket, 2);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 5 });
  });

  test('buys once, and every answer leads to the one order (9.6)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 2);
    const form = await checkoutForm(browser);
    const entered = { ...buyer, payment: 'test-accepted' };
    const sent = await Promise.all([1, 2, 3, 4].map(() => browser.send(form, entered)));
    const places = sent.map(({ headers }) => headers.get('location'));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(new Set(places).size).toBe(1);
    // Back and reload, when the cart is empty long since.
    const again = await browser.send(form, entered);
    expect(again.headers.get('location')).toBe(places[0]);
    expect(await ordersWith(ticket)).toBe(1);
    expect(await countersOf(service, ticket.id)).toEqual({ sold: 2, held: 0 });
  });

  test('with other entries buys nothing more (9.6)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 1);
    const form = await checkoutForm(browser);
    const entered = { ...buyer, payment: 'test-accepted' };
    await browser.send(form, entered);
    const other = await browser.submit(form, { ...entered, buyer_name: 'Bea' });
    expect(other.path).toBe('/cart');
    expect(other.text).toContain('This form was sent before, with other entries.');
    expect(await ordersWith(ticket)).toBe(1);
  });
});

describe('the pages of a buyer', () => {
  test('are in no cache and no search engine, and may send forms to the service alone (9.7)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    const event = await browser.open(ticket.path);
    expect(event.headers.get('cache-control')).toBe('private, no-cache');
    expect(event.headers.get('set-cookie')).toMatch(
      /^svc_cart=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    await add(browser, ticket, 1);
    for (const path of ['/cart', '/checkout']) {
      const { headers, html } = await browser.open(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('content-security-policy')).toContain("form-action 'self';");
      expect(headers.get('content-security-policy')).toContain("default-src 'none';");
      expect(html).not.toMatch(runs);
      expect(html).not.toMatch(/\sstyle=|\son\w+=/);
    }
  });

  test('set no cookie where nothing is to be bought (9.7)', async () => {
    const browser = openBrowser(service.url);
    const over = await offer({ endSaleDate: '2020-01-01 00:00:00' });
    for (const path of [over.path, '/cart', '/checkout', '/events/none']) {
      expect((await browser.open(path)).headers.get('set-cookie')).toBeNull();
    }
  });

  test('say until when places are kept, by the clock of the site (9.2)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    const { text } = await add(browser, ticket, 1);
    const until = await db()('svc_carts')
      .whereNotNull('expires_at')
      .max('expires_at as at')
      .first();
    const clock = new Date(Number(until!.at) * 1000).toISOString().slice(11, 16);
    expect(text).toMatch(
      new RegExp(`kept for you until ${clock} \\(UTC\\) , (29|30) minutes from`),
    );
  });

  test('say it by the clock of the event, as long as all in the cart keep the same (9.2)', async () => {
    const browser = openBrowser(service.url);
    const far = { title: 'Far away', timezone: 'Asia/Kathmandu' };
    const ticket = await makeShopTicket(service, manager, {}, far);
    const page = await browser.open('/events/far-away');
    const entered = { [`quantity-${ticket.id}`]: 1 };
    const cart = await browser.submit(formOf(page, '/events/far-away'), entered);
    expect(cart.text).toMatch(/kept for you until [^(]* \(Kathmandu time\)/);
    expect((await add(browser, await offer(), 1)).text).toMatch(/kept for you until [^(]* \(UTC\)/);
  });

  test('say in the header how many places there are, to nobody else, also in caches (9.2)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    await add(browser, ticket, 2);
    for (const path of ['/events', '/cart', '/checkout', ticket.path, '/events/none']) {
      const page = await browser.open(path);
      expect([path, /aria-label="Cart, (\d+ tickets)"/.exec(page.html)?.[1]]).toEqual([
        path,
        path === '/events/none' ? undefined : '2 tickets',
      ]);
    }
    const listed = await browser.open('/events');
    expect(listed.headers.get('cache-control')).toBe('private, no-cache');
    const stranger = await openBrowser(service.url).open('/events');
    expect(stranger.headers.get('cache-control')).toBe('public, no-cache');
    expect([stranger.html.includes('class="count"'), stranger.headers.get('vary')]).toEqual([
      false,
      expect.stringContaining('Cookie'),
    ]);
    await db()('svc_carts').whereNotNull('expires_at').update({ expires_at: 1 });
    expect((await browser.open('/events')).html).not.toContain('class="count"');
  });

  test('take as many statements for five tickets as for one (9.2, 9.3)', async () => {
    const ticket = await offer();
    const [one, many] = [openBrowser(service.url), openBrowser(service.url)];
    await add(one, ticket, 1);
    for (let more = 0; more < 5; more += 1) await add(many, await offer(), 1);
    for (const path of ['/cart', '/checkout']) {
      await one.open(path);
      const few = await countQueries(service.strapi, () => one.open(path));
      const all = await countQueries(service.strapi, () => many.open(path));
      expect(all.result.text.match(/A place/g)!.length).toBeGreaterThanOrEqual(5);
      expect([few.queries.length, all.queries.length]).toEqual([2, 2]);
    }
  });

  test('ask the database as REST does for what their forms do, but for the form itself (9.3)', async () => {
    const ticket = await offer();
    const browser = openBrowser(service.url);
    const form = formOf(await browser.open(ticket.path), ticket.path);
    const shopper = shopperOf(service.call);
    const onPage = await countQueries(service.strapi, () =>
      browser.send(form, { [`quantity-${ticket.id}`]: 1 }),
    );
    const overRest = await countQueries(service.strapi, () => shopper.add(ticket.id, 1));
    expect(onPage.result.headers.get('location')).toBe('/cart');
    // What the form is about, whether there is a cart already, and the key under which it is sent once.
    expect(onPage.queries.length - overRest.queries.length).toBe(3);
  });

  test('have nothing that runs, whatever was typed (9.7)', async () => {
    const markup = '"><script>alert(1)</script>';
    const ticket = await offer({ title: markup }, { title: `Markup ${markup}` });
    const browser = openBrowser(service.url);
    const { url } = (await service.call('GET', `svc/events/v1/events/${ticket.eventId}`)).body as {
      url: string;
    };
    await add(browser, { ...ticket, path: new URL(url).pathname }, 1);
    const entered = { buyer_name: markup, buyer_email: markup, payment: markup };
    const page = await browser.submit(await checkoutForm(browser), entered);
    for (const { html } of [page, await browser.open('/cart')]) {
      expect(html).toContain('&quot;&gt;&lt;script&gt;');
      expect(html).not.toMatch(runs);
    }
  });
});

describe('where the pages do not sell', () => {
  test('paid tickets are shown without a form while nobody could pay here, free ones are not (9.3)', async () => {
    await service.stop();
    service = await startService({ env: { OFFLINE_PAYMENT: 'users' } });
    manager = await makeSignedIn(service, 'event-manager', 'manager');
    const ticket = await offer({ title: 'Paid' });
    const gift = await addShopTicket(service, ticket.eventId, { title: 'Gift', priceMinor: 0 });
    const browser = openBrowser(service.url);
    const { fields } = formOf(await browser.open(ticket.path), ticket.path);
    expect(Object.keys(fields)).toEqual(['form_token', 'form_key', `quantity-${gift.id}`]);
  });

  test('SHOP_PAGES=false leaves the pages of events and orders, which sell nothing (9.8)', async () => {
    await service.stop();
    service = await startService({ env: { SHOP_PAGES: 'false' } });
    manager = await makeSignedIn(service, 'event-manager', 'manager');
    const ticket = await offer();
    const browser = openBrowser(service.url);
    const { status, html, headers } = await browser.open(ticket.path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
    expect(html).not.toMatch(/<form|href="\/cart"/);
    for (const path of ['/cart', '/checkout']) {
      expect((await browser.open(path)).status).toBe(404);
    }
    const form = { action: ticket.path, fields: {} };
    expect((await browser.send(form)).status).toBe(405);
  });
});
