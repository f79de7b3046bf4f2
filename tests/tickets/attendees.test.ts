import { type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
  makeTicket,
  panelDocuments,
} from '../support/events';
import { makeOffer, makeOrder } from '../support/orders';

const { events, tickets, attendees } = collections;

let service: Service;
let manager: TestUser;
let eventId: number;
let ticketId: number;

const db = () => service.strapi.db.connection;
const send = (method: string, path: string, body?: Fields) =>
  service.call(method, path, { as: manager, body });
const makeSeats = async (fields: Fields = {}) => {
  const body = { title: 'Seat', event_id: eventId, type: 'free', ...fields };
  return (await make(service, manager, tickets, body)).id;
};
const person = (fields: Fields = {}): Fields => ({
  full_name: 'Ada Lovelace',
  email: 'ada@example.test',
  ticket_id: ticketId,
  ...fields,
});
const attend = (fields: Fields = {}) => make(service, manager, attendees, person(fields));
const change = (id: number, body: Fields) => send('PUT', `${attendees}/${id}`, body);
const sold = async (id = ticketId) => (await send('GET', `${tickets}/${id}`)).body.sold as number;
const panel = () => panelDocuments(service, 'plugin::svc.attendee');
const documentOf = async (table: string, id: number) =>
  ((await db()(table).where({ public_id: id }).first('document_id')) as { document_id: string })
    .document_id;

/** What an answer says is wrong, by parameter. */
async function refused(answer: ReturnType<typeof send>, code = 'rest_invalid_param') {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([400, code]);
  return body.data.params as Record<string, string>;
}

/** The fields that the panel shows an error at. */
async function wrongFields(work: Promise<unknown>): Promise<string[]> {
  const error = (await work.then(
    () => null,
    (reason: unknown) => reason,
  )) as { details?: { errors?: { path: string[] }[] } } | null;
  return error?.details?.errors?.map(({ path }) => path[0]!) ?? [];
}

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  eventId = (await make(service, manager, events, eventBody({ status: 'publish' }))).id;
  ticketId = await makeSeats();
});

