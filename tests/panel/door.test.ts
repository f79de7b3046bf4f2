import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import { collections, eventBody, make, makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestTicket } from '../support/orders';
import { type AdminApi, registerFirstAdmin, registerWithGrants } from '#svc/testing/admin-api';
import { launchBrowser, pictured } from './support/browser';
import { writeQrVideo } from './support/qr-video';
import { Steps } from './support/steps';
import { findingsOn } from './support/axe';
import { takeTelephone } from './support/telephone';

/* The door on a telephone, with a camera that sees tickets. */

let folder: string;
let service: Service;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let codes: string[];
let admin: AdminApi;
let seat: TestTicket;
let manager: TestUser;
const ana = person('Ana');

const onPhone = (name: string, step: () => Promise<void>) =>
  test(
    name,
    pictured(() => page, step),
  );
const verdict = () => page.locator('#verdict');
const verdictIs = (kind: string) => page.locator(`#verdict[data-verdict="${kind}"]`).waitFor();
const heading = (name: string) => verdict().getByRole('heading', { name });
const next = () => page.getByRole('button', { name: 'Next guest' }).click();
const field = () => page.getByLabel('Code or name');
const table = () => service.strapi.db.connection('svc_attendees');

async function typed(text: string): Promise<void> {
  await field().fill(text);
  await field().press('Enter');
}

/** When the camera has first shown a code, which alone has what is as light as paper, and when a verdict has been seen. */
const stopwatch = `
  window.times = {};
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
  const pixels = canvas.getContext('2d', { willReadFrequently: true });
  const look = (video) => video.requestVideoFrameCallback((now) => {
    pixels.drawImage(video, 0, 0, 64, 48);
    if (pixels.getImageData(0, 0, 64, 48).data.some((value, at) => at % 4 === 0 && value > 200)) {
      times.shown ??= now;
    } else look(video);
  });
  new MutationObserver(() => {
    const video = document.querySelector('video');
    if (video && !video.dataset.watched) look(video, video.dataset.watched = 'yes');
    if (document.querySelector('#verdict:not([hidden])')) {
      requestAnimationFrame((now) => (times.said ??= now));
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });`;

const findings = () => findingsOn(page);

let isCut = false;

const isOfBrowser = ({ url = '', headers }: IncomingMessage) =>
  url.startsWith('/svc-admin/door') && /Chrome/.test(headers['user-agent'] ?? '');

/** The browser gets no answer about the door while the network is cut, whatever it still sends. */
function cutHere(): void {
  const server = service.strapi.server.httpServer;
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (isCut && isOfBrowser(request)) request.socket.destroy();
    else for (const listener of listeners) listener(request, response);
  });
}

/** A page that is loaded anew may forget for a moment that it is offline. */
async function goOffline(): Promise<void> {
  isCut = true;
  await context.setOffline(true);
}

async function goOnline(): Promise<void> {
  isCut = false;
  await context.setOffline(false);
}

async function shot(name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: path.join(process.env.PICTURES, name) });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'svc-door-'));
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  cutHere();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  await registerWithGrants(service.url, admin, ana, { actions: ['plugin::svc.attendees.door'] });
  seat = await makeOffer(service, manager, { event: { title: 'Winter ball' } });
  const { id: venue } = await make(service, manager, collections.venues, { title: 'The old mill' });
  const fair = eventBody({ title: 'Fair', status: 'publish', all_day: true, venue_id: venue });
  await make(service, manager, collections.events, fair);
  const { attendeeIds } = await makeOrder(service, { places: [[seat, 8]] });
  const rows = (await table().whereIn('public_id', attendeeIds).orderBy('public_id')) as {
    security_code: string;
  }[];
  codes = rows.map((row) => row.security_code);
  // As many letters as a code has, and all of them such as codes have.
  await table().where({ security_code: codes[7] }).update({ full_name: 'Anna Schubert' });
  const video = path.join(folder, 'tickets.y4m');
  writeQrVideo(video, [
    { text: '', seconds: 1 },
    { text: codes[0]!, seconds: 3 },
    { text: '', seconds: 90 },
  ]);
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ]);
  context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    // An hour from UTC all the year.
    timezoneId: 'Africa/Lagos',
    permissions: ['camera'],
  });
  context.setDefaultTimeout(10_000);
  page = await context.newPage();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

