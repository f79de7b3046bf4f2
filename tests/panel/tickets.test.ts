import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { findingsOn } from './support/axe';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { type PanelServer, startServer } from './support/server';

const editor = {
  firstname: 'Ada',
  lastname: 'Editor',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const types = '/content-manager/collection-types';
const eventType = `${types}/plugin::svc.event`;
const ticketType = `${types}/plugin::svc.ticket`;
const attendeeType = `${types}/plugin::svc.attendee`;

type Row = Record<string, unknown> & { documentId: string };

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

const open = (path: string) => page.goto(`${server.url}/admin${path}`);
const field = (label: string) => page.getByLabel(label, { exact: false }).first();
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function first(type: string): Promise<Row> {
  return ((await admin('GET', type)).body.results as Row[])[0]!;
}

/** Waits, because the page may still be loading the document. */
async function shows(label: string, value: string): Promise<void> {
  const input = field(label);
  await input.waitFor();
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    if ((await input.inputValue()) === value) return;
    await page.waitForTimeout(100);
  }
  expect({ [label]: await input.inputValue() }).toEqual({ [label]: value });
}

/** Presses Save and answers with which status it was saved. */
async function save(): Promise<number> {
  const saved = page.waitForResponse(
    (response) => response.url().includes(types) && response.request().method() !== 'GET',
  );
  await button('Save').click();
  return (await saved).status();
}

/** The page of a new entry moves to that of the saved one, some time after the answer. */
async function saveNew(): Promise<void> {
  expect(await save()).toBeLessThan(300);
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
}

/** Picks a thing in the input of a relation, or a word in that of an enumeration. */
async function pick(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).first().click();
  await page.getByRole('option', { name: option }).first().click();
}

async function sold(): Promise<unknown> {
  return (await first(ticketType)).sold;
}

