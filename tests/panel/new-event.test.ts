import { signIn } from './support/browser';
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
