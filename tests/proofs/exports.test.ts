import { type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import { make, makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestTicket } from '../support/orders';
import { panelFile, panelToken } from '../support/panel-files';
import { shopperOf } from '../support/shop';
import { makeVoucher } from '../support/vouchers';
import {
  type AdminApi,
  registerFirstAdmin,
  registerWithGrant,
  registerWithRole,
} from '#svc/testing/admin-api';

/* Attendees and orders as files for a spreadsheet. */

let service: Service;
let manager: TestUser;
let admin: AdminApi;
let token: string;
let seat: TestTicket;
let other: TestTicket;

const file = (path: string, bearer = token) =>
  panelFile(`${service.url}/svc-admin/exports/${path}`, bearer);

/** What stands below headings, line by line; what is in quotes is left out. */
async function cellsOf(path: string, headings: string[], bearer = token): Promise<string[][]> {
  const text = (await file(path, bearer)).text
    .slice(1)
    .trimEnd()
    .replace(/"[^"]*"/g, '');
  const [first = [], ...lines] = text.split('\r\n').map((line) => line.split(','));
  const at = headings.map((heading) => first.indexOf(heading));
  return lines.map((line) => at.map((index) => line[index] ?? ''));
}

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  token = await panelToken(service.url, 'Ada');
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
  expect(text.startsWith('\uFEFFAttendee,Name,E-mail,Event,Starts,Ticket,Status,Code,')).toBe(true);
  for (const cell of [
    ...["'=cmd()", "'+1", "'-1", "'@SUM(A1)"],
    ...['"Ada ""the"" first"', '"Two\nlines"', '"Émil 🎉, Jr."', '"Winter ""ball"""'],
  ]) {
    expect(text).toContain(`,${cell},`);
  }
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + names.length);
  expect(text).toContain(',"Winter ""ball""",2030-05-01 18:00,');
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
  expect(orders[0]!.endsWith(',"Elsewhere, 2030-05-01 18:00",1100,,0.00')).toBe(true);
  expect(linesOf((await file('orders.csv')).text)).toHaveLength(2);
  const sales = linesOf((await file(`sales.csv?event=${other.eventId}`)).text);
  expect(sales).toHaveLength(1);
  expect(sales[0]).toMatch(
    /Z,Elsewhere,2030-05-01 18:00,.+,1100,10\.00,11000\.00,0\.00,USD,completed,offline,,,0\.00$/,
  );
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

test('what went back of an order is told once, whatever it was for (4.23)', async () => {
  const { id } = await makeOrder(service, {
    places: [
      [seat, 2],
      [other, 1],
    ],
  });
  const row = service.strapi.db.connection('svc_orders').where({ public_id: id });
  await row.update({ refunded_minor: 1250 });
  const lines = await cellsOf('sales.csv', ['Order', 'Refunded']);
  expect(lines.filter(([order]) => order === String(id))).toEqual([
    [String(id), '12.50'],
    [String(id), ''],
  ]);
  await row.update({ refunded_minor: 0 });
});

/** Numbers of orders or attendees, as a file has them that is asked for as the panel asks for its list. */
const numbersOf = async (path: string) =>
  (await cellsOf(path, [headingOf(path)])).flat().map(Number);
const headingOf = (path: string) => (path.startsWith('orders') ? 'Order' : 'Attendee');

