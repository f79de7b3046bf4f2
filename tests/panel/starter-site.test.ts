import axe from 'axe-core';
import type { Browser, Page, Request } from 'playwright-core';
import { registerFirstAdmin } from '#svc/testing/admin-api';
import { startSite } from '../support/site';
import { launchBrowser, openContext, pictured } from './support/browser';
import { openShop } from './support/sales';
import { type PanelServer, startServer } from './support/server';

/*
 * The starter site of `examples/site`, built with the packed client's code and served at an origin of its own, in the
 * browser of a visitor in Tokyo.
 */

const owner = {
  firstname: 'Ada',
  lastname: 'Owner',
  email: 'ada@example.org',
  password: 'Passw0rd-of-Ada',
};
const account = { username: 'bella', email: 'bella@example.org', password: 'Passw0rd-of-Bella' };
/** What a busy machine needs to use a token that it was just given. */
const tokenSeconds = 8;
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Role {
  id: number;
  type: string;
}

let server: PanelServer;
let browser: Browser;
let page: Page;
let site: string;
let shop: Awaited<ReturnType<typeof openShop>>;
let ticketId: number;
/** What the page has asked of the service. */
let asked: string[] = [];

beforeAll(async () => {
  server = await startServer({
    PAYMENT_TEST_PROVIDER: 'true',
    ACCESS_TOKEN_SECONDS: String(tokenSeconds),
  });
  const admin = await registerFirstAdmin(server.url, owner);
  const role = (await admin('GET', '/users-permissions/roles')).body.roles as Role[];
  const buyers = role.find(({ type }) => type === 'authenticated')!.id;
  await admin('POST', '/content-manager/collection-types/plugin::users-permissions.user', {
    ...account,
    confirmed: true,
    blocked: false,
    role: { connect: [{ id: buyers }] },
  });
  shop = await openShop(server.url, admin);
  ticketId = await shop.openEvent('River concert', 'Balcony', '25.50');
  await shop.openEvent('Open rehearsal', 'Chair', '0.00');
  await shop.openEvent('Night walk', 'Lantern', '20.00', {
    return_policy: [{ until: '2030-06-01 12:00:00', percent: 50 }],
  });
  await shop.openEvent('Masked ball', 'Mask', '30.00', { transferable: false });
  site = await startSite(server.url);
  browser = await launchBrowser();
  page = await (await openContext(browser, 'Asia/Tokyo')).newPage();
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(server.url).origin) asked.push(`${request.method()} ${pathname}`);
  });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const seen = (step: () => Promise<void>) => pictured(() => page, step);

