import { randomBytes } from 'node:crypto';
import { type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { formOf, openBrowser, type PageBrowser } from '../support/page-browser';
import { makeShopTicket, type ShopTicket } from '../support/shop';

/* What a buyer sees who goes back after a form was sent: the order that was made, or the form, and never a stale answer. */

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

afterEach(assertBooksAddUp);

const buyer = {
  buyer_name: 'Ada Buyer',
  buyer_email: 'ada@example.test',
  payment: 'test-accepted',
};

let made = 0;

/** A browser at the page of an event with a ticket of its own. */
async function atEvent(capacity = 5) {
  made += 1;
  const path = `/events/going-${made}`;
  const event = { title: `Going ${made}` };
  const ticket = await makeShopTicket(service, manager, { capacity }, event);
  const browser = openBrowser(service.url);
  return { ticket, path, browser, form: formOf(await browser.open(path), path) };
}

const wanting = ({ id }: ShopTicket, quantity: number | string) => ({
  [`quantity-${id}`]: quantity,
});

/** The same with two places in the cart, and the form of the checkout. */
async function atCheckout(quantity = 2) {
  const at = await atEvent(100);
  await at.browser.submit(at.form, wanting(at.ticket, quantity));
  return { ...at, form: await checkoutForm(at.browser) };
}

async function checkoutForm(browser: PageBrowser) {
  return formOf(await browser.open('/checkout'), '/checkout');
}

const db = () => service.strapi.db.connection;

describe('after buying', () => {
  test('the empty cart leads to the order that was just made, with its total (9.2)', async () => {
    const { browser, form } = await atCheckout();
    const sent = await browser.send(form, buyer);
    const order = sent.headers.get('location')!;
    expect((await browser.open('/checkout')).headers.get('location')).toBe('/cart');
    const cart = await browser.open('/cart');
    expect(cart.html).toContain(`<a href="${order}">`);
    expect(cart.text).toMatch(
      /You have just ordered: Order \d+, \$25\.00 Your cart is empty now\. See what is on/,
    );
    expect((await browser.open(order)).text).toContain('Paid');
  });

  test('the browser that bought keeps the way to its order, an hour long, and no script reads it (9.2)', async () => {
    const { browser, form } = await atCheckout();
    const [line] = (await browser.send(form, buyer)).headers.getSetCookie();
    expect(line).toMatch(
      /^svc_order=\d+\.[\w-]{43}; Max-Age=3600; Path=\/cart; HttpOnly; SameSite=Lax; Secure$/,
    );
    // Whoever has learned the token of the cart, and nothing else, is shown no order.
    const other = openBrowser(service.url);
    other.cookies.set('svc_cart', browser.cookies.get('svc_cart')!);
    const cart = await other.open('/cart');
    expect([cart.status, cart.text]).toEqual([200, expect.stringContaining('nothing in it')]);
    expect(cart.html).not.toContain('/orders/');
  });

  test('a link that the box office has ended is not shown, nor one that is made up (9.2, 4.14)', async () => {
    const { browser, form } = await atCheckout();
    const address = (await browser.send(form, buyer)).headers.get('location')!;
    const [, id, token] = /orders\/(\d+)\?token=(.*)/.exec(address)!;
    const tried = ['', '.', id!, `${id}.`, `.${token}`, `1${id}.${token}`, `${id}.${token}x`];
    for (const value of tried) {
      browser.cookies.set('svc_order /cart', value);
      expect((await browser.open('/cart')).html).not.toContain('/orders/');
    }
    browser.cookies.set('svc_order /cart', `${id}.${token}`);
    expect((await browser.open('/cart')).html).toContain('/orders/');
    await db()('svc_orders')
      .where({ public_id: id })
      .update({ access_digest: 'x'.repeat(64) });
    expect((await browser.open('/cart')).html).not.toContain('/orders/');
  });

  test('a cart with something in it speaks of that alone (9.2)', async () => {
    const { browser, form, path, ticket } = await atCheckout();
    await browser.send(form, buyer);
    const cart = await browser.submit(formOf(await browser.open(path), path), wanting(ticket, 1));
    expect(cart.path).toBe('/cart');
    expect(cart.html).not.toContain('/orders/');
  });
});

describe('after a form that was refused', () => {
  test('the browser is sent to the page of the form, which says once what is wrong (9.4)', async () => {
    const { browser, form, path, ticket } = await atEvent(1);
    const sent = await browser.send(form, wanting(ticket, 2));
    expect([sent.status, sent.headers.get('location')]).toEqual([303, path]);
    expect(sent.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^svc_form=[\\w.-]{40,2100}; Max-Age=300; Path=${path}; HttpOnly; SameSite=Lax; Secure$`,
        ),
      ),
    ]);
    const shown = await browser.open(path);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.text).toContain('Nothing was put into your cart.');
    const again = await browser.open(path);
    expect(again.text).not.toContain('Nothing was put into your cart.');
    for (const page of [shown, again]) {
      expect(formOf(page, path).fields[`quantity-${ticket.id}`]).toBe('2');
    }
  });

  test('what was typed is forgotten once the form has done what it was for (9.4)', async () => {
    const { browser, form, path, ticket } = await atEvent(1);
    const refused = await browser.submit(form, wanting(ticket, 'two'));
    await browser.submit(formOf(refused, path), wanting(ticket, 1));
    const back = await browser.open(path);
    expect([back.text.includes('whole number'), back.html.includes('value="two"')]).toEqual([
      false,
      false,
    ]);
    expect(back.headers.get('cache-control')).not.toBe('no-store');
  });

  test('at the checkout all that was typed stays, and Back after buying shows none of it (9.4)', async () => {
    const { browser, form, ticket } = await atCheckout();
    const typed = { ...buyer, [`guest-${ticket.id}-1`]: 'Grace "Guest" <Hopper>' };
    const declined = await browser.submit(form, { ...typed, payment: 'test-declined' });
    expect(declined.text).toContain('Nothing was bought. The card was declined.');
    const later = await checkoutForm(browser);
    expect(later.fields).toMatchObject({ ...buyer, payment: 'test-declined' });
    expect((await browser.open('/checkout')).html).toContain('Grace &quot;Guest&quot;');
    await browser.submit(later, buyer);
    expect([...browser.cookies.keys()].filter((key) => key.startsWith('svc_form'))).toEqual([]);
    expect((await browser.open('/cart')).text).not.toContain('Ada Buyer');
  });

  test('fifty guests with names and addresses fit (9.4)', async () => {
    const { browser, form, ticket } = await atCheckout(50);
    const guests = Array.from({ length: 50 }, (_, index) => [
      [`guest-${ticket.id}-${index + 1}`, `Guest Number ${index + 1}`],
      [`guest-email-${ticket.id}-${index + 1}`, `guest.${index + 1}@example.test`],
    ]).flat();
    const entered = { ...Object.fromEntries(guests as [string, string][]), buyer_name: 'Ada' };
    const page = await browser.submit(form, entered);
    expect([page.path, page.text]).toEqual([
      '/checkout',
      expect.stringContaining('Please fill this in.'),
    ]);
    expect(formOf(page, '/checkout').fields).toMatchObject(entered);
  });

  test('what is too long to be kept is shown at once, and nothing of it is lost (9.4)', async () => {
    const { browser, form, ticket } = await atCheckout(20);
    const guests = Array.from({ length: 20 }, (_, index) => [
      `guest-${ticket.id}-${index + 1}`,
      // Nothing that could be written shorter.
      randomBytes(180).toString('base64url'),
    ]);
    const entered = Object.fromEntries(guests) as Record<string, string>;
    const page = await browser.send(form, entered);
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('Nothing was bought.')]);
    expect(formOf(page, '/checkout').fields).toMatchObject(entered);
    const long = await browser.send(form, { ...entered, more: 'x'.repeat(100_000) });
    expect(long.status).toBe(422);
  });

  test('another browser, and another page, show nothing of it; nor does what is made up (9.4, 9.5)', async () => {
    const { browser, form, path, ticket } = await atEvent();
    await browser.send(form, wanting(ticket, 'a secret'));
    const kept = browser.cookies.get(`svc_form ${path}`)!;
    const [packed, signature] = kept.split('.');
    const other = openBrowser(service.url);
    await other.open(path);
    for (const value of [kept, '', 'x', `${packed}.`, `.${signature}`, `${packed}x.${signature}`]) {
      other.cookies.set(`svc_form ${path}`, value);
      browser.cookies.set('svc_form /cart', value);
      for (const page of [await other.open(path), await browser.open('/cart')]) {
        expect([page.status, page.html]).toEqual([200, expect.not.stringContaining('a secret')]);
        expect(page.html).not.toContain('role="alert"');
      }
    }
    expect((await browser.open(path)).html).toContain('a secret');
  });
});

describe('a cart that is open in two windows', () => {
  /** Two tickets in one cart, shown in two windows of one browser. */
  async function inTwoWindows() {
    const first = await atEvent(100);
    const second = await atEvent(100);
    const { browser } = first;
    await browser.submit(first.form, wanting(first.ticket, 2));
    await browser.submit(formOf(await browser.open(second.path), second.path), {
      ...wanting(second.ticket, 2),
    });
    const open = async () => formOf(await browser.open('/cart'), '/cart');
    const [one, other] = [await open(), await open()];
    return { browser, one, other, first: first.ticket, second: second.ticket };
  }

  async function inCart(browser: PageBrowser, { id }: ShopTicket) {
    const { html } = await browser.open('/cart');
    return new RegExp(`name="quantity-${id}"\\s+value="(\\d+)"`).exec(html)?.[1];
  }

  test('what was not touched in the one stays as the other has made it, and the page says so once (9.2)', async () => {
    const { browser, one, other, first, second } = await inTwoWindows();
    await browser.submit(one, wanting(first, 5));
    const shown = await browser.submit(other, wanting(second, 3));
    expect(shown.text).toContain('Your cart was changed in another window');
    expect(shown.text).toContain('A place: 5 in your cart now.');
    expect(await inCart(browser, first)).toBe('5');
    expect(await inCart(browser, second)).toBe('3');
    expect((await browser.open('/cart')).text).not.toContain('in another window');
  });

  test('a quantity of what was taken out there is not dropped in silence, on the way to the checkout neither (9.2)', async () => {
    const { browser, one, other, first, second } = await inTwoWindows();
    await browser.submit(one, wanting(first, 0));
    const shown = await browser.submit(other, { ...wanting(first, 4), then: 'checkout' });
    expect(shown.path).toBe('/cart');
    expect(shown.text).toContain('A place is not in your cart any more. Choose it again');
    expect(await inCart(browser, first)).toBeUndefined();
    expect(await inCart(browser, second)).toBe('2');
  });

  test('what was typed counts, whatever the other has made of it (9.2)', async () => {
    const { browser, one, other, first } = await inTwoWindows();
    await browser.submit(one, wanting(first, 5));
    const shown = await browser.submit(other, wanting(first, 1));
    expect(shown.text).not.toContain('in another window');
    expect(await inCart(browser, first)).toBe('1');
  });
});
