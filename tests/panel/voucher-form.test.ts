import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { createClient } from '../support';
import { shopperOf } from '../support/shop';
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
  await page.getByText('Amount off: must be empty').first().waitFor();
  expect(await page.getByText('amountMinor').count()).toBe(0);
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
    await page.getByText('Code: belongs to another voucher').first().waitFor();
  },
);

inPanel(
  'the list shows in one column what each takes off, and how much of it is used',
  async () => {
    await open(voucherType);
    await page.getByText('Takes off', { exact: true }).first().waitFor();
    await row('SPRING-26').getByText('10%').waitFor();
    await row('River concert').getByText('2.50 USD').waitFor();
    await row('River concert').getByText('0 of 20').waitFor();
    await row('SPRING-26').getByText('Every event').waitFor();
  },
);

inPanel('the list says how each voucher stands, with its times as people read them', async () => {
  const [{ documentId: event }] = (await admin('GET', eventType)).body.results as Row[] as [Row];
  const make = (data: object) => admin('POST', voucherType, { percent: 5, ...data });
  await make({ code: 'LONG-OVER', validUntil: '2020-01-02 03:04:00' });
  await make({ code: 'FAR-AWAY', validFrom: '2090-01-02 03:04:00' });
  const ofEvent = { event: { connect: [{ documentId: event }] } };
  const ticket = { title: 'Balcony', type: 'paid', priceMinor: 2550, ...ofEvent };
  await admin('POST', `${types}/plugin::svc.ticket`, ticket);
  const gone = { code: 'ALL-GONE', percent: 100, maxPlaces: 2, ...ofEvent };
  const { documentId } = (await admin('POST', voucherType, gone)).body.data as Row;
  const call = createClient(server.url);
  const [{ id }] = (await call('GET', 'svc/tickets/v1/tickets')).body as [{ id: number }];
  const buyer = shopperOf(call);
  await buyer.add(id, 2);
  await buyer.apply('ALL-GONE');
  expect((await buyer.pay({ payment_method: 'free' })).status).toBe(201);
  await admin('PUT', `${voucherType}/${documentId}`, { maxPlaces: 1 });
  await open(voucherType);
  await row('LONG-OVER').getByText('Ended').waitFor();
  await row('LONG-OVER').getByText('Thu, Jan 2, 2020, 3:04 AM').waitFor();
  await row('FAR-AWAY').getByText('Not yet').waitFor();
  await row('ALL-GONE').getByText('Used up').waitFor();
  await row('ALL-GONE').getByText('2, good for 1').waitFor();
  await row('SPRING-26').getByText('Valid', { exact: true }).waitFor();
});

inPanel('the list is searched by the code, with dashes or without, and by the event', async () => {
  for (const [search, found, other] of [
    ['spring26', 'SPRING-26', 'LONG-OVER'],
    ['spr–ing', 'SPRING-26', 'LONG-OVER'],
    ['river', 'ALL-GONE', 'SPRING-26'],
  ] as const) {
    await open(`${voucherType}?_q=${encodeURIComponent(search)}`);
    await row(found).waitFor();
    expect(await row(other).count()).toBe(0);
  }
});

inPanel('nothing can be filtered by what no form shows', async () => {
  for (const [type, shown, hidden] of [
    [voucherType, 'Percent off', ['codeKey', 'id', 'documentId']],
    [
      `${types}/plugin::svc.order`,
      'Buyer',
      ['accessSeed', 'linkSeed', 'accessDigest', 'voucherId'],
    ],
  ] as const) {
    await open(type);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox').first().click();
    const offered = await page.getByRole('option').allInnerTexts();
    expect(offered).toContain(shown);
    expect(offered.filter((name) => (hidden as readonly string[]).includes(name))).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

inPanel('an input of a time has room for it, however long its zone is named', async () => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    await open(`${voucherType}/create`);
    const input = page.locator('input[type=datetime-local]').nth(1);
    await input.fill('2030-06-14T18:00');
    const { PICTURES: folder } = process.env;
    if (folder)
      await page.screenshot({ path: `${folder}/voucher-form-${width}.png`, fullPage: true });
    // The room for its text, beside what the host puts into the input, and how wide that text is.
    const [has = 0, needs = 1] = await page.evaluate<number[]>(`(() => {
      const roomIn = (one) => {
        const { paddingLeft, paddingRight } = getComputedStyle(one);
        return one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      };
      const input = document.querySelectorAll('input[type=datetime-local]')[1];
      const alone = input.cloneNode();
      alone.style.cssText = 'position: absolute; width: max-content; flex: none;';
      input.parentElement.append(alone);
      const widths = [roomIn(input), roomIn(alone)];
      alone.remove();
      return widths;
    })()`);
    expect(needs).toBeGreaterThan(100);
    expect(has).toBeGreaterThanOrEqual(needs);
  }
});
