import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { type Service, startService, type TestUser } from '../support';
import { makeSignedIn } from '../support/events';
import {
  addShopTicket,
  assertCounted,
  makeShopTicket,
  shopperOf,
  type ShopTicket,
} from '../support/shop';
import { makeVoucher, usesOf } from '../support/vouchers';
import { launchBrowser, pictured } from './support/browser';
import { type ForeignSite, openForeignSite } from './support/foreign-page';

/* Vouchers in `<svc-tickets>`, on a page of another origin whose policy allows nothing inline. */

let service: Service;
let manager: TestUser;
let site: ForeignSite;
let browser: Browser;
let page: Page;
let concert: ShopTicket;
/** What the browser complained of. */
const complaints: string[] = [];

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const parquet = { title: 'Parquet', priceMinor: 2550 };
  concert = await makeShopTicket(service, manager, parquet, { title: 'River concert' });
  await addShopTicket(service, concert.eventId, { title: 'Helper', priceMinor: 0 });
  site = await openForeignSite(
    service.url,
    `<script src="${service.url}/api/svc/widget/svc-tickets.js" async></script>`,
  );
  browser = await launchBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
});

afterEach(async () => {
  await page.context().close();
  await assertCounted(service);
  expect(complaints.splice(0)).toEqual([]);
});

const seen = (step: () => Promise<void>) => pictured(() => page, step);

interface Opened {
  ticket?: ShopTicket;
  attributes?: string;
  lang?: string;
  colorScheme?: 'light' | 'dark';
  /** For axe, which is a script of the test's own. */
  bypassCSP?: boolean;
}

/** A browser of its own at a page that sells tickets of an event. */
async function open({ ticket = concert, attributes = '', lang, ...options }: Opened = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isRefusal = message.text().includes('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) {
      complaints.push(message.text());
    }
  });
  const body = `<svc-tickets event="${ticket.eventId}" ${attributes}></svc-tickets>`;
  const script = `document.documentElement.style.colorScheme = '${options.colorScheme ?? 'light'}';
    document.documentElement.style.background = 'Canvas';`;
  await page.goto(site.show('/page', { body, script, lang }));
}

const shop = () => page.locator('svc-tickets');
const says = (text: string | RegExp) => shop().getByText(text).first().waitFor();
const button = (name: string | RegExp) => shop().getByRole('button', { name });
const field = () => shop().getByRole('textbox', { name: 'Voucher code' });
/** What is said at the field of the code, or at the one that is on. */
const refusal = () => shop().locator('#voucher-error').innerText();
const total = () => shop().locator('.total').innerText();
const focused = () =>
  page.evaluate<string>("document.querySelector('svc-tickets').shadowRoot.activeElement?.id ?? ''");

async function add(quantity: number, ticket = 'Parquet'): Promise<void> {
  await shop()
    .getByRole('textbox', { name: `Quantity ${ticket}` })
    .fill(String(quantity));
  await button(/^Add to cart/).click();
  await says(`${quantity} × ${ticket}`);
}

async function use(code: string): Promise<void> {
  await field().fill(code);
  await button('Use').click();
}

/** What is said of a code that is refused. */
async function refused(code: string, ...words: string[]): Promise<void> {
  await use(code);
  for (const word of words) await says(new RegExp(word));
  expect([await refusal(), await field().inputValue(), await focused()]).toEqual([
    expect.stringContaining(words[0]!),
    code,
    'voucher',
  ]);
}

const toCheckout = () => button('Go to checkout').click();

async function fillIn(): Promise<void> {
  await shop().getByLabel('Your name').fill('Ada Buyer');
  await shop().getByLabel('Your e-mail').fill('ada@example.test');
}

const isBought = () => says(/^Order \d+ is confirmed/);

