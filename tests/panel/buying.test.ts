import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { registerFirstAdmin } from '#svc/testing/admin-api';
import { launchBrowser, pictured } from './support/browser';
import { openShop } from './support/sales';
import { type PanelServer, startServer } from './support/server';

/* Buying on the service's own pages, in a browser that runs no script unless it is said. */

const editor = {
  firstname: 'Ada',
  lastname: 'Editor',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const eventPath = '/events/river-concert';
const narrow = { width: 320, height: 640 };

let server: PanelServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startServer({ PAYMENT_TEST_PROVIDER: 'true', OFFLINE_PAYMENT: 'everyone' });
  const shop = await openShop(server.url, await registerFirstAdmin(server.url, editor));
  await shop.openEvent('River concert', 'Balcony', '25.50');
  await shop.openEvent('Open rehearsal', 'Chair', '0.00');
  browser = await launchBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const seen = (step: () => Promise<void>) => pictured(() => page, step);

/** A browser of its own; without scripts unless said. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled: false,
    ...options,
  });
  page = await context.newPage();
  await page.goto(server.url + path);
}

const add = () => page.getByRole('button', { name: 'Add to cart' }).click();
const toCheckout = () => page.getByRole('button', { name: 'Go to checkout' }).click();

async function fillIn(way?: RegExp): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Buyer');
  await page.getByLabel('Your e-mail').fill('ada@example.test');
  if (way) await page.getByLabel(way).check();
}

const buy = () => page.getByRole('button', { name: /^(Buy for|Get your)/ }).click();

/** A telephone without scripts, and a desk with them. */
const browsers = [
  [
    'without scripts, at 390 px',
    { javaScriptEnabled: false, viewport: { width: 390, height: 800 } },
  ],
  ['with scripts, at 1280 px', { javaScriptEnabled: true }],
] as const;

test.each(browsers)('a payment is declined, then goes through, %s (9.3)', (_, options) =>
  seen(async () => {
    await open(eventPath, options);
    await page.getByRole('textbox', { name: 'Quantity Balcony' }).fill('2');
    await add();
    await toCheckout();
    await fillIn(/that is declined/);
    await buy();
    expect(await page.getByRole('alert').textContent()).toContain('The card was declined.');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Buyer');
    await page.getByLabel(/that goes through/).check();
    await buy();
    const order = page.url();
    expect(new URL(order).pathname).toMatch(/^\/orders\/\d+$/);
    expect(await page.getByText('Paid', { exact: true }).count()).toBe(1);
    expect(await page.getByRole('article').count()).toBe(2);
  })(),
);

test.each(browsers)(
  'places are reserved to be paid later; Back leads to a cart that is empty, and to the order, %s (9.2, 9.3, 9.6)',
  (_, options) =>
    seen(async () => {
      await open(eventPath, options);
      await add();
      await toCheckout();
      await fillIn(/Pay later/);
      await buy();
      expect(await page.getByText('Reserved, to be paid').count()).toBe(1);
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe('/cart');
      expect(await page.getByText('Your cart is empty now.').count()).toBe(1);
      await page.getByRole('link', { name: /^Order \d+, \$25\.50$/ }).click();
      expect(await page.getByText('Reserved, to be paid').count()).toBe(1);
    })(),
);

test(
  'what one filters by is folded on a phone, and open beside it (9.9)',
  seen(async () => {
    for (const [viewport, isFolded] of [
      [narrow, true],
      [{ width: 1280, height: 900 }, false],
    ] as const) {
      await open('/events', { viewport });
      const field = page.getByRole('searchbox', { name: 'Search' });
      const summary = page.getByText('Search and filter');
      expect([await field.isVisible(), await summary.isVisible()]).toEqual([!isFolded, isFolded]);
      if (isFolded) await summary.click();
      await field.fill('river');
      await page.getByRole('button', { name: 'Show' }).click();
      expect([await field.isVisible(), await field.inputValue()]).toEqual([true, 'river']);
    }
  }),
);

const alerts = () => page.getByRole('alert').count();

test(
  'Back and Reload show no form that was refused once more, and ask for no form to be sent again (9.4)',
  seen(async () => {
    await open(eventPath);
    const quantity = page.getByRole('textbox', { name: 'Quantity Balcony' });
    await quantity.fill('many');
    await add();
    expect([await alerts(), await quantity.inputValue()]).toEqual([1, 'many']);
    await page.reload();
    expect([await alerts(), await quantity.inputValue()]).toEqual([0, 'many']);
    await quantity.fill('2');
    await add();
    await page.waitForURL('**/cart');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(eventPath);
    expect([await alerts(), await quantity.inputValue()]).toEqual([0, '1']);
    await page.goto(`${server.url}/checkout`);
    await fillIn(/that is declined/);
    await buy();
    expect([await alerts(), await page.getByLabel('Your name').inputValue()]).toEqual([
      1,
      'Ada Buyer',
    ]);
    await page.getByLabel(/that goes through/).check();
    await buy();
    await page.waitForURL('**/orders/*');
    await page.goBack();
    await page.waitForURL('**/cart');
    expect(await page.getByRole('link', { name: /^Order \d+/ }).count()).toBe(1);
  }),
);

test.each(browsers)(
  'a free ticket is had with the keyboard alone, from the list on, %s (9.3)',
  (_, options) =>
    seen(async () => {
      await open('/events', options);
      const press = async (key: string, until: () => Promise<boolean>) => {
        for (let tries = 0; tries < 30 && !(await until()); tries += 1) {
          await page.keyboard.press(key);
        }
        expect(await until()).toBe(true);
      };
      const focused = (selector: string) => async () =>
        (await page.locator(`${selector}:focus`).count()) === 1;
      await press('Tab', focused('a[href="/events/open-rehearsal"]'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/events/open-rehearsal');
      await press('Tab', focused('button.full'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/cart');
      await press('Tab', focused('button[value="checkout"]'));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/checkout');
      await press('Tab', focused('#buyer_name'));
      await page.keyboard.type('Ada Buyer');
      await page.keyboard.press('Tab');
      await page.keyboard.type('ada@example.test');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/orders/*');
      expect(await page.getByText('Confirmed').count()).toBe(1);
    })(),
);

/** To the page, with something in the cart where it needs that. */
const pages: [string, () => Promise<void>][] = [
  ['an event', () => Promise.resolve()],
  [
    'an event with an error',
    async () => {
      await page.getByRole('textbox', { name: 'Quantity Balcony' }).fill('0');
      await add();
    },
  ],
  ['a cart', add],
  [
    'a checkout',
    async () => {
      await add();
      await toCheckout();
    },
  ],
  [
    'what is on',
    async () => {
      await page.goto(`${server.url}/events`);
    },
  ],
];

const schemes = ['light', 'dark'] as const;

describe.each(pages)('the page of %s', (_, go) => {
  test.each(schemes)('is accessible in %s, wide and narrow (9.1, 9.2, 9.3)', (colorScheme) =>
    seen(async () => {
      await open(eventPath, { javaScriptEnabled: true, colorScheme });
      await go();
      await page.evaluate(axe.source);
      const options = JSON.stringify({ runOnly: { type: 'tag', values: levels } });
      for (const viewport of [{ width: 1280, height: 900 }, narrow]) {
        await page.setViewportSize(viewport);
        const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${options})`);
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
        const width = await page.evaluate('document.documentElement.scrollWidth');
        expect(width).toBe(viewport.width);
      }
    })(),
  );
});
