import { mkdtempSync, readdirSync, statSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { headerOf, partsOf } from '../support/mail-server';
import { type AdminApi, registerFirstAdmin, registerWithGrants } from '#svc/testing/admin-api';
import { launchBrowser, openContext, openRow, pictured, signIn } from './support/browser';
import { untilDrawn } from './support/charts';
import { findingsOn } from './support/axe';
import { Steps } from './support/steps';
import { openShop } from './support/sales';
import { type PanelServer, startServer } from './support/server';

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const reader = { ...owner, firstname: 'Rita', email: 'rita@example.org' };
const types = '/content-manager/collection-types';
const orders = 'plugin::svc.order';
const attendees = 'plugin::svc.attendee';
const requests = 'plugin::svc.refund-request';

let mails: string;
let server: PanelServer;
let admin: AdminApi;
let shop: Awaited<ReturnType<typeof openShop>>;
let ball: number;
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
const button = (name: string) => page.getByRole('button', { name, exact: true });
const panel = (title: string) => page.locator('aside').filter({ hasText: title });
/** A part of the screen that is ours. */
const part = (name: string | RegExp) => page.getByRole('region', { name });
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const asked = () => page.getByRole('alertdialog');
const findings = () => findingsOn(page, '[role=alertdialog]');

/** Presses a button that asks, and the one in the question that does it. */
async function press(name: string): Promise<void> {
  await button(name).click();
  await asked().getByRole('button', { name, exact: true }).waitFor();
  expect([name, await findings()]).toEqual([name, []]);
  await asked().getByRole('button', { name, exact: true }).click();
}

async function headersOfList(): Promise<string[]> {
  const texts = await page.locator('thead th').allInnerTexts();
  return texts.map((text) => text.trim().toLowerCase()).filter(Boolean);
}

async function documentOf(type: string, name: string): Promise<string> {
  const { body } = await admin('GET', `${types}/${type}?_q=${encodeURIComponent(name)}`);
  return (body.results as { documentId: string }[])[0]!.documentId;
}

/** Whether there are so many mails; delivery comes after the answer. */
async function untilMails(count: number): Promise<void> {
  // One that is just being written is empty.
  const isWritten = (name: string) => statSync(path.join(mails, name)).size > 0;
  const sent = () => readdirSync(mails).filter(isWritten).length;
  for (const deadline = Date.now() + 15_000; Date.now() < deadline && sent() < count;) {
    await page.waitForTimeout(100);
  }
  expect(sent()).toBe(count);
}

/** Where the mails to somebody lead, below the site. */
async function linksOf(address: string): Promise<Set<string>> {
  const files = await Promise.all(
    readdirSync(mails).map((name) => readFile(path.join(mails, name), 'utf8')),
  );
  const theirs = files.filter((raw) => headerOf(raw, 'to')!.includes(address));
  return new Set(theirs.map((raw) => /\/orders\/\d+\?token=[\w-]+/.exec(partsOf(raw).text)![0]));
}

async function shot(name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  await page.screenshot({ path: path.join(process.env.PICTURES, `${name}.png`), fullPage: true });
}

beforeAll(async () => {
  mails = mkdtempSync(path.join(tmpdir(), 'svc-panel-mails-'));
  server = await startServer({ PAYMENT_TEST_PROVIDER: 'true', MAIL_DIRECTORY: mails });
  admin = await registerFirstAdmin(server.url, owner);
  shop = await openShop(server.url, admin);
  const river = await shop.openEvent('River concert', 'Front row');
  ball = await shop.openEvent('Winter ball', 'Dance floor');
  await shop.sell({ ticketId: river, quantity: 4, method: 'offline', buyer: 'Grace Hopper' });
  const paid = { ticketId: ball, quantity: 1, method: 'test' as const };
  await shop.sell({ ...paid, buyer: 'Emmy Noether' });
  await shop.askBack(await shop.sell({ ...paid, buyer: 'Alan Turing' }), 'I fell ill.');
  browser = await launchBrowser();
  page = await (await openContext(browser, 'Europe/Berlin')).newPage();
  await signIn(page, server.url, owner);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(mails, { recursive: true, force: true });
});

inPanel('4.17: orders are listed with the titles of their events, to be read only', async () => {
  await open(orders);
  const grace = row('Grace Hopper');
  await grace.waitFor();
  expect(await grace.innerText()).toMatch(
    /Grace Hopper\s+grace@example\.test\s+River concert\s+Fri, Jun 14, 2030, 8:00\sPM · 4 places\s+50\.00 USD\s+Pending\s+Pay later/,
  );
  expect(await headersOfList()).toEqual(['number', 'placed', 'buyer', 'events', 'total', 'status']);
  expect(await page.getByText('Create new').count()).toBe(0);
  expect(await findingsOn(page, 'main')).toEqual([]);
  await grace.getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as paid' }).waitFor();
  expect(await findingsOn(page, '[role=menu]')).toEqual([]);
  for (const name of ['Duplicate', 'Delete', 'Edit']) {
    expect(await page.getByRole('menuitem', { name, exact: true }).count()).toBe(0);
  }
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click();
  await asked().getByText('You have no till open: the money is in no till.').waitFor();
  expect(await findings()).toEqual([]);
  await asked().getByRole('button', { name: 'Cancel' }).click();
});

inPanel('4.11: the question of a row says whose order it is, and for how much', async () => {
  await row('Grace Hopper').getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: 'Mark as paid' }).click();
  await asked()
    .getByText(/^Order \d+ · Grace Hopper · 50\.00 USD$/)
    .waitFor();
  await asked().getByRole('button', { name: 'Cancel' }).click();
});

