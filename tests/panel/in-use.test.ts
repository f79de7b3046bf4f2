import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { openShop } from './support/sales';
import { type PanelServer, startServer } from './support/server';

/* What the panel asks and says before it takes away what others use. */

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const types = '/content-manager/collection-types';
const venues = 'plugin::svc.venue';
const events = 'plugin::svc.event';

let server: PanelServer;
let admin: AdminApi;
let browser: Browser;
let page: Page;

/** A test on the page. */
const inPanel = (name: string, step: () => Promise<void>) =>
  test(
    name,
    pictured(() => page, step),
  );

const open = (type: string, rest = '') => page.goto(`${server.url}/admin${types}/${type}${rest}`);
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const asked = () => page.getByRole('alertdialog');

async function choose(text: string, action: string): Promise<void> {
  await row(text).getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function make(type: string, data: object): Promise<string> {
  const { body } = await admin('POST', `${types}/${type}`, data);
  return (body.data as { documentId: string }).documentId;
}

let gala: string;

beforeAll(async () => {
  server = await startServer({ PAYMENT_TEST_PROVIDER: 'true' });
  admin = await registerFirstAdmin(server.url, owner);
  const shop = await openShop(server.url, admin);
  const ticketId = await shop.openEvent('Gala', 'Standard');
  await shop.sell({ ticketId, quantity: 2, method: 'test', buyer: 'Grace Hopper' });
  const { body } = await admin('GET', `${types}/${events}`);
  gala = (body.results as { documentId: string }[])[0]!.documentId;
  const hall = await make(venues, { title: 'Town Hall' });
  await make(venues, { title: 'Old Mill' });
  const venue = { connect: [{ documentId: hall }], disconnect: [] };
  await admin('POST', `${types}/${events}/${gala}/actions/publish`, { title: 'Gala', venue });
  browser = await launchBrowser();
  page = await (await openContext(browser, 'Europe/Berlin')).newPage();
  await signIn(page, server.url, owner);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel(
  '2.17: a venue that is used is not deleted, and the panel says by which event',
  async () => {
    await open(venues);
    await choose('Town Hall', 'Delete');
    await asked().getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Town Hall cannot be deleted. Used by 1 event: Gala.').waitFor();
    await row('Town Hall').waitFor();
  },
);

inPanel('2.17: it gives way to another, found by its name', async () => {
  await choose('Town Hall', 'Replace by…');
  const dialog = page.getByRole('dialog', { name: 'Replace' });
  await dialog.getByText('Used by 1 event: Gala.').waitFor();
  const confirm = dialog.getByRole('button', { name: 'Replace and delete' });
  expect(await confirm.isDisabled()).toBe(true);
  const other = dialog.getByRole('combobox');
  await other.click();
  await other.pressSequentially('mill');
  await page.getByRole('option', { name: 'Old Mill' }).click();
  await confirm.click();
  await page.getByText('It is replaced in all events.').waitFor();
  await row('Town Hall').waitFor({ state: 'detached' });
  await open(events);
  await row('Gala').getByText('Old Mill').waitFor();
});

inPanel('2.17: moving an event to the trash says how many people have places', async () => {
  await choose('Gala', 'Move to trash');
  await asked().getByText('2 people have places.').waitFor();
  await asked().getByRole('button', { name: 'Cancel' }).click();
});

inPanel('2.17: unpublishing an event asks, and says so, too', async () => {
  await open(events, `/${gala}`);
  await page.getByRole('button', { name: 'More than saving' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await asked().getByText('2 people have places.').waitFor();
  await asked().getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('Draft', { exact: true }).first().waitFor();
  const { body } = await admin('GET', `${types}/${events}/${gala}`);
  expect(body.data).toMatchObject({ status: 'draft' });
});
