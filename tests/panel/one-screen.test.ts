import type { Browser, Locator, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { type PanelServer, startServer } from './support/server';

/* An event from nothing to published, with its venue, its picture and its tickets, on one screen. */

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const types = '/content-manager/collection-types';
const events = `${types}/plugin::svc.event`;

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

const field = (label: string) => page.getByLabel(label, { exact: false }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
// The host gives all side panels the name of the first.
const tickets = () => page.locator('aside').filter({ hasText: 'Tickets' });

/** What somebody does besides typing texts. */
let steps: string[] = [];

async function step(name: string, control: Locator): Promise<void> {
  steps.push(name);
  await control.click();
}

async function typeTicket(name: string, price: string, places: string): Promise<void> {
  await dialog().getByLabel('Name').fill(name);
  await dialog().getByLabel('Price').fill(price);
  await dialog().getByLabel('Places').fill(places);
}

interface Ticket {
  title: string;
  type: string;
  priceMinor: number;
  capacity: number;
}

async function ticketsOf(title: string): Promise<Ticket[]> {
  const filter = `filters[$and][0][title][$eq]=${encodeURIComponent(title)}`;
  const { body } = await admin('GET', `${events}?${filter}`);
  const [{ documentId }] = body.results as [{ documentId: string }];
  const answer = await admin('GET', `/svc-admin/events/${documentId}/tickets`);
  return answer.body.tickets as Ticket[];
}

async function uploadPicture(): Promise<void> {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const form = new FormData();
  form.append('files', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'gala.png');
  const { email, password } = owner;
  const { body } = await admin('POST', '/admin/login', { email, password });
  const { token } = body.data as { token: string };
  const answer = await fetch(`${server.url}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(await answer.text());
}

beforeAll(async () => {
  server = await startServer({ SITE_TIMEZONE: 'Europe/Berlin' });
  admin = await registerFirstAdmin(server.url, owner);
  await admin('POST', `${types}/plugin::svc.venue`, { title: 'Town Hall' });
  await uploadPicture();
  browser = await launchBrowser();
  page = await (await openContext(browser, 'Europe/Berlin')).newPage();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel('3.15: from signing in to a published event with two tickets in 12 steps', async () => {
  await signIn(page, server.url, owner);
  steps = ['Login'];
  await step('Events', page.getByRole('link', { name: 'Events', exact: true }));
  await step('New', page.getByRole('link', { name: 'Create new entry' }).first());
  await field('Title').fill('Winter Gala');
  await field('Starts').fill('2030-12-14T20:00');
  expect(await field('Ends').inputValue()).toBe('2030-12-14T22:00');
  await field('Description').fill('<p>Music and dancing.</p>');
  await step('Venue', page.getByRole('combobox', { name: 'Venue' }));
  await step('Town Hall', page.getByRole('option', { name: 'Town Hall' }));
  await step('Image', page.getByText('Click to add an asset'));
  await step('Picture', dialog().getByRole('checkbox').first());
  await step('Finish', dialog().getByRole('button', { name: 'Finish' }));
  await dialog().waitFor({ state: 'detached' });
  await step('Add ticket', tickets().getByRole('button', { name: 'Add ticket' }));
  await typeTicket('Standard', '25', '100');
  await step('Another', dialog().getByRole('button', { name: 'Save and add another' }));
  await typeTicket('Friends', '', '');
  await step('Save ticket', dialog().getByRole('button', { name: 'Save ticket' }));
  await tickets().getByText('25.00 USD · 0 of 100 sold').waitFor();
  await step('Publish', button('Publish'));
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  await tickets().getByText('Friends', { exact: true }).waitFor();

  expect(await ticketsOf('Winter Gala')).toMatchObject([
    { title: 'Standard', type: 'paid', priceMinor: 2500, capacity: 100 },
    { title: 'Friends', type: 'free', priceMinor: 0, capacity: -1 },
  ]);
  const { body } = await admin('GET', events);
  expect(body.results).toMatchObject([{ title: 'Winter Gala', status: 'published' }]);
  expect(steps.length).toBeLessThanOrEqual(12);
});

inPanel('3.15: a ticket is changed and removed beside the form', async () => {
  await tickets().getByRole('button', { name: 'Change Friends' }).click();
  await dialog().getByLabel('Price').fill('twelve');
  await dialog().getByRole('button', { name: 'Save ticket' }).click();
  await dialog().getByText('An amount looks like 12.50').waitFor();
  await dialog().getByLabel('Price').fill('12.5');
  await dialog().getByRole('button', { name: 'Save ticket' }).click();
  await tickets().getByText('12.50 USD · 0 sold').waitFor();
  await tickets().getByRole('button', { name: 'Remove Standard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove ticket' }).click();
  await tickets().getByText('Standard', { exact: true }).waitFor({ state: 'detached' });
  expect((await ticketsOf('Winter Gala')).map(({ title }) => title)).toEqual(['Friends']);
});

inPanel('a moved start takes the end with it', async () => {
  await field('Ends').fill('2030-12-14T23:30');
  await field('Starts').fill('2030-12-15T19:00');
  expect(await field('Ends').inputValue()).toBe('2030-12-15T22:30');
});
