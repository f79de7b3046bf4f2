import type { Locator } from 'playwright-core';
import { signInByForm } from './support/browser';
import { devices, isWhole as isWholeOn, onDevices, stepsTo } from './support/narrow';
import { owner, startPanel } from './support/panel';
import { uploadPicture } from './support/pictures';
import { openShop } from './support/sales';

/* What an office does all day, on a tablet and on a telephone: done there in as many steps as at a desk, or nearly. */

const types = '/content-manager/collection-types/plugin::svc.';
const eventsPage = '/plugins/svc/events';

const days = ['One', 'Two', 'Three', 'Four', 'Five'];
const later = { startDate: '2031-06-14 20:00:00', endDate: '2031-06-14 22:00:00' };

type Shop = Awaited<ReturnType<typeof openShop>>;

const panel = startPanel(
  { SITE_TIMEZONE: 'Europe/Berlin', PAYMENT_TEST_PROVIDER: 'true' },
  async ({ admin, server }) => {
    await admin('POST', `${types}venue`, { title: 'Town Hall', timezone: 'Europe/Lisbon' });
    await uploadPicture(server.url, admin);
    const shop = await openShop(server.url, admin);
    const ticketId = await shop.openEvent('River concert', 'Front row');
    await admin('POST', '/svc-admin/counter/tills', { opening: 5000 });
    for (const [, { word }] of devices) await prepare(shop, ticketId, word);
  },
);
const { inPanel, button, dialog, field, side, row } = panel;

/** What one of the devices works with. */
async function prepare(shop: Shop, ticketId: number, word: string): Promise<void> {
  const { admin } = panel;
  const publish = (data: object) =>
    admin('POST', `${types}event/actions/publish`, { ...later, ...data });
  for (const nth of days) await publish({ title: `${word}, day ${nth}` });
  const { body } = await admin('POST', `${types}venue`, { title: `Boathouse of ${word}` });
  const { documentId } = body.data as { documentId: string };
  await publish({ title: `Regatta for ${word}`, venue: { connect: [{ documentId }] } });
  const sold = { ticketId, method: 'test' as const };
  await shop.sell({ ...sold, method: 'offline', quantity: 4, buyer: `${word}-olga Offline` });
  const ill = await shop.sell({ ...sold, quantity: 1, buyer: `${word}-ida Ill` });
  await shop.askBack(ill, 'I fell ill.');
}

const asked = () => panel.page.getByRole('alertdialog');

async function typeTicket(name: string, price: string): Promise<void> {
  await dialog().getByLabel('Name').fill(name);
  await dialog().getByLabel('Price').fill(price);
}

/** The events that have these words. */
async function found(words: string): Promise<Record<string, unknown>[]> {
  const { body } = await panel.admin('GET', `${types}event?_q=${encodeURIComponent(words)}`);
  return body.results as Record<string, unknown>[];
}

/** Of a list that scrolls sideways: how much of each row is seen between its menu and the edge of the list. */
const besideMenus = `[...document.querySelectorAll('td > [aria-haspopup=menu]')].map((menu) => {
  const list = menu.closest('table').parentElement;
  if (list.scrollWidth <= list.clientWidth + 1) return 0;
  return Math.round(list.getBoundingClientRect().right - menu.parentElement.getBoundingClientRect().right);
})`;

/** What is drawn anew may be on its way to its place. */
async function comesTo<T>(look: () => Promise<T>, wanted: T): Promise<void> {
  const deadline = Date.now() + 5000;
  while (JSON.stringify(await look()) !== JSON.stringify(wanted) && Date.now() < deadline)
    await panel.page.waitForTimeout(100);
  expect(await look()).toEqual(wanted);
}

const isWhole = (ours?: string) => isWholeOn(panel.page, ours);

