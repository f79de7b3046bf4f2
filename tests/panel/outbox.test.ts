import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knex from 'knex';
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
const outbox = '/content-manager/collection-types/plugin::svc.outbox-entry';

let folder: string;
let filename: string;
let server: PanelServer;
let browser: Browser;
let page: Page;

/** A mail that was given up; its order is none, so that a second try sends nothing. */
async function addDeadMail(): Promise<void> {
  const database = knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
  });
  await database('svc_outbox_entries').insert({
    document_id: 'deadmaildeadmaildeadmail',
    fact_id: 'fact-7',
    kind: 'confirmation mail',
    order_key: 'mails of order 7',
    payload: '{"orderId":7,"status":"completed"}',
    state: 'dead',
    attempts: 8,
    last_error: 'Error ECONNREFUSED',
    due_at: 1,
    created_at: new Date(),
  });
  await database.destroy();
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'svc-panel-outbox-'));
  filename = path.join(folder, 'data.db');
  server = await startServer({ DATABASE_FILENAME: filename });
  await registerFirstAdmin(server.url, owner);
  await addDeadMail();
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

const row = () => page.getByRole('row').filter({ hasText: 'mails of order 7' });

test(
  'a mail that was given up is seen with why, and sent again from the list',
  pictured(
    () => page,
    async () => {
      await page.goto(`${server.url}/admin${outbox}`);
      expect(await row().innerText()).toMatch(
        /confirmation mail\s+mails of order 7\s+dead\s+8\s+Error ECONNREFUSED/,
      );
      expect(await page.getByText('Create new').count()).toBe(0);
      await row().getByRole('button', { name: 'Row actions' }).click();
      await page.getByRole('menuitem', { name: 'Send again' }).click();
      await page.getByText('It is being sent again.').waitFor();
      await page.waitForTimeout(1000);
      await page.reload();
      await row().getByText('done').waitFor();
      await row().getByRole('button', { name: 'Row actions' }).click();
      expect(await page.getByRole('menuitem', { name: 'Send again' }).count()).toBe(0);
    },
  ),
);

test(
  'its form has nothing to type in',
  pictured(
    () => page,
    async () => {
      await page.goto(`${server.url}/admin${outbox}/deadmaildeadmaildeadmail`);
      for (const label of ['What', 'Of', 'Tries', 'Fact']) {
        const input = page.getByLabel(label, { exact: true }).first();
        await input.waitFor();
        expect([label, await input.isDisabled()]).toEqual([label, true]);
      }
      expect(await page.getByLabel('payload', { exact: false }).count()).toBe(0);
    },
  ),
);

test(
  'in German the outbox says in German what is sent, and of what',
  pictured(
    () => page,
    async () => {
      await page.evaluate("localStorage.setItem('strapi-admin-language', 'de')");
      await page.goto(`${server.url}/admin${outbox}`);
      const german = page.getByRole('row').filter({ hasText: 'Mails der Bestellung 7' });
      expect(await german.innerText()).toMatch(/Mail: Bestätigung\s+Mails der Bestellung 7/);
      await page.goto(`${server.url}/admin${outbox}/deadmaildeadmaildeadmail`);
      const said = page.getByLabel('Von', { exact: true });
      await said.waitFor();
      expect(await said.inputValue()).toBe('Mails der Bestellung 7');
      expect(await page.getByLabel('Was', { exact: true }).inputValue()).toBe('Mail: Bestätigung');
    },
  ),
);
