import path from 'node:path';
import { openRow, signIn } from './support/browser';
import { wideParts } from './support/layout';
import { owner, startPanel } from './support/panel';
import { openShop } from './support/sales';

/*
 * What the service stores in a word of its own, as whoever reads German reads it; and that a telephone shows it all, with
 * the longer words of the two languages.
 */

const types = '/content-manager/collection-types';
const orders = `${types}/plugin::svc.order`;
const requests = `${types}/plugin::svc.refund-request`;
const attendees = `${types}/plugin::svc.attendee`;
const vouchers = `${types}/plugin::svc.voucher`;
const event = `${types}/plugin::svc.event`;
const venue = `${types}/plugin::svc.venue`;
const events = '/plugins/svc/events';

const panel = startPanel({ PAYMENT_TEST_PROVIDER: 'true' }, async ({ server, admin }) => {
  const shop = await openShop(server.url, admin);
  const ticketId = await shop.openEvent('River concert', 'Front row');
  await shop.sell({ ticketId, quantity: 2, method: 'offline', buyer: 'Grace Hopper' });
  await shop.sell({ ticketId, quantity: 2, method: 'test', buyer: 'Emmy Noether' });
  const refusing = { method: 'test', token: 'tok_refund_refused' } as const;
  await shop.sell({ ticketId, quantity: 1, ...refusing, buyer: 'Lise Meitner' });
  const hall = await admin('POST', venue, { title: 'Altes Rathaus' });
  await admin('POST', venue, { title: 'Neue Mühle' });
  await admin('POST', event, {
    title: 'Hausmusik',
    ...{ startDate: '2031-02-01 20:00:00', endDate: '2031-02-01 22:00:00' },
    venue: { connect: [{ documentId: (hall.body.data as { documentId: string }).documentId }] },
  });
  await admin('POST', event, { title: 'Donaudampfschifffahrtsfest', readyForReview: true });
  // One for each tab, with a title that is long for a telephone.
  const past = { startDate: '2020-02-01 20:00:00', endDate: '2020-02-01 22:00:00' };
  await admin('POST', `${event}/actions/publish`, { title: 'Vergangenheitsbewältigung', ...past });
  await admin('POST', event, { title: 'Entwurfsfassungsbesprechung' });
  const gone = await admin('POST', event, { title: 'Papierkorbentleerungsfeier', ...past });
  const { documentId } = gone.body.data as { documentId: string };
  await admin('POST', `/svc-admin/trash/plugin::svc.event/${documentId}`);
  await admin('POST', '/svc-admin/counter/tills', { opening: 0 });
  const sale = { key: 'walk-in-1234', name: 'Wanda Walk-In', email: '', means: 'cash' };
  await admin('POST', '/svc-admin/counter/sales', {
    ...sale,
    tickets: [{ ticketId, quantity: 1 }],
  });
});
const { inPanel, button, row, side } = panel;

async function shot(name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  const file = path.join(process.env.PICTURES, `${name}.png`);
  await panel.page.screenshot({ path: file, fullPage: true });
}

inPanel('2.28: who signs in is welcomed to events and tickets, in either language', async () => {
  const { page } = panel;
  await page.goto(`${panel.server.url}/admin/auth/login`);
  await page.getByText('Sign in to your events and tickets').waitFor();
  expect(await page.getByText('Strapi').count()).toBe(0);
  await page.addInitScript({ content: "localStorage.setItem('strapi-admin-language', 'de')" });
  await page.reload();
  await page.getByText('Anmeldung zu Veranstaltungen und Tickets').waitFor();
});

inPanel('2.28: ways of paying are German in the list of orders', async () => {
  await signIn(panel.page, panel.server.url, owner);
  await panel.open(orders);
  await row('Grace Hopper').getByText('Später bezahlen', { exact: true }).waitFor();
  await row('Wanda Walk-In').getByText('Kasse, Bar', { exact: true }).waitFor();
  await shot('orders-de');
});