onPhone(
  '5.11: who opens the page signs in as in the panel, and is asked for the event',
  async () => {
    await page.addInitScript({ content: stopwatch });
    await page.goto(`${service.url}/door`);
    await page.getByLabel('E-mail').fill(ana.email);
    await page.getByLabel('Password').fill('wrong');
    expect(await findings()).toEqual([]);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The e-mail address or the password is wrong.').waitFor();
    await page.getByLabel('Password').fill(ana.password);
    await shot('door-sign-in.png');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const event = page.getByRole('button', { name: /Winter ball/ });
    await event.waitFor();
    await shot('door-events.png');
    expect(await findings()).toEqual([]);
  },
);

onPhone(
  '5.11: an event has its date in the way of the browser, the year if it is not this one, and its place',
  async () => {
    const german = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, locale: 'de-DE' },
    });
    try {
      const there = await german.newPage();
      await there.goto(`${service.url}/door`);
      await there.getByLabel('E-Mail').fill(ana.email);
      await there.getByLabel('Passwort').fill(ana.password);
      const button = (title: string) => there.getByRole('button', { name: title });
      await button('Anmelden').click();
      expect(await button('Winter ball').textContent()).toContain('2030, 18:00');
      const fair = await button('Fair').textContent();
      expect(fair).toMatch(/2030 · The old mill/);
      expect(fair).not.toMatch(/\d:\d/);
    } finally {
      await german.close();
    }
  },
);

onPhone(
  '5.11: why there is no camera is said in words of the page, in the language of the browser',
  async () => {
    const german = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, locale: 'de-DE', permissions: [] },
    });
    try {
      const there = await german.newPage();
      // Of itself the browser lets every page use its camera here.
      await there.addInitScript({
        content: `navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('Requested by nobody', localStorage.getItem('fault')))`,
      });
      await there.goto(`${service.url}/door`);
      await there.getByLabel('E-Mail').fill(ana.email);
      await there.getByLabel('Passwort').fill(ana.password);
      await there.getByRole('button', { name: 'Anmelden' }).click();
      for (const [fault, said] of [
        ['NotAllowedError', 'Dieser Browser darf die Kamera nicht benutzen: Erlauben Sie es'],
        ['NotFoundError', 'Dieses Gerät hat keine Kamera. Bitte den Code eintippen.'],
        ['NotReadableError', 'Die Kamera geht nicht: Vielleicht hat sie ein anderes Programm.'],
        ['AbortError', 'Die Kamera geht nicht. Bitte den Code eintippen.'],
      ] as const) {
        await there.evaluate(`localStorage.setItem('fault', '${fault}')`);
        await there.getByRole('button', { name: 'Winter ball' }).click();
        await there.getByText(said).waitFor();
        await there.getByRole('button', { name: 'Andere Veranstaltung' }).click();
      }
    } finally {
      await german.close();
    }
  },
);

onPhone('5.11: typing finds an event that comes after the hundred next ones', async () => {
  const listings = () => service.strapi.db.connection('svc_event_listings');
  const { id: feast } = await make(service, manager, collections.events, {
    ...eventBody({ title: 'Harvest feast' }),
    status: 'publish',
  });
  const row = (await listings().whereNot({ public_id: feast }).first()) as Record<string, unknown>;
  const { id: _, ...copied } = row;
  const copies = Array.from({ length: 100 }, (__, at) => ({
    ...{ ...copied, document_id: `copy-${at}`, event_document_id: `copy-${at}` },
    ...{ public_id: 800_000 + at, start_utc: 8_000_000_000, end_utc: 8_000_000_100 },
  }));
  await service.strapi.db.connection.batchInsert('svc_event_listings', copies, 20);
  const farthest = { start_utc: 9_000_000_000, end_utc: 9_000_000_100 };
  await listings().where({ public_id: feast }).update(farthest);
  try {
    await page.reload();
    const event = page.getByRole('button', { name: /Harvest feast/ });
    await page.getByRole('button', { name: /^Show all/ }).click();
    expect(await event.count()).toBe(0);
    await page.getByLabel('Find by title or place').fill('harv');
    await event.waitFor();
    await page.getByLabel('Find by title or place').fill('harvey');
    await page.getByText('No event has these words.').waitFor();
    expect(await event.count()).toBe(0);
  } finally {
    await listings().where('public_id', '>=', 800_000).delete();
    await listings().where({ public_id: feast }).delete();
  }
  await page.reload();
});

