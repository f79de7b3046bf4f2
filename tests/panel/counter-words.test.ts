import { type AdminApi, registerWithGrants } from '#svc/testing/admin-api';
import { signIn } from './support/browser';
import { owner, startPanel } from './support/panel';
import { openShop } from './support/sales';

/* What the counter says where something is not sold, to a clerk who reads German. */

const counter = ['plugin::svc.orders.counter'];
const clerk = { ...owner, firstname: 'Cleo', email: 'cleo@example.org' };
const other = { ...owner, firstname: 'Otto', email: 'otto@example.org' };
const inTokyo = { timezone: 'Asia/Tokyo' };

let asClerk: AdminApi;
let colleague: AdminApi;
let lastPlace = 0;
let scarce = 0;
let withdrawn: () => Promise<unknown>;

const panel = startPanel({ PAYMENT_TEST_PROVIDER: 'true' }, async ({ server, admin }) => {
  const shop = await openShop(server.url, admin);
  await shop.openEvent('River concert', 'Gallery', '12.50', inTokyo);
  const { body } = await admin('GET', '/svc-admin/counter/events');
  const [{ id: eventId }] = body.events as [{ id: number }];
  const add = (title: string, fields: object) => shop.addTicket(eventId, title, fields);
  await add('Front row', { capacity: 0 });
  await add('Balcony', { start_sale_date: '2030-06-13 18:00:00' });
  await add('Early bird', { end_sale_date: '2026-01-31 12:00:00' });
  lastPlace = await add('Stool', { capacity: 1 });
  scarce = await add('Bench', { capacity: 3 });
  withdrawn = () => shop.changeEvent(eventId, { status: 'draft' });
  asClerk = await registerWithGrants(server.url, admin, clerk, { actions: counter });
  colleague = await registerWithGrants(server.url, admin, other, { actions: counter });
  await colleague('POST', '/svc-admin/counter/tills', { opening: 0 });
});
const { inPanel, button } = panel;

const line = (ticket: string) =>
  panel.page.getByRole('listitem').filter({ has: panel.page.getByText(ticket, { exact: true }) });

/** Another clerk is faster. */
async function sellMeanwhile(ticketId: number, quantity: number): Promise<void> {
  const sale = { key: `meanwhile-${ticketId}`, name: 'Faster', email: '', means: 'cash' };
  const tickets = [{ ticketId, quantity }];
  const answer = await colleague('POST', '/svc-admin/counter/sales', { ...sale, tickets });
  expect(answer.status).toBe(200);
}

async function choose(ticket: string, quantity: number): Promise<void> {
  for (let n = 0; n < quantity; n += 1) await button(`Ein ${ticket} mehr`).click();
}

/** Sells, and waits for what is said of it. */
async function isRefused(sentence: string): Promise<void> {
  await button('Verkaufen und drucken').click();
  const said = panel.page.getByRole('alert').filter({ hasText: 'nicht verkauft' });
  await said.waitFor();
  expect(await said.innerText()).toBe(`Es wurde nicht verkauft. ${sentence}`);
}

inPanel('4.22: why a ticket is not sold is said in the language of the panel', async () => {
  const { page } = panel;
  await signIn(page, panel.server.url, clerk);
  await page.addInitScript({ content: "localStorage.setItem('strapi-admin-language', 'de')" });
  await panel.open('/box-office');
  await page.getByLabel('Bargeld darin').fill('0');
  // In another window of the same clerk.
  await asClerk('POST', '/svc-admin/counter/tills', { opening: 0 });
  await button('Kassenlade öffnen').click();
  await page.getByText('Die Kassenlade ist schon offen.').waitFor();
  await button('Kassenlade schließen').waitFor();
  await line('Front row').getByText('12,50 USD · Es ist kein Platz mehr frei.').waitFor();
  await line('Early bird').getByText('Der Verkauf ist beendet.').waitFor();
  await page.getByText('Volle Preise: Die Kasse nimmt keine Gutscheine.').waitFor();
});

inPanel('4.22: of a ticket that is not on sale yet it says from when, by the event’s clock', () =>
  line('Balcony').getByText('Im Verkauf ab Do., 13. Juni 2030, 18:00.').waitFor(),
);

inPanel('4.22: so is that somebody else has sold the last place', async () => {
  await choose('Stool', 1);
  await panel.page.getByLabel('Name').fill('Emil');
  await sellMeanwhile(lastPlace, 1);
  await isRefused('Es ist kein Platz mehr frei.');
  await line('Stool').getByText('Es ist kein Platz mehr frei.').waitFor();
  expect(await panel.page.getByLabel('Name').inputValue()).toBe('Emil');
  await button('Ein Stool weniger').click();
});

inPanel('4.22: and how many are left of those that were asked for', async () => {
  await choose('Bench', 3);
  await sellMeanwhile(scarce, 1);
  await isRefused('Nur noch 2 Plätze sind frei.');
  await button('Ein Bench weniger').click();
});

inPanel('4.22: an e-mail address that is none is said at its field', async () => {
  await panel.page.getByLabel('E-Mail').fill('emil@nirgends');
  await button('Verkaufen und senden').click();
  await panel.page.getByText('Eine E-Mail-Adresse sieht aus wie ada@example.org.').waitFor();
  await panel.page.getByLabel('E-Mail').fill('');
});

inPanel('4.22: and that the event was withdrawn meanwhile', async () => {
  await withdrawn();
  await isRefused('Die Veranstaltung ist nicht veröffentlicht.');
});
