import type { Locator } from 'playwright-core';
import { openForm, registerColleague } from '#svc/testing/panel-forms';
import { signInByForm } from './support/browser';
import { owner, startPanel } from './support/panel';
import { uploadPicture } from './support/pictures';
import { Steps } from './support/steps';

/* An event from nothing to published, with its venue, its picture and its tickets, on one screen. */

const types = '/content-manager/collection-types';
const events = `${types}/plugin::svc.event`;

const panel = startPanel({ SITE_TIMEZONE: 'Europe/Berlin' }, async (started) => {
  await started.admin('POST', `${types}/plugin::svc.venue`, {
    title: 'Town Hall',
    timezone: 'Europe/Lisbon',
  });
  await started.admin('POST', `${types}/plugin::svc.venue`, {
    title: 'Plaza',
    timezone: 'Europe/Madrid',
  });
  await started.admin('POST', `${types}/plugin::svc.venue`, { title: 'Cellar' });
  await uploadPicture(started.server.url, started.admin);
});
const { inPanel, button, dialog, field, side, findingsOf } = panel;
const tickets = () => side('Tickets');
const description = () => panel.page.getByRole('textbox', { name: 'Description' });

async function typeTicket(name: string, price: string, places: string): Promise<void> {
  await dialog().getByLabel('Name').fill(name);
  await dialog().getByLabel('Price').fill(price);
  await dialog().getByLabel('Places').fill(places);
}

interface Ticket {
  title: string;
  type: string;
  priceMinor: number;
  capacity: number;
}

async function ticketsOf(title: string): Promise<Ticket[]> {
  const filter = `filters[$and][0][title][$eq]=${encodeURIComponent(title)}`;
  const { body } = await panel.admin('GET', `${events}?${filter}`);
  const [{ documentId }] = body.results as [{ documentId: string }];
  const answer = await panel.admin('GET', `/svc-admin/events/${documentId}/tickets`);
  return answer.body.tickets as Ticket[];
}

inPanel('3.15: from signing in to a published event with two tickets in 11 steps', async () => {
  const steps = new Steps('From signing in to a published event with two tickets', 11);
  const step = (name: string, control: Locator) => steps.click(name, control);
  await steps.do('Login', () => signInByForm(panel.page, panel.server.url, owner));
  await step('New', panel.page.getByRole('link', { name: 'New event' }));
  await field('Title').fill('Winter Gala');
  await field('Starts').fill('2030-12-14T20:00');
  expect(await field('Ends').inputValue()).toBe('2030-12-14T22:00');
  await description().fill('Music and dancing.');
  await step('Venue', panel.page.getByRole('combobox', { name: 'Venue' }));
  await step('Town Hall', panel.page.getByRole('option', { name: 'Town Hall' }));
  // Where it is says which clock its times are by.
  await panel.page.locator('[data-zone]').first().getByText('Europe/Lisbon').waitFor();
  await step('Image', panel.page.getByText('Click to add an asset'));
  await step('Picture', dialog().getByRole('checkbox').first());
  await step('Finish', dialog().getByRole('button', { name: 'Finish' }));
  await dialog().waitFor({ state: 'detached' });
  await step('Add ticket', tickets().getByRole('button', { name: 'Add ticket' }));
  await typeTicket('Standard', '25', '100');
  await step('Another', dialog().getByRole('button', { name: 'Save and add another' }));
  // The next is typed without a click.
  await dialog().locator('input[name=title]:focus').waitFor();
  await typeTicket('Friends', '', '');
  await step('Save ticket', dialog().getByRole('button', { name: 'Save ticket' }));
  await tickets().getByText('25.00 USD · 0 of 100 sold').waitFor();
  await step('Publish', button('Publish'));
  await panel.page.waitForURL((url) => !url.pathname.endsWith('/create'));
  await tickets().getByText('Friends', { exact: true }).waitFor();

  expect(await ticketsOf('Winter Gala')).toMatchObject([
    { title: 'Standard', type: 'paid', priceMinor: 2500, capacity: 100 },
    { title: 'Friends', type: 'free', priceMinor: 0, capacity: -1 },
  ]);
  const { body } = await panel.admin('GET', events);
  expect(body.results).toMatchObject([{ title: 'Winter Gala', status: 'published' }]);
  steps.end();
});