test(
  'a code that is used lowers the prices, and goes away again (8.21, 10.1)',
  seen(async () => {
    await makeVoucher(service, { code: 'AUTUMN-10' });
    await open();
    await add(2);
    expect(await total()).toBe('Total\n$51.00');
    await use(' autumn -10');
    await says('Voucher AUTUMN-10');
    await says('10% off: you save $5.10');
    expect((await total()).replace(/\s+/g, ' ')).toBe(
      'Total Full price: $51.00 With the voucher: $45.90',
    );
    expect(await shop().locator('s').innerText()).toContain('$51.00');
    expect(await focused()).toBe('voucher');
    await says('Voucher AUTUMN-10 is on your cart.');
    await page.reload();
    await says('Voucher AUTUMN-10');
    await button('Remove voucher AUTUMN-10').click();
    await says('$51.00');
    expect([await total(), await field().inputValue(), await focused()]).toEqual([
      'Total\n$51.00',
      '',
      'voucher',
    ]);
  }),
);

test(
  'why a code is refused is said at its field, and what was typed stays (8.10, 10.1)',
  seen(async () => {
    const elsewhere = await makeShopTicket(service, manager, {}, { title: 'Elsewhere' });
    await makeVoucher(service, { code: 'EARLY', validFrom: '2090-01-01 12:00:00' });
    await makeVoucher(service, { code: 'OVER', validUntil: '2020-01-01 12:00:00' });
    await makeVoucher(service, { code: 'THREE', maxPlaces: 3 });
    await makeVoucher(service, { code: 'THEIRS', eventId: elsewhere.eventId });
    await open();
    await add(4);
    await button('Use').click();
    await says('Please enter the code of your voucher.');
    await refused('NOBODY-HAS-IT', 'There is no voucher with this code.');
    await refused('EARLY', 'This voucher can be used from', '2090');
    await refused('OVER', 'This voucher is no longer valid.');
    await refused('THREE', 'good for only 3 more tickets. To use it, take no more than that.');
    await refused('THEIRS', 'This voucher is not for the tickets in your cart.');
    expect(await total()).toBe('Total\n$102.00');
  }),
);

test(
  'a cart that is being paid takes no code until that is over (8.21, 10.1)',
  seen(async () => {
    await open();
    await add(1);
    const body = { code: 'rest_cart_in_checkout', message: 'It is being paid.', data: {} };
    await page.route('**/cart/voucher?*', (route) =>
      route.fulfill({
        status: 409,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: body,
      }),
    );
    await refused('AUTUMN-10', 'Your cart is being paid.');
  }),
);

test(
  'used up meanwhile: what was typed stays, and the voucher can be removed at the checkout (8.21, 10.1)',
  seen(async () => {
    const made = await makeVoucher(service, { code: 'LAST-ONE', maxPlaces: 2 });
    await open();
    await add(2);
    await use('LAST-ONE');
    await says('Voucher LAST-ONE');
    await toCheckout();
    await fillIn();
    await shop()
      .getByLabel(/that goes through/)
      .check();
    const row = service.strapi.db.connection('svc_vouchers').where({ public_id: made.id });
    await row.update({ used: 1 });
    await button(/^Buy for/).click();
    await says('Nothing was bought.');
    expect(await refusal()).toBe(
      'This voucher is good for only 1 more ticket. To use it, take no more than that. Remove it to buy at the full price.',
    );
    expect(await focused()).toBe('voucher');
    await row.update({ used: 0 });
    await button('Remove voucher LAST-ONE').click();
    await button('Buy for $51.00').waitFor();
    expect(await shop().getByLabel('Your name').inputValue()).toBe('Ada Buyer');
    await button('Buy for $51.00').click();
    await isBought();
    expect(await usesOf(service, made)).toBe(0);
  }),
);

test(
  'with all taken off there is nothing to pay by, typed at the checkout, too (8.21, 10.1)',
  seen(async () => {
    const made = await makeVoucher(service, { code: 'ON-THE-HOUSE', percent: 100 });
    await open();
    await add(2);
    await toCheckout();
    await fillIn();
    await shop().getByRole('group', { name: 'How you pay' }).waitFor();
    await use('ON-THE-HOUSE');
    await button('Get your tickets').waitFor();
    expect(await shop().getByRole('group', { name: 'How you pay' }).count()).toBe(0);
    await button('Get your tickets').click();
    await isBought();
    expect(await usesOf(service, made)).toBe(2);
  }),
);

