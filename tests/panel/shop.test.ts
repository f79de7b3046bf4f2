import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Service, startService } from '../support';
import { projectRoot } from '../support/environment';
import { collections, make, makeSignedIn } from '../support/events';
import { assertBooksAddUp } from '../support/books';
import { addShopTicket, makeShopTicket } from '../support/shop';
import { startStripeServer, type StripeServer } from '../support/stripe-server';
import { methods } from '../support/stripe-shop';
import { launchBrowser, pictured } from './support/browser';
import { fakeStripe } from './support/fake-stripe';

/* The shop as its buyers see it: in light and dark, from 320 px to wide, in both languages, with our script and without. */

let stripe: StripeServer;
let service: Service;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  stripe = await startStripeServer();
  const ways = { PAYMENT_TEST_PROVIDER: 'true', OFFLINE_PAYMENT: 'everyone' };
  const publishable = { STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests' };
  service = await startService({ env: { ...ways, ...stripe.env, ...publishable } });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  const where = { address: 'Am Ufer 3', zip: '10115', city: 'Berlin', country: 'Germany' };
  const boathouse = { title: 'The boathouse', ...where };
  const venue = await make(service, manager, collections.venues, boathouse);
  const { eventId } = await makeShopTicket(
    service,
    manager,
    { title: 'Standard' },
    {
      title: 'River concert',
      venue_id: venue.id,
      return_policy: [{ until: '2030-04-20 12:00:00', percent: 50 }],
    },
  );
  await addShopTicket(service, eventId, { title: 'Balcony', priceMinor: 4200, capacity: 5 });
  // Yellow letters cannot be read on white: the pages make another colour of it.
  const accentColor = process.env.PICTURES ? '#0b6e4f' : '#ffcc00';
  const site = { name: 'Boathouse', accentColor, headerColor: '#10312b' };
  const uid = 'plugin::svc.site' as never;
  await service.strapi.documents(uid).create({ data: site } as never);
  browser = await launchBrowser();
}, 120_000);

afterEach(() => assertBooksAddUp());

afterAll(() => browser?.close());

const seen = (step: () => Promise<void>) => pictured(() => page, step);
/** Beside telephones and desks, a window of 1280 px at twice the size. */
const widths = [320, 390, 640, 1024, 1440];

/** What has more in it than it shows. */
const cut = `[...document.querySelectorAll('main *, header *, footer *')]
  .filter((one) => getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 120))`;
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function open(options: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: service.url, ...options });
  context.setDefaultTimeout(10_000);
  page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** What is wrong with what is shown, at each width; without scripts nothing can be asked of the page. */
