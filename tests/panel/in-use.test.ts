import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { findingsOn } from './support/axe';
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
/** What axe finds in what is asked. */
const findings = () => findingsOn(page, '[role=dialog], [role=alertdialog]');

async function choose(text: string, action: string): Promise<void> {
  await row(text).getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function make(type: string, data: object): Promise<string> {
  const { body } = await admin('POST', `${types}/${type}`, data);
  return (body.data as { documentId: string }).documentId;
}

let gala: string;
let ticketId: number;

beforeAll(async () => {
  server = await startServer({ PAYMENT_TEST_PROVIDER: 'true' });
  admin = await registerFirstAdmin(server.url, owner);
  const shop = await openShop(server.url, admin);
  ticketId = await shop.openEvent('Gala', 'Standard');
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
    await asked().getByText('Town Hall', { exact: true }).waitFor();
    await asked().getByText('Used by 1 event: Gala.').waitFor();
    expect(await findings()).toEqual([]);
    await asked().getByRole('button', { name: 'Replace by…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Replace' });
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.waitFor({ state: 'detached' });
    await asked().getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Town Hall cannot be deleted. Used by 1 event: Gala.').waitFor();
    await row('Town Hall').waitFor();
    await choose('Old Mill', 'Delete');
    await asked().getByText('Old Mill', { exact: true }).waitFor();
    await asked().getByText('It is gone for good.').waitFor();
    await asked().getByRole('button', { name: 'Cancel' }).click();
  },
);

inPanel('2.17: it gives way to another, found by its name', async () => {
  await choose('Town Hall', 'Replace by…');
  const dialog = page.getByRole('dialog', { name: 'Replace' });
  await dialog.getByText('Used by 1 event: Gala.').waitFor();
  await dialog.getByText('1 event that is not over has guests: 2 people have places').waitFor();
  await dialog.getByText(/^Gala · \w/).waitFor();
  expect(await findings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Write to the guests…' }).click();
  const letter = page.getByRole('dialog', { name: 'Write to the guests' });
  await letter.getByText('2 people have places.').waitFor();
  await letter.getByRole('button', { name: 'Back' }).click();
  await letter.waitFor({ state: 'detached' });
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
  await asked()
    .getByText(/^Gala · \w/)
    .waitFor();
  await asked().getByText('2 people have places.').waitFor();
  expect(await findings()).toEqual([]);
  await asked().getByRole('button', { name: 'Cancel' }).click();
});

inPanel('2.35: and offers to write to them', async () => {
  await choose('Gala', 'Move to trash');
  await asked().getByRole('button', { name: 'Write to the guests…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to the guests' });
  await dialog.getByText('2 people have places.').waitFor();
  const send = dialog.getByRole('button', { name: 'Send' });
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByLabel('What they should know').fill('We meet in the cellar.');
  expect(await findings()).toEqual([]);
  await send.click();
  await page.getByText('1 mail goes out.').waitFor();
  await asked().getByRole('button', { name: 'Cancel' }).click();
  const { body } = await admin('GET', `${types}/plugin::svc.outbox-entry?sort=id:desc`);
  expect((body.results as { kind: string }[])[0]!.kind).toBe('event mail');
});

inPanel('2.17: moving and unpublishing what is ticked says so before it is done', async () => {
  await page.goto(`${server.url}/admin/plugins/svc/events`);
  await page.getByRole('checkbox', { name: 'Tick Gala' }).check();
  for (const action of ['Move', 'Unpublish', 'Move to trash']) {
    await page.getByRole('button', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: action, exact: true });
    await dialog.getByText('2 people have places.').waitFor();
    await dialog.getByRole('button', { name: 'Write to the guests…' }).waitFor();
    expect(await findings()).toEqual([]);
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  const { body } = await admin('GET', `${types}/${events}/${gala}`);
  expect(body.data).toMatchObject({ status: 'published' });
});

inPanel('2.17: unpublishing an event asks, and says so, too', async () => {
  await open(events, `/${gala}`);
  await page.getByRole('button', { name: 'More than saving' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await asked()
    .getByText(/^Gala · \w/)
    .waitFor();
  await asked().getByText('2 people have places.').waitFor();
  expect(await findings()).toEqual([]);
  await asked().getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('Draft', { exact: true }).first().waitFor();
  const { body } = await admin('GET', `${types}/${events}/${gala}`);
  expect(body.data).toMatchObject({ status: 'draft' });
});

inPanel('2.34: a form that moves a published event says whom that touches', async () => {
  expect((await admin('POST', `${types}/${events}/${gala}/actions/publish`, {})).status).toBe(200);
  await open(events, `/${gala}`);
  const note = page.getByText('2 people have places at the published date.');
  const starts = page.getByLabel('Starts').first();
  await page.getByRole('button', { name: 'Write to the guests…' }).waitFor();
  const before = await starts.inputValue();
  await starts.fill('2031-01-03T18:00');
  await note.waitFor();
  await starts.fill(before);
  await note.waitFor({ state: 'detached' });
  await starts.fill('2031-01-03T18:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('the changes are not published yet').waitFor();
  // Saved or not: the public sees the other date.
  await note.waitFor();
});

inPanel('2.34: once it is published, the offer to write to them stays', async () => {
  const untold = page.getByText('have not been told of the new date.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await untold.waitFor();
  // Nor is it gone with the form.
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await page.getByRole('link', { name: 'Gala' }).first().click();
  await untold.waitFor();
  await page.getByRole('button', { name: 'Write to the guests…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Write to the guests' });
  await dialog.getByLabel('What they should know').fill('We meet in January.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText('1 mail goes out.').waitFor();
  await untold.waitFor({ state: 'detached' });
  const starts = page.getByLabel('Starts').first();
  await starts.fill('2031-01-04T18:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('the changes are not published yet').waitFor();
});

inPanel('2.30: what would be published is seen beside what is', async () => {
  await page.getByRole('button', { name: 'See the changes…' }).click();
  const dialog = page.getByRole('dialog', { name: 'What would be published' });
  await dialog.getByText('2031', { exact: false }).first().waitFor();
  expect(await findings()).toEqual([]);
  expect(await dialog.innerText()).toMatch(/Starts\s+Published[\s\S]+Draft[\s\S]+2031/);
  await page.keyboard.press('Escape');
});

inPanel('2.30: of a venue and of tags it says which they were, and which they are', async () => {
  const hall = await make(venues, { title: 'River Hall' });
  const jazz = await make('plugin::svc.tag', { title: 'Jazz' });
  const connected = (documentId: string) => ({ connect: [{ documentId }], disconnect: [] });
  const data = { venue: connected(hall), tags: connected(jazz) };
  expect((await admin('PUT', `${types}/${events}/${gala}`, data)).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: 'See the changes…' }).click();
  const dialog = page.getByRole('dialog', { name: 'What would be published' });
  await dialog.getByText('River Hall').waitFor();
  const said = await dialog.innerText();
  expect(said).toMatch(/Venue\s+Published\s+Old Mill\s+Draft\s+River Hall/);
  expect(said).toMatch(/Tags\s+Published\s+empty\s+Draft\s+Jazz/);
  await page.keyboard.press('Escape');
});

inPanel('2.34: so does one that takes it to another venue', async () => {
  await page.getByText('2 people have places at the published date and venue.').waitFor();
  expect((await admin('POST', `${types}/${events}/${gala}/actions/publish`, {})).status).toBe(200);
  await page.reload();
  const venue = page.getByRole('combobox', { name: 'Venue' });
  await venue.click();
  await page.getByRole('option', { name: 'Old Mill' }).click();
  await page.getByText('2 people have places at the published venue.').waitFor();
  await page.reload();
  await page.getByText('Nothing has changed since it was published.').waitFor();
});

inPanel('2.25: when it will be published by itself is said beside the buttons', async () => {
  await page.getByLabel('Publish on').first().fill('2030-12-01T09:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('It will be published on Sun, Dec 1, 2030, 9:00 AM.').waitFor();
  await page.goto(`${server.url}/admin/plugins/svc/events`);
  await row('Gala').getByText('To be published: Sun, Dec 1, 2030, 9:00 AM').waitFor();
});

inPanel('2.35: who left no address at the counter gets no mail, and that is said', async () => {
  await admin('POST', '/svc-admin/counter/tills', { opening: 0 });
  const tickets = [{ ticketId, quantity: 1 }];
  const sale = { key: 'walk-in-1', tickets, name: 'Wanda', email: '', means: 'cash' };
  expect((await admin('POST', '/svc-admin/counter/sales', sale)).status).toBeLessThan(300);
  await open(events, `/${gala}`);
  await page.getByRole('button', { name: 'Write to the guests…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to the guests' });
  await dialog.getByText('3 people have places. 1 mail goes out, to ').waitFor();
  await dialog.getByText('1 person left no address, and gets no mail.').waitFor();
  expect(await findings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Back' }).click();
});

inPanel('2.17: unpublishing an event with changes that wait says so beside them', async () => {
  await open(events, `/${gala}`);
  await page.getByRole('button', { name: 'More than saving' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await asked().getByRole('radio').first().waitFor();
  await asked().getByText('3 people have places.').waitFor();
  await asked().getByText('1 person left no address, and gets no mail.').waitFor();
  expect(await findings()).toEqual([]);
  await asked().getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Draft', { exact: true }).first().waitFor();
});

const guests = () => page.getByRole('button', { name: 'Write to the guests…' });

inPanel('2.34: who has places is written to from the form of what is withdrawn, too', async () => {
  await page.reload();
  await page.getByRole('status').getByText('Draft', { exact: true }).waitFor();
  await guests().waitFor();
});

inPanel('2.17: in the trash it is not called published, and cannot be published', async () => {
  expect((await admin('POST', `${types}/${events}/${gala}/actions/publish`, {})).status).toBe(200);
  expect((await admin('POST', `/svc-admin/trash/${events}/${gala}`)).status).toBeLessThan(300);
  await page.reload();
  await page.getByText('It is in the trash. Restore it first.').waitFor();
  await page.getByRole('status').getByText('In trash', { exact: true }).waitFor();
  expect(await page.getByRole('status').getByText('Published', { exact: true }).count()).toBe(0);
  await page
    .getByRole('button', { name: 'Publish', exact: true })
    .and(page.locator(':disabled'))
    .waitFor();
  await page.getByLabel('Title').first().fill('Gala of the past');
  await page
    .getByRole('button', { name: 'Publish', exact: true })
    .and(page.locator(':disabled'))
    .waitFor();
  // Nor by the keys that stand for the button.
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('actions/publish') ? 1 : 0));
  await page.keyboard.press('Control+Shift+Enter');
  await page.waitForTimeout(1000);
  expect(asked).toBe(0);
  await guests().waitFor();
});

inPanel('2.27: beside Publish stands that an event has no tickets, until it has some', async () => {
  const dates = { startDate: '2031-01-03 18:00:00', endDate: '2031-01-03 20:00:00' };
  const talk = await make(events, { title: 'Talk', ...dates });
  const note = page.getByText('No tickets: nobody can buy a place.');
  await open(events, `/${talk}`);
  await note.waitFor();
  // Whoever says what it costs sells it elsewhere, or not at all.
  await page.getByLabel('Price text').first().fill('Pay what you can');
  await note.waitFor({ state: 'detached' });
  await page.getByLabel('Price text').first().fill('');
  await note.waitFor();
  const ticket = { title: 'Standard', priceMinor: '12.50', capacity: -1 };
  const added = await admin('POST', `/svc-admin/events/${talk}/tickets`, ticket);
  expect(added.status).toBeLessThan(300);
  await page.reload();
  await page.getByText('Everything is saved, but not published yet.').waitFor();
  await page.getByText('Standard', { exact: true }).waitFor();
  expect(await note.count()).toBe(0);
});

inPanel('2.27: beside Publish stands that a draft is over by its own dates', async () => {
  const note = page.getByText('Its end is in the past', { exact: false });
  const dates = { startDate: '2021-01-03 18:00:00', endDate: '2021-01-03 20:00:00' };
  const past = await make(events, { title: 'Gala of 2021', ...dates });
  await open(events, `/${past}`);
  await note.waitFor();
  expect((await admin('POST', `${types}/${events}/${past}/actions/publish`, {})).status).toBe(200);
  await page.reload();
  await page.getByText('Nothing has changed since it was published.').waitFor();
  expect(await note.count()).toBe(0);
});

inPanel(
  '2.27: a new venue takes the name that was typed to find it, and no error is said',
  async () => {
    const picker = page.getByRole('combobox', { name: 'Venue' });
    const dialog = page.getByRole('dialog').filter({ hasText: 'Create new' });
    const create = async (name: string, press: () => Promise<void>) => {
      await picker.click();
      await picker.pressSequentially(name);
      await page.getByRole('option', { name: 'Create a new one' }).waitFor();
      await press();
      await expectValue(name);
      expect(await page.getByText('Nothing was chosen').count()).toBe(0);
    };
    const title = page.getByRole('dialog').getByLabel('Name').first();
    const expectValue = async (name: string) => {
      await title.waitFor();
      const inputs = "[...document.querySelectorAll('input')]";
      await page.waitForFunction(
        `${inputs}.some(({ value }) => value === ${JSON.stringify(name)})`,
      );
      expect(await title.inputValue()).toBe(name);
      await page.waitForTimeout(500);
      expect(await title.inputValue()).toBe(name);
    };
    await create('Café Nowhere', () =>
      page.getByRole('option', { name: 'Create a new one' }).click(),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await dialog.waitFor({ state: 'detached' });
    await create('Café Elsewhere', async () => {
      await page.keyboard.press('ArrowUp');
      const line = page.getByRole('option', { name: 'Create a new one' });
      await line.and(page.locator('[data-highlighted]')).waitFor();
      await page.keyboard.press('Enter');
    });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await dialog.waitFor({ state: 'detached' });
  },
);

inPanel('2.17: what is deleted several at a time is named', async () => {
  await open(venues);
  await row('Old Mill').getByRole('checkbox').click();
  await row('River Hall').getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await asked().getByText('Old Mill', { exact: true }).waitFor();
  await asked().getByText('River Hall', { exact: true }).waitFor();
  expect(await findings()).toEqual([]);
  await asked().getByRole('button', { name: 'Cancel' }).click();
});

inPanel('2.30: an open form learns that what it waits for was decided meanwhile', async () => {
  const dates = { startDate: '2031-02-03 18:00:00', endDate: '2031-02-03 20:00:00' };
  const reading = await make(events, { title: 'Reading', readyForReview: true, ...dates });
  await open(events, `/${reading}`);
  const waits = page.getByText(/asked for a review on/);
  await waits.waitFor();
  const published = await admin('POST', `${types}/${events}/${reading}/actions/publish`, {});
  expect(published.status).toBe(200);
  await page.waitForTimeout(1000);
  expect(await waits.count()).toBe(1);
  await page.evaluate("window.dispatchEvent(new Event('focus'))");
  await waits.waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor();
});
