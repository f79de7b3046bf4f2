import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { countQueries, type Service, startService } from '../support';
import { listAddress, type Listed, person } from '../support/box-office';
import { makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestOrder, type TestTicket } from '../support/orders';
import { panelFile, panelToken } from '../support/panel-files';

/* Whom the panel's list of attendees finds by what somebody types, of few and of very many. */

let service: Service;
let admin: AdminApi;
let seat: TestTicket;
let order: TestOrder;

const rows = () => service.strapi.db.connection('svc_attendees');

interface Found {
  total: number;
  names: string[];
  rows: Listed[];
}

async function find(typed: string, query = ''): Promise<Found> {
  const address = `${listAddress('attendees')}?sort=fullName:ASC&pageSize=10`;
  const { body } = await admin('GET', `${address}&_q=${encodeURIComponent(typed)}${query}`);
  const { results, pagination } = body as unknown as {
    results: Listed[];
    pagination: { total: number };
  };
  return {
    total: pagination.total,
    names: results.map(({ fullName }) => fullName as string),
    rows: results,
  };
}

const names = async (typed: string, query = '') => (await find(typed, query)).names;

beforeAll(async () => {
  service = await startService();
  admin = await registerFirstAdmin(service.url, person('Ada'));
  seat = await makeOffer(service, await makeSignedIn(service, 'event-manager', 'manager'));
  // Numbers of two things are not the same by chance.
  await makeOrder(service, { places: [[seat, 5]] });
  order = await makeOrder(service, { places: [[seat, 3]] });
  // Letters that nobody looks for.
  for (const [nth, { id }] of ((await rows().select('id')) as { id: number }[]).entries()) {
    await rows()
      .where({ id })
      .update({ security_code: `QQQQQQQQQQQ${String.fromCharCode(65 + nth)}` });
  }
  const guests = [
    { full_name: 'Zoë Ångström', email: 'zoe@example.test' },
    { full_name: 'Max 100% Müller', email: 'MAX_M@example.test' },
    { full_name: 'Maxim Παπασταθόπουλος', email: 'maxam@example.test' },
  ];
  for (const [nth, guest] of guests.entries()) {
    await rows().where({ public_id: order.attendeeIds[nth] }).update(guest);
  }
});

test.each([
  ['a part of a name', 'max', ['Max 100% Müller', 'Maxim Παπασταθόπουλος']],
  ['a part of an address', 'zoe@', ['Zoë Ångström']],
  ['capitals', 'MAXIM', ['Maxim Παπασταθόπουλος']],
  ['capitals that end in a sigma', 'ΠΑΠΑΣ', ['Maxim Παπασταθόπουλος']],
  ['capitals that are no ASCII', 'ÅNGSTRÖM', ['Zoë Ångström']],
  ['what is a sign of the database elsewhere', '100%', ['Max 100% Müller']],
  ['a sign that stands for any letter there', 'max_m', ['Max 100% Müller']],
])('attendees are found by %s, and nobody else is (3.10)', async (_, typed, expected) => {
  expect(await names(typed)).toEqual(expected);
});

test('nobody is found by what nobody types: a state, which has a filter, an id of the host (3.10)', async () => {
  const row = (await rows().where({ public_id: order.attendeeIds[0] }).first()) as {
    document_id: string;
    status: string;
  };
  expect(await names(row.status)).toEqual([]);
  expect(await names(row.document_id)).toEqual([]);
  expect(await names('nobody')).toEqual([]);
});

test('they are found by their number and by that of their order (3.10)', async () => {
  await rows().update({ email: 'somebody@example.test' });
  for (const typed of [String(order.id), `#${order.id}`]) {
    const found = (await find(typed)).rows.map(({ publicId }) => publicId as number);
    const own = order.attendeeIds.every((id) => found.includes(id));
    expect([typed, own]).toEqual([typed, true]);
  }
  const [first] = order.attendeeIds;
  const found = (await find(`#${first}`)).rows.map(({ publicId }) => publicId);
  expect(found).toContain(first);
});

describe('where very many are meant', () => {
  const many = 10_400;
  const few = 400;

  beforeAll(async () => {
    const { id: _, ...like } = (await rows().first()) as { id: number };
    const made = Array.from({ length: many }, (_one, nth) => ({
      ...like,
      public_id: 500_000 + nth,
      document_id: `crowd${nth}`,
      security_code: `${order.id}${String(nth).padStart(9, 'C')}`,
      full_name: nth < few ? `Crowd, few ${nth}` : `Crowd ${nth}`,
      email: `crowd${nth}@example.test`,
      event_id: nth % 2 === 0 ? seat.eventId : seat.eventId + 1,
    }));
    const { connection } = service.strapi.db;
    await connection.batchInsert('svc_attendees', made, 200);
  });

  test('the list has all of them, and those of a filter (3.10)', async () => {
    expect((await find('crowd')).total).toBe(many);
    expect((await find('crowd,')).total).toBe(few);
    expect((await find('crowd', `&event=${seat.eventId}`)).total).toBe(many / 2);
    expect((await find('crowd,', `&event=${seat.eventId}`)).total).toBe(few / 2);
    expect((await find('crowd,')).names).toEqual(
      Array.from({ length: few }, (_, nth) => `Crowd, few ${nth}`)
        .sort()
        .slice(0, 10),
    );
  });

  test('who has a number that all of them have in their codes is one of them (3.10)', async () => {
    const [guest] = order.attendeeIds;
    const itself = `&filters[$and][0][publicId][$eq]=${guest}`;
    expect((await find(String(order.id))).total).toBeGreaterThan(many);
    expect((await find(String(order.id), itself)).total).toBe(1);
  });

  test('the table is searched once for what few have, whatever is asked of them (3.10)', async () => {
    const searches = async (typed: string) => {
      const { queries } = await countQueries(service.strapi, () => find(typed));
      return queries.filter((text) => /like/i.test(text) && text.includes('svc_attendees')).length;
    };
    expect(await searches('crowd,')).toBe(1);
    // Of so many the host finds a page at once; it counts them once more.
    expect(await searches('crowd')).toBe(3);
  });

  test('the file has the same (4.23)', async () => {
    const token = await panelToken(service.url, 'Ada');
    const address = `${service.url}/svc-admin/exports/attendees.csv?_q=`;
    const linesOf = async (typed: string) =>
      (await panelFile(address + typed, token)).text.trimEnd().split('\r\n').slice(1).length;
    expect([await linesOf('crowd,'), await linesOf('crowd')]).toEqual([few, many]);
  });
});