test(
  'with tickets of several events it is said that it is not for all of them (8.21, 10.1)',
  seen(async () => {
    const stalls = { title: 'Stalls', priceMinor: 1000 };
    const other = await makeShopTicket(service, manager, stalls, { title: 'Second evening' });
    await makeVoucher(service, { code: 'ONE-EVENING', eventId: other.eventId });
    await open({ ticket: other });
    await add(1, 'Stalls');
    const body = `<svc-tickets event="${concert.eventId}"></svc-tickets>`;
    await page.goto(site.show('/other', { body, script: '' }));
    await add(1);
    await use('ONE-EVENING');
    await says('10% off each ticket that it is for: you save $1.00');
  }),
);

test(
  'the page names a code for a cart that is made there; one of what costs nothing has no field (10.1)',
  seen(async () => {
    await makeVoucher(service, { code: 'FROM-PAGE', amountMinor: 300 });
    await open({ attributes: 'voucher="FROM-PAGE"' });
    await add(1);
    await says('Voucher FROM-PAGE');
    await says('$3.00 off each ticket: you save $3.00');
    await button('Remove voucher FROM-PAGE').click();
    await field().waitFor();
    await add(1, 'Helper');
    expect(await total()).toBe('Total\n$25.50');
    await button('Remove Helper').click();
    await button('Remove Parquet').click();
    await page.context().close();
    await open();
    await add(1, 'Helper');
    expect(await field().count()).toBe(0);
    await page.context().close();
    await open({ attributes: 'voucher="GONE-BY-NOW"' });
    await add(1);
    await says('There is no voucher with this code.');
    expect(await field().inputValue()).toBe('GONE-BY-NOW');
  }),
);

test(
  'it says so in German, too, and in words that the page brings (10.1)',
  seen(async () => {
    await makeVoucher(service, { code: 'HERBST-10' });
    await open({ lang: 'de' });
    await shop().getByRole('textbox', { name: 'Anzahl Parquet' }).fill('2');
    await button(/^In den Warenkorb/).click();
    await shop().getByRole('textbox', { name: 'Gutscheincode' }).fill('HERBST-10');
    await button('Einlösen').click();
    await says('Gutschein HERBST-10');
    await says(/^10 % Nachlass: Sie sparen 5,10/);
    await button('Entfernen: Gutschein HERBST-10').waitFor();
    await page.context().close();
    const texts = JSON.stringify({ voucher: 'Code promo', voucher_use: 'Appliquer' });
    await open({ attributes: `lang="fr" texts='${texts}'` });
    await add(1);
    await shop().getByRole('textbox', { name: 'Code promo' }).waitFor();
    await button('Appliquer').waitFor();
  }),
);

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is wrong with the page as it is, wide and narrow. */
async function violations(name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const options = JSON.stringify({ runOnly: { type: 'tag', values: levels } });
    const { violations: all } = await page.evaluate<axe.AxeResults>(`axe.run(${options})`);
    found.push(...all.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`));
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    if (wide !== width) found.push(`${String(wide)} pixels wide on ${width}`);
    const { PICTURES: folder } = process.env;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  return found;
}

test.each(['light', 'dark'] as const)(
  'vouchers are accessible in %s, wide and narrow (10.1)',
  (colorScheme) =>
    seen(async () => {
      const code = `WELCOME-TO-THE-RIVER-${colorScheme.toUpperCase()}`;
      await makeVoucher(service, { code, maxPlaces: 2 });
      await open({ colorScheme, bypassCSP: true });
      await page.evaluate(axe.source);
      await add(3);
      await refused(code, 'good for only 2 more tickets');
      expect(await violations(`voucher-refused-${colorScheme}`)).toEqual([]);
      await button('Remove Parquet').click();
      await add(2);
      await use(code);
      await says(`Voucher ${code}`);
      expect(await violations(`voucher-${colorScheme}`)).toEqual([]);
      await toCheckout();
      expect(await violations(`voucher-checkout-${colorScheme}`)).toEqual([]);
    })(),
);

test(
  'after too many wrong codes it says so: no other test comes after this one (8.21, 10.1)',
  seen(async () => {
    await open();
    await add(1);
    const another = shopperOf(service.call);
    await another.add(concert.id, 1);
    let answer = await another.apply('WRONG');
    for (let tries = 1; answer.status === 404; tries += 1) {
      answer = await another.apply(`WRONG-${tries}`);
    }
    await refused('WRONG-AGAIN', 'Too many wrong codes came from your network.');
  }),
);