inPanel('4.17: the list is narrowed to an event, found by its title', async () => {
  const events = page.getByRole('combobox', { name: 'Event' });
  await events.click();
  await events.pressSequentially('river');
  await page.getByRole('option', { name: /River concert/ }).click();
  await row('Emmy Noether').waitFor({ state: 'detached' });
  await row('Grace Hopper').waitFor();
  await page.reload();
  await row('Grace Hopper').waitFor();
  await events.and(page.locator('[value^="River concert, "]')).waitFor();
  expect(await row('Emmy Noether').count()).toBe(0);
});

inPanel('4.11: an order is marked as paid on its screen', async () => {
  await openRow(page, row('Grace Hopper').getByText('Grace Hopper'));
  const order = part(/^Order \d+$/);
  const bought = part('Bought').getByRole('row', { name: /^4 × Front row/ });
  await bought.waitFor();
  expect(flat(await bought.innerText())).toBe(
    '4 × Front row River concert Fri, Jun 14, 2030, 8:00 PM 12.50 USD 50.00 USD',
  );
  expect(flat(await order.innerText())).toMatch(
    /^Order \d+ Pending Buyer Grace Hopper E-mail grace@example\.test Placed .+ Payment Pay later$/,
  );
  expect(await button('Save').count()).toBe(0);
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
  expect(await findingsOn(page, 'main')).toEqual([]);
  await button('Mark as paid').click();
  await asked().getByText('You have no till open: the money is in no till.').waitFor();
  await asked().getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByText('The order is paid.').waitFor();
  await order.getByText('Completed', { exact: true }).waitFor();
  await button('Mark as paid').waitFor({ state: 'detached' });
  await part('Attendees')
    .getByRole('row', { name: /^Grace Hopper Front row …\w{4} Confirmed/ })
    .first()
    .waitFor();
  await untilMails(4);
});

inPanel('4.14: its confirmation is sent again', async () => {
  await press('Send mail again');
  await page.getByText('The confirmation is on its way.').waitFor();
  await untilMails(5);
});

inPanel('4.14: and with a new link, where that is ticked', async () => {
  const before = await linksOf('grace@example.test');
  expect(before.size).toBe(1);
  await button('Send mail again').click();
  const tick = asked().getByRole('checkbox', { name: 'End earlier links' });
  expect(await tick.isChecked()).toBe(false);
  await tick.check();
  await asked().getByRole('button', { name: 'Back' }).click();
  await button('Send mail again').click();
  expect(await tick.isChecked()).toBe(false);
  await tick.check();
  await asked().getByRole('button', { name: 'Send mail again' }).click();
  await untilMails(6);
  const [earlier] = before;
  const after = await linksOf('grace@example.test');
  const [added, ...others] = [...after].filter((link) => !before.has(link));
  expect(others).toEqual([]);
  expect((await fetch(server.url + earlier!)).status).toBe(404);
  expect((await fetch(server.url + added!)).status).toBe(200);
});

