import { countQueries, type Service, startService, type TestUser } from '../support';
import {
  boxOfficeTypes,
  type BoxOfficeType,
  documentOf,
  listAddress,
  type Listed,
  listOf,
  person,
} from '../support/box-office';
import { makeSignedIn } from '../support/events';
import { makeOffer, makeOrder, type TestOrder, type TestTicket } from '../support/orders';
import { askBack } from '../support/refunds';
import { type AdminApi, registerFirstAdmin, registerWithGrants } from '#svc/testing/admin-api';

/* The lists of the box office in the panel, and what it shows of single things. */

let service: Service;
let manager: TestUser;
let admin: AdminApi;
let ticket: TestTicket;

beforeAll(async () => {
  service = await startService({ env: { PAYMENT_TEST_PROVIDER: 'true' } });
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
  ticket = await makeOffer(service, manager, { event: { title: 'River concert' } });
});

const list = (type: BoxOfficeType, query = '', as = admin) => listOf(as, type, query);

const order = (options: Partial<Parameters<typeof makeOrder>[1]> = {}) =>
  makeOrder(service, { places: [[ticket, 2]], ...options });

describe('the lists', () => {
  let other: TestTicket;
  let both: TestOrder;
  let single: TestOrder;

  beforeAll(async () => {
    other = await makeOffer(service, manager, { event: { title: 'Winter ball' } });
    both = await order({
      places: [
        [ticket, 1],
        [other, 2],
      ],
      buyerName: 'Käthe Großmann',
      buyerEmail: 'kaethe@example.test',
    });
    single = await order({ places: [[other, 1]] });
  });

  const when = { start: '2030-05-01 18:00:00', isAllDay: false };

  const idsOf = (rows: Listed[]) => rows.map(({ publicId }) => publicId).sort((a, b) => a - b);

  test('show the titles of event and ticket, and when it is, for orders and attendees (4.17)', async () => {
    const found = await list('orders', `filters[$and][0][publicId][$eq]=${both.id}`);
    const eventDocumentId: unknown = expect.any(String);
    expect(found[0]!.details).toEqual({
      lines: [
        {
          ticket: 'A place',
          event: 'River concert',
          eventDocumentId,
          when,
          quantity: 1,
          unitPrice: 1000,
        },
        {
          ticket: 'A place',
          event: 'Winter ball',
          eventDocumentId,
          when,
          quantity: 2,
          unitPrice: 1000,
        },
      ],
    });
    const attendees = await list('attendees', `event=${other.eventId}`);
    expect(attendees).toHaveLength(3);
    expect(attendees.map(({ details }) => details)).toEqual(
      attendees.map(() => ({
        event: 'Winter ball',
        when,
        ticket: 'A place',
        paid: 1000,
        currency: 'USD',
        inside: null,
        handedOn: null,
      })),
    );
  });

  test('lead to one order, with its guests, what each paid, and the documents of its events (4.27)', async () => {
    const document = await documentOf(admin, 'orders', both.id);
    const { body } = await admin('GET', `${listAddress('orders')}/${document}`);
    const { details } = body.data as unknown as Listed & {
      details: { lines: { eventDocumentId: string }[]; attendees: object[]; history: object[] };
    };
    expect(details.attendees).toHaveLength(3);
    for (const guest of details.attendees) {
      expect(guest).toMatchObject({ ticket: 'A place', state: 'confirmed', paid: 1000 });
    }
    expect(details.history).toMatchObject([{ deed: 'placed' }]);
    const events = details.lines.map(({ eventDocumentId }) => eventDocumentId);
    for (const event of events) {
      const path = `/content-manager/collection-types/plugin::svc.event/${event}`;
      expect((await admin('GET', path)).status).toBe(200);
    }
    expect(new Set(events).size).toBe(2);
  });

  test('filtered by an event include orders for several events (4.17, 4.18)', async () => {
    expect(idsOf(await list('orders', `event=${other.eventId}`))).toEqual([both.id, single.id]);
    const whole = await askBack(service.call, manager, { order_id: both.id, amount: '1' });
    const place = await askBack(service.call, manager, { attendee_id: single.attendeeIds[0] });
    expect(idsOf(await list('refund-requests', `event=${other.eventId}`))).toEqual([whole, place]);
    const requests = await list('refund-requests', `event=${other.eventId}&sort=publicId:ASC`);
    expect(requests.map(({ details }) => details)).toEqual([
      {
        events: ['River concert', 'Winter ball'],
        orderDocumentId: await documentOf(admin, 'orders', both.id),
        orderNumber: both.id,
        isByHand: true,
        paidBy: null,
        attendee: null,
      },
      {
        events: ['Winter ball'],
        orderDocumentId: await documentOf(admin, 'orders', single.id),
        orderNumber: single.id,
        isByHand: true,
        paidBy: null,
        attendee: {
          documentId: await documentOf(admin, 'attendees', single.attendeeIds[0]!),
          fullName: 'Guest 1',
          ticket: 'A place',
          codeEnd: expect.stringMatching(/^\w{4}$/) as string,
        },
      },
    ]);
    const { body } = await admin('GET', `${listAddress('orders')}?event=${other.eventId}`);
    expect(body.pagination).toMatchObject({ total: 2 });
    expect(await list('orders', `event=${ticket.id}`)).toEqual([]);
  });

  test('of one event are searched and filtered as any other (4.17)', async () => {
    const ofOther = `event=${other.eventId}`;
    const find = async (query: string) => idsOf(await list('orders', `${ofOther}&${query}`));
    expect(await find(`_q=${encodeURIComponent('großmann')}`)).toEqual([both.id]);
    expect(await find('_q=kaethe%40')).toEqual([both.id]);
    expect(await find('filters[$and][0][orderStatus][$eq]=pending')).toEqual([]);
    expect(await find('filters[$and][0][orderStatus][$eq]=completed')).toHaveLength(2);
    const [attendee] = await list('attendees', ofOther);
    const code = attendee!.securityCode as string;
    const inGroups = code.match(/.{4}/g)!;
    for (const written of [
      code.toLowerCase(),
      inGroups.join(' '),
      inGroups.join('-').toLowerCase(),
    ])
      expect(await list('attendees', `_q=${encodeURIComponent(written)}`)).toMatchObject([
        { documentId: attendee!.documentId },
      ]);
    expect(
      await list('attendees', `_q=${encodeURIComponent(`${inGroups[0]} ${'A'.repeat(8)}`)}`),
    ).toEqual([]);
    expect((await list('attendees', '_q=Guest%201')).length).toBeGreaterThan(0);
  });

  test('cannot be searched by internal fields (4.17, 4.18)', async () => {
    const db = service.strapi.db.connection;
    const key = (
      (await db('svc_refund_requests').whereNotNull('open_key').first('open_key')) as {
        open_key: string;
      }
    )['open_key'];
    expect(await list('refund-requests', `_q=${key}`)).toEqual([]);
  });

  test('take one statement for all titles on the page (4.17)', async () => {
    for (const type of Object.keys(boxOfficeTypes) as BoxOfficeType[]) {
      const { result, queries } = await countQueries(service.strapi, () => list(type));
      const forTitles = queries.filter((text) => /order_items|event_listings/.test(text));
      expect([type, result.length > 1, forTitles.length]).toEqual([type, true, 1]);
    }
  });

  test('hide names from administrators who may not read attendees (5.7)', async () => {
    const grants = [boxOfficeTypes.orders, boxOfficeTypes['refund-requests']].map((subject) => ({
      subject,
      actions: ['read' as const],
      fields: ['publicId'],
    }));
    const clerk = await registerWithGrants(service.url, admin, person('Carl'), { grants });
    const requests = await list('refund-requests', `event=${other.eventId}`, clerk);
    expect(requests.map(({ details }) => (details as { attendee: unknown }).attendee)).toEqual([
      null,
      null,
    ]);
    const path = `${listAddress('orders')}/${await documentOf(admin, 'orders', both.id)}`;
    const whole = async (as: AdminApi) => (await as('GET', path)).body.data as Listed;
    expect(Object.keys((await whole(clerk)).details as object)).toEqual(['lines', 'history']);
    expect((await whole(admin)).details).toMatchObject({
      attendees: [{ fullName: 'Guest 1', ticket: 'A place', state: 'confirmed' }, {}, {}],
    });
  });

  test('hide the ends of codes from administrators who may not read codes (5.7)', async () => {
    const readsOrders = { subject: boxOfficeTypes.orders, actions: ['read'] as const };
    const readsNames = { ...readsOrders, subject: boxOfficeTypes.attendees, fields: ['fullName'] };
    const clerk = await registerWithGrants(service.url, admin, person('Nell'), {
      grants: [{ ...readsOrders, fields: ['publicId'] }, readsNames],
    });
    const path = `${listAddress('orders')}/${await documentOf(admin, 'orders', both.id)}`;
    const endsFor = async (as: AdminApi) => {
      const { details } = (await as('GET', path)).body.data as Listed;
      const { attendees } = details as { attendees: { codeEnd: string }[] };
      return attendees.map(({ codeEnd }) => codeEnd.length);
    };
    expect([await endsFor(admin), await endsFor(clerk)]).toEqual([
      [4, 4, 4],
      [0, 0, 0],
    ]);
  });
});

