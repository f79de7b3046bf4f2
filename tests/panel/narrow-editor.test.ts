import type { AdminApi } from '#svc/testing/admin-api';
import { makeInPanel, openForm, registerColleague } from '#svc/testing/panel-forms';
import { type Device, devices, isWhole as isWholeOn, onDevices, stepsTo } from './support/narrow';
import { owner, startPanel } from './support/panel';
import { openShop } from './support/sales';

/* What an editor and a clerk do now and then, on a tablet and on a telephone. */

const eventUid = 'plugin::svc.event';
const types = '/content-manager/collection-types/plugin::svc.';
const eventsPage = '/plugins/svc/events';
const dates = { startDate: '2031-03-14 20:00:00', endDate: '2031-03-14 22:00:00' };
const later = { startDate: '2031-09-14 20:00:00', endDate: '2031-09-14 22:00:00' };

let colleague: AdminApi;

/** What waits for review, by the word of a device. */
const waiting = new Map<string, string>();

const panel = startPanel(
  { SITE_TIMEZONE: 'Europe/Berlin', PAYMENT_TEST_PROVIDER: 'true' },
  async ({ admin, server }) => {
    const shop = await openShop(server.url, admin);
    const ticketId = await shop.openEvent('River concert', 'Front row');
    const ben = { ...owner, firstname: 'Ben', email: 'ben@example.org' };
    colleague = await registerColleague(server.url, admin, ben);
    for (const [, { word }] of devices) {
      const publish = (data: object) => admin('POST', `${types}event/actions/publish`, data);
      await publish({ title: `${word}, fair`, ...dates });
      for (const nth of ['one', 'two', 'three'])
        await publish({ title: `${word}, part ${nth}`, ...later });
      const play = await makeInPanel(admin, eventUid, { title: `${word}, play`, ...later });
      const { loaded } = await openForm(admin, eventUid, play);
      await admin('POST', `${types}event/${play}/actions/publish`, loaded);
      waiting.set(word, play);
      const changed = await openForm(colleague, eventUid, play);
      await changed.save({ title: `${word}, comedy`, readyForReview: true });
      const sale = {
        ticketId,
        quantity: 2,
        method: 'offline',
        buyer: `${word}-carl Call`,
      } as const;
      await shop.sell(sale);
    }
  },
);
const { inPanel, button, dialog, field, side, row } = panel;

const isWhole = (ours?: string) => isWholeOn(panel.page, ours);
const asked = () => panel.page.getByRole('alertdialog');
const tick = (title: string) => panel.page.getByRole('checkbox', { name: `Tick ${title}` });
const tab = (name: string) => panel.page.getByRole('tab', { name });
const all = () => panel.page.getByRole('checkbox', { name: 'Tick all on this page' });

async function findParts({ word }: Device): Promise<void> {
  await row('River concert').waitFor();
  await panel.page.getByRole('searchbox').fill(`${word}, part`);
  await row('River concert').waitFor({ state: 'detached' });
  await row(`${word}, part one`).waitFor();
}