inPanel('4.19: a refund is seen in the list of orders as soon as it is made', async () => {
  const { page } = panel;
  const emmy = row('Emmy Noether');
  await emmy.getByText('Abgeschlossen').waitFor();
  await emmy.getByRole('button', { name: /Row actions|Zeilenaktionen|Aktionen/ }).click();
  await page.getByRole('menuitem', { name: 'Erstatten …' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Einzelne Plätze' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().click();
  await page.getByRole('dialog').getByRole('button', { name: '12,50 USD erstatten' }).click();
  await emmy.getByText('Teilweise erstattet').waitFor();
});

inPanel('2.28: and on the screen of an order, where a refund is seen at once, too', async () => {
  const { page } = panel;
  await openRow(page, row('Wanda Walk-In').getByText('Wanda Walk-In'));
  const order = page.getByRole('region', { name: /^Bestellung \d+$/ });
  await order.getByText('Kasse, Bar', { exact: true }).waitFor();
  await side('Bestellung').getByRole('button', { name: 'Erstatten …' }).click();
  const amount = page.getByRole('dialog').getByLabel('Betrag');
  await amount.waitFor();
  expect(await amount.inputValue()).toBe('12,50');
  await page.getByRole('dialog').getByText('Das ist endgültig.').waitFor();
  // Who left no address is not told.
  expect(await page.getByRole('dialog').innerText()).not.toContain('Mail');
  await page.getByRole('dialog').getByRole('button', { name: '12,50 USD erstatten' }).click();
  await order.getByText('Erstattet', { exact: true }).waitFor();
  const bought = page.getByRole('region', { name: 'Gekauft' });
  await bought.getByRole('row', { name: /^Erstattet −12,50/ }).waitFor();
  const history = page.getByRole('region', { name: 'Verlauf' });
  await history
    .getByRole('row', {
      name: /Erstattung vermerkt; das Geld wird von Hand ausgezahlt .*Ada Owner$/,
    })
    .waitFor();
  await shot('order-de');
});

inPanel(
  '2.28: so are the reasons that the service has written, and whose place it was',
  async () => {
    const { page } = panel;
    await panel.open(requests);
    const emmy = row('Emmy Noether');
    await emmy.getByText('Von der Kasse erstattet.').waitFor();
    await emmy.getByText(/^Bestellung \d+ · Emmy Noether, Front row …\w{4}$/).waitFor();
    await shot('refunds-de');
    await emmy.getByText('Von der Kasse erstattet.').click();
    const reason = page.getByRole('textbox', { name: 'Grund' });
    await reason.waitFor();
    expect(await reason.inputValue()).toBe('Von der Kasse erstattet.');
    expect(await button('Genehmigen').count()).toBe(0);
  },
);

inPanel('2.28: so is what is chosen from words, in lists and forms, and what is sent', async () => {
  const { page } = panel;
  await panel.open('/content-manager/collection-types/plugin::svc.outbox-entry');
  const sent = page.getByRole('row').filter({ hasText: 'Mail: Bestätigung' }).first();
  await sent.waitFor();
  expect(await sent.innerText()).toMatch(/\s(erledigt|wartet|aufgegeben)\s/);
  await panel.open(`${event}?_q=Hausmusik`);
  await openRow(page, row('Hausmusik'));
  const visible = page.getByRole('combobox', { name: 'Sichtbar für' });
  await visible.waitFor();
  expect(await visible.innerText()).toBe('öffentlich');
});

inPanel('2.28: and why several events were not published', async () => {
  const { page } = panel;
  await panel.open(`${events}?tab=drafts`);
  await page.getByRole('checkbox', { name: 'Entwurfsfassungsbesprechung auswählen' }).click();
  await button('Veröffentlichen').click();
  const why = 'Beginn: muss angegeben sein. Ende: muss angegeben sein.';
  await panel.dialog().getByText(why).waitFor();
});

inPanel('2.28: so is what the service refuses at the fields of a form', async () => {
  const { page } = panel;
  await panel.open(`${event}?_q=Hausmusik`);
  await openRow(page, row('Hausmusik'));
  await page.getByLabel('Endet').first().fill('2031-02-01T19:00');
  await button('Speichern').click();
  await page.getByText('darf nicht vor dem Beginn liegen', { exact: true }).waitFor();
  await page.getByText('Endet: darf nicht vor dem Beginn liegen', { exact: true }).waitFor();
  await page.getByLabel('Endet').first().fill('2031-02-01T22:00');
});

inPanel('2.28: and at those of the window of a ticket', async () => {
  await side('Tickets').getByRole('button', { name: 'Ticket hinzufügen' }).click();
  const window = panel.dialog();
  await window.getByLabel('Name').fill('Parkett');
  await window.getByLabel('Im Verkauf ab').fill('2031-01-20T10:00');
  await window.getByLabel('Im Verkauf bis').fill('2031-01-10T10:00');
  await window.getByRole('button', { name: 'Ticket speichern' }).click();
  await window.getByText('darf nicht vor dem Beginn des Verkaufs liegen').waitFor();
  await window.getByRole('button', { name: 'Zurück' }).click();
});

async function choose(thing: string, action: string): Promise<void> {
  await row(thing)
    .getByRole('button', { name: /Row actions|Zeilenaktionen|Aktionen/ })
    .click();
  await panel.page.getByRole('menuitem', { name: action }).click();
}

inPanel('2.28: and why something is not deleted, and what uses it', async () => {
  const { page } = panel;
  await panel.open(venue);
  await choose('Altes Rathaus', 'Löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).click();
  const uses = 'Verwendet von 1 Veranstaltung: Hausmusik.';
  const instead = 'Setzen Sie zuerst etwas anderes an seine Stelle, mit „Ersetzen durch …“.';
  await page.getByText(`Altes Rathaus lässt sich nicht löschen. ${uses} ${instead}`).waitFor();
  await choose('Altes Rathaus', 'Ersetzen durch …');
  await panel.dialog().getByText(uses, { exact: true }).waitFor();
});

inPanel('2.28: and that a payment provider gives no money back', async () => {
  const { page } = panel;
  await panel.open(orders);
  await choose('Lise Meitner', 'Erstatten …');
  await panel.dialog().getByRole('button', { name: '12,50 USD erstatten' }).click();
  await page.getByText('Der Zahlungsdienst lehnt die Erstattung ab.').waitFor();
});

inPanel('2.28: and why a list is shown without its filters', async () => {
  const { page } = panel;
  await panel.open(`${event}?page=1&filters[$and][0][startUtc][$gt]=2026-11-22`);
  await page.getByText('braucht eine Zahl. Die Liste wird ohne ihre Filter gezeigt.').waitFor();
});

inPanel('2.28: so are the names of what a list is filtered by', async () => {
  const { page } = panel;
  await panel.open(orders);
  await button('Filter').click();
  await page.getByRole('dialog').getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'Summe', exact: true }).waitFor();
  const offered = await page.getByRole('option').allInnerTexts();
  expect(offered).not.toContain('Total');
  expect(offered).toEqual(expect.arrayContaining(['Käufer', 'Bestellt']));
});

inPanel('2.28: and the heading above what was sent', async () => {
  const entries = `${types}/plugin::svc.outbox-entry`;
  const { body } = await panel.admin('GET', `${entries}?_q=confirmation`);
  await panel.open(`${entries}/${(body.results as { documentId: string }[])[0]!.documentId}`);
  await panel.page.getByRole('heading', { name: /^Mail: Bestätigung/, level: 1 }).waitFor();
});

inPanel(
  '4.22: of who left no address none is shown, and it stays so when the rest is saved',
  async () => {
    const { page } = panel;
    await panel.open(attendees);
    await row('Wanda Walk-In').getByText('Keine E-Mail-Adresse').waitFor();
    await openRow(page, row('Wanda Walk-In').getByText('Wanda Walk-In'));
    const email = page.getByRole('textbox', { name: 'E-Mail' });
    await email.and(page.getByPlaceholder('Keine E-Mail-Adresse')).waitFor();
    expect(await email.inputValue()).toBe('');
    await page.getByLabel('Voller Name').fill('Wanda Walker');
    await button('Speichern').click();
    await page.getByText('Gespeichert.').waitFor();
    const { body } = await panel.admin('GET', `${attendees}?_q=Wanda`);
    expect(body.results).toMatchObject([{ email: 'walk-in@svc.invalid' }]);
  },
);

inPanel('4.25: tickets of an order that is not paid are not there to be printed', async () => {
  await panel.open(orders);
  await openRow(panel.page, row('Emmy Noether').getByText('Emmy Noether'));
  await button('Tickets drucken').waitFor();
  const { body } = await panel.admin('GET', orders);
  const all = body.results as { documentId: string; orderStatus: string }[];
  const unpaid = all.find(({ orderStatus }) => orderStatus === 'pending')!;
  await panel.open(`${orders}/${unpaid.documentId}`);
  await button('Als bezahlt vermerken').waitFor();
  await button('Mail noch einmal senden').waitFor();
  expect(await button('Tickets drucken').count()).toBe(0);
});

/** Opens the first of what a list has: by its address, since a list may be wider than a telephone. */
async function openFirst(list: string): Promise<void> {
  const { body } = await panel.admin('GET', list);
  await panel.open(`${list}/${(body.results as { documentId: string }[])[0]!.documentId}`);
}

/** Once all of a screen is there. */
async function fits(name: string): Promise<void> {
  await panel.page.waitForLoadState('networkidle');
  await shot(`phone-${name.replace(/\W+/g, '-')}`);
  expect([name, ...(await wideParts(panel.page))]).toEqual([name]);
}

inPanel('2.33: no screen of ours scrolls sideways on a telephone', async () => {
  const { page } = panel;
  await page.setViewportSize({ width: 390, height: 844 });
  // A week is a month's line.
  const month = `${events}?view=month&day=2030-06-14`;
  for (const path of ['/', '/box-office', month, orders, attendees, requests, vouchers]) {
    await panel.open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fits(path);
  }
  for (const list of [event, orders, attendees, requests]) {
    await openFirst(list);
    // An order is there to be read.
    const shown = list === orders ? page.getByRole('table') : page.getByRole('textbox');
    await shown.first().waitFor();
    await fits(`${list}/one`);
  }
});

inPanel('2.33: nor does any tab of the events, with what is in it', async () => {
  const shown = {
    upcoming: 'River concert',
    past: 'Vergangenheitsbewältigung',
    drafts: 'Entwurfsfassungsbesprechung',
    review: 'Donaudampfschifffahrtsfest',
    trash: 'Papierkorbentleerungsfeier',
  };
  for (const [tab, title] of Object.entries(shown)) {
    await panel.open(`${events}?tab=${tab}`);
    await row(title).waitFor();
    await fits(tab);
  }
});

inPanel('2.33: nor do the tabs themselves: each is seen', async () => {
  await panel.open(events);
  await panel.page.getByRole('tab', { name: 'Zur Prüfung (1)' }).waitFor();
  for (const tab of await panel.page.getByRole('tab').all()) {
    const { x, width } = (await tab.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
});

inPanel('2.28: the days of a week are said in one way', async () => {
  await panel.open(`${events}?view=week&day=2030-06-14`);
  await panel.page.getByRole('heading', { name: '10.–16. Juni 2030', exact: true }).waitFor();
  await panel.open(`${events}?view=week&day=2030-12-31`);
  await panel.page.getByRole('heading', { name: '30. Dez. 2030 – 5. Jan. 2031' }).waitFor();
});

inPanel('2.33: nor the window of a refund, the list for the door and the page there', async () => {
  const { page } = panel;
  const { body } = await panel.admin('GET', orders);
  const emmys = (body.results as { documentId: string; buyerName: string }[]).find(
    ({ buyerName }) => buyerName === 'Emmy Noether',
  )!;
  await panel.open(`${orders}/${emmys.documentId}`);
  await fits('order');
  await page.getByRole('button', { name: 'Mehr öffnen' }).click();
  await side('Bestellung').getByRole('button', { name: 'Erstatten …' }).click();
  await panel.dialog().getByRole('radio', { name: 'Einzelne Plätze' }).click();
  await fits('refund');
  await panel.open(`${event}?_q=River`);
  await openRow(page, row('River concert'));
  await page.getByRole('button', { name: 'Mehr öffnen' }).click();
  const opened = page.context().waitForEvent('page');
  await button('Einlassliste drucken').click();
  const list = await opened;
  await list.setViewportSize({ width: 390, height: 844 });
  await list.getByText('Grace Hopper').first().waitFor();
  expect(await list.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
    390,
  );
  await list.close();
  await page.goto(`${panel.server.url}/door`);
  await page.getByRole('button', { name: /River concert/ }).click();
  await page.getByLabel('Code or name').waitFor();
  await fits('door');
});
