import type { Browser, Page } from 'playwright-core';
import { makeInPanel, openForm, registerColleague, typeAddress } from '#svc/testing/panel-forms';
import { type AdminApi, type Administrator, registerFirstAdmin } from '#svc/testing/admin-api';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { findingsOn } from './support/axe';
import { type PanelServer, startServer } from './support/server';

/* Anna and Ben have the same entry open, and Ben saves an older form than there is. */

const person = (firstname: string): Administrator => ({
  firstname,
  lastname: 'Editor',
  email: `${firstname.toLowerCase()}@example.org`,
  password: 'Passw0rd-of-both',
});

const events = 'plugin::svc.event';
const venues = 'plugin::svc.venue';
const times = { startDate: '2030-05-02 19:00:00', endDate: '2030-05-02 20:00:00' };

let server: PanelServer;
let anna: AdminApi;
let browser: Browser;
let page: Page;
let document: string;

/** What Ben sees and does. */
const asBen = (name: string, step: () => Promise<void>) =>
  test(
    name,
    pictured(() => page, step),
  );

const field = (label: string) => page.getByLabel(label, { exact: false }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'This has changed' });
const choice = (name: string) => dialog().getByRole('radio', { name, exact: true });

async function signedIn(who: Administrator): Promise<Page> {
  const context = await openContext(browser, 'Europe/Berlin');
  const signed = await context.newPage();
  await signIn(signed, server.url, who);
  return signed;
}

async function openPage(on: Page, uid: string): Promise<void> {
  await on.goto(`${server.url}/admin${typeAddress(uid)}/${document}`);
  await on.getByLabel('Public address', { exact: false }).first().waitFor();
}

async function read(uid: string): Promise<Record<string, unknown>> {
  return (await openForm(anna, uid, document)).loaded;
}

async function shows(label: string, value: string): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    if ((await field(label).inputValue()) === value) return;
    await page.waitForTimeout(100);
  }
  expect({ [label]: await field(label).inputValue() }).toEqual({ [label]: value });
}

/** Anna saves something while Ben has the entry open. */
async function annaSaves(uid: string, typed: object): Promise<void> {
  expect((await (await openForm(anna, uid, document)).save({ ...typed })).status).toBe(200);
}

async function findVenue(title: string) {
  const { body } = await anna('GET', `${typeAddress(venues)}?filters[title][$eq]=${title}`);
  return (body.results as { documentId: string; city: string | null }[])[0]!;
}

async function overApi(path: string, body: object): Promise<void> {
  const token = { name: 'script', type: 'full-access', description: '', lifespan: null };
  const made = await anna('POST', '/admin/api-tokens', token);
  const { accessKey } = made.body.data as { accessKey: string };
  const answer = await fetch(`${server.url}/api/svc/events/v1/${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

async function confirm(name: string): Promise<void> {
  await dialog().getByRole('button', { name, exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
}

/** Waits until what `act` does has been saved, and the form shows it as such. */
async function saving(act: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() !== 'GET' && /collection-types/.test(answer.url()) && answer.ok(),
  );
  await act();
  await saved;
  await until('Save', false);
}

const notified = (text: string) => page.getByText(text, { exact: false }).first().waitFor();

/** Save cannot be pressed when there is nothing to save, nor Publish while the page still looks what it would publish: nor can their keys. */
async function until(name: string, isReady: boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    if ((await button(name).first().isEnabled()) === isReady) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${name} does not become ${isReady ? 'enabled' : 'disabled'}.`);
}

async function open(uid: string, fields: object): Promise<void> {
  document = await makeInPanel(anna, uid, { ...fields });
  await openPage(page, uid);
}

