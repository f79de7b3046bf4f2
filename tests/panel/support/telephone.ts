import type { Browser, BrowserContext, Page, Route } from 'playwright-core';

/* A telephone at the door, whose camera and network a test has in its hand. */

/** What its camera sees is what the test says, read as by a browser that has a reader of its own. */
const camera = `
  window.held = '';
  window.BarcodeDetector = class {
    static getSupportedFormats() { return Promise.resolve(['qr_code']); }
    detect() { return Promise.resolve(window.held ? [{ rawValue: window.held }] : []); }
  };`;

interface Options {
  url: string;
  email: string;
  password: string;
  locale?: string;
  /** What runs before the page does. */
  script?: string;
}

export interface Telephone {
  context: BrowserContext;
  page: Page;
  /** Without words it shows nothing. */
  hold: (code: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** The service gets no scan while it is cut; it gets them late while it is slow. */
  network: (state: 'there' | 'cut' | 'slow') => void;
  /** How many requests with scans a slow network has not let through yet. */
  underWay: () => number;
  verdictIs: (kind: string) => Promise<void>;
}

/** Of the scans alone: what else is asked goes on. */
function slowNetwork() {
  let state: 'there' | 'cut' | 'slow' = 'there';
  let held: (() => void)[] = [];
  const handle = async (route: Route) => {
    if (state === 'cut') return route.abort('internetdisconnected');
    if (state === 'slow') await new Promise<void>((resolve) => held.push(resolve));
    // Whoever asked may have given up meanwhile.
    await route.continue().catch(() => undefined);
  };
  const set = (next: typeof state) => {
    state = next;
    for (const release of held) release();
    held = [];
  };
  return { handle, set, underWay: () => held.length };
}

const labels = {
  'en-GB': { email: 'E-mail', password: 'Password', signIn: 'Sign in', field: 'Code or name' },
  'de-DE': { email: 'E-Mail', password: 'Passwort', signIn: 'Anmelden', field: 'Code oder Name' },
};

/** Signs in on the page that the telephone shows. */
export async function signInAtDoor(
  page: Page,
  { email, password }: Pick<Options, 'email' | 'password'>,
  locale: keyof typeof labels = 'en-GB',
): Promise<void> {
  const words = labels[locale];
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password).fill(password);
  await page.getByRole('button', { name: words.signIn }).click();
}

/** A telephone of its own, signed in, that shows the events. */
export async function takeTelephone(
  browser: Browser,
  { url, email, password, locale = 'en-GB', script = '' }: Options,
): Promise<Telephone> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale },
    ...{ timezoneId: 'Africa/Lagos', permissions: ['camera'], serviceWorkers: 'block' as const },
  });
  context.setDefaultTimeout(15_000);
  const scans = slowNetwork();
  await context.route('**/svc-admin/door/events/*/scans', scans.handle);
  const page = await context.newPage();
  await page.addInitScript({ content: `${camera}\n${script}` });
  await page.goto(`${url}/door`);
  const language = locale as keyof typeof labels;
  await signInAtDoor(page, { email, password }, language);
  const field = page.getByLabel(labels[language].field);
  return {
    ...{ context, page, network: scans.set, underWay: scans.underWay },
    hold: (code) => page.evaluate(`window.held = ${JSON.stringify(code)}`),
    type: async (text) => {
      await field.fill(text);
      await field.press('Enter');
    },
    verdictIs: (kind) => page.locator(`#verdict[data-verdict="${kind}"]:visible`).waitFor(),
  };
}