describe('the events to choose from', () => {
  const choices = async (query: string, as = admin) => {
    const answer = await as('GET', `/svc-admin/event-choices?${query}`);
    return (answer.body.events as { id: number; title: string }[]).map(({ id }) => id);
  };

  test('are found by words of the title or by id, whatever their status (4.17)', async () => {
    const draft = await makeOffer(service, manager, {
      event: { title: '100% Jazz', status: 'draft', content: '<p>River</p>' },
    });
    expect(await choices('search=jazz%20100%25')).toEqual([draft.eventId]);
    expect(await choices('search=river')).toEqual([ticket.eventId]);
    expect(await choices('search=j%25z')).toEqual([]);
    expect(await choices(`id=${draft.eventId}`)).toEqual([draft.eventId]);
    expect((await choices('search=')).length).toBeGreaterThan(1);
  });

  test('are offered to administrators who may read one of the lists (5.9)', async () => {
    const grants = [
      { subject: 'plugin::svc.venue', actions: ['read' as const], fields: ['title'] },
    ];
    const stranger = await registerWithGrants(service.url, admin, person('Eve'), { grants });
    expect((await stranger('GET', '/svc-admin/event-choices')).status).toBe(403);
    expect((await service.call('GET', '/svc-admin/event-choices')).status).toBe(401);
  });

  test('and attendee names are hidden from administrators who may read only their own entries (5.7, 5.9)', async () => {
    const ofOwn = (type: BoxOfficeType, fields: string[]) => ({
      subject: boxOfficeTypes[type],
      actions: ['read' as const],
      fields,
      conditions: ['admin::is-creator'],
    });
    const attendees = ofOwn('attendees', ['publicId', 'fullName']);
    const orders = ofOwn('orders', ['publicId', 'buyerName']);
    const grants = [attendees, orders];
    const author = await registerWithGrants(service.url, admin, person('Fay'), { grants });
    expect(await list('attendees', '', author)).toEqual([]);
    expect((await author('GET', '/svc-admin/event-choices')).status).toBe(403);
    const clerk = await registerWithGrants(service.url, admin, person('Gus'), {
      grants: [attendees, { ...orders, conditions: [] }],
    });
    expect((await clerk('GET', '/svc-admin/event-choices')).status).toBe(200);
    const { id } = await order();
    const path = `${listAddress('orders')}/${await documentOf(clerk, 'orders', id)}`;
    const { details } = (await clerk('GET', path)).body.data as { details: object };
    expect(Object.keys(details)).toEqual(['lines', 'history']);
  });
});
