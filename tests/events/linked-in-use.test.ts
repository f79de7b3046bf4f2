import { type Service, startService, type TestUser } from '../support';
import { person } from '../support/box-office';
import { collections, eventBody, type Fields, make, makeSignedIn } from '../support/events';
import {
  type AdminApi,
  type Answer,
  registerFirstAdmin,
  registerWithGrants,
  registerWithRole,
} from '#svc/testing/admin-api';

/* Venues and organizers that events use, and the panel's ways to be rid of them. */

const uids = { venues: 'plugin::svc.venue', organizers: 'plugin::svc.organizer' } as const;
type Kind = keyof typeof uids;

let service: Service;
let manager: TestUser;
let admin: AdminApi;

beforeAll(async () => {
  service = await startService();
  manager = await makeSignedIn(service, 'event-manager', 'manager');
  admin = await registerFirstAdmin(service.url, person('Ada'));
});

const addressOf = (kind: Kind) => `/content-manager/collection-types/${uids[kind]}`;

async function documentOf(kind: Kind | 'events', id: number): Promise<string> {
  const row = (await service.strapi.db
    .connection(`svc_${kind}`)
    .where({ public_id: id })
    .first('document_id')) as { document_id: string };
  return row.document_id;
}

const makeThing = (kind: Kind, title: string) =>
  make(service, manager, collections[kind], { title });
const makeEvent = (body: Fields) =>
  make(service, manager, collections.events, eventBody({ status: 'publish', ...body }));
const read = async (id: number) =>
  (await service.call('GET', `${collections.events}/${id}`, {})).body;
const isThere = async (kind: Kind, id: number) =>
  (await service.call('GET', `${collections[kind]}/${id}`, {})).status === 200;

const messageOf = ({ status, body }: Answer) => [
  status,
  (body.error as { message: string }).message,
];

async function replace(kind: Kind, id: number, by: unknown, as = admin): Promise<Answer> {
  const document = await documentOf(kind, id);
  return as('POST', `/svc-admin/replace/${uids[kind]}/${document}`, { by });
}

test('a venue that events use is not deleted in the panel, which says by which (2.17)', async () => {
  const { id } = await makeThing('venues', 'Town Hall');
  for (const title of ['Gala', 'Ball', 'Concert', 'Reading'])
    await makeEvent({ title, venue_id: id });
  const answer = await admin('DELETE', `${addressOf('venues')}/${await documentOf('venues', id)}`);
  expect(messageOf(answer)).toEqual([
    400,
    'Town Hall cannot be deleted. Used by 4 events: Gala, Ball, Concert and 1 more. Put another in its place first, with "Replace by…".',
  ]);
  expect(await isThere('venues', id)).toBe(true);
});

test('of several that are ticked none is deleted where one is used, by a draft or in the trash too (2.17)', async () => {
  const free = await makeThing('organizers', 'Nobody’s');
  const used = await makeThing('organizers', 'Friends');
  const { id } = await makeEvent({ title: 'Gone', status: 'draft', organizer_ids: [used.id] });
  await service.call('DELETE', `${collections.events}/${id}`, { as: manager });
  const documentIds = await Promise.all(
    [free, used].map((one) => documentOf('organizers', one.id)),
  );
  const path = `${addressOf('organizers')}/actions/bulkDelete`;
  expect(messageOf(await admin('POST', path, { documentIds }))).toEqual([
    400,
    expect.stringContaining('Friends cannot be deleted. Used by 1 event: Gone.'),
  ]);
  expect(await isThere('organizers', free.id)).toBe(true);
  const alone = await admin('POST', path, { documentIds: [documentIds[0]] });
  expect([alone.status, await isThere('organizers', free.id)]).toEqual([200, false]);
});

