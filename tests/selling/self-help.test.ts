import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';
import { built } from '#svc/testing/built';
import { type Answer, type Service, startService, type TestUser } from '../support';
import { assertBooksAddUp } from '../support/books';
import { person } from '../support/box-office';
import {
  collections,
  eventBody,
  type Fields,
  inPanel,
  make,
  makeSignedIn,
} from '../support/events';
import { formsOf, openBrowser, type Shown } from '../support/page-browser';
import { readQrCodes } from '../support/pages';
import { scanAt } from '../support/self-help';
import { makeOffer, makeOrder, soldOf, type TestTicket } from '../support/orders';
import { givenBack, makeChargedOrder, setRefunds, standingOf } from '../support/refunds';

type SettleOverdue =
  typeof import('../../src/plugins/svc/server/src/resources/refund-request/operations/settle-overdue-refunds');

/* What buyers do with their own tickets, and what an event lets them do. */

const { events } = collections;
const named = '_fields=changes_until,transferable,return_policy';

let service: Service;
let manager: TestUser;
let buyer: TestUser;
let admin: AdminApi;

beforeAll(async () => {
  service = await startService({
    env: { PAYMENT_TEST_PROVIDER: 'true', SITE_TIMEZONE: 'Europe/Berlin' },
  });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  buyer = await makeSignedIn(service, 'authenticated', 'buyer');
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

afterEach(assertBooksAddUp);

const policy = [
  { until: '2030-04-01 12:00:00', percent: 100 },
  { until: '2030-04-20 12:00:00', percent: 50 },
];
const read = async (id: number) => (await service.call('GET', `${events}/${id}?${named}`)).body;
const change = (id: number, body: Fields) =>
  service.call('PUT', `${events}/${id}?${named}`, { as: manager, body });

describe('what an event lets its buyers do', () => {
  test('is read where it is named, and says something where nobody has (8.14)', async () => {
    const { id } = await make(service, manager, events, eventBody({ status: 'publish' }));
    expect(await read(id)).toEqual({ changes_until: '', transferable: true, return_policy: [] });
    const listed = await service.call('GET', `${events}?include=${id}&${named}`);
    expect(listed.body).toEqual([await read(id)]);
    expect(
      Object.keys((await service.call('GET', `${events}/${id}`)).body as Fields),
    ).not.toContain('transferable');
  });

  test('is written over REST, and stays with a duplicate and with what is published (8.14)', async () => {
    const said = {
      changes_until: '2030-05-01 12:00:00',
      transferable: false,
      return_policy: policy,
    };
    const { id } = await make(service, manager, events, eventBody({ status: 'publish', ...said }));
    expect(await read(id)).toEqual(said);
    const { publicId } = (await inPanel(service, id).duplicate()) as unknown as Fields;
    const copy = Number(publicId);
    await inPanel(service, copy).publish();
    expect(await read(copy)).toEqual(said);
    const cleared = await change(id, { changes_until: '', return_policy: [] });
    expect(cleared.body).toEqual({ changes_until: '', transferable: false, return_policy: [] });
    expect((await change(id, { title: 'Another' })).body).toEqual(cleared.body);
  });

  test.each<[string, Fields, string]>([
    ['changes_until', { changes_until: 'tomorrow' }, 'must be an existing date and time'],
    ['changes_until', { changes_until: '2030-03-31 02:30:00' }, 'does not exist in the time zone'],
    ['return_policy', { return_policy: 'none' }, 'must be an array'],
    ['return_policy', { return_policy: [{ until: '2030-04-01 12:00:00' }] }, 'has no percent'],
    [
      'return_policy',
      { return_policy: [{ until: '2030-04-01 12:00:00', percent: 101 }] },
      'from 0 to 100',
    ],
    [
      'return_policy',
      { return_policy: [{ until: '2030-04-01 12:00:00', percent: 12.5 }] },
      'whole number',
    ],
    [
      'return_policy',
      { return_policy: [{ until: '2030-03-31 02:30:00', percent: 1 }] },
      'does not exist in the time zone',
    ],
    ['return_policy', { return_policy: [...policy].reverse() }, 'must end later'],
    [
      'return_policy',
      { return_policy: Array.from({ length: 11 }, () => policy[0]) },
      'at most 10 objects',
    ],
    ['transferable', { transferable: 'perhaps' }, 'must be true or false'],
  ])('%s is refused where it says nothing (8.14): %j', async (name, body, reason) => {
    const answer = await service.call('POST', events, { as: manager, body: eventBody(body) });
    expect([answer.status, answer.body.code]).toEqual([400, 'rest_invalid_param']);
    expect(answer.body.data.params).toEqual({ [name]: expect.stringContaining(reason) });
  });

  test('another zone in which a clock of it does not exist is refused (8.14)', async () => {
    const said = { changes_until: '2030-03-31 02:30:00', timezone: 'Asia/Kolkata' };
    const { id } = await make(service, manager, events, eventBody(said));
    const answer = await change(id, { timezone: 'Europe/Berlin' });
    expect(answer.body.data.params.timezone).toMatch(/changes_until does not exist/);
  });

  test.each(['[', '[{"until":"2030-04-01 12:00:00","percent":200}]', '{}'])(
    'the panel refuses %s at its field (8.14)',
    async (returnPolicy) => {
      const { id } = await make(service, manager, events, eventBody());
      await expect(inPanel(service, id).save({ returnPolicy })).rejects.toMatchObject({
        details: { errors: [{ path: ['returnPolicy'] }] },
      });
    },
  );
});

describe('what an order keeps of it', () => {
  const termsOf = async (order: number) => {
    const row = (await service.strapi.db
      .connection('svc_order_items')
      .where({ order_id: order })
      .first('return_terms')) as { return_terms: string };
    return JSON.parse(row.return_terms) as Fields;
  };

  test('is the policy of the day, whatever becomes of it (8.14)', async () => {
    const seat: TestTicket = await makeOffer(service, manager, {
      event: { return_policy: policy, timezone: 'Europe/Berlin' },
    });
    const { id } = await makeChargedOrder(service, { places: [[seat, 1]], userId: buyer.id });
    const bought = await termsOf(id);
    expect(bought).toMatchObject({ timezone: 'Europe/Berlin', steps: policy });
    await change(seat.eventId, { return_policy: [], changes_until: '2026-01-01 00:00:00' });
    expect(await termsOf(id)).toEqual(bought);
  });
});

const myTickets = 'svc/tickets/v1/my-tickets';

interface By {
  token?: string;
  as?: TestUser;
}

/** Asks as a buyer does, by account or by the order's token. */
const ask = (method: string, id: number, path: string, body: unknown, { token, as }: By) =>
  service.call(method, `${myTickets}/${id}${path}`, {
    body,
    ...(as && { as }),
    ...(token && { headers: { 'X-Order-Token': token } }),
  });
const rename = (id: number, body: Fields, by: By) => ask('PUT', id, '', body, by);
const transfer = (id: number, body: Fields, by: By) => ask('POST', id, '/transfer', body, by);
const giveBack = (id: number, by: By, body: Fields = {}) => ask('POST', id, '/return', body, by);
const rowOf = async (id: number) =>
  (await service.strapi.db.connection('svc_attendees').where({ public_id: id }).first()) as {
    full_name: string;
    email: string;
    status: string;
    security_code: string;
  };
const carla = { full_name: 'Carla', email: 'carla@example.org' };
const why = ({ status, body }: Answer) => [status, body.code, body.data.reason];
const refusedFor = (reason: string) => [403, 'rest_cannot_create', reason];

const offer = (event: Fields = {}, price = 1000) =>
  makeOffer(service, manager, {
    event: { timezone: 'Europe/Berlin', return_policy: policy, ...event },
    price,
  });
const buy = (seat: TestTicket, quantity = 1) =>
  makeChargedOrder(service, { places: [[seat, quantity]], userId: buyer.id });

describe('whose place it is', () => {
  test("a stranger's place is as one that is not there, whoever asks (8.14)", async () => {
    const seat = await offer();
    const { attendeeIds, token } = await buy(seat);
    const other = await makeChargedOrder(service, { places: [[seat, 1]] });
    const stranger = await makeSignedIn(service, 'authenticated', 'stranger');
    for (const by of [{ as: stranger }, { token: other.token }, { token: 'none' }]) {
      for (const id of [attendeeIds[0]!, 999_999_999]) {
        const answers = [
          await rename(id, carla, by),
          await transfer(id, carla, by),
          await giveBack(id, by),
        ];
        expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual(
          Array(3).fill([404, 'rest_post_invalid_id', 'There is no attendee with this id.']),
        );
      }
    }
    expect((await rename(attendeeIds[0]!, carla, {})).status).toBe(401);
    expect((await rename(attendeeIds[0]!, carla, { token })).status).toBe(200);
  });

  test.each<[Fields, string]>([
    [{ full_name: 'x'.repeat(256), email: 'a@example.org' }, 'full_name'],
    [{ full_name: 'a\u0000b', email: 'a@example.org' }, 'full_name'],
    [{ full_name: '', email: 'a@example.org' }, 'full_name'],
    [{ full_name: 'A', email: 'a@localhost' }, 'email'],
    [{ full_name: 'A', email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
    [{ full_name: 'A', email: `${'a'.repeat(250)}@example.org` }, 'email'],
    [{ full_name: 'A', email: 'a@example.org, b@example.org' }, 'email'],
  ])('%j is no holder (8.14)', async (body, name) => {
    const { attendeeIds, token } = await buy(await offer());
    for (const call of [rename, transfer]) {
      const answer = await call(attendeeIds[0]!, body, { token });
      expect([answer.status, Object.keys(answer.body.data.params as Fields)]).toEqual([
        400,
        [name],
      ]);
    }
  });
});

describe('renaming', () => {
  test('changes what is sent, keeps the code, and tells nobody (8.14)', async () => {
    const { attendeeIds, token } = await buy(await offer());
    const id = attendeeIds[0]!;
    const { security_code: code } = await rowOf(id);
    const answer = await rename(id, { full_name: 'Carla' }, { token });
    expect([answer.status, answer.body.full_name, answer.body.email]).toEqual([
      200,
      'Carla',
      'guest-1@example.test',
    ]);
    expect((await rename(id, { email: 'c@example.org' }, { as: buyer })).body.email).toBe(
      'c@example.org',
    );
    expect((await rowOf(id)).security_code).toBe(code);
  });

  test('ends at the cut-off, with the event, and once somebody is inside (8.14)', async () => {
    const seat = await offer({ changes_until: '2026-01-01 00:00:00' });
    const late = await buy(seat);
    expect(why(await rename(late.attendeeIds[0]!, carla, late))).toEqual(refusedFor('window_over'));
    expect(why(await transfer(late.attendeeIds[0]!, carla, late))).toEqual(
      refusedFor('window_over'),
    );
    const withdrawn = await offer();
    const order = await buy(withdrawn);
    await service.call('PUT', `${events}/${withdrawn.eventId}`, {
      as: manager,
      body: { status: 'draft' },
    });
    for (const answer of [
      await rename(order.attendeeIds[0]!, carla, order),
      await transfer(order.attendeeIds[0]!, carla, order),
      await giveBack(order.attendeeIds[0]!, order),
    ]) {
      expect(why(answer)).toEqual(refusedFor('event_withdrawn'));
    }
    const inside = await buy(await offer());
    await service.call('PUT', `${collections.attendees}/${inside.attendeeIds[0]}`, {
      as: manager,
      body: { status: 'checked_in' },
    });
    for (const answer of [
      await rename(inside.attendeeIds[0]!, carla, inside),
      await transfer(inside.attendeeIds[0]!, carla, inside),
      await giveBack(inside.attendeeIds[0]!, inside),
    ]) {
      expect(why(answer)).toEqual(refusedFor('not_confirmed'));
    }
  });

  test('works in a batch (8.14)', async () => {
    const { attendeeIds, token } = await buy(await offer());
    const { status, body } = await service.call('POST', 'batch/v1', {
      body: {
        requests: [
          {
            method: 'PUT',
            path: `/${myTickets}/${attendeeIds[0]}`,
            headers: { 'X-Order-Token': token },
            body: carla,
          },
          { path: `/${myTickets}/${attendeeIds[0]}/return?token=${token}` },
        ],
      },
    });
    expect([status, body.responses.map((one: Fields) => one.status)]).toEqual([207, [200, 200]]);
    expect((await rowOf(attendeeIds[0]!)).status).toBe('refunded');
  });
});

describe('handing on', () => {
  test('gives another code, which the buyer is not told, and ends their say (8.14)', async () => {
    const { attendeeIds, token, id: order } = await buy(await offer(), 2);
    const id = attendeeIds[0]!;
    const { security_code: before } = await rowOf(id);
    const answer = await transfer(id, carla, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ...carla, status: 'confirmed', security_code: '' });
    const after = await rowOf(id);
    expect(after).toMatchObject(carla);
    expect(after.security_code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    expect(after.security_code).not.toBe(before);
    const opened = await service.call('GET', 'svc/tickets/v1/guest-order', {
      query: {
        token,
        _fields: 'attendees.attendee_id,attendees.security_code,attendees.handed_on',
      },
    });
    expect(opened.body.attendees.map((one: Fields) => [one.handed_on, one.security_code])).toEqual([
      [true, ''],
      [false, (await rowOf(attendeeIds[1]!)).security_code],
    ]);
    for (const again of [
      await transfer(id, { ...carla, email: 'me@example.org' }, { token }),
      await rename(id, carla, { token }),
      await giveBack(id, { token }),
    ]) {
      expect(why(again)).toEqual(refusedFor('handed_on'));
    }
    const mails = (await service.strapi.db
      .connection('svc_outbox_entries')
      .where('order_key', 'like', `mail to % of ticket ${id}`)
      .orderBy('id')
      .select('kind', 'payload')) as Fields[];
    expect(mails).toEqual([
      { kind: 'new holder mail', payload: JSON.stringify({ attendeeId: id }) },
      { kind: 'former holder mail', payload: JSON.stringify({ attendeeId: id }) },
      { kind: 'handover mail', payload: JSON.stringify({ attendeeId: id }) },
    ]);
    expect(order).toBeGreaterThan(0);
  });

  test('can be forbidden by the event, and is for another address (8.14)', async () => {
    const fixed = await buy(await offer({ transferable: false }));
    expect(why(await transfer(fixed.attendeeIds[0]!, carla, fixed))).toEqual(
      refusedFor('not_transferable'),
    );
    const { attendeeIds, token } = await buy(await offer());
    const same = { full_name: 'Carla', email: 'GUEST-1@example.test' };
    const answer = await transfer(attendeeIds[0]!, same, { token });
    expect([answer.status, Object.keys(answer.body.data.params as Fields)]).toEqual([
      400,
      ['email'],
    ]);
    const short = await transfer(attendeeIds[0]!, { full_name: 'Carla' }, { token });
    expect([short.status, short.body.code]).toEqual([400, 'rest_missing_callback_param']);
  });
});

describe('giving back', () => {
  test('pays back what the policy of the purchase says, and frees the place (8.14)', async () => {
    const half = await offer(
      { return_policy: [{ until: '2030-04-20 12:00:00', percent: 50 }] },
      999,
    );
    const { attendeeIds, token, id } = await buy(half, 2);
    await change(half.eventId, { return_policy: [] });
    const before = await soldOf(service, half);
    const answer = await giveBack(attendeeIds[0]!, { token }, { reason: 'Ill' });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        attendee_id: attendeeIds[0],
        order_id: id,
        status: 'refunded',
        refunded: '5.00',
        currency: 'USD',
      },
    ]);
    expect(await givenBack(service, id)).toEqual([500]);
    expect(await standingOf(service, id)).toEqual({ status: 'partially_refunded', refunded: 500 });
    expect(await soldOf(service, half)).toBe(before - 1);
    expect(why(await giveBack(attendeeIds[0]!, { token }))).toEqual(refusedFor('not_confirmed'));
  });

  test('is not for those who bought under no policy, or when its time is over (8.14)', async () => {
    const none = await offer({ return_policy: [] });
    const bought = await buy(none);
    await change(none.eventId, { return_policy: policy });
    expect(why(await giveBack(bought.attendeeIds[0]!, bought))).toEqual(
      refusedFor('not_returnable'),
    );
    const over = await offer({ return_policy: [{ until: '2026-01-01 00:00:00', percent: 100 }] });
    const late = await buy(over);
    await change(over.eventId, { return_policy: policy });
    expect(why(await giveBack(late.attendeeIds[0]!, late))).toEqual(refusedFor('window_over'));
  });

  test('frees a place for nothing where that is what was agreed, and a free one (8.14)', async () => {
    const nothing = await offer({ return_policy: [{ until: '2030-04-20 12:00:00', percent: 0 }] });
    const free = await offer({ return_policy: [] }, 0);
    for (const seat of [nothing, free]) {
      const { attendeeIds, token } = await makeOrder(service, { places: [[seat, 1]] });
      const before = await soldOf(service, seat);
      const answer = await giveBack(attendeeIds[0]!, { token });
      expect([answer.status, answer.body.status, answer.body.refunded]).toEqual([
        200,
        'cancelled',
        '0.00',
      ]);
      expect(await soldOf(service, seat)).toBe(before - 1);
    }
  });

  test('is recorded of what was paid by hand, and waits where the provider refuses (8.14)', async () => {
    const seat = await offer();
    const byHand = await makeOrder(service, { places: [[seat, 1]], paymentMethod: 'offline' });
    expect((await giveBack(byHand.attendeeIds[0]!, byHand)).body.refunded).toBe('10.00');
    const unpaid = await makeOrder(service, { places: [[seat, 1]], status: 'pending' });
    expect(why(await giveBack(unpaid.attendeeIds[0]!, unpaid))).toEqual(
      refusedFor('not_confirmed'),
    );
    const refusing = await makeChargedOrder(service, { places: [[seat, 1]] }, 'refused');
    const answer = await giveBack(refusing.attendeeIds[0]!, refusing);
    expect([answer.status, answer.body.code]).toEqual([400, 'rest_payment_failed']);
    expect(why(await giveBack(refusing.attendeeIds[0]!, refusing))).toEqual(
      refusedFor('already_requested'),
    );
    expect((await rowOf(refusing.attendeeIds[0]!)).status).toBe('confirmed');
  });

  test('lets nobody in while the money is on its way, and ends when it is there (8.14)', async () => {
    const { attendeeIds, token, id } = await makeChargedOrder(
      service,
      { places: [[await offer(), 1]] },
      'error',
    );
    const away = await giveBack(attendeeIds[0]!, { token });
    expect([away.status, away.body.code]).toEqual([500, 'rest_payment_unavailable']);
    const inside = await service.call('PUT', `${collections.attendees}/${attendeeIds[0]}`, {
      as: manager,
      body: { status: 'checked_in' },
    });
    expect([inside.status, inside.body.data.params.status]).toEqual([
      400,
      expect.stringContaining('being given back'),
    ]);
    await setRefunds(service, id, 'ok');
    await service.strapi.db
      .connection('svc_refund_requests')
      .where({ order_id: id })
      .update({ settle_after: 1 });
    const { settleOverdueRefunds } = built<SettleOverdue>(
      'resources/refund-request/operations/settle-overdue-refunds',
    );
    await settleOverdueRefunds();
    expect(await givenBack(service, id)).toEqual([1000]);
    expect((await rowOf(attendeeIds[0]!)).status).toBe('refunded');
  });

  test('is asked for once: what the box office has before it comes first (8.14)', async () => {
    const { attendeeIds, token } = await buy(await offer());
    await service.call('POST', 'svc/tickets/v1/refund-requests', {
      query: { token },
      body: { reason: 'Ill' },
    });
    expect(why(await giveBack(attendeeIds[0]!, { token }))).toEqual(
      refusedFor('already_requested'),
    );
  });
});

describe('a ticket whose refund was asked for', () => {
  test('is not handed on before that is decided, whether it was asked for alone or with its order (8.14)', async () => {
    const to = { full_name: 'Carl Nu', email: 'carl@example.test' };
    for (const isAlone of [true, false]) {
      const { attendeeIds, token } = await buy(await offer());
      const [attendee] = attendeeIds;
      const asked = await service.call('POST', 'svc/tickets/v1/refund-requests', {
        query: { token },
        body: { reason: 'Ill', ...(isAlone ? { attendee_id: attendee } : {}) },
      });
      expect(asked.status).toBe(201);
      const before = await rowOf(attendee!);
      const refused = await service.call('POST', `svc/tickets/v1/my-tickets/${attendee}/transfer`, {
        query: { token },
        body: to,
      });
      expect(why(refused)).toEqual(refusedFor('already_requested'));
      expect(await rowOf(attendee!)).toEqual(before);
    }
  });
});

describe('at the door', () => {
  const doorDigest = (code: string, eventId: number) =>
    createHash('sha256').update(`${eventId}:${code}`).digest('hex').slice(0, 32);

  test('the code of before is told that its ticket was handed on, online and off (8.14, 5.11)', async () => {
    const seat = await offer();
    const { attendeeIds, token } = await buy(seat);
    const id = attendeeIds[0]!;
    const { security_code: before } = await rowOf(id);
    expect((await transfer(id, carla, { token })).status).toBe(200);
    const { security_code: after } = await rowOf(id);
    const digest = doorDigest(before, seat.eventId);
    expect(await scanAt(admin, seat.eventId, { code: before })).toMatchObject({
      verdict: 'refused',
      refusal: 'handed on',
      name: 'Carla',
    });
    const kept = (await admin('GET', `/svc-admin/door/events/${seat.eventId}`)).body as unknown as {
      guests: unknown[][];
      handedOn: string[];
    };
    expect(kept.handedOn).toEqual([digest]);
    expect(kept.guests.map((guest) => guest[0])).toEqual([doorDigest(after, seat.eventId)]);
    // A telephone that has not heard of it yet has let somebody in: the place is not theirs.
    const late = { guest: id, digest, isInside: true };
    expect(await scanAt(admin, seat.eventId, late)).toMatchObject({ refusal: 'handed on' });
    expect((await rowOf(id)).status).toBe('confirmed');
    expect((await scanAt(admin, seat.eventId, { code: after })).verdict).toBe('admitted');
    const elsewhere = await offer();
    expect((await scanAt(admin, elsewhere.eventId, { code: before })).refusal).toBe('other event');
  });

  test('the panel finds the attendee by the code of before, and says who had it (8.14)', async () => {
    const { attendeeIds, token } = await buy(await offer());
    const id = attendeeIds[0]!;
    const { security_code: before } = await rowOf(id);
    await transfer(id, carla, { token });
    const list = '/content-manager/collection-types/plugin::svc.attendee';
    const { body } = await admin('GET', `${list}?_q=${before}`);
    const { results } = body as unknown as { results: Fields[] };
    expect(results.map(({ publicId, details }) => [publicId, details])).toEqual([
      [id, expect.objectContaining({ handedOn: { at: expect.any(Number), from: 'Guest 1' } })],
    ]);
  });
});

describe('on the page of a ticket', () => {
  const pathOf = (order: number, id: number) => `/orders/${order}/tickets/${id}`;
  const formFor = (page: Shown, wish: string) => {
    const form = formsOf(page.html).find(({ fields }) => fields.wish === wish);
    if (!form) throw new Error(`There is no form to ${wish}: ${page.text}`);
    return form;
  };

  async function opened(seat?: TestTicket) {
    const order = await buy(seat ?? (await offer()));
    const id = order.attendeeIds[0]!;
    const browser = openBrowser(service.url);
    const address = `${pathOf(order.id, id)}?token=${order.token}`;
    return { order, id, browser, address, page: await browser.open(address) };
  }

  test('the order says what goes back now, and until when by its clock (8.14)', async () => {
    const { order, browser } = await opened();
    const shown = await browser.open(`/orders/${order.id}?token=${order.token}`);
    expect(shown.text).toContain('You get $10.00 back, 100 % of the price.');
    expect(shown.text).toMatch(/This holds until Monday, 1 April 2030, 12:00 \(Berlin time\)\./);
    expect(shown.html).toContain(pathOf(order.id, order.attendeeIds[0]!));
    const german = await browser.open(`/orders/${order.id}?token=${order.token}&lang=de`);
    expect(german.text).toContain(
      'Namen ändern, weitergeben, zurückgeben oder Erstattung anfragen',
    );
    expect(german.text).toMatch(/Das gilt bis .*1\. April 2030/);
  });

  test('a ticket that was free says so where it is given back, and promises no money (8.14)', async () => {
    const seat = await offer({ changes_until: '2030-04-01 12:00:00' }, 0);
    const free = { places: [[seat, 2]] as [[TestTicket, number]], paymentMethod: 'free' as const };
    const order = await makeOrder(service, free);
    const browser = openBrowser(service.url);
    const address = `${pathOf(order.id, order.attendeeIds[0]!)}?token=${order.token}`;
    const { text } = await browser.open(address);
    expect(text).toContain('The ticket was free, so there is nothing to pay back. You can give it');
    expect(text).toContain('give it back until Monday, 1 April 2030, 12:00 (Berlin time).');
    expect(text).not.toMatch(/No money goes back|This holds until/);
    const german = await browser.open(`${address}&lang=de`);
    expect(german.text).toContain('Das Ticket war kostenlos, es ist also nichts zu erstatten.');
    expect(german.text).toMatch(/Zurückgeben lässt es sich bis .*1\. April 2030/);
  });

  test('one that was not says that no money goes back where none does (8.14)', async () => {
    const none = [{ until: '2030-04-01 12:00:00', percent: 0 }];
    const { page } = await opened(await offer({ return_policy: none }));
    expect(page.text).toContain('No money goes back. This holds until');
  });

  test('a name is changed, what is wrong stands at its field, and what was typed stays (8.14)', async () => {
    const { id, browser, page } = await opened();
    const form = formFor(page, 'rename');
    expect(form.fields).toMatchObject({ guest_name: 'Guest 1' });
    const again = await browser.submit(form, { guest_name: '', guest_email: 'carla@nowhere' });
    expect(again.text).toContain('Nothing was changed.');
    expect(again.html).toContain('id="guest_name-error"');
    expect(again.html).toContain('id="guest_email-error"');
    expect(again.html).toContain('value="carla@nowhere"');
    const done = await browser.submit(formFor(again, 'rename'), {
      guest_name: 'Carla <b>',
      guest_email: carla.email,
    });
    expect(done.text).toContain('The name is changed.');
    expect(done.html).toContain('Carla &lt;b&gt;');
    expect(await rowOf(id)).toMatchObject({ full_name: 'Carla <b>', email: carla.email });
  });

  test('a ticket is handed on once, however often the form is sent, and shown no more (8.14)', async () => {
    const { id, order, browser, page } = await opened();
    const { security_code: before } = await rowOf(id);
    const entered = { holder_name: carla.full_name, holder_email: carla.email };
    const asked = await browser.submit(formFor(page, 'hand-on'), entered);
    expect(asked.text).toContain('Carla gets it by mail at carla@example.org');
    expect((await rowOf(id)).security_code).toBe(before);
    const form = formFor(asked, 'hand-on');
    const answers = await Promise.all([1, 2, 3].map(() => browser.send(form)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const { security_code: after } = await rowOf(id);
    expect(after).not.toBe(before);
    const shown = await browser.open(`/orders/${order.id}?token=${order.token}`);
    expect(shown.text).toContain('Handed on');
    expect(readQrCodes(shown.html)).toEqual([]);
    expect(shown.html).not.toContain(after);
    const pdf = await fetch(`${service.url}/orders/${order.id}/tickets.pdf?token=${order.token}`);
    expect(pdf.status).toBe(404);
    const gone = await browser.open(page.path);
    expect(gone.text).toContain('This ticket was handed on, and is somebody else’s now.');
  });

  test('who is asked whether to hand on goes back, finds what was typed, and nothing has happened (8.14)', async () => {
    const { id, browser, page, address } = await opened();
    const form = formFor(page, 'hand-on');
    const { email } = await rowOf(id);
    const same = await browser.submit(form, { holder_name: 'Carla', holder_email: email });
    expect(same.text).toContain('change the name instead');
    const asked = await browser.submit(form, {
      holder_name: 'Carla <b>',
      holder_email: carla.email,
    });
    expect(asked.html).toContain('Carla &lt;b&gt; gets it by mail at carla@example.org');
    const back = await browser.open(address);
    expect(back.html).toContain('value="carla@example.org"');
    expect(await rowOf(id)).toMatchObject({ email, handed_on_at: null });
  });

  test('a place is given back, and one that cannot be says why (8.14)', async () => {
    const { id, browser, page } = await opened();
    const done = await browser.submit(formFor(page, 'return'), { reason: 'Ill' });
    expect(done.text).toContain('The ticket is given back.');
    expect((await rowOf(id)).status).toBe('refunded');
    const none = await opened(await offer({ return_policy: [], transferable: false }));
    expect(none.page.text).toContain('Tickets of this order cannot be given back.');
    expect(none.page.text).toContain('Tickets to this event cannot be handed on.');
    const asked = await none.browser.submit(formFor(none.page, 'refund'), { refund_reason: 'Ill' });
    expect(asked.text).toContain('The organizer has your request, and decides.');
    const twice = await none.browser.submit(formFor(none.page, 'refund'), { refund_reason: 'Ill' });
    expect(twice.text).toContain('You have asked for a refund already.');
  });

  test("another order's ticket, a wrong token and a foreign form change nothing (8.14)", async () => {
    const { id, order, browser, page } = await opened();
    const other = await buy(await offer());
    for (const address of [
      `${pathOf(order.id, other.attendeeIds[0]!)}?token=${order.token}`,
      `${pathOf(order.id, id)}?token=${other.token}`,
      `${pathOf(order.id, id)}?token=wrong`,
      `${pathOf(order.id, id)}`,
      `/orders/${order.id}/tickets/x?token=${order.token}`,
    ]) {
      expect([address, (await browser.open(address)).status]).toEqual([address, 404]);
    }
    const form = formFor(page, 'return');
    const strange = await openBrowser(service.url).send(form);
    expect(strange.status).toBe(403);
    const cross = await browser.send(form, {}, { Origin: 'https://evil.example.org' });
    expect(cross.status).toBe(403);
    const wish = await browser.send({ ...form, fields: { ...form.fields, wish: 'constructor' } });
    expect(wish.status).toBe(303);
    expect((await rowOf(id)).status).toBe('confirmed');
  });
});

describe('giving several tickets of an order back', () => {
  const address = ({ id, token }: { id: number; token: string }) =>
    `/orders/${id}/return?token=${token}`;
  const orderAddress = ({ id, token }: { id: number; token: string }) =>
    `/orders/${id}?token=${token}`;
  const giving = (page: Shown) => formsOf(page.html).find(({ action }) => /\/return/.test(action))!;
  const statuses = async (ids: number[]) =>
    Promise.all(ids.map(async (id) => (await rowOf(id)).status));

  test('is one form for the whole order, to which its page leads (8.14)', async () => {
    const order = await makeOrder(service, { places: [[await offer(), 3]] });
    const browser = openBrowser(service.url);
    const shown = await browser.open(orderAddress(order));
    expect(shown.html).toContain(address(order));
    expect(shown.text).toContain('Give several tickets back');
    const page = await browser.open(address(order));
    expect(page.text).toContain('For all of these you get $30.00 back.');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const done = await browser.submit(giving(page), { reason: 'All ill' });
    expect(done.text).toContain('The tickets are given back.');
    expect(await statuses(order.attendeeIds)).toEqual(['refunded', 'refunded', 'refunded']);
    expect((await browser.open(address(order))).text).toContain(
      'No ticket of this order can be given back now.',
    );
    expect((await browser.open(orderAddress(order))).html).not.toContain('/return?');
  });

  test('takes those that are chosen, once, however often it is sent (8.14)', async () => {
    const seat = await offer();
    const order = await makeOrder(service, { places: [[seat, 3]] });
    const browser = openBrowser(service.url);
    const form = giving(await browser.open(`${address(order)}&lang=de`));
    const none = Object.fromEntries(order.attendeeIds.map((id) => [`give-${id}`, '']));
    const again = await browser.submit(form, none);
    expect(again.html).toContain('id="places-error"');
    expect(again.text).toContain('Wählen Sie mindestens ein Ticket.');
    const [first, ...others] = order.attendeeIds;
    const chosen = { ...none, [`give-${first}`]: '1' };
    const answers = await Promise.all([1, 2, 3].map(() => browser.send(form, chosen)));
    for (const answer of answers) {
      expect(answer.headers.get('location')).toContain('done=returns');
    }
    expect(await statuses(order.attendeeIds)).toEqual(['refunded', 'confirmed', 'confirmed']);
    expect(await soldOf(service, seat)).toBe(others.length);
  });

  test('answers a form that is sent again while the money is on its way as the first (8.14)', async () => {
    const { findProvider } =
      built<typeof import('../../src/plugins/svc/server/src/payments/providers')>(
        'payments/providers',
      );
    const provider = findProvider('test')!;
    const refund = provider.refund.bind(provider);
    const slow = jest.spyOn(provider, 'refund').mockImplementation(async (...asked) => {
      await sleep(600);
      return refund(...asked);
    });
    const order = await makeChargedOrder(service, { places: [[await offer(), 1]] });
    const browser = openBrowser(service.url);
    const form = giving(await browser.open(address(order)));
    const first = browser.send(form);
    await sleep(200);
    const answers = await Promise.all([first, browser.send(form)]);
    slow.mockRestore();
    const to = expect.stringContaining('done=returns') as string;
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([to, to]);
    expect(await statuses(order.attendeeIds)).toEqual(['refunded']);
  });

  test('says what has gone back where the rest could not, and keeps what was chosen (8.14)', async () => {
    const order = await makeChargedOrder(service, { places: [[await offer(), 2]] }, 'refused');
    const browser = openBrowser(service.url);
    const form = giving(await browser.open(address(order)));
    const again = await browser.submit(form, { reason: 'Both "ill"' });
    expect(again.text).toContain('Nothing was given back.');
    expect(again.text).toContain('The money could not be sent back. The organizer sees to it.');
    expect(again.text).toContain('Both "ill"');
    expect(await statuses(order.attendeeIds)).toEqual(['confirmed', 'confirmed']);
  });

  test('is nobody else’s: a wrong token, a foreign form and a place of another order (8.14)', async () => {
    const seat = await offer();
    const [order, other] = [
      await makeOrder(service, { places: [[seat, 2]] }),
      await makeOrder(service, { places: [[seat, 2]] }),
    ];
    const browser = openBrowser(service.url);
    for (const token of [other.token, 'wrong', '']) {
      expect((await browser.open(address({ ...order, token }))).status).toBe(404);
    }
    const form = giving(await browser.open(address(order)));
    expect((await openBrowser(service.url).send(form)).status).toBe(403);
    expect((await browser.send(form, {}, { Origin: 'https://evil.example.org' })).status).toBe(403);
    const { form_token } = form.fields;
    const strange = { action: form.action, fields: { form_token: form_token! } };
    const answer = await browser.submit(strange, { [`give-${other.attendeeIds[0]}`]: '1' });
    expect(answer.text).toContain('Choose at least one ticket.');
    expect(await statuses([...order.attendeeIds, ...other.attendeeIds])).toEqual(
      Array.from({ length: 4 }, () => 'confirmed'),
    );
  });
});
