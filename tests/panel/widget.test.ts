import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { makeSignedIn } from '../support/events';
import { addShopTicket, countersOf, makeShopTicket, type ShopTicket } from '../support/shop';
import { startStripeServer, type StripeServer } from '../support/stripe-server';
import { methods } from '../support/stripe-shop';
import { launchBrowser, pictured } from './support/browser';
import { fakeStripe } from './support/fake-stripe';
import { type ForeignSite, openForeignSite } from './support/foreign-page';

/* Buying with `<svc-tickets>` on a page of another origin, whose policy allows nothing inline. */

let stripe: StripeServer;
let service: Service;
let manager: TestUser;
let site: ForeignSite;
let browser: Browser;
let page: Page;
let lines = '';
let concert: ShopTicket;
let rehearsal: ShopTicket;
/** What the browser complained of. */
const complaints: string[] = [];

beforeAll(async () => {
  stripe = await startStripeServer();
  const env = { PAYMENT_TEST_PROVIDER: 'true', OFFLINE_PAYMENT: 'everyone' };
  const publishable = { STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests' };
  service = await startService({ env: { ...env, ...stripe.env, ...publishable } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  const parquet = { title: 'Parquet', priceMinor: 2550, capacity: 8 };
  concert = await makeShopTicket(service, manager, parquet, { title: 'River concert' });
  await addShopTicket(service, concert.eventId, { title: 'Balcony', priceMinor: 1200 });
  const chair = { title: 'Chair', priceMinor: 0 };
  rehearsal = await makeShopTicket(service, manager, chair, { title: 'Open rehearsal' });
  const answer = await fetch(`${service.url}/api/svc/widget.json`);
  const { src, integrity } = (await answer.json()) as { src: string; integrity: string };
  const address = src.replace(/^https?:\/\/[^/]+/, service.url);
  lines = `<script src="${address}" integrity="${integrity}" crossorigin="anonymous" async></script>`;
  site = await openForeignSite(service.url, lines);
  browser = await launchBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
});

afterEach(async () => {
  await page.context().close();
  await assertBooksAddUp();
  expect(complaints.splice(0)).toEqual([]);
});

const seen = (step: () => Promise<void>) => pictured(() => page, step);

const tag = (ticket: ShopTicket, more = '') =>
  `<svc-tickets event="${ticket.eventId}" ${more}><a href="/away">Tickets</a></svc-tickets>`;

/** What the page's own script hears of the tags. */
const listening = `window.heard = [];
for (const name of ['svc:added', 'svc:bought'])
  addEventListener(name, ({ detail }) => heard.push([name, detail]));`;

interface Shown {
  body: string;
  script?: string;
  lang?: string;
  options?: BrowserContextOptions;
}

/** A browser of its own at a page with this in it. */
async function open({ body, script = listening, lang, options = {} }: Shown): Promise<void> {
  const viewport = { width: 1100, height: 900 };
  const context = await browser.newContext({ viewport, locale: 'en-GB', ...options });
  context.setDefaultTimeout(15_000);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isRefusal = message.text().includes('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) {
      complaints.push(message.text());
    }
  });
  await page.route('https://js.stripe.com/v3/', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      body: fakeStripe,
    }),
  );
  await page.goto(site.show('/page', { body, script, lang }));
}

const shop = (number = 0) => page.locator('svc-tickets').nth(number);
const quantity = (ticket: string, at: Locator = shop()) =>
  at.getByRole('textbox', { name: `Quantity ${ticket}` });
const add = (at: Locator = shop()) => at.getByRole('button', { name: /^Add to cart/ }).click();
const toCheckout = (at: Locator = shop()) =>
  at.getByRole('button', { name: 'Go to checkout' }).click();

async function fillIn(way?: RegExp): Promise<void> {
  await shop().getByLabel('Your name').fill('Ada Buyer');
  await shop().getByLabel('Your e-mail').fill('ada@example.test');
  if (way) await shop().getByLabel(way).check();
}

const buy = () =>
  shop()
    .getByRole('button', { name: /^(Buy for|Get your|Reserve for)/ })
    .click();
/** What has the keyboard in the first tag. */
const focused = () =>
  page.evaluate<string>("document.querySelector('svc-tickets').shadowRoot.activeElement?.id ?? ''");

const isBought = () =>
  shop()
    .getByText(/^Order \d+ is confirmed/)
    .waitFor();