test('over REST a venue is deleted as ever, and its events stay without it (2.17)', async () => {
  const { id } = await makeThing('venues', 'Old Mill');
  const event = await makeEvent({ venue_id: id });
  const path = `${collections.venues}/${id}`;
  expect((await service.call('DELETE', path, { as: manager })).status).toBe(200);
  expect(await read(event.id)).toMatchObject({ venue_id: 0 });
});

describe('replaced by another', () => {
  test('a venue gives way in what is published and in what is edited, each as it is (2.17)', async () => {
    const [old, other, third] = [
      await makeThing('venues', 'Old'),
      await makeThing('venues', 'New'),
      await makeThing('venues', 'Third'),
    ];
    const both = await makeEvent({ title: 'Both', venue_id: old.id });
    const published = await makeEvent({ title: 'Published', venue_id: old.id });
    const address = `/content-manager/collection-types/plugin::svc.event/${await documentOf('events', published.id)}`;
    await admin('PUT', address, {
      venue: { connect: [{ documentId: await documentOf('venues', third.id) }], disconnect: [] },
    });
    const tag = (await service.call('GET', `${collections.events}/${both.id}`, {})).headers.get(
      'etag',
    );
    expect((await replace('venues', old.id, await documentOf('venues', other.id))).status).toBe(
      204,
    );
    expect(await read(both.id)).toMatchObject({ venue_id: other.id });
    expect(await read(published.id)).toMatchObject({ venue_id: other.id });
    expect(await isThere('venues', old.id)).toBe(false);
    const again = await service.call('GET', `${collections.events}/${both.id}`, {
      headers: { 'if-none-match': tag! },
    });
    expect(again.status).toBe(200);
    const status = async (id: number) => {
      const path = `/content-manager/collection-types/plugin::svc.event/${await documentOf('events', id)}`;
      return ((await admin('GET', path)).body.data as { status: string }).status;
    };
    expect([await status(both.id), await status(published.id)]).toEqual(['published', 'modified']);
    const document = await documentOf('events', published.id);
    await admin(
      'POST',
      `/content-manager/collection-types/plugin::svc.event/${document}/actions/publish`,
      {},
    );
    expect(await read(published.id)).toMatchObject({ venue_id: third.id });
  });

  test('an organizer gives way, once where an event has both (2.17)', async () => {
    const [old, other] = [
      await makeThing('organizers', 'Old'),
      await makeThing('organizers', 'New'),
    ];
    const one = await makeEvent({ organizer_ids: [old.id] });
    const two = await makeEvent({ organizer_ids: [other.id, old.id] });
    expect((await replace('organizers', old.id, await documentOf('organizers', other.id))).status) //
      .toBe(204);
    expect(await read(one.id)).toMatchObject({ organizer_ids: [other.id] });
    expect(await read(two.id)).toMatchObject({ organizer_ids: [other.id] });
    const listed = await service.call('GET', collections.events, {
      query: { organizer: other.id },
    });
    expect((listed.body as unknown as { id: number }[]).map(({ id }) => id).sort()).toEqual(
      [one.id, two.id].sort(),
    );
  });

  test('by itself, by nothing or by what is gone nothing happens (2.17)', async () => {
    const { id } = await makeThing('venues', 'Here');
    await makeEvent({ title: 'Stays', venue_id: id });
    const own = await documentOf('venues', id);
    expect(messageOf(await replace('venues', id, own))).toEqual([
      400,
      'The replacement is the same.',
    ]);
    for (const by of [
      undefined,
      'unknown',
      7,
      await documentOf('events', (await makeEvent({})).id),
    ]) {
      expect(messageOf(await replace('venues', id, by))).toEqual([
        400,
        'The replacement is no venue any more.',
      ]);
    }
    const uses = await admin('GET', `/svc-admin/replace/${uids.venues}/${own}`);
    expect(uses.body).toEqual({
      ...{ events: 1, description: 'Used by 1 event: Stays' },
      ...{ withGuests: 0, guests: 0, named: [], documentIds: [] },
    });
  });

  test('whom it touches is said: who has a place at what is not over (2.34)', async () => {
    const { id } = await makeThing('venues', 'Full House');
    const sell = async (title: string, dates: Fields, count: number) => {
      const event = await makeEvent({ title, venue_id: id, ...dates });
      const ticket = await make(service, manager, 'svc/tickets/v1/tickets', {
        ...{ title: 'Standard', event_id: event.id, type: 'free' },
      });
      const attendee = { full_name: 'Ada', email: 'ada@example.test', ticket_id: ticket.id };
      for (let sold = 0; sold < count; sold += 1) {
        await make(service, manager, 'svc/tickets/v1/attendees', attendee);
      }
      return documentOf('events', event.id);
    };
    const on = (day: string) => ({ start_date: `${day} 18:00:00`, end_date: `${day} 20:00:00` });
    const later = await sell('Later', on('2031-05-02'), 1);
    const sooner = await sell('Sooner', on('2031-05-01'), 2);
    await sell('Unsold', on('2031-05-01'), 0);
    await sell('Over', on('2021-05-01'), 3);
    const path = `/svc-admin/replace/${uids.venues}/${await documentOf('venues', id)}`;
    expect((await admin('GET', path)).body).toMatchObject({
      ...{ events: 4, withGuests: 2, guests: 3, documentIds: [sooner, later] },
      named: [
        { documentId: sooner, title: 'Sooner', start: '2031-05-01 18:00:00', isAllDay: false },
        { documentId: later, title: 'Later' },
      ],
    });
  });

  test('only by who may delete it and change events (5.9)', async () => {
    const { id } = await makeThing('venues', 'Guarded');
    const reading = ['plugin::svc.event', uids.venues].map((subject) => ({
      subject,
      actions: ['read', 'update'] as const,
      fields: ['title'],
    }));
    const writer = await registerWithGrants(service.url, admin, person('Wim'), { grants: reading });
    expect((await replace('venues', id, 'x', writer)).status).toBe(403);
    const path = `/svc-admin/replace/${uids.venues}/unknown`;
    expect((await writer('GET', path)).status).toBe(403);
    expect((await admin('GET', path)).status).toBe(404);
    expect((await admin('GET', `/svc-admin/replace/plugin::svc.tag/unknown`)).status).toBe(404);
  });
});

