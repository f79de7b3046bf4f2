import { makeUser, type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import { collections, eventBody, type Fields, make, makeSignedIn } from '../support/events';
import { makeOffer, makeOrder } from '../support/orders';
import {
  makeInPanel,
  openForm,
  registerColleague,
  toldOf,
  typeAddress,
} from '#svc/testing/panel-forms';
import { type AdminApi, registerFirstAdmin } from '#svc/testing/admin-api';

/* Two editors, one entry: a form of the panel is not saved over what somebody else has saved since it was loaded. */

const events = 'plugin::svc.event';
const venues = 'plugin::svc.venue';
const attendees = 'plugin::svc.attendee';

let service: Service;
let anna: AdminApi;
let ben: AdminApi;
let editor: TestUser;

beforeAll(async () => {
  service = await startService();
  anna = await registerFirstAdmin(service.url, person('Anna'));
  ben = await registerColleague(service.url, anna, person('Ben'));
  editor = await makeSignedIn(service, 'event-manager', 'editor');
});

const times = { startDate: '2030-05-02 19:00:00', endDate: '2030-05-02 20:00:00' };
const evening = () => makeInPanel(anna, events, { title: 'An evening', ...times });

async function shown(uid: string, documentId: string): Promise<Fields> {
  return (await openForm(anna, uid, documentId)).loaded;
}

async function documentOf(uid: string, publicId: number): Promise<string> {
  const { body } = await anna('GET', `${typeAddress(uid)}?filters[publicId][$eq]=${publicId}`);
  return (body.results as { documentId: string }[])[0]!.documentId;
}

const put = (collection: string, id: number, body: Fields) =>
  service.call('PUT', `${collection}/${id}`, { as: editor, body });

describe('a form whose entry somebody else has saved meanwhile', () => {
  const types: [string, () => Promise<Fields>][] = [
    [events, () => Promise.resolve({ title: 'Thing', ...times })],
    [venues, () => Promise.resolve({ title: 'Thing' })],
    ['plugin::svc.organizer', () => Promise.resolve({ title: 'Thing' })],
    ['plugin::svc.category', () => Promise.resolve({ title: 'Thing' })],
    ['plugin::svc.tag', () => Promise.resolve({ title: 'Thing' })],
    ['plugin::svc.ticket', async () => ({ title: 'Thing', type: 'free', event: await evening() })],
  ];

  test.each(types)('is refused, and says who it was: %s', async (uid, fields) => {
    const document = await makeInPanel(anna, uid, await fields());
    const stale = await openForm(ben, uid, document);
    const fresh = await openForm(anna, uid, document);
    expect((await fresh.save({ title: 'By Anna' })).status).toBe(200);
    const newest = await shown(uid, document);

    expect(toldOf(await stale.save({ title: 'By Ben' }))).toEqual({
      status: 409,
      name: 'ConflictError',
      message: 'Anna Office changed this while you had it open. Nothing was saved.',
      updatedAt: newest.updatedAt,
      changedBy: { id: expect.any(Number), name: 'Anna Office' },
    });
    expect(await shown(uid, document)).toEqual(newest);
    expect((await (await openForm(ben, uid, document)).save({ title: 'By Ben' })).status).toBe(200);
    expect(await shown(uid, document)).toMatchObject({ title: 'By Ben' });
  });

  test('is not published either', async () => {
    const document = await evening();
    const stale = await openForm(ben, events, document);
    const fresh = await openForm(anna, events, document);
    expect((await fresh.publish({ title: 'By Anna' })).status).toBe(200);
    const newest = await shown(events, document);

    expect(toldOf(await stale.publish({ costText: 'Free' }))).toMatchObject({
      status: 409,
      changedBy: { name: 'Anna Office' },
    });
    expect(await shown(events, document)).toEqual(newest);
    const again = await openForm(ben, events, document);
    expect((await again.publish({ costText: 'Free' })).status).toBe(200);
    expect(await shown(events, document)).toMatchObject({
      title: 'By Anna',
      costText: 'Free',
      status: 'published',
    });
  });

  test('passes once it says that it has seen the newest version', async () => {
    const document = await evening();
    const stale = await openForm(ben, events, document);
    await (await openForm(anna, events, document)).save({ title: 'By Anna' });
    const { updatedAt } = toldOf(await stale.save({ costText: 'Free' }));
    expect((await stale.save({ costText: 'Free', updatedAt })).status).toBe(200);
    expect(await shown(events, document)).toMatchObject({ title: 'An evening', costText: 'Free' });
  });

  test('is refused when only a relation has changed', async () => {
    const [document, venue] = [await evening(), await makeInPanel(anna, venues, { title: 'Hall' })];
    const stale = await openForm(ben, events, document);
    const fresh = await openForm(anna, events, document);
    const chosen = { connect: [{ documentId: venue }], disconnect: [] };
    expect((await fresh.save({ venue: chosen })).status).toBe(200);
    expect((await stale.save({ title: 'By Ben' })).status).toBe(409);
  });

  test('is refused after edits were discarded, with the name of who did', async () => {
    const document = await evening();
    await (await openForm(anna, events, document)).publish();
    await (await openForm(anna, events, document)).save({ title: 'Edited' });
    const stale = await openForm(anna, events, document);
    const address = `${typeAddress(events)}/${document}/actions/discard`;
    expect((await ben('POST', address, {})).status).toBe(200);
    const { status, changedBy, updatedAt } = toldOf(await stale.save({ title: 'Edited again' }));
    expect([status, changedBy?.name]).toEqual([409, 'Ben Office']);
    expect(Date.parse(updatedAt!)).toBeLessThan(Date.parse(stale.loaded.updatedAt));
  });

  test('of an entry that is gone says so', async () => {
    const document = await evening();
    const stale = await openForm(ben, events, document);
    expect((await anna('POST', `/svc-admin/trash/${events}/${document}`)).status).toBe(204);
    expect((await anna('DELETE', `${typeAddress(events)}/${document}`)).status).toBe(200);
    for (const answer of [await stale.save({ title: 'Ben' }), await stale.publish()]) {
      expect(toldOf(answer)).toEqual({
        status: 404,
        name: 'NotFoundError',
        message: 'This was deleted while you had it open.',
      });
    }
  });

  test('of an account is refused, too', async () => {
    const uid = 'plugin::users-permissions.user';
    await makeUser(service.strapi, 'authenticated', 'visitor');
    const { body } = await anna('GET', `${typeAddress(uid)}?filters[username][$eq]=visitor`);
    const { documentId, updatedAt } = (body.results as Record<string, string>[])[0]!;
    const address = `${typeAddress(uid)}/${documentId}`;
    expect((await anna('PUT', address, { username: 'guest', updatedAt })).status).toBe(200);
    const refused = await ben('PUT', address, { username: 'caller', updatedAt });
    expect(toldOf(refused)).toMatchObject({ status: 409, changedBy: { name: 'Anna Office' } });
  });
});

describe('a save that does not say which version it is based on', () => {
  test('saves and publishes, as scripts do', async () => {
    const document = await evening();
    const address = `${typeAddress(events)}/${document}`;
    expect((await ben('PUT', address, { title: 'By a script' })).status).toBe(200);
    expect((await ben('POST', `${address}/actions/publish`, {})).status).toBe(200);
    expect((await ben('PUT', address, { title: 'Odd', updatedAt: 'lately' })).status).toBe(200);
  });
});

describe('what was written over the API', () => {
  test('is noticed, and nobody of the panel is named for it', async () => {
    const { id } = await make(
      service,
      editor,
      collections.events,
      eventBody({ status: 'publish' }),
    );
    const document = await documentOf(events, id);
    await (await openForm(anna, events, document)).publish({ title: 'By Anna' });
    const stale = await openForm(ben, events, document);
    expect((await put(collections.events, id, { cost: 'Free' })).status).toBe(200);

    expect(toldOf(await stale.save({ title: 'By Ben' }))).toMatchObject({
      status: 409,
      message: 'This was changed over the API while you had it open. Nothing was saved.',
      changedBy: null,
    });
    expect(await shown(events, document)).toMatchObject({ title: 'By Anna', status: 'published' });
  });

  test.each(['venues', 'tickets', 'attendees'] as const)('also to %s', async (type) => {
    const ticket = await makeOffer(service, editor);
    const order = await makeOrder(service, { places: [[ticket, 1]] });
    const venue = await make(service, editor, collections.venues, { title: 'Hall' });
    const [uid, id, change, field] = {
      venues: [venues, venue.id, { city: 'Ulm' }, 'title'],
      tickets: ['plugin::svc.ticket', ticket.id, { description: 'By the API' }, 'title'],
      attendees: [attendees, order.attendeeIds[0]!, { status: 'checked_in' }, 'fullName'],
    }[type] as [string, number, Fields, string];
    const document = await documentOf(uid, id);
    expect((await (await openForm(anna, uid, document)).save({ [field]: 'By Anna' })).status).toBe(
      200,
    );
    const stale = await openForm(ben, uid, document);
    expect((await put(collections[type], id, change)).status).toBe(200);
    expect(toldOf(await stale.save({ [field]: 'By Ben' }))).toMatchObject({
      status: 409,
      changedBy: null,
    });
    expect(await shown(uid, document)).toMatchObject({ [field]: 'By Anna' });
  });

  test('is told from what an administrator does by a button', async () => {
    const ticket = await makeOffer(service, editor);
    const order = await makeOrder(service, { places: [[ticket, 1]] });
    const document = await documentOf(attendees, order.attendeeIds[0]!);
    const stale = await openForm(ben, attendees, document);
    expect((await anna('POST', `/svc-admin/attendees/${document}/check-in`)).status).toBe(204);
    expect(toldOf(await stale.save({ fullName: 'By Ben' }))).toMatchObject({
      status: 409,
      changedBy: { name: 'Anna Office' },
    });
  });
});
