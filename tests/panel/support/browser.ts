import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
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
  context.setDefaultTimeout(60_000);
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

/**
 * Opens the thing of a row of a list. On a busy machine a click on a row led nowhere once, perhaps because the host drew the
 * list anew between its two halves: it is made again, as people do, and each time is printed.
 */
export async function openRow(page: Page, row: Locator): Promise<void> {
  const list = new URL(page.url()).pathname;
  for (let clicks = 1; ; clicks += 1) {
    await row.click();
    const opened = page.waitForURL(({ pathname }) => pathname !== list, { timeout: 15_000 });
    if (clicks === 3) return opened;
    const isOpen = await opened.then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    process.stdout.write(`A click on a row led nowhere and is made again: ${String(row)}.\n`);
  }
}

/** What is on the page in words, for whoever has only what was printed. */
async function describePage(page: Page): Promise<string> {
  const [focus, text] = await page.evaluate<[string, string]>(
    '[document.activeElement.outerHTML.slice(0, 200), document.body.innerText]',
  );
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [page.url(), `The keyboard is at: ${focus}`, ...lines.slice(0, 120)].join('\n');
}

/** A test step that, when it fails, prints what is on the page and leaves a picture of it in .tmp/screenshots. */
export function pictured(page: () => Page, step: () => Promise<void>): () => Promise<void> {
  return async () => {
    try {
      await step();
    } catch (error) {
      mkdirSync(screenshots, { recursive: true });
      const name = expect.getState().currentTestName?.replace(/\W+/g, '-').slice(0, 80);
      process.stdout.write(`${name}: ${await describePage(page()).catch(String)}\n`);
      await page().screenshot({ path: path.join(screenshots, `${name}.png`), fullPage: true });
      throw error;
    }
  };
}
