import { randomBytes } from 'node:crypto';
import { type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { formOf, openBrowser, type PageBrowser } from '../support/page-browser';
import { countersOf, makeShopTicket, type ShopTicket } from '../support/shop';

/* Who was too slow, and takes the same places again. */

let service: Service;
let manager: TestUser;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
});

afterEach(assertBooksAddUp);

const db = () => service.strapi.db.connection;
const endHolds = () => db()('svc_carts').whereNotNull('expires_at').update({ expires_at: 1 });
const seconds = () => Math.floor(Date.now() / 1000);
const buyer = {
  buyer_name: 'Ada Buyer',
  buyer_email: 'ada@example.test',
  payment: 'test-accepted',
};

interface Offer extends ShopTicket {
  path: string;
  /** The field of its quantity. */
  field: string;
}

let made = 0;

async function offer(fields = {}): Promise<Offer> {
  made += 1;
  const title = `Evening ${made}`;
  const ticket = await makeShopTicket(service, manager, fields, { title });
  return { ...ticket, path: `/events/evening-${made}`, field: `quantity-${ticket.id}` };
}

async function add(browser: PageBrowser, { path, field }: Offer, quantity: number) {
  const form = formOf(await browser.open(path), path);
  return browser.submit(form, { [field]: quantity });
}

const checkoutForm = async (browser: PageBrowser) =>
  formOf(await browser.open('/checkout'), '/checkout');

/** Buys a ticket, some minutes ago. */
async function buyEarlier(browser: PageBrowser, ticket: Offer): Promise<void> {
  await add(browser, ticket, 1);
  const order = await browser.submit(await checkoutForm(browser), buyer);
  expect(order.path).toMatch(/^\/orders\//);
  await db()('svc_orders').update({ placed_at: seconds() - 600 });
}

/** The page of a cart whose time was over when its checkout was sent. */
async function beTooLate(browser: PageBrowser, entered: Record<string, string> = buyer) {
  const form = await checkoutForm(browser);
  await endHolds();
  return browser.submit(form, entered);
}

test('a second cart is taken again, whatever was bought before it (9.3)', async () => {
  const ticket = await offer();
  const browser = openBrowser(service.url);
  await buyEarlier(browser, ticket);
  await add(browser, ticket, 2);
  const late = await beTooLate(browser);
  expect(late.path).toBe('/cart');
  const checkout = await browser.submit(formOf(late, '/cart'));
  expect([checkout.path, checkout.text]).toEqual(['/checkout', expect.stringContaining('2 × A')]);
  const order = await browser.submit(formOf(checkout, '/checkout'));
  expect(order.path).toMatch(/^\/orders\//);
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 3, held: 0 });
});

test('so it is by who goes on from the cart when the time is over (9.3)', async () => {
  const ticket = await offer();
  const browser = openBrowser(service.url);
  await buyEarlier(browser, ticket);
  const form = formOf(await add(browser, ticket, 2), '/cart');
  await endHolds();
  const over = { hold: `${seconds()}.${seconds() - 1}` };
  const checkout = await browser.submit(form, { ...over, then: 'checkout' });
  expect([checkout.path, checkout.text]).toEqual(['/checkout', expect.stringContaining('2 × A')]);
});

test('what was bought since a page was shown is not taken again by it (9.2)', async () => {
  const ticket = await offer();
  const browser = openBrowser(service.url);
  const form = formOf(await add(browser, ticket, 1), '/cart');
  await browser.submit(await checkoutForm(browser), buyer);
  const [shown] = form.fields.hold!.split('.');
  const again = await browser.submit(form, { hold: `${shown}.${seconds() - 1}`, again: 1 });
  expect(again.text).toContain('You have just ordered');
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 1, held: 0 });
});

test('an older page brings nothing back into a cart that was emptied (9.2)', async () => {
  const ticket = await offer();
  const browser = openBrowser(service.url);
  const older = await add(browser, ticket, 2);
  const empty = await browser.submit(formOf(older, '/cart'), { remove: ticket.id });
  expect(empty.text).toContain('There is nothing in it.');
  const updated = await browser.submit(formOf(older, '/cart'));
  expect(updated.text).toContain('There is nothing in it.');
  expect(await countersOf(service, ticket.id)).toEqual({ sold: 0, held: 0 });
});

test('where fewer are left it says of what, and fewer can be taken (9.3)', async () => {
  const [scarce, other] = [await offer({ capacity: 2, title: 'Balcony' }), await offer()];
  const browser = openBrowser(service.url);
  await add(browser, scarce, 2);
  await add(browser, other, 1);
  const late = await beTooLate(browser);
  await add(openBrowser(service.url), scarce, 1);
  const refused = await browser.submit(formOf(late, '/cart'));
  expect(refused.path).toBe('/cart');
  expect(refused.text).toMatch(/Balcony ?: There are not that many places left\. 1 can be had\./);
  const checkout = await browser.submit(formOf(refused, '/cart'), { [scarce.field]: 1 });
  expect(checkout.path).toBe('/checkout');
  expect(checkout.text).toContain('1 × Balcony');
  expect(checkout.text).toContain('1 × A place');
  expect(formOf(checkout, '/checkout').fields).toMatchObject({ buyer_name: 'Ada Buyer' });
});

test('a ticket that a form names in two ways is one; more than a cart may have are none (9.3)', async () => {
  const ticket = await offer();
  const browser = openBrowser(service.url);
  await add(browser, ticket, 2);
  const form = formOf(await beTooLate(browser), '/cart');
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`quantity-${ticket.id + index}`, 1]),
  );
  const none = await browser.send(form, many);
  expect([none.status, none.headers.get('location')]).toEqual([303, '/checkout']);
  const twice = await browser.submit(form, { [`quantity-0${ticket.id}`]: 1 });
  expect(twice.path).toBe('/checkout');
  expect(twice.text).toContain('2 × A place');
});

test('what was typed stays, however much it was (9.3)', async () => {
  const ticket = await offer();
  const browser = openBrowser(service.url);
  await add(browser, ticket, 20);
  const names = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `guest-${ticket.id}-${index + 1}`,
      randomBytes(100).toString('hex'),
    ]),
  );
  const late = await beTooLate(browser, { ...buyer, ...names });
  const checkout = await browser.submit(formOf(late, '/cart'));
  expect(formOf(checkout, '/checkout').fields).toMatchObject({ ...names, ...buyer });
});