describe('a new attendee', () => {
  test('takes a place and gets a code and the derived fields (3.3, 3.10, 3.12)', async () => {
    const before = await sold();
    const answer = await send('POST', attendees, {
      ...person(),
      event_id: String(eventId),
      id: 5,
      order_id: 5,
      checked_in: true,
      security_code: 'MINE',
    });
    expect(answer.status).toBe(201);
    const { id } = answer.body as { id: number };
    expect(answer.headers.get('Location')).toMatch(new RegExp(`/api/${attendees}/${id}$`));
    expect(answer.body).toEqual({
      id,
      full_name: 'Ada Lovelace',
      email: 'ada@example.test',
      event_id: eventId,
      ticket_id: ticketId,
      order_id: 0,
      status: 'confirmed',
      checked_in: false,
      security_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/),
    });
    expect((await send('GET', `${attendees}/${id}`)).body).toEqual(answer.body);
    expect(await sold()).toBe(before + 1);
  });

  test.each([
    ['pending', false],
    ['confirmed', false],
    ['checked_in', true],
  ])('may be %s (3.10)', async (status, checkedIn) => {
    const before = await sold();
    expect(await attend({ status })).toMatchObject({ status, checked_in: checkedIn });
    expect(await sold()).toBe(before + 1);
  });

  test('needs a name, an e-mail address and a ticket (3.10)', async () => {
    const all = ['full_name', 'email', 'ticket_id'];
    expect(await refused(send('POST', attendees, {}), 'rest_missing_callback_param')).toEqual(all);
    const nulls = { full_name: null, email: null, ticket_id: null, status: 'x' };
    const missing = refused(send('POST', attendees, nulls), 'rest_missing_callback_param');
    expect(await missing).toEqual(all);
  });

  test.each<[string, unknown]>([
    ['full_name', ' '],
    ['full_name', 5],
    ['full_name', 'x'.repeat(256)],
    ['full_name', 'a\u0000b'],
    ['email', ''],
    ['email', 'ada'],
    ['email', ['ada@example.test']],
    ['email', `${'x'.repeat(250)}@b.test`],
    ['ticket_id', 0],
    ['ticket_id', -1],
    ['ticket_id', 1.5],
    ['ticket_id', 'x'],
    ['ticket_id', 999_999_999],
    ['ticket_id', 99_999_999_999],
    ['ticket_id', [1]],
    ['ticket_id', {}],
    ['event_id', 999_999_999],
    ['event_id', 'x'],
    ['event_id', 0],
    ['status', 'cancelled'],
    ['status', 'refunded'],
    ['status', 'here'],
    ['status', 1],
  ])('is not made with a wrong %s: %j (3.10)', async (name, value) => {
    const before = await sold();
    const params = await refused(send('POST', attendees, person({ [name]: value })));
    expect(Object.keys(params)).toEqual([name]);
    expect(await sold()).toBe(before);
  });

  test('is rejected with the id of something that is no ticket (3.10)', async () => {
    const other = await make(service, manager, events, eventBody());
    const wrongTicket = await refused(send('POST', attendees, person({ ticket_id: eventId })));
    expect(wrongTicket).toEqual({ ticket_id: `there is no ticket ${eventId}` });
    const wrongEvent = await refused(send('POST', attendees, person({ event_id: other.id })));
    expect(wrongEvent).toEqual({ event_id: `is not the event of ticket ${ticketId}` });
    const both = { full_name: '', ticket_id: eventId, status: 'x' };
    expect(Object.keys(await refused(send('POST', attendees, person(both)))).sort()).toEqual([
      'full_name',
      'status',
      'ticket_id',
    ]);
  });

  test('may be added outside the sale window and to an unpublished event (3.10)', async () => {
    const draft = await make(service, manager, events, eventBody());
    const over = await makeSeats({ event_id: draft.id, end_sale_date: '2001-01-01 00:00:00' });
    expect(await attend({ ticket_id: over })).toMatchObject({ event_id: draft.id });
  });

  test('is rejected when the ticket is sold out, and nothing is stored (3.10)', async () => {
    const seats = await makeSeats({ capacity: 1 });
    await attend({ ticket_id: seats });
    const { status, body } = await send('POST', attendees, person({ ticket_id: seats }));
    expect([status, body.code]).toEqual([403, 'rest_cannot_create']);
    expect(await db()('svc_attendees').where({ ticket_id: seats })).toHaveLength(1);
    const none = await makeSeats({ capacity: 0 });
    expect((await send('POST', attendees, person({ ticket_id: none }))).status).toBe(403);
  });

  test('takes a place held by an expired cart, but none held by an active cart (3.3, 3.10)', async () => {
    const seats = await makeSeats({ capacity: 2 });
    const now = Math.floor(Date.now() / 1000);
    for (const [documentId, expires] of [
      ['live', now + 600],
      ['expired', now - 1],
    ] as const) {
      await db()('svc_carts').insert({
        document_id: documentId,
        expires_at: expires,
        touched: now,
      });
      const { id } = (await db()('svc_carts').where({ document_id: documentId }).first()) as Fields;
      const item = { cart_id: id, ticket_id: seats, quantity: 1, unit_price_minor: 0 };
      await db()('svc_cart_items').insert(item);
    }
    await db()('svc_tickets').where({ public_id: seats }).update({ held: 2 });
    await attend({ ticket_id: seats });
    expect((await send('POST', attendees, person({ ticket_id: seats }))).status).toBe(403);
  });

  test('concurrent creations take exactly as many places as are free (3.13)', async () => {
    const seats = await makeSeats({ capacity: 7 });
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => send('POST', attendees, person({ ticket_id: seats }))),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(403)]).toEqual([7, 18]);
    expect(await sold(seats)).toBe(7);
    const made = (await db()('svc_attendees').where({ ticket_id: seats })) as Fields[];
    expect(new Set(made.map((row) => row.security_code)).size).toBe(7);
  });
});

