import { createHash, randomBytes } from 'node:crypto';
import { type Service, type SpawnedService, spawnService, startService } from '../support';
import { assertBooksAddUp } from '../support/books';
import { documentOf, person } from '../support/box-office';
import { collections, inPanel, make, makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestTicket } from '../support/orders';
import { noSuchEvent, type DoorEvent } from '#svc/contract/door';
import {
  type AdminApi,
  type Answer,
  registerFirstAdmin,
  registerWithGrants,
} from '#svc/testing/admin-api';

/* The door of an event: what a telephone is told, and what becomes of what it sends, in whatever order and how often. */

interface Row {
  public_id: number;
  order_id: number | null;
  full_name: string;
  security_code: string;
  status: string;
  checked_in_at: number | string | null;
  checked_in_by: string | null;
  checked_in_scan: string | null;
}

interface Sent {
  id: string;
  code?: string;
  guest?: number;
  secondsAgo?: number;
  isInside?: boolean;
  isUndone?: boolean;
}

interface News {
  answers: { id: string; verdict: string; refusal?: string; name?: string; by?: string }[];
  doubles: { name: string; admissions: { at: number; by: string; door: string }[] }[];
  guests: unknown[][];
  tickets: Record<string, string>;
  inside: number;
  total: number;
  clock: number;
}

const doorTick = 'plugin::svc.attendees.door';
let service: Service;
let other: SpawnedService;
let admin: AdminApi;
let ana: AdminApi;
let ben: AdminApi;
let seat: TestTicket;

const newId = () => randomBytes(16).toString('hex');
const path = (eventId = seat.eventId) => `/svc-admin/door/events/${eventId}`;
const sendTo = (as: AdminApi, door: string, scans: Sent[], eventId = seat.eventId) =>
  as('POST', `${path(eventId)}/scans`, { door, since: null, scans });
const newsOf = ({ status, body }: Answer) => {
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as unknown as News;
};
const send = async (as: AdminApi, door: string, ...scans: Sent[]) =>
  newsOf(await sendTo(as, door, scans));

async function guestOf(publicId: number): Promise<Row> {
  const row = await service.strapi.db
    .connection('svc_attendees')
    .where({ public_id: publicId })
    .first();
  return row as Row;
}

/** Guests of a new order of the event. */
async function guests(quantity: number): Promise<Row[]> {
  const { attendeeIds } = await makeOrder(service, { places: [[seat, quantity]] });
  return Promise.all(attendeeIds.map(guestOf));
}

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  const actions = [doorTick];
  ana = await registerWithGrants(service.url, admin, person('Ana'), { actions });
  other = await spawnService(service.env);
  const second = await registerWithGrants(service.url, admin, person('Ben'), { actions });
  ben = second.at(other.url);
  seat = await makeOffer(service, manager);
});

afterAll(() => other?.stop());
afterEach(assertBooksAddUp);

test('the page is light, and loads nothing from anywhere else (5.11)', async () => {
  const page = await fetch(`${service.url}/door`);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'sha256-[^']+'; connect-src 'self'/,
  );
  expect(page.headers.get('permissions-policy')).toContain('camera=(self)');
  expect(html).not.toMatch(/https?:\/\//);
  let bytes = html.length;
  for (const name of ['door', 'reader', 'offline']) {
    const script = await fetch(`${service.url}/door/${name}.js`);
    expect(script.status).toBe(200);
    expect(script.headers.get('content-encoding')).toBe('gzip');
    bytes += Number(script.headers.get('content-length'));
  }
  expect(bytes).toBeLessThan(200_000);
  expect((await fetch(`${service.url}/door/other.js`)).status).toBe(404);
  const events = await fetch(`${service.url}/events`);
  expect(events.headers.get('permissions-policy') ?? '').not.toContain('camera=(self)');
});