async function expectNoFindings(): Promise<void> {
  await page.evaluate(axe.source);
  const options = JSON.stringify({ runOnly: { type: 'tag', values: levels } });
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${options})`);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

const openEvent = async (title: string) => {
  await page.goto(`${site}/`);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

async function fillIn(): Promise<void> {
  await page.getByLabel('Name').fill('Ada Visitor');
  await page.getByLabel('E-mail').fill('ada@example.test');
}

test(
  'a list of events with their venues and prices is one request beside that for the categories',
  seen(async () => {
    asked = [];
    await page.goto(`${site}/`);
    await page.getByRole('heading', { name: 'River concert' }).waitFor();
    expect([...asked].sort()).toEqual([
      'GET /api/svc/events/v1/categories',
      'GET /api/svc/events/v1/events',
    ]);
    expect(await page.locator('.card', { hasText: 'River' }).innerText()).toContain('US$25.50');
    await expectNoFindings();
  }),
);

test(
  'filters are in the address, and words that nothing has say so',
  seen(async () => {
    await page.getByLabel('Search').fill('rehearsal');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/search=rehearsal/);
    // The address changes first, and the list of before, which has it too, stays until the answer is there.
    await page.getByRole('heading', { name: 'River concert' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Open rehearsal' }).waitFor();
    expect(await page.locator('.card').count()).toBe(1);
    await page.goto(`${site}/events?search=zeppelin`);
    await page.getByText('Nothing was found').waitFor();
  }),
);

test(
  'the page of an event is one request, and shows its time by its own clock and by the visitor’s',
  seen(async () => {
    await page.goto(`${site}/events/river-concert`);
    await page.getByRole('heading', { level: 1, name: 'River concert' }).waitFor();
    await page.reload();
    asked = [];
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'River concert' }).waitFor();
    expect(asked).toEqual(['GET /api/svc/events/v1/events']);
    const when = await page.locator('.when').innerText();
    expect(when).toContain('14 June 2030, 20:00–22:30 UTC');
    expect(when).toContain('15 June 2030, 05:00–07:30 in Asia/Tokyo');
    await expectNoFindings();
  }),
);

test(
  'a visitor puts tickets into the cart, changes how many, and buys',
  seen(async () => {
    await openEvent('River concert');
    await page.getByLabel('Balcony').fill('3');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(`${site}/cart`);
    await page.getByLabel('River concert').fill('2');
    await page.getByRole('heading', { name: 'Cart' }).click();
    await page.getByText('US$51.00').first().waitFor();
    await expectNoFindings();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await fillIn();
    await page.getByLabel(/a test/).check();
    await expectNoFindings();
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.waitForURL(new RegExp(`^${site}/orders/\\d+\\?token=`));
    await page.getByRole('heading', { name: 'Your tickets' }).waitFor();
    expect(await page.locator('.place').count()).toBe(2);
    await expectNoFindings();
    const answer = await fetch(`${server.url}/api/svc/tickets/v1/tickets/${ticketId}`);
    expect(((await answer.json()) as { sold: number }).sold).toBe(2);
  }),
);

const codeField = () => page.getByRole('textbox', { name: 'Voucher code' });

async function use(code: string): Promise<void> {
  await codeField().fill(code);
  await page.getByRole('button', { name: 'Use' }).click();
}

/** What is seen, wide and on a telephone. */
async function expectFits(name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFindings();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    const { PICTURES: folder } = process.env;
    if (folder) await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}

test(
  'a voucher lowers what the cart costs, and the order says so (8.21)',
  seen(async () => {
    await shop.openVoucher({ code: 'RIVER-10', percent: 10 });
    await openEvent('River concert');
    await page.getByLabel('Balcony').fill('2');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(`${site}/cart`);
    await use('NOBODY-HAS-IT');
    await page.locator('#field-code-problem').waitFor();
    expect(await page.locator('#field-code-problem').innerText()).toBe(
      'There is no voucher with this code. Look at how it is written.',
    );
    expect(await codeField().inputValue()).toBe('NOBODY-HAS-IT');
    await expectFits('site-refused');
    await use('river -10');
    await page.getByRole('status').getByText('The voucher is on your cart.').waitFor();
    await page.getByText('10% off: you save US$5.10').waitFor();
    expect((await page.locator('.total').innerText()).replace(/\s+/g, ' ')).toBe(
      'Total Full price: US$51.00 With the voucher: US$45.90',
    );
    await expectFits('site-voucher');
    await page.getByRole('button', { name: 'Remove voucher RIVER-10' }).click();
    await codeField().waitFor();
    expect((await page.locator('.total').innerText()).replace(/\s+/g, ' ')).toBe('Total US$51.00');
    await use('RIVER-10');
    await page.getByText('Voucher RIVER-10').waitFor();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await fillIn();
    await page.getByLabel(/a test/).check();
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.getByRole('heading', { name: 'Your tickets' }).waitFor();
    await page.getByText('Voucher RIVER-10 · you saved US$5.10').waitFor();
    await expectFits('site-order');
  }),
);

test(
  'used up meanwhile: it is removed at the checkout, where what was typed stays; one that takes all off asks for no payment (8.21)',
  seen(async () => {
    await shop.openVoucher({ code: 'ONLY-ONE', percent: 50, max_places: 1 });
    await shop.openVoucher({ code: 'ON-THE-HOUSE', percent: 100 });
    await openEvent('River concert');
    await page.getByLabel('Balcony').fill('1');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await use('ONLY-ONE');
    await page.getByText('Voucher ONLY-ONE').waitFor();
    await shop.useUp('ONLY-ONE', ticketId);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await fillIn();
    await page.getByLabel(/a test/).check();
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.getByText('This voucher has been used up. Remove it to buy').waitFor();
    await expectFits('site-used-up');
    await page.getByRole('button', { name: 'Remove voucher ONLY-ONE' }).click();
    await use('ON-THE-HOUSE');
    await page.getByRole('button', { name: 'Get tickets' }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada Visitor');
    expect(await page.getByRole('group', { name: 'How to pay' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Get tickets' }).click();
    await page.getByRole('heading', { name: 'Your tickets' }).waitFor();
  }),
);

test(
  'a wrong address is said at its field, and what was typed stays',
  seen(async () => {
    await openEvent('Open rehearsal');
    await page.getByLabel('Chair').fill('1');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.getByLabel('Name').fill('Ada Visitor');
    await page.getByLabel('E-mail').fill('ada@example');
    await page.getByRole('button', { name: 'Get tickets' }).click();
    await page.locator('#field-buyer_email-problem').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada Visitor');
  }),
);

test(
  'what there is not has a way on, events and pages alike',
  seen(async () => {
    for (const path of ['/events/nothing-of-that-name', '/nowhere']) {
      await page.goto(site + path);
      await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
      await page.getByRole('link', { name: 'See what is on' }).waitFor();
    }
  }),
);

test(
  'whoever signs in sees what they buy, also when the access token has ended, until they sign out (8.11)',
  seen(async () => {
    await page.goto(`${site}/my-tickets`);
    await page.waitForURL(`${site}/sign-in`);
    await page.getByLabel('Name or e-mail').fill(account.email);
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText(/./).waitFor();
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'My tickets' }).waitFor();
    await openEvent('Open rehearsal');
    await page.getByLabel('Chair').fill('1');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await fillIn();
    await page.getByRole('button', { name: 'Get tickets' }).click();
    await page.getByRole('heading', { name: 'Your tickets' }).waitFor();
    await new Promise((resolve) => setTimeout(resolve, (tokenSeconds + 1) * 1000));
    asked = [];
    await page.goto(`${site}/my-tickets`);
    await page.getByRole('heading', { name: 'Open rehearsal' }).first().waitFor();
    expect(asked).toContain('POST /api/svc/auth/v1/session/refresh');
    await expectNoFindings();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${site}/`);
    await page.goto(`${site}/my-tickets`);
    await page.waitForURL(`${site}/sign-in`);
  }),
);

