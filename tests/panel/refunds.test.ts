import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin, registerWithGrants } from '#svc/testing/admin-api';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { findingsOn } from './support/axe';
import { openShop } from './support/sales';
import { type PanelServer, startServer } from './support/server';

/* Refunds in the panel: of several places, of wrong amounts, and by who may only ask, or sees no sums. */

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const clerk = { ...owner, firstname: 'Clara', email: 'clara@example.org' };
const blind = { ...owner, firstname: 'Bo', email: 'bo@example.org' };
const types = '/content-manager/collection-types';
const orders = 'plugin::svc.order';
const attendees = 'plugin::svc.attendee';
const requests = 'plugin::svc.refund-request';

let server: PanelServer;
let admin: AdminApi;
let shop: Awaited<ReturnType<typeof openShop>>;
let browser: Browser;
let page: Page;

const inPanel = (name: string, step: () => Promise<void>) =>
  test(
    name,
    pictured(() => page, step),
  );

const open = (type: string, rest = '') => page.goto(`${server.url}/admin${types}/${type}${rest}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const panel = (title: string) => page.locator('aside').filter({ hasText: title });
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name });
const place = (nth: number) => dialog().getByRole('checkbox').nth(nth);

async function documentsOf(type: string, name: string): Promise<string[]> {
  const { body } = await admin('GET', `${types}/${type}?_q=${name}&sort=publicId:ASC`);
  return (body.results as { documentId: string }[]).map(({ documentId }) => documentId);
}

const orderOf = async (buyer: string) => (await documentsOf(orders, buyer))[0]!;

async function signInAs(who: typeof owner): Promise<void> {
  page = await (await openContext(browser, 'Europe/Berlin')).newPage();
  await signIn(page, server.url, who);
}

beforeAll(async () => {
  server = await startServer({ PAYMENT_TEST_PROVIDER: 'true' });
  admin = await registerFirstAdmin(server.url, owner);
  shop = await openShop(server.url, admin);
  const river = await shop.openEvent('River concert', 'Front row');
  const waiting = { ticketId: river, method: 'offline' as const };
  await shop.sell({ ...waiting, quantity: 4, buyer: 'Mary Jackson' });
  await shop.sell({ ...waiting, quantity: 3, buyer: 'Katherine Johnson' });
  const dorothy = await shop.sell({ ...waiting, quantity: 1, buyer: 'Dorothy Vaughan' });
  await shop.sell({ ...waiting, quantity: 1, buyer: 'Annie Easley' });
  await shop.sell({ ...waiting, quantity: 1, buyer: 'Lena Horne' });
  for (const buyer of ['Mary', 'Katherine', 'Dorothy', 'Annie', 'Lena']) {
    await admin('POST', `/svc-admin/orders/${await orderOf(buyer)}/pay`, {});
  }
  await shop.askBack(dorothy, 'I fell ill.');
  browser = await launchBrowser();
  await signInAs(owner);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

inPanel('4.19: an amount that cannot go back is told at the field while it is typed', async () => {
  await open(orders, `/${await orderOf('Mary')}`);
  await panel('Order').getByRole('button', { name: 'Refund…' }).click();
  const amount = dialog().getByLabel('Amount');
  await amount.fill('50.01');
  await dialog().getByText('At most 50.00 USD can go back.').waitFor();
  expect(await inDialog('Refund 50.01 USD').isDisabled()).toBe(true);
  await amount.fill('0');
  await dialog().getByText('It has to be more than 0.00 USD.').waitFor();
  expect(await inDialog('Refund 0.00 USD').isDisabled()).toBe(true);
  await amount.fill('5');
  const less = dialog().getByText(/^Only 5\.00 USD of 50\.00 USD goes back, and all 4 places are/);
  await less.waitFor();
  expect(await findingsOn(page, '[role=dialog]')).toEqual([]);
  await dialog().getByRole('radio', { name: 'Single places' }).click();
  await place(0).check();
  await less.waitFor({ state: 'detached' });
  await amount.fill('12.51');
  await dialog().getByText('At most 12.50 USD can go back.').waitFor();
  await amount.fill('12.50');
  expect(await inDialog('Refund 12.50 USD').isEnabled()).toBe(true);
});

inPanel('4.19: where a later place is refused, it says which are done, and stays', async () => {
  const [, second] = await documentsOf(attendees, 'Mary');
  await place(1).check();
  expect((await admin('POST', `/svc-admin/attendees/${second}/cancel`, {})).status).toBe(204);
  await inDialog('Refund 25.00 USD').click();
  const said = dialog().getByRole('alert');
  await said.waitFor();
  expect(await said.innerText()).toMatch(
    /^12\.50 USD is written down as refunded: hand it over now\. Done for Mary Jackson, Front row …\w{4}\. Not done for Mary Jackson, Front row …\w{4}\.$/,
  );
  await page.getByText('This place is cancelled and cannot be refunded.').waitFor();
  await dialog().getByText('All that is left of the order: 37.50 USD').waitFor();
  expect(await dialog().getByRole('checkbox').count()).toBe(2);
});

inPanel('4.19: of several places one sentence says the sum that is to be handed over', async () => {
  await place(0).check();
  await place(1).check();
  await inDialog('Refund 25.00 USD').click();
  const told = page.getByText(/is written down as refunded/);
  await told.waitFor();
  expect(await told.allInnerTexts()).toEqual([
    '25.00 USD is written down as refunded: hand it over now.',
  ]);
  await dialog().waitFor({ state: 'detached' });
});

inPanel('4.19: who comes second is told that nothing is left', async () => {
  const annie = await orderOf('Annie');
  await open(orders, `/${annie}`);
  const refund = panel('Order').getByRole('button', { name: 'Refund…' });
  await refund.click();
  await dialog().getByLabel('Reason').fill('It snows.');
  const whole = { amount: '12.50', refunded: '0.00' };
  expect((await admin('POST', `/svc-admin/orders/${annie}/refund`, whole)).status).toBe(204);
  await inDialog('Refund 12.50 USD').click();
  await dialog().getByText('There is nothing to refund.').waitFor();
  expect(await findingsOn(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(await refund.count()).toBe(0);
});

inPanel('4.19: a refund whose answer got lost is not sent again from its window', async () => {
  const lena = await orderOf('Lena');
  await open(orders, `/${lena}`);
  await panel('Order').getByRole('button', { name: 'Refund…' }).click();
  await dialog().getByLabel('Amount').fill('4');
  const path = `**/orders/${lena}/refund`;
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await inDialog('Refund 4.00 USD').click();
  await dialog().getByText('No answer came, so the money may be refunded.').waitFor();
  await page.unroute(path);
  expect(
    await dialog()
      .getByRole('button', { name: /^Refund .+ USD$/ })
      .isDisabled(),
  ).toBe(true);
  await inDialog('Back').click();
  await inDialog('Discard it').click();
  const { body } = await admin('GET', `/svc-admin/orders/${lena}/refund`);
  expect(Number(body.refunded)).toBe(400);
});

inPanel('4.22: nothing is refunded before it is known whether a till is open', async () => {
  const tills = '**/svc-admin/counter/tills';
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(tills, async (route) => {
    await asked;
    await route.continue();
  });
  await open(orders, `/${await orderOf('Katherine')}`);
  await panel('Order').getByRole('button', { name: 'Refund…' }).click();
  await dialog().getByText('Loading').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  expect(await inDialog(/^Refund /).count()).toBe(0);
  answer();
  await inDialog('Refund 37.50 USD').waitFor();
  await page.unroute(tills);
});

inPanel('4.22: a till that was opened in another window meanwhile is offered', async () => {
  const [request] = await documentsOf(requests, 'Dorothy');
  await open(requests, `/${request}`);
  await panel('Refund').getByRole('button', { name: 'Approve' }).waitFor();
  await page.waitForLoadState('networkidle');
  await admin('POST', '/svc-admin/counter/tills', { opening: 0 });
  await panel('Refund').getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('radio', { name: 'In cash: my till' }).waitFor();
  await question.getByRole('button', { name: 'Back' }).click();
  const { body } = await admin('GET', '/svc-admin/counter/tills');
  const { id } = body.own as { id: number };
  await admin('POST', '/svc-admin/counter/tills/close', { till: id, counted: 0 });
});

inPanel('4.19: who may ask and not decide asks for places on the screen of an order', async () => {
  await registerWithGrants(server.url, admin, clerk, {
    grants: [
      { subject: orders, actions: ['read'], fields: ['publicId', 'buyerName', 'orderStatus'] },
      { subject: attendees, actions: ['read'], fields: ['publicId', 'fullName', 'state'] },
    ],
    actions: ['plugin::svc.refund-requests.ask'],
  });
  await signInAs(clerk);
  await open(orders, `/${await orderOf('Katherine')}`);
  await panel('Order').getByRole('button', { name: 'Ask for a refund…' }).click();
  await dialog().getByText('37.50 USD goes back, and places are released, when').waitFor();
  expect(await dialog().getByText('till').count()).toBe(0);
  await dialog().getByRole('radio', { name: 'Single places' }).click();
  await place(0).check();
  await place(1).check();
  await dialog().getByLabel('Reason').fill('The train is late.');
  expect(await findingsOn(page, '[role="dialog"]')).toEqual([]);
  await inDialog('Ask for a refund of 25.00 USD').click();
  await page.getByText('A refund of 25.00 USD is asked for, and waits to be decided.').waitFor();
  await dialog().waitFor({ state: 'detached' });
  const { body } = await admin('GET', `${types}/${requests}?_q=train`);
  const waiting = body.results as { requestStatus: string; amountMinor: number }[];
  expect(waiting.map((one) => [one.requestStatus, Number(one.amountMinor)])).toEqual([
    ['pending', 1250],
    ['pending', 1250],
  ]);
});

inPanel('4.19: in the menu of a row only what is not asked for yet can be chosen', async () => {
  await open(orders, '?_q=Katherine');
  const row = page.getByRole('row').filter({ hasText: 'Katherine Johnson' });
  await row.getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: 'Ask for a refund…' }).click();
  await dialog().getByRole('checkbox').first().waitFor();
  expect(await dialog().getByRole('radio').count()).toBe(1);
  expect(await dialog().getByRole('checkbox').count()).toBe(1);
  await place(0).check();
  await inDialog('Ask for a refund of 12.50 USD').click();
  await page.getByText('A refund of 12.50 USD is asked for').waitFor();
  await dialog().waitFor({ state: 'detached' });
  await open(attendees, `/${(await documentsOf(attendees, 'Katherine'))[0]}`);
  await button('Ask for a refund…').click();
  await dialog().getByText('A refund is asked for already, and waits to be decided.').waitFor();
});

inPanel('4.19: who decides is told that requests wait, and where', async () => {
  await signInAs(owner);
  await open(orders, `/${await orderOf('Katherine')}`);
  const refund = panel('Order').getByRole('button', { name: 'Refund…' });
  await refund.click();
  const waits = dialog().getByText('A refund is asked for already, and waits to be decided.');
  await waits.waitFor();
  expect(await findingsOn(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  const { body } = await admin('GET', `${types}/${requests}?_q=train`);
  const [one] = body.results as { documentId: string }[];
  const rejected = await admin('POST', `/svc-admin/refund-requests/${one!.documentId}/reject`, {});
  expect(rejected.status).toBe(204);
  await page.reload();
  await refund.click();
  await dialog().getByText('All that is left of the order: 12.50 USD').waitFor();
  await waits.waitFor();
  await dialog().getByRole('link', { name: 'Requests that wait' }).click();
  await page.getByRole('heading', { name: 'Refund request' }).waitFor();
  await page.getByText('2 found').or(page.getByText('3 found')).waitFor();
  expect(new URL(page.url()).search).toContain('pending');
});

inPanel('4.19: who sees no sums is told what to hand over without one', async () => {
  await registerWithGrants(server.url, admin, blind, {
    grants: [{ subject: requests, actions: ['read'], fields: ['publicId', 'requestStatus'] }],
    actions: ['plugin::svc.refund-requests.decide'],
  });
  await signInAs(blind);
  const [request] = await documentsOf(requests, 'ill');
  await open(requests, `/${request}`);
  await button('Approve').click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText('Hand the money over yourself: here it is only written down').waitFor();
  expect(await asked.innerText()).not.toMatch(/undefined|NaN|\{money\}/);
  await asked.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('The request is approved: hand the money over now.').waitFor();
});