onPhone('5.11: a ticket before the camera is one guest let in, in two seconds', async () => {
  // The camera begins when the event is chosen: nothing stands between that and the answer.
  await page.getByRole('button', { name: /Winter ball/ }).click();
  const steps = new Steps('A guest at the door is let in', 1);
  await steps.do('hold the ticket before the camera', () => verdictIs('admitted'));
  steps.end();
  const { shown, said } = await page.evaluate<{ shown: number; said: number }>('times');
  process.stdout.write(`A ticket before the camera: said after ${Math.round(said - shown)} ms.\n`);
  expect(said - shown).toBeGreaterThan(0);
  expect(said - shown).toBeLessThanOrEqual(2000);
  await shot('door-green.png');
  expect(await verdict().textContent()).toContain('Guest 1');
  await page.getByLabel('1 of 8 are inside').waitFor();
  await page.getByText(/^Connected$/).waitFor();
  const row: unknown = await table().where({ security_code: codes[0] }).first();
  expect(await findings()).toEqual([]);
  expect(row).toMatchObject({ status: 'checked_in', checked_in_by: 'Ana Office' });
  await verdict().waitFor({ state: 'hidden' });
  // Before ten, too, as clocks are read there.
  const early = Math.floor(new Date().setUTCHours(3, 5, 0, 0) / 1000);
  await table().where({ security_code: codes[0] }).update({ checked_in_at: early });
  await typed(codes[0]!);
  await verdictIs('again');
  await page.getByText('04:05, by Ana Office', { exact: true }).waitFor();
  await shot('door-amber.png');
  expect(await findings()).toEqual([]);
  await next();
});

onPhone('5.11: a code is typed as the ticket shows it, and a guest is found by name', async () => {
  const code = codes[1]!;
  const begun = Date.now();
  await typed(`${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8).toLowerCase()}`);
  await heading('Guest 2').waitFor();
  expect(Date.now() - begun).toBeLessThan(2000);
  await page.getByLabel('2 of 8 are inside').waitFor();
  await verdict().waitFor({ state: 'hidden' });
  await field().fill('gue');
  await page.getByRole('button', { name: /Guest 3/ }).waitFor();
  await shot('door-names.png');
  await page.getByRole('button', { name: /Guest 3/ }).click();
  await heading('Guest 3').waitFor();
  await page.getByLabel('3 of 8 are inside').waitFor();
});

onPhone('5.11: a name lets nobody in before it is chosen, be it the only one', async () => {
  await verdict().waitFor({ state: 'hidden' });
  for (const name of ['guest 4', 'Anna Schub', 'Anna Schubert']) {
    await typed(name);
    await page
      .locator('.hits')
      .getByRole('button', { name: /Guest 4|Anna Schubert/ })
      .waitFor();
    expect(await verdict().isVisible()).toBe(false);
  }
  await page.getByLabel('3 of 8 are inside').waitFor();
  await typed('nobody');
  await page.getByText('Nobody has this name.').waitFor();
  await field().fill('');
});

onPhone('5.11: a mistake is undone within ten seconds, whatever was entered since', async () => {
  await typed(codes[3]!);
  await heading('Guest 4').waitFor();
  await typed('ABCD ABCD ABCD');
  await verdictIs('refused');
  await page.getByRole('button', { name: /^Undo \(\d+\)$/ }).click();
  await page.getByText('Undone: Guest 4 is not inside.').waitFor();
  await page.getByLabel('3 of 8 are inside').waitFor();
  // The telephone says so at once, and the service hears it after that.
  await page.getByText(/^Connected$/).waitFor();
  const row = (await table().where({ security_code: codes[3] }).first()) as { status: string };
  expect(row.status).toBe('confirmed');
});