test('who has the tick of the door needs no other, and nobody else gets in (5.11)', async () => {
  const reader = await registerWithGrants(service.url, admin, person('Rita'), {
    grants: [
      { subject: 'plugin::svc.attendee', actions: ['read', 'update'], fields: ['fullName'] },
    ],
    actions: ['plugin::svc.attendees.check-in'],
  });
  const calls: [string, string][] = [
    ['GET', '/svc-admin/door/events'],
    ['GET', path()],
    ['POST', `${path()}/scans`],
  ];
  for (const [method, address] of calls) {
    const body = method === 'POST' ? { door: 'a', scans: [] } : undefined;
    expect((await reader(method, address, body)).status).toBe(403);
    expect((await ana(method, address, body)).status).toBe(200);
    const nobody = await fetch(service.url + address, { method });
    expect(nobody.status).toBe(401);
  }
  expect((await ana('GET', path(987_654))).status).toBe(404);
  const { body } = await ana('GET', '/svc-admin/door/events');
  expect(body.events).toEqual([
    expect.objectContaining({ id: seat.eventId, title: seat.eventTitle }),
  ]);
});

test('first the events of today, then what comes, then what ended within two days; typing finds the others (5.11)', async () => {
  const manager = await makeSignedIn(service, 'event-manager', 'programme-manager');
  const { id: venue } = await make(service, manager, collections.venues, { title: 'The old mill' });
  const hour = 3_600_000;
  const day = 24 * hour;
  const clock = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
  // By the clock of the event it is noon, whenever this runs.
  const offset = 12 - new Date().getUTCHours();
  const timezone = offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  const here = Date.now() + offset * hour;
  const makeEvent = (title: string, start: number, end: number, more = {}) =>
    make(service, manager, collections.events, {
      ...{ title, status: 'publish', timezone },
      ...{ start_date: clock(here + start), end_date: clock(here + end) },
      ...more,
    });
  const wanted = [
    ['this morning', -2 * hour, hour],
    ['tonight', 6 * hour, 9 * hour],
    ['for months', -100 * day, 100 * day],
    ['over today', -4 * hour, -3 * hour],
    ['tomorrow', day, day + hour],
    ['next year', 400 * day, 401 * day],
    ['yesterday', -day - hour, -day],
  ] as const;
  for (const [title, start, end] of wanted.toReversed()) await makeEvent(title, start, end);
  await makeEvent('long ago', -4 * day, -3 * day);
  await makeEvent('all day', 2 * day, 2 * day, { all_day: true, venue_id: venue });
  await makeEvent('draft', hour, 2 * hour, { status: 'draft' });
  const many = 100;
  const { id: last } = await makeEvent('the last', 3000 * day, 3001 * day);
  const listings = service.strapi.db.connection('svc_event_listings');
  const { id: _, ...row } = (await listings.clone().where({ public_id: last }).first()) as {
    id: number;
    document_id: string;
  };
  const copies = Array.from({ length: many }, (__, index) => ({
    ...{
      ...row,
      document_id: `copy-${index}`,
      event_document_id: `copy-${index}`,
      public_id: 800_000 + index,
    },
    ...{ start_utc: 8_000_000_000 + index, end_utc: 8_000_000_100 + index },
  }));
  await service.strapi.db.connection.batchInsert('svc_event_listings', copies, 20);
  const far = { venue_id: venue, title: 'Far away' };
  const { id: farAway } = await makeEvent('Far away', 3000 * day, 3001 * day, far);
  const farthest = { start_utc: 9_000_000_000, end_utc: 9_000_000_100 };
  await listings.clone().where({ public_id: farAway }).update(farthest);
  const { body } = await ana('GET', '/svc-admin/door/events');
  const search = async (words: string) => {
    const found = await ana('GET', `/svc-admin/door/events?search=${encodeURIComponent(words)}`);
    return (found.body.events as unknown as DoorEvent[]).map(({ title }) => title);
  };
  expect([await search('FAR aw'), await search('mill away'), await search('far draft')]).toEqual([
    ['Far away'],
    ['Far away'],
    [],
  ]);
  expect((await search('mill')).toSorted()).toEqual(['Far away', 'all day']);
  expect(await search('%')).toEqual([]);
  expect(await search('long ago')).toEqual([]);
  await listings
    .clone()
    .whereBetween('public_id', [800_000, 800_000 + many])
    .delete();
  const events = body.events as unknown as DoorEvent[];
  const today = ['this morning', 'tonight', 'for months', 'over today'];
  const own = new Set<string>([...wanted.map(([title]) => title), 'all day', 'long ago', 'draft']);
  expect(events.map(({ title }) => title).filter((title) => own.has(title))).toEqual([
    ...today,
    ...['tomorrow', 'all day', 'next year', 'yesterday'],
  ]);
  for (const { title, isToday } of events.filter((event) => own.has(event.title))) {
    expect({ title, isToday }).toEqual({ title, isToday: today.includes(title) });
  }
  expect(events.find(({ title }) => title === 'all day')).toMatchObject({
    isAllDay: true,
    venue: 'The old mill',
  });
  expect(events.find(({ title }) => title === 'tonight')).toMatchObject({
    isAllDay: false,
    venue: null,
  });
  // A hundred to come, four of today that run or ended, and yesterday's.
  expect(events).toHaveLength(104);
  const ids = events.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a door stays open for an event that is withdrawn or in the trash, and cannot be chosen then (5.11)', async () => {
  const manager = await makeSignedIn(service, 'event-manager', 'third-manager');
  const evening = await makeOffer(service, manager, { event: { title: 'Withdrawn' } });
  const { attendeeIds } = await makeOrder(service, { places: [[evening, 2]] });
  const event = inPanel(service, evening.eventId);
  const moves = [() => event.unpublish(), () => event.trash()];
  for (const [at, move] of moves.entries()) {
    await move();
    const guest = await guestOf(attendeeIds[at]!);
    const { guests: known, standing } = (await ana('GET', path(evening.eventId))).body;
    expect([(known as object[]).length, standing]).toEqual([2, ['withdrawn', 'trash'][at]]);
    const scan = { id: newId(), code: guest.security_code, isInside: true, secondsAgo: 600 };
    const { answers, inside } = newsOf(await sendTo(ana, 'north', [scan], evening.eventId));
    expect(answers).toMatchObject([{ verdict: 'admitted', name: guest.full_name }]);
    expect([inside, (await guestOf(guest.public_id)).status]).toEqual([at + 1, 'checked_in']);
    const { events } = (await ana('GET', '/svc-admin/door/events')).body;
    expect((events as DoorEvent[]).map(({ id }) => id)).not.toContain(evening.eventId);
  }
  const gone = await sendTo(ana, 'north', [], 987_654);
  expect(gone).toMatchObject({ status: 404, body: { error: { message: noSuchEvent } } });
});

