import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin, registerWriter } from '#svc/testing/admin-api';
import { launchBrowser, openContext, pictured, signInByForm } from './support/browser';
import { type PanelServer, startServer } from './support/server';

const editor = {
  firstname: 'Ada',
  lastname: 'Editor',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const writer = { ...editor, firstname: 'Wim', email: 'wim@example.org' };
const eventType = '/content-manager/collection-types/plugin::svc.event';
const ticketType = '/content-manager/collection-types/plugin::svc.ticket';

interface EventRow extends Record<string, unknown> {
  documentId: string;
  title: string;
}

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
const row = (title: string) => page.getByRole('row').filter({ hasText: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function createEvent(data: object): Promise<EventRow> {
  const { body } = await admin('POST', eventType, data);
  return body.data as EventRow;
}

async function findEvent(title: string): Promise<EventRow> {
  const filter = `filters[$and][0][title][$eq]=${encodeURIComponent(title)}`;
  const { body } = await admin('GET', `${eventType}?${filter}`);
  return (body.results as EventRow[])[0]!;
}

const savedResponse = () =>
  page.waitForResponse(
    (response) => response.url().includes(eventType) && response.request().method() !== 'GET',
  );

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

async function press(name: string): Promise<void> {
  const saved = savedResponse();
  await button(name).click();
  expect((await saved).status()).toBeLessThan(300);
}

/** The page of a new entry moves to that of the saved one, some time after the answer. */
async function saveNew(): Promise<void> {
  await press('Save');
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
}

beforeAll(async () => {
  server = await startServer({ SITE_TIMEZONE: 'America/New_York' });
  admin = await registerFirstAdmin(server.url, editor);
  browser = await launchBrowser();
  // Half the world from the events, so that any conversion shows.
  const context = await openContext(browser, 'Pacific/Auckland');
  page = await context.newPage();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel('an editor signs in', async () => {
  await signInByForm(page, server.url, editor);
  await page.getByRole('link', { name: 'Content Manager' }).first().click();
  await page.getByRole('link', { name: 'Event', exact: true }).click();
  await page.getByRole('heading', { name: 'Event', exact: true }).waitFor();
});

inPanel('an event is saved with the clock of its own zone', async () => {
  await page.getByRole('link', { name: 'Create new' }).first().click();
  await field('Title').fill('River concert');
  await field('Starts').fill('2030-06-14T20:00');
  await field('Ends').fill('2030-06-14T22:30');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.click();
  await zone.pressSequentially('Berlin');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  await page.getByRole('checkbox', { name: 'Featured' }).check({ force: true });
  await saveNew();

  const event = await findEvent('River concert');
  expect(event).toMatchObject({
    startDate: '2030-06-14 20:00:00',
    endDate: '2030-06-14 22:30:00',
    timezone: 'Europe/Berlin',
    featured: true,
    status: 'draft',
  });
});

inPanel('the form shows the same clock again', async () => {
  await page.reload();
  await shows('Title', 'River concert');
  await shows('Starts', '2030-06-14T20:00');
  await shows('Ends', '2030-06-14T22:30');
  await shows('Time zone', 'Europe/Berlin');
  expect(await button('Save').isDisabled()).toBe(true);
  await page.getByText('Everything is saved, but not published yet.').waitFor();
});

inPanel('2.27: below the buttons it says why one of them is grey, on a phone, too', async () => {
  const unchanged = page.getByText('Nothing has changed since it was published.');
  await press('Publish');
  await unchanged.waitFor();
  // The host's own button may turn grey a moment later.
  await button('Publish').and(page.locator(':disabled')).waitFor();
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await unchanged.waitFor();
  // What is above it may still grow.
  await page.waitForLoadState('networkidle');
  const { x, y, width, height } = (await unchanged.boundingBox())!;
  expect(Math.min(x, y)).toBeGreaterThan(0);
  expect(x + width).toBeLessThan(390);
  expect(y + height).toBeLessThan(844);
  await field('Title').fill('River concert, moved');
  await unchanged.waitFor({ state: 'detached' });
  await page.reload();
  await page.setViewportSize(wide);
  await shows('Title', 'River concert');
});

inPanel('fields that are derived or internal have no input', async () => {
  for (const label of ['publicId', 'Number', 'startUtc', 'endUtc', 'Moved to trash']) {
    expect(await page.getByLabel(label, { exact: true }).count()).toBe(0);
  }
});

inPanel('a published event is in the list with its start, zone and state', async () => {
  await createEvent({
    title: 'Reading',
    startDate: '2030-05-02 19:00:00',
    endDate: '2030-05-02 20:00:00',
    readyForReview: true,
  });
  await open(eventType);
  const concert = row('River concert');
  await concert.waitFor();
  expect(await concert.innerText()).toMatch(/Fri, Jun 14, 2030, 8:00\sPM\s+Europe\/Berlin/);
  expect(await concert.innerText()).toMatch(/★ Yes\s+Published/);
  // What the site's zone is comes after the list.
  await row('Reading').getByText('America/New_York').waitFor();
  expect(await row('Reading').innerText()).toMatch(/7:00\sPM\s+America\/New_York/);
  expect(await row('Reading').innerText()).toContain('Ready for review');
  const headers = await page.locator('thead th').allInnerTexts();
  expect(headers.map((text) => text.trim().toLowerCase()).filter(Boolean)).toEqual([
    'title',
    'starts',
    'venue',
    'featured',
    'state',
  ]);
});

inPanel('a change that is not published shows as modified', async () => {
  const { documentId } = await findEvent('River concert');
  await open(`${eventType}/${documentId}`);
  await shows('Title', 'River concert');
  await field('Ends').fill('2030-06-14T23:00');
  await press('Save');
  await open(eventType);
  await row('River concert').getByText('Modified', { exact: true }).waitFor();
});

inPanel('an all-day event has dates, and whole days are stored', async () => {
  await open(`${eventType}/create`);
  await field('Title').fill('Park festival');
  await field('Starts').fill('2030-07-20T10:00');
  await page.getByRole('checkbox', { name: 'All day' }).check({ force: true });
  await shows('Starts', '2030-07-20');
  await field('Ends').fill('2030-07-21');
  await saveNew();
  expect(await findEvent('Park festival')).toMatchObject({
    startDate: '2030-07-20 00:00:00',
    endDate: '2030-07-21 23:59:59',
    allDay: true,
  });
});

inPanel('an event goes to the trash from the list, and comes back from its form', async () => {
  const { documentId } = await findEvent('Reading');
  await open(eventType);
  await row('Reading').getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click();
  await row('Reading').waitFor({ state: 'detached' });

  await button('Trash').click();
  await row('Reading').getByText('In trash').waitFor();
  await page.getByRole('link', { name: 'Reading' }).click();
  await button('Restore from trash').click();
  await button('Restore from trash').waitFor({ state: 'detached' });
  const { body } = await admin('GET', `${eventType}/${documentId}`);
  expect(body.data).toMatchObject({ trashedAt: null });
});

test('the trash is for those who may delete events, and for events that exist', async () => {
  const { documentId } = await findEvent('Reading');
  const stranger = await registerWriter(server.url, admin, writer);
  expect((await stranger('POST', `/svc-admin/trash/plugin::svc.event/${documentId}`)).status).toBe(
    403,
  );
  expect(
    (await stranger('POST', '/svc-admin/trash/plugin::svc.event/unknown/restore')).status,
  ).toBe(403);
  expect((await admin('POST', '/svc-admin/trash/plugin::svc.event/unknown')).status).toBe(404);
  const guest = await fetch(`${server.url}/svc-admin/trash/plugin::svc.event/${documentId}`, {
    method: 'POST',
  });
  expect(guest.status).toBe(401);
});

test('a form cannot overwrite how many tickets are sold', async () => {
  const { documentId: event } = await findEvent('River concert');
  const seat = { title: 'Seat', type: 'free', event, sold: 5 };
  const created = await admin('POST', ticketType, seat);
  const { documentId, sold } = created.body.data as EventRow & { sold: number };
  expect(sold).toBe(0);
  await admin('PUT', `${ticketType}/${documentId}`, { title: 'Chair', sold: 9 });
  const { body } = await admin('GET', `${ticketType}/${documentId}`);
  expect(body.data).toMatchObject({ title: 'Chair', sold: 0 });
});

test('what an administrator changes in a form outlives a restart', async () => {
  const path = '/content-manager/content-types/plugin::svc.tag/configuration';
  interface View {
    settings: object;
    layouts: object;
    metadatas: Record<string, { edit: { label: string }; list: { mainField?: unknown } }>;
  }
  const read = async () =>
    ((await admin('GET', path)).body.data as { contentType: View }).contentType;
  const { settings, layouts, metadatas } = await read();
  expect(metadatas.title!.edit.label).toBe('Name');
  const { id, documentId, ...changed } = structuredClone(metadatas);
  // It is told with the columns of relations, and not taken back.
  Object.values(changed).forEach(({ list }) => delete list.mainField);
  changed.title!.edit.label = 'Word';
  const answer = await admin('PUT', path, { settings, layouts, metadatas: changed });
  expect(answer.status).toBe(200);
  await server.restart();
  expect((await read()).metadatas.title!.edit.label).toBe('Word');
});

inPanel('events are listed by their start', async () => {
  await open(eventType);
  await row('River concert').waitFor();
  const titles = await page.getByRole('row').getByRole('link').allInnerTexts();
  expect(titles).toEqual(['Reading', 'River concert', 'Park festival']);
});

test('the REST list shows a featured event that the panel published', async () => {
  const answer = await fetch(`${server.url}/api/svc/events/v1/events?featured=true`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject([
    { title: 'River concert', start_date: '2030-06-14 20:00:00', end_date: '2030-06-14 22:30:00' },
  ]);
});