inPanel('3.15: a ticket is changed and removed beside the form', async () => {
  await tickets().getByRole('button', { name: 'Change Friends' }).click();
  await dialog().getByLabel('Price').fill('twelve');
  await dialog().getByRole('button', { name: 'Save ticket' }).click();
  await dialog().getByText('An amount looks like 12.50').waitFor();
  await dialog().getByLabel('Price').fill('12.5');
  await dialog().getByRole('button', { name: 'Save ticket' }).click();
  await tickets().getByText('12.50 USD · 0 sold').waitFor();
  await tickets().getByRole('button', { name: 'Remove Standard' }).click();
  const asked = panel.page.getByRole('alertdialog');
  await asked.waitFor();
  expect(await findingsOf('[role=alertdialog]')).toEqual([]);
  await asked.getByRole('button', { name: 'Remove ticket' }).click();
  await tickets().getByText('Standard', { exact: true }).waitFor({ state: 'detached' });
  expect((await ticketsOf('Winter Gala')).map(({ title }) => title)).toEqual(['Friends']);
});

inPanel('a moved start takes the end with it', async () => {
  await field('Ends').fill('2030-12-14T23:30');
  await field('Starts').fill('2030-12-15T19:00');
  expect(await field('Ends').inputValue()).toBe('2030-12-15T22:30');
});

inPanel('2.27: another venue of a saved event brings its zone, too', async () => {
  const { page } = panel;
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'Venue' }).click();
    await page.getByRole('option', { name }).click();
  };
  await page.reload();
  await field('Title').waitFor();
  await choose('Plaza');
  await page.locator('[data-zone]').first().getByText('Europe/Madrid').waitFor();
  await page.reload();
  await field('Title').waitFor();
  await zone.click();
  await zone.fill('Vienna');
  await page.getByRole('option', { name: 'Europe/Vienna' }).click();
  await choose('Plaza');
  // What the editor has chosen stays.
  await page.waitForLoadState('networkidle');
  await page.locator('[data-zone]').first().getByText('Europe/Vienna').waitFor();
  await page.reload();
  await field('Title').waitFor();
});

inPanel('2.27: a venue without a zone leaves the event the zone that it has', async () => {
  const { page } = panel;
  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: 'Venue' }).click();
    await page.getByRole('option', { name }).click();
  };
  await choose('Plaza');
  await page.locator('[data-zone]').first().getByText('Europe/Madrid').waitFor();
  const isRead = page.waitForResponse((answer) => /plugin::svc\.venue\/\w+/.test(answer.url()));
  await choose('Cellar');
  await isRead;
  await page.waitForLoadState('networkidle');
  await page.locator('[data-zone]').first().getByText('Europe/Madrid').waitFor();
  await page.reload();
  await field('Title').waitFor();
});

inPanel(
  '2.14: an address is typed until it is published, and is right when it was saved',
  async () => {
    const { page } = panel;
    const address = field('Public address');
    const before = page.url();
    expect(await address.isDisabled()).toBe(true);
    await page.goto(`${panel.server.url}/admin${events}/create`);
    await field('Title').fill('A working title');
    await address.fill('Winter Gala');
    await button('Save').click();
    await page.getByText('winter-gala is taken already').first().waitFor();
    await address.fill('Winter Gala 2031');
    await button('Save').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    await page.locator('input[value="winter-gala-2031"]').waitFor();
    await page.goto(before);
  },
);

/** What is stored of the description, as the draft has it. */
async function contentOf(title: string): Promise<string> {
  const filter = `filters[$and][0][title][$eq]=${encodeURIComponent(title)}`;
  const { body } = await panel.admin('GET', `${events}?${filter}`);
  return (body.results as [{ content: string }])[0].content;
}

