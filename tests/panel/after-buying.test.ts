import path from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Service, startService, type TestUser } from '../support';
import { collections, make, makeSignedIn } from '../support/events';
import { makeOffer, makeOrder } from '../support/orders';
import { askBack } from '../support/refunds';
import { makeShopTicket, shopperOf } from '../support/shop';
import { launchBrowser, pictured } from './support/browser';

/* What buyers see who pay later, lose a mail, hand a ticket on or want money back: in light and dark, narrow and wide. */

let service: Service;
let manager: TestUser;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const env = { PAYMENT_TEST_PROVIDER: 'true', OFFLINE_PAYMENT: 'everyone' };
  service = await startService({ env });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const data = {
    name: 'Boathouse',
    paymentWords: 'To IBAN DE02 1203 0000 0000 2020 51\nBoathouse',
  };
  await service.strapi.documents('plugin::svc.site' as never).create({ data } as never);
  await make(service, manager, collections.venues, { title: 'The boathouse', city: 'Berlin' });
  browser = await launchBrowser();
}, 120_000);

afterAll(() => browser?.close());

const seen = (step: () => Promise<void>) => pictured(() => page, step);
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function open(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: service.url, ...options });
  context.setDefaultTimeout(10_000);
  page = await context.newPage();
}

/** What is wrong with what is shown, narrow and wide, in light and dark. */
async function problems(name: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (over > width) found.push(`${name} ${width}: ${over} wide`);
      const { PICTURES: folder } = process.env;
      const file = `${name}-${width}-${colorScheme}.png`;
      if (folder) await page.screenshot({ path: path.join(folder, file), fullPage: true });
    }
    await page.evaluate(axe.source);
    const options = JSON.stringify({ runOnly: { type: 'tag', values: levels } });
    const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${options})`);
    found.push(...violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]!.html}`));
  }
  return found;
}

const orderOf = async (event = {}, more = {}) => {
  const ticket = await makeOffer(service, manager, { event });
  return makeOrder(service, { places: [[ticket, 2]], ...more });
};

test(
  'how one pays later, and what became of a refund, are read by everybody (9.13, 4.14)',
  seen(async () => {
    await open();
    const { id } = await makeShopTicket(service, manager);
    const shopper = shopperOf(service.call);
    await shopper.add(id, 1);
    const { body } = await shopper.pay({ payment_method: 'offline' });
    const { pathname, search } = new URL(String(body.confirmation_url));
    await page.goto(pathname + search);
    await page.getByRole('heading', { name: 'How to pay' }).waitFor();
    expect(await problems('reserved')).toEqual([]);
    const order = await orderOf();
    const asked = { attendee_id: order.attendeeIds[0], reason: 'Ill' };
    await askBack(service.call, manager, asked);
    await page.goto(`/orders/${order.id}?token=${order.token}`);
    await page.getByRole('heading', { name: 'Refunds' }).waitFor();
    expect(await problems('refund')).toEqual([]);
  }),
  60_000,
);

test(
  'handing on asks first, with a script and without one (8.14)',
  seen(async () => {
    for (const javaScriptEnabled of [true, false]) {
      await open({ javaScriptEnabled });
      const order = await orderOf();
      await page.goto(`/orders/${order.id}/tickets/${order.attendeeIds[0]}?token=${order.token}`);
      await page.fill('[name=holder_name]', 'Carla');
      await page.fill('[name=holder_email]', 'carla@example.org');
      await page.getByRole('button', { name: 'Hand on' }).click();
      await page.getByText('Carla gets it by mail at carla@example.org').waitFor();
      if (javaScriptEnabled) expect(await problems('hand-on')).toEqual([]);
      await page.getByRole('button', { name: 'Yes, hand it on' }).click();
      await page.getByText('The ticket is handed on.').waitFor();
    }
  }),
  60_000,
);

test(
  'a lost mail is asked for, and what was typed wrongly is where one begins to read (4.14, 9.14)',
  seen(async () => {
    await open();
    await page.goto('/orders');
    expect(await problems('find-orders')).toEqual([]);
    await page.fill('[name=email]', 'ada@localhost');
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await page.getByText('Nothing was sent.').waitFor();
    expect(await page.evaluate('document.activeElement.getAttribute("role")')).toBe('alert');
    expect(await problems('find-orders-wrong')).toEqual([]);
    await page.fill('[name=email]', 'ada@example.test');
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
    expect(await problems('find-orders-sent')).toEqual([]);
  }),
  60_000,
);

test(
  'days by a word, and places by their name, are read by everybody (9.9)',
  seen(async () => {
    await open();
    await page.goto('/events?search=boathouse&when=weekend');
    await page.getByRole('link', { name: 'The boathouse' }).waitFor();
    expect(await problems('list')).toEqual([]);
  }),
  60_000,
);

test(
  'on a telephone the total stands above the button that buys, and beside it on a desk (9.3)',
  seen(async () => {
    await open();
    await makeShopTicket(service, manager, { title: 'Stalls' }, { title: 'Phone concert' });
    await page.goto('/events/phone-concert');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL('**/cart');
    await page.goto('/checkout');
    const total = page.locator('.total.narrow');
    expect(await total.isVisible()).toBe(false);
    expect(await problems('checkout')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await total.isVisible()).toBe(true);
  }),
  60_000,
);