describe('the status of an attendee', () => {
  const allowed: Record<string, string[]> = {
    pending: ['confirmed', 'cancelled'],
    confirmed: ['checked_in', 'cancelled', 'refunded'],
    checked_in: ['confirmed', 'refunded'],
    cancelled: [],
    refunded: [],
  };
  /** How to get there. */
  const ways: Record<string, [string, ...string[]]> = {
    pending: ['pending'],
    confirmed: ['confirmed'],
    checked_in: ['checked_in'],
    cancelled: ['pending', 'cancelled'],
    refunded: ['confirmed', 'refunded'],
  };
  const all = Object.keys(allowed);
  const inStatus = async (status: string, seats: number) => {
    const [first, ...rest] = ways[status]!;
    const { id } = await attend({ status: first, ticket_id: seats });
    for (const next of rest) await change(id, { status: next });
    return id;
  };

  test.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'from %s to %s (3.9)',
    async (from, to) => {
      const seats = await makeSeats();
      const id = await inStatus(from, seats);
      const { status, body } = await change(id, { status: to });
      const fine = from === to || allowed[from]!.includes(to);
      expect(status).toBe(fine ? 200 : 400);
      if (fine) expect(body).toMatchObject({ status: to, checked_in: to === 'checked_in' });
      else {
        const reason = (body.data.params as Fields).status;
        for (const next of allowed[from]!) expect(reason).toContain(next);
        expect((await send('GET', `${attendees}/${id}`)).body.status).toBe(from);
      }
      const now = fine ? to : from;
      expect(await sold(seats)).toBe(['cancelled', 'refunded'].includes(now) ? 0 : 1);
    },
  );

  test('frees the place once, however many cancel at once (3.9)', async () => {
    const seats = await makeSeats({ capacity: 3 });
    const { id } = await attend({ ticket_id: seats });
    await attend({ ticket_id: seats });
    const answers = await Promise.all(
      ['cancelled', 'refunded', 'cancelled', 'refunded', 'checked_in'].map((status) =>
        change(id, { status }),
      ),
    );
    for (const { status } of answers) expect([200, 400]).toContain(status);
    const { status } = (await send('GET', `${attendees}/${id}`)).body as { status: string };
    expect(await sold(seats)).toBe(['cancelled', 'refunded'].includes(status) ? 1 : 2);
  });

  test('an invalid status rejects the whole update (3.9)', async () => {
    const { id } = await attend({ status: 'pending' });
    const wrong = { status: 'refunded', full_name: 'X', email: 'x@y.test' };
    expect(await refused(change(id, wrong))).toEqual({
      status: 'can only change from pending to confirmed or cancelled',
    });
    const { body } = await send('GET', `${attendees}/${id}`);
    expect(body).toMatchObject({ status: 'pending', full_name: 'Ada Lovelace' });
    expect(Object.keys(await refused(change(id, { ...wrong, email: 'x', ticket_id: 1 }))).sort()) //
      .toEqual(['email', 'status', 'ticket_id']);
  });
});

describe('a change of an attendee', () => {
  test('changes only the fields sent, with PUT, PATCH and POST (3.9)', async () => {
    const made = await attend();
    let expected: Fields = made;
    for (const [method, fields] of [
      ['PUT', { full_name: 'Grace Hopper' }],
      ['PATCH', { email: 'grace@example.test', status: 'checked_in' }],
      ['POST', { status: 'confirmed', security_code: 'X', order_id: 4, id: 9 }],
      ['PUT', {}],
    ] as [string, Fields][]) {
      const { status, body } = await send(method, `${attendees}/${made.id}`, fields);
      const { security_code: _, order_id: __, id: ___, ...shown } = fields;
      expected = { ...expected, ...shown };
      expected.checked_in = expected.status === 'checked_in';
      expect([status, body]).toEqual([200, expected]);
    }
  });

  test('cannot change the ticket or the event (3.10)', async () => {
    const { id } = await attend();
    const other = await makeSeats();
    expect(Object.keys(await refused(change(id, { ticket_id: other })))).toEqual(['ticket_id']);
    expect(Object.keys(await refused(change(id, { event_id: ticketId })))).toEqual(['event_id']);
    const same = { ticket_id: String(ticketId), event_id: eventId, full_name: 'B' };
    expect((await change(id, same)).status).toBe(200);
  });

  test('is 404 for an id that is no attendee (3.9)', async () => {
    for (const id of [ticketId, 0, 999_999_999]) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const body = method === 'PUT' ? {} : undefined;
        const answer = await send(method, `${attendees}/${id}`, body);
        expect([answer.status, answer.body.code]).toEqual([404, 'rest_post_invalid_id']);
      }
    }
  });
});