/** The browser tells the editor where the cursor is after a moment: no hand is quicker. */
async function goToItsEnd(): Promise<void> {
  await description().getByText('Music and dancing.').click();
  await panel.page.keyboard.press('Control+End');
  await panel.page.waitForTimeout(300);
}

async function save(): Promise<void> {
  const saved = panel.page.waitForResponse(
    (response) =>
      response.url().includes('plugin::svc.event') &&
      response.ok() &&
      response.request().method() !== 'GET',
  );
  await button('Save').click();
  await saved;
  // The host fills the form with what was saved: what is typed before that is lost.
  await panel.page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
}

inPanel('2.26: a description is written as it looks, and kept as clean HTML', async () => {
  const { page } = panel;
  expect(await contentOf('Winter Gala')).toBe('<p>Music and dancing.</p>');
  await page.reload();
  await goToItsEnd();
  await page.keyboard.press('Enter');
  // The toolbar is one stop before the text, its buttons are reached by the arrows.
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Heading');
  await page.keyboard.press('Enter');
  await page.keyboard.type('What to bring');
  await page.keyboard.press('Enter');
  await button('Bulleted list').click();
  await page.keyboard.type('Good ');
  await button('Bold').click();
  await page.keyboard.type('shoes');
  await page.keyboard.press('Shift+Home');
  await button('Link').click();
  await page.getByLabel('Where it leads').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Begin with https://').waitFor();
  expect(await findingsOf(':has(> [role=toolbar])')).toEqual([]);
  // As people write an address.
  await page.getByLabel('Where it leads').fill('example.org/shoes');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate("document.activeElement.getAttribute('role')")).not.toBe('textbox');
  await save();
  expect(await contentOf('Winter Gala')).toBe(
    '<p>Music and dancing.</p><h2>What to bring</h2><ul><li>' +
      '<a href="https://example.org/shoes">Good <strong>shoes</strong></a></li></ul>',
  );
});

inPanel('2.26: a picture of the media library is put into the text', async () => {
  await goToItsEnd();
  await button('Picture from the media library').click();
  await dialog().getByRole('checkbox').first().click();
  await dialog().getByRole('button', { name: 'Finish' }).click();
  await description().locator('img[src]').waitFor();
  await save();
  expect(await contentOf('Winter Gala')).toContain(`<img src="${panel.server.url}/uploads/gala`);
});

inPanel(
  '2.26: what the editor cannot hold is shown as HTML, and nothing of it is lost',
  async () => {
    const { page } = panel;
    const table = '<table class="menu"><tbody><tr><td>Soup</td></tr></tbody></table>';
    await button('Edit as HTML').click();
    const written = page.getByRole('textbox', { name: 'Description' });
    await written.fill(table.replace('<td>', '<td onclick="more()"><script>run()</script>'));
    await button('Preview').click();
    await page.getByText('Saving takes some of it out.').waitFor();
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('srcdoc')).toBe(table);
    await button('Edit').first().click();
    await written.fill(table);
    await button('Preview').click();
    await page.frameLocator('iframe').getByText('Soup').waitFor();
    expect(await page.getByText('Saving takes some of it out.').count()).toBe(0);
    await button('Edit').first().click();
    await button('Edit as it looks').click();
    await page.getByText('markup that the editor cannot hold').waitFor();
    expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(table);
    expect(await findingsOf(':has(> textarea)')).toEqual([]);
    await save();
    expect(await contentOf('Winter Gala')).toBe(table);
  },
);

