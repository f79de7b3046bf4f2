import { type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { formOf, openBrowser } from '../support/page-browser';
import { makeShopTicket, type ShopTicket } from '../support/shop';
import { makeVoucher } from '../support/vouchers';

/* A code that was typed into the cart goes along, whichever button of the form is pressed. */

let service: Service;
let manager: TestUser;
let ticket: ShopTicket;
let quantity: string;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const balcony = { title: 'Balcony', priceMinor: 2000, capacity: 100 };
  ticket = await makeShopTicket(service, manager, balcony, { title: 'Evening' });
  quantity = `quantity-${ticket.id}`;
  await makeVoucher(service, { code: 'TYPED', percent: 10 });
  await makeVoucher(service, { code: 'TYPED-FOR-TWO', percent: 50, maxPlaces: 2 });
});

afterEach(assertBooksAddUp);

const onward = { then: 'checkout' };

/** A browser with two places in its cart, and the cart's form. */
async function shopper() {
  const browser = openBrowser(service.url);
  const path = '/events/evening';
  const cart = await browser.submit(formOf(await browser.open(path), path), { [quantity]: 2 });
  const form = formOf(cart, '/cart');
  expect(form.fields).toHaveProperty('voucher');
  return { browser, form };
}

const errorOf = (html: string) => /id="voucher-error">([^<]*)</.exec(html)?.[1] ?? '';

test('at the way on to the checkout it is used (9.2)', async () => {
  const { browser, form } = await shopper();
  const checkout = await browser.submit(form, { ...onward, voucher: 'typed' });
  expect(checkout.path).toBe('/checkout');
  expect(checkout.text).toContain('Discount (TYPED) −$4.00');
});

test('refused, it keeps the buyer in the cart, with why at the field; without it the way is free (9.2)', async () => {
  const { browser, form } = await shopper();
  const refused = await browser.submit(form, { ...onward, voucher: 'typd' });
  expect(refused.path).toBe('/cart');
  expect(errorOf(refused.html)).toMatch(/^There is no voucher with this code\. .* empty the field/);
  const again = formOf(refused, '/cart');
  expect(again.fields).toMatchObject({ voucher: 'typd', [quantity]: '2' });
  const checkout = await browser.submit(again, { ...onward, voucher: '' });
  expect([checkout.path, checkout.text]).toEqual([
    '/checkout',
    expect.stringContaining('Buy for $40.00'),
  ]);
});

test('with a quantity that was changed it is used, after that was (9.2)', async () => {
  const { browser, form } = await shopper();
  const more = { [quantity]: 3, voucher: 'TYPED-FOR-TWO' };
  const refused = await browser.submit(form, more);
  expect(errorOf(refused.html)).toContain('good for only 2 more places');
  expect(refused.text).toContain('Your voucher was not used.');
  expect(formOf(refused, '/cart').fields).toMatchObject({ ...more, [quantity]: '3' });
  const lowered = await browser.submit(formOf(refused, '/cart'), { [quantity]: 2 });
  expect(lowered.text).toContain('Discount (TYPED-FOR-TWO) −$20.00 To pay $20.00');
});

test('where a quantity is refused it stays in its field (9.2)', async () => {
  const { browser, form } = await shopper();
  const refused = await browser.submit(form, { ...onward, [quantity]: 500, voucher: 'TYPED' });
  expect(refused.path).toBe('/cart');
  expect(refused.html).toContain(`id="${quantity}-error"`);
  expect(formOf(refused, '/cart').fields).toMatchObject({ voucher: 'TYPED', [quantity]: '500' });
  const checkout = await browser.submit(formOf(refused, '/cart'), { ...onward, [quantity]: 1 });
  expect(checkout.text).toContain('Discount (TYPED) −$2.00');
});

test('nothing typed is nothing asked for, but by the button that wants a code (9.2)', async () => {
  const { browser, form } = await shopper();
  expect((await browser.submit(form)).html).not.toContain('role="alert"');
  const none = await browser.submit(form, { 'use-voucher': '1' });
  expect(errorOf(none.html)).toBe('Please fill this in.');
});

test('the voucher of a cart whose time was over is on the places that are taken again (9.3)', async () => {
  const { browser, form } = await shopper();
  const checkout = await browser.submit(form, { ...onward, [quantity]: 2, voucher: 'TYPED' });
  const buying = formOf(checkout, '/checkout');
  await service.strapi.db
    .connection('svc_carts')
    .whereNotNull('expires_at')
    .update({ expires_at: 1 });
  const late = await browser.submit(buying, {
    buyer_name: 'Ada',
    buyer_email: 'ada@example.test',
    payment: 'test-accepted',
  });
  expect(late.path).toBe('/cart');
  const again = await browser.submit(formOf(late, '/cart'));
  expect([again.path, again.text]).toEqual([
    '/checkout',
    expect.stringContaining('Discount (TYPED) −$4.00'),
  ]);
});

test('with places that are taken again it is used, too (9.3)', async () => {
  const { browser, form } = await shopper();
  await service.strapi.db
    .connection('svc_carts')
    .whereNotNull('expires_at')
    .update({ expires_at: 1 });
  const seconds = Math.floor(Date.now() / 1000);
  const hold = `${seconds}.${seconds - 1}`;
  const wrong = await browser.submit(form, { ...onward, hold, voucher: 'TYPED', [quantity]: 500 });
  expect(wrong.path).toBe('/cart');
  const checkout = await browser.submit(formOf(wrong, '/cart'), { [quantity]: 2 });
  expect([checkout.path, checkout.text]).toEqual([
    '/checkout',
    expect.stringContaining('Discount (TYPED) −$4.00'),
  ]);
});