test('a telephone is told digests and names, and no code (5.11)', async () => {
  const [guest] = await guests(1);
  const { body } = await ana('GET', path());
  const news = body as unknown as News;
  const digest = createHash('sha256')
    .update(`${seat.eventId}:${guest!.security_code}`)
    .digest('hex')
    .slice(0, 32);
  expect(news.guests).toContainEqual([
    digest,
    guest!.public_id,
    'Guest 1',
    seat.id,
    'confirmed',
    null,
    null,
    guest!.order_id,
  ]);
  expect(news.tickets).toEqual({ [seat.id]: seat.title });
  expect(JSON.stringify(body)).not.toContain(guest!.security_code);
});

test('a guest is let in once, and it is kept when and by whom (5.11)', async () => {
  const [guest] = await guests(1);
  const code = guest!.security_code;
  const spaced = ` ${code.slice(0, 4).toLowerCase()} ${code.slice(4, 8)}-${code.slice(8)} `;
  const first = await send(ana, 'north', { id: newId(), code: spaced });
  expect(first.answers).toMatchObject([{ verdict: 'admitted', name: 'Guest 1' }]);
  const second = await send(ben, 'south', { id: newId(), code });
  expect(second.answers).toMatchObject([{ verdict: 'again', by: 'Ana Office' }]);
  const { id: scan } = first.answers[0]!;
  // Whoever is shown it can undo it by that.
  expect(second.answers).toMatchObject([{ scan }]);
  const row = await guestOf(guest!.public_id);
  expect(row).toMatchObject({ status: 'checked_in', checked_in_by: 'Ana Office' });
  expect(Math.abs(Number(row.checked_in_at) - Date.now() / 1000)).toBeLessThan(30);
  const documentId = await documentOf(admin, 'attendees', guest!.public_id);
  const shown = await admin(
    'GET',
    `/content-manager/collection-types/plugin::svc.attendee/${documentId}`,
  );
  expect((shown.body.data as { details: object }).details).toMatchObject({
    inside: { by: 'Ana Office', at: Number(row.checked_in_at) },
  });
  expect(second).toMatchObject({ inside: first.inside, total: first.total });
});

