import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { registerFirstAdmin } from '#svc/testing/admin-api';
import { launchBrowser, openContext, pictured, signIn } from './support/browser';
import { type PanelServer, startServer } from './support/server';

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};

let folder: string;
let server: PanelServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'svc-panel-roles-'));
  server = await startServer({ DATABASE_FILENAME: path.join(folder, 'data.db') });
  await registerFirstAdmin(server.url, owner);
  browser = await launchBrowser();
  const context = await openContext(browser, 'Europe/Berlin');
  page = await context.newPage();
  await signIn(page, server.url, owner);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

test(
  'a capability is ticked on the screen of a role, which shows the routes that it opens (5.5)',
  pictured(
    () => page,
    async () => {
      await page.goto(`${server.url}/admin/settings/users-permissions/roles`);
      await page.getByText('Event author', { exact: true }).click();
      await page.getByRole('button', { name: /^Svc/ }).click();
      await box('delete_svc_venues').click();
      await page.getByText('Bound route to').first().waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Role edited').waitFor();
      await page.reload();
      await page.getByRole('button', { name: /^Svc/ }).click();
      expect(await box('delete_svc_venues').isChecked()).toBe(true);
    },
  ),
);

test(
  'what types of a project may show of the service is ticked there, and nothing about buyers (5.10)',
  pictured(
    () => page,
    async () => {
      await page.getByText('ticket', { exact: true }).waitFor();
      await box('find').first().click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Role edited').waitFor();
      await page.reload();
      await page.getByRole('button', { name: /^Svc/ }).click();
      expect(await box('find').count()).toBe(6);
      expect(await box('findOne').count()).toBe(6);
      expect(await box('find').first().isChecked()).toBe(true);
    },
  ),
);