describe('replaced by an author', () => {
  let author: AdminApi;
  const addressOfEvents = '/content-manager/collection-types/plugin::svc.event';
  const dates = { startDate: '2031-05-02 19:00:00', endDate: '2031-05-02 20:00:00' };

  beforeAll(async () => {
    const roles = (await admin('GET', '/admin/roles')).body.data as unknown as {
      id: number;
      code: string;
    }[];
    const role = roles.find(({ code }) => code === 'svc-programme-author')!;
    author = await registerWithRole(service.url, admin, person('Aut'), role.id);
  });

  const makeAs = async (as: AdminApi, address: string, fields: Fields) => {
    const { body } = await as('POST', address, fields);
    return body.data as { documentId: string; publicId: number };
  };
  const venue = (as: AdminApi, title: string) => makeAs(as, addressOf('venues'), { title });
  const eventAt = (as: AdminApi, documentId: string, title: string) =>
    makeAs(as, addressOfEvents, { title, ...dates, venue: { connect: [{ documentId }] } });
  const publish = (documentId: string) =>
    admin('POST', `${addressOfEvents}/${documentId}/actions/publish`, {});
  const replaceAs = async (as: AdminApi, from: string, by: string) =>
    as('POST', `/svc-admin/replace/${uids.venues}/${from}`, { by });
  const venueOf = async (documentId: string) => {
    const { body } = await admin(
      'GET',
      `/content-manager/relations/plugin::svc.event/${documentId}/venue`,
    );
    return (body.results as { title: string }[]).map(({ title }) => title);
  };

  test('a venue stays in all events where one of them is somebody else’s (2.17, 5.9)', async () => {
    const [old, other] = [await venue(author, 'Theirs'), await venue(author, 'Theirs, too')];
    const own = await eventAt(author, old.documentId, 'Own');
    const foreign = await eventAt(admin, old.documentId, 'Of Ada');
    await publish(foreign.documentId);
    expect(messageOf(await replaceAs(author, old.documentId, other.documentId))).toEqual([
      403,
      'Nothing was replaced: your role does not let you change 1 of the 2 events that use it.',
    ]);
    expect([await venueOf(own.documentId), await venueOf(foreign.documentId)]).toEqual([
      ['Theirs'],
      ['Theirs'],
    ]);
    expect(await isThere('venues', old.publicId)).toBe(true);
  });

  test('what the public sees changes by who may publish it, a draft by its author (2.17, 5.9)', async () => {
    const [old, other] = [await venue(author, 'Before'), await venue(author, 'After')];
    const seen = await eventAt(author, old.documentId, 'Own, and published');
    await publish(seen.documentId);
    expect((await replaceAs(author, old.documentId, other.documentId)).status).toBe(403);
    expect((await replaceAs(admin, old.documentId, other.documentId)).status).toBe(204);
    const last = await venue(author, 'Last');
    await author('PUT', `${addressOfEvents}/${seen.documentId}`, {
      venue: { connect: [{ documentId: last.documentId }], disconnect: [other] },
    });
    const draft = await eventAt(author, last.documentId, 'Own draft');
    const next = await venue(author, 'Next');
    expect((await replaceAs(author, last.documentId, next.documentId)).status).toBe(204);
    expect([await venueOf(draft.documentId), await venueOf(seen.documentId)]).toEqual([
      ['Next'],
      ['Next'],
    ]);
  });
});

