import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin, registerWithRole } from '#svc/testing/admin-api';
import { makeInPanel } from '#svc/testing/panel-forms';
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
let admin: AdminApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'svc-panel-roles-'));
  server = await startServer({ DATABASE_FILENAME: path.join(folder, 'data.db') });
  admin = await registerFirstAdmin(server.url, owner);
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

/** The document of the first event of the queue. */
async function firstForReview(): Promise<string> {
  const { body } = await admin('GET', '/svc-admin/event-list?tab=review');
  return (body.events as [{ documentId: string }])[0].documentId;
}

/** What the menu leads to. */
const menu = () => page.locator('nav').first().getByRole('link').allInnerTexts();

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

test(
  'an author, who may not publish, sends an event for review from its own screen (2.23)',
  pictured(
    () => page,
    async () => {
      const author = { ...owner, firstname: 'Otto', email: 'otto@example.org' };
      const roles = (await admin('GET', '/admin/roles')).body.data as {
        id: number;
        name: string;
      }[];
      const { id } = roles.find(({ name }) => name === 'Programme author')!;
      const asAuthor = await registerWithRole(server.url, admin, author, id);
      const uid = 'plugin::svc.event';
      const document = await makeInPanel(asAuthor, uid, {
        ...{ title: 'Reading', startDate: '2031-05-01 20:00:00', endDate: '2031-05-01 22:00:00' },
        timezone: 'UTC',
      });
      page = await (await openContext(browser, 'Europe/Berlin')).newPage();
      await signIn(page, server.url, author);
      await page.goto(`${server.url}/admin/content-manager/collection-types/${uid}/${document}`);
      const send = page.getByRole('button', { name: 'Send for review', exact: true });
      await page.getByText('Your role does not publish.').waitFor();
      // So does what stands below the buttons, which are grey (2.27).
      await page.getByText('You may not publish: send it for review.').waitFor();
      await page.getByRole('textbox', { name: /^Title/ }).fill('A reading');
      await page.getByText('You may not publish: save it, then send it for review.').waitFor();
      await page.getByText('Save your changes, then send it.').waitFor();
      expect(await send.isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('It is saved.').waitFor();
      await send.click();
      await page.getByText(/asked for a review on/).waitFor();
      await page.getByText('You may not publish. It waits for review.').waitFor();
      expect(await send.count()).toBe(0);
      const { body } = await admin('GET', '/svc-admin/event-list?tab=review');
      expect(body.events).toMatchObject([{ title: 'A reading', awaitsReview: true }]);
      await page.goto(`${server.url}/admin/plugins/svc/events?tab=review`);
      await page
        .getByRole('row', { name: /A reading/ })
        .getByText(/asked for a review on/)
        .waitFor();
      // What orders brought is not theirs to read: there is no column of it, which would be empty.
      const column = (name: string) => page.getByRole('columnheader', { name, exact: true });
      await column('Sold').waitFor();
      expect(await column('Revenue').count()).toBe(0);
    },
  ),
);

test(
  'an author is told at home what came back from review, and why (2.24)',
  pictured(
    () => page,
    async () => {
      const note = 'The end is missing, and the picture.';
      const documentId = await firstForReview();
      expect((await admin('POST', `/svc-admin/events/${documentId}/return`, { note })).status).toBe(
        204,
      );
      await page.goto(`${server.url}/admin/`);
      await page.getByRole('heading', { name: 'Came back from review' }).waitFor();
      await page.getByText(`Ada Owner: ${note}`).waitFor();
      // What is on and what is incomplete is of their own events, and what waits of others is not counted.
      await page.getByText('None of your events is on today or tomorrow.').waitFor();
      await page.getByText('None of your coming events lacks tickets or a venue.').waitFor();
      expect(await menu()).toEqual([
        ...['Home', 'Content Manager', 'Events', 'Media Library', 'Settings'],
      ]);
      for (const part of [/^Sales of seven days$/, /^Events for review$/, /^Of the owner$/]) {
        expect(await page.getByText(part).count()).toBe(0);
      }
      if (process.env.PICTURES) {
        await page.screenshot({ path: path.join(process.env.PICTURES, 'home-author.png') });
      }
      await page.getByRole('link', { name: 'A reading' }).first().click();
      await page.getByText(note).waitFor();
      await page.getByRole('button', { name: 'Send for review', exact: true }).click();
      await page.getByText(/asked for a review on/).waitFor();
      await page.goto(`${server.url}/admin/`);
      await page.getByText('Nothing waits.').waitFor();
    },
  ),
);

test(
  'an author who opens the event of somebody else reads so, with their own (2.23)',
  pictured(
    () => page,
    async () => {
      const uid = 'plugin::svc.event';
      const document = await makeInPanel(admin, uid, { title: 'Of the owner' });
      await page.goto(`${server.url}/admin/content-manager/collection-types/${uid}/${document}`);
      await page.getByText("That event is somebody else's. You may open your own.").waitFor();
      await page.getByRole('tab', { name: 'For review (1)' }).click();
      await page.getByRole('link', { name: 'A reading' }).waitFor();
      expect(await page.getByText(/somebody else's/).count()).toBe(0);
    },
  ),
);

test(
  'an author is offered nothing that changes what is on sale (2.22, 3.15)',
  pictured(
    () => page,
    async () => {
      const uid = 'plugin::svc.event';
      const documentId = await firstForReview();
      const tickets = `/svc-admin/events/${documentId}/tickets`;
      const stalls = { title: 'Stalls', priceMinor: '10.00' };
      expect((await admin('POST', tickets, stalls)).status).toBe(204);
      const type = `/content-manager/collection-types/${uid}`;
      expect((await admin('POST', `${type}/${documentId}/actions/publish`, {})).status).toBe(200);
      await page.goto(`${server.url}/admin${type}/${documentId}`);
      await page.getByText('They are on sale: whoever may publish the event').waitFor();
      await page.getByText('Stalls', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Add ticket' }).count()).toBe(0);
      expect(await page.getByRole('button', { name: /Stalls/ }).count()).toBe(0);
      await page.goto(`${server.url}/admin/plugins/svc/events`);
      const row = page.getByRole('row', { name: /A reading/ });
      const star = row.getByRole('button', { name: 'Feature A reading' });
      await row.getByRole('checkbox').click();
      const bar = page.getByRole('region', { name: '1 ticked' });
      await bar.getByRole('button', { name: 'Duplicate' }).waitFor();
      expect(await star.isDisabled()).toBe(true);
      expect(await bar.getByRole('button').allInnerTexts()).toEqual(['Duplicate', 'Untick all']);
      // Nor to take it out of the trash, into which somebody else has moved it.
      const trash = `/svc-admin/trash/${uid}/${documentId}`;
      expect((await admin('POST', trash, {})).status).toBe(204);
      await page.goto(`${server.url}/admin/plugins/svc/events?tab=trash`);
      await row.getByRole('checkbox').click();
      await bar.getByRole('button', { name: 'Delete for good' }).waitFor();
      expect(await bar.getByRole('button', { name: 'Restore from trash' }).count()).toBe(0);
      await page.goto(`${server.url}/admin${type}/${documentId}`);
      const restore = page.getByRole('button', { name: 'Restore from trash' });
      await restore.waitFor();
      expect(await restore.isDisabled()).toBe(true);
      expect((await admin('POST', `${trash}/restore`, {})).status).toBe(204);
    },
  ),
);

test(
  'who may read events and change none is not asked to send them for review (2.23)',
  pictured(
    () => page,
    async () => {
      const clerk = { ...owner, firstname: 'Carla', email: 'carla@example.org' };
      const roles = (await admin('GET', '/admin/roles')).body.data as {
        id: number;
        name: string;
      }[];
      const { id } = roles.find(({ name }) => name === 'Box office')!;
      await registerWithRole(server.url, admin, clerk, id);
      const uid = 'plugin::svc.event';
      const document = await makeInPanel(admin, uid, { title: 'A draft' });
      page = await (await openContext(browser, 'Europe/Berlin')).newPage();
      await signIn(page, server.url, clerk);
      const told = page.waitForResponse((answer) => answer.url().endsWith('/review'));
      await page.goto(`${server.url}/admin/content-manager/collection-types/${uid}/${document}`);
      expect((await told).status()).toBe(200);
      await page.getByRole('heading', { name: 'A draft' }).waitFor();
      expect(await menu()).toEqual(['Home', 'Content Manager', 'Events', 'Box office', 'Settings']);
      await page.getByText('You may read this, not change it.').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('button', { name: 'Send for review' }).count()).toBe(0);
    },
  ),
);

test(
  'who may do nothing with events has nothing to tick (2.22)',
  pictured(
    () => page,
    async () => {
      await page.goto(`${server.url}/admin/plugins/svc/events?tab=drafts`);
      await page.getByRole('link', { name: 'A draft' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('checkbox').count()).toBe(0);
    },
  ),
);

test(
  'who sells and lets in finds the door on the home as well (5.12)',
  pictured(
    () => page,
    async () => {
      await page.goto(`${server.url}/admin`);
      await page.getByRole('link', { name: 'Box office' }).waitFor();
      await page.getByRole('link', { name: 'Open the door page' }).waitFor();
    },
  ),
);

test(
  'who only lets guests in finds the way to the door on the home (5.12)',
  pictured(
    () => page,
    async () => {
      const usher = { ...owner, firstname: 'Uli', email: 'uli@example.org' };
      const { body } = await admin('GET', '/admin/roles');
      const roles = body.data as unknown as { id: number; name: string }[];
      const { id } = roles.find(({ name }) => name === 'Door')!;
      await registerWithRole(server.url, admin, usher, id);
      page = await (await openContext(browser, 'Europe/Berlin')).newPage();
      await signIn(page, server.url, usher);
      await page.goto(`${server.url}/admin`);
      const link = page.getByRole('link', { name: 'Open the door page' });
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe('/door');
    },
  ),
);
