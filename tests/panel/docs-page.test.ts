import type { Browser, Page } from 'playwright-core';
import { type Service, startService } from '../support';
import { launchBrowser, openContext, pictured } from './support/browser';

let service: Service;
let browser: Browser;
let page: Page;

/** What the browser complained of, and whom it asked. */
const complaints: string[] = [];
const hosts = new Set<string>();

beforeAll(async () => {
  service = await startService();
  browser = await launchBrowser();
  const context = await openContext(browser, 'Europe/Berlin');
  page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
}, 240_000);

afterAll(async () => {
  await browser?.close();
});

test(
  'the page shows the operations of both descriptions, and opens one with its example',
  pictured(
    () => page,
    async () => {
      await page.goto(`${service.url}/api/svc/docs`);
      await page.getByText('List events in order of their start').waitFor();
      await page.locator('#operations-events-createEvent').click();
      await page.getByText('Jazz at the Harbour').first().waitFor();
      await page.getByLabel('Select a definition').selectOption({ label: 'svc/tickets/v1' });
      await page.getByText('Turn your cart into an order and pay it').waitFor();
    },
  ),
);

test(
  'an operation can be tried out from it',
  pictured(
    () => page,
    async () => {
      const operation = page.locator('#operations-cart-getCart');
      await operation.click();
      await operation.getByRole('button', { name: 'Try it out' }).click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      const answer = operation.locator('.live-responses-table');
      await answer.getByText('"total": "0.00"').waitFor();
      expect(await answer.innerText()).toContain('x-api-cart');
    },
  ),
);

test('nothing of it is refused by its policy, and no other host is asked', () => {
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([new URL(service.url).host]);
});
