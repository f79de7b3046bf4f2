import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { type PanelServer, startServer } from './support/server';

/* Vouchers as the office makes them in the panel. */

const editor = {
  firstname: 'Ada',
  lastname: 'Editor',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const types = '/content-manager/collection-types';
const eventType = `${types}/plugin::svc.event`;
const voucherType = `${types}/plugin::svc.voucher`;

type Row = Record<string, unknown> & { documentId: string };

let server: PanelServer;
let admin: AdminApi;
let browser: Browser;
let page: Page;

const inPanel = (name: string, step: () => Promise<void>) =>
  test(
    name,
    pictured(() => page, step),
  );

const open = (path: string) => page.goto(`${server.url}/admin${path}`);
const field = (label: string) => page.getByLabel(label, { exact: false }).first();
const row = (text: string) => page.getByRole('row').filter({ hasText: text });

async function vouchers(): Promise<Row[]> {
  return (await admin('GET', `${voucherType}?sort=code:asc`)).body.results as Row[];
}

/** Presses Save and answers with which status it was saved. */
async function save(): Promise<number> {
  const saved = page.waitForResponse(
    (response) => response.url().includes(types) && response.request().method() !== 'GET',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  return (await saved).status();
}

async function saveNew(): Promise<void> {
  expect(await save()).toBeLessThan(300);
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
}

beforeAll(async () => {
  server = await startServer({ SITE_TIMEZONE: 'America/New_York' });
  admin = await registerFirstAdmin(server.url, editor);
  const { body } = await admin('POST', eventType, {
    title: 'River concert',
    startDate: '2030-06-14 20:00:00',
    endDate: '2030-06-14 22:30:00',
    timezone: 'Europe/Berlin',
  });
  const { documentId } = body.data as Row;
  await admin('POST', `${eventType}/${documentId}/actions/publish`, {});
  browser = await launchBrowser();
  page = await (await openContext(browser, 'Pacific/Auckland')).newPage();
  await signIn(page, server.url, editor);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel('a voucher is saved with a part for one event, and its code is made', async () => {
  await open(`${voucherType}/create`);
  await field('Percent off').fill('15');
  await page.getByRole('combobox', { name: 'Event' }).first().click();
  await page.getByRole('option', { name: 'River concert, 2030-06-14' }).first().click();
  await field('Valid until').fill('2030-06-14T18:00');
  await field('For how many places').fill('20');
  await saveNew();
  const [made] = await vouchers();
  expect(made).toMatchObject({
    code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{3}$/),
    percent: 15,
    amountMinor: null,
    validUntil: '2030-06-14 18:00:00',
    maxPlaces: 20,
    used: 0,
  });
});

inPanel('a voucher with a part and an amount is refused at the field', async () => {
  await page.reload();
  await field('Amount off').fill('2.50');
  expect(await save()).toBe(400);
  await page.getByText('must be empty where there is a percentage').first().waitFor();
  await field('Percent off').fill('');
  expect(await save()).toBe(200);
  expect(await vouchers()).toMatchObject([{ percent: null, amountMinor: 250 }]);
});

inPanel('what is counted has no input to type in', async () => {
  expect(await page.getByLabel('Used', { exact: true }).isDisabled()).toBe(true);
  expect(await page.getByLabel('Number of the event', { exact: true }).count()).toBe(0);
  await page.getByText('Zone of the event, or of the site').first().waitFor();
});

inPanel(
  'a code that another voucher has is refused at the field, in whatever letters',
  async () => {
    await admin('POST', voucherType, { code: 'SPRING-26', percent: 10 });
    await open(`${voucherType}/create`);
    await field('Code').fill('spring-26');
    await field('Percent off').fill('20');
    expect(await save()).toBe(400);
    await page.getByText('belongs to another voucher').first().waitFor();
  },
);

inPanel(
  'the list shows in one column what each takes off, and how much of it is used',
  async () => {
    await open(voucherType);
    await page.getByText('Takes off', { exact: true }).first().waitFor();
    await row('SPRING-26').getByText('10 %').waitFor();
    await row('River concert').getByText('2.50 USD').waitFor();
    await row('River concert').getByText('0 of 20').waitFor();
  },
);
