import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

const screenshots = path.resolve(__dirname, '../../../.tmp/screenshots');

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Strapi's tour for its first administrator lies over the page; it looks here whether it was skipped. */
const skipped = { tours: {}, enabled: false, hidden: true, completedActions: [] };
const skipTour = `localStorage.STRAPI_GUIDED_TOUR ??= '${JSON.stringify(skipped)}'`;

/** Debian's packages of Chromium; what has no windows takes less of the machine. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** @param more flags of one test */
export function launchBrowser(more: string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file));
  return chromium.launch({ executablePath, args: [...args, ...more] });
}

/**
 * A desktop browser whose clock is in `timezoneId`.
 * @param device what it is instead
 */
export async function openContext(
  browser: Browser,
  timezoneId: string,
  device: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    timezoneId,
    locale: 'en-GB',
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
    ...device,
  });
  context.setDefaultTimeout(40_000);
  await context.addInitScript({ content: skipTour });
  return context;
}

interface Credentials {
  email: string;
  password: string;
}

/** Signs in to the panel of the server at `url` by its form. */
export async function signInByForm(
  page: Page,
  url: string,
  { email, password }: Credentials,
): Promise<void> {
  await page.goto(`${url}/admin/auth/login`);
  await page.getByLabel('Email', { exact: false }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('link', { name: 'Content Manager' }).first().waitFor();
}

/** Signs in to the panel of the server at `url` without showing it: the next page that is opened is theirs. */
export async function signIn(page: Page, url: string, who: Credentials): Promise<void> {
  const { email, password } = who;
  const context = page.context();
  const data = { email, password, deviceId: randomUUID(), rememberMe: false };
  const answer = await context.request.post(`${url}/admin/login`, { data });
  expect(answer.status()).toBe(200);
  const { data: session } = (await answer.json()) as { data: { token: string } };
  await context.addCookies([{ name: 'jwtToken', value: session.token, url }]);
}

/** A test step that leaves a picture of the page in .tmp/screenshots when it fails. */
export function pictured(page: () => Page, step: () => Promise<void>): () => Promise<void> {
  return async () => {
    try {
      await step();
    } catch (error) {
      mkdirSync(screenshots, { recursive: true });
      const name = expect.getState().currentTestName?.replace(/\W+/g, '-').slice(0, 80);
      await page().screenshot({ path: path.join(screenshots, `${name}.png`), fullPage: true });
      throw error;
    }
  };
}