test('the file of a list has what its search and filters leave, of its event or of all (4.23)', async () => {
  const make = (buyerName: string, place: TestTicket) =>
    makeOrder(service, { places: [[place, 1]], buyerName });
  const [zoe, zoes, max] = [
    await make('Zoe Filtered', seat),
    await make('Zoe Filtered', other),
    await make('Max Filtered', seat),
  ];
  const orders = service.strapi.db.connection('svc_orders');
  await orders.clone().where({ public_id: max.id }).update({ status: 'failed' });
  const failed = 'filters[$and][0][orderStatus][$eq]=failed';
  expect(await numbersOf('orders.csv?_q=filtered&page=1&pageSize=1')).toEqual([
    ...[zoe.id, zoes.id, max.id],
  ]);
  expect(await numbersOf(`orders.csv?_q=filtered&event=${seat.eventId}`)).toEqual([zoe.id, max.id]);
  expect(await numbersOf(`orders.csv?_q=filtered&${failed}`)).toEqual([max.id]);
  expect(await numbersOf(`orders.csv?_q=Zoe&${failed}`)).toEqual([]);
  const [attendee] = zoe.attendeeIds;
  const people = service.strapi.db.connection('svc_attendees');
  await people.clone().where({ public_id: attendee }).update({ security_code: 'ABCDEFGH2345' });
  expect(await numbersOf('attendees.csv?_q=abcd-efgh-2345')).toEqual([attendee]);
  const byId = `filters[$and][0][publicId][$in][0]=${zoes.attendeeIds[0]}`;
  expect(await numbersOf(`attendees.csv?${byId}`)).toEqual(zoes.attendeeIds);
  await orders.clone().where({ public_id: max.id }).update({ status: 'completed' });
});

test('so it is where more are left than are read at once (4.23)', async () => {
  const [{ attendeeIds }] = [await makeOrder(service, { places: [[seat, 1100]] })];
  const least = `filters[$and][0][publicId][$gte]=${Math.min(...attendeeIds)}`;
  expect(await numbersOf(`attendees.csv?${least}`)).toEqual(attendeeIds);
});

test('a file without lines has its headings (4.23)', async () => {
  for (const name of ['attendees.csv', 'orders.csv', 'sales.csv']) {
    const [headings, ...lines] = (await file(name)).text.split('\r\n');
    const { status, text } = await file(`${name}?event=999999`);
    expect([status, text, lines.length > 1]).toEqual([200, `${headings}\r\n`, true]);
  }
});

test('files are for those who may read all that is in them (4.23)', async () => {
  const roles = (await admin('GET', '/admin/roles')).body.data as { id: number; name: string }[];
  const { id } = roles.find(({ name }) => name === 'Author')!;
  await registerWithRole(service.url, admin, person('Otto'), id);
  const author = await panelToken(service.url, 'Otto');
  for (const name of ['attendees.csv', 'orders.csv', 'sales.csv']) {
    expect((await file(name, author)).status).toBe(403);
    expect((await file(name, 'nothing')).status).toBe(401);
  }
});

test('nobody reads in one file what another keeps from them: refunds, vouchers (4.23)', async () => {
  const sold = ['orderStatus', 'totalMinor', 'paymentMethod'];
  const refunds = [...sold, 'refundedMinor'];
  const statuses: number[] = [];
  for (const fields of [sold, refunds, [...refunds, 'voucherCode', 'discountMinor']]) {
    const clerk = person(`Clerk${fields.length}`);
    const grant = { subject: 'plugin::svc.order', actions: ['read'] as const, fields };
    await registerWithGrant(service.url, admin, clerk, grant);
    statuses.push((await file('sales.csv', await panelToken(service.url, clerk.firstname))).status);
  }
  expect(statuses).toEqual([403, 403, 200]);
});

