import path from 'node:path';
import { signIn } from './support/browser';
import { owner, startPanel } from './support/panel';
import { openShop } from './support/sales';

/* What the service stores in a word of its own, as whoever reads German reads it. */

const types = '/content-manager/collection-types';
const orders = `${types}/plugin::svc.order`;
const requests = `${types}/plugin::svc.refund-request`;

const panel = startPanel({ PAYMENT_TEST_PROVIDER: 'true' }, async ({ server, admin }) => {
  const shop = await openShop(server.url, admin);
  const ticketId = await shop.openEvent('River concert', 'Front row');
  await shop.sell({ ticketId, quantity: 2, method: 'offline', buyer: 'Grace Hopper' });
  await shop.sell({ ticketId, quantity: 2, method: 'test', buyer: 'Emmy Noether' });
  await admin('POST', '/svc-admin/counter/tills', { opening: 0 });
  const sale = { key: 'walk-in-1234', name: 'Wanda Walk-In', email: '', means: 'cash' };
  await admin('POST', '/svc-admin/counter/sales', {
    ...sale,
    tickets: [{ ticketId, quantity: 1 }],
  });
});
const { inPanel, button, row, side } = panel;

async function shot(name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  const file = path.join(process.env.PICTURES, `${name}.png`);
  await panel.page.screenshot({ path: file, fullPage: true });
}

inPanel('2.28: ways of paying are German in the list of orders', async () => {
  const { page } = panel;
  await signIn(page, panel.server.url, owner);
  await page.evaluate("localStorage.setItem('strapi-admin-language', 'de')");
  await panel.open(orders);
  await row('Grace Hopper').getByText('Später bezahlen', { exact: true }).waitFor();
  await row('Wanda Walk-In').getByText('Kasse, Bar', { exact: true }).waitFor();
  await shot('orders-de');
});

inPanel('4.19: a refund is seen in the list of orders as soon as it is made', async () => {
  const { page } = panel;
  const emmy = row('Emmy Noether');
  await emmy.getByText('Abgeschlossen').waitFor();
  await emmy.getByRole('button', { name: /Row actions|Zeilenaktionen|Aktionen/ }).click();
  await page.getByRole('menuitem', { name: 'Erstatten …' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Einzelne Plätze' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().click();
  await page.getByRole('dialog').getByRole('button', { name: '12.50 USD erstatten' }).click();
  await emmy.getByText('Teilweise erstattet').waitFor();
});

inPanel('2.28: and in the form of an order, where a refund is seen at once, too', async () => {
  const { page } = panel;
  await row('Wanda Walk-In').getByText('Wanda Walk-In').click();
  const payment = page.getByRole('textbox', { name: 'Bezahlung' });
  await payment.waitFor();
  expect([await payment.inputValue(), await payment.isDisabled()]).toEqual(['Kasse', true]);
  const reference = page.getByRole('textbox', { name: 'Kennung der Zahlung' });
  expect(await reference.inputValue()).toBe('Bar');
  await page.getByRole('button', { name: 'Erstatten …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '12.50 USD erstatten' }).click();
  await side('Bestellung').getByText('Erstattet', { exact: true }).first().waitFor();
  expect(await page.getByLabel('Erstattet', { exact: true }).first().inputValue()).toBe('12.50');
  await side('Verlauf')
    .getByText(/Geld zurückgezahlt/)
    .waitFor();
  await side('Verlauf')
    .getByText(/· Der Dienst$/)
    .waitFor();
  await shot('order-de');
});

inPanel(
  '2.28: so are the reasons that the service has written, and whose place it was',
  async () => {
    const { page } = panel;
    await panel.open(requests);
    const emmy = row('Emmy Noether');
    await emmy.getByText('Von der Kasse erstattet.').waitFor();
    await emmy.getByText(/^Emmy Noether, Front row …\w{4}$/).waitFor();
    await shot('refunds-de');
    await emmy.getByText('Von der Kasse erstattet.').click();
    const reason = page.getByRole('textbox', { name: 'Grund' });
    await reason.waitFor();
    expect(await reason.inputValue()).toBe('Von der Kasse erstattet.');
    expect(await button('Genehmigen').count()).toBe(0);
  },
);