test('what is no ticket of tonight says what is the matter (5.11)', async () => {
  const manager = await makeSignedIn(service, 'event-manager', 'second-manager');
  const elsewhere = await makeOffer(service, manager, { event: { title: 'Other night' } });
  const { attendeeIds } = await makeOrder(service, { places: [[elsewhere, 1]] });
  const foreign = await guestOf(attendeeIds[0]!);
  const [refunded, cancelled] = await guests(2);
  const table = () => service.strapi.db.connection('svc_attendees');
  const office = await documentOf(admin, 'attendees', cancelled!.public_id);
  expect((await admin('POST', `/svc-admin/attendees/${office}/cancel`, {})).status).toBe(204);
  await table().where({ public_id: refunded!.public_id }).update({ status: 'refunded' });
  const pending = await makeOrder(service, { places: [[seat, 1]], status: 'pending' });
  const waits = await guestOf(pending.attendeeIds[0]!);
  const codes = [foreign, refunded!, cancelled!, waits].map((row) => row.security_code);
  const { answers } = await send(
    ana,
    'north',
    ...[...codes, 'ABCDABCDABCD', '😀 =cmd()'].map((code) => ({ id: newId(), code })),
  );
  expect(answers.map(({ verdict, refusal }) => refusal ?? verdict)).toEqual([
    'other event',
    'refunded',
    'cancelled',
    'pending',
    'unknown',
    'unknown',
  ]);
  // Evenings of a series have one title.
  expect(answers[0]).toMatchObject({
    event: 'Other night',
    start: '2030-05-01 18:00:00',
    isAllDay: false,
  });
  expect(JSON.stringify(answers[0])).not.toContain('Guest');
  expect((await guestOf(foreign.public_id)).status).toBe('confirmed');
  await table().where({ public_id: refunded!.public_id }).update({ status: 'confirmed' });
});

test('the same scan sent again and again is one scan (5.11)', async () => {
  const [guest] = await guests(1);
  const scan = { id: newId(), code: guest!.security_code };
  const news = await Promise.all(
    [ana, ben, ana, ben].map((as) => send(as, 'north', { ...scan, isInside: true })),
  );
  for (const { answers, doubles } of news) {
    expect(answers[0]).toMatchObject({ verdict: 'admitted' });
    expect(doubles.filter(({ admissions }) => admissions.length < 2)).toEqual([]);
  }
});

test('of ten doors that read one ticket at once, one lets in (5.11)', async () => {
  for (const guest of await guests(3)) {
    const news = await Promise.all(
      Array.from({ length: 10 }, (_, door) =>
        send(door % 2 ? ana : ben, `door ${door}`, { id: newId(), code: guest.security_code }),
      ),
    );
    const verdicts = news.map(({ answers }) => answers[0]!.verdict);
    expect(verdicts.filter((verdict) => verdict === 'admitted')).toHaveLength(1);
    expect(verdicts.filter((verdict) => verdict === 'again')).toHaveLength(9);
  }
});