onDevices(panel, (name, device) => {
  const { word } = device;

  inPanel('2.21: what is on in a month is found by its days, and in the calendar', async () => {
    const { page } = panel;
    await panel.open(eventsPage);
    await row('River concert').waitFor();
    await page.getByLabel('Starts from').fill('2031-03-01');
    await page.getByLabel('Starts until').fill('2031-03-31');
    await row('River concert').waitFor({ state: 'detached' });
    await row(`${word}, fair`).waitFor();
    await isWhole('main');
    await panel.open(`${eventsPage}?view=month&day=2031-03-01`);
    await page.getByRole('link', { name: `8:00 PM ${word}, fair` }).waitFor();
    await isWhole('main');
    await button('Later').tap();
    await page.getByRole('heading', { name: 'April 2031' }).waitFor();
  });

  inPanel('2.22: three events are unpublished at once, and published again', async () => {
    await panel.open(eventsPage);
    await findParts(device);
    const { steps, step } = stepsTo(`On ${name} three events are unpublished and published`, 6);
    await step('tick them', all());
    await step('Unpublish', button('Unpublish'));
    await dialog().getByText(`${word}, part two`).waitFor();
    await isWhole('[role=dialog]');
    await step('confirm', dialog().getByRole('button', { name: 'Unpublish' }));
    await row(`${word}, part one`).waitFor({ state: 'detached' });
    await step('Drafts', tab('Drafts (3)'));
    await row(`${word}, part one`).waitFor();
    await step('tick them', all());
    await step('Publish', button('Publish'));
    await tab('Upcoming (3)').waitFor();
    steps.end();
  });

  inPanel('2.22: an event is copied weekly', async () => {
    await panel.page.getByRole('searchbox').fill(`${word}, fair`);
    await tab('Upcoming (1)').tap();
    await row(`${word}, fair`).waitFor();
    const { steps, step } = stepsTo(`On ${name} an event is copied weekly`, 3);
    await step('tick it', tick(`${word}, fair`));
    await step('Duplicate', button('Duplicate'));
    await dialog().getByLabel('Day of the copy').fill('2031-03-21');
    await dialog().getByLabel('How many copies').fill('2');
    await dialog().getByText('They start on Fri, Mar 21, 2031; Fri, Mar 28, 2031.').waitFor();
    await isWhole('[role=dialog]');
    await step('Duplicate', dialog().getByRole('button', { name: 'Duplicate' }));
    await tab('Drafts (2)').waitFor();
    steps.end();
  });

  inPanel('2.17: copies that nobody wants are gone for good, by way of the trash', async () => {
    await tab('Drafts (2)').tap();
    await row('Mar 28, 2031').waitFor();
    const { steps, step } = stepsTo(`On ${name} two events are gone for good`, 7);
    await step('tick them', all());
    await step('Move to trash', button('Move to trash'));
    await step('confirm', dialog().getByRole('button', { name: 'Move to trash' }));
    await step('Trash', tab('Trash (2)'));
    await row('Mar 28, 2031').waitFor();
    await step('tick them', all());
    await step('Delete for good', button('Delete for good'));
    await dialog().getByText('These 2 are gone for good. This cannot be undone.').waitFor();
    await isWhole('[role=dialog]');
    await step('confirm', dialog().getByRole('button', { name: 'Delete for good' }));
    await tab('Trash (0)').waitFor();
    steps.end();
  });

  inPanel('2.30: changes that wait for review are compared, and given back', async () => {
    const { page } = panel;
    await panel.open(`${types}event/${waiting.get(word)}`);
    const { steps, step } = stepsTo(`On ${name} a review is read and given back`, 5);
    await step('Open more actions', button('Open more actions'));
    await side('Review').getByText('Ben Owner asked for a review').waitFor();
    await step('See the changes…', button('See the changes…'));
    await dialog().getByText(`${word}, comedy`).waitFor();
    await isWhole('[role=dialog]');
    await step('Close', dialog().getByRole('button', { name: 'Close' }).last());
    await dialog().waitFor({ state: 'detached' });
    await step('Give back', side('Review').getByRole('button', { name: 'Give back with a note…' }));
    await dialog().getByLabel('Note').fill('Which hall?');
    await isWhole('[role=dialog]');
    await step('confirm', dialog().getByRole('button', { name: 'Give back' }));
    await side('Review').getByText('gave it back on').waitFor();
    await page.getByText('Which hall?').first().waitFor();
    steps.end();
  });

  inPanel('2.31: who saves an older form than a colleague chooses what becomes of it', async () => {
    const { page } = panel;
    const id = waiting.get(word)!;
    await panel.open(`${types}event/${id}`);
    await button('See the changes…').waitFor();
    await field('Price text').fill('Pay what you can');
    const theirs = await openForm(colleague, eventUid, id);
    expect((await theirs.save({ excerpt: 'By the water' })).status).toBe(200);
    await button('Save').tap();
    const changed = page.getByRole('dialog', { name: 'This has changed' });
    await changed.getByText('Ben Owner changed this').waitFor();
    await isWhole('[role=dialog]');
    await changed.getByRole('button', { name: 'Save', exact: true }).tap();
    await page.getByText('It is saved.').first().waitFor();
    const { loaded } = await openForm(colleague, eventUid, id);
    expect(loaded).toMatchObject({ costText: 'Pay what you can', excerpt: 'By the water' });
  });

  inPanel('2.25, 2.29: a draft is planned, and seen as the page that it will be', async () => {
    const { page } = panel;
    await panel.open(`${types}event/${waiting.get(word)}`);
    await button('See the changes…').waitFor();
    await field('Publish on').fill('2031-01-10T10:00');
    await button('Save').tap();
    await page.getByText('It is saved.').first().waitFor();
    await button('Open more actions').tap();
    await isWhole();
    await page.getByRole('link', { name: 'Open preview' }).tap();
    const shown = page.frameLocator('iframe');
    await shown.getByRole('heading', { name: `${word}, comedy` }).waitFor();
    await isWhole();
  });

  inPanel('4.14, 4.25: an order has another address, and its mail again', async () => {
    const { page } = panel;
    await panel.open(`${types}order`);
    await row(`${word}-carl`).getByText(`${word}-carl Call`).tap();
    const { steps, step } = stepsTo(`On ${name} an address is corrected, and a mail sent again`, 5);
    await step('Open more actions', button('Open more actions'));
    const deeds = side('Order');
    await step('Correct e-mail', deeds.getByRole('button', { name: 'Correct e-mail' }));
    await asked().getByLabel('E-mail address').fill(`${word}.call@example.test`);
    await isWhole('[role=alertdialog]');
    await step('confirm', asked().getByRole('button', { name: 'Correct e-mail' }));
    await page.getByText('The address is corrected, and the mail is on its way.').waitFor();
    await step('Send mail again', deeds.getByRole('button', { name: 'Send mail again' }));
    await isWhole('[role=alertdialog]');
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/confirm'));
    await step('confirm', asked().getByRole('button', { name: 'Send mail again' }));
    expect((await answered).status()).toBe(204);
    await page.getByText('The confirmation is on its way.').waitFor();
    steps.end();
  });

  inPanel('4.11, 4.23: it is cancelled, and the file of the list says so', async () => {
    const { page } = panel;
    await side('Order').getByRole('button', { name: 'Cancel order' }).tap();
    await isWhole('[role=alertdialog]');
    await asked().getByRole('button', { name: 'Cancel order' }).tap();
    await page.getByText('The order is cancelled.').waitFor();
    await panel.open(`${types}order?_q=${word}-carl`);
    await row(`${word}-carl`).getByText('Cancelled').waitFor();
    await isWhole();
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).tap();
    expect((await downloaded).suggestedFilename()).toMatch(/^orders.*\.csv$/);
  });
});