onPhone('5.11: Undo stays in sight, and lies over nothing that the next guest needs', async () => {
  // A small telephone; and as much of it as a keyboard leaves.
  for (const height of [640, 380]) {
    await page.setViewportSize({ width: 360, height });
    await typed(codes[3]!);
    await heading('Guest 4').waitFor();
    await verdict().waitFor({ state: 'hidden' });
    const undo = page.getByRole('button', { name: /^Undo \(\d+\)$/ });
    await field().fill('gue');
    const hit = page.getByRole('button', { name: /Guest 3/ });
    const bar = (await page.locator('#undo').boundingBox())!;
    expect(bar.y + bar.height).toBeLessThanOrEqual(height);
    for (const part of [field(), page.getByRole('button', { name: 'Check in' }), hit]) {
      await part.scrollIntoViewIfNeeded();
      const box = (await part.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    }
    await shot(`door-undo-${height}.png`);
    await undo.click();
    await page.getByText('Undone: Guest 4 is not inside.').waitFor();
    await field().fill('');
  }
  await page.setViewportSize({ width: 390, height: 844 });
});

onPhone('5.11: a name of 255 letters leaves the sign and what is to be done in sight', async () => {
  const name = 'Maximiliane Friederike '.repeat(12).slice(0, 255).trim();
  await table().where({ security_code: codes[7] }).update({ full_name: name });
  await typed(codes[7]!);
  await verdictIs('admitted');
  await shot('door-long-name.png');
  const { height } = page.viewportSize()!;
  for (const part of ['.sign', 'h2', 'button']) {
    const box = (await verdict().locator(part).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThan(height - 80);
  }
  await page.getByRole('button', { name: /^Undo/ }).click();
  await table().where({ security_code: codes[7] }).update({ full_name: 'Anna Schubert' });
});

onPhone('5.11: what is no ticket is red, and says why', async () => {
  await typed('ABCD ABCD ABCD');
  await verdictIs('refused');
  await page.getByText('There is no ticket with this code.').waitFor();
  await shot('door-red.png');
  expect(await findings()).toEqual([]);
  await next();
});

onPhone('5.11: what is entered next takes the verdict before away, without a tap', async () => {
  const list = page.locator('.hits');
  for (const [name, found] of [
    ['anna', 'Anna Schubert'],
    ['nobody', 'Nobody has this name.'],
  ] as const) {
    await typed('ABCD ABCD ABCD');
    await verdictIs('refused');
    await typed(name);
    await list.getByText(found).waitFor();
    expect(await verdict().isVisible()).toBe(false);
  }
  await field().fill('');
});

onPhone('5.11: without a network it goes on, even loaded anew, and sends all later', async () => {
  await goOffline();
  const begun = Date.now();
  await typed(codes[4]!);
  await heading('Guest 5').waitFor();
  expect(Date.now() - begun).toBeLessThan(2000);
  await page.getByText(/No network: scans are kept here · 1 to send/).waitFor();
  await verdict().waitFor({ state: 'hidden' });
  await shot('door-offline.png');
  await typed(codes[4]!);
  await verdictIs('again');
  await next();
  await page.reload();
  await page.getByText(/No network: scans are kept here/).waitFor();
  await page.getByLabel('4 of 8 are inside').waitFor();
  // The camera begins anew, too, with the ticket that is in already.
  await verdictIs('again');
  await next();
  await typed(codes[5]!);
  await heading('Guest 6').waitFor();
  const isIn = async () =>
    (await table().whereIn('security_code', [codes[4]!, codes[5]!])).map(
      ({ status }: { status: string }) => status,
    );
  expect(await isIn()).toEqual(['confirmed', 'confirmed']);
  await goOnline();
  await page.getByText('Connected').waitFor();
  await page.getByLabel('5 of 8 are inside').waitFor();
  expect(await isIn()).toEqual(['checked_in', 'checked_in']);
});

onPhone('5.11: a ticket that another door has let in meanwhile is told to both', async () => {
  await goOffline();
  await typed(codes[6]!);
  await heading('Guest 7').waitFor();
  const other = await admin('POST', `/svc-admin/door/events/${seat.eventId}/scans`, {
    door: 'south gate',
    scans: [{ id: 'scan-of-the-other', code: codes[6], secondsAgo: 30, isInside: true }],
  });
  expect(other.status).toBe(200);
  await goOnline();
  await page.getByText(/Guest 7 was let in more than once: .* by Ada Office/).waitFor();
  await shot('door-double.png');
  expect(await findings()).toEqual([]);
  await page.getByRole('button', { name: 'Understood' }).click();
  expect(await page.getByText(/more than once/).count()).toBe(0);
});

onPhone('5.11: of many events the first are seen, and one is found by a word', async () => {
  for (let number = 1; number <= 9; number += 1) {
    const matinee = { title: `Matinee ${number}`, status: 'publish' };
    await make(service, manager, collections.events, eventBody(matinee));
  }
  const fresh = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const there = await fresh.newPage();
    await there.goto(`${service.url}/door`);
    await there.getByLabel('E-mail').fill(ana.email);
    await there.getByLabel('Password').fill(ana.password);
    await there.getByRole('button', { name: 'Sign in' }).click();
    await there.getByRole('heading', { name: 'Other days' }).waitFor();
    const shown = () => there.getByRole('listitem').count();
    expect(await shown()).toBe(8);
    const all = there.getByRole('button', { name: /^Show all \d+$/ });
    await all.click();
    expect(await shown()).toBeGreaterThan(10);
    const words = there.getByLabel('Find by title or place');
    await words.fill('mill');
    expect(await shown()).toBe(1);
    await words.fill('none');
    await there.getByText('No event has these words.').waitFor();
    await words.fill('');
    await all.waitFor();
  } finally {
    await fresh.close();
  }
});

onPhone('5.11: of evenings with one title, the head and a refusal say which it is', async () => {
  expect(await page.locator('header .when').textContent()).toMatch(/1 May 2030\D+18:00/);
  const later = { start_date: '2030-05-08 18:00:00', end_date: '2030-05-08 21:00:00' };
  const event = { title: 'Winter ball', ...later };
  const elsewhere = await makeOffer(service, manager, { event });
  const { attendeeIds } = await makeOrder(service, { places: [[elsewhere, 1]] });
  const guest = await table().where({ public_id: attendeeIds[0]! }).first('security_code');
  await typed((guest as { security_code: string }).security_code);
  await verdict()
    .getByText(/This ticket is for Winter ball, \D*8 May 2030\D+18:00/)
    .waitFor();
  await shot('door-other-evening.png');
  await next();
});

/** Notes each sound and vibration, which nobody hears of a test. */
const ears = `
  window.heard = [];
  navigator.vibrate = (pattern) => heard.push({ vibration: pattern });
  const param = { setValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
  window.AudioContext = class {
    state = 'suspended';
    currentTime = 0;
    resume() { this.state = 'running'; return Promise.resolve(); }
    createGain() { return { gain: param, connect: (next) => next }; }
    createOscillator() {
      const made = { frequency: {}, connect: (next) => next, stop: () => 0 };
      made.start = () => heard.push({ pitch: made.frequency.value, type: made.type });
      return made;
    }
  };`;

/** A telephone of its own, whose page has this script before its own, at the door of a new event. */
async function elsewhere(title: string, script: string) {
  const ticket = await makeOffer(service, manager, { event: { title } });
  const { attendeeIds } = await makeOrder(service, { places: [[ticket, 3]] });
  const phone = await takeTelephone(browser, { url: service.url, ...ana, script });
  const all = phone.page.getByRole('button', { name: /^Show all/ });
  const event = phone.page.getByRole('button', { name: title });
  await all.or(event).first().waitFor();
  if (await all.isVisible()) await all.click();
  await event.click();
  await phone.page.getByText(/^Connected$/).waitFor();
  const rows = await table().whereIn('public_id', attendeeIds).orderBy('public_id');
  return { phone, ticket, guests: rows as { public_id: number; security_code: string }[] };
}

onPhone('5.11: green, amber and red each sound and feel different', async () => {
  const { phone, guests } = await elsewhere('Sounds', ears);
  try {
    const heard = async (kind: string) => {
      await phone.verdictIs(kind);
      return phone.page.evaluate('heard.splice(0)');
    };
    const tones = (type: string, ...pitches: number[]) => pitches.map((pitch) => ({ pitch, type }));
    await phone.type(guests[0]!.security_code);
    const green = [{ vibration: [80] }, ...tones('sine', 880, 1320)];
    expect(await heard('admitted')).toEqual(green);
    await phone.type(guests[0]!.security_code);
    const amber = [{ vibration: [120, 80, 120] }, ...tones('sine', 520, 520)];
    expect(await heard('again')).toEqual(amber);
    await phone.type('ABCD ABCD ABCD');
    const red = [{ vibration: [400] }, ...tones('square', 220, 165)];
    expect(await heard('refused')).toEqual(red);
    // What the camera reads sounds as what is typed does.
    await phone.hold(guests[1]!.security_code);
    expect(await heard('admitted')).toEqual(green);
  } finally {
    await phone.context.close();
  }
});

onPhone('5.11: guests of one name and ticket are told apart by their orders', async () => {
  const { phone, ticket } = await elsewhere('Namesakes', '');
  try {
    const orders = await Promise.all(
      [1, 2].map(() => makeOrder(service, { places: [[ticket, 1]] })),
    );
    const ids = orders.flatMap(({ attendeeIds }) => attendeeIds);
    await table().whereIn('public_id', ids).update({ full_name: 'Ann Twin' });
    await phone.page.reload();
    await phone.page.getByText(/^Connected$/).waitFor();
    await phone.page.getByLabel('Code or name').fill('ann tw');
    const second = phone.page.getByRole('button', { name: `Order ${orders[1]!.id}` });
    await phone.page.getByRole('button', { name: `Order ${orders[0]!.id}` }).waitFor();
    await second.click();
    await phone.verdictIs('admitted');
    await phone.page.getByText(/^Connected$/).waitFor();
    const inside = await table().where({ status: 'checked_in', full_name: 'Ann Twin' });
    expect(inside).toMatchObject([{ public_id: ids[1] }]);
    // Whoever is sent out again while they are among those found is so there, too.
    await phone.page.getByLabel('Code or name').fill(String(orders[1]!.id));
    await second.getByText('Is in already').waitFor();
    await phone.page.getByRole('button', { name: /^Undo \(\d+\)$/ }).click();
    await second.getByText('Is in already').waitFor({ state: 'detached' });
    await second.waitFor();
  } finally {
    await phone.context.close();
  }
});

for (const hours of [-1, 1]) {
  onPhone(`5.11: the clock of the telephone may be ${hours} hour off`, async () => {
    const clock = `{
      const [Real, off] = [Date, ${hours * 3_600_000}];
      const now = () => Real.now() + off;
      window.Date = class extends Real {
        constructor(...given) { if (given.length) super(...given); else super(now()); }
        static now() { return now(); }
      };
    }`;
    const { phone, ticket, guests } = await elsewhere(`Clock ${hours}`, clock);
    try {
      const inside = async (code: string) => {
        const row = await table().where({ security_code: code }).first('checked_in_at', 'status');
        const { checked_in_at: at, status } = row as { checked_in_at: string; status: string };
        expect(status).toBe('checked_in');
        return Number(at) - Date.now() / 1000;
      };
      const [asked, kept, other] = guests.map((guest) => guest.security_code);
      await phone.type(asked!);
      await phone.verdictIs('admitted');
      phone.network('cut');
      await phone.type(kept!);
      await phone.verdictIs('admitted');
      await phone.page.getByText(/1 to send/).waitFor();
      phone.network('there');
      await phone.page.getByText(/^Connected$/).waitFor();
      for (const code of [asked!, kept!]) expect(Math.abs(await inside(code))).toBeLessThan(30);
      // What other doors do is told, too.
      const scans = [{ id: `scan-of-the-clock-${hours}`, code: other, secondsAgo: 0 }];
      const path = `/svc-admin/door/events/${ticket.eventId}/scans`;
      expect((await admin('POST', path, { door: 'south gate', scans })).status).toBe(200);
      await phone.page.getByLabel('3 of 3 are inside').waitFor();
      phone.network('cut');
      await phone.type(other!);
      await phone.verdictIs('again');
    } finally {
      await phone.context.close();
    }
  });
}

onPhone('5.11: the guests of an order are found by its number as the list writes it', async () => {
  const { phone, ticket } = await elsewhere('Orders', '');
  try {
    const { id, attendeeIds } = await makeOrder(service, { places: [[ticket, 2]] });
    await table().whereIn('public_id', attendeeIds).update({ full_name: 'Paula Poe' });
    await table().where({ public_id: attendeeIds[0]! }).update({ full_name: 'Order Bestell' });
    await phone.page.reload();
    await phone.page.getByText(/^Connected$/).waitFor();
    const hits = phone.page.locator('.hits button strong');
    const found = async (typing: string, names: string[]) => {
      await phone.type(typing);
      await hits.first().waitFor();
      expect([typing, await hits.allTextContents()]).toEqual([typing, names]);
      expect(await phone.page.locator('#verdict').isVisible()).toBe(false);
      await phone.page.getByLabel('Code or name').fill('');
    };
    const both = ['Order Bestell', 'Paula Poe'];
    const ways = ['#', 'Order ', 'order', 'Order #', 'ORDER: ', 'Bestellung ', 'bestellung', ''];
    for (const way of ways) await found(`${way}${id}`, both);
    // Names go on being names.
    for (const name of ['order', 'order best']) await found(name, ['Order Bestell']);
    await phone.type('Order 9999999');
    await phone.page.getByText('Nobody here is of order 9999999.').waitFor();
    expect(await phone.page.locator('#verdict').isVisible()).toBe(false);
    await phone.type('9999999');
    await phone.verdictIs('refused');
  } finally {
    await phone.context.close();
  }
});

onPhone('5.11: after Undo a ticket that comes back to the camera is read again', async () => {
  const { phone, guests } = await elsewhere('Come back', '');
  const code = guests[0]!.security_code;
  const pause = (ms: number) => phone.page.waitForTimeout(ms);
  const undo = phone.page.getByRole('button', { name: /^Undo \(\d+\)$/ });
  const nobody = phone.page.getByLabel('0 of 3 are inside');
  try {
    await phone.hold(code);
    await phone.verdictIs('admitted');
    await undo.click();
    await nobody.waitFor();
    // What simply stays is not let in anew, nor what was away for a moment.
    await pause(2000);
    await phone.hold('');
    await pause(600);
    await phone.hold(code);
    await pause(600);
    expect([await nobody.count(), await phone.page.locator('#verdict').isVisible()]).toEqual([
      1,
      false,
    ]);
    await phone.hold('');
    await pause(1800);
    await phone.hold(code);
    await phone.verdictIs('admitted');
    await phone.page.getByLabel('1 of 3 are inside').waitFor();
    // Without an Undo it is the one guest who was let in.
    await phone.page.locator('#verdict').waitFor({ state: 'hidden' });
    await phone.hold('');
    await pause(1800);
    await phone.hold(code);
    await pause(600);
    expect(await phone.page.locator('#verdict').isVisible()).toBe(false);
  } finally {
    await phone.context.close();
  }
});

for (const { locale, email, password, submit, said } of [
  {
    ...{ locale: 'en-GB', email: 'E-mail', password: 'Password', submit: 'Sign in' },
    said: {
      host: 'There were too many attempts. Please wait 5 minutes, and try again then.',
      one: 'There were too many attempts. Please wait a minute, and try again then.',
      some: 'There were too many attempts. Please wait a few minutes, and try again then.',
    },
  },
  {
    ...{ locale: 'de-DE', email: 'E-Mail', password: 'Passwort', submit: 'Anmelden' },
    said: {
      host: 'Es waren zu viele Versuche. Bitte 5 Minuten warten und es dann noch einmal versuchen.',
      one: 'Es waren zu viele Versuche. Bitte eine Minute warten und es dann noch einmal versuchen.',
      some: 'Es waren zu viele Versuche. Bitte einige Minuten warten und es dann noch einmal versuchen.',
    },
  },
]) {
  onPhone(`5.11: after too many sign-ins it says how long to wait (${locale})`, async () => {
    const fresh = await browser.newContext({ viewport: { width: 390, height: 844 }, locale });
    const { config } = service.strapi;
    const before: unknown = config.get('admin.rateLimit');
    config.set('admin.rateLimit', { enabled: true });
    try {
      const there = await fresh.newPage();
      await there.goto(`${service.url}/door`);
      await there.getByLabel(email).fill(`${locale}@example.org`);
      await there.getByLabel(password).fill('wrong');
      const answer = there.getByRole('alert');
      const attempt = async () => {
        const answered = there.waitForResponse('**/admin/login');
        await there.getByRole('button', { name: submit }).click();
        await answered;
      };
      for (let count = 0; count < 6; count += 1) await attempt();
      await answer.getByText(said.host).waitFor();
      expect(await findingsOn(there)).toEqual([]);
      for (const [after, words] of [
        [{ 'retry-after': '290' }, said.host],
        [{ 'retry-after': '12' }, said.one],
        [{}, said.some],
      ] as const) {
        await there.route('**/admin/login', (route) =>
          route.fulfill({ status: 429, headers: after, body: 'Later' }),
        );
        await attempt();
        await answer.getByText(words).waitFor();
        await there.unroute('**/admin/login');
      }
    } finally {
      config.set('admin.rateLimit', before);
      await fresh.close();
    }
  });
}