test('how many people have places at an event is told to who may read events, and no names (2.17, 2.34)', async () => {
  const { id } = await makeEvent({ title: 'Gala' });
  const ticket = await make(service, manager, 'svc/tickets/v1/tickets', {
    title: 'Standard',
    event_id: id,
    type: 'free',
  });
  const attendee = { full_name: 'Ada', email: 'ada@example.test', ticket_id: ticket.id };
  for (let count = 0; count < 2; count += 1) {
    await make(service, manager, 'svc/tickets/v1/attendees', attendee);
  }
  const path = `/svc-admin/events/${await documentOf('events', id)}/people`;
  expect((await admin('GET', path)).body).toEqual({ people: 2, mails: 2, unreached: 0 });
  expect((await admin('GET', '/svc-admin/events/unknown/people')).status).toBe(404);
  const nobody = await registerWithGrants(service.url, admin, person('Nora'), {});
  expect((await nobody('GET', path)).status).toBe(403);
});

test('what can be chosen is found whatever its accents and capitals (2.27)', async () => {
  const { id } = await makeThing('venues', 'Café Zürich');
  await makeThing('organizers', 'Éditions Ø');
  const event = await makeEvent({ title: 'Fête d’été' });
  const found = async (relation: string, typed: string) => {
    const path = `/content-manager/relations/${relation}?_q=${encodeURIComponent(typed)}`;
    return ((await admin('GET', path)).body.results as { documentId: string }[]).map(
      ({ documentId }) => documentId,
    );
  };
  const cafe = await documentOf('venues', id);
  const toVenue = 'plugin::svc.event/venue';
  for (const typed of ['cafe', 'CAFÉ', 'zurich caf', 'ürich']) {
    expect([typed, await found(toVenue, typed)]).toEqual([typed, [cafe]]);
  }
  expect(await found(toVenue, 'caffe')).toEqual([]);
  expect(await found('plugin::svc.event/organizers', 'editions o')).toHaveLength(1);
  const fete = await documentOf('events', event.id);
  expect(await found('plugin::svc.ticket/event', 'fete d’ete')).toEqual([fete]);
});
