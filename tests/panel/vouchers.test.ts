import { mkdirSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Service, startService } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { makeShopTicket, shopperOf } from '../support/shop';
import { makeVoucher } from '../support/vouchers';
import { launchBrowser, pictured } from './support/browser';

/* A voucher as buyers use it on the pages: with our script and without, on a telephone and at a desk, in light and dark. */

let service: Service;
let browser: Browser;
let page: Page;
let ticketId: number;

beforeAll(async () => {
  const ways = { PAYMENT_TEST_PROVIDER: 'true', OFFLINE_PAYMENT: 'everyone' };
  service = await startService({ env: ways });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  const event = { title: 'River concert' };
  const standard = { title: 'Standard', priceMinor: 2000 };
  ticketId = (await makeShopTicket(service, manager, standard, event)).id;
  await makeVoucher(service, { code: 'SPRING-26', percent: 10 });
  browser = await launchBrowser();
}, 120_000);

afterEach(() => assertBooksAddUp());

afterAll(() => browser?.close());

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A picture to look at, where `VOUCHER_PICTURES` says a folder. */
async function shot(name: string): Promise<void> {
  const { VOUCHER_PICTURES: folder } = process.env;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}

/** What is wrong with what is shown, from 320 px to its own width; without scripts nothing can be asked of the page. */
async function problems(hasScript: boolean): Promise<string[]> {
  if (!hasScript) return [];
  const own = page.viewportSize()!;
  const found: string[] = [];
  for (const width of [320, 640, own.width]) {
    await page.setViewportSize({ ...own, width });
    const over = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (over > width) found.push(`${width}: ${over} wide`);
  }
  await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: { type: 'tag', values: levels } });
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${options})`);
  return [...found, ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)];
}

const words = {
  'en-GB': {
    code: 'Voucher code',
    unknown: 'There is no voucher with this code.',
    off: '−$4.00',
  },
  'de-DE': { code: 'Gutscheincode', unknown: 'Es gibt keinen Gutschein', off: '−4,00' },
} as const;

type Look = [colour: 'light' | 'dark', locale: keyof typeof words, width: number, script: boolean];

/** All of them follow a quantity as it is typed (9.14); what is not left is not sent. */
async function expectSumsAsTyped(): Promise<void> {
  const quantity = page.locator('input.number').first();
  const sums = () => page.locator('[data-full-sum], [data-discount], [data-sum]').allTextContents();
  const before = await sums();
  await quantity.fill('3');
  expect(await sums()).toEqual(['$60.00', '−$6.00', '$54.00']);
  await quantity.fill('2');
  expect(await sums()).toEqual(before);
}

/** From the event to the order with a voucher, by keyboard where one types; what is wrong on the way. */
async function buy([colour, locale, width, hasScript]: Look) {
  const found: Record<string, string[]> = {};
  const { code, unknown } = words[locale];
  const look = async (name: string) => {
    found[name] = await problems(hasScript);
    await shot(`${name}-${width}-${colour}${hasScript ? '' : '-plain'}`);
  };
  await page.goto('/events/river-concert');
  await page.locator('input.number').first().fill('2');
  await page.locator('.side button.full').click();
  await page.waitForURL('**/cart');
  await look('cart');
  await page.getByLabel(code).fill('nothing-such');
  await page.getByLabel(code).press('Enter');
  await page.locator('#voucher-error', { hasText: unknown }).waitFor();
  expect(await page.getByLabel(code).inputValue()).toBe('nothing-such');
  await look('cart-wrong');
  await page.getByLabel(code).fill('spring-26');
  await page.getByLabel(code).press('Enter');
  await page.locator('#voucher', { hasText: 'SPRING-26' }).waitFor();
  await look('cart-lowered');
  if (hasScript) await expectSumsAsTyped();
  await page.locator('[name=remove-voucher]').press('Enter');
  await page.getByLabel(code).fill('SPRING-26');
  await page.locator('.beside button').click();
  await page.locator('#voucher', { hasText: 'SPRING-26' }).waitFor();
  await page.locator('.side button.full').click();
  await page.waitForURL('**/checkout');
  await look('checkout');
  await page.fill('[name=buyer_name]', 'Ada Buyer');
  await page.fill('[name=buyer_email]', 'ada@example.test');
  await page.locator('[value=test-accepted]').check();
  await page.locator('form.steps button.full').click();
  await page.waitForURL('**/orders/*');
  await look('order');
  return found;
}

const nothing = { cart: [], 'cart-wrong': [], 'cart-lowered': [], checkout: [], order: [] };

const context = async (options: BrowserContextOptions) => {
  const opened = await browser.newContext({ baseURL: service.url, ...options });
  opened.setDefaultTimeout(10_000);
  page = await opened.newPage();
};

const seen = (step: () => Promise<void>) => pictured(() => page, step)();

test.each<Look>([
  ['light', 'en-GB', 1440, true],
  ['dark', 'en-GB', 390, true],
  ['dark', 'de-DE', 1440, false],
  ['light', 'de-DE', 390, false],
])(
  'a voucher is put on, taken off and bought with: %s, %s, %i px, script %s (9.2, 9.3, 8.21)',
  (...look) =>
    seen(async () => {
      const [colorScheme, locale, width, javaScriptEnabled] = look;
      await context({ colorScheme, locale, viewport: { width, height: 900 }, javaScriptEnabled });
      expect(await buy(look)).toEqual(nothing);
      expect(await page.locator('tfoot').textContent()).toContain(words[locale].off);
      await page.context().close();
    }),
  60_000,
);

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)(
  'what others have used up meanwhile is taken off at the checkout, with what was typed: %s, %i px (9.3, 8.21)',
  (colorScheme, width) =>
    seen(async () => {
      const { code } = await makeVoucher(service, { percent: 50, maxPlaces: 2 });
      await context({ colorScheme, locale: 'en-GB', viewport: { width, height: 900 } });
      await page.goto('/events/river-concert');
      await page.locator('input.number').first().fill('2');
      await page.locator('.side button.full').click();
      await page.waitForURL('**/cart');
      await page.getByLabel('Voucher code').fill(code);
      await page.getByRole('button', { name: 'Use' }).press('Enter');
      await page.locator('#voucher', { hasText: code }).waitFor();
      await page.goto('/checkout');
      await page.fill('[name=buyer_name]', 'Ada Buyer');
      await page.fill('[name=buyer_email]', 'ada@example.test');
      await page.locator('[value=test-accepted]').check();
      const faster = shopperOf(service.call);
      await faster.add(ticketId, 2);
      await faster.apply(code);
      expect((await faster.pay()).status).toBe(201);
      await page.locator('form.steps button.full').click();
      await page.locator('[role=alert]', { hasText: 'Nothing was bought.' }).waitFor();
      expect(await problems(true)).toEqual([]);
      await shot(`checkout-used-up-${width}-${colorScheme}`);
      expect(await page.getByRole('button', { name: /^Buy/ }).count()).toBe(0);
      // It stands where that is said: to be seen without scrolling.
      const remove = page.getByRole('button', { name: 'Remove the voucher' });
      expect((await remove.boundingBox())!.y).toBeLessThan(600);
      await remove.press('Enter');
      await page.getByRole('button', { name: 'Buy for $40.00' }).click();
      await page.waitForURL('**/orders/*');
      await page.context().close();
    }),
  60_000,
);

test.each([
  ['light', 1440, true],
  ['dark', 390, false],
] as const)(
  'a code that was typed and not sent goes along to the checkout: %s, %i px, script %s (9.2)',
  (colorScheme, width, javaScriptEnabled) =>
    seen(async () => {
      const viewport = { width, height: 900 };
      await context({ colorScheme, locale: 'en-GB', viewport, javaScriptEnabled });
      await page.goto('/events/river-concert');
      await page.locator('input.number').first().fill('1');
      await page.locator('.side button.full').click();
      await page.waitForURL('**/cart');
      const code = page.getByLabel('Voucher code');
      await code.fill('SPRING');
      if (javaScriptEnabled) {
        await page.getByRole('button', { name: /more/ }).click();
        await page.locator('[data-sum]', { hasText: '$40.00' }).waitFor();
        await page.locator('.to-cart .count', { hasText: '2' }).waitFor();
        expect(await page.locator('#voucher-error').count()).toBe(0);
        expect(await code.inputValue()).toBe('SPRING');
      } else await page.locator('input.number').first().fill('2');
      await page.locator('.side button.full').click();
      await page.locator('#voucher-error', { hasText: 'There is no voucher' }).waitFor();
      expect(page.url()).toMatch(/\/cart$/);
      await code.fill('SPRING-26');
      await page.locator('.side button.full').click();
      await page.waitForURL('**/checkout');
      await page.getByText('Discount (SPRING-26)').waitFor();
      await page.context().close();
    }),
  60_000,
);
