import { type AdminApi, registerWithGrants } from '#svc/testing/admin-api';
import { signIn } from './support/browser';
import { owner, startPanel } from './support/panel';
import { openShop } from './support/sales';

/* The counter where things have changed since it was opened: another event, another window, another day. */

const clerk = { ...owner, firstname: 'Cleo', email: 'cleo@example.org' };

let asClerk: AdminApi;
let withdrawn: () => Promise<unknown>;

const panel = startPanel({ PAYMENT_TEST_PROVIDER: 'true' }, async ({ server, admin }) => {
  const shop = await openShop(server.url, admin);
  await shop.openEvent('River concert', 'Front row');
  const { body } = await admin('GET', '/svc-admin/counter/events');
  const [{ id: eventId }] = body.events as [{ id: number }];
  await shop.addTicket(eventId, 'Child', { type: 'free', price: '0.00' });
  withdrawn = () => shop.changeEvent(eventId, { status: 'draft' });
  const later = { start_date: '2031-02-01 20:00:00', end_date: '2031-02-01 22:00:00' };
  await shop.openEvent('Mill evening', 'Standing', '5.00', later);
  asClerk = await registerWithGrants(server.url, admin, clerk, {
    actions: ['plugin::svc.orders.counter'],
  });
});
const { inPanel, button } = panel;

const said = (text: string | RegExp) => panel.page.getByText(text);
const given = () => panel.page.getByLabel('Given');

async function chooseEvent(title: string): Promise<void> {
  const event = panel.page.getByRole('combobox', { name: 'Event' });
  await event.click();
  await event.fill(title);
  await panel.page.getByRole('option', { name: new RegExp(title) }).click();
}

const buyer = async () => [
  await panel.page.getByLabel('Name').inputValue(),
  await panel.page.getByLabel('E-mail').inputValue(),
];

async function typeBuyer(name: string, email = ''): Promise<void> {
  await panel.page.getByLabel('Name').fill(name);
  await panel.page.getByLabel('E-mail').fill(email);
}

async function sell(): Promise<void> {
  await button('Sell and print').click();
  await said(/Order \d+ is sold/).waitFor();
}

/** In another window of the same clerk. */
async function closeElsewhere(counted: number): Promise<void> {
  const { body } = await asClerk('GET', '/svc-admin/counter/tills');
  const till = (body.own as { id: number } | null)?.id;
  if (till) await asClerk('POST', '/svc-admin/counter/tills/close', { till, counted });
}

/** Whatever the test before has left. */
async function beginAnew(): Promise<void> {
  await panel.page.unroute('**/counter/tills');
  await closeElsewhere(0);
  await asClerk('POST', '/svc-admin/counter/tills', { opening: 5000 });
  await panel.page.reload();
  await button('Close the till').waitFor();
}

async function openTill(): Promise<void> {
  await panel.page.getByLabel('Cash in it now').fill('50');
  await button('Open the till').click();
  await button('Close the till').waitFor();
}

inPanel('4.22: a till that was opened today says since when, and no more', async () => {
  await signIn(panel.page, panel.server.url, clerk);
  await panel.open('/box-office');
  await openTill();
  expect(await said('Open since').innerText()).toMatch(/^Open since \d+:\d\d\s[AP]M$/);
  expect(await said('It is from another day').count()).toBe(0);
});

inPanel('4.22: one of another day says of which, and that it is to be closed', async () => {
  const { page } = panel;
  const { body } = await asClerk('GET', '/svc-admin/counter/tills');
  const openedAt = Date.parse('2026-01-31T17:51:00Z') / 1000;
  const json = { ...body, own: { ...(body.own as object), openedAt } };
  await page.route('**/counter/tills', (route) => route.fulfill({ json }));
  await page.reload();
  await said('It is from another day: close it and open a new one.').waitFor();
  expect(await said('Open since').innerText()).toMatch(/^Open since Jan 31, 2026, 6:51\sPM$/);
  expect(await button('Sell and print').isEnabled()).toBe(true);
  expect(await panel.findingsOf()).toEqual([]);
});

inPanel('4.22: who stands there stays typed when another event is chosen', async () => {
  await beginAnew();
  await button('One more of Front row').click();
  await typeBuyer('Emil', 'emil@example.org');
  await given().fill('20');
  await chooseEvent('Mill evening');
  await button('One more of Standing').waitFor();
  expect(await buyer()).toEqual(['Emil', 'emil@example.org']);
  expect(await given().inputValue()).toBe('');
  await said(/^Total\s*0\.00 USD$/).waitFor();
  await button('One more of Standing').click();
  await sell();
  expect(await buyer()).toEqual(['', '']);
});

inPanel('4.22: that something is sold is said until the next sale is tried', async () => {
  await button('Sell and print').click();
  await said('Choose at least one ticket.').waitFor();
  expect(await said(/Order \d+ is sold/).count()).toBe(0);
});

inPanel('4.22: where nothing is to be paid, nobody is asked with what', async () => {
  await beginAnew();
  await chooseEvent('River concert');
  const means = panel.page.getByRole('group', { name: 'Paid with' });
  await means.waitFor();
  await given().fill('20');
  await button('One more of Child').click();
  await means.waitFor({ state: 'detached' });
  expect(await given().count()).toBe(0);
  await typeBuyer('Nina Nothing');
  await sell();
  expect(await said(/Change: /).count()).toBe(0);
  await means.waitFor();
  await panel.page.reload();
  await means.waitFor();
  expect(await said('Sales: ').count()).toBe(0);
});

inPanel(
  '4.22: nothing goes back of what was not sold, and an open till is not asked for',
  async () => {
    await beginAnew();
    await button('One more of Front row').click();
    await typeBuyer('Rita');
    await given().fill('15.50');
    await said('3.00 USD').waitFor();
    await closeElsewhere(5000);
    await button('Sell and print').click();
    await said('It was not sold. Open your till to sell.').waitFor();
    expect(await said('3.00 USD').count()).toBe(0);
    await openTill();
    expect(await said('Open your till to sell.').count()).toBe(0);
    await said('3.00 USD').waitFor();
    await sell();
  },
);

inPanel('4.22: who closes a till that another window has closed is told with what', async () => {
  await beginAnew();
  await closeElsewhere(6100);
  await panel.page.getByLabel('Cash counted').fill('50');
  await button('Close the till').click();
  await said('The till is closed already. Counted: 61.00 USD.').waitFor();
});

inPanel('4.22: in a narrow window what stands above scrolls away', async () => {
  const { page } = panel;
  await beginAnew();
  await page.setViewportSize({ width: 390, height: 844 });
  await button('Close the till').scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  expect(
    await page.getByRole('link', { name: 'Closed tills' }).filter({ visible: true }).count(),
  ).toBe(0);
  await page.evaluate("document.querySelectorAll('*').forEach((part) => part.scrollTo(0, 0))");
  await page.getByRole('link', { name: 'Closed tills' }).filter({ visible: true }).waitFor();
  await page.setViewportSize({ width: 1440, height: 1000 });
});

inPanel('4.22: of an event that was withdrawn meanwhile the buyer is sold another', async () => {
  await beginAnew();
  await chooseEvent('River concert');
  await button('One more of Front row').click();
  await typeBuyer('Walter', 'walter@example.org');
  await withdrawn();
  await button('Sell and print').click();
  await said('The event is not published.').waitFor();
  await chooseEvent('Mill evening');
  await button('One more of Standing').click();
  expect(await buyer()).toEqual(['Walter', 'walter@example.org']);
  await sell();
});