test.each(['the earlier door first', 'the later door first'])(
  'two doors without a network that admitted the same ticket are told so, %s (5.11)',
  async (order) => {
    const [guest] = await guests(1);
    const code = guest!.security_code;
    const earlier = () =>
      send(ana, 'north', { id: newId(), code, secondsAgo: 3600, isInside: true });
    const later = () => send(ben, 'south', { id: newId(), code, secondsAgo: 60, isInside: true });
    const both = order.startsWith('the earlier') ? [earlier, later] : [later, earlier];
    await both[0]!();
    const { answers } = await both[1]!();
    expect(answers[0]!.verdict).toBe('double');
    for (const [as, door] of [
      [ana, 'north'],
      [ben, 'south'],
    ] as const) {
      const { doubles } = await send(as, door);
      expect(doubles.at(-1)!.admissions.map((one) => one.door)).toContain(door);
      expect(doubles.at(-1)!.admissions.map((one) => one.by)).toEqual(['Ana Office', 'Ben Office']);
    }
    const row = await guestOf(guest!.public_id);
    expect(row.checked_in_by).toBe('Ana Office');
    expect(Math.abs(Number(row.checked_in_at) - (Date.now() / 1000 - 3600))).toBeLessThan(30);
  },
);

test('who asked in time, and was told too late, counts as let in (5.11)', async () => {
  const [guest] = await guests(1);
  const code = guest!.security_code;
  await send(ana, 'north', { id: newId(), code });
  const asked = { id: newId(), code };
  expect((await send(ben, 'south', asked)).answers[0]!.verdict).toBe('again');
  const after = await send(ben, 'south', { ...asked, isInside: true, secondsAgo: 1 });
  expect(after.answers[0]!.verdict).toBe('double');
});

test('a scan is undone in whatever order it comes, and only where nobody else let them in (5.11)', async () => {
  const [one, two, three] = await guests(3);
  const scan = { id: newId(), code: one!.security_code };
  await send(ana, 'north', scan);
  const undone = await send(ana, 'north', { ...scan, isUndone: true });
  expect(undone.answers[0]!.verdict).toBe('undone');
  expect(await guestOf(one!.public_id)).toMatchObject({
    status: 'confirmed',
    checked_in_at: null,
    checked_in_by: null,
  });

  const early = { id: newId(), guest: two!.public_id };
  await send(ana, 'north', { ...early, isUndone: true });
  expect((await send(ana, 'north', early)).answers[0]!.verdict).toBe('undone');
  expect((await guestOf(two!.public_id)).status).toBe('confirmed');

  const at = { guest: three!.public_id, isInside: true };
  const [first, second] = [
    { id: newId(), ...at, secondsAgo: 50 },
    { id: newId(), ...at, secondsAgo: 20 },
  ];
  await send(ana, 'north', first);
  await send(ben, 'south', second);
  const still = await send(ana, 'north', { ...first, isUndone: true });
  expect(still.answers).toMatchObject([
    { verdict: 'undone', name: three!.full_name, isInside: true, by: 'Ben Office' },
  ]);
  expect(await guestOf(three!.public_id)).toMatchObject({
    status: 'checked_in',
    checked_in_by: 'Ben Office',
    checked_in_scan: second.id,
  });
  const out = await send(ben, 'south', { ...second, isUndone: true });
  expect(out.answers).toEqual([{ id: second.id, verdict: 'undone', name: three!.full_name }]);
  expect((await guestOf(three!.public_id)).status).toBe('confirmed');
});