const orders = async () =>
  Number(
    (
      await service.strapi.db
        .connection('svc_orders')
        .where({ status: 'completed' })
        .count({ n: '*' })
    )[0]!.n,
  );

test(
  'a payment is declined, then goes through, and the page hears of it (10.1)',
  seen(async () => {
    await open({ body: tag(concert) });
    await quantity('Balcony').fill('2');
    await add();
    await shop().getByText('2 × Balcony').waitFor();
    await page.reload();
    await shop().getByText('2 × Balcony').waitFor();
    await toCheckout();
    await fillIn(/that is declined/);
    await buy();
    await shop()
      .getByText(/^The payment was declined/)
      .waitFor();
    expect(await shop().getByLabel('Your name').inputValue()).toBe('Ada Buyer');
    await shop()
      .getByLabel(/that goes through/)
      .check();
    await buy();
    await isBought();
    const heard = await page.evaluate('heard');
    expect(heard).toEqual([
      [
        'svc:bought',
        expect.objectContaining({ status: 'completed', total: '24.00', currency: 'USD' }),
      ],
    ]);
    expect(JSON.stringify(heard)).not.toContain('token');
    const address = (await shop()
      .getByRole('link', { name: 'See your tickets' })
      .getAttribute('href'))!;
    expect(new URL(address).pathname).toMatch(/^\/orders\/\d+$/);
    expect(await page.context().cookies()).toEqual([]);
    await page.reload();
    await isBought();
  }),
);

test(
  'two tags share a cart, and each guest gets the name that was typed (10.1)',
  seen(async () => {
    await open({ body: tag(concert) + tag(rehearsal) });
    await quantity('Chair', shop(1)).fill('2');
    await add(shop(1));
    await shop(0).getByText('2 × Chair').waitFor();
    await toCheckout(shop(0));
    await fillIn();
    await shop().getByText('Name the guests').click();
    await shop().getByRole('group', { name: 'Chair, guest 2' }).getByLabel('Name').fill('Bo Guest');
    const email = shop().getByRole('group', { name: 'Chair, guest 2' }).getByLabel('E-mail');
    await email.fill('bo');
    await buy();
    await shop().getByText('Please enter an e-mail address').waitFor();
    expect(await focused()).toMatch(/^guest-\d+-2-email$/);
    await email.fill('bo@example.test');
    await buy();
    await isBought();
    const names = await service.strapi.db
      .connection('svc_attendees')
      .where({ ticket_id: rehearsal.id })
      .pluck('full_name');
    expect(names.sort()).toEqual(['Ada Buyer', 'Bo Guest']);
    expect(await page.evaluate('heard.map(([name]) => name)')).toEqual(['svc:added', 'svc:bought']);
  }),
);

test(
  'places are reserved to be paid later (10.1)',
  seen(async () => {
    await open({ body: tag(concert) });
    await quantity('Balcony').fill('1');
    await add();
    await toCheckout();
    await fillIn(/Pay later/);
    await buy();
    await shop()
      .getByText(/still has to be paid/)
      .waitFor();
  }),
);

/** A component of the page's own with a tag in its shadow tree, made by the page's script. */
const nested = `customElements.define('a-card', class extends HTMLElement {
  connectedCallback() {
    const tree = this.attachShadow({ mode: 'open' });
    const tickets = document.createElement('svc-tickets');
    tickets.setAttribute('event', this.dataset.event);
    tree.append(tickets);
  }
});`;

test(
  'in a shadow tree of the page, a card is declined, then the bank asks and it is paid (10.1)',
  seen(async () => {
    await open({ body: `<a-card data-event="${concert.eventId}"></a-card>`, script: nested });
    const asked: string[] = [];
    await page.exposeFunction('askBank', (secret: string) => {
      asked.push(secret);
      stripe.settle(secret.split('_secret')[0]!, 'succeeded');
      return {};
    });
    await quantity('Parquet').fill('1');
    await add();
    expect(await page.locator('script[src*="stripe"]').count()).toBe(0);
    await toCheckout();
    await fillIn(/^Card/);
    const card = page.getByLabel('Card number');
    await buy();
    await shop().getByText('Your card number is incomplete.').waitFor();
    await card.fill(methods.declined);
    await buy();
    await shop()
      .getByText(/^The payment was declined/)
      .waitFor();
    await card.fill(methods.asked);
    await buy();
    await isBought();
    expect(asked).toHaveLength(1);
    const shown = await page.evaluate('[shown.key, shown.amount, shown.currency, billed]');
    const billed = { name: 'Ada Buyer', email: 'ada@example.test' };
    expect(shown).toEqual(['pk_test_of_the_tests', 2550, 'usd', billed]);
    expect(await card.count()).toBe(0);
  }),
);