describe('an attendee whose order is being paid', () => {
  test('cannot be changed or deleted until the payment is settled (3.9, 3.11)', async () => {
    const offer = await makeOffer(service, manager, { price: 1000 });
    const order = await makeOrder(service, {
      places: [[offer, 2]],
      status: 'pending',
      settleAfter: Math.floor(Date.now() / 1000) + 600,
    });
    const [first, second] = order.attendeeIds as [number, number];
    const cancelled = await change(first, { status: 'cancelled' });
    expect([cancelled.status, cancelled.body.data.params]).toEqual([
      400,
      { status: 'cannot change while the order is being paid' },
    ]);
    const same = await change(first, { status: 'pending', full_name: 'Bo' });
    expect([same.status, same.body.full_name]).toEqual([200, 'Bo']);
    const deleted = await send('DELETE', `${attendees}/${second}`);
    expect([deleted.status, deleted.body.code]).toEqual([400, 'rest_cannot_delete']);
    expect(await sold(offer.id)).toBe(2);
    await service.strapi.db
      .connection('svc_orders')
      .where({ public_id: order.id })
      .update({ settle_after: null });
    expect((await change(first, { status: 'cancelled' })).status).toBe(200);
    expect((await send('DELETE', `${attendees}/${second}`)).status).toBe(200);
    expect(await sold(offer.id)).toBe(0);
    await assertBooksAddUp();
  });
});

describe('deleting an attendee', () => {
  test('frees the place, if there was one (3.11)', async () => {
    const seats = await makeSeats({ capacity: 1 });
    const made = await attend({ ticket_id: seats });
    const { status, body } = await send('DELETE', `${attendees}/${made.id}`);
    expect([status, body]).toEqual([200, { deleted: true, previous: made }]);
    expect((await send('GET', `${attendees}/${made.id}`)).status).toBe(404);
    expect(await sold(seats)).toBe(0);
    const cancelled = await attend({ ticket_id: seats });
    await change(cancelled.id, { status: 'cancelled' });
    await attend({ ticket_id: seats });
    expect((await send('DELETE', `${attendees}/${cancelled.id}`)).status).toBe(200);
    expect(await sold(seats)).toBe(1);
  });

  test('happens once, however many ask at once, and frees one place (3.11)', async () => {
    const seats = await makeSeats();
    await attend({ ticket_id: seats });
    const { id } = await attend({ ticket_id: seats });
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => send('DELETE', `${attendees}/${id}`)),
      change(id, { status: 'cancelled' }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 4).sort()).toEqual([200, 404, 404, 404]);
    expect([200, 404]).toContain(statuses[4]);
    expect(await sold(seats)).toBe(1);
  });
});

