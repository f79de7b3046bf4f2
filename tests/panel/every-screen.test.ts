import path from 'node:path';
import type { Locator } from 'playwright-core';
import { signIn } from './support/browser';
import { layoutFaults, sizes } from './support/layout';
import { findingsOn } from './support/axe';
import { owner, startPanel } from './support/panel';
import { openShop } from './support/sales';

/*
 * Each screen of ours as whoever reads German sees it, whose words are longer, at a desk and on a telephone: nothing is cut,
 * broken or out of reach, and axe finds nothing. `PICTURES=/tmp/pics` leaves a picture of each at each width there, and has
 * axe look at the widths between, too.
 */

const types = '/content-manager/collection-types/plugin::svc.';
const events = '/plugins/svc/events';
const times = { startDate: '2031-02-01 20:00:00', endDate: '2031-02-01 22:00:00' };

const panel = startPanel({ PAYMENT_TEST_PROVIDER: 'true' }, async ({ server, admin }) => {
  const shop = await openShop(server.url, admin);
  const title = 'Sculpture Retrospective in the Long Gallery of the Old Mill';
  const ticketId = await shop.openEvent(title, 'Standard admission', '45.00');
  const buyer = 'Wilhelmina Featherstonehaugh';
  await shop.sell({ ticketId, quantity: 4, method: 'offline', buyer });
  const sold = { ticketId, quantity: 2, method: 'test' as const };
  await shop.sell({ ...sold, buyer: 'Emmy Noether' });
  await shop.askBack(await shop.sell({ ...sold, buyer }), 'I fell ill, and cannot come.');
  await shop.openVoucher({ code: 'SPRING-AND-SUMMER', percent: 10, max_places: 40 });
  const make = async (type: string, data: object) => {
    const { body } = await admin('POST', types + type, data);
    return (body.data as { documentId: string }).documentId;
  };
  await make('venue', { title: 'Town Hall', city: 'Ulm' });
  await make('event', { title: 'A draft that is written just now', ...times });
  await make('event', { title: 'For review, with all that is needed', readyForReview: true });
  const gone = await make('event', { title: 'Not wanted any more', ...times });
  await admin('POST', `/svc-admin/trash/plugin::svc.event/${gone}`);
  for (const counted of [0, 5000]) {
    await admin('POST', '/svc-admin/counter/tills', { opening: 5000 });
    const { body } = await admin('GET', '/svc-admin/counter/tills');
    const { id } = body.own as { id: number };
    await admin('POST', '/svc-admin/counter/tills/close', { till: id, counted });
  }
  await admin('POST', '/svc-admin/counter/tills', { opening: 5000 });
});
const { inPanel, side } = panel;

beforeAll(async () => {
  await signIn(panel.page, panel.server.url, owner);
  await panel.page.addInitScript({
    content: "localStorage.setItem('strapi-admin-language', 'de')",
  });
});

interface Screen {
  path: string;
  /** What is there once it is. */
  shows: string | RegExp;
  /** What of it is ours, where it is not all. */
  ours?: string;
}

/** The first of a type, whose screen has something of ours among what is the host's. */
async function firstOf(type: string, query = ''): Promise<string> {
  const { body } = await panel.admin('GET', types + type + query);
  return `${types}${type}/${(body.results as { documentId: string }[])[0]!.documentId}`;
}

async function picture(name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  const { width } = panel.page.viewportSize()!;
  const file = path.join(process.env.PICTURES, `${name.replace(/\W+/g, '-')}-${width}.png`);
  await panel.page.screenshot({ path: file, fullPage: true });
}

async function axeFaults(name: string, ours: string): Promise<string[]> {
  const found = await findingsOn(panel.page, ours);
  return found.map((finding) => `${name}: ${finding}`);
}

const desk = sizes[0]!;
const telephone = sizes.at(-1)!;
const axeSizes = process.env.PICTURES ? sizes : [desk, telephone];

