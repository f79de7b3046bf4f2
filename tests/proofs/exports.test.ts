import { type Service, startService } from '../support';
import { person } from '../support/box-office';
import { makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestTicket } from '../support/orders';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

/* Attendees and orders as files for a spreadsheet. */

let service: Service;
let admin: AdminApi;
let token: string;
let seat: TestTicket;
let other: TestTicket;

/** The file as it comes, byte by byte. */
async function file(path: string, bearer = token) {
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await fetch(`${service.url}/svc-admin/exports/${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await bytesOf(answer) };
}

async function bytesOf(answer: Response): Promise<string> {
  return Buffer.from(await answer.arrayBuffer()).toString('utf8');
}

async function tokenOf(email: string): Promise<string> {
  const answer = await fetch(`${service.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: person('Ada').password }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

beforeAll(async () => {
  service = await startService();
  const manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  token = await tokenOf(person('Ada').email);
  seat = await makeOffer(service, manager, { event: { title: 'Winter "ball"' } });
  other = await makeOffer(service, manager, { event: { title: 'Elsewhere' } });
});

test('names are written as they are, and no program takes one for a formula (4.23)', async () => {
  const names = ['=cmd()', '+1', '-1', '@SUM(A1)', 'Ada "the" first', 'Two\nlines', 'Émil 🎉, Jr.'];
  const { attendeeIds } = await makeOrder(service, { places: [[seat, names.length]] });
  for (const [index, id] of attendeeIds.entries()) {
    const row = service.strapi.db.connection('svc_attendees').where({ public_id: id });
    await row.update({ full_name: names[index] });
  }
  const { status, headers, text } = await file(`attendees.csv?event=${seat.eventId}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="attendees.csv"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text.startsWith('\uFEFFAttendee,Name,E-mail,Event,Ticket,Status,Code,')).toBe(true);
  for (const cell of [
    ...["'=cmd()", "'+1", "'-1", "'@SUM(A1)"],
    ...['"Ada ""the"" first"', '"Two\nlines"', '"Émil 🎉, Jr."', '"Winter ""ball"""'],
  ]) {
    expect(text).toContain(`,${cell},`);
  }
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + names.length);
});

test('a file has all there are, of one event or of all (4.23)', async () => {
  await makeOrder(service, { places: [[other, 1100]] });
  const linesOf = (text: string) => text.trimEnd().split('\r\n').slice(1);
  const ofEvent = linesOf((await file(`attendees.csv?event=${other.eventId}`)).text);
  expect(ofEvent).toHaveLength(1100);
  expect(new Set(ofEvent.map((line) => line.split(',')[0])).size).toBe(1100);
  expect(linesOf((await file('attendees.csv')).text)).toHaveLength(1107);
  const orders = linesOf((await file(`orders.csv?event=${other.eventId}`)).text);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toContain(',Bea Buyer,bea@example.test,completed,11000.00,0.00,USD,offline,');
  expect(orders[0]!.endsWith(',Elsewhere,1100')).toBe(true);
  expect(linesOf((await file('orders.csv')).text)).toHaveLength(2);
  const sales = linesOf((await file(`sales.csv?event=${other.eventId}`)).text);
  expect(sales).toHaveLength(1);
  expect(sales[0]).toMatch(/Z,Elsewhere,.+,1100,10\.00,11000\.00,USD,completed,offline,$/);
  expect(linesOf((await file('sales.csv')).text)).toHaveLength(2);
});

test('who has left no address has none in a file (4.22, 4.23)', async () => {
  const { id } = await makeOrder(service, {
    places: [[other, 1]],
    buyerName: 'Wanda Walk-In',
    buyerEmail: 'walk-in@svc.invalid',
  });
  const { text } = await file('orders.csv');
  expect(text).toContain(`${id},`);
  expect(text).toContain(',Wanda Walk-In,,completed,');
  expect(text).not.toContain('svc.invalid');
});

test('files are for those who may read all that is in them (4.23)', async () => {
  const roles = (await admin('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const { id } = roles.find(({ name }) => name === 'Author')!;
  const { firstname, lastname, email, password } = person('Otto');
  const invited = await admin('POST', '/admin/users', { firstname, lastname, email, roles: [id] });
  const { registrationToken } = invited.body.data as { registrationToken: string };
  const userInfo = { firstname, lastname, password };
  await admin('POST', '/admin/register', { registrationToken, userInfo });
  const author = await tokenOf(email);
  for (const name of ['attendees.csv', 'orders.csv', 'sales.csv']) {
    expect((await file(name, author)).status).toBe(403);
    expect((await file(name, 'nothing')).status).toBe(401);
  }
});