describe('the list of attendees', () => {
  let own: number;
  let seats: number[];
  let people: Fields[];

  beforeAll(async () => {
    own = (await make(service, manager, events, eventBody())).id;
    seats = [await makeSeats({ event_id: own }), await makeSeats({ event_id: own })];
    people = [];
    for (const [ticket, status] of [
      [0, 'pending'],
      [0, 'confirmed'],
      [1, 'confirmed'],
    ] as const) {
      people.push(await attend({ ticket_id: seats[ticket], status }));
    }
  });

  test.each<[string, () => Fields, number[]]>([
    ['an event', () => ({ event_id: own }), [0, 1, 2]],
    ['a ticket', () => ({ ticket_id: seats[0] }), [0, 1]],
    ['a status', () => ({ event_id: own, status: 'confirmed' }), [1, 2]],
    ['all of it', () => ({ event_id: own, ticket_id: seats[1], status: 'confirmed' }), [2]],
    ['what nothing matches', () => ({ event_id: own, status: 'refunded' }), []],
    ['an event that is not there', () => ({ event_id: 999_999_999 }), []],
    ['a page', () => ({ event_id: own, per_page: 2, page: 2 }), [2]],
  ])('is of %s, in order of ids (3.10)', async (_, query, expected) => {
    const asked = query() as Record<string, string>;
    const { body } = await service.call('GET', attendees, { query: asked, as: manager });
    expect(body).toEqual(expected.map((index) => people[index]));
  });

  test('tells how many there are (3.10)', async () => {
    const query = { event_id: own, per_page: 2 };
    const { headers } = await service.call('GET', attendees, { query, as: manager });
    expect([headers.get('X-API-Total'), headers.get('X-API-TotalPages')]).toEqual(['3', '2']);
  });

  test('refuses filters that make no sense (3.10)', async () => {
    const wrong: Record<string, string | number>[] = [
      { event_id: 'x' },
      { ticket_id: 0 },
      { status: 'here' },
    ];
    for (const query of wrong) {
      const { status, body } = await service.call('GET', attendees, { query, as: manager });
      expect([status, Object.keys(body.data.params as object)]).toEqual([400, Object.keys(query)]);
    }
  });

  test('hides security codes from callers without the capability (3.12)', async () => {
    for (const path of [attendees, `${attendees}/${String(people[0]!.id)}`]) {
      const { status, body } = await service.call('GET', path);
      expect(status).toBe(401);
      expect(JSON.stringify(body)).not.toContain(people[0]!.security_code);
    }
  });
});

