import type { Locator } from 'playwright-core';
import { owner, startPanel } from './support/panel';
import { uploadPicture } from './support/pictures';

/* An event from nothing to published by somebody who has no mouse. */

const types = '/content-manager/collection-types/plugin::svc.';

const panel = startPanel({ SITE_TIMEZONE: 'Europe/Berlin' }, async ({ server, admin }) => {
  await admin('POST', `${types}venue`, { title: 'Town Hall', timezone: 'Europe/Lisbon' });
  await uploadPicture(server.url, admin);
});
const { inPanel, button, dialog, side } = panel;
const tickets = () => side('Tickets');
const link = (name: string) => panel.page.getByRole('link', { name, exact: true });
const textbox = (name: string) => panel.page.getByRole('textbox', { name });

/** More stops than this between two things that belong together are a search. */
const mostStops = 60;
let keys = 0;

async function press(key: string): Promise<void> {
  keys += 1;
  await panel.page.keyboard.press(key);
}

async function type(text: string): Promise<void> {
  await panel.page.keyboard.type(text);
}

/** What has the keyboard, in words: for whoever reads why a test failed. */
const describeFocus = () =>
  panel.page.evaluate<string>(
    '(document.activeElement.outerHTML ?? "").slice(0, 160).replace(/\\n/g, " ")',
  );

const focused = () => panel.page.locator(':focus');
const has = async (control: Locator) => (await control.and(focused()).count()) > 0;

async function reach(control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor();
  const passed: string[] = [];
  for (let stop = 0; stop <= mostStops; stop += 1) {
    if (await has(control)) return;
    await press(key);
    passed.push(await describeFocus());
  }
  throw new Error(`Not reached: ${String(control)}\n${passed.join('\n')}`);
}

/** Presses what is reached. */
async function use(control: Locator, key = 'Enter'): Promise<void> {
  await reach(control);
  await press(key);
}

/** The keyboard is where it was before a window opened, and not at the beginning of the page. */
async function comesBackTo(control: Locator): Promise<void> {
  await dialog().waitFor({ state: 'detached' });
  for (const deadline = Date.now() + 5_000; Date.now() < deadline;) {
    if (await has(control)) return;
    await panel.page.waitForTimeout(100);
  }
  throw new Error(`The keyboard is at ${await describeFocus()}`);
}

async function typeTicket(name: string, price: string, places: string): Promise<void> {
  await type(name);
  await reach(dialog().getByLabel('Price'));
  await type(price);
  await reach(dialog().getByLabel('Places'));
  await type(places);
}

inPanel('2.27: an event is signed in for, written and published by keyboard alone', async () => {
  const { page, server, admin } = panel;
  await page.goto(`${server.url}/admin/auth/login`);
  await reach(textbox('Email'));
  await type(owner.email);
  await reach(textbox('Password'));
  await type(owner.password);
  await press('Enter');
  await use(link('Events'));
  await use(link('New event'));

  await reach(textbox('Title'));
  await type('Winter Gala');
  await reach(page.getByLabel('Starts').first());
  // Month, day, year, hour, minute and half of the day, as this browser has them: each goes on to the next.
  await type('121420300800PM');
  expect(await page.getByLabel('Starts').first().inputValue()).toBe('2030-12-14T20:00');
  await reach(page.getByRole('combobox', { name: 'Venue' }));
  await type('Town');
  await page.getByRole('option', { name: 'Town Hall' }).waitFor();
  await press('ArrowDown');
  await page
    .getByRole('option', { name: 'Town Hall' })
    .and(page.locator('[data-highlighted]'))
    .waitFor();
  await press('Enter');
  await page.getByRole('button', { name: 'Town Hall' }).first().waitFor();
  await reach(textbox('Description'));
  await type('Music and dancing.');
  await use(page.getByRole('button', { name: 'Click to add an asset' }));
  await reach(dialog().getByRole('checkbox', { name: 'gala' }));
  await press('Space');
  await use(dialog().getByRole('button', { name: 'Finish' }));
  await comesBackTo(page.getByRole('region', { name: 'Image' }).getByRole('button').first());

  await use(tickets().getByRole('button', { name: 'Add ticket' }));
  await dialog().waitFor();
  await typeTicket('Standard', '25', '100');
  await use(dialog().getByRole('button', { name: 'Save ticket' }));
  await comesBackTo(tickets().getByRole('button', { name: 'Add ticket' }));
  await reach(button('Publish'), 'Shift+Tab');
  await press('Enter');
  await page.getByText('It is published.').first().waitFor();
  const { body } = await admin('GET', `${types}event`);
  expect(body.results).toMatchObject([
    { title: 'Winter Gala', startDate: '2030-12-14 20:00:00', status: 'published' },
  ]);
  process.stdout.write(`By keyboard from signing in to a published event: ${keys} keys.\n`);
});
