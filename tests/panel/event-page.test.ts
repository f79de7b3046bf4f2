import type { Locator } from 'playwright-core';
import { signInByForm } from './support/browser';
import { untilDrawn } from './support/charts';
import { owner, startPanel } from './support/panel';
import { Steps } from './support/steps';
import { openShop } from './support/sales';

/* The page of events, as somebody who has a programme to keep works with it. */

const events = '/content-manager/collection-types/plugin::svc.event';
const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];

const panel = startPanel(
  { SITE_TIMEZONE: 'Europe/Berlin', PAYMENT_TEST_PROVIDER: 'true' },
  async ({ admin, server }) => {
    for (const [nth, title] of names.entries()) {
      const day = `2031-06-1${nth}`;
      const dates = { startDate: `${day} 20:00:00`, endDate: `${day} 22:00:00` };
      await admin('POST', `${events}/actions/publish`, { title, ...dates });
    }
    const dates = { startDate: '2031-06-20 20:00:00', endDate: '2031-06-20 22:00:00' };
    await admin('POST', events, { title: 'Sketch', ...dates });
    await admin('POST', events, { title: 'Undated' });
    const shop = await openShop(server.url, admin);
    const ticketId = await shop.openEvent('Gala', 'Standard');
    await shop.sell({ ticketId, quantity: 2, method: 'test', buyer: 'Grace Hopper' });
  },
);
const { inPanel, button, dialog, row, findingsOf } = panel;

const tick = (title: string) => panel.page.getByRole('checkbox', { name: `Tick ${title}` });
const tab = (name: string) => panel.page.getByRole('tab', { name });

async function featured(): Promise<string[]> {
  const { body } = await panel.admin('GET', `${events}?filters[$and][0][featured][$eq]=true`);
  return (body.results as { title: string }[]).map(({ title }) => title).sort();
}

inPanel('2.22: five events are featured in three steps', async () => {
  await signInByForm(panel.page, panel.server.url, owner);
  await panel.page.getByRole('link', { name: 'Events', exact: true }).click();
  await row('Alpha').waitFor();
  expect(await panel.page.getByRole('row').nth(1).innerText()).toContain('Gala');
  const steps = new Steps('Five events are featured', 3);
  await steps.click('tick the first', tick('Alpha'));
  await steps.click('tick to the last', tick('Epsilon'), { modifiers: ['Shift'] });
  expect(await findingsOf()).toEqual([]);
  await steps.click('Feature', button('Feature'));
  await panel.page.getByText('5 events are featured.').waitFor();
  steps.end();
  expect(await featured()).toEqual([...names].sort());
});

