import type { Browser } from 'playwright-core';
import { type Service, startService, type TestUser } from '../support';
import { documentOf, person } from '../support/box-office';
import { inPanel, makeSignedIn } from '../support/events';
import { until } from '../support/failing';
import { makeOffer, makeOrder, type TestTicket } from '../support/orders';
import { type AdminApi, registerFirstAdmin, registerWithGrants } from '#svc/testing/admin-api';
import { launchBrowser, pictured } from './support/browser';
import { findingsOn } from './support/axe';
import { signInAtDoor, takeTelephone, type Telephone } from './support/telephone';

/* The door where the network is slow or gone, or what is known there is out of date. */

interface Guest {
  public_id: number;
  security_code: string;
}

let service: Service;
let browser: Browser;
let manager: TestUser;
let admin: AdminApi;
let phone: Telephone;
let seat: TestTicket;
const [ana, ben] = [person('Ana'), person('Ben')];
let events = 0;

const table = () => service.strapi.db.connection('svc_attendees');
const statusOf = async (guest: Guest) =>
  ((await table().where({ public_id: guest.public_id }).first('status')) as { status: string })
    .status;
/** What the telephone decides it may send a moment later. */
const isInside = (guest: Guest) =>
  until(async () => (await statusOf(guest)) === 'checked_in', 15_000);
const text = (words: string | RegExp) => phone.page.getByText(words);
const button = (name: string | RegExp) => phone.page.getByRole('button', { name });
const next = () => button(/^(Next guest|Nächster Gast)$/).click();

