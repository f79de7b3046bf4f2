import { type Service, startService, type TestUser } from '../support';
import { boxOfficeTypes, type BoxOfficeType, documentOf, person } from '../support/box-office';
import { makeSignedIn } from '../support/events';
import { makeOffer, makeOrder } from '../support/orders';
import { askBack } from '../support/refunds';
import { type AdminApi, registerFirstAdmin, registerWithGrants } from '#svc/testing/admin-api';

/* Who may do in the panel what the box office does. */

let service: Service;
let manager: TestUser;
let admin: AdminApi;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

describe('who may use the box office actions', () => {
  const deeds: [BoxOfficeType, string, string, 'GET'?][] = [
    ['orders', 'pay', 'plugin::svc.orders.pay'],
    ['orders', 'cancel', 'plugin::svc.orders.cancel'],
    ['orders', 'confirm', 'plugin::svc.orders.confirm'],
    ['orders', 'erase-buyer', 'plugin::svc.orders.erase-buyer'],
    ['orders', 'buyer', 'plugin::svc.orders.export-buyer', 'GET'],
    ['orders', 'email', 'plugin::svc.orders.correct-email'],
    ['orders', 'tickets.pdf', 'plugin::svc.orders.print', 'GET'],
    ['attendees', 'check-in', 'plugin::svc.attendees.check-in'],
    ['attendees', 'undo-check-in', 'plugin::svc.attendees.check-in'],
    ['attendees', 'confirm', 'plugin::svc.attendees.change-place'],
    ['attendees', 'cancel', 'plugin::svc.attendees.change-place'],
    ['refund-requests', 'approve', 'plugin::svc.refund-requests.decide'],
    ['refund-requests', 'reject', 'plugin::svc.refund-requests.decide'],
    ['orders', 'refund', 'plugin::svc.refund-requests.decide'],
    ['orders', 'refund', 'plugin::svc.refund-requests.decide', 'GET'],
    ['attendees', 'refund', 'plugin::svc.refund-requests.decide'],
    ['attendees', 'refund', 'plugin::svc.refund-requests.decide', 'GET'],
    ['orders', 'ask-refund', 'plugin::svc.refund-requests.ask'],
    ['attendees', 'ask-refund', 'plugin::svc.refund-requests.ask'],
  ];
  const reading = Object.values(boxOfficeTypes).map((subject) => ({
    subject,
    actions: ['read' as const],
    fields: ['publicId'],
  }));
  let documents: Record<BoxOfficeType, string>;

  beforeAll(async () => {
    const ticket = await makeOffer(service, manager);
    const { id, attendeeIds } = await makeOrder(service, { places: [[ticket, 1]] });
    const request = await askBack(service.call, manager, { order_id: id });
    documents = {
      orders: await documentOf(admin, 'orders', id),
      attendees: await documentOf(admin, 'attendees', attendeeIds[0]!),
      'refund-requests': await documentOf(admin, 'refund-requests', request),
    };
  });

  const statuses = (as: AdminApi, { isUnknown = false } = {}) =>
    Promise.all(
      deeds.map(async ([type, verb, , method = 'POST']) => {
        const document = isUnknown ? 'unknown' : documents[type];
        const body = method === 'POST' ? {} : undefined;
        return (await as(method, `/svc-admin/${type}/${document}/${verb}`, body)).status;
      }),
    );

  test('nobody who is not signed in to the panel (5.9)', async () => {
    const call = async (method: string, path: string) => {
      const { status, headers, body } = await service.call(method, path, { as: manager });
      return { status, headers, body };
    };
    const anonymous: AdminApi = Object.assign(call, { at: () => anonymous });
    expect(await statuses(anonymous)).toEqual(deeds.map(() => 401));
  });

  test('nobody by reading or writing in the Content Manager alone (5.9)', async () => {
    const writing = {
      subject: boxOfficeTypes.attendees,
      actions: ['update'] as const,
      fields: ['state'],
    };
    const grants = [...reading, writing];
    const reader = await registerWithGrants(service.url, admin, person('Rita'), { grants });
    expect(await statuses(reader)).toEqual(deeds.map(() => 403));
    expect(await statuses(reader, { isUnknown: true })).toEqual(deeds.map(() => 403));
  });

  test('nobody who may not see the thing (5.9)', async () => {
    const actions = deeds.map(([, , action]) => action);
    const blind = await registerWithGrants(service.url, admin, person('Bo'), { actions });
    expect(await statuses(blind)).toEqual(deeds.map(() => 403));
  });

  test('each action needs its own permission (5.9)', async () => {
    const checkIn = 'plugin::svc.attendees.check-in';
    const grants = reading;
    const door = await registerWithGrants(service.url, admin, person('Inga'), {
      grants,
      actions: [checkIn],
    });
    expect(await statuses(door, { isUnknown: true })).toEqual(
      deeds.map(([, , action]) => (action === checkIn ? 404 : 403)),
    );
    const { body } = await admin('GET', '/admin/permissions');
    const offered = JSON.stringify(body);
    for (const [, , action] of deeds) expect(offered).toContain(`"action":"${action}"`);
    expect(await statuses(admin, { isUnknown: true })).toEqual(deeds.map(() => 404));
  });

  test('a guest who is made in a form begins inside by who may check in alone (3.10, 5.9)', async () => {
    const uid = boxOfficeTypes.attendees;
    const type = `/content-manager/collection-types/${uid}`;
    const fields = ['fullName', 'email', 'ticket', 'state'];
    const own = ['read', 'create'].map((action) => ({
      ...{ subject: uid, fields, actions: [action as 'read'] },
    }));
    const ticket = await makeOffer(service, manager);
    const { documentId } = (await service.strapi.db
      .query('plugin::svc.ticket' as never)
      .findOne({ where: { publicId: ticket.id } } as never)) as unknown as { documentId: string };
    const guest = {
      fullName: 'Gus',
      email: 'gus@example.test',
      ticket: { connect: [{ documentId }] },
    };
    const make = (as: AdminApi, state?: string) => as('POST', type, { ...guest, state });
    const writer = await registerWithGrants(service.url, admin, person('Wes'), { grants: own });
    const refused = await make(writer, 'checked_in');
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      { details: { errors: [{ path: ['state'], message: 'is for those who may check in' }] } },
    ]);
    expect((await make(writer)).body.data).toMatchObject({ state: 'confirmed' });
    expect((await make(writer, 'pending')).status).toBe(201);
    const actions = ['plugin::svc.attendees.check-in'];
    const door = await registerWithGrants(service.url, admin, person('Karl'), {
      grants: own,
      actions,
    });
    expect((await make(door, 'checked_in')).body.data).toMatchObject({ state: 'checked_in' });
  });

  test('write orders and refund requests: nobody, and no role can be ticked for it (4.17, 4.18)', async () => {
    const { body } = await admin('GET', '/admin/permissions');
    const { sections } = body.data as {
      sections: { collectionTypes: { actions: { actionId: string; subjects: string[] }[] } };
    };
    const offered = Object.fromEntries(
      sections.collectionTypes.actions.map(({ actionId, subjects }) => [
        actionId.split('.').at(-1),
        subjects.filter((uid) => Object.values<string>(boxOfficeTypes).includes(uid)).sort(),
      ]),
    );
    expect(offered).toMatchObject({
      read: Object.values(boxOfficeTypes).sort(),
      create: [boxOfficeTypes.attendees],
      update: [boxOfficeTypes.attendees],
      delete: [boxOfficeTypes.attendees],
    });
  });
});