inPanel('4.25: its e-mail address is corrected, and its links end', async () => {
  const [, newest] = [...(await linksOf('grace@example.test'))];
  await button('Correct e-mail').click();
  const field = asked().getByLabel('E-mail address');
  expect(await field.inputValue()).toBe('grace@example.test');
  await field.fill('grace@nowhere');
  await asked().getByRole('button', { name: 'Correct e-mail' }).click();
  await asked()
    .getByText(/^Must have a dot in what follows the @, .*\.$/)
    .waitFor();
  await field.fill('grace.hopper@example.test');
  await asked().getByRole('button', { name: 'Correct e-mail' }).click();
  await page.getByText('The address is corrected, and the mail is on its way.').waitFor();
  await untilMails(7);
  const [link, ...others] = [...(await linksOf('grace.hopper@example.test'))];
  expect(others).toEqual([]);
  expect((await fetch(server.url + newest!)).status).toBe(404);
  expect((await fetch(server.url + link!)).status).toBe(200);
});

inPanel('4.25: the cursor is in the field of the address, and Enter corrects it', async () => {
  await button('Correct e-mail').click();
  const field = asked().getByLabel('E-mail address');
  await asked().locator('input[type=email]:focus').waitFor();
  await field.fill('grace@nowhere');
  await field.press('Enter');
  await asked()
    .getByText(/^Must have a dot in what follows the @, .*\.$/)
    .waitFor();
  await page.keyboard.press('Escape');
  await asked().waitFor({ state: 'detached' });
});

inPanel('4.25: its tickets are opened as a file, to be printed', async () => {
  const answered = page.waitForResponse(/\/tickets\.pdf$/);
  const opened = page.context().waitForEvent('page');
  await button('Print tickets').click();
  const answer = await answered;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await (await opened).close();
});

inPanel('4.24: below it stands who did what', async () => {
  await page.reload();
  const lines = part('History').locator('tbody').getByRole('row');
  await lines.first().waitFor();
  const texts = (await lines.allInnerTexts()).map(flat);
  expect(texts).toEqual(
    [
      'Tickets printed',
      'E-mail address corrected; earlier links ended',
      'Mail sent again with a new link; earlier links ended',
      'Mail sent again',
      'Marked as paid',
    ]
      .map((deed): unknown => expect.stringMatching(new RegExp(`[AP]M ${deed} Ada Owner$`)))
      .concat(expect.stringMatching(/[AP]M Placed Box office$/)),
  );
  await shot('order');
});

inPanel(
  '2.31: what is typed in the window of a refund is not dropped from the list, either',
  async () => {
    await open(attendees, '?_q=emmy');
    await row('Emmy Noether').getByRole('button', { name: 'Row actions' }).click();
    await page.getByRole('menuitem', { name: 'Refund…' }).click();
    const refund = page.getByRole('dialog', { name: 'Refund' });
    const reason = refund.getByLabel('Reason');
    await reason.fill('Missed the train');
    await page.keyboard.press('Escape');
    await refund.getByText('What you typed is not saved, and would be lost.').waitFor();
    await page.mouse.click(5, 5);
    expect(await reason.inputValue()).toBe('Missed the train');
    await refund.getByRole('button', { name: 'Discard it' }).click();
    await refund.waitFor({ state: 'detached' });
  },
);

inPanel(
  '2.17: places that are deleted at once are named, and what becomes of them is said',
  async () => {
    await open(attendees, '?_q=');
    const [emmy, other] = [row('Emmy Noether'), row('Grace Hopper').first()];
    for (const one of [emmy, other]) await one.getByRole('checkbox').click();
    await button('Delete').click();
    await asked()
      .getByText(/^Emmy Noether, Dance floor/)
      .waitFor();
    await asked()
      .getByText(/^Grace Hopper, /)
      .waitFor();
    await asked().getByText('The places become free, and their tickets open no door.').waitFor();
    expect(await findings()).toEqual([]);
    await asked().getByRole('button', { name: 'Cancel' }).click();
  },
);