beforeAll(async () => {
  server = await startServer({ SITE_TIMEZONE: 'America/New_York' });
  admin = await registerFirstAdmin(server.url, editor);
  await admin('POST', eventType, {
    title: 'River concert',
    startDate: '2030-06-14 20:00:00',
    endDate: '2030-06-14 22:30:00',
    timezone: 'Europe/Berlin',
  });
  browser = await launchBrowser();
  // Half the world from the event, so that any conversion shows.
  const context = await openContext(browser, 'Pacific/Auckland');
  page = await context.newPage();
  await signIn(page, server.url, editor);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel('a ticket is saved with its price and its sale window', async () => {
  await open(`${ticketType}/create`);
  await field('Name').fill('Front row');
  await pick('Event', 'River concert');
  await pick('Type', 'paid');
  await field('Price').fill('12.50');
  await field('On sale from').fill('2030-05-01T10:00');
  await field('On sale until').fill('2030-06-14T19:30');
  await field('Places').fill('5');
  await saveNew();
  expect(await first(ticketType)).toMatchObject({
    title: 'Front row',
    type: 'paid',
    priceMinor: 1250,
    startSaleDate: '2030-05-01 10:00:00',
    endSaleDate: '2030-06-14 19:30:00',
    capacity: 5,
    sold: 0,
  });
});

inPanel('the form shows the same again, and what the service made', async () => {
  await page.reload();
  await shows('Name', 'Front row');
  await shows('Price', '12.50');
  await shows('On sale from', '2030-05-01T10:00');
  await shows('On sale until', '2030-06-14T19:30');
  const { publicId } = await first(ticketType);
  await shows('SKU', `${String(publicId)}-FRONT-ROW`);
  await page.getByText("in the event's time zone").first().waitFor();
  expect(await button('Save').isDisabled()).toBe(true);
});

inPanel('what is counted has no input to type in, what is internal none at all', async () => {
  for (const label of ['Sold', 'In carts']) {
    expect(await page.getByLabel(label, { exact: true }).isDisabled()).toBe(true);
  }
  for (const label of ['Sold above the places', 'Number of the event', 'Number', 'overbooked']) {
    expect(await page.getByLabel(label, { exact: true }).count()).toBe(0);
  }
});

inPanel('a price that does not go with the type is refused at the field', async () => {
  await field('Price').fill('0');
  expect(await save()).toBe(400);
  await page.getByText('must be more than 0.00 for a paid ticket').first().waitFor();
  await field('Price').fill('13');
  expect(await save()).toBe(200);
  expect(await first(ticketType)).toMatchObject({ priceMinor: 1300, capacity: 5 });
});

inPanel('the list shows the price as people write it', async () => {
  await open(ticketType);
  await row('Front row').getByText('13.00 USD').waitFor();
});

inPanel('an attendee takes a place', async () => {
  await open(`${attendeeType}/create`);
  await field('Full name').fill('Grace Hopper');
  await field('E-mail').fill('grace@example.org');
  await pick('Ticket', 'Front row');
  await saveNew();
  expect(await sold()).toBe(1);
  const { securityCode } = await first(attendeeType);
  await page.reload();
  await shows('Full name', 'Grace Hopper');
  await shows('Code', String(securityCode));
  expect(await field('Code').isDisabled()).toBe(true);
});

inPanel('an attendee whose place is cancelled gives it back, for good', async () => {
  await button('Cancel place').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel place', exact: true }).click();
  await button('Cancel place').waitFor({ state: 'detached' });
  expect(await sold()).toBe(0);
  await page.reload();
  await shows('Full name', 'Grace Hopper');
  expect(await page.getByRole('combobox', { name: 'Status' }).isDisabled()).toBe(true);
  expect(await button('Confirm place').count()).toBe(0);
});

inPanel('the list names attendees, their ticket and their status', async () => {
  await open(attendeeType);
  const grace = row('Grace Hopper');
  await grace.getByText('cancelled').waitFor();
  expect(await grace.innerText()).toMatch(
    /grace@example\.org\s+River concert\s+Fri, Jun 14, 2030, 8:00\sPM · Front row/,
  );
  const headers = await page.locator('thead th').allInnerTexts();
  expect(headers.map((text) => text.trim().toLowerCase()).filter(Boolean)).toEqual([
    'full name',
    'e-mail',
    'event',
    'status',
    'code',
  ]);
});

inPanel('a place that was only held is confirmed by a question that names who has it', async () => {
  const { documentId: ticket } = await first(ticketType);
  const held = await admin('POST', attendeeType, {
    fullName: 'Alan Turing',
    email: 'alan@example.org',
    ticket: { connect: [{ documentId: ticket }] },
    state: 'pending',
  });
  expect([held.status, held.body.error]).toEqual([201, undefined]);
  const path = `${attendeeType}/${(held.body.data as Row).documentId}`;
  await open(path);
  await shows('Full name', 'Alan Turing');
  await button('Confirm place').click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  expect(await question.innerText()).toContain('Alan Turing');
  expect(await findingsOn(page, '[role=alertdialog]')).toEqual([]);
  await question.getByRole('button', { name: 'Confirm place', exact: true }).click();
  await page.getByText('The place is confirmed.').first().waitFor();
  await button('Confirm place').waitFor({ state: 'detached' });
  expect((await admin('GET', path)).body.data).toMatchObject({ state: 'confirmed' });
});

inPanel('a ticket that has attendees is not deleted, and the page says why', async () => {
  const { documentId } = await first(ticketType);
  const refused = await admin('DELETE', `${ticketType}/${documentId}`);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('A ticket that has attendees cannot be deleted.');
  const { documentId: event } = await first(eventType);
  await admin('POST', `/svc-admin/trash/plugin::svc.event/${event}`);
  const kept = await admin('DELETE', `${eventType}/${event}`);
  expect(JSON.stringify(kept.body)).toContain(
    'An event with attendees cannot be deleted for good: ',
  );
  await admin('POST', `/svc-admin/trash/plugin::svc.event/${event}/restore`);
});
