import axe from 'axe-core';
import jsQR from 'jsqr';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { built, createClient } from '../support';
import { shopperOf } from '../support/shop';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { launchBrowser, pictured } from './support/browser';
import { type PanelServer, startServer } from './support/server';

/* The pages for people, and the mails that lead to them, as a browser shows them. */

const editor = {
  firstname: 'Ada',
  lastname: 'Editor',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const types = '/content-manager/collection-types';
const narrow = { width: 320, height: 640 };
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

let server: PanelServer;
let browser: Browser;
let eventPath: string;
let orderPath: string;
let page: Page;

async function create(admin: AdminApi, uid: string, data: object): Promise<string> {
  const { body } = await admin('POST', `${types}/${uid}`, data);
  return (body.data as { documentId: string }).documentId;
}

async function makeEvent(admin: AdminApi): Promise<string> {
  const venue = await create(admin, 'plugin::svc.venue', {
    title: 'The boathouse',
    address: 'Am Ufer 3',
    city: 'Berlin',
    website: 'https://boathouse.example.test',
  });
  const data = {
    title: `River concert of the ${longName}`,
    startDate: '2031-06-14 20:00:00',
    endDate: '2031-06-14 22:30:00',
    timezone: 'Europe/Berlin',
    venue: { connect: [{ documentId: venue }] },
    content:
      '<h2>The programme</h2><p>Strings.</p><img src="/favicon.ico" alt="The sign of the house">' +
      `<pre>${longName}</pre><table><tr><th>When</th><td>${longName}</td></tr></table>`,
  };
  const event = await create(admin, 'plugin::svc.event', data);
  await admin('POST', `${types}/plugin::svc.event/${event}/actions/publish`, data);
  return event;
}

/** Two places of a ticket and one of another, bought by a guest. */
async function buy(): Promise<string> {
  const shopper = shopperOf(createClient(server.url));
  const { body: tickets } = await createClient(server.url)('GET', 'svc/tickets/v1/tickets');
  const [first, second] = (tickets as { id: number }[]).map(({ id }) => id);
  await shopper.add(first!, 2);
  await shopper.add(second!, 1);
  const { body } = await shopper.pay({ buyer_name: longName });
  return (
    new URL(body.confirmation_url as string).pathname +
    new URL(body.confirmation_url as string).search
  );
}

beforeAll(async () => {
  server = await startServer({ PAYMENT_TEST_PROVIDER: 'true' });
  const admin = await registerFirstAdmin(server.url, editor);
  const event = { connect: [{ documentId: await makeEvent(admin) }] };
  const ticket = {
    event,
    type: 'paid',
    priceMinor: 2550,
    description: 'With a view.\nAnd a chair.',
  };
  await create(admin, 'plugin::svc.ticket', { ...ticket, title: 'Balcony' });
  await create(admin, 'plugin::svc.ticket', { ...ticket, title: `Seat ${longName}`, capacity: 1 });
  const { body } = await createClient(server.url)('GET', 'svc/events/v1/events');
  eventPath = new URL((body as { url: string }[])[0]!.url).pathname;
  orderPath = await buy();
  browser = await launchBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const pages: [string, () => string][] = [
  ['an event', () => eventPath],
  ['an order', () => orderPath],
  ['an event that is not there', () => '/events/none'],
];

/** How wide the page is, seen or not. What runs in the browser is text: the tests know no document. */
const wholeWidth = 'document.documentElement.scrollWidth';

function styleOf(selector: string, property: string): Promise<string> {
  return page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`);
}

/** A test that leaves a picture when it fails. */
const seen = (step: () => Promise<void>) => pictured(() => page, step);

/** Opens a page in a browser of its own, and answers what it asked for and complained of. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  return { requests, complaints };
}

describe.each(pages)('the page of %s', (name, path) => {
  const isThere = !name.includes('not there');

  test(
    'is whole without scripts, and asks no other host for anything (2.14, 4.14)',
    seen(async () => {
      const { requests, complaints } = await open(path(), { javaScriptEnabled: false });
      expect(await page.getByRole('main').getByRole('heading', { level: 1 }).count()).toBe(1);
      const others = requests.filter((url) => new URL(url).origin !== server.url);
      expect(others).toEqual([]);
      const missing = complaints.filter((text) => isThere || !text.includes('404'));
      expect(missing).toEqual([]);
      expect(await styleOf('body', 'fontFamily')).toContain('system-ui');
    }),
  );

  test.each([
    ['wide', { width: 1280, height: 900 }],
    ['narrow', narrow],
  ])('is accessible in a %s window (2.14, 4.14)', (_, viewport) =>
    seen(async () => {
      await open(path(), { viewport });
      await page.evaluate(axe.source);
      const options = JSON.stringify({ runOnly: { type: 'tag', values: levels } });
      const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${options})`);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
    })(),
  );

  test(
    'needs no scrolling sideways in a narrow window, nor in letters of twice the size (2.14, 4.14)',
    seen(async () => {
      await open(path(), { viewport: narrow });
      expect(await page.evaluate(wholeWidth)).toBe(narrow.width);
      await page.setViewportSize({ width: 640, height: 640 });
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      expect(await page.evaluate(wholeWidth)).toBe(640);
    }),
  );
});