inPanel(
  '2.22: what is done with all that is ticked stays in sight, and hides no tick',
  async () => {
    const { page } = panel;
    const wide = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    await tick('Delta').click();
    const actions = page.getByRole('region', { name: /ticked/ });
    for (const title of ['Epsilon', 'Gala']) {
      await tick(title).click();
      const bar = (await actions.boundingBox())!;
      expect(bar.y).toBeGreaterThanOrEqual(0);
      expect(bar.y + bar.height).toBeLessThanOrEqual(844);
      await tick(title).click();
    }
    // Down the list, as a keyboard goes: what it comes to is not below the bar.
    await tick('Gala').focus();
    for (let tabs = 0; tabs < 12; tabs++) {
      await page.keyboard.press('Tab');
      const box = (await page.locator('tbody :focus').boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual((await actions.boundingBox())!.y);
    }
    expect(await findingsOf()).toEqual([]);
    await button('Untick all').click();
    await page.setViewportSize(wide);
  },
);

inPanel('2.22: Enter on a tick leads to what can be done with it, and the way back', async () => {
  const { keyboard } = panel.page;
  const has = (control: Locator) => control.and(panel.page.locator(':focus')).waitFor();
  const bar = panel.page.getByRole('region', { name: '1 ticked' });
  await tick('Alpha').focus();
  await keyboard.press('Space');
  await panel.page.getByRole('status').getByText('1 ticked. Enter leads to').waitFor();
  await bar.getByText('Enter leads to what can be done').waitFor();
  await keyboard.press('Enter');
  await has(bar.getByRole('button', { name: 'Feature', exact: true }));
  await keyboard.press('Enter');
  await bar.waitFor({ state: 'detached' });
  await has(tick('Alpha'));
});

inPanel('2.22: a star is taken back at once', async () => {
  const star = row('Gamma').getByRole('button', { pressed: true });
  const saved = panel.page.waitForResponse((response) => response.url().includes('event-actions'));
  await star.click();
  await row('Gamma').getByRole('button', { name: 'Feature Gamma' }).waitFor();
  await saved;
  expect(await featured()).not.toContain('Gamma');
});

inPanel('2.21: an event says what is sold, and what that brought', async () => {
  await row('Gala').getByText('25.00 USD').waitFor();
  expect(await row('Gala').innerText()).toContain('2');
  await panel.page.getByRole('searchbox').fill('gal');
  await row('Alpha').waitFor({ state: 'detached' });
  await tab('Upcoming (1)').waitFor();
  await panel.page.reload();
  await row('Gala').waitFor();
  await button('Clear').click();
  await row('Alpha').waitFor();
});

inPanel('2.22: what one may do is offered, however late the panel learns of it', async () => {
  const { page } = panel;
  const permissions = '**/admin/users/me/permissions';
  await page.route(permissions, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.reload();
  await page.getByRole('link', { name: 'New event' }).waitFor();
  await row('Alpha').getByRole('button', { pressed: true }).waitFor();
  await page.unroute(permissions);
});

inPanel('2.22: what could not be done says why, and stays ticked', async () => {
  await tab('Drafts').click();
  await tick('Sketch').click();
  await tick('Undated').click();
  await button('Publish').click();
  await dialog().getByText('Publish: 1 done, 1 not').waitFor();
  expect(await dialog().innerText()).toMatch(/Undated\s+The start .*\. The end /);
  expect(await findingsOf('[role=dialog]')).toEqual([]);
  await dialog().getByRole('button', { name: 'Close', exact: true }).last().click();
  await row('Sketch').waitFor({ state: 'detached' });
  expect(await tick('Undated').isChecked()).toBe(true);
});

inPanel('2.22: an event is copied weekly with its tickets', async () => {
  await tab('Upcoming').click();
  await tick('Gala').click();
  await button('Duplicate').click();
  const day = dialog().getByLabel('Day of the copy');
  expect(await day.inputValue()).toBe('2031-06-13');
  await dialog().getByText('It starts on Fri, Jun 13, 2031.').waitFor();
  await day.fill('');
  await dialog().getByRole('button', { name: 'Duplicate' }).click();
  await dialog().getByText('A day within ten years.').waitFor();
  await day.fill('2030-06-21');
  await dialog().getByLabel('How many copies').fill('many');
  await dialog().getByRole('button', { name: 'Duplicate' }).click();
  await dialog().getByText('A whole number from 1 to 52.').waitFor();
  await dialog().getByLabel('How many copies').fill('2');
  await dialog().getByText('They start on Fri, Jun 21, 2030; Fri, Jun 28, 2030.').waitFor();
  expect(await findingsOf('[role=dialog]')).toEqual([]);
  await dialog().getByRole('button', { name: 'Duplicate' }).click();
  await tab('Drafts (3)').click();
  await row('Gala').nth(1).waitFor();
  expect(await row('Gala').allInnerTexts()).toEqual([
    expect.stringContaining('Jun 28, 2030'),
    expect.stringContaining('Jun 21, 2030'),
  ]);
});

inPanel('2.31: a window begins where one types, and Back throws nothing away', async () => {
  const { page } = panel;
  await tab('Upcoming').click();
  await tick('Gala').click();
  await button('Duplicate').click();
  await dialog().getByLabel('Day of the copy').and(page.locator(':focus')).waitFor();
  await dialog().getByLabel('How many copies').fill('7');
  const address = page.url();
  await page.evaluate('history.back()');
  await dialog().getByText('What you typed is not saved, and would be lost.').waitFor();
  expect(page.url()).toBe(address);
  expect(await dialog().getByLabel('How many copies').inputValue()).toBe('7');
  await dialog().getByRole('button', { name: 'Discard it' }).click();
  await dialog().waitFor({ state: 'detached' });
  await tick('Gala').click();
});

inPanel('2.22: one event is moved to a day, several by a number of days', async () => {
  await tab('Upcoming').click();
  await tick('Delta').click();
  await button('Move').click();
  const day = dialog().getByLabel('New day of its start');
  expect(await day.inputValue()).toBe('2031-06-20');
  await day.fill('2031-06-12');
  await dialog().getByText('It starts on Thu, Jun 12, 2031.').waitFor();
  await dialog().getByRole('button', { name: 'Move' }).click();
  await row('Delta').getByText('Jun 12, 2031').waitFor();
  await tick('Delta').click();
  await tick('Epsilon').click();
  await button('Move').click();
  await dialog().getByLabel('By how many days').fill('1');
  await panel.page.keyboard.press('Enter');
  await row('Delta').getByText('Jun 13, 2031').waitFor();
  await row('Epsilon').getByText('Jun 15, 2031').waitFor();
});

inPanel('2.22: what a colleague has moved since it was shown is not moved once more', async () => {
  const { body } = await panel.admin('GET', `${events}?filters[$and][0][title][$eq]=Delta`);
  const [{ documentId }] = body.results as [{ documentId: string }];
  const moveBy = (days: number) =>
    panel.admin('POST', '/svc-admin/event-actions/move', { documentIds: [documentId], days });
  await tick('Delta').click();
  await button('Move').click();
  await dialog().getByLabel('New day of its start').fill('2031-06-20');
  await moveBy(2);
  await dialog().getByRole('button', { name: 'Move' }).click();
  await dialog().getByText('Somebody has moved it meanwhile.').waitFor();
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await row('Delta').getByText('Jun 15, 2031').waitFor();
  await tick('Delta').click();
  await moveBy(-2);
});

inPanel(
  '2.22: changes of a published event are sent for review and published from there',
  async () => {
    const { body } = await panel.admin('GET', `${events}?filters[$and][0][title][$eq]=Beta`);
    const [{ documentId }] = body.results as [{ documentId: string }];
    await panel.admin('PUT', `${events}/${documentId}`, { title: 'Beta, longer' });
    await panel.page.reload();
    await tick('Alpha').click();
    await button('Duplicate').waitFor();
    expect(await button('Send for review').count()).toBe(0);
    expect(await button('Publish').count()).toBe(0);
    await tick('Alpha').click();
    await row('Beta').getByText('Changes not published').waitFor();
    await tick('Beta').click();
    await button('Send for review').click();
    await row('Beta').getByText('Changes wait for review').waitFor();
    await panel.page.goto(`${panel.server.url}/admin${events}`);
    await row('Beta, longer').getByText('Changes wait for review', { exact: true }).waitFor();
    await panel.page.goto(`${panel.server.url}/admin/plugins/svc/events`);
    await tick('Beta').click();
    expect(await button('Send for review').count()).toBe(0);
    await button('Publish').click();
    await row('Beta, longer').waitFor();
  },
);

inPanel('2.22: a draft is taken out of the featured', async () => {
  await tab('Drafts').click();
  await tick('Undated').click();
  await button('Feature').click();
  await row('Undated').getByRole('button', { pressed: true }).waitFor();
  await tick('Undated').click();
  await button('Unfeature').click();
  await row('Undated').getByRole('button', { pressed: false }).waitFor();
});

inPanel('2.17: the trash of the page is emptied for good, after a question', async () => {
  await tick('Undated').click();
  await button('Move to trash').click();
  await dialog().getByRole('button', { name: 'Move to trash' }).click();
  await tab('Trash (1)').click();
  await tick('Undated').click();
  await button('Delete for good').click();
  await dialog().getByText('It is gone for good. This cannot be undone.').waitFor();
  await dialog().getByRole('listitem').getByText('Undated').waitFor();
  await dialog().getByText('An event at which somebody has or had a place is not').waitFor();
  expect(await findingsOf('[role=dialog]')).toEqual([]);
  await dialog().getByRole('button', { name: 'Delete for good' }).click();
  await tab('Trash (0)').waitFor();
  const { body } = await panel.admin('GET', `${events}?filters[$and][0][title][$eq]=Undated`);
  expect(body.results).toEqual([]);
});

inPanel('2.22: whoever withdraws an event is told of who has a place', async () => {
  await tab('Upcoming').click();
  await tick('Gala').click();
  await button('Move to trash').click();
  await dialog().getByText('2 people have places').waitFor();
  await dialog()
    .getByRole('listitem')
    .getByText(/^Gala · \w/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Move to trash' }).click();
  await row('Gala').waitFor({ state: 'detached' });
  await tab('Trash (1)').click();
  await tick('Gala').click();
  await button('Delete for good').click();
  await dialog().getByText('2 people have places').waitFor();
  // It would be refused, and says nothing of what would be gone.
  expect(await dialog().getByRole('button', { name: 'Delete for good' }).isDisabled()).toBe(true);
  expect(
    await dialog()
      .getByText(/cannot be undone/)
      .count(),
  ).toBe(0);
  await dialog().getByRole('button', { name: 'Back' }).click();
  await button('Restore from trash').click();
  await tab('Upcoming (7)').click();
  await row('Gala').waitFor();
});

inPanel('2.21: a month and a week are shown as a calendar', async () => {
  await panel.page.goto(`${panel.server.url}/admin/plugins/svc/events?view=month&day=2031-06-01`);
  await panel.page.getByRole('link', { name: '8:00 PM Beta' }).waitFor();
  expect(await findingsOf()).toEqual([]);
  await button('Later').click();
  await panel.page.getByRole('heading', { name: 'July 2031' }).waitFor();
  await panel.page.goBack();
  await button('Week').click();
  await panel.page.goto(`${panel.server.url}/admin/plugins/svc/events?view=week&day=2031-06-12`);
  await panel.page.getByRole('link', { name: '8:00 PM Gamma' }).click();
  await panel.page.waitForURL(/plugin::svc\.event\//);
});

inPanel('2.21: days on which there is nothing say so, by a search or without one', async () => {
  const month = `${panel.server.url}/admin/plugins/svc/events?view=month`;
  await panel.page.goto(`${month}&day=2031-06-01&search=nonsense`);
  await panel.page.getByText('No event here is what you look for.').waitFor();
  await panel.page.goto(`${month}&day=2033-01-01`);
  await panel.page.getByText('No event is here.').waitFor();
  const list = `${panel.server.url}/admin/plugins/svc/events`;
  await panel.page.goto(`${list}?from=2031-07-02&to=2031-07-01`);
  await panel.page.getByText('The days end before they begin').waitFor();
});

inPanel('2.21: a calendar of days that were looked for begins with them', async () => {
  await panel.page.goto(`${panel.server.url}/admin/plugins/svc/events?from=2031-06-10`);
  await row('Beta').waitFor();
  await button('Month').click();
  await panel.page.getByRole('heading', { name: 'June 2031' }).waitFor();
});

inPanel('2.21: on a phone nothing is out of sight', async () => {
  await panel.page.setViewportSize({ width: 390, height: 844 });
  for (const view of ['list', 'month']) {
    await panel.page.goto(
      `${panel.server.url}/admin/plugins/svc/events?view=${view}&day=2031-06-01`,
    );
    await panel.page.getByRole('link', { name: /Alpha$/ }).waitFor();
    const width = await panel.page.evaluate<number>('document.documentElement.scrollWidth');
    expect([view, width]).toEqual([view, 390]);
    expect(await findingsOf()).toEqual([]);
  }
  await panel.page.setViewportSize({ width: 1440, height: 1000 });
});

inPanel('2.21: an address with a page that is not there shows the last one at once', async () => {
  const { page } = panel;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  await page.goto(`${panel.server.url}/admin/plugins/svc/events?page=99999`);
  await row('Alpha').waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(asked.filter((search) => /[?&]page=999/.test(search)).length).toBeLessThan(4);
});

inPanel('2.24: the home is about events, and has no statistics of tables', async () => {
  for (const width of [1440, 390]) {
    await panel.page.setViewportSize({ width, height: 1000 });
    await panel.page.goto(`${panel.server.url}/admin`);
    await panel.page.getByText('Nothing is on today or tomorrow.').waitFor();
    await panel.page.getByText('1 paid order').waitFor();
    await untilDrawn(panel.page.getByRole('img', { name: /, 1 paid order$/ }));
    await panel.page.getByRole('link', { name: 'Alpha' }).waitFor();
    // Four of seven are named.
    await panel.page.getByRole('link', { name: 'And 3 more' }).waitFor();
    for (const part of [/^Project statistics$/, /trial/i, /upgrade/i, /Strapi Cloud/, /Growth/]) {
      expect([part, await panel.page.getByText(part).count()]).toEqual([part, 0]);
    }
    for (const part of ['today', 'waiting', 'sales', 'attention']) {
      // The frame with its title is the host's.
      const selector = `[data-strapi-widget-id="plugin::svc.${part}"] main > *`;
      expect(await findingsOf(selector)).toEqual([]);
    }
  }
});

inPanel('2.24: its sums are written as German readers write them', async () => {
  await panel.page.evaluate("localStorage.setItem('strapi-admin-language', 'de')");
  await panel.page.reload();
  await panel.page.getByText('25,00', { exact: true }).waitFor();
  expect(await panel.page.getByText('25.00').count()).toBe(0);
  await panel.page.getByRole('link', { name: 'Und 3 weitere' }).click();
  await row('Alpha').waitFor();
  const only = panel.page.getByRole('button', { name: 'Nicht mehr nur: Ohne Tickets oder Ort' });
  expect(await findingsOf()).toEqual([]);
  await only.click();
  await only.waitFor({ state: 'detached' });
  await row('Alpha').waitFor();
});