inPanel('3.9: an attendee is checked in from the list, and out on the screen', async () => {
  await open(attendees, '?_q=emmy');
  const emmy = row('Emmy Noether');
  await emmy.waitFor();
  expect(await emmy.innerText()).toMatch(
    /emmy@example\.test\s+Winter ball\s+Fri, Jun 14, 2030, 8:00\sPM · Dance floor\s+Confirmed\s+\w{12}/,
  );
  await emmy.getByRole('button', { name: 'Row actions' }).click();
  for (const deed of ['Refund…', 'Cancel place']) {
    await page.getByRole('menuitem', { name: deed }).click();
    await page.locator('[role=dialog], [role=alertdialog]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await findingsOn(page, '[role=dialog], [role=alertdialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await emmy.getByRole('button', { name: 'Row actions' }).click();
  }
  await page.getByRole('menuitem', { name: 'Check in' }).click();
  expect(await findings()).toEqual([]);
  await asked().getByRole('button', { name: 'Check in' }).click();
  await emmy.getByText('Checked in').waitFor();
  await emmy.getByText('emmy@example.test').click();
  await panel('At the door').getByText('Winter ball').waitFor();
  await press('Undo check-in');
  await panel('At the door').getByText('Confirmed', { exact: true }).waitFor();
  await button('Check in').waitFor();
  const status = page.getByRole('combobox', { name: 'Status' });
  expect(await status.innerText()).toBe('Confirmed');
  expect(await status.isDisabled()).toBe(true);
  expect(await findingsOn(page, 'aside > *')).toEqual([]);
  expect(await button('Save').isDisabled()).toBe(true);
});

inPanel('4.11: what is refused says why, and the screen shows how it is', async () => {
  const emmy = await documentOf(attendees, 'Emmy');
  await button('Check in').waitFor();
  expect((await admin('POST', `/svc-admin/attendees/${emmy}/check-in`)).status).toBe(204);
  await press('Check in');
  await page.getByText('Is checked in already.').waitFor();
  await button('Undo check-in').waitFor();
});

inPanel('3.9: cancelling a paid place says that no money goes back', async () => {
  await press('Undo check-in');
  await button('Cancel place').click();
  await asked().getByText('12.50 USD was paid for it, and none of it goes back').waitFor();
  await asked().getByRole('button', { name: 'Back' }).click();
});

inPanel('4.19: a place is refunded on its attendee’s screen, by the amount typed', async () => {
  await button('Refund…').click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const amount = dialog.getByLabel('Amount');
  await amount.waitFor();
  expect(await amount.inputValue()).toBe('12.50');
  expect(await findingsOn(page, '[role="dialog"]')).toEqual([]);
  await amount.fill('-5');
  await dialog.getByText('An amount looks like 12.50').waitFor();
  expect(await dialog.getByRole('button', { name: 'Refund -5 USD' }).isDisabled()).toBe(true);
  await amount.fill('99');
  await dialog.getByText('At most 12.50 USD can go back.').waitFor();
  await amount.fill('10,00');
  await dialog
    .getByText('Only 10.00 USD of 12.50 USD goes back, and the place is released all the same.')
    .waitFor();
  await dialog.getByLabel('Reason').fill('The band was late.');
  await dialog.getByText('10.00 USD goes back to the buyer by the way it was paid.').waitFor();
  await dialog.getByRole('button', { name: 'Refund 10.00 USD' }).click();
  await page.getByText('10.00 USD is refunded.').waitFor();
  await panel('At the door').getByText('Refunded', { exact: true }).waitFor();
  expect(await button('Refund…').count()).toBe(0);
});

inPanel('5.11: what doors have read of an attendee stands beside the form', async () => {
  const { body } = await admin('GET', `${types}/${attendees}?_q=Emmy`);
  const [emmy] = body.results as { publicId: number; eventId: number }[];
  const { publicId: guest, eventId } = emmy!;
  const scan = { id: 'scan-without-network', guest, secondsAgo: 60, isInside: true };
  const door = { door: 'south gate', scans: [scan] };
  expect((await admin('POST', `/svc-admin/door/events/${eventId}/scans`, door)).status).toBe(200);
  await page.reload();
  const read = panel('At the door');
  await read.getByRole('heading', { name: 'What doors have read' }).waitFor();
  await read.getByText('Let in without a network, but: the money went back').waitFor();
  await read.getByText(/ · Ada Owner$/).waitFor();
  expect(await findingsOn(page, 'aside > *')).toEqual([]);
});

inPanel('4.25: where no place is left there are no tickets to print', async () => {
  await open(orders, `/${await documentOf(orders, 'Emmy')}`);
  await part('Attendees').getByText('Refunded', { exact: true }).waitFor();
  await button('Correct e-mail').waitFor();
  expect(await button('Print tickets').count()).toBe(0);
});

inPanel(
  '4.19: of four places of an order one is refunded in four steps, by what was paid for it',
  async () => {
    await open(orders, `/${await documentOf(orders, 'Grace')}`);
    const steps = new Steps('One place of four is refunded', 4);
    const refund = panel('Order').getByRole('button', { name: 'Refund…' });
    await steps.click('Refund…', refund);
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    await dialog.getByRole('radio', { name: 'All that is left of the order: 50.00 USD' }).waitFor();
    await dialog.getByText('Hand 50.00 USD over yourself').waitFor();
    await steps.click('Single places', dialog.getByRole('radio', { name: 'Single places' }));
    expect(await dialog.getByRole('button', { name: /^Refund 0/ }).isDisabled()).toBe(true);
    expect(await dialog.getByRole('checkbox').count()).toBe(4);
    await steps.click('the place', dialog.getByRole('checkbox').first());
    await dialog.getByText('The place is released').waitFor();
    await steps.click('Refund 12.50', dialog.getByRole('button', { name: 'Refund 12.50 USD' }));
    await page.getByText('12.50 USD is written down as refunded: hand it over now.').waitFor();
    await part(/^Order \d+$/)
      .getByText('Partly refunded')
      .waitFor();
    steps.end();
  },
);

inPanel('4.27: the screen of an order says what is left, and lets its guests in', async () => {
  const sums = part('Bought').locator('tfoot').getByRole('row');
  await sums.nth(2).waitFor();
  const texts = (await sums.allInnerTexts()).map(flat);
  expect(texts).toEqual(['Total 50.00 USD', 'Refunded −12.50 USD', 'Left 37.50 USD']);
  const guests = part('Attendees').locator('tbody').getByRole('row');
  await guests.filter({ hasText: 'Refunded' }).waitFor();
  const coming = guests.filter({ hasText: 'Confirmed' });
  expect(await coming.count()).toBe(3);
  await coming.first().getByRole('button', { name: 'Check in' }).click();
  await asked().getByRole('button', { name: 'Check in' }).click();
  const inside = guests.filter({ hasText: 'Checked in' });
  await inside.waitFor();
  await inside.getByRole('button', { name: 'Undo check-in' }).click();
  await asked().getByRole('button', { name: 'Undo check-in' }).click();
  await inside.waitFor({ state: 'detached' });
  await part('Bought').getByRole('link', { name: 'River concert' }).click();
  await page.getByRole('heading', { name: 'River concert' }).first().waitFor();
});

inPanel('4.27: the window of a refund says whose place it is', async () => {
  await open(orders, `/${await documentOf(orders, 'Grace')}`);
  const guest = part('Attendees').getByRole('row', { name: /^Grace Hopper .* Confirmed/ });
  const [end] = /…\w{4}/.exec(await guest.first().innerText())!;
  for (const [deed, what] of [
    ['Refund…', page.getByRole('dialog', { name: 'Refund' })],
    ['Check in', asked()],
  ] as const) {
    await guest.first().getByRole('button', { name: deed }).click();
    await what.getByText(`Grace Hopper, Front row ${end}`, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await what.waitFor({ state: 'detached' });
  }
  await panel('Order').getByRole('button', { name: 'Refund…' }).click();
  await page
    .getByRole('dialog', { name: 'Refund' })
    .getByText(/^Order \d+ · Grace Hopper · 50\.00 USD$/)
    .waitFor();
  await page.keyboard.press('Escape');
});

inPanel('2.33: on a small screen what is most wanted of an order is in sight', async () => {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button('Open more actions').waitFor();
    for (const name of ['Print tickets', 'Refund…']) {
      const shown = page.getByRole('group', { name: 'Order' }).getByRole('button', { name });
      const { y, height: tall } = (await shown.boundingBox())!;
      expect([width, name, y > 0 && y + tall <= height]).toEqual([width, name, true]);
    }
    expect(await findingsOn(page, '[role=group]')).toEqual([]);
  }
  await open(requests, `/${await documentOf(requests, 'ill')}`);
  const bar = page.getByRole('group', { name: 'Refund' });
  for (const name of ['Approve', 'Reject']) {
    await bar.getByRole('button', { name, exact: true }).waitFor();
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
  await bar.waitFor({ state: 'detached' });
});

inPanel('4.27: what an order with a voucher costs adds up', async () => {
  await shop.openVoucher({ code: 'A-FIFTH-OFF', percent: 20 });
  await shop.useUp('A-FIFTH-OFF', ball);
  await open(orders, `/${await documentOf(orders, 'Somebody')}`);
  const sums = part('Bought').locator('tfoot').getByRole('row');
  await sums.nth(1).waitFor();
  expect((await sums.allInnerTexts()).map(flat)).toEqual([
    'Subtotal 12.50 USD',
    'Voucher A-FIFTH-OFF −2.50 USD',
    'Total 10.00 USD',
  ]);
});

inPanel('4.26: beside an event stand its sales, and its list for the door is printed', async () => {
  const { body } = await admin('GET', `${types}/plugin::svc.event?_q=River`);
  const [river] = body.results as { documentId: string }[];
  await open('plugin::svc.event', `/${river!.documentId}`);
  const sales = panel('Sales');
  await untilDrawn(sales.getByRole('img', { name: /^3 places sold since / }));
  expect((await sales.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
    /Places sold 3 Revenue 37\.50 USD Checked in 0/,
  );
  await shot('event-sales');
  const opened = page.context().waitForEvent('page');
  await button('Door list to print').click();
  const list = await opened;
  await list.getByRole('heading', { name: 'River concert' }).waitFor();
  expect(await list.getByRole('row').count()).toBe(4);
  expect(await list.getByRole('row').nth(1).innerText()).toMatch(
    /☐\s+Grace Hopper\s+Front row\s+…\w{4}\s+\d+/,
  );
  if (process.env.PICTURES) {
    await list.screenshot({ path: path.join(process.env.PICTURES, 'door-list.png') });
  }
  await list.close();
  const saved = page.waitForEvent('download');
  await button('Sales as CSV').click();
  expect((await saved).suggestedFilename()).toBe('sales.csv');
});

/** The file that *Download as CSV* gives of the list that is shown. */
async function downloaded(): Promise<string> {
  const saved = page.waitForEvent('download');
  await button('Download as CSV').click();
  return readFile(await (await saved).path(), 'utf8');
}

inPanel('4.23: the file of a list has its rows as it is filtered and searched', async () => {
  const [grace, emmy] = ['Grace Hopper', 'Emmy Noether'];
  await open(orders);
  await row(emmy).waitFor();
  expect(await downloaded()).toContain(emmy);
  for (const [type, query] of [
    [orders, '?filters[$and][0][buyerName][$containsi]=grace'],
    [orders, '?_q=grace'],
    [attendees, '?filters[$and][0][fullName][$containsi]=grace'],
  ] as const) {
    await open(type, query);
    await row(grace).first().waitFor();
    const file = await downloaded();
    expect([query, file.includes(grace), file.includes(emmy)]).toEqual([query, true, false]);
  }
});

inPanel('4.19: a refund request is approved with notes', async () => {
  await open(requests);
  const alan = row('Alan Turing');
  await alan.waitFor();
  expect(await alan.innerText()).toMatch(
    /Winter ball\s+Order \d+, all of it\s+12\.50 USD\s+Pending\s+I fell ill\./,
  );
  expect(await page.getByText('Create new').count()).toBe(0);
  // In the menu of its row, as on its own screen.
  await alan.getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: 'Reject' }).waitFor();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await asked().getByText('12.50 USD is refunded').waitFor();
  await asked()
    .getByText(/^Order \d+, all of it$/)
    .waitFor();
  await asked().getByLabel('Notes').fill('Called on Monday.');
  await asked().getByRole('button', { name: 'Approve' }).click();
  await alan.getByText('Approved', { exact: true }).waitFor();
  await alan.getByText('I fell ill.').click();
  await panel('Refund').getByText('Approved', { exact: true }).waitFor();
  expect(await page.getByLabel('Notes of the box office').inputValue()).toBe('Called on Monday.');
  expect(await button('Reject').count()).toBe(0);
  await page.getByRole('link', { name: /^Order \d+, all of it$/ }).click();
  await part(/^Order \d+$/)
    .getByText('Refunded', { exact: true })
    .waitFor();
});

inPanel('5.9: who has no tick for it sees no buttons', async () => {
  const fields = ['publicId', 'buyerName', 'orderStatus'];
  await registerWithGrants(server.url, admin, reader, {
    grants: [{ subject: orders, actions: ['read'], fields }],
    actions: ['plugin::svc.orders.confirm'],
  });
  const grace = await documentOf(orders, 'Grace');
  page = await (await openContext(browser, 'Europe/Berlin')).newPage();
  await signIn(page, server.url, reader);
  await open(orders, `/${grace}`);
  await part('Bought').getByText('4 × Front row').waitFor();
  await button('Send mail again').waitFor();
  for (const name of ['Mark as paid', 'Cancel order', 'Save']) {
    expect([name, await button(name).count()]).toEqual([name, 0]);
  }
  expect(await panel('Order').getByText('Attendees').count()).toBe(0);
});