inPanel(
  '2.27: an event is duplicated with its tickets, and its page opened, from its own screen',
  async () => {
    const { page } = panel;
    const address = await page.getByRole('link', { name: 'Open its page' }).getAttribute('href');
    expect((await fetch(address!)).status).toBe(200);
    await button('Duplicate…').click();
    await dialog()
      .getByText(/^Winter Gala · \w/)
      .waitFor();
    const day = dialog().getByLabel('Day of the copy');
    expect(await day.inputValue()).toBe('2031-12-13');
    // Of several the first comes as soon after it as the next after the first, until a day is chosen.
    await dialog().getByLabel('How many copies').fill('2');
    expect(await day.inputValue()).toBe('2030-12-21');
    expect(await findingsOf('[role=dialog]')).toEqual([]);
    await dialog().getByRole('button', { name: 'Duplicate' }).click();
    await page.getByText('2 copies are among the drafts.').waitFor();
    const own = 'filters[$and][0][title][$eq]=Winter%20Gala';
    const { body } = await panel.admin('GET', `${events}?${own}&sort=startDate:ASC`);
    expect(body.results).toMatchObject([
      { title: 'Winter Gala', startDate: '2030-12-14 20:00:00' },
      { title: 'Winter Gala', startDate: '2030-12-21 20:00:00', status: 'draft' },
      { title: 'Winter Gala', startDate: '2030-12-28 20:00:00', status: 'draft' },
    ]);
  },
);

inPanel('2.29: the draft is seen as the page that it will be, beside its form', async () => {
  const { page } = panel;
  await field('Title').fill('Winter Gala, moved');
  await save();
  await page.getByRole('link', { name: 'Open preview' }).click();
  const shown = page.frameLocator('iframe');
  await shown.getByRole('heading', { name: 'Winter Gala, moved' }).waitFor();
  await shown.getByText('Preview', { exact: true }).waitFor();
  expect(await shown.getByRole('button').count()).toBe(0);
  await page.goBack();
  await field('Title').waitFor();
});

inPanel('2.30: what waits for review is compared, and comes back with a word', async () => {
  const { page, admin, server } = panel;
  const colleague = await registerColleague(server.url, admin, {
    ...owner,
    firstname: 'Ben',
    email: 'ben@example.org',
  });
  const documentId = new URL(page.url()).pathname.split('/').at(-1)!;
  const form = await openForm(colleague, 'plugin::svc.event', documentId);
  const waiting = { readyForReview: true, publishOn: '2030-12-01 10:00:00' };
  expect((await form.save(waiting)).status).toBe(200);
  await page.reload();
  const review = side('Review');
  await review.getByText('Ben Owner asked for a review').waitFor();
  await page.getByRole('button', { name: 'See the changes…' }).click();
  await dialog().getByText('Winter Gala, moved').waitFor();
  expect(await dialog().innerText()).toMatch(
    /Title\s+Published\s+Winter Gala\s+Draft\s+Winter Gala, moved/,
  );
  expect(await findingsOf('[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await review.getByRole('button', { name: 'Give back with a note…' }).click();
  await dialog().getByText('It is published on Sun, Dec 1, 2030, 10:00 AM all the same').waitFor();
  await dialog().getByLabel('Note').fill('Which hall?');
  expect(await findingsOf('[role=dialog]')).toEqual([]);
  await dialog().getByRole('button', { name: 'Give back' }).click();
  await review.getByText('gave it back on').waitFor();
  await review.getByText('Which hall?').waitFor();
  await field('Publish on').fill('');
  await button('Save').click();
  await page.getByText('the changes are not published yet').waitFor();
});

inPanel('2.28: labels and our words are German for whoever reads German', async () => {
  const { page } = panel;
  await page.evaluate("localStorage.setItem('strapi-admin-language', 'de')");
  await page.reload();
  await page.getByText('Beginnt').first().waitFor();
  const isSaved = 'Alles ist gespeichert, aber die Änderungen sind noch nicht veröffentlicht.';
  await page.getByText(isSaved).waitFor();
  await page.getByRole('textbox', { name: 'Beschreibung' }).waitFor();
  await button('Duplizieren …').waitFor();
  await button('Zeitzone der Website nehmen').waitFor();
  await page.getByPlaceholder('Wählen oder anlegen').first().waitFor();
  await page.goto(`${panel.server.url}/admin/content-manager/single-types/plugin::svc.site`);
  await page.getByText('Farbe des Kopfes').waitFor();
});
