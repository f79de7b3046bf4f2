import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { findingsOn } from './support/axe';
import { type PanelServer, startServer } from './support/server';

/* What editors do with the list of events: filter it by dates, and clear it up. */

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const events = '/content-manager/collection-types/plugin::svc.event';

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

const open = (query = '') => page.goto(`${server.url}/admin${events}${query}`);
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const asked = () => page.getByRole('alertdialog');
const findings = () => findingsOn(page, '[role=alertdialog]');

async function tick(...titles: string[]): Promise<void> {
  for (const title of titles) await row(title).getByRole('checkbox').click();
}

beforeAll(async () => {
  server = await startServer({});
  admin = await registerFirstAdmin(server.url, owner);
  for (const [title, day] of [
    ['Reading', '2030-05-02'],
    ['Concert', '2030-06-14'],
    ['Ball', '2030-06-15'],
  ]) {
    const dates = { startDate: `${day} 19:00:00`, endDate: `${day} 22:00:00` };
    await admin('POST', `${events}/actions/publish`, { title, ...dates });
  }
  browser = await launchBrowser();
  page = await (await openContext(browser, 'Europe/Berlin')).newPage();
  await signIn(page, server.url, owner);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel('the list is filtered by days', async () => {
  await open();
  await row('Ball').waitFor();
  await button('Filters').click();
  const popover = page.getByRole('dialog');
  await popover.getByRole('combobox').first().click();
  const offered = await page.getByRole('option').allInnerTexts();
  expect(offered).not.toContain('Start, in order of time');
  await page.getByRole('option', { name: 'Starts', exact: true }).click();
  await popover.getByRole('combobox').nth(1).click();
  await page.getByRole('option', { name: 'from', exact: true }).click();
  await popover.locator('input[type=date]').fill('2030-06-14');
  await button('Add filter').click();
  await row('Reading').waitFor({ state: 'detached' });
  // Without rows the list is being read.
  await row('Ball').waitFor();
  expect(await page.getByRole('row').count()).toBe(3);
});

inPanel('a filter that cannot be is dropped, and the list is there again', async () => {
  await open('?page=1&filters[$and][0][startUtc][$gt]=2026-11-22');
  await row('Reading').waitFor();
  await page.getByText('The list is shown without its filters.').waitFor();
  expect(page.url()).not.toContain('startUtc');
  await open();
  await row('Reading').waitFor();
});

inPanel('an order that cannot be is dropped, and is not kept for the next time', async () => {
  for (const wrong of ['?page=1&sort=nothing:UP', '?page=nonsense&pageSize=-1&sort=nothing:UP']) {
    await open(wrong);
    await row('Reading').waitFor();
    await page
      .getByText('The list is shown from its beginning, in its usual order.')
      .first()
      .waitFor();
    expect(page.url()).not.toContain('nothing');
    await open();
    await row('Reading').waitFor();
  }
});

inPanel('2.17: what is ticked goes to the trash, not for good', async () => {
  await tick('Reading', 'Ball');
  expect(await button('Delete').count()).toBe(0);
  await button('Move to trash').click();
  await asked().getByText('The public no longer sees these 2.').waitFor();
  expect(await findings()).toEqual([]);
  await asked().getByRole('button', { name: 'Move to trash' }).click();
  await page.getByText('2 are in the trash.').waitFor();
  await row('Ball').waitFor({ state: 'detached' });
  await row('Concert').getByRole('button', { name: 'Row actions' }).click();
  expect(await page.getByRole('menuitem', { name: /Delete/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
});

inPanel('2.17: in the trash it is restored, or deleted for good', async () => {
  await button('Trash').click();
  await row('Ball').waitFor();
  await tick('Ball');
  expect(await button('Unpublish').count()).toBe(0);
  await button('Restore from trash').click();
  await page.getByText('It is out of the trash.').waitFor();
  await row('Ball').waitFor({ state: 'detached' });
  await tick('Reading');
  await button('Delete for good').click();
  await asked().getByText('It is gone for good. This cannot be undone.').waitFor();
  expect(await findings()).toEqual([]);
  await asked().getByRole('button', { name: 'Delete for good' }).click();
  await row('Reading').waitFor({ state: 'detached' });
  await button('Back to the list').click();
  await row('Ball').waitFor();
});