/** Buys places as a guest; the page of the order is open then. */
async function buy(event: string, ticket: string, quantity: number): Promise<void> {
  await openEvent(event);
  await page.getByLabel(ticket).fill(String(quantity));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillIn();
  await page.getByLabel(/a test/).check();
  await page.getByRole('button', { name: 'Buy' }).click();
  await page.getByRole('heading', { name: 'Your tickets' }).waitFor();
}

const placeAt = (at: number) => page.locator('.place').nth(at);
const formOf = (at: number, name: string) => placeAt(at).getByRole('group', { name });
const openHelp = (at: number) => placeAt(at).getByText('Change this ticket').click();
const isSaid = (text: string) => page.getByRole('status').getByText(text).waitFor();

async function handOnTo(at: number, name: string, email: string) {
  const form = formOf(at, 'Hand it on');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Hand on' }).click();
  await form.getByText(`Is this ticket to be ${name}’s (${email})?`).waitFor();
  return form;
}

test(
  'on the page of an order a buyer changes a name, hands on and gives back, and is asked before what is final (8.14)',
  seen(async () => {
    await buy('Night walk', 'Lantern', 3);
    await openHelp(0);
    await formOf(0, 'Change the name').getByLabel('Name').fill('Ben Guest');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await isSaid('The name is changed.');
    await placeAt(0).getByText('Lantern · Ben Guest').waitFor();

    await openHelp(1);
    const form = await handOnTo(1, 'Carla', 'carla@example.org');
    await expectNoFindings();
    await form.getByRole('button', { name: 'Leave it as it is' }).click();
    expect(await form.getByLabel('Name').inputValue()).toBe('Carla');
    expect(await placeAt(1).locator('.badge').innerText()).toBe('Valid');
    await form.getByRole('button', { name: 'Hand on' }).click();
    await form.getByRole('button', { name: 'Hand on for good' }).click();
    await isSaid('The ticket is handed on.');
    await placeAt(1).getByText('Handed on', { exact: true }).waitFor();
    expect(await placeAt(1).locator('.code, details').count()).toBe(0);

    await openHelp(2);
    const back = formOf(2, 'Give it back');
    await back.getByText(/You get US\$10\.00 back, 50% of the price\. .*1 June 2030/).waitFor();
    await back.getByRole('button', { name: 'Give back' }).click();
    await back.getByRole('button', { name: 'Give back for good' }).click();
    await isSaid('The ticket is given back.');
    await placeAt(2).getByText('Refunded').waitFor();
    await page.getByText('Paid back: US$10.00').waitFor();
    await expectNoFindings();
  }),
);