describe('of one event a file of sales', () => {
  const requests = 'svc/tickets/v1/refund-requests';
  let events: TestTicket[];

  const giveBack = async (body: object) => {
    const { id } = await make(service, manager, requests, { reason: 'Ill', ...body });
    const approval = { as: manager, body: { status: 'approved' } };
    expect((await service.call('PUT', `${requests}/${id}`, approval)).status).toBe(200);
  };

  /** Amounts and what went back, line by line. */
  const moneyOf = ({ eventId }: TestTicket) =>
    cellsOf(`sales.csv?event=${eventId}`, ['Amount', 'Refunded']);

  const revenueOf = async ({ eventTitle }: TestTicket) => {
    const { body } = await admin('GET', `/svc-admin/event-list?search=${eventTitle}`);
    const [shown] = body.events as { sales: { revenueMinor: string } }[];
    return Number(shown!.sales.revenueMinor);
  };

  beforeAll(async () => {
    const offer = (title: string) => makeOffer(service, manager, { event: { title }, price: 5000 });
    events = [await offer('Alpha'), await offer('Beta')];
    const [alpha, beta] = events as [TestTicket, TestTicket];
    const both: [TestTicket, number][] = [
      [alpha, 1],
      [beta, 1],
    ];
    const { attendeeIds } = await makeOrder(service, { places: both });
    await giveBack({ attendee_id: attendeeIds[1] });
    const { id } = await makeOrder(service, { places: both });
    await giveBack({ order_id: id });
    await makeOrder(service, { places: [[beta, 2]] });
  });

  test('says what went back for that event alone (4.23)', async () => {
    const [alpha, beta] = events as [TestTicket, TestTicket];
    expect(await moneyOf(alpha)).toEqual([
      ['50.00', '0.00'],
      ['50.00', '50.00'],
    ]);
    expect(await moneyOf(beta)).toEqual([
      ['50.00', '50.00'],
      ['50.00', '50.00'],
      ['100.00', '0.00'],
    ]);
  });

  test('adds up to what the page of events says that it brought (2.21, 4.23)', async () => {
    for (const event of events) {
      const left = (await moneyOf(event)).map(([paid, back]) => Number(paid) - Number(back));
      expect(left.reduce((sum, one) => sum + one, 0) * 100).toBe(await revenueOf(event));
    }
  });
});

describe('what a voucher took off (4.23, 8.21)', () => {
  const code = 'SPRING-26';
  let gala: TestTicket;
  let own: string;
  const ofOrder = async (name: string, headings: string[], bearer?: string) => {
    const lines = await cellsOf(name, ['Order', ...headings], bearer);
    return lines.filter(([order]) => order === own).map(([, ...cells]) => cells);
  };

  beforeAll(async () => {
    gala = await makeOffer(service, manager, { event: { title: 'Gala' }, price: 5250 });
    const dance = await makeOffer(service, manager, { event: { title: 'Dance' } });
    await makeVoucher(service, { code, amountMinor: 250, eventId: gala.eventId });
    const buyer = shopperOf(service.call);
    await buyer.add(gala.id, 3);
    await buyer.add(dance.id, 1);
    await buyer.apply(code);
    const paid = await buyer.pay();
    expect([paid.status, paid.body.total]).toEqual([201, '160.00']);
    own = String(paid.body.order_id);
  });

  test('stands beside the total of an order', async () => {
    const headings = ['Total', 'Voucher', 'Discount'];
    expect(await ofOrder('orders.csv', headings)).toEqual([['160.00', code, '7.50']]);
  });

  test('stands at the places that it was for: with the amount it is their full price', async () => {
    const headings = ['Price', 'Amount', 'Voucher', 'Discount'];
    expect(await ofOrder('sales.csv', headings)).toEqual([
      ['50.00', '150.00', code, '7.50'],
      ['10.00', '10.00', '', '0.00'],
    ]);
    expect(await ofOrder(`sales.csv?event=${gala.eventId}`, headings)).toHaveLength(1);
  });

  test('stands at each attendee, for who may read it of orders', async () => {
    const headings = ['Price', 'Voucher', 'Discount'];
    const seated = Array.from({ length: 3 }, () => ['50.00', code, '2.50']);
    expect(await ofOrder('attendees.csv', headings)).toEqual([...seated, ['10.00', '', '0.00']]);
    const fields = ['fullName', 'email', 'state', 'securityCode', 'priceMinor'];
    const grant = { subject: 'plugin::svc.attendee', actions: ['read'] as const, fields };
    await registerWithGrant(service.url, admin, person('Dora'), grant);
    const hidden = await ofOrder('attendees.csv', headings, await panelToken(service.url, 'Dora'));
    expect(hidden).toEqual([...seated.map(() => ['50.00', '', '']), ['10.00', '', '']]);
  });
});