interface Picture {
  /** `1` for each dark dot, row by row. */
  dots: string;
  width: number;
  height: number;
}

/** What a reader reads off the screen. */
async function readFrom(element: Locator): Promise<string | undefined> {
  const png = (await element.screenshot({ scale: 'css' })).toString('base64');
  const reader = await browser.newPage();
  const { dots, width, height } = await reader.evaluate<Picture>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png}';
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    let dots = '';
    for (let dot = 0; dot < data.length; dot += 4) dots += data[dot] < 128 ? '1' : '0';
    return { dots, width, height };
  })()`);
  await reader.close();
  const bytes = [...dots].flatMap((dot) => [...Array<number>(3).fill(dot === '1' ? 0 : 255), 255]);
  return jsQR(Uint8ClampedArray.from(bytes), width, height)?.data;
}

test(
  'the QR codes on a screen hold the codes beside them (4.14)',
  seen(async () => {
    await open(orderPath);
    const tickets = page.getByRole('article');
    expect(await tickets.count()).toBe(3);
    for (const ticket of await tickets.all()) {
      const code = await ticket.locator('.code').textContent();
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
      expect(await readFrom(ticket.getByRole('img'))).toBe(code);
    }
  }),
);

test(
  'a key shows where it is on the page (2.14)',
  seen(async () => {
    await open(orderPath);
    await page.keyboard.press('Tab');
    expect(await styleOf(':focus', 'outline')).toMatch(/solid 3px/);
  }),
);

test(
  'a ticket is printed in one piece (4.14)',
  seen(async () => {
    await open(orderPath);
    await page.emulateMedia({ media: 'print' });
    expect(await styleOf('article', 'breakInside')).toBe('avoid');
    expect(await page.getByText('You can print this page').isVisible()).toBe(false);
  }),
);

type Confirmation =
  typeof import('../../src/plugins/svc/server/src/notifications/mail/compose-confirmation');
type Refund = typeof import('../../src/plugins/svc/server/src/notifications/mail/compose-refund');

const schedule = {
  start: '2031-12-31 22:00:00',
  end: '2032-01-01 02:00:00',
  isAllDay: false,
  zone: 'America/Argentina/ComodRivadavia',
};
const order = {
  orderId: 7,
  buyerName: longName,
  address: `https://tickets.example.test/orders/7?token=${'x'.repeat(43)}`,
};

const mails: [string, () => string][] = [
  [
    'the confirmation',
    () =>
      built<Confirmation>('notifications/mail/compose-confirmation').composeConfirmation({
        ...order,
        state: 'reserved',
        next: 'These places are kept for you.',
        howToPay: { words: longName, facts: [{ name: longName, value: longName }] },
        voucher: { code: 'W'.repeat(40), subtotal: '$29.50', discount: '−$4.00' },
        total: '$25.50',
        events: [
          {
            title: longName,
            schedule,
            place: `${longName}, Main Street 1, 10115 Berlin`,
            tickets: [{ fullName: longName, ticket: longName, code: 'ABCDEFGHJKLM' }],
          },
        ],
      }).html,
  ],
  [
    'the decision about a refund',
    () =>
      built<Refund>('notifications/mail/compose-refund').composeRefund({
        ...order,
        isApproved: true,
        isManual: false,
        amount: '$25.50',
        items: [{ description: `${longName}, ${longName}`, event: longName, schedule }],
      }).html,
  ],
];

test.each(mails)('%s fits a narrow window (4.14)', async (_, compose) => {
  const context = await browser.newContext({ viewport: narrow });
  page = await context.newPage();
  await page.setContent(compose());
  expect(await page.evaluate(wholeWidth)).toBe(narrow.width);
  expect(await page.getByText('ABCDEFGHJKLM').or(page.getByText('$25.50')).count()).not.toBe(0);
});
