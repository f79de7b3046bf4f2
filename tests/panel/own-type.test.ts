import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { buildWithPanel, filesIn, sectionOf } from '../support/example-project';
import { launchBrowser, openContext, openRow, pictured, signIn } from './support/browser';
import { findingsOn } from './support/axe';
import { type PanelServer, startServer } from './support/server';

/* A content type of a project, the performers of docs/build-on-it.md, as editors meet it in the panel. */

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const uid = 'api::performer.performer';
const address = `/content-manager/collection-types/${uid}`;

/** No performer is published without a genre. */
const ruled = `import { rule } from 'strapi-plugin-svc/kit';

export default {
  register() {
    rule('${uid}', {
      beforePublish: ({ after }) => (after.genre ? {} : { genre: 'is needed to publish' }),
    });
  },
};
`;

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

const title = () => page.getByRole('textbox', { name: /^Title/ });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (name: string) => page.getByRole('button', { name, exact: true });
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const open = (rest = '') => page.goto(`${server.url}/admin${address}${rest}`);

async function guestsSee(): Promise<string[]> {
  const answer = await fetch(`${server.url}/api/svc/events/v1/performers?_fields=title`);
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
}

beforeAll(async () => {
  const files = filesIn(sectionOf('docs/build-on-it.md', 'Performers'));
  const project = await buildWithPanel({ ...files, 'src/api/performer-rule/index.ts': ruled });
  server = await startServer({}, project);
  admin = await registerFirstAdmin(server.url, owner);
  browser = await launchBrowser();
  page = await (await openContext(browser, 'Europe/Berlin')).newPage();
  await signIn(page, server.url, owner);
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel(
  'an editor makes a performer, and what a rule of the project refuses is said at its field',
  async () => {
    await open('/create');
    await title().fill('Nina Simone');
    await press('Publish');
    await page.getByText('is needed to publish', { exact: true }).waitFor();
    expect(await guestsSee()).toEqual([]);
    await page.getByRole('combobox', { name: 'Genre' }).click();
    await page.getByRole('option', { name: 'jazz', exact: true }).click();
    await press('Publish');
    await page.getByText('It is published.').waitFor();
    expect(await guestsSee()).toEqual(['Nina Simone']);
  },
);

inPanel('performers are listed and found by their title', async () => {
  const { status } = await admin('POST', address, { title: 'Ana Prado', genre: 'folk' });
  expect(status).toBe(201);
  await open();
  await row('Nina Simone').waitFor();
  await row('Ana Prado').waitFor();
  await open('?_q=prado');
  await row('Ana Prado').waitFor();
  expect(await row('Nina Simone').count()).toBe(0);
});

inPanel('what an editor saves is a draft, which nobody sees until it is published', async () => {
  await open('?_q=simone');
  await openRow(page, row('Nina Simone'));
  await title().fill('Nina S.');
  await press('Save');
  await page.getByText('It is saved.').waitFor();
  expect(await guestsSee()).toEqual(['Nina Simone']);
  await press('Publish');
  await page.getByText('It is published.').waitFor();
  expect(await guestsSee()).toEqual(['Nina S.']);
});

inPanel('its list has tabs that count, and is kept as a file as it is shown', async () => {
  const { body } = await admin('POST', address, { title: 'Zoe', genre: 'rock' });
  const { documentId } = body.data as { documentId: string };
  await admin('POST', `/svc-admin/trash/${uid}/${documentId}`, {});
  await open();
  await tab('All (2)').waitFor();
  await tab('Published (1)').click();
  await row('Nina S.').waitFor();
  await row('Ana Prado').waitFor({ state: 'detached' });
  await tab('Trash (1)').click();
  await row('Zoe').waitFor();
  expect(await page.getByRole('button', { name: 'Trash', exact: true }).count()).toBe(0);
  await tab('Drafts (1)').click();
  await row('Ana Prado').waitFor();
  expect(await findingsOn(page, 'main')).toEqual([]);
  await press('Filters');
  await page.getByRole('dialog').getByRole('combobox').first().click();
  const fields = await page.getByRole('option').allInnerTexts();
  expect([fields.includes('Genre'), fields.includes('Status')]).toEqual([true, false]);
  // Kept from before there were tabs: the first of them that is chosen takes it out.
  await open('?filters[$and][0][__status][$eq]=published&filters[$and][1][genre][$eq]=folk');
  await tab('Drafts (1)').click();
  await row('Ana Prado').waitFor();
  expect(page.url()).not.toContain('__status');
  expect(page.url()).toContain('genre');
  const kept = page.waitForEvent('download');
  await press('Download as CSV');
  const download = await kept;
  expect(download.suggestedFilename()).toBe('performer.csv');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.split('\r\n').slice(1, 2).join()).toMatch(/^\d+,Ana Prado,draft,/);
  await openRow(page, row('Ana Prado'));
  await press('Publish');
  await page.getByText('It is published.').waitFor();
  await open();
  await tab('Published (2)').waitFor();
});

inPanel('its list tells what is private and what waits for review', async () => {
  const made = async (performer: object) => {
    const { status, body } = await admin('POST', address, { genre: 'folk', ...performer });
    expect(status).toBe(201);
    return (body.data as { documentId: string }).documentId;
  };
  await made({ title: 'Mia', readyForReview: true });
  const hidden = await made({ title: 'Ida', visibility: 'private' });
  expect((await admin('POST', `${address}/${hidden}/actions/publish`, {})).status).toBe(200);
  // The panel keeps how a list was narrowed last: by folk.
  await open();
  await row('Mia').getByText('Ready for review', { exact: true }).waitFor();
  await row('Ida').getByText('Private', { exact: true }).waitFor();
  await row('Ana Prado').getByText('Published', { exact: true }).waitFor();
});

inPanel('what can be done with what is ticked is offered to who has no mouse', async () => {
  await open('?_q=');
  await row('Mia').waitFor();
  // The page is at rest, no mouse moves, and nothing is asked of it, all of which would make the browser draw.
  const rest = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  await rest(2);
  const tick = row('Mia').getByRole('checkbox');
  await tick.focus();
  await page.keyboard.press('Space');
  await rest(6);
  expect(await page.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(1);
  await page.keyboard.press('Space');
});

inPanel('what was ticked in one of its tabs is not ticked in the next', async () => {
  await open('?_q=');
  await row('Mia').getByRole('checkbox').click();
  const trash = page.getByRole('button', { name: 'Move to trash', exact: true });
  await trash.waitFor();
  await tab('Published (3)').click();
  await row('Mia').waitFor({ state: 'detached' });
  await row('Ida').waitFor();
  await trash.waitFor({ state: 'detached' });
  await tab('All (4)').click();
  await row('Mia').waitFor();
  expect(await row('Mia').getByRole('checkbox').isChecked()).toBe(false);
});

inPanel('its tabs count anew after several were published at once', async () => {
  const { status } = await admin('POST', address, { title: 'Lou', genre: 'folk' });
  expect(status).toBe(201);
  await open('?_q=');
  await tab('Drafts (2)').waitFor();
  for (const name of ['Mia', 'Lou']) await row(name).getByRole('checkbox').click();
  await press('Publish');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await tab('Drafts (0)').waitFor();
  await tab('Published (5)').waitFor();
});