describe('in the panel', () => {
  const seatsWith = async (capacity: number) => {
    const made = await makeTicket(service, eventId, 500, { capacity });
    return { id: made.publicId, documentId: made.documentId };
  };
  const data = (ticket: unknown): Fields => ({ fullName: 'P', email: 'p@q.test', ticket });

  test('a new attendee takes a place, with all that is derived (3.12, 3.13)', async () => {
    const seats = await seatsWith(1);
    const connect = { connect: [{ documentId: seats.documentId }], disconnect: [] };
    const sent = { ...data(connect), ticketId: 5, eventId: 5, securityCode: 'X', priceMinor: 1 };
    const { publicId } = await panel().create({ data: sent });
    expect((await send('GET', `${attendees}/${publicId}`)).body).toMatchObject({
      event_id: eventId,
      ticket_id: seats.id,
      status: 'confirmed',
      security_code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/),
    });
    const row = (await db()('svc_attendees').where({ public_id: publicId }).first()) as Fields;
    expect(row.price_minor).toBe(500);
    await expect(panel().create({ data: data(seats.documentId) })).rejects.toThrow(/places left/);
    expect(await sold(seats.id)).toBe(1);
    expect(await db()('svc_attendees').where({ ticket_id: seats.id })).toHaveLength(1);
  });

  test('a new attendee needs a ticket and a status to begin with (3.10)', async () => {
    const { documentId } = await seatsWith(5);
    expect(await wrongFields(panel().create({ data: data(undefined) }))).toEqual(['ticket']);
    expect(await wrongFields(panel().create({ data: data({ connect: [] }) }))).toEqual(['ticket']);
    const cancelled = panel().create({ data: { ...data(documentId), state: 'cancelled' } });
    expect(await wrongFields(cancelled)).toEqual(['state']);
    const nameless = panel().create({ data: { ...data(documentId), fullName: null } });
    expect(await wrongFields(nameless)).toEqual(['fullName']);
    expect(await db()('svc_tickets').where({ document_id: documentId }).pluck('sold')).toEqual([0]);
  });

  test('the status follows the table, and frees the place once (3.9)', async () => {
    const seats = await seatsWith(2);
    const made = await panel().create({ data: data(seats.documentId) });
    const { documentId } = made;
    const whole = { ...made, ticket: { connect: [], disconnect: [] } };
    for (const [state, count] of [
      ['checked_in', 1],
      ['confirmed', 1],
      ['cancelled', 0],
      ['cancelled', 0],
    ] as const) {
      await panel().update({ documentId, data: { ...whole, state } });
      expect(await sold(seats.id)).toBe(count);
    }
    expect(await wrongFields(panel().update({ documentId, data: { state: 'confirmed' } }))) //
      .toEqual(['state']);
    expect(await sold(seats.id)).toBe(0);
  });

  test('neither ticket nor order changes, and equal ones pass (3.10)', async () => {
    const seats = await seatsWith(2);
    const other = await seatsWith(2);
    const { documentId, publicId } = await panel().create({ data: data(seats.documentId) });
    for (const ticket of [other.documentId, null, { disconnect: [{ id: 1 }] }]) {
      expect(await wrongFields(panel().update({ documentId, data: { ticket } }))).toEqual([
        'ticket',
      ]);
    }
    await panel().update({
      documentId,
      data: {
        ticket: { set: [{ documentId: seats.documentId }] },
        order: { connect: [], disconnect: [] },
        ticketId: other.id,
        securityCode: 'X',
        fullName: 'Q',
      },
    });
    expect((await send('GET', `${attendees}/${publicId}`)).body).toMatchObject({
      ticket_id: seats.id,
      full_name: 'Q',
      security_code: expect.stringMatching(/^.{12}$/),
    });
    const orders = panelDocuments(service, 'plugin::svc.order');
    const order = await orders.create({ data: { buyerName: 'B', buyerEmail: 'b@c.test' } });
    const connect = { connect: [{ documentId: order.documentId }] };
    expect(await wrongFields(panel().update({ documentId, data: { order: connect } }))).toEqual([
      'order',
    ]);
    const made = panel().create({ data: { ...data(seats.documentId), order: connect } });
    expect(await wrongFields(made)).toEqual(['order']);
    expect([await sold(seats.id), await sold(other.id)]).toEqual([1, 0]);
  });

  test('a duplicate takes a place of its own, with a code of its own (3.12, 3.13)', async () => {
    const seats = await seatsWith(2);
    const { documentId, publicId } = await panel().create({ data: data(seats.documentId) });
    await change(publicId, { status: 'checked_in' });
    const { entries } = await panel().clone({ documentId, data: {} });
    const [one, copy] = await Promise.all(
      [publicId, entries[0]!.publicId].map(
        async (id) => (await send('GET', `${attendees}/${id}`)).body as Fields,
      ),
    );
    expect(copy).toMatchObject({ full_name: 'P', ticket_id: seats.id, status: 'confirmed' });
    expect(copy!.security_code).not.toBe(one!.security_code);
    expect(await sold(seats.id)).toBe(2);
    await expect(panel().clone({ documentId, data: {} })).rejects.toThrow(/places left/);
    expect(await sold(seats.id)).toBe(2);
  });

  test('deleting an attendee frees the place (3.11)', async () => {
    const seats = await seatsWith(2);
    const { documentId } = await panel().create({ data: data(seats.documentId) });
    await panel().create({ data: data(seats.documentId) });
    await panel().delete({ documentId });
    await panel().delete({ documentId });
    expect(await sold(seats.id)).toBe(1);
  });

  test('the ticket shows its attendees by their own relation (3.10)', async () => {
    const seats = await seatsWith(2);
    const { documentId } = await panel().create({ data: data(seats.documentId) });
    const links = await db()('svc_attendees as a')
      .join('svc_tickets as t', 't.id', 'a.ticket_row')
      .where('a.document_id', documentId)
      .pluck('t.document_id');
    expect(links).toEqual([await documentOf('svc_tickets', seats.id)]);
    expect(await inPanel(service, eventId).draft()).toBeTruthy();
  });
});