/** What is wrong with the screen that is shown, at each width that people have. */
async function faultsOf(name: string, ours = 'main'): Promise<string[]> {
  await panel.page.locator(ours).first().waitFor();
  await panel.page.waitForLoadState('networkidle');
  const faults: string[] = [];
  for (const size of sizes) {
    await panel.page.setViewportSize(size);
    const isSeen = await panel.page.locator(ours).first().isVisible();
    // What stands beside a thing is in a drawer where the screen is narrow.
    if (isSeen && axeSizes.includes(size)) faults.push(...(await axeFaults(name, ours)));
    faults.push(...(await layoutFaults(panel.page, name)));
    await picture(name);
  }
  await panel.page.setViewportSize(desk);
  return faults;
}

async function lookAtScreens(screens: Record<string, Screen>): Promise<void> {
  const faults: string[] = [];
  for (const [name, { path: at, shows, ours }] of Object.entries(screens)) {
    await panel.open(at);
    await panel.page.getByText(shows).filter({ visible: true }).first().waitFor();
    faults.push(...(await faultsOf(name, ours)));
  }
  expect(faults).toEqual([]);
}

inPanel(
  '2.33: the home, the events in each tab and the calendar are whole and usable',
  async () => {
    await lookAtScreens({
      // What stands around them is the host's.
      home: { path: '/', shows: 'Erstattungswünsche', ours: 'main main > *' },
      upcoming: { path: events, shows: /^Sculpture/ },
      past: { path: `${events}?tab=past`, shows: /Vergangene/ },
      drafts: { path: `${events}?tab=drafts`, shows: /^A draft/ },
      review: { path: `${events}?tab=review`, shows: /^For review/ },
      trash: { path: `${events}?tab=trash`, shows: /^Not wanted/ },
      month: { path: `${events}?view=month&day=2030-06-14`, shows: /Sculpture/ },
      week: { path: `${events}?view=week&day=2030-06-14`, shows: /Sculpture/ },
    });
  },
);

inPanel('2.33: so are the counter, its closed tills, and the lists', async () => {
  await lookAtScreens({
    counter: { path: '/box-office', shows: 'Standard admission' },
    tills: { path: '/box-office/tills', shows: 'Ada Owner' },
    orders: { path: `${types}order`, shows: 'Emmy Noether' },
    attendees: { path: `${types}attendee`, shows: 'Emmy Noether' },
    requests: { path: `${types}refund-request`, shows: /^I fell ill/ },
    vouchers: { path: `${types}voucher`, shows: 'SPRING-AND-SUMMER' },
    outbox: { path: `${types}outbox-entry`, shows: /^Mail: Bestätigung/ },
    tickets: { path: `${types}ticket`, shows: 'Standard admission' },
  });
});

inPanel('2.33: and what is opened from there', async () => {
  const sides = 'aside > *';
  await lookAtScreens({
    event: { path: await firstOf('event', '?_q=Sculpture'), shows: /Beginnt/, ours: sides },
    'new-event': { path: `${types}event/create`, shows: /Beginnt/, ours: sides },
    order: { path: await firstOf('order', '?_q=Emmy'), shows: 'Gekauft' },
    attendee: { path: await firstOf('attendee'), shows: 'Voller Name', ours: sides },
    request: { path: await firstOf('refund-request'), shows: 'Grund', ours: sides },
    voucher: { path: await firstOf('voucher'), shows: 'Code', ours: sides },
    sent: { path: await firstOf('outbox-entry'), shows: /Empfänger|Zustand|Was/, ours: sides },
    site: {
      path: '/content-manager/single-types/plugin::svc.site',
      shows: 'Farbe des Kopfes',
      ours: sides,
    },
  });
});

const opened = () => panel.page.locator('[role=dialog], [role=alertdialog]').last();

/** What is wrong with the window that each of these buttons opens, at the width that the page has. */
async function lookAtWindows(buttons: Record<string, Locator>): Promise<void> {
  const faults: string[] = [];
  for (const [name, button] of Object.entries(buttons)) {
    await button.click();
    await opened().waitFor();
    // What is shown in it may be asked for first.
    await panel.page.waitForLoadState('networkidle');
    faults.push(...(await axeFaults(name, '[role=dialog], [role=alertdialog]')));
    faults.push(...(await layoutFaults(panel.page, name)));
    await picture(`window-${name}`);
    await panel.page.keyboard.press('Escape');
    await opened().waitFor({ state: 'detached' });
  }
  expect(faults).toEqual([]);
}

