import { setTimeout as sleep } from 'node:timers/promises';
import { openContext, signIn } from './support/browser';
import { owner, startPanel } from './support/panel';

/* What a new event is given before it is saved. */

const types = '/content-manager/collection-types';
const events = `${types}/plugin::svc.event`;

const panel = startPanel({ SITE_TIMEZONE: 'Europe/Berlin' }, async () => {});
const { inPanel, dialog, side } = panel;

inPanel('2.27: whoever leaves a new event with tickets is asked first', async () => {
  const { page } = panel;
  await signIn(page, panel.server.url, owner);
  await panel.open(`${events}/create`);
  const tickets = side('Tickets');
  await tickets.getByRole('button', { name: 'Add ticket' }).click();
  await dialog().getByLabel('Name').fill('Standard');
  await dialog().getByRole('button', { name: 'Save ticket' }).click();
  await tickets.getByText('Standard', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('modifications will be lost').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await tickets.getByRole('button', { name: 'Remove Standard' }).click();
  await tickets.getByText('Standard', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
});

interface Named {
  title: string;
}

const made = async (name: string) => {
  const { page } = panel;
  await dialog().getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog().getByRole('button', { name: 'Save', exact: true }).click();
  await dialog().getByRole('heading', { name }).waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
};

inPanel('2.27: a venue and organizers that are made on the way are chosen', async () => {
  const { page, field } = panel;
  await panel.open(`${events}/create`);
  await field('Title').fill('Housewarming');
  const refusals: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400 && !/ai-/.test(answer.url())) refusals.push(answer.url());
  });
  const relation = (name: string) => page.getByRole('combobox', { name });
  for (const [name, title] of [
    ['Venue', 'The new hall'],
    ['Organizers', 'First friends'],
    ['Organizers', 'Second friends'],
  ] as const) {
    await relation(name).click();
    await page.getByRole('option', { name: /^Create/ }).click();
    await made(title);
    await page.getByRole('button', { name: title, exact: true }).waitFor();
  }
  expect(
    await page
      .getByRole('alert')
      .filter({ hasText: /error|wrong/i })
      .count(),
  ).toBe(0);
  expect(refusals).toEqual([]);
  await panel.button('Save').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  const { body } = await panel.admin('GET', `${events}?_q=Housewarming&populate=*`);
  const [event] = body.results as [{ venue: Named; organizers: Named[] }];
  expect(event.venue.title).toBe('The new hall');
  expect(event.organizers.map(({ title }) => title)).toEqual(['First friends', 'Second friends']);
});

inPanel('2.27: a double click makes one event, whichever button it is', async () => {
  const { page, field } = panel;
  for (const name of ['Save', 'Publish']) {
    await panel.open(`${events}/create`);
    await field('Title').fill(`Made by ${name}`);
    await page.getByLabel('Starts').first().fill('2030-05-02T20:00');
    await panel.button(name).dblclick();
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    await page.waitForLoadState('networkidle');
    const { body } = await panel.admin(
      'GET',
      `${events}?_q=${encodeURIComponent(`Made by ${name}`)}`,
    );
    expect(body.results).toHaveLength(1);
  }
});

inPanel('2.27: a window in which something is typed is left only by who says so', async () => {
  const { page } = panel;
  await side('Tickets').getByRole('button', { name: 'Add ticket' }).click();
  const inWindow = (name: string) => dialog().getByRole('button', { name, exact: true });
  await dialog().getByLabel('Name').fill('Stalls');
  await page.keyboard.press('Escape');
  await dialog().getByText('What you typed is not saved, and would be lost.').waitFor();
  expect(await dialog().getByLabel('Name').inputValue()).toBe('Stalls');
  expect(await panel.findingsOf('[role=dialog]')).toEqual([]);
  await inWindow('Discard it').click();
  await dialog().waitFor({ state: 'detached' });
  await side('Tickets').getByRole('button', { name: 'Add ticket' }).click();
  await inWindow('Back').click();
  await dialog().waitFor({ state: 'detached' });
  await side('Tickets').getByRole('button', { name: 'Add ticket' }).click();
  await dialog().getByLabel('Name').fill('Stalls');
  await page.keyboard.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await side('Tickets').getByText('Stalls', { exact: true }).waitFor();
});

/** Notes in the page whatever somebody would read there, were it for a blink. */
const noteUnsupported = `
  window.unsupported = [];
  new MutationObserver(() => {
    for (const input of document.querySelectorAll('[placeholder^="Unsupported"]')) {
      const isRead = getComputedStyle(input, '::placeholder').opacity !== '0';
      window.unsupported.push((isRead ? 'read: ' : 'unread: ') + input.name);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;

/** In milliseconds; as by a telephone. */
const slowness = 150;

test('2.27: while a form is loading slowly, no input is said to be unsupported', async () => {
  const context = await openContext(panel.browser, 'Europe/Berlin');
  try {
    await context.addInitScript({ content: noteUnsupported });
    await context.route('**/*.js', async (route) => {
      await sleep(slowness);
      await route.continue();
    });
    const page = await context.newPage();
    await signIn(page, panel.server.url, owner);
    const noted: string[][] = [];
    const note = async () => noted.push(await page.evaluate<string[]>('window.unsupported'));
    for (const [type, label] of [
      ['event', 'Starts'],
      ['venue', 'Time zone'],
      ['attendee', 'Full name'],
    ] as const) {
      await page.goto(`${panel.server.url}/admin${types}/plugin::svc.${type}/create`);
      await page.getByLabel(label).first().waitFor();
      await note();
    }
    // From form to form, without loading the panel again.
    await page.goto(`${panel.server.url}/admin${events}/create`);
    await page.getByLabel('Starts').first().waitFor();
    await page.getByRole('link', { name: 'Venue', exact: true }).click();
    await page
      .getByRole('link', { name: /Create new/ })
      .first()
      .click();
    await page.getByLabel('Time zone').first().waitFor();
    await note();
    // The host has asked for some of them a moment after it has drawn the form.
    const [event, venue, , after] = noted;
    expect(event).toContain('unread: startDate');
    expect(venue).toContain('unread: timezone');
    expect(after).toContain('unread: startDate');
    expect(noted.flat().filter((line) => line.startsWith('read'))).toEqual([]);
  } finally {
    await context.close();
  }
});