test(
  'an answer that is lost, and a page that is loaded again, buy once (10.1)',
  seen(async () => {
    const before = await orders();
    await open({ body: tag(concert) });
    await quantity('Balcony').fill('1');
    await add();
    await toCheckout();
    await fillIn(/that goes through/);
    let sent = 0;
    await page.route('**/checkout', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      await route.fetch();
      await route.abort();
    });
    await buy();
    await shop().getByText('The service cannot be reached.', { exact: false }).waitFor();
    expect(sent).toBeGreaterThan(1);
    await page.unroute('**/checkout');
    await page.reload();
    await isBought();
    expect(await orders()).toBe(before + 1);
  }),
);

test(
  'what is sold out meanwhile is said with what is left, and nothing is lost (10.1)',
  seen(async () => {
    const ticket = await makeShopTicket(service, manager, { title: 'Loge', capacity: 3 });
    await open({ body: tag(ticket) });
    await quantity('Loge').fill('3');
    await service.strapi.db
      .connection('svc_tickets')
      .where({ public_id: ticket.id })
      .update({ capacity: 2 });
    await add();
    await shop().getByText('Only 2 are left.', { exact: false }).waitFor();
    expect(await quantity('Loge').inputValue()).toBe('3');
    await quantity('Loge').fill('2');
    await add();
    await toCheckout();
    await fillIn(/that goes through/);
    await service.strapi.db
      .connection('svc_carts')
      .where('order_id', null)
      .update({ expires_at: 1 });
    await buy();
    await shop().getByText('The time for your cart is over', { exact: false }).waitFor();
    await quantity('Loge').fill('1');
    await add();
    await toCheckout();
    expect(await shop().getByLabel('Your name').inputValue()).toBe('Ada Buyer');
    expect((await countersOf(service, ticket.id)).sold).toBe(0);
  }),
);

test(
  'a ticket is had with the keyboard alone (10.1)',
  seen(async () => {
    await open({ body: tag(rehearsal) });
    await quantity('Chair').waitFor();
    const tabTo = async (id: string) => {
      for (let tries = 0; tries < 20 && (await focused()) !== id; tries += 1) {
        await page.keyboard.press('Tab');
      }
      expect(await focused()).toBe(id);
    };
    await tabTo(`more-${rehearsal.id}`);
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    expect(await quantity('Chair').inputValue()).toBe('2');
    await tabTo('add');
    await page.keyboard.press('Enter');
    await shop().getByText('2 × Chair').waitFor();
    await tabTo('to-checkout');
    await page.keyboard.press('Enter');
    await tabTo('name');
    await page.keyboard.type('Ada Buyer');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.test');
    await page.keyboard.press('Enter');
    await isBought();
    expect(await focused()).toBe('heading');
  }),
);

test(
  'who is at the checkout before the tickets are counted anew goes on typing, and buys (10.1)',
  seen(async () => {
    await open({ body: tag(rehearsal) });
    await quantity('Chair').fill('1');
    let count = () => {};
    const isCounted = new Promise<void>((resolve) => (count = resolve));
    await page.route('**/tickets/v1/tickets?*', async (route) => {
      await isCounted;
      await route.continue();
    });
    await add();
    await toCheckout();
    await shop().getByLabel('Your name').focus();
    await page.keyboard.type('Ada ');
    const counted = page.waitForResponse(/tickets\/v1\/tickets\?/);
    count();
    await (await counted).finished();
    await page.keyboard.type('Buyer');
    await shop().getByLabel('Your e-mail').fill('ada@example.test');
    await buy();
    await isBought();
    await shop().getByText('Ada Buyer', { exact: false }).first().waitFor();
  }),
);

