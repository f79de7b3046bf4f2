import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin, registerWithGrants } from '#svc/testing/admin-api';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { openShop } from './support/sales';
import { type PanelServer, startServer } from './support/server';

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const reader = { ...owner, firstname: 'Rita', email: 'rita@example.org' };
const orders = 'plugin::svc.order';
const list = `/content-manager/collection-types/${orders}`;

let server: PanelServer;
let admin: AdminApi;
let browser: Browser;
let page: Page;
let document: string;

/** A test on the page. */
const inPanel = (name: string, step: () => Promise<void>) =>
  test(
    name,
    pictured(() => page, step),
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Who the order's own screen says has bought. */
const buyer = (name: string) => page.getByRole('definition').getByText(name, { exact: true });
const asked = () => page.getByRole('alertdialog');
const open = (rest = '') => page.goto(`${server.url}/admin${list}${rest}`);

beforeAll(async () => {
  server = await startServer({ PAYMENT_TEST_PROVIDER: 'true' });
  admin = await registerFirstAdmin(server.url, owner);
  const shop = await openShop(server.url, admin);
  const ticketId = await shop.openEvent('River concert', 'Front row');
  const sale = { ticketId, quantity: 2, method: 'test' as const };
  await shop.sell({ ...sale, buyer: 'Grace Hopper' });
  await shop.askBack(await shop.sell({ ...sale, buyer: 'Grace Hopper' }), 'Grace is ill.');
  await shop.sell({ ...sale, buyer: 'Emmy Noether' });
  const { body } = await admin('GET', `${list}?_q=grace`);
  document = (body.results as { documentId: string }[])[0]!.documentId;
  browser = await launchBrowser();
  page = await (await openContext(browser, 'Europe/Berlin')).newPage();
  await signIn(page, server.url, owner);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel('7.17: what is known of a buyer is downloaded from one of their orders', async () => {
  await open(`/${document}`);
  const downloading = page.waitForEvent('download');
  await button('Export buyer’s data').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^buyer-of-order-\d+\.json$/);
  const read = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown[]>;
  expect(read).toMatchObject({
    email: 'grace@example.test',
    orders: [{ buyer_name: 'Grace Hopper' }, { buyer_name: 'Grace Hopper' }],
    refund_requests: [{ reason: 'Grace is ill.' }],
  });
  expect(read.attendees).toHaveLength(4);
  await page.getByText("The buyer's data is in your downloads.").waitFor();
});

inPanel('7.17: an erasure says what goes, and asks once more about coming events', async () => {
  await button('Erase buyer').click();
  await asked().getByText('This cannot be undone.').waitFor();
  await asked().getByRole('button', { name: 'Erase buyer' }).click();
  await page
    .getByText(/“Coming events, too” is needed to erase .*: order \d+, order \d+/)
    .waitFor();
  // The question stays, and says which tick it wants.
  await asked()
    .getByText(/^Is needed to erase what is of coming events: order/)
    .waitFor();
  await asked().getByRole('button', { name: 'Back' }).click();
  await buyer('Grace Hopper').waitFor();
});

inPanel('7.17: a buyer is erased from all orders, and nothing is left to be erased', async () => {
  await button('Erase buyer').click();
  await asked().getByRole('checkbox', { name: 'Coming events, too' }).click();
  await asked().getByRole('button', { name: 'Erase buyer' }).click();
  await page.getByText('The buyer is erased.').waitFor();
  await button('Erase buyer').waitFor({ state: 'detached' });
  expect(await button('Export buyer’s data').count()).toBe(0);
  await buyer('Erased').waitFor();
  await open();
  await page.getByRole('row').filter({ hasText: 'Emmy Noether' }).waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Erased' }).count()).toBe(2);
  expect(await page.getByText('Grace').count()).toBe(0);
});

inPanel('5.9: who has no tick for it sees neither button', async () => {
  const fields = ['publicId', 'buyerName', 'buyerEmail', 'orderStatus'];
  await registerWithGrants(server.url, admin, reader, {
    grants: [{ subject: orders, actions: ['read'], fields }],
    actions: ['plugin::svc.orders.export-buyer'],
  });
  const { body } = await admin('GET', `${list}?_q=emmy`);
  const [emmy] = body.results as { documentId: string }[];
  page = await (await openContext(browser, 'Europe/Berlin')).newPage();
  await signIn(page, server.url, reader);
  await open(`/${emmy!.documentId}`);
  await button('Export buyer’s data').waitFor();
  expect(await button('Erase buyer').count()).toBe(0);
});