const buttonsIn = (part: Locator, names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, part.getByRole('button', { name, exact: true }).first()]),
  );

/** At a desk, and on a telephone, where what stands beside a thing is in a drawer. */
async function atDeskAndTelephone(at: string, step: () => Promise<void>): Promise<void> {
  const { page } = panel;
  for (const size of axeSizes) {
    await page.setViewportSize(size);
    await panel.open(at);
    const more = page.getByRole('button', { name: 'Mehr öffnen' });
    await page.locator('aside').or(more).first().waitFor();
    if (await more.isVisible()) await more.click();
    await step();
  }
  await page.setViewportSize(desk);
}

const ticked = () => panel.page.getByRole('region', { name: /ausgewählt/ });

inPanel('2.33: so are the questions that are asked of several events', async () => {
  const { page } = panel;
  const asked = {
    upcoming: ['Verschieben', 'Duplizieren', 'Zurückziehen', 'In den Papierkorb'],
    trash: ['Endgültig löschen'],
    // It has no times: that it cannot be published is said in a window, too.
    review: ['Veröffentlichen'],
  };
  for (const size of axeSizes) {
    await page.setViewportSize(size);
    for (const [tab, names] of Object.entries(asked)) {
      await panel.open(`${events}?tab=${tab}`);
      await page.getByRole('row').nth(1).getByRole('checkbox').click();
      await lookAtWindows(buttonsIn(ticked(), names));
    }
  }
  await page.setViewportSize(desk);
});

inPanel('2.33: so are the windows beside an event', async () => {
  await atDeskAndTelephone(await firstOf('event', '?_q=Sculpture'), () =>
    lookAtWindows({
      ...buttonsIn(panel.page.locator('aside'), ['Ticket hinzufügen', 'Duplizieren …']),
      ...buttonsIn(side('Tickets'), ['Standard admission ändern']),
    }),
  );
});

inPanel('2.33: those of an order, and of who comes by it', async () => {
  const { page } = panel;
  const guest = page.getByRole('region', { name: 'Gäste' }).locator('tbody').getByRole('row');
  await atDeskAndTelephone(await firstOf('order', '?_q=Emmy'), () =>
    lookAtWindows(
      buttonsIn(side('Bestellung'), [
        'Mail noch einmal senden',
        'E-Mail berichtigen',
        'Erstatten …',
        'Bestellung stornieren',
        'Käufer löschen',
      ]),
    ),
  );
  await page.reload();
  await lookAtWindows(buttonsIn(guest.first(), ['Einlassen', 'Erstatten …']));
});

inPanel('2.33: of an order that is not paid, of a guest, and of what is asked back', async () => {
  const beside = panel.page.locator('aside');
  const windows = {
    [await firstOf('order', '?_q=Wilhelmina&sort=publicId:ASC')]: ['Als bezahlt vermerken'],
    [await firstOf('attendee', '?_q=Emmy')]: ['Einlassen', 'Erstatten …', 'Platz stornieren'],
    [await firstOf('refund-request')]: ['Genehmigen', 'Ablehnen'],
  };
  for (const [at, names] of Object.entries(windows)) {
    await atDeskAndTelephone(at, () => lookAtWindows(buttonsIn(beside, names)));
  }
});

inPanel('2.33: and the one that asks about what is missing in a till', async () => {
  const { page } = panel;
  await panel.open('/box-office');
  await page.getByLabel('Gezähltes Bargeld').fill('10');
  await lookAtWindows(buttonsIn(page.locator('main'), ['Kassenlade schließen']));
  await page.setViewportSize(telephone);
  await lookAtWindows(buttonsIn(page.locator('main'), ['Kassenlade schließen']));
});