onDevices(panel, (name, { width, height, word }) => {
  const isWithin = (box: { x: number; y: number; width: number; height: number } | null) =>
    box !== null &&
    Math.min(box.x, box.y) >= 0 &&
    box.x + box.width <= width &&
    box.y + box.height <= height;

  const isInSight = (part: Locator) =>
    comesTo(async () => isWithin(await part.boundingBox()), true);

  inPanel('3.15, 2.33: from signing in to a published event with two tickets', async () => {
    const { page } = panel;
    const { steps, step } = stepsTo(
      `On ${name} from signing in to a published event with two tickets`,
      12,
    );
    await page.context().clearCookies();
    await steps.do('Login', () => signInByForm(page, panel.server.url, owner));
    await step('New', page.getByRole('link', { name: 'New event' }));
    await field('Title').fill(`Gala of ${word}`);
    await field('Starts').fill('2031-12-14T20:00');
    await step('Venue', page.getByRole('combobox', { name: 'Venue' }));
    await step('Town Hall', page.getByRole('option', { name: 'Town Hall' }));
    await page.locator('[data-zone]').first().getByText('Europe/Lisbon').waitFor();
    await step('Image', page.getByText('Click to add an asset'));
    await step('Picture', dialog().getByRole('checkbox').first());
    await step('Finish', dialog().getByRole('button', { name: 'Finish' }));
    await dialog().waitFor({ state: 'detached' });
    await step('Open more actions', button('Open more actions'));
    await step('Add ticket', side('Tickets').getByRole('button', { name: 'Add ticket' }));
    await typeTicket('Standard', '25');
    await isWhole();
    await step('Another', dialog().getByRole('button', { name: 'Save and add another' }));
    await dialog().locator('input[name=title]:focus').waitFor();
    await typeTicket('Friends', '');
    await step('Save ticket', dialog().getByRole('button', { name: 'Save ticket' }));
    await side('Tickets').getByText('25.00 USD · 0 sold').waitFor();
    await isWhole('aside > *');
    await step('Publish', button('Publish'));
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    await page.getByText('Nothing has changed since it was published.').waitFor();
    steps.end();
    expect(await found(`Gala of ${word}`)).toMatchObject([
      { title: `Gala of ${word}`, status: 'published', venue: { title: 'Town Hall' } },
    ]);
    await isWhole();
  });

  inPanel('2.22, 2.33: five events are featured at once, by a bar that is in sight', async () => {
    const { page } = panel;
    await panel.open(eventsPage);
    // The list is longer than the screen.
    await page.getByRole('checkbox', { name: `Tick ${word}, day One` }).tap();
    await isInSight(page.getByRole('region', { name: '1 ticked' }));
    await page.getByRole('searchbox').fill(`${word}, day`);
    await row(`Regatta for ${word}`).waitFor({ state: 'detached' });
    await row(`${word}, day One`).waitFor();
    const { steps, step } = stepsTo(`On ${name} five events are featured`, 2);
    await step('tick them', page.getByRole('checkbox', { name: 'Tick all on this page' }));
    await isInSight(page.getByRole('region', { name: '5 ticked' }));
    await isWhole('main');
    await step('Feature', button('Feature'));
    await page.getByText('5 events are featured.').waitFor();
    steps.end();
    const events = await found(`${word}, day`);
    expect(events.map(({ featured }) => featured)).toEqual(days.map(() => true));
  });

  inPanel('2.17, 2.21: an event is found by its venue, trashed and restored', async () => {
    const { page } = panel;
    const event = `Regatta for ${word}`;
    const { steps, step } = stepsTo(
      `On ${name} an event is put into the trash and taken out again`,
      6,
    );
    await page.getByRole('searchbox').fill(`boathouse of ${word}`);
    await row(`${word}, day One`).waitFor({ state: 'detached' });
    await row(event).getByText(`Boathouse of ${word}`).waitFor();
    await step('tick it', page.getByRole('checkbox', { name: `Tick ${event}` }));
    await step('Move to trash', button('Move to trash'));
    await dialog().getByText('The public no longer sees it. You can restore it').waitFor();
    await isWhole();
    await step('confirm', dialog().getByRole('button', { name: 'Move to trash' }));
    await row(event).waitFor({ state: 'detached' });
    await step('Trash', page.getByRole('tab', { name: 'Trash (1)' }));
    await step('tick it', page.getByRole('checkbox', { name: `Tick ${event}` }));
    await isWhole('main');
    await step('Restore', button('Restore from trash'));
    await row(event).waitFor({ state: 'detached' });
    steps.end();
    await page.getByRole('tab', { name: 'Trash (0)' }).waitFor();
    await page.getByRole('tab', { name: 'Upcoming (1)' }).waitFor();
  });

  inPanel('4.11, 4.17: an order is found, and marked as paid by the bar at the foot', async () => {
    const { page } = panel;
    const { steps, step } = stepsTo(`On ${name} an order is found and marked as paid`, 4);
    await panel.open(`${types}order`);
    const search = page.getByRole('searchbox', { name: 'Search for Order' });
    await row(`${word}-ida`).waitFor();
    await step('Search', search.or(button('Search')));
    await search.fill(`${word}-olga`);
    await search.press('Enter');
    await row(`${word}-ida`).waitFor({ state: 'detached' });
    await row(`${word}-olga`).waitFor();
    await comesTo(() => page.evaluate<number[]>(besideMenus), [0]);
    await step('the order', row(`${word}-olga`).getByText(`${word}-olga Offline`));
    const bar = page.getByRole('group', { name: 'Order' });
    await step('Mark as paid', bar.getByRole('button', { name: 'Mark as paid' }));
    await asked().waitFor();
    await isWhole();
    await step('confirm', asked().getByRole('button', { name: 'Mark as paid' }));
    await page.getByText('The order is paid.').waitFor();
    steps.end();
    await isWhole('main');
  });

  inPanel('4.19: of four places one is refunded', async () => {
    const { page } = panel;
    const { steps, step } = stepsTo(`On ${name} one place of four is refunded`, 4);
    const bar = page.getByRole('group', { name: 'Order' });
    await step('Refund…', bar.getByRole('button', { name: 'Refund…' }));
    await step('Single places', dialog().getByRole('radio', { name: 'Single places' }));
    await step('the place', dialog().getByRole('checkbox').first());
    await isWhole('[role=dialog]');
    await step('Refund 12.50', dialog().getByRole('button', { name: 'Refund 12.50 USD' }));
    const order = page.getByRole('region', { name: /^Order \d+$/ });
    await order.getByText('Partly refunded').waitFor();
    steps.end();
    await isWhole('main');
  });

  inPanel('4.19: a refund that was asked for is approved', async () => {
    const { page } = panel;
    const { steps, step } = stepsTo(`On ${name} a refund that was asked for is approved`, 3);
    await panel.open(`${types}refund-request`);
    await step('the request', row(`${word}-ida`).getByText('I fell ill.'));
    const bar = page.getByRole('group', { name: 'Refund' });
    await step('Approve', bar.getByRole('button', { name: 'Approve' }));
    await asked().waitFor();
    await isWhole();
    await step('confirm', asked().getByRole('button', { name: 'Approve' }));
    await page.getByText('The request is approved.').waitFor();
    await bar.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' });
    steps.end();
    await isWhole('aside > *');
  });

  inPanel('4.22: a walk-in is sold two places and gets them printed', async () => {
    const { page } = panel;
    const { steps, step } = stepsTo(
      `On ${name} a walk-in is sold two places and gets them printed`,
      5,
    );
    await panel.open('/');
    await step('Menu', button('Menu'));
    await step('Box office', page.getByRole('link', { name: 'Box office' }));
    await step('a place', button('One more of Front row'));
    await step('another', button('One more of Front row'));
    await page.getByLabel('Name').fill(`${word} Walk-In`);
    await isWhole('main');
    const printed = page.waitForResponse(/\/tickets\.pdf$/);
    const opened = page.context().waitForEvent('page');
    await step('Sell and print', button('Sell and print'));
    expect((await printed).status()).toBe(200);
    await (await opened).close();
    await page.getByText(/Order \d+ is sold: 25\.00 USD\./).waitFor();
    steps.end();
  });
});