test(
  'it speaks the language of the page, and words that the page brings (10.1)',
  seen(async () => {
    await open({ body: tag(concert), lang: 'de' });
    await shop().getByRole('textbox', { name: 'Anzahl Balcony' }).fill('2');
    await shop().getByRole('textbox', { name: 'Anzahl Balcony' }).press('Tab');
    await shop()
      .getByRole('button', { name: /^In den Warenkorb · 24,00\s\$/ })
      .waitFor();
    await page.context().close();
    const texts = JSON.stringify({ add: 'Ajouter', quantity_of: 'Nombre {ticket}' });
    await open({ body: tag(concert, `lang="fr" texts='${texts}'`) });
    await shop().getByRole('textbox', { name: 'Nombre Balcony' }).waitFor();
    await shop().getByRole('button', { name: 'Ajouter' }).waitFor();
  }),
);

test(
  'without scripts, and where the event is gone, there is the link of the page (10.1)',
  seen(async () => {
    await open({ body: tag(concert), options: { javaScriptEnabled: false } });
    expect(await page.getByRole('link', { name: 'Tickets' }).isVisible()).toBe(true);
    await page.context().close();
    await open({ body: tag({ ...concert, eventId: 999_999 }) });
    await shop().getByText('not sold here any more', { exact: false }).waitFor();
    expect(await page.getByRole('link', { name: 'Tickets' }).isVisible()).toBe(true);
    await page.context().close();
    await open({ body: tag(concert) });
    await quantity('Balcony').waitFor();
    expect(await page.getByRole('link', { name: 'Tickets' }).isVisible()).toBe(false);
  }),
);

test(
  'the page that shows the lines is no wider than a telephone, however long the addresses in it (10.1)',
  seen(async () => {
    await open({ body: '' });
    await page.goto(`${service.url}/api/svc/widget`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      // All of the two lines is seen, without moving them.
      const code = 'document.querySelector("pre")';
      expect(await page.evaluate(`${code}.scrollWidth - ${code}.clientWidth`)).toBe(0);
    }
  }),
);

test(
  'a button copies the lines; where nothing may be written to the clipboard they are selected (10.1)',
  seen(async () => {
    await open({ body: '' });
    const { origin } = new URL(service.url);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await page.goto(`${service.url}/api/svc/widget?event=17`);
    const shown = await page.locator('#lines').textContent();
    await page.getByRole('button', { name: 'Copy the two lines' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(shown);
    await page.evaluate('delete Navigator.prototype.clipboard');
    await page.getByRole('button', { name: 'Copy the two lines' }).click();
    await page.getByText('They are selected now', { exact: false }).waitFor();
    expect(await page.evaluate('getSelection().toString()')).toContain('<svc-tickets event="17">');
  }),
);

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 800 },
];

/** What is wrong with the page as it is, in both sizes, for those who do not see it or have no mouse. */
async function violations(): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    const options = JSON.stringify({ runOnly: { type: 'tag', values: levels } });
    const { violations: all } = await page.evaluate<axe.AxeResults>(`axe.run(${options})`);
    found.push(...all.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`));
    const width = await page.evaluate('document.documentElement.scrollWidth');
    if (width !== viewport.width) found.push(`${String(width)} pixels wide on ${viewport.width}`);
  }
  return found;
}

/** From one state to the next. */
const steps: [string, () => Promise<void>][] = [
  ['tickets', () => quantity('Parquet').waitFor()],
  [
    'a wrong quantity',
    async () => {
      await quantity('Parquet').fill('some');
      await add();
      await shop().getByText('Please enter a whole number.').waitFor();
    },
  ],
  [
    'a cart',
    async () => {
      await quantity('Parquet').fill('2');
      await add();
      await shop().getByText('2 × Parquet').waitFor();
    },
  ],
  ['a checkout', () => toCheckout()],
  [
    'a checkout with errors',
    async () => {
      await shop().getByText('Name the guests').click();
      await buy();
      await shop().getByText('Nothing was bought.').waitFor();
    },
  ],
  [
    'an order',
    async () => {
      await fillIn(/that goes through/);
      await buy();
      await isBought();
    },
  ],
];

const scheme = (name: string) => `document.documentElement.style.colorScheme = '${name}';
  document.documentElement.style.background = 'Canvas';`;

test.each(['light', 'dark'] as const)(
  'all that it shows is accessible in %s, wide and narrow (10.1)',
  (colorScheme) =>
    seen(async () => {
      const options = { colorScheme, bypassCSP: true };
      await open({ body: tag(concert), script: scheme(colorScheme), options });
      await page.evaluate(axe.source);
      for (const [name, step] of steps) {
        await step();
        expect([name, await violations()]).toEqual([name, []]);
      }
    })(),
);