/** Somebody else with the same link gives the first ticket back meanwhile. */
async function giveFirstBackElsewhere(): Promise<void> {
  const token = new URL(page.url()).searchParams.get('token')!;
  const tickets = `${server.url}/api/svc/tickets/v1`;
  const answer = await fetch(`${tickets}/guest-order?token=${token}`);
  const { attendees } = (await answer.json()) as { attendees: { attendee_id: number }[] };
  const path = `${tickets}/my-tickets/${attendees[0]!.attendee_id}/return`;
  const { status } = await fetch(path, { method: 'POST', headers: { 'X-Order-Token': token } });
  expect(status).toBe(200);
}

test(
  'several tickets that are ticked go back by a request each, and each has its answer (8.14)',
  seen(async () => {
    await buy('Night walk', 'Lantern', 3);
    await page.getByText('Give several tickets back').click();
    const form = page.getByRole('group', { name: 'Give several back' });
    expect(await form.getByRole('button', { name: 'Give back' }).isDisabled()).toBe(true);
    for (const at of [0, 1]) await form.getByRole('checkbox').nth(at).check();
    await expectNoFindings();
    await form.getByRole('button', { name: 'Give back' }).click();
    await form.getByText(/Are these tickets to go back: Lantern/).waitFor();
    await giveFirstBackElsewhere();
    asked = [];
    await form.getByRole('button', { name: 'Give back for good' }).click();
    await isSaid('given back.');
    expect((await page.getByRole('status').innerText()).split('\n')).toEqual([
      expect.stringMatching(/^Lantern · Ada Visitor: This can be done with tickets that are paid/),
      'Lantern · Ada Visitor: given back.',
    ]);
    expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(2);
    await placeAt(1).getByText('Refunded').waitFor();
    expect(await placeAt(2).locator('.badge').innerText()).toBe('Valid');
    await expectNoFindings();
  }),
);

test(
  'a refund is asked for, of a ticket or of the whole order, and what becomes of it is on the page (4.18, 8.13)',
  seen(async () => {
    await buy('Masked ball', 'Mask', 2);
    await openHelp(0);
    const form = formOf(0, 'Ask for its money back');
    await form.getByLabel('Why').fill('I am ill');
    await form.getByRole('button', { name: 'Ask for a refund' }).click();
    await isSaid('The organizer has your request');
    await page.getByText('The organizer decides about US$30.00').waitFor();
    await page.getByText('Ask for the money of the whole order').click();
    const whole = page.getByRole('group', { name: 'Ask for all of it back' });
    await whole.getByLabel('Why').fill('All of us are');
    await whole.getByRole('button', { name: 'Ask for a refund' }).click();
    await whole.getByText('A refund was asked for already.').waitFor();
    expect(await whole.getByLabel('Why').inputValue()).toBe('All of us are');
  }),
);

test(
  'what the event does not allow is not offered, and what it forbids meanwhile is said in words (8.10, 8.14)',
  seen(async () => {
    await buy('Masked ball', 'Mask', 1);
    await openHelp(0);
    expect(await placeAt(0).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Change the name',
      'Ask for its money back',
    ]);
    await buy('Night walk', 'Lantern', 1);
    const answer = await fetch(`${server.url}/api/svc/events/v1/events?slug=night-walk`);
    const [{ id }] = (await answer.json()) as [{ id: number }];
    await shop.changeEvent(id, { transferable: false });
    await openHelp(0);
    const form = await handOnTo(0, 'Carla', 'carla@example.org');
    await form.getByRole('button', { name: 'Hand on for good' }).click();
    await form.getByText('Tickets to this event cannot be handed on.').waitFor();
  }),
);
