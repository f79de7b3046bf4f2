import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin, registerWithGrants } from '#svc/testing/admin-api';
import { findingsOn } from './support/axe';
import { launchBrowser, openContext, pictured, signInByForm } from './support/browser';
import { openShop } from './support/sales';
import { Steps } from './support/steps';
import { type PanelServer, startServer } from './support/server';

/* Selling at the counter, in the panel. */

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const clerk = { ...owner, firstname: 'Cleo', lastname: 'Clerk', email: 'cleo@example.org' };

let server: PanelServer;
let admin: AdminApi;
let browser: Browser;
let page: Page;

const inPanel = (name: string, step: () => Promise<void>) =>
  test(
    name,
    pictured(() => page, step),
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function shot(name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  for (const [width, height] of [
    [1440, 1000],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    const file = path.join(process.env.PICTURES, `${name}-${width}.png`);
    await page.screenshot({ path: file, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
}

/** What axe finds in the part of the page that is ours. */
const findings = () => findingsOn(page, 'main');

/** Presses a button, which opens the tickets as a file. */
async function opensTickets(name: string): Promise<void> {
  const answered = page.waitForResponse(/\/tickets\.pdf$/);
  const opened = page.context().waitForEvent('page');
  await button(name).click();
  const answer = await answered;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await (await opened).close();
}

beforeAll(async () => {
  server = await startServer({ PAYMENT_TEST_PROVIDER: 'true' });
  admin = await registerFirstAdmin(server.url, owner);
  const shop = await openShop(server.url, admin);
  const river = await shop.openEvent('River concert', 'Front row');
  await shop.sell({ ticketId: river, quantity: 2, method: 'offline', buyer: 'Olga Offline' });
  await shop.openEvent('Möwe and mill', 'Standing', '5.00');
  // More than are shown before anything is typed.
  const later = { start_date: '2031-02-01 20:00:00', end_date: '2031-02-01 22:00:00' };
  for (let at = 1; at < 100; at++) await shop.openEvent(`Rehearsal ${at}`, 'Seat', '5.00', later);
  await shop.openEvent('Zither evening', 'Balcony', '7.00', {
    start_date: '2032-02-01 20:00:00',
    end_date: '2032-02-01 22:00:00',
  });
  for (const [ticket, hour] of [
    ['Afternoon', 15],
    ['Evening', 20],
    ['Late', 20],
  ] as const) {
    await shop.openEvent('Winter tasting', ticket, '7.00', {
      start_date: `2032-03-01 ${hour}:00:00`,
      end_date: '2032-03-01 23:00:00',
    });
  }
  await registerWithGrants(server.url, admin, clerk, {
    grants: [
      {
        subject: 'plugin::svc.order',
        actions: ['read'],
        fields: ['publicId', 'buyerName', 'orderStatus', 'totalMinor', 'refundedMinor', 'currency'],
      },
    ],
    actions: [...['orders.counter', 'orders.print', 'orders.pay', 'refund-requests.decide']].map(
      (action) => `plugin::svc.${action}`,
    ),
  });
  browser = await launchBrowser();
  page = await (await openContext(browser, 'Europe/Berlin')).newPage();
  await signInByForm(page, server.url, clerk);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel('4.22: the counter is in the menu, and asks for an open till', async () => {
  await page.getByRole('link', { name: 'Box office' }).click();
  await page.getByText('Open your till to sell.').waitFor();
  await page.getByText('Front row', { exact: true }).waitFor();
  expect(await button('Sell and print').isDisabled()).toBe(true);
  await page.getByLabel('Cash in it now').fill('50');
  await button('Open the till').click();
  await page.getByText('Should be in it').waitFor();
  expect(await findings()).toEqual([]);
});

inPanel('4.22: a walk-in is sold and printed in five steps', async () => {
  const steps = new Steps('A walk-in is sold two places and gets them printed', 5);
  await steps.click('Box office', page.getByRole('link', { name: 'Box office' }));
  // The event is chosen already, and so is cash.
  await steps.click('a place', button('One more of Front row'));
  await steps.click('another', button('One more of Front row'));
  await steps.do('the name', () => page.getByLabel('Name').fill('Wanda Walk-In'));
  await shot('counter');
  expect(await page.getByText('25.00 USD').count()).toBeGreaterThan(0);
  await steps.do('Sell and print', () => opensTickets('Sell and print'));
  await page.getByText(/Order \d+ is sold: 25\.00 USD\./).waitFor();
  steps.end();
  await page.getByText('75.00 USD').waitFor();
  await opensTickets('Print the tickets');
  await shot('counter-sold');
  expect(await findings()).toEqual([]);
});

inPanel('4.22: what is missing is said at its place, and nothing is sold', async () => {
  await button('Sell and print').click();
  await page.getByText('Choose at least one ticket.').waitFor();
  await button('One more of Front row').click();
  await button('Sell and print').click();
  await page.getByText('Who buys? A name has to be there.').waitFor();
  await page.getByLabel('Name').fill('Emil');
  await page.getByLabel('E-mail').fill('emil@nowhere');
  await button('Sell and send').click();
  await page.getByText('An e-mail address looks like ada@example.org.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Emil');
  await page.getByLabel('E-mail').fill('emil@example.org');
  await button('Card reader').click();
  await button('Sell and send').click();
  await page.getByText('The tickets are on their way to emil@example.org.').waitFor();
});

inPanel('4.22: of cash that is given it says what goes back, to the cent', async () => {
  const given = page.getByLabel('Given');
  expect(await given.inputValue()).toBe('');
  await button('One more of Front row').click();
  await given.fill('many');
  await page.getByText('An amount looks like 12.50.').waitFor();
  await given.fill('12');
  await page.getByText('Still to be given', { exact: true }).waitFor();
  await page.getByText('0.50 USD', { exact: true }).waitFor();
  await given.fill('20,10');
  await page.getByText('Change', { exact: true }).waitFor();
  await page.getByText('7.60 USD', { exact: true }).waitFor();
  await shot('counter-change');
  expect(await findings()).toEqual([]);
  await button('Card reader').click();
  expect(await given.count()).toBe(0);
  await button('Cash').click();
  await page.getByLabel('Name').fill('Carl Cash');
  await given.fill('12.49');
  await button('Sell and print').click();
  await page.getByText('That is not enough.').waitFor();
  await given.fill('20,10');
  await page.getByText('That is not enough.').waitFor({ state: 'detached' });
  await opensTickets('Sell and print');
  await page.getByText('Change: 7.60 USD.').waitFor();
  expect(await given.inputValue()).toBe('');
});

inPanel('4.22: an event is found by words, whatever was chosen before', async () => {
  const event = page.getByRole('combobox', { name: 'Event' });
  expect(await event.inputValue()).toMatch(/^River concert, /);
  await event.click();
  await event.fill('nowhere');
  await page.getByText('No event has these words.').waitFor();
  await event.fill('MILL mowe');
  await page.getByRole('option', { name: /Möwe and mill/ }).waitFor();
  expect(await page.getByRole('option').count()).toBe(1);
  await page.getByRole('option', { name: /Möwe and mill/ }).click();
  await page.getByText('Standing', { exact: true }).waitFor();
  expect(await event.inputValue()).toMatch(/^Möwe and mill, /);
  await event.click();
  await event.pressSequentially('river');
  await page.getByRole('option', { name: /River concert/ }).click();
  await page.getByText('Front row', { exact: true }).waitFor();
});

inPanel('4.22: typing finds an event that comes after the hundred next ones', async () => {
  const event = page.getByRole('combobox', { name: 'Event' });
  await event.click();
  await page.getByRole('option', { name: /River concert/ }).waitFor();
  expect(await page.getByRole('option', { name: /Zither/ }).count()).toBe(0);
  await event.fill('zith even');
  await page.getByRole('option', { name: /Zither evening/ }).click();
  await page.getByText('Balcony', { exact: true }).waitFor();
  expect(await event.inputValue()).toMatch(/^Zither evening, /);
  await event.click();
  await event.fill('river');
  await page.getByRole('option', { name: /River concert/ }).click();
  await page.getByText('Front row', { exact: true }).waitFor();
});

inPanel('4.22: of events with one title and day the one that was chosen is sold', async () => {
  const event = page.getByRole('combobox', { name: 'Event' });
  const chosen: string[] = [];
  for (const [nth, ticket] of ['Afternoon', 'Evening', 'Late'].entries()) {
    await event.click();
    // What is typed takes the place of what is chosen, wherever the cursor is.
    await page.keyboard.press('End');
    await page.keyboard.type('winter');
    const found = page.getByRole('option', { name: /Winter tasting/ });
    await found.nth(2).waitFor();
    await found.nth(nth).click();
    await page.keyboard.press('Tab');
    await button(`One more of ${ticket}`).click();
    await page.getByText(/^Total\s*7\.00 USD$/).waitFor();
    chosen.push(await event.inputValue());
  }
  expect(new Set(chosen).size).toBe(3);
  expect(chosen[0]).toMatch(/^Winter tasting, .*3:00\s?PM/);
  await event.click();
  await page.keyboard.type('nowhere');
  await page.keyboard.press('Escape');
  await page.locator(`input[role="combobox"][value="${chosen[2]}"]`).waitFor();
});

inPanel('4.22: a sale whose answer got lost is asked for again, and sold once', async () => {
  await page.getByLabel('Name').fill('Lena Lost');
  await page.route('**/counter/sales', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button('Sell and print').click();
  await page.getByText('it is not known whether it was sold').waitFor();
  expect(await page.getByLabel('E-mail').isDisabled()).toBe(true);
  await shot('counter-unanswered');
  expect(await findings()).toEqual([]);
  await page.unroute('**/counter/sales');
  await opensTickets('Ask again');
  await page.getByText(/Order \d+ is sold: 7\.00 USD\./).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
  const orders = '/content-manager/collection-types/plugin::svc.order';
  const { body } = await admin('GET', `${orders}?_q=Lena`);
  expect(body.results).toHaveLength(1);
});

inPanel('4.22: a sale whose answer got lost outlives the page, and is sold once', async () => {
  const unknown = page.getByText('it is not known whether it was sold');
  await button('One more of Late').click();
  await page.getByLabel('Name').fill('Rita Reload');
  await page.getByLabel('Given').fill('10');
  await page.getByText(/Order \d+ is sold/).waitFor();
  await page.route('**/counter/sales', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button('Sell and print').click();
  await unknown.waitFor();
  expect(await page.getByText(/Order \d+ is sold/).count()).toBe(0);
  await page.reload();
  await unknown.waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Rita Reload');
  const event = page.getByRole('combobox', { name: 'Event' });
  expect([await event.inputValue(), await event.isDisabled()]).toEqual([
    expect.stringMatching(/^Winter tasting, /),
    true,
  ]);
  await page.getByRole('link', { name: 'Closed tills' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await unknown.waitFor();
  expect(await findings()).toEqual([]);
  await page.unroute('**/counter/sales');
  await opensTickets('Ask again');
  await page.getByText(/Order \d+ is sold: 7\.00 USD\./).waitFor();
  await page.getByText('Change: 3.00 USD.').waitFor();
  const orders = '/content-manager/collection-types/plugin::svc.order';
  const { body } = await admin('GET', `${orders}?_q=Rita`);
  expect(body.results).toHaveLength(1);
  await page.reload();
  await button('Sell and print').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
});

inPanel('4.22: another sale that is begun on purpose is begun for good', async () => {
  await button('One more of Front row').click();
  await page.getByLabel('Name').fill('Nils Never');
  await page.route('**/counter/sales', (route) => route.abort());
  await button('Sell and print').click();
  await button('Ask again').waitFor();
  await page.unroute('**/counter/sales');
  await button('Begin another sale').click();
  await page.reload();
  await button('Sell and print').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
});

inPanel('4.22: an order is found from the counter', async () => {
  await page.getByLabel('Find an order').fill('Lena');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /Lena Lost/ }).waitFor();
  await page.getByRole('row', { name: /Wanda Walk-In/ }).waitFor({ state: 'detached' });
});

async function openOrder(buyer: string): Promise<void> {
  const types = '/content-manager/collection-types/plugin::svc.order';
  const { body } = await admin('GET', `${types}?_q=${buyer}`);
  const [{ documentId }] = body.results as [{ documentId: string }];
  await page.goto(`${server.url}/admin${types}/${documentId}`);
}

inPanel('4.19, 4.22: what is handed back goes out of the till of who hands it over', async () => {
  await openOrder('Carl');
  await button('Refund…').click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const asked = dialog.getByRole('radiogroup', { name: 'How it is handed over' });
  const cash = asked.getByRole('radio', { name: 'In cash: my till' });
  await cash.waitFor();
  expect(await cash.isChecked()).toBe(true);
  await shot('counter-refund');
  await dialog.getByRole('button', { name: 'Refund 12.50 USD' }).click();
  await page.getByText('12.50 USD is written down as refunded: hand it over now.').waitFor();
});

inPanel('4.11, 4.22: an order that is paid on the spot comes into the till', async () => {
  await openOrder('Olga');
  await button('Mark as paid').click();
  const question = page.getByRole('alertdialog');
  const asked = question.getByRole('radiogroup', { name: 'How the money is taken in' });
  await asked.getByRole('radio', { name: 'Card reader: my till' }).click();
  await question.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByText('The order is paid.').waitFor();
  await page.getByText('Card reader', { exact: true }).waitFor();
});

inPanel('4.22: the till shows what came in and went out, kind by kind', async () => {
  await page.getByRole('link', { name: 'Box office' }).click();
  const till = page.getByRole('main');
  await till.getByText('Sales: Cash').waitFor();
  const text = (await till.innerText()).replace(/\s+/g, ' ');
  expect(text).toMatch(
    new RegExp(
      [
        [
          'Was in it 50.00 USD',
          'Sales: Cash 4 orders 51.50 USD',
          'Refunds: Cash 1 refund −12.50 USD',
        ],
        ['Should be in it 89.00 USD', 'Sales: Card reader 1 order 12.50 USD'],
        ['Orders paid: Card reader 1 order 25.00 USD'],
      ]
        .flat()
        .join(' '),
    ),
  );
  await shot('counter-refunded');
  expect(await findings()).toEqual([]);
});

inPanel('4.22: the till is counted and closed, with the difference', async () => {
  await page.getByLabel('Cash counted').fill('88,50');
  await button('Close the till').click();
  const question = page.getByRole('alertdialog');
  await question.getByText('differs from what should be in it by −0.50 USD').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByText('Open your till to sell.').count()).toBe(0);
  await button('Close the till').click();
  await question.getByRole('button', { name: 'Close the till' }).click();
  await page.getByText('The till is closed. Difference: −0.50 USD.').waitFor();
  await page.getByText('Open your till to sell.').waitFor();
  await shot('counter-closed');
  expect(await findings()).toEqual([]);
});

inPanel('4.22: a closed till is read by who has the tick, whoever kept it', async () => {
  await admin('POST', '/svc-admin/counter/tills', { opening: 2000 });
  const { body } = await admin('GET', '/svc-admin/counter/tills');
  const { id } = body.own as { id: number };
  await admin('POST', '/svc-admin/counter/tills/close', { till: id, counted: 2000 });
  await page.getByRole('link', { name: 'Closed tills' }).click();
  const till = (holder: string) => page.getByRole('article', { name: holder });
  await till('Cleo Clerk').waitFor();
  const said = (await till('Cleo Clerk').innerText()).replace(/\s+/g, ' ');
  expect(said).toMatch(
    /^Cleo Clerk \w{3} \d+, \d{4}, \d+:\d\d [AP]M – \w{3} \d+, \d{4}, \d+:\d\d [AP]M Was in it 50\.00 USD /,
  );
  expect(said).toMatch(/ Should be in it 89\.00 USD Sales: Card reader /);
  expect(said).toMatch(/ Counted 88\.50 USD Difference −0\.50 USD$/);
  expect(await till('Ada Owner').innerText()).toMatch(/Counted\s+20\.00 USD/);
  expect(await page.getByRole('textbox').count()).toBe(0);
  await shot('counter-tills');
  expect(await findings()).toEqual([]);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('Open your till to sell.').waitFor();
});