async function problems(hasScript: boolean): Promise<string[]> {
  const found: string[] = [];
  if (!hasScript) return found;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (over > width) found.push(`${width}: ${over} wide`);
    for (const one of await page.evaluate<string[]>(cut)) found.push(`${width}: cut ${one}`);
  }
  await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: { type: 'tag', values: levels } });
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${options})`);
  return [...found, ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)];
}

/** A picture for README.md, where `PICTURES` says a folder; in English. */
async function shot(name: string): Promise<void> {
  const { PICTURES: folder } = process.env;
  if (!folder || (await page.getAttribute('html', 'lang')) !== 'en') return;
  await page.setViewportSize({ width: 800, height: 600 });
  await page.evaluate('scrollTo(0, 0)');
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  if (name !== 'page-order') return;
  const address = await page.getByRole('link', { name: 'All tickets as PDF' }).getAttribute('href');
  const file = path.join(folder, 'ticket.pdf');
  writeFileSync(file, await (await page.request.get(address!)).body());
  const script = path.join(projectRoot, 'tests/support/draw-pdf.mjs');
  execFileSync(process.execPath, [script, file, path.join(folder, 'ticket-pdf.png')]);
}

/** Buys two places, and answers what is wrong on the way. */
async function buy(hasScript: boolean): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await page.goto('/events');
  found.events = await problems(hasScript);
  await page.goto('/events/river-concert');
  found.event = await problems(hasScript);
  await page.locator('input.number').first().fill('two');
  await page.locator('.side button.full').click();
  found.wrong = await problems(hasScript);
  await page.locator('input.number').first().fill('2');
  await page.locator('.side button.full').click();
  await page.waitForURL('**/cart');
  found.cart = await problems(hasScript);
  await shot('page-cart');
  expect(await page.locator('.stepper').count()).toBe(hasScript ? 1 : 0);
  await page.goto('/checkout');
  await page.locator('summary').click();
  found.checkout = await problems(hasScript);
  await page.fill('[name=buyer_name]', 'Ada Buyer');
  await page.fill('[name=buyer_email]', 'ada@example.test');
  await page.locator('[value=test-accepted]').check();
  await shot('page-checkout');
  await page.locator('form.steps button.full').click();
  await page.waitForURL('**/orders/*');
  expect(await page.getByRole('article').count()).toBe(2);
  found.order = await problems(hasScript);
  await shot('page-order');
  await page.goto('/cart');
  found.empty = await problems(hasScript);
  return found;
}

const nothing = {
  events: [],
  event: [],
  wrong: [],
  cart: [],
  checkout: [],
  order: [],
  empty: [],
};

test.each([
  ['light', 'en-GB', true],
  ['dark', 'de-DE', true],
  ['light', 'de-DE', false],
] as const)(
  'every page from the list to the order is accessible, and as wide as its window: %s, %s, script %s (9.13, 9.14)',
  (colorScheme, locale, javaScriptEnabled) =>
    seen(async () => {
      const complaints = await open({ colorScheme, locale, javaScriptEnabled });
      expect(await buy(javaScriptEnabled)).toEqual(nothing);
      expect(complaints).toEqual([]);
    })(),
  60_000,
);

test(
  'whose clock shows another time than the event’s reads until when places are kept by their own (9.2, 9.14)',
  seen(async () => {
    const read = async (timezoneId: string, locale: string, hasScript = true) => {
      await open({ timezoneId, locale, javaScriptEnabled: hasScript });
      await page.goto('/events/river-concert');
      await page.locator('input.number').first().fill('1');
      await page.locator('form button.full').click();
      await page.waitForURL('**/cart');
      const text = (await page.locator('.note time').textContent())!;
      await page.context().close();
      return text.trim();
    };
    // The event's clock is that of UTC.
    expect(await read('Asia/Kathmandu', 'en-GB')).toMatch(/^\d\d:\d\d by your clock$/);
    expect(await read('America/New_York', 'de-DE')).toMatch(/^\d\d:\d\d nach Ihrer Uhr$/);
    expect(await read('UTC', 'en-GB')).toMatch(/\d\d:\d\d \(UTC\)$/);
    expect(await read('Asia/Kathmandu', 'en-GB', false)).toMatch(/\d\d:\d\d \(UTC\)$/);
  }),
);

test(
  'the time left counts down, and a quantity in the cart counts at once (9.14)',
  seen(async () => {
    await open({ locale: 'en-GB' });
    await page.goto('/events/river-concert');
    await page.getByRole('button', { name: 'One more: Standard' }).click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    const timer = page.getByRole('timer');
    const before = await timer.textContent();
    expect(before).toMatch(/^, \d+:\d\d left$/);
    await page.waitForTimeout(1500);
    expect(await timer.textContent()).not.toBe(before);
    let answer: () => void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/cart', async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByRole('button', { name: 'One more: Standard' }).press('Enter');
    // Before the service has said so.
    expect(await page.locator('[data-sum]').textContent()).toBe('$25.00');
    expect(await page.getByRole('link', { name: 'Cart, 1 ticket', exact: true }).count()).toBe(1);
    answer!();
    await page.getByRole('link', { name: 'Cart, 2 tickets' }).waitFor();
    await page.unroute('**/cart');
    // Who was at a button is at it still.
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(
      'One more: Standard',
    );
    await page.locator('input.number').fill('none');
    await page.locator('input.number').blur();
    await page.getByText('Must be a whole number, 0 or more.').first().waitFor();
    await page.locator('input.number').fill('0');
    await page.locator('input.number').blur();
    await page.getByText('There is nothing in it.').waitFor();
  }),
);

/** At the checkout with one place, with Stripe's script in the place of the one that Stripe has; what was loaded of it. */
async function atCheckout(options: BrowserContextOptions = {}) {
  const complaints = await open({ locale: 'en-GB', ...options });
  const loaded: string[] = [];
  await page.route('https://js.stripe.com/v3/', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: fakeStripe });
  });
  await page.goto('/events/river-concert');
  await page.locator('input.number').first().fill('1');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.waitForURL('**/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/checkout');
  await page.fill('[name=buyer_name]', 'Ada Buyer');
  await page.fill('[name=buyer_email]', 'ada@example.test');
  return { complaints, loaded };
}

const buyNow = () => page.getByRole('button', { name: /^Buy for/ }).click();
const card = () => page.getByLabel('Card number');
/** The bank's answer, when it is asked. */
const bankSays = (...answers: ('succeeded' | 'failed')[]) =>
  page.exposeFunction('askBank', (secret: string) => {
    stripe.settle(secret.split('_secret')[0]!, answers.shift()!);
    return {};
  });

test.each([
  ['wide', 'light', 1280],
  ['narrow', 'dark', 390],
] as const)(
  'a card is entered on the page: declined, refused by the bank, then paid; %s, %s (9.14)',
  (_, colorScheme, width) =>
    seen(async () => {
      const viewport = { width, height: 900 };
      const { complaints, loaded } = await atCheckout({ colorScheme, viewport });
      await bankSays('failed', 'succeeded');
      expect([loaded, await card().count()]).toEqual([[], 0]);
      await page.getByRole('radio', { name: /^Card/ }).check();
      await page.getByText('goes to Stripe and not to us').waitFor();
      await buyNow();
      await page.getByText('Your card number is incomplete.').waitFor();
      expect(await problems(true)).toEqual([]);
      await card().fill(methods.declined);
      await buyNow();
      await page.getByText('Your card was declined.').first().waitFor();
      expect(await page.inputValue('[name=buyer_name]')).toBe('Ada Buyer');
      // What was chosen is chosen still.
      await card().fill(methods.asked);
      await buyNow();
      await page.getByText('The payment was not confirmed').waitFor();
      await card().fill(methods.asked);
      await page.getByRole('button', { name: /^Buy for/ }).dblclick();
      await page.waitForURL('**/orders/*');
      await page.getByText('Paid', { exact: true }).waitFor();
      await page.goBack();
      await page.waitForURL('**/cart');
      expect(await page.getByRole('link', { name: /^Order \d+/ }).count()).toBe(1);
      expect(complaints).toEqual([]);
    })(),
  60_000,
);

test(
  'a bank that is not answered is asked again when the buyer wants it, or the cart is back, in two tabs (9.14)',
  seen(async () => {
    await atCheckout();
    const asked: string[] = [];
    await page.exposeFunction('askBank', (secret: string) => void asked.push(secret));
    await page.getByRole('radio', { name: /^Card/ }).check();
    await card().fill(methods.asked);
    await buyNow();
    await page.waitForURL('**/checkout?asked=1');
    expect(await problems(true)).toEqual([]);
    await page.getByRole('button', { name: 'Go on to pay' }).click();
    await page.waitForURL('**/checkout?asked=1');
    expect(asked.length).toBe(2);
    const tab = await page.context().newPage();
    await tab.goto('/cart');
    await tab.getByRole('button', { name: 'Back to the cart' }).click();
    await tab.waitForURL('**/cart');
    await page.reload();
    await page.getByRole('button', { name: /^Buy for/ }).waitFor();
    expect(stripe.intents().at(-1)!.status).toBe('canceled');
  }),
);

test.each([
  ['runs no script', false],
  ['cannot load it', true],
] as const)(
  'who %s pays on the page of Stripe, and comes back to the order (9.10, 9.14)',
  (_, javaScriptEnabled) =>
    seen(async () => {
      await atCheckout({ javaScriptEnabled });
      await page.unroute('https://js.stripe.com/v3/');
      await page.route('https://js.stripe.com/v3/', (route) => route.abort());
      await page.route('https://checkout.stripe.test/**', (route) => {
        const { id, success_url: back } = stripe.sessions().at(-1)!;
        stripe.payOnPage(id, methods.ok);
        const { pathname, search } = new URL(back);
        const body = `<a href="${service.url}${pathname}${search}">Paid. Back to the shop</a>`;
        return route.fulfill({ contentType: 'text/html', body });
      });
      await page.getByRole('radio', { name: /^Card/ }).check();
      await buyNow();
      await page.getByText('Paid. Back to the shop').click();
      await page.waitForURL('**/orders/*');
      expect(await page.getByText('Paid', { exact: true }).count()).toBe(1);
    })(),
);

test.each([
  [false, 390],
  [true, 1280],
] as const)(
  'what is sold out meanwhile, and a hold that is over, is said and nothing is lost; script %s, %i px (9.4)',
  (javaScriptEnabled, width) =>
    seen(async () => {
      await open({ locale: 'en-GB', javaScriptEnabled, viewport: { width, height: 900 } });
      const tickets = () => service.strapi.db.connection('svc_tickets').where('title', 'Balcony');
      await page.goto('/events/river-concert');
      const field = page.getByRole('textbox', { name: 'Quantity Balcony' });
      await page.getByRole('textbox', { name: 'Quantity Standard' }).fill('0');
      await field.fill('3');
      const { sold, held } = (await tickets().first('sold', 'held')) as Record<string, number>;
      await tickets().update({ capacity: sold! + held! + 1 });
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page
        .getByText(/[12] can be had\./)
        .first()
        .waitFor();
      expect(await field.inputValue()).toBe('3');
      await field.fill('1');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.waitForURL('**/cart');
      await page.getByRole('button', { name: 'Go to checkout' }).click();
      await page.fill('[name=buyer_name]', 'Ada Buyer');
      await page.fill('[name=buyer_email]', 'ada@example.test');
      await page.locator('[value=test-accepted]').check();
      await service.strapi.db
        .connection('svc_carts')
        .whereNull('order_id')
        .update({ expires_at: 1 });
      await buyNow();
      await page.waitForURL('**/cart');
      await page.getByText('There is nothing in it.').waitFor();
      expect(await page.getByRole('alert').textContent()).toContain('hold');
      expect(await problems(javaScriptEnabled)).toEqual([]);
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: 'Take the same places again' }).click();
      await page.waitForURL('**/checkout');
      expect(await page.inputValue('[name=buyer_name]')).toBe('Ada Buyer');
      await page.getByText('1 × Balcony').waitFor();
      await tickets().update({ capacity: 5 });
    })(),
);
