import type { Browser, Locator, Page } from 'playwright-core';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { findingsOn } from './axe';
import { launchBrowser, openContext, pictured } from './browser';
import { type PanelServer, startServer } from './server';

/* The panel in a browser, and what tests of its screens look for there. */

export const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};

class Panel {
  server!: PanelServer;
  /** The first administrator, who may do everything. */
  admin!: AdminApi;
  browser!: Browser;
  page!: Page;

  readonly button = (name: string) => this.page.getByRole('button', { name, exact: true });
  readonly field = (label: string) => this.page.getByLabel(label, { exact: false }).first();
  readonly row = (text: string) => this.page.getByRole('row').filter({ hasText: text });
  readonly dialog = () => this.page.getByRole('dialog');
  readonly open = (path: string) => this.page.goto(`${this.server.url}/admin${path}`);
  // The host gives all side panels the name of the first.
  readonly side = (title: string): Locator =>
    this.page.locator('aside').filter({ hasText: title }).last();

  /** A test on the page. */
  readonly inPanel = (name: string, step: () => Promise<void>) =>
    test(
      name,
      pictured(() => this.page, step),
    );

  readonly findingsOf = (part = 'main') => findingsOn(this.page, part);
}

/** Starts the service and a browser before the tests of a file, and ends both after them. */
export function startPanel(
  settings: Record<string, string>,
  prepare: (panel: Panel) => Promise<void>,
): Panel {
  const panel = new Panel();
  beforeAll(async () => {
    panel.server = await startServer(settings);
    panel.admin = await registerFirstAdmin(panel.server.url, owner);
    await prepare(panel);
    panel.browser = await launchBrowser();
    panel.page = await (await openContext(panel.browser, 'Europe/Berlin')).newPage();
  }, 240_000);
  afterAll(async () => {
    await panel.browser?.close();
    await panel.server?.stop();
  });
  return panel;
}