test('the office reads at the attendee what every door has done, the latest first (5.11)', async () => {
  const [guest, cancelled] = await guests(2);
  const momentsOf = async ({ public_id: id }: Row) => {
    const document = await documentOf(admin, 'attendees', id);
    const type = '/content-manager/collection-types/plugin::svc.attendee';
    const { body } = await admin('GET', `${type}/${document}`);
    const { details } = body.data as { details: { doors: object[] } };
    return details.doors;
  };
  expect(await momentsOf(guest!)).toEqual([]);
  const code = guest!.security_code;
  const [first, second] = [newId(), newId()];
  await send(ana, 'north', { id: first, code, secondsAgo: 300 });
  await send(ben, 'south', {
    id: second,
    guest: guest!.public_id,
    secondsAgo: 200,
    isInside: true,
  });
  await send(ben, 'south', { id: newId(), code, secondsAgo: 100 });
  await send(ben, 'south', { id: second, isUndone: true });
  expect(await momentsOf(guest!)).toMatchObject([
    { by: 'Ben Office', verdict: 'again', isInside: false, isUndone: false },
    { by: 'Ben Office', verdict: 'double', isInside: true, isUndone: true },
    { by: 'Ana Office', verdict: 'admitted', isInside: false, isUndone: false },
  ]);
  // Let in without a network, where nobody could know that the place was gone.
  const row = service.strapi.db.connection('svc_attendees');
  await row.clone().where({ public_id: cancelled!.public_id }).update({ status: 'cancelled' });
  const scan = { id: newId(), guest: cancelled!.public_id, secondsAgo: 60, isInside: true };
  await send(ana, 'north', scan);
  expect(await momentsOf(cancelled!)).toMatchObject([
    { by: 'Ana Office', verdict: 'refused', refusal: 'cancelled', isInside: true },
  ]);
  // Its answer came too late, and they were let in: it is sent again, with that.
  const late = { id: newId(), guest: cancelled!.public_id, secondsAgo: 30 };
  await send(ana, 'north', late);
  expect((await momentsOf(cancelled!))[0]).toMatchObject({ verdict: 'refused', isInside: false });
  await send(ana, 'north', { ...late, isInside: true });
  expect((await momentsOf(cancelled!))[0]).toMatchObject({ verdict: 'refused', isInside: true });
  // What an earlier release has kept does not tell it.
  const scans = service.strapi.db.connection('svc_door_scans');
  await scans.where({ scan_id: late.id }).update({ is_inside: null });
  expect((await momentsOf(cancelled!))[0]).toMatchObject({ isInside: null });
  await row.clone().where({ public_id: cancelled!.public_id }).update({ status: 'confirmed' });
});

test('scans and their undoing at two processes at once end as the last of them says (5.11)', async () => {
  const all = await guests(6);
  const pairs = all.map(({ public_id: guest }) => ({
    north: { id: newId(), guest, isInside: true, secondsAgo: 30 },
    south: { id: newId(), guest, isInside: true, secondsAgo: 10 },
  }));
  const sends = pairs.flatMap(({ north, south }) => [
    () => send(ana, 'north', north),
    () => send(ben, 'south', south),
    () => send(ana, 'north', { ...north, isUndone: true }),
    () => send(ben, 'south', north),
  ]);
  await Promise.all(sends.map((one) => one()));
  for (const { south } of pairs) {
    expect(await guestOf(south.guest)).toMatchObject({
      status: 'checked_in',
      checked_in_scan: south.id,
    });
  }
});

test('a telephone whose clock is wrong, or that sends nonsense, loses nothing (5.11)', async () => {
  const [one, two] = await guests(2);
  const future = { id: newId(), guest: one!.public_id, secondsAgo: -3600 };
  const past = { id: newId(), guest: two!.public_id, secondsAgo: 10 ** 12 };
  const { answers } = await send(ana, 'north', future, past);
  expect(answers.map(({ verdict }) => verdict)).toEqual(['admitted', 'admitted']);
  const at = Number((await guestOf(one!.public_id)).checked_in_at);
  expect(Math.abs(at - Date.now() / 1000)).toBeLessThan(30);
  for (const scans of [
    [{ id: 'x' }],
    [{}],
    'all',
    Array(101).fill(future),
    [{ ...future, guest: 'a' }],
  ]) {
    const answer = await ana('POST', `${path()}/scans`, { door: 'north', scans });
    expect({ scans, status: answer.status }).toMatchObject({ status: 400 });
    expect((answer.body.error as { message: string }).message).toMatch(/^The scans /);
  }
});

test('only what has changed is told to a door that knows the others (5.11)', async () => {
  const [guest] = await guests(1);
  const old = service.strapi.db
    .connection('svc_attendees')
    .whereNot({ public_id: guest!.public_id });
  await old.update({ updated_at: new Date(Date.now() - 3_600_000) });
  const since = Math.round(Date.now() / 1000) - 10;
  const answer = await ana('POST', `${path()}/scans`, { door: 'north', since, scans: [] });
  const { guests: changed } = newsOf(answer);
  expect(changed.map(([, id]) => id)).toEqual([guest!.public_id]);
});