beforeAll(async () => {
  server = await startServer({});
  anna = await registerFirstAdmin(server.url, person('Anna'));
  await registerColleague(server.url, anna, person('Ben'));
  browser = await launchBrowser();
  page = await signedIn(person('Ben'));
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

asBen('is told who changed what, when Anna was faster, and keeps both', async () => {
  await open(events, { title: 'River concert', ...times });
  const annas = await signedIn(person('Anna'));
  await openPage(annas, events);
  await annas.getByLabel('Title', { exact: false }).first().fill('Lake concert');
  await annas.getByRole('button', { name: 'Publish', exact: true }).click();
  await annas.getByText('It is published.').first().waitFor();

  await field('Price text').fill('Pay what you can');
  await button('Save').click();
  await dialog().waitFor();
  const text = await dialog().innerText();
  expect(text).toMatch(/Anna Editor changed this at \d+:\d\d\s?[AP]M while you had it open\./);
  expect(text).toMatch(/State\s+Then\s+Draft\s+Now\s+Published/);
  expect(text).toMatch(/Title\s+Then\s+River concert\s+Now\s+Lake concert/);
  expect(text).not.toContain('You changed it, too');
  expect(await read(events)).toMatchObject({ costText: null, status: 'published' });
  expect(await choice('Keep both').isChecked()).toBe(true);
  expect(await findingsOn(page, '[role=dialog]')).toEqual([]);

  await saving(() => confirm('Save'));
  await shows('Title', 'Lake concert');
  await shows('Price text', 'Pay what you can');
  expect(await read(events)).toMatchObject({
    title: 'Lake concert',
    costText: 'Pay what you can',
    status: 'modified',
  });
});

asBen('goes on without being asked about what he has saved himself', async () => {
  await field('Price text').fill('Free');
  await saving(() => button('Save').click());
  await field('Price text').fill('Free for all');
  await until('Publish', true);
  await saving(() => button('Publish').click());
  expect(await read(events)).toMatchObject({ costText: 'Free for all', status: 'published' });
});

asBen('chooses himself where both changed the same field, and overwrites', async () => {
  await open(events, { title: 'River concert', ...times });
  await annaSaves(events, { title: 'Lake concert', excerpt: 'By the water' });
  await field('Title').fill('Sea concert');
  await until('Publish', true);
  await page.keyboard.press('Control+Shift+Enter');
  await dialog().waitFor();
  expect(await dialog().innerText()).toMatch(
    /Title\s+You changed it, too\s+Then\s+River concert\s+Now\s+Lake concert\s+Yours\s+Sea concert/,
  );
  expect(await dialog().getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(
    true,
  );
  expect(await findingsOn(page, '[role=dialog]')).toEqual([]);
  await choice('Overwrite').click();
  await saving(() => confirm('Overwrite'));
  expect(await read(events)).toMatchObject({
    title: 'Sea concert',
    excerpt: null,
    status: 'published',
  });
});

asBen('is asked again, when somebody saves while he thinks', async () => {
  await open(venues, { title: 'Hall', city: 'Ulm' });
  await annaSaves(venues, { city: 'Bonn' });
  await field('Name').fill('Great hall');
  await until('Save', true);
  await page.keyboard.press('Control+Enter');
  await dialog().waitFor();
  await annaSaves(venues, { city: 'Trier' });
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByText('Trier').waitFor();
  await saving(() => confirm('Save'));
  await shows('City', 'Trier');
  expect(await read(venues)).toMatchObject({ title: 'Great hall', city: 'Trier' });
});

asBen('goes back to what he has typed, and takes the newest version then', async () => {
  await open(venues, { title: 'Hall', city: 'Ulm' });
  await annaSaves(venues, { city: 'Bonn' });
  await field('Name').fill('Great hall');
  await button('Save').click();
  await dialog().waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await notified('What you typed is still in the form');
  await shows('Name', 'Great hall');
  await shows('City', 'Ulm');

  await button('Save').click();
  await dialog().waitFor();
  await choice('Take the newest version').click();
  await confirm('Take the newest version');
  await shows('Name', 'Hall');
  await shows('City', 'Bonn');
  expect(await button('Save').isDisabled()).toBe(true);
  expect(await read(venues)).toMatchObject({ title: 'Hall', city: 'Bonn' });
});

asBen('types on undisturbed after the key that saves, and is asked when he pauses', async () => {
  await open(venues, { title: 'Hall', city: 'Ulm' });
  await annaSaves(venues, { city: 'Bonn' });
  await field('Name').fill('Great');
  await until('Save', true);
  await page.keyboard.press('Control+s');
  const more = ' hall beside the river, on the other side of the bridge';
  await page.keyboard.type(more, { delay: 60 });
  await dialog().waitFor();
  await confirm('Save');
  await shows('City', 'Bonn');
  await shows('Name', `Great${more}`);
  await until('Save', true);
  await saving(() => button('Save').click());
  expect(await read(venues)).toMatchObject({ title: `Great${more}`, city: 'Bonn' });
});

asBen('types on after the key that saves, and no letter is lost', async () => {
  await open(venues, { title: 'Hall' });
  for (const delay of [20, 30, 45, 70]) {
    await field('Name').fill(`Great ${delay}`);
    await until('Save', true);
    await page.keyboard.press('Control+s');
    await page.keyboard.type(' hall beside the river', { delay });
    await shows('Name', `Great ${delay} hall beside the river`);
    await until('Save', true);
    await saving(() => button('Save').click());
  }
});

asBen('reads relations by their names', async () => {
  const hall = await makeInPanel(anna, venues, { title: 'Town hall' });
  await open(events, { title: 'River concert', ...times });
  await page.getByRole('combobox', { name: 'Venue' }).waitFor();
  await annaSaves(events, { venue: { connect: [{ documentId: hall }], disconnect: [] } });
  await field('Title').fill('Sea concert');
  await button('Save').click();
  await dialog().waitFor();
  await dialog().getByText('Town hall').first().waitFor();
  expect(await dialog().innerText()).toMatch(/Venue\s+Then\s+empty\s+Now\s+Town hall/);
  await dialog().getByText('except in relations that you did not touch').waitFor();
  await saving(() => confirm('Save'));
  await page.getByRole('button', { name: 'Town hall' }).first().waitFor();
});

asBen('is asked about an entry that he has opened from a relation, too', async () => {
  const venue = (await findVenue('Town hall')).documentId;
  await page.getByRole('button', { name: 'Town hall' }).first().click();
  await page.getByLabel('City').fill('Ulm');
  await (await openForm(anna, venues, venue)).save({ title: 'Guild hall' });
  await button('Save').last().click();
  await dialog().waitFor();
  expect(await dialog().innerText()).toMatch(/Name\s+Then\s+Town hall\s+Now\s+Guild hall/);
  await saving(() => confirm('Save'));
  expect(await findVenue('Guild hall')).toMatchObject({ city: 'Ulm' });
});

asBen('is told of what came over the API', async () => {
  await open(venues, { title: 'Hall', city: 'Ulm' });
  const { publicId } = await read(venues);
  await overApi(`venues/${String(publicId)}`, { city: 'Bonn' });
  await field('Name').fill('Great hall');
  await button('Save').click();
  await dialog().waitFor();
  expect(await dialog().innerText()).toMatch(/This was changed over the API at \d+:\d\d/);
  await saving(() => confirm('Save'));
  expect(await read(venues)).toMatchObject({ title: 'Great hall', city: 'Bonn' });
});

asBen('2.31: is told that Anna has it open, and she that he has, as long as both do', async () => {
  await open(venues, { title: 'Hall' });
  const annas = await signedIn(person('Anna'));
  await openPage(annas, venues);
  const told = (on: Page, name: string) =>
    on.locator('aside').getByText(new RegExp(`^${name} Editor has had it open since \\d+:\\d\\d`));
  // Who comes second at once, and who came first without doing anything.
  await told(annas, 'Ben').waitFor();
  await told(page, 'Anna').waitFor();
  await page.getByText('Somebody else edits this, too').waitFor();
  expect(await findingsOn(page, 'aside [role=status]')).toEqual([]);
  await annas.getByRole('link', { name: 'Organizer', exact: true }).click();
  await told(page, 'Anna').waitFor({ state: 'detached' });
  await annas.context().close();
});

asBen('keeps what he has typed when the entry is deleted', async () => {
  await open(venues, { title: 'Hall' });
  await anna('DELETE', `${typeAddress(venues)}/${document}`);
  await field('Name').fill('Great hall');
  await button('Save').click();
  const gone = page.getByRole('alertdialog', { name: 'This is gone' });
  await gone.waitFor();
  expect(await findingsOn(page, '[role=alertdialog]')).toEqual([]);
  await gone.getByRole('button', { name: 'Back to the form' }).click();
  await gone.waitFor({ state: 'detached' });
  await shows('Name', 'Great hall');
});

asBen('keeps what he has typed when something in it is wrong', async () => {
  await open(events, { title: 'River concert', ...times });
  await field('Title').fill('Sea concert');
  await field('Ends').fill('2029-05-02T19:00');
  await button('Save').click();
  await notified('before the start');
  await shows('Title', 'Sea concert');
  await shows('Ends', '2029-05-02T19:00');
});

/** What the form is filled with comes only when it is let through. */
async function holdReading(): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const ofDocument = (url: URL) => url.pathname.endsWith(`/${document}`);
  let reads = 0;
  await page.route(ofDocument, async (route) => {
    if (route.request().method() === 'GET') {
      reads += 1;
      await held;
    }
    await route.fallback();
  });
  return async () => {
    for (const deadline = Date.now() + 10_000; reads === 0 && Date.now() < deadline;) {
      await page.waitForTimeout(50);
    }
    expect(reads).toBeGreaterThan(0);
    letThrough();
    await page.waitForLoadState('networkidle');
    await page.unroute(ofDocument);
  };
}

asBen('keeps what he types while what he has published is read anew', async () => {
  await open(events, { title: 'River concert', ...times });
  await field('Price text').fill('Free');
  await until('Publish', true);
  const letThrough = await holdReading();
  await button('Publish').click();
  await field('Title').focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('Great ');
  await letThrough();
  await page.keyboard.type('big ');
  await shows('Title', 'Great big River concert');
  await until('Save', true);
  await saving(() => button('Save').click());
  expect(await read(events)).toMatchObject({ title: 'Great big River concert', costText: 'Free' });
});

asBen('keeps what he types while what he has made is saved for the first time', async () => {
  await page.goto(`${server.url}/admin${typeAddress(venues)}/create`);
  await field('Name').fill('Mill');
  await until('Save', true);
  const path = typeAddress(venues);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  const isMaking = (url: URL) => url.pathname === path;
  await page.route(isMaking, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await button('Save').click();
  await field('City').fill('Ulm');
  letThrough();
  await page.waitForURL(/venue\/\w{20,}/);
  await page.unroute(isMaking);
  await shows('City', 'Ulm');
  await until('Save', true);
  await saving(() => button('Save').click());
  document = new URL(page.url()).pathname.split('/').at(-1)!;
  expect(await read(venues)).toMatchObject({ title: 'Mill', city: 'Ulm' });
});

asBen('keeps his place in a description when it is read anew', async () => {
  await open(events, { title: 'River concert', ...times, content: '<p>By the water</p>' });
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.getByText('By the water').waitFor();
  await field('Price text').fill('Free');
  await until('Publish', true);
  const letThrough = await holdReading();
  await button('Publish').click();
  await description.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Down ');
  await letThrough();
  await page.keyboard.type('there ');
  await description.getByText('Down there By the water').waitFor();
  await until('Save', true);
  await saving(() => button('Save').click());
  const { content: saved } = await read(events);
  expect(saved).toBe('<p>Down there By the water</p>');
});

asBen(
  'keeps what he types while a review is given back, and hears of what others changed',
  async () => {
    await open(events, { title: 'River concert', ...times, readyForReview: true });
    await button('Give back with a note…').click();
    const note = page.getByRole('dialog');
    await note.getByLabel('Note').fill('Which hall?');
    const letThrough = await holdReading();
    await note.getByRole('button', { name: 'Give back' }).click();
    await note.waitFor({ state: 'detached' });
    await annaSaves(events, { title: 'Lake concert', excerpt: 'By the water' });
    await field('Title').fill('Sea concert');
    await field('Price text').fill('Free');
    await letThrough();
    await notified('Somebody else has just changed a field that you are typing in.');
    await shows('Summary', 'By the water');
    await shows('Title', 'Sea concert');
    await until('Save', true);
    await saving(() => button('Save').click());
    expect(await read(events)).toMatchObject({
      title: 'Sea concert',
      costText: 'Free',
      excerpt: 'By the water',
    });
  },
);

asBen('is told in one of two windows what he has saved in the other', async () => {
  await open(events, { title: 'River concert', ...times });
  const other = await page.context().newPage();
  await openPage(other, events);
  await other.getByLabel('Title', { exact: false }).first().fill('Lake concert');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.getByText('It is saved.').first().waitFor();
  await other.close();

  await field('Price text').fill('Free');
  await button('Save').click();
  await dialog().waitFor();
  expect(await dialog().innerText()).toMatch(/You changed this at .+ in another window\./);
  await saving(() => confirm('Save'));
  expect(await read(events)).toMatchObject({ title: 'Lake concert', costText: 'Free' });
});

for (const [what, path] of [
  ['was moved to the trash', () => `/svc-admin/trash/${events}/${document}`],
  [
    'was withdrawn',
    () => `/content-manager/collection-types/${events}/${document}/actions/unpublish`,
  ],
] as const) {
  asBen(`is told that the event ${what} while he typed a ticket, which is kept`, async () => {
    await open(events, { title: 'River concert', ...times });
    await until('Publish', true);
    await saving(() => button('Publish').click());
    await button('Add ticket').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(`The event ${what} meanwhile.`).count()).toBe(0);
    await button('Add ticket').click();
    const ticket = page.getByRole('dialog', { name: 'New ticket' });
    await ticket.getByLabel('Name', { exact: false }).first().fill('Stalls');
    await page.keyboard.press('Escape');
    expect(await ticket.getByLabel('Name', { exact: false }).first().inputValue()).toBe('Stalls');
    expect((await anna('POST', path(), {})).status).toBeLessThan(300);
    await ticket.getByRole('button', { name: 'Save ticket' }).click();
    await page.getByText(`The event ${what} meanwhile.`).waitFor();
    await page.getByText('Stalls', { exact: true }).waitFor();
  });
}