/** An event of its own, and its guests. */
async function makeEvening(quantity: number): Promise<[TestTicket, Guest[]]> {
  events += 1;
  // The newest is the first of those to choose from.
  const day = `2030-05-${String(31 - events).padStart(2, '0')}`;
  const event = {
    ...{ title: `Evening ${events}`, start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00` },
  };
  const ticket = await makeOffer(service, manager, { event });
  const { attendeeIds } = await makeOrder(service, { places: [[ticket, quantity]] });
  const rows = table().whereIn('public_id', attendeeIds).orderBy('public_id');
  return [ticket, (await rows) as Guest[]];
}

/** The telephone at the door of a new event. */
async function atDoor(quantity: number, { locale = 'en-GB', script = '' } = {}): Promise<Guest[]> {
  const [ticket, guests] = await makeEvening(quantity);
  seat = ticket;
  phone = await takeTelephone(browser, { url: service.url, ...ana, locale, script });
  await open(ticket);
  return guests;
}

async function open({ eventTitle }: TestTicket, status = /^(Connected|Verbunden)$/): Promise<void> {
  await button(new RegExp(eventTitle)).click();
  await text(status).waitFor();
}

const onPhone = (name: string, step: () => Promise<void>) =>
  test(name, async () => {
    try {
      await pictured(() => phone.page, step)();
    } finally {
      await phone?.context.close();
    }
  });

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  const actions = ['plugin::svc.attendees.door'];
  for (const one of [ana, ben]) {
    await registerWithGrants(service.url, admin, one, { actions });
  }
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ]);
}, 240_000);

afterAll(() => browser?.close());

onPhone('5.11: Undo counts while the scan is on its way to the service', async () => {
  const [guest] = await atDoor(1);
  phone.network('cut');
  await phone.type(guest!.security_code);
  await phone.verdictIs('admitted');
  await text(/1 to send/).waitFor();
  phone.network('slow');
  await until(() => phone.underWay() === 1, 12_000);
  await button(/^Undo \(\d+\)$/).click();
  await text('Undone: Guest 1 is not inside.').waitFor();
  phone.network('there');
  await text(/^Connected$/).waitFor();
  expect(await statusOf(guest!)).toBe('confirmed');
  await phone.page.getByLabel('0 of 1 are inside').waitFor();
});

onPhone(
  '5.11: scans of an event that was deleted are set aside, and the others are sent',
  async () => {
    const [lost] = await atDoor(2);
    const [other, [guest]] = await makeEvening(1);
    phone.network('cut');
    await phone.type(lost!.security_code);
    await phone.verdictIs('admitted');
    await button('Other event').click();
    // Nobody deletes an event with guests: they went before it.
    await table().where({ event_id: seat.eventId }).delete();
    const listings = service.strapi.db.connection('svc_event_listings');
    await listings.where({ public_id: seat.eventId }).delete();
    phone.network('there');
    await open(other);
    await phone.type(guest!.security_code);
    await phone.verdictIs('admitted');
    await isInside(guest!);
    await text('Scans that were not sent, because their event was deleted: 1').waitFor();
    await button('Understood').click();
    await phone.page.reload();
    await text(/^Connected$/).waitFor();
    expect(await text(/their event was deleted/).count()).toBe(0);
  },
);

onPhone('5.11: the door of an event that is withdrawn meanwhile says so, and goes on', async () => {
  const [one, two] = await atDoor(2);
  phone.network('cut');
  await phone.type(one!.security_code);
  await text(/1 to send/).waitFor();
  await inPanel(service, seat.eventId).unpublish();
  phone.network('there');
  await text(/^Connected$/).waitFor();
  expect(await statusOf(one!)).toBe('checked_in');
  await phone.page.reload();
  await text(/^Connected$/).waitFor();
  await text(/^This event was withdrawn: it is not published any more\. Ask the office/).waitFor();
  expect(await findingsOn(phone.page)).toEqual([]);
  await phone.type(two!.security_code);
  await phone.verdictIs('admitted');
  await isInside(two!);
  await inPanel(service, seat.eventId).trash();
  await text(/^This event was moved to the trash\. Ask the office/).waitFor();
});

onPhone(
  '5.11: a code that comes before the camera while the guest before waits is read',
  async () => {
    const [one, two] = await atDoor(2);
    phone.network('slow');
    await phone.hold(one!.security_code);
    await until(() => phone.underWay() === 1, 5000);
    await phone.hold(two!.security_code);
    await new Promise((resolve) => setTimeout(resolve, 400));
    phone.network('there');
    await phone.page.locator('#verdict').getByRole('heading', { name: 'Guest 2' }).waitFor();
    await isInside(two!);
    // A code that stays is one guest.
    await phone.page.locator('#verdict').waitFor({ state: 'hidden' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await phone.page.locator('#verdict').isVisible()).toBe(false);
  },
);

const lateRefusals = [
  {
    locale: 'en-GB',
    refunded:
      /^Guest 1 \(.+\) was let in at \d\d:\d\d without a network, but: The place was refunded\./,
    handedOn:
      /^Guest 2 \(.+\) was let in at \d\d:\d\d without a network, but: This ticket was handed on/,
    known: 'Understood',
  },
  {
    locale: 'de-DE',
    refunded:
      /^Guest 1 \(.+\) kam um \d\d:\d\d ohne Netz herein, aber: Der Platz wurde erstattet\./,
    handedOn:
      /^Guest 2 \(.+\) kam um \d\d:\d\d ohne Netz herein, aber: Dieses Ticket wurde weiterg/,
    known: 'Verstanden',
  },
];

for (const { locale, refunded, handedOn, known } of lateRefusals) {
  onPhone(
    `5.11: whom the door let in without a network and should not have, it is told (${locale})`,
    async () => {
      const [one, two, three] = await atDoor(3, { locale });
      phone.network('cut');
      for (const guest of [one!, two!, three!]) {
        await phone.type(guest.security_code);
        await phone.verdictIs('admitted');
      }
      await table().where({ public_id: one!.public_id }).update({ status: 'refunded' });
      const code = `ZZZZZZZZZZZ${locale === 'en-GB' ? 'A' : 'B'}`;
      await table()
        .where({ public_id: two!.public_id })
        .update({ security_code: code, full_name: 'Nora New' });
      phone.network('there');
      await text(refunded).waitFor();
      await text(handedOn).waitFor();
      expect(await findingsOn(phone.page)).toEqual([]);
      expect(await text(/^Guest 3 \(/).count()).toBe(0);
      await phone.page.reload();
      await text(refunded).waitFor();
      await button(known).first().click();
      await text(refunded).waitFor({ state: 'detached' });
      await phone.page.reload();
      await text(handedOn).waitFor();
      expect(await text(refunded).count()).toBe(0);
      // Who was refunded is red here from now on.
      await phone.type(one!.security_code);
      await phone.verdictIs('refused');
      await next();
    },
  );
}

onPhone(
  '5.11: scans that were given up at signing out are not sent by who comes next',
  async () => {
    const [guest] = await atDoor(1);
    phone.network('cut');
    await phone.type(guest!.security_code);
    await text(/1 to send/).waitFor();
    await button('Other event').click();
    phone.page.once('dialog', (dialog) => void dialog.accept());
    await button('Sign out').click();
    phone.network('there');
    await signInAtDoor(phone.page, ben);
    await open(seat);
    await phone.page.getByLabel('0 of 1 are inside').waitFor();
    expect(await statusOf(guest!)).toBe('confirmed');
    await phone.type(guest!.security_code);
    await phone.verdictIs('admitted');
  },
);

onPhone('5.11: who is in already by mistake is undone later, too', async () => {
  const [guest, other] = await atDoor(2);
  const path = `/svc-admin/door/events/${seat.eventId}/scans`;
  const scans = [{ id: 'scan-of-another-door', code: guest!.security_code, secondsAgo: 600 }];
  expect((await admin('POST', path, { door: 'south gate', scans })).status).toBe(200);
  await phone.type(guest!.security_code);
  await phone.verdictIs('again');
  expect(await findingsOn(phone.page)).toEqual([]);
  await button('Undo check-in').click();
  await text('Undone: Guest 1 is not inside.').waitFor();
  await phone.page.getByLabel('0 of 2 are inside').waitFor();
  await text(/^Connected$/).waitFor();
  await until(async () => (await statusOf(guest!)) === 'confirmed', 8000);
  // Whom the office has checked in, the office undoes.
  const document = await documentOf(admin, 'attendees', other!.public_id);
  expect((await admin('POST', `/svc-admin/attendees/${document}/check-in`, {})).status).toBe(204);
  await phone.type(other!.security_code);
  await phone.verdictIs('again');
  expect(await button('Undo check-in').count()).toBe(0);
});

onPhone('5.11: without a network a scan that waits is undone later, too', async () => {
  const [guest] = await atDoor(1);
  phone.network('cut');
  await phone.type(guest!.security_code);
  await phone.verdictIs('admitted');
  await phone.type(guest!.security_code);
  await phone.verdictIs('again');
  await button('Undo check-in').click();
  await phone.page.getByLabel('0 of 1 are inside').waitFor();
  phone.network('there');
  await text(/^Connected$/).waitFor();
  expect(await statusOf(guest!)).toBe('confirmed');
});

onPhone('5.11: by name one finds who cannot come in, too, and why', async () => {
  const [, two, three] = await atDoor(4);
  const pending = await makeOrder(service, { places: [[seat, 1]], status: 'pending' });
  const change = (id: number, row: object) => table().where({ public_id: id }).update(row);
  await change(pending.attendeeIds[0]!, { full_name: 'Guest 5' });
  await change(two!.public_id, { status: 'refunded' });
  await change(three!.public_id, { status: 'cancelled' });
  await phone.page.reload();
  await text(/^Connected$/).waitFor();
  await phone.page.getByLabel('Code or name').fill('gue');
  const hits = phone.page.locator('.hits button');
  await until(async () => (await hits.count()) === 5, 5000);
  const shown = await hits.allTextContents();
  expect(shown.map((line) => line.slice(0, 7))).toEqual(
    [1, 4, 2, 3, 5].map((number) => `Guest ${number}`),
  );
  expect(shown.slice(2).map((line) => line.split(' · ').at(-1))).toEqual([
    'refunded',
    'cancelled',
    'not paid yet',
  ]);
  expect(await hits.nth(2).getAttribute('class')).toBe('off');
  expect(await findingsOn(phone.page)).toEqual([]);
  await hits.nth(4).click();
  await phone.verdictIs('refused');
  await text('The place is not paid, or not confirmed yet.').waitFor();
});

onPhone('5.11: of two doors that read a ticket within a second, one lets in', async () => {
  const [guest] = await atDoor(1);
  const other = await takeTelephone(browser, { url: service.url, ...ben });
  try {
    await other.page.getByRole('button', { name: new RegExp(seat.eventTitle) }).click();
    await other.page.getByText(/^Connected$/).waitFor();
    await Promise.all([phone, other].map((one) => one.type(guest!.security_code)));
    const shown = [phone, other].map((one) => one.page.locator('#verdict[data-verdict]:visible'));
    await Promise.all(shown.map((one) => one.waitFor()));
    const kinds = await Promise.all(shown.map((one) => one.getAttribute('data-verdict')));
    expect(kinds.toSorted()).toEqual(['admitted', 'again']);
    const [late, by] = kinds[0] === 'again' ? [phone, 'Ben'] : [other, 'Ana'];
    await late.page.getByText('Is in already').waitFor();
    await late.page.getByText(new RegExp(`^\\d\\d:\\d\\d, by ${by} Office$`)).waitFor();
  } finally {
    await other.context.close();
  }
});

/** The telephone's clock goes on by what the test says. */
const timeGoesOn = `{
  const Real = Date;
  window.later = 0;
  window.Date = class extends Real {
    constructor(...given) { if (given.length) super(...given); else super(Real.now() + later); }
    static now() { return Real.now() + later; }
  };
}`;

/** Whether the page leaves out some of why somebody is not let in. */
const isReasonCut = `(() => {
  const { scrollHeight, clientHeight } = document.querySelector('#verdict .reason');
  return scrollHeight > clientHeight + 1;
})()`;

onPhone(
  '5.11: without a network a code that is not known is refused, and what to do is in sight',
  async () => {
    await atDoor(1);
    phone.network('cut');
    await phone.type('ABCD ABCD ABCD');
    const reason = text('This telephone does not know the code, and there is no network.');
    await reason.waitFor();
    const cut = await phone.page.evaluate<boolean>(isReasonCut);
    expect([await reason.innerText(), cut]).toEqual([
      expect.stringMatching(/Please ask the office\.$/),
      false,
    ]);
  },
);

onPhone('5.11: what was let in during an hour without a network counts from then on', async () => {
  const [one, two] = await atDoor(2, { script: timeGoesOn });
  phone.network('cut');
  for (const guest of [one!, two!]) {
    await phone.type(guest.security_code);
    await phone.verdictIs('admitted');
  }
  await text(/2 to send/).waitFor();
  await phone.page.evaluate('window.later = 3_600_000');
  // Another door, which had a network, has let in the second meanwhile: half an hour later.
  const path = `/svc-admin/door/events/${seat.eventId}/scans`;
  const scans = [{ id: 'scan-half-an-hour-later', code: two!.security_code, secondsAgo: 1800 }];
  expect((await admin('POST', path, { door: 'south gate', scans })).status).toBe(200);
  phone.network('there');
  await text(/^Connected$/).waitFor();
  await text(/^Guest 2 was let in more than once: .* by Ana Office, this door; .*#sout/).waitFor();
  expect(await text(/^Guest 1 was let in/).count()).toBe(0);
  for (const guest of [one!, two!]) {
    const row: unknown = await table().where({ public_id: guest.public_id }).first();
    const { checked_in_at: at, status } = row as { checked_in_at: string; status: string };
    expect(status).toBe('checked_in');
    expect(Math.abs(Date.now() / 1000 - Number(at) - 3600)).toBeLessThan(60);
  }
});

const wrongPlaces = {
  refunded: 'The place was refunded.',
  cancelled: 'The place was cancelled.',
  pending: 'The place is not paid, or not confirmed yet.',
};

onPhone('5.11: of a place that lets nobody in, it says on the screen what it is', async () => {
  const [guest] = await atDoor(1);
  for (const [status, said] of Object.entries(wrongPlaces)) {
    await table().where({ public_id: guest!.public_id }).update({ status });
    await phone.type(guest!.security_code);
    await phone.verdictIs('refused');
    await text('No entry').waitFor();
    await phone.page.locator('#verdict').getByText(said).waitFor();
    await next();
  }
});

/** Of all that the page asks; the page itself is there. */
const services = '**/{admin,svc-admin}/**';
const cutAll = () => phone.context.route(services, (route) => route.abort('internetdisconnected'));
const refreshCookies = async () =>
  (await phone.context.cookies()).filter(({ name }) => name === 'strapi_admin_refresh').length;

onPhone('5.11: who signs out without a network is signed out, and asked anew', async () => {
  await atDoor(1);
  await cutAll();
  await button('Other event').click();
  await button('Sign out').click();
  await button('Sign in').waitFor();
  await phone.page.reload();
  await button('Sign in').waitFor();
  expect(await refreshCookies()).toBe(1);
  // Of the service there is nothing but the end of the session: it is not used before.
  await phone.context.unroute(services);
  await phone.context.route('**/admin/logout', (route) => route.abort('internetdisconnected'));
  await phone.page.reload();
  await button('Sign in').waitFor();
  await phone.page.waitForRequest('**/admin/logout');
  expect(await button('Sign in').isVisible()).toBe(true);
  await phone.context.unroute('**/admin/logout');
  const ended = phone.page.waitForResponse('**/admin/logout');
  await phone.page.evaluate("window.dispatchEvent(new Event('online'))");
  expect((await ended).status()).toBe(200);
  await until(async () => (await refreshCookies()) === 0, 5000);
  await signInAtDoor(phone.page, ben);
  await open(seat);
  await phone.page.reload();
  await text(/^Connected$/).waitFor();
});

for (const { locale, other, back } of [
  { locale: 'en-GB', other: 'Other event', back: 'Back to ' },
  { locale: 'de-DE', other: 'Andere Veranstaltung', back: 'Zurück zu ' },
]) {
  onPhone(
    `5.11: without a network one comes back from the choice of events (${locale})`,
    async () => {
      const [guest] = await atDoor(1, { locale });
      await cutAll();
      await button(other).click();
      await button(`${back}${seat.eventTitle}`).waitFor();
      expect(await findingsOn(phone.page)).toEqual([]);
      await button(`${back}${seat.eventTitle}`).click();
      await phone.type(guest!.security_code);
      await phone.verdictIs('admitted');
      await text(/1 (to send|zu senden)/).waitFor();
      await phone.context.unroute(services);
      await text(/^(Connected|Verbunden)$/).waitFor();
      expect(await statusOf(guest!)).toBe('checked_in');
    },
  );
}

onPhone('5.11: what waits is sent while another event is being chosen', async () => {
  const [guest] = await atDoor(1);
  phone.network('cut');
  await phone.type(guest!.security_code);
  await phone.verdictIs('admitted');
  await button('Other event').click();
  await phone.page.getByRole('heading', { name: 'Which event?' }).waitFor();
  expect(await statusOf(guest!)).toBe('confirmed');
  phone.network('there');
  await isInside(guest!);
});

onPhone('5.11: a guest of two doors is told once, and again of a third', async () => {
  const [guest, next] = await atDoor(2);
  const letIn = async (door: string) => {
    const path = `/svc-admin/door/events/${seat.eventId}/scans`;
    const scan = { id: `scan-of-${door}`, code: guest!.security_code, secondsAgo: 30 };
    const scans = [{ ...scan, isInside: true }];
    expect((await admin('POST', path, { door: `${door}-gate`, scans })).status).toBe(200);
  };
  phone.network('cut');
  await phone.type(guest!.security_code);
  await phone.verdictIs('admitted');
  await letIn('south');
  phone.network('there');
  await text(/^Guest 1 was let in more than once: .*#sout/).waitFor();
  await button('Understood').click();
  await phone.page.reload();
  await text(/^Connected$/).waitFor();
  // With the answer comes what there is to be told.
  await phone.type(next!.security_code);
  await phone.verdictIs('admitted');
  expect(await text(/more than once/).count()).toBe(0);
  await letIn('west');
  await text(/^Guest 1 was let in more than once: .*#west/).waitFor();
});

onPhone('5.11: Back leads from the door to the events, and from there away', async () => {
  await atDoor(1);
  const choice = phone.page.getByRole('heading', { name: 'Which event?' });
  await phone.page.reload();
  await text(/^Connected$/).waitFor();
  await phone.page.goBack();
  await choice.waitFor();
  await open(seat);
  await button('Other event').click();
  await choice.waitFor();
  await phone.page.goBack();
  expect(phone.page.url()).toBe('about:blank');
});

for (const { locale, one, three, out } of [
  {
    ...{ locale: 'en-GB', out: 'Sign out' },
    one: '1 scan waits to be sent. Signing out now would lose it.',
    three: '3 scans wait to be sent. Signing out now would lose them.',
  },
  {
    ...{ locale: 'de-DE', out: 'Abmelden' },
    one: '1 Scan wartet noch. Wer sich jetzt abmeldet, verliert ihn.',
    three: '3 Scans warten noch. Wer sich jetzt abmeldet, verliert sie.',
  },
]) {
  onPhone(
    `5.11: who signs out is asked, with how many scans would be lost (${locale})`,
    async () => {
      const guests = await atDoor(3, { locale });
      const asked: string[] = [];
      const other = button(/^(Other event|Andere Veranstaltung)$/);
      phone.page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.dismiss();
      });
      phone.network('cut');
      await phone.type(guests[0]!.security_code);
      await phone.verdictIs('admitted');
      await other.click();
      await button(out).click();
      await open(seat, /^(No network|Kein Netz)/);
      for (const guest of guests.slice(1)) {
        await phone.type(guest.security_code);
        await phone.verdictIs('admitted');
      }
      await other.click();
      await button(out).click();
      expect(asked).toEqual([one, three]);
    },
  );
}

for (const [locale, width] of [
  ['en-GB', 390],
  ['de-DE', 390],
  ['en-GB', 320],
  ['de-DE', 320],
] as const) {
  onPhone(
    `5.11: that there is no network has a line of its own, and moves nothing (${locale}, ${width} px)`,
    async () => {
      const guests = await atDoor(8, { locale });
      const { page } = phone;
      await page.setViewportSize({ width, height: 844 });
      const boxOf = async (part: string) => (await page.locator(part).boundingBox())!;
      const below = () => Promise.all(['.camera', '#field'].map(boxOf));
      const before = await below();
      phone.network('cut');
      for (const guest of guests.slice(0, 6)) {
        await phone.type(guest.security_code);
        await phone.verdictIs('admitted');
      }
      await text(/^(No network: scans are kept here · 6 to|Kein Netz: .* · 6 zu) sen/).waitFor();
      await page.locator('#verdict').waitFor({ state: 'hidden' });
      const [status, count] = [await boxOf('.status'), await boxOf('.count')];
      expect(status.y).toBeGreaterThanOrEqual(count.y + count.height);
      expect(status.height).toBeLessThan(30);
      expect(await below()).toEqual(before);
      expect(await findingsOn(page)).toEqual([]);
    },
  );
}

const stillInside = [
  {
    locale: 'en-GB',
    said: /^Undone\. Guest 1 is still inside: another check-in counts \(\d\d:\d\d, by Ada Office\)\.$/,
    kept: 'Undone: Guest 1 is not inside.',
    count: '1 of 2 are inside',
  },
  {
    locale: 'de-DE',
    said: /^Rückgängig gemacht\. Guest 1 ist weiter drin: Ein anderer Einlass zählt \(\d\d:\d\d, durch Ada Office\)\.$/,
    kept: 'Rückgängig gemacht: Guest 1 ist nicht drin.',
    count: '1 von 2 sind drin',
  },
];

for (const { locale, said, kept, count } of stillInside) {
  onPhone(
    `5.11: who was let in by another door, too, is still inside after Undo, which says so (${locale})`,
    async () => {
      const [guest] = await atDoor(2, { locale });
      const undo = button(/^(Undo|Rückgängig) \(\d+\)$/);
      phone.network('cut');
      await phone.type(guest!.security_code);
      await phone.verdictIs('admitted');
      await undo.click();
      await text(kept).waitFor();
      await phone.type(guest!.security_code);
      await phone.verdictIs('admitted');
      const path = `/svc-admin/door/events/${seat.eventId}/scans`;
      const scans = [{ id: `scan-before-${locale}`, code: guest!.security_code, secondsAgo: 600 }];
      expect((await admin('POST', path, { door: 'south gate', scans })).status).toBe(200);
      // What has not changed for a minute is not news.
      const long = new Date(Date.now() - 3_600_000);
      await table().where({ public_id: guest!.public_id }).update({ updated_at: long });
      await undo.click();
      await text(kept).waitFor();
      phone.network('there');
      await text(said).waitFor();
      await phone.page.getByLabel(count).waitFor();
      expect(await findingsOn(phone.page)).toEqual([]);
      expect(await statusOf(guest!)).toBe('checked_in');
      // So it is here without a network, too.
      phone.network('cut');
      await phone.type(guest!.security_code);
      await phone.verdictIs('again');
    },
  );
}

onPhone('5.11: that a guest is still inside is said beside the Undo of the next', async () => {
  const [guest, next] = await atDoor(2);
  const path = `/svc-admin/door/events/${seat.eventId}/scans`;
  await phone.type(guest!.security_code);
  await phone.verdictIs('admitted');
  const scans = [{ id: 'scan-that-counts', code: guest!.security_code, secondsAgo: 600 }];
  const isInside = { isInside: true };
  await admin('POST', path, { door: 'south gate', scans: [{ ...scans[0], ...isInside }] });
  phone.network('cut');
  await button(/^Undo \(\d+\)$/).click();
  await text('Undone: Guest 1 is not inside.').waitFor();
  await phone.type(next!.security_code);
  await phone.verdictIs('admitted');
  phone.network('there');
  await text(/^Undone\. Guest 1 is still inside/).waitFor();
  await button(/^Undo \(\d+\)$/).click();
  await text('Undone: Guest 2 is not inside.').waitFor();
  await until(async () => (await statusOf(next!)) === 'confirmed', 8000);
  expect(await statusOf(guest!)).toBe('checked_in');
});
